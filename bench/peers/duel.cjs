// A card duel of the same kind as Pixel Tactics, only smaller, as a game of boardgame.io: two Units of three rows around a leader, a wave
// for each row, two actions a turn. Cards have numbers, arrows, guards and orders, but no texts.

const WIDTH = 3;
const LEADER_SLOT = 4;
const HAND = 5;
const MOST_IN_HAND = 10;

const KINDS = Array.from({ length: 25 }, (_, kind) => ({
  attack: 1 + (kind * 7) % 6,
  life: 2 + (kind * 5) % 7,
  arrows: kind % 4 === 0,
  guards: kind % 6 === 1,
  order: 1 + kind % 4,
}));

const put = (kind, leads = false) => ({ kind, leads, damage: 0, fallen: false, acted: false });
const lifeOf = (one) => KINDS[one.kind].life + (one.leads ? 15 : 0);
const rowOf = (slot) => Math.floor(slot / WIDTH);
const waveOf = (ctx) => Math.floor((ctx.turn - 1) / 2) % 3;
const ceasefire = (ctx) => ctx.turn <= 6;
const living = (one) => one !== null && !one.fallen;

function side(random) {
  const deck = random.Shuffle([...KINDS.keys(), ...KINDS.keys()]);
  const unit = Array(9).fill(null);
  unit[LEADER_SLOT] = put(deck.pop(), true);
  return { hand: deck.splice(-HAND), deck, discard: [], unit };
}

// The foremost of each column can be reached by hand.
function inMelee(unit, slot) {
  for (let front = slot - WIDTH; front >= 0; front -= WIDTH) if (living(unit[front])) return false;
  return true;
}

function targets(mine, slot, theirs) {
  const found = [];
  const { arrows } = KINDS[mine[slot].kind];
  if (!arrows && !inMelee(mine, slot)) return found;
  for (let other = 0; other < 9; other++) {
    if (!living(theirs[other])) continue;
    if (arrows ? !guarded(theirs, other) : inMelee(theirs, other)) found.push(other);
  }
  return found;
}

function guarded(unit, slot) {
  for (let front = slot - WIDTH; front >= 0; front -= WIDTH) if (living(unit[front]) && KINDS[unit[front].kind].guards) return true;
  return false;
}

// Every legal action of whoever is to act: the name of a move, and its arguments.
function options(G, ctx) {
  const me = G.sides[Number(ctx.currentPlayer)];
  const rival = G.sides[1 - Number(ctx.currentPlayer)];
  const row = waveOf(ctx);
  const found = [['pass']];
  if (me.deck.length > 0 && me.hand.length < MOST_IN_HAND) found.push(['draw']);
  for (let card = 0; card < me.hand.length; card++) {
    for (let slot = row * WIDTH; slot < (row + 1) * WIDTH; slot++) if (me.unit[slot] === null) found.push(['recruit', card, slot]);
    for (let slot = 0; slot < 9; slot++) if (living(rival.unit[slot]) && !rival.unit[slot].leads) found.push(['order', card, slot]);
  }
  for (let slot = 0; slot < 9; slot++) {
    const one = me.unit[slot];
    if (one === null) continue;
    if (one.fallen) {
      found.push(['clear', slot]);
      continue;
    }
    if (!ceasefire(ctx) && rowOf(slot) === row && !one.acted) {
      for (const target of targets(me.unit, slot, rival.unit)) found.push(['attack', slot, target]);
    }
    if (!one.leads) for (let to = 0; to < 9; to++) if (me.unit[to] === null) found.push(['move', slot, to]);
  }
  return found;
}

const moves = {
  pass: () => {},
  draw: ({ G, playerID }) => {
    const me = G.sides[Number(playerID)];
    me.hand.push(me.deck.pop());
  },
  recruit: ({ G, playerID }, card, slot) => {
    const me = G.sides[Number(playerID)];
    me.unit[slot] = put(me.hand.splice(card, 1)[0]);
  },
  order: ({ G, playerID }, card, slot) => {
    const me = G.sides[Number(playerID)];
    const kind = me.hand.splice(card, 1)[0];
    me.discard.push(kind);
    G.sides[1 - Number(playerID)].unit[slot].damage += KINDS[kind].order;
  },
  attack: ({ G, playerID }, slot, target) => {
    const one = G.sides[Number(playerID)].unit[slot];
    one.acted = true;
    G.sides[1 - Number(playerID)].unit[target].damage += KINDS[one.kind].attack;
  },
  move: ({ G, playerID }, slot, to) => {
    const { unit } = G.sides[Number(playerID)];
    unit[to] = unit[slot];
    unit[slot] = null;
  },
  clear: ({ G, playerID }, slot) => {
    const me = G.sides[Number(playerID)];
    me.discard.push(me.unit[slot].kind);
    me.unit[slot] = null;
  },
};

// After the second turn of a wave, who has taken too much falls.
function casualties({ G, ctx }) {
  if (ctx.turn % 2 === 1) return;
  for (const { unit } of G.sides) {
    for (const one of unit) {
      if (one === null) continue;
      one.acted = false;
      if (!one.fallen && one.damage >= lifeOf(one)) one.fallen = true;
    }
  }
  const lost = G.sides.map(({ unit }) => unit[LEADER_SLOT].fallen);
  if (lost[0] || lost[1]) G.over = lost[0] && lost[1] ? 'tie' : lost[0] ? '1' : '0';
}

const duel = {
  name: 'duel',
  setup: ({ random }) => ({ sides: [side(random), side(random)], over: null }),
  moves,
  turn: { minMoves: 2, maxMoves: 2, onEnd: casualties },
  endIf: ({ G }) => (G.over === null ? undefined : { winner: G.over }),
  disableUndo: true,
};

module.exports = { duel, options };
