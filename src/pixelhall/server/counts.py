"""Numbers for the operator, as Prometheus reads them: what was counted since the hall opened, and how things stand now."""

from collections import Counter
from collections.abc import Iterable

Sample = tuple[str, dict[str, str], float]  # a name, its labels, a number


class Counts:
    """Counters by name and label."""

    def __init__(self) -> None:
        self.requests: Counter[str] = Counter()  # by their status
        self.refusals: Counter[str] = Counter()  # at tables, by their kind

    def samples(self) -> list[Sample]:
        requests = [
            ("pixelhall_requests_total", {"status": key}, value) for key, value in sorted(self.requests.items())
        ]
        refusals = [("pixelhall_refusals_total", {"kind": key}, value) for key, value in sorted(self.refusals.items())]
        return [*requests, *refusals]


def text(samples: Iterable[Sample], words: dict[str, str]) -> str:
    """The text format of Prometheus; `words` say what each name means."""
    lines: list[str] = []
    named = ""
    for name, labels, value in samples:
        if name != named:
            kind = "counter" if name.endswith("_total") else "gauge"
            lines += [f"# HELP {name} {words[name]}", f"# TYPE {name} {kind}"]
            named = name
        inner = ",".join(f'{label}="{one}"' for label, one in labels.items())
        lines.append(f"{name}{{{inner}}} {value:.10g}" if inner else f"{name} {value:.10g}")
    return "\n".join(lines) + "\n"
