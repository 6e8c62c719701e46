"""How much of what people write is understood: prints the shares for the sentences of tests/pixel_tactics/language.

python -m bench.natural          # the shares
python -m bench.natural -v       # and every sentence that is not understood, or not as it was meant
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from pixel_tactics.language.natural import FILES, sentences, share, understanding  # noqa: E402

if __name__ == "__main__":
    for name in FILES:
        found = [(one, *understanding(one)) for one in sentences(name)]
        print(f"{name}: {share([how for _, how, _ in found])}")
        for one, how, got in found if "-v" in sys.argv else []:
            if how in ("not", "otherwise"):
                print(f"  {how:9} {one.box}: {one.text}\n            {got}")
