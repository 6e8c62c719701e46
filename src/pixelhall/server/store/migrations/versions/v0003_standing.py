"""Answers that somebody has set beforehand at a table: nobody else may notice them, so they are no entries."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "standing",
        sa.Column("table_id", sa.String, primary_key=True),
        sa.Column("person", sa.String, primary_key=True),
        sa.Column("text", sa.String, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("standing")
