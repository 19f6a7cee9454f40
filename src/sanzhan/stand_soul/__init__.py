"""替身之魂: the rules. docs/rules/stand_soul.md says which paragraph stands where."""
