"""Bots for 替身之魂."""
