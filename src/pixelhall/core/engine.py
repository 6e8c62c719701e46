"""How the engine runs on this computer."""

from importlib.util import find_spec


def is_compiled() -> bool:
    """Whether the engine is compiled; otherwise it runs as plain Python."""
    spec = find_spec("pixelhall.core.machine")
    return spec is not None and str(spec.origin).endswith((".so", ".pyd"))
