"""The generals of Qun: one file each."""
