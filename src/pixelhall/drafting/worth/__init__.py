"""What a card is worth to a drafter: features of cards, weights, and the choices that follow."""
