"""The language of abilities: a unit's or terrain's sentence is its program. `parse` reads one, `write` prints it, FORMS
is the whole table."""

from pixelhall.pocket_tactics.cards.language.forms import CLAUSES, FORMS, Form
from pixelhall.pocket_tactics.cards.language.sentences import Sentence, form_list, meant_by, parse, write

__all__ = ["CLAUSES", "FORMS", "Form", "Sentence", "form_list", "meant_by", "parse", "write"]
