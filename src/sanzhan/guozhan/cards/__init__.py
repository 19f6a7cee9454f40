"""The cards: faces, and one class for what each kind does."""
