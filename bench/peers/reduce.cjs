// A worker of the bench: random legal play of the duel through boardgame.io, by its reducer alone or by its client.
//
//     node reduce.cjs reducer|client SECONDS       with NODE_PATH where boardgame.io is; each line read is one run

const { Client } = require('boardgame.io/client');
const { CreateGameReducer, InitializeGame } = require('boardgame.io/internal');
const { duel, options } = require('./duel.cjs');

const [way, seconds] = [process.argv[2], Number(process.argv[3])];

function random(seed) {
  let word = seed >>> 0;
  return () => {
    word = (word + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(word ^ (word >>> 15), word | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const reducer = CreateGameReducer({ game: duel });

function byReducer(seed) {
  const roll = random(seed);
  let state = InitializeGame({ game: { ...duel, seed }, numPlayers: 2 });
  let decisions = 0;
  while (state.ctx.gameover === undefined) {
    const found = options(state.G, state.ctx);
    const [type, ...args] = found[Math.floor(roll() * found.length)];
    const playerID = state.ctx.currentPlayer;
    state = reducer(state, { type: 'MAKE_MOVE', payload: { type, args, playerID, credentials: undefined } });
    decisions += 1;
  }
  return decisions;
}

function byClient(seed) {
  const roll = random(seed);
  const client = Client({ game: { ...duel, seed }, numPlayers: 2, debug: false });
  client.start();
  let decisions = 0;
  for (let state = client.getState(); state.ctx.gameover === undefined; state = client.getState()) {
    const found = options(state.G, state.ctx);
    const [name, ...args] = found[Math.floor(roll() * found.length)];
    client.moves[name](...args);
    decisions += 1;
  }
  client.stop();
  return decisions;
}

const play = way === 'client' ? byClient : byReducer;
const processor = () => { const used = process.cpuUsage(); return (used.user + used.system) / 1e6; };
let seed = 0;

function run(length) {
  const start = processor();
  let decisions = 0, games = 0, spent = 0;
  for (; spent < length; spent = processor() - start) {
    decisions += play(seed++);
    games += 1;
  }
  return { decisions, games, seconds: spent };
}

run(seconds); // until the engine has compiled what is hot
const told = { version: require('boardgame.io/package.json').version, node: process.version };
console.log(JSON.stringify(told));
require('node:readline').createInterface({ input: process.stdin }).on('line', () => console.log(JSON.stringify(run(seconds))));
