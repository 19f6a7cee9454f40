"""SENJI for bots: what a war, a hand of flowers and a card are worth, and the `thumb` bot."""
