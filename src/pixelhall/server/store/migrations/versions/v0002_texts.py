"""Card sets and decks as they were when a table began to play with them."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "texts", sa.Column("digest", sa.String, primary_key=True), sa.Column("text", sa.String, nullable=False)
    )


def downgrade() -> None:
    op.drop_table("texts")
