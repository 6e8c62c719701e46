"""Texts that a person keeps, such as forces, and how they like the pages of the hall."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "own_texts",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("person", sa.String, nullable=False),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("sought", sa.String, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("text", sa.String, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_own_texts_name", "own_texts", ["person", "kind", "game", "sought"], unique=True)
    op.create_table(
        "likings",
        sa.Column("person", sa.String, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("text", sa.String, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("likings")
    op.drop_table("own_texts")
