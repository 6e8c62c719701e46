"""The C that mypyc generates is mended where it must be, or the engine is not compiled."""

import importlib.metadata
import re
import runpy
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
TOOL = runpy.run_path(str(ROOT / "tools" / "generated_c.py"))
Unsafe: type[SystemExit] = TOOL["Unsafe"]

DEALLOC = """
static void
{name}_dealloc({name}Object *self)
{{
    {before}CPy_TRASHCAN_BEGIN(self, {name}_dealloc)
    {name}_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}}
"""
TRACKED = DEALLOC.format(name="Play", before="PyObject_GC_UnTrack(self);\n    ")
UNTRACKED = DEALLOC.format(name="Event", before="")
REUSED = DEALLOC.format(
    name="Decision",
    before="""if (Decision_free_instance == NULL) {
        Decision_free_instance = self;
        if (CPyTagged_CheckLong(self->_seat)) {
            Py_XDECREF(CPyTagged_LongAsObject(self->_seat));
        } else {
            self->_seat = CPY_INT_TAG;
        }
        return;
    }
    """,
)


def mended(text: str) -> tuple[str, int]:
    found: tuple[str, int] = TOOL["mend"](text)
    return found


def test_tracked_values_keep_their_trashcan() -> None:
    assert mended(TRACKED) == (TRACKED, 0)


def test_untracked_values_lose_their_trashcan_and_nothing_else() -> None:
    text, classes = mended(TRACKED + UNTRACKED)
    assert classes == 1 and "TRASHCAN" not in text.removeprefix(TRACKED)
    assert text == TRACKED + re.sub(r"CPy_TRASHCAN_\w+\(.*\)", "", UNTRACKED)


def test_a_value_with_a_branch_before_its_trashcan_was_left_unmended() -> None:
    text, classes = mended(REUSED)
    assert classes == 1 and "TRASHCAN" not in text and "Decision_free_instance = self;" in text


def test_mending_twice_is_mending_once() -> None:
    text, classes = mended(TRACKED + UNTRACKED + REUSED)
    assert mended(text) == (text, classes)


@pytest.mark.parametrize(
    "odd",
    [
        UNTRACKED.replace("done: ;", ""),
        UNTRACKED.replace("CPy_TRASHCAN_BEGIN(self, Event_dealloc)", "CPy_TRASHCAN_BEGIN(self)"),
        UNTRACKED.replace("CPy_TRASHCAN_END", "Py_TRASHCAN_END"),
        UNTRACKED.replace("Event_dealloc(EventObject *self)", "Event_end(PyObject *self)"),
    ],
)
def test_an_end_that_is_not_known_stops_the_build(odd: str) -> None:
    with pytest.raises(Unsafe, match="not known"):
        mended(TRACKED + odd + UNTRACKED)


def test_every_class_declared_acyclic_is_found_in_the_generated_code(tmp_path: Path) -> None:
    source, module = tmp_path / "made.c", tmp_path / "module.py"
    source.write_text(TRACKED + UNTRACKED)
    module.write_text("@mypyc_attr(acyclic=True)\nclass Event: ...\nclass Play: ...\n")
    TOOL["mend_all"]([source], [module])
    assert source.read_text().count("TRASHCAN") == TRACKED.count("TRASHCAN")
    module.write_text(module.read_text() + "@mypyc_attr(acyclic=True, free_list_len=1)\nclass Side: ...\n")
    with pytest.raises(Unsafe, match="2 classes are declared acyclic, but mypyc generated 1"):
        TOOL["mend_all"]([source], [module])


def test_an_unknown_compiler_stops_the_build(monkeypatch: pytest.MonkeyPatch) -> None:
    TOOL["check_compiler"]()
    monkeypatch.setitem(TOOL["COMPILER"], "mypy", "1.0")
    with pytest.raises(Unsafe, match=r"compiled with mypy 1\.0; here it is \d"):
        TOOL["check_compiler"]()
    monkeypatch.setitem(TOOL["COMPILER"], "mypy", importlib.metadata.version("mypy"))
    monkeypatch.setitem(TOOL["COMPILER"], "no-such-compiler", "1.0")
    with pytest.raises(Unsafe, match="here it is missing"):
        TOOL["check_compiler"]()


def test_the_known_compiler_is_the_one_of_the_lock_files() -> None:
    for lock in ("requirements.lock", "requirements-test.lock"):
        text = (ROOT / lock).read_text(encoding="utf-8")
        locked = dict(re.findall(r"^([\w-]+)==([\w.]+)", text, re.MULTILINE))
        assert all(locked.get(name, wanted) == wanted for name, wanted in TOOL["COMPILER"].items()), lock
