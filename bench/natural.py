"""How much of what people write is understood: prints the shares for the sentences of tests/pixel_tactics/language.

python -m bench.natural          # the shares
python -m bench.natural -v       # and every sentence that is not understood, or not as it was meant
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from pixel_tactics.language.natural import FILES, measured, share

if __name__ == "__main__":
    for name in FILES:
        found = measured(name)
        print(f"{name}: {share([one.how for one in found])}")
        for it in found if "-v" in sys.argv else []:
            if it.how in ("not", "otherwise"):
                print(f"  {it.how:9} {it.one.box}: {it.one.text}\n            {it.got}")
