"""SENJI 时战: simultaneous secret orders, open negotiation, dice wars and flower cards for three to six families."""
