"""A package that adds a general to 国战 from outside: docs/adding-a-general.md, followed."""
