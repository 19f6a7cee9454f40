"""The generals of Shu: one file each."""
