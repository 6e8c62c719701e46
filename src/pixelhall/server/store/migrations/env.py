"""Alembic comes in here: it works on the connection that the store hands over."""

from alembic import context

from pixelhall.server.store.store import schema

context.configure(connection=context.config.attributes["connection"], target_metadata=schema, transactional_ddl=True)
with context.begin_transaction():
    context.run_migrations()
