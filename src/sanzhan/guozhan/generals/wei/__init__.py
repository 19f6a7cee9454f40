"""The generals of Wei: one file each."""
