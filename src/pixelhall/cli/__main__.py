"""`python -m pixelhall.cli` is `pixelhall`."""

from pixelhall.cli import main

main(prog_name="pixelhall")
