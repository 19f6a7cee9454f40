"""三国杀·国战: the rules, both editions."""
