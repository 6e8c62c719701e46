"""Who sat where, and the plays that are over, by person: an account finds both in every browser."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "seats",
        sa.Column("person", sa.String, primary_key=True),
        sa.Column("table_id", sa.String, primary_key=True),
    )
    op.create_table(
        "plays",
        sa.Column("person", sa.String, primary_key=True),
        sa.Column("table_id", sa.String, primary_key=True),
        sa.Column("play", sa.Integer, primary_key=True),
        sa.Column("ended", sa.BigInteger, nullable=False),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("others", sa.String, nullable=False),
        sa.Column("text", sa.String, nullable=False),
    )
    op.create_index("ix_plays_person_ended", "plays", ["person", "ended"])
    op.execute(
        "INSERT INTO seats (person, table_id) SELECT DISTINCT person, table_id FROM entries "
        "WHERE kind = 'sit' AND person <> ''"
    )
    # How a play ended is known only to its rules. The hall looks at all live tables when it opens, and notes the plays
    # of those that turn out to be over.
    op.execute("UPDATE tables SET live = 1 WHERE id IN (SELECT table_id FROM entries WHERE kind = 'start')")


def downgrade() -> None:
    op.drop_table("plays")
    op.drop_table("seats")
