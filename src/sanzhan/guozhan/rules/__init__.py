"""What the rules let everybody do, as skills that no general has: marks, summons, alliances, the last four."""
