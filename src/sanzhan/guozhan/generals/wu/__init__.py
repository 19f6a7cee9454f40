"""The generals of Wu: one file each."""
