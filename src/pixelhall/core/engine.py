"""How the engine runs on this machine."""

from importlib.util import find_spec


def compiled() -> bool:
    """Whether as machine code; else as plain Python."""
    spec = find_spec("pixelhall.core.machine")
    return spec is not None and str(spec.origin).endswith((".so", ".pyd"))
