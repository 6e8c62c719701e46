"""Which tables wake when the hall opens, which texts each table uses, how the names of accounts look, and the keys of
the hall."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"

CLOCKED = (
    "SELECT table_id FROM entries WHERE n = 0 AND kind = 'open' AND json_valid(text) "
    "AND coalesce(json_extract(text, '$.clock.type'), 'none') <> 'none'"
)
STARTED = "SELECT table_id FROM entries WHERE kind = 'start'"


def upgrade() -> None:
    op.add_column("tables", sa.Column("wakes", sa.Boolean, nullable=False, server_default="1"))
    op.execute(f"UPDATE tables SET wakes = 0 WHERE id IN ({STARTED}) AND id NOT IN ({CLOCKED})")
    op.create_table(
        "uses",
        sa.Column("digest", sa.String, primary_key=True),
        sa.Column("table_id", sa.String, primary_key=True),
    )
    op.create_index("ix_uses_table_id", "uses", ["table_id"])
    connection = op.get_bind()
    openings = connection.execute(sa.text("SELECT table_id, text FROM entries WHERE n = 0 AND json_valid(text)"))
    for table, text in openings.all():
        sources = json.loads(text).get("sources", {})
        for digest in set(sources.values()):
            connection.execute(sa.text("INSERT INTO uses VALUES (:digest, :table)"), {"digest": digest, "table": table})
    op.add_column("people", sa.Column("looks", sa.String))
    op.create_index("ix_people_looks", "people", ["looks"])
    op.create_table(
        "keys",
        sa.Column("name", sa.String, primary_key=True),
        sa.Column("secret", sa.String, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("keys")
    op.drop_index("ix_people_looks", "people")
    op.drop_column("people", "looks")
    op.drop_table("uses")
    op.drop_column("tables", "wakes")
