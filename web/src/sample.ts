// A small set to begin with.

export const SAMPLE = `[set]
name = "goose"
title = "One More Goose"

[[hero]]
name = "Lake Goose"
attack = 2
life = 5
vanguard = "When this Hero is attacked, apply 1 damage to the attacker."
flank = "This Hero's Forerunner has +1 Attack."
rear = "Spell: Choose a Rival Hero. Move it 1 slot back."
order = "Choose a Hero. If it is damaged, draw 2 cards. Otherwise, apply 2 damage to it."
leader = { name = "Goose Queen", attack = 3, life = 19, text = "When you recruit a Hero, remove 1 damage from this Leader." }
`;
