"""Card sets that people share by a link, and who shares which."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "shared",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("title", sa.String, nullable=False),
        sa.Column("text", sa.String, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "shares",
        sa.Column("person", sa.String, primary_key=True),
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("shares")
    op.drop_table("shared")
