"""Stores as an earlier hall left them."""

from importlib import resources
from pathlib import Path

import sqlalchemy as sa
from alembic import command
from alembic.config import Config


def take_back(path: Path, version: str) -> None:
    """Brings a store that nobody has open back to an earlier schema."""
    config = Config()
    config.set_main_option("script_location", str(resources.files("pixelhall.server.store") / "migrations"))
    engine = sa.create_engine(f"sqlite:///{path}")
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.downgrade(config, version)
    engine.dispose()
