"""Runs a hall until it is stopped: python -m pixelhall.server.run '{"store": "hall.db", "port": 8421}', with any of the
settings."""

import gc
import sys

import msgspec
import uvicorn

from pixelhall.core.errors import BadOption, PixelhallError
from pixelhall.server import logbook
from pixelhall.server.door.app import application
from pixelhall.server.door.connections import Door, room_for_connections
from pixelhall.server.settings import Settings
from pixelhall.server.store.opening import open_store

LARGEST_FRAME = 65_536  # beyond it the socket is closed unread
CLOSING = 5  # seconds for connections to end
RARELY = (
    20_000,
    50,
    1000,
)  # garbage collection stops every table, so old objects are hardly ever looked through


def run(settings: Settings) -> None:
    """Serves until it is stopped; what keeps a hall from opening is a PixelhallError with one sentence."""
    logbook.open_logbook(settings.log)
    lock, store = open_store(settings.store, settings.address)
    gc.set_threshold(*RARELY)
    gc.freeze()
    uvicorn.run(
        application(settings, lock, store),
        host=settings.host,
        port=settings.port,
        http=Door,
        limit_concurrency=room_for_connections(),
        ws="websockets-sansio",
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        log_config=None,
        access_log=False,
        server_header=False,
        date_header=False,
        timeout_graceful_shutdown=CLOSING,
        timeout_keep_alive=settings.patience,
    )


def read(text: str) -> Settings:
    """Settings from JSON."""
    try:
        return msgspec.json.decode(text, type=Settings, dec_hook=lambda kind, value: kind(value))
    except msgspec.MsgspecError as fault:
        raise BadOption(f"these are no settings: {fault}") from fault


if __name__ == "__main__":
    try:
        run(read(sys.argv[1]))
    except PixelhallError as fault:
        sys.exit(f"The hall cannot open: {fault}")
