"""Instruments: simulation, secrecy pairs, benchmarks, coverage of the rules by tests."""
