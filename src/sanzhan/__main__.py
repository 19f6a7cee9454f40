"""`python -m sanzhan`."""

from sanzhan.cli import main

if __name__ == "__main__":
    main()
