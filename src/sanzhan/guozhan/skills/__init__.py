"""What a skill can be; generals, equipment and lasting effects are made of these."""
