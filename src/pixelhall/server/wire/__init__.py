"""Every message that crosses the network, as types: the one source for checking, for /api/openapi.json and for the
client's TypeScript.

A socket of a table: the client says `hello` first, then whatever it does; the hall answers each change with a whole
`view` for that seat, and a deed that was not done with `refused`. Seats count from 0; -1 is nobody. Times are
milliseconds; `at` since 1970.
"""

from pixelhall.server.wire.library import *  # noqa: F403
from pixelhall.server.wire.own import *  # noqa: F403
from pixelhall.server.wire.people import *  # noqa: F403
from pixelhall.server.wire.replays import *  # noqa: F403
from pixelhall.server.wire.socket import *  # noqa: F403
from pixelhall.server.wire.tables import *  # noqa: F403
from pixelhall.server.wire.words import *  # noqa: F403
