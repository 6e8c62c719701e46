"""The ops of card texts, and the parts they read: nouns, references, amounts, conditions."""
