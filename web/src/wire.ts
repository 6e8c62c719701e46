// Written by `python -m pixelhall.server.door.typescript` from the hall's types; not by hand.

/** Who is asked, and what kind of question it is; everybody may know it. */
export interface AskedAbout {
  seat: number;
  kind: "act" | "build" | "choice" | "convert" | "dice" | "draft" | "leader" | "reaction" | "score" | "setup" | "store" | "trap";
}

/** Lines of the log from number `start` on (0 is the first): forget what you have from there, then add these. */
export interface Log {
  start: number;
  lines: LogLine[];
}

/** What your seat is asked, and everything it can answer. `act` says that its next act is asked for, not a detail of something under way; `kind` is that of `asked_about`. */
export interface Question {
  prompt: string;
  act: boolean;
  kind: "act" | "build" | "choice" | "convert" | "dice" | "draft" | "leader" | "reaction" | "score" | "setup" | "store" | "trap";
  about: About;
  options: Option[];
}

/** A machine player to sit with: the name to ask for it by, its title, and who it is. */
export interface PlayerFacts {
  name: string;
  title: string;
  words: string;
}

/** An option: one of `values` (choice), a number from `low` to `high` or one of the values, a flag, a text, or a list. Those of one `group` stand together. */
export interface OptionFacts {
  name: string;
  kind: "choice" | "flag" | "list" | "number" | "text";
  values: unknown[];
  default: unknown;
  words: string;
  low: number;
  high: number;
  group: string;
}

/** What a search can ask of the cards of a game: kinds of texts, what texts do, the facts that are numbers and those that are words, and searches that find something. */
export interface SearchGuide {
  kinds: string[];
  deeds: string[];
  numbers: string[];
  words: string[];
  examples: string[];
}

/** All about a game but its cards and rules. `presets` are bundles of options by name, such as editions, and `titles` what some of them are called in full; `sets` those that are shipped; `keywords` says what words mean; `sample` is a small set of one's own to begin with; `lessons` tells whether there are any; `boxes` are the places of a card in which a sentence can stand, if its cards have sentences; `prints` what else of the game can be printed, each with what it is. */
export interface GameFacts {
  name: string;
  title: string;
  version: string;
  options: OptionFacts[];
  presets: Record<string, Record<string, unknown>>;
  titles: Record<string, string>;
  sets: string[];
  keywords: Record<string, string>;
  players: PlayerFacts[];
  lessons: boolean;
  search: SearchGuide;
  sample: string;
  boxes: string[];
  prints: Record<string, string>;
}

export interface CardLine {
  label: string;
  text: string;
}

/** A card as it is printed: in lines for people, and as data of its game. */
export interface CardFacts {
  name: string;
  set: string;
  lines: CardLine[];
  data: Record<string, unknown>;
}

export interface Cards {
  cards: CardFacts[];
}

/** What a search found; if nothing, near searches that find something, and why it could not be read. */
export interface Found {
  nearest: string[];
  fault: string;
  cards: CardFacts[];
}

export interface CheckSet {
  toml: string;
}

/** How a suggestion is written into the text: the letters from `start` to before `end`, counted in code points, are replaced. `words` says what is written, without escapes; "" if something is only taken out. */
export interface SetFix {
  start: number;
  end: number;
  text: string;
  words: string;
}

/** Line 0 means the whole of it. */
export interface SetFault {
  line: number;
  column: number;
  words: string;
  expected: string[];
  nearest: string;
  fix: SetFix | null;
}

/** Something that a set can say: how it reads, what it means, and an example to be written. */
export interface VocabularyForm {
  wording: string;
  meaning: string;
  example: string;
}

export interface VocabularyChapter {
  title: string;
  forms: VocabularyForm[];
}

/** All that a set of a game can say. */
export interface Vocabulary {
  chapters: VocabularyChapter[];
}

/** A set that others may read by a link. */
export interface ShareSet {
  toml: string;
}

/** A set that was shared; its id is part of the link. */
export interface SharedSet {
  id: string;
  game: string;
  title: string;
  toml: string;
}

export interface SharedBrief {
  id: string;
  game: string;
  title: string;
  at: number;
}

/** The sets that a person shares, the newest first. */
export interface MySets {
  sets: SharedBrief[];
}

export interface Unshare {
  id: string;
}

/** A set of one's own: its cards if there is no fault, and what could be said better. */
export interface SetReport {
  name: string;
  title: string;
  cards: CardFacts[];
  faults: SetFault[];
  remarks: string[];
}

/** What is to be printed: sets and extras by name (`box` is all of them), a set of one's own, a list such as a deck; on which paper, with how many millimetres to be cut off, and as pages, pictures or sheets of a virtual table. `apart` asks for backs that tell nothing. */
export interface Print {
  things?: string[];
  toml?: string;
  list_text?: string;
  paper?: "a4" | "letter";
  bleed?: 0 | 3;
  low_ink?: boolean;
  apart?: boolean;
  kind?: "pdf" | "png" | "tabletop";
}

/** A sentence for the desk; without a box it is tried where it fits. */
export interface TrySentence {
  text: string;
  box?: string;
}

/** A part of a sentence in other words: what it answers, its own words, and what they mean. */
export interface DeskPart {
  asks: string;
  said: string;
  means: string;
}

/** A text on a shipped card that says something like it. */
export interface DeskNear {
  card: string;
  label: string;
  text: string;
}

/** A rough worth between two bounds, and where that is among printed texts. */
export interface DeskWorth {
  low: number;
  value: number;
  high: number;
  beside: string;
}

/** A position before and after; what was done, if anybody had to do something, and what the log told. */
export interface DeskExample {
  before: AnyView;
  after: AnyView;
  acts: string[];
  told: string[];
}

/** What a sentence is read as in a box. With a fault, the rest is about the nearest sentence that is understood; if there is none, `text` is empty. */
export interface DeskReport {
  box: string;
  text: string;
  fault: SetFault | null;
  parts: DeskPart[];
  remarks: string[];
  near: DeskNear[];
  worth: DeskWorth | null;
  example: DeskExample | null;
}

/** What plays show a sentence to add to the chance to win, in per cent; `printed` is what they show printed texts of that box to add, in order. */
export interface Measured {
  worth: DeskWorth | null;
  printed: number[];
}

/** The beginning of a sentence in a box. */
export interface CompleteSentence {
  text: string;
  box: string;
}

/** The words that can come next: `typed` is what stands of the first one already. */
export interface Completed {
  typed: string;
  words: string[];
}

/** Asks who sits where in a play with these options. */
export interface AskSeats {
  options?: Record<string, unknown>;
}

/** Seats of one `team` win together; `role` is what the seat is among them, or "". */
export interface SeatPlan {
  team: number;
  role: string;
}

/** The seats of a play, in order; `brings` says what each may bring to it, such as a deck, or is empty. */
export interface SeatPlans {
  seats: SeatPlan[];
  brings: string;
}

/** A list of cards, such as a force or a deck, to be checked for a play with these options. */
export interface CheckList {
  text: string;
  options?: Record<string, unknown>;
}

/** Some cards of one name. */
export interface ListEntry {
  count: number;
  name: string;
}

/** What is wrong with a list: in which line (0 means the whole of it), by which rule ("" where it cannot be read). */
export interface ListFaultFacts {
  line: number;
  rule: string;
  words: string;
}

/** A list that was read: its usual text, what is in it, what it costs and may cost. */
export interface ListFacts {
  text: string;
  entries: ListEntry[];
  cost: number;
  limit: number;
  faults: ListFaultFacts[];
}

/** A rule; a question that the rules leave open, how it could be read, and the ruling; or an option, with its values and how each edition sets it. */
export interface RuleFacts {
  id: string;
  title: string;
  text: string;
  ruling: string;
  group: string;
  kind: "option" | "rule" | "ruling";
  settings: Record<string, string>;
}

/** `chapters` are those of the guide in which the words of a search occur. */
export interface Rules {
  rules: RuleFacts[];
  chapters: string[];
}

/** How a game is played; without chapters where it has no guide. Its words are texts, never HTML. */
export interface GuideFacts {
  title: string;
  chapters: Chapter[];
  cards: CardFacts[];
}

export interface LessonBrief {
  id: string;
  title: string;
  words: string;
}

export interface Lessons {
  lessons: LessonBrief[];
}

/** All moves of the learner so far; and, if wished, a text to be explained (`why`) or a thing to be described where they lead. */
export interface Follow {
  moves?: string[];
  why?: string;
  describe?: string;
}

/** Why something is not allowed: a rule, and a sentence; both empty if it is. */
export interface Reason {
  rule: string;
  reason: string;
}

/** Where the moves lead. `taken` of them were done; `astray` means that the one after these is allowed, but not what the lesson asks for; `because` tells why one is not allowed. Drop the moves that were not taken. `wanted` are the options that the lesson asks for now, `next` is the lesson that follows, or nothing. After the one that is `last` all of the usual play was told; those that follow teach other ways to play, by their `options`. */
export interface LessonAt {
  id: string;
  title: string;
  step: number;
  steps: number;
  say: string;
  view: AnyView;
  question: Question | null;
  log: Log;
  done: boolean;
  taken: number;
  astray: boolean;
  because: Reason | null;
  described: string[];
  wanted: string[];
  next: string;
  last: boolean;
  options: Record<string, unknown>;
  names: string[];
  goal: string;
  waiting: string;
  asked_about: AskedAbout[];
}

/** A text to be kept under a name that no other of its kind and game has. */
export interface NewText {
  kind: string;
  game: string;
  name: string;
  text: string;
}

/** Another name for a text that is kept, or other words, or both. */
export interface ChangeText {
  name?: string | null;
  text?: string | null;
}

/** A text that a person keeps, such as a force for a game; `changed` is when it was last saved. */
export interface OwnText {
  id: string;
  kind: string;
  game: string;
  name: string;
  text: string;
  changed: number;
}

export interface OwnTexts {
  texts: OwnText[];
}

/** How a person likes the pages of the hall; what is left out is as usual. */
export interface Likings {
  theme?: "dark" | "light" | "system";
  sounds?: boolean;
  volume?: number;
  motion?: "none" | "quick" | "slow" | "usual";
  confirm?: "always" | "never" | "unsure";
  coordinates?: boolean;
  keys?: boolean;
}

/** The likings as they were changed at a time; those that were changed later stay. */
export interface SetLikings {
  at: number;
  likings: Likings;
}

/** What holds now; null where nothing was ever chosen. */
export interface MyLikings {
  at: number;
  likings: Likings | null;
}

/** A name is all it takes. */
export interface Guest {
  name: string;
}

export interface Rename {
  name: string;
}

/** Makes the guest who asks an account that can be entered from anywhere; a stranger gets a new one. */
export interface Account {
  name: string;
  password: string;
}

export interface LogIn {
  name: string;
  password: string;
}

export interface NewPassword {
  old: string;
  new: string;
}

/** Ends one session of the person who asks; without an id, all but this one. */
export interface Revoke {
  id?: string | null;
}

/** A request that needs no more words. */
export interface Nothing {
}

export interface Person {
  id: string;
  name: string;
  account: boolean;
}

/** Who asks; nobody before a name was given. */
export interface Me {
  person: Person | null;
}

export interface Session {
  id: string;
  at: number;
  seen: number;
  agent: string;
  this: boolean;
}

export interface Sessions {
  sessions: Session[];
}

/** Who did something, or may do it, in its written form. */
export interface MoveFacts {
  seat: number;
  text: string;
}

/** How a play ended. Several winners share the win, unless it is `drawn`: then all seats are named; a play that nobody can win, such as a draft, has no winners. `how` is rules, resignation, time or agreement; the seed, which is the hall's secret, and the `parts` that seats added to it prove every draw. `when` says when it ended ("in the Rear wave of round 4") and `deed` tells the deed that decided it, line by line, as this seat reads it; both may be empty. `spoils` is what this seat takes home. */
export interface Outcome {
  scores: number[];
  winners: number[];
  drawn: boolean;
  reason: string;
  how: "agreement" | "resignation" | "rules" | "time";
  when: string;
  deed: string[];
  seed: string;
  parts: PartFacts[];
  spoils: Record<string, unknown>;
}

export interface NewReplay {
  record: string;
}

/** Takes a seat where a replay stands; a machine player of this name takes the others. */
export interface PlayOn {
  seat: number;
  rival: string;
}

/** A record that was proved true. Step 0 is the start; step n is after n moves. `shares` gives for each step what share of the wins each seat could expect, where the game can be judged; `turns` are the steps that changed most. */
export interface ReplayFacts {
  id: string;
  game: string;
  title: string;
  options: Record<string, unknown>;
  seats: string[];
  teams: number[];
  steps: number;
  moves: MoveFacts[];
  outcome: Outcome | null;
  shares: number[][];
  turns: number[];
}

/** A position of a replay as text, hidden things included. */
export interface ReplayedPosition {
  step: number;
  text: string;
}

/** A position of a replay as a seat saw it; -1 is a spectator, -2 sees everything. */
export interface Replayed {
  step: number;
  seat: number;
  view: AnyView;
  question: Question | null;
  log: Log;
  goal: string;
  waiting: string;
  asked_about: AskedAbout[];
}

/** What the clocks show at `now`. `left` is the time of each seat (null without a clock); those in `running` go down. */
export interface ClockFace {
  kind: NoClock | MoveClock | FischerClock | DaysClock;
  now: number;
  left: (number | null)[];
  running: number[];
}

/** What a seat adds to a seed: its seal, and what was sealed; "" as long as it is not told, and where the seat never told it. */
export interface PartFacts {
  seat: number;
  seal: string;
  value: string;
}

/** What everybody may know of a table. */
export interface TableFacts {
  id: string;
  game: string;
  title: string;
  options: Record<string, unknown>;
  sets: string[];
  seats: SeatFacts[];
  host: string;
  clock: NoClock | MoveClock | FischerClock | DaysClock;
  public: boolean;
  takeover: string;
  swap: boolean;
  absence: number;
  hints: boolean;
  brings: string;
  status: "closed" | "over" | "playing" | "stopped" | "waiting";
  note: string;
  play: number;
  commitment: string;
  dealing: DealFacts | null;
  watching: number;
  opened: number;
  moved: number;
}

/** The first word: the last `seq` seen and how many lines of the log are known, both 0 for a newcomer. */
export interface Hello {
  type: "hello";
  seq?: number;
  log?: number;
}

/** An option in its written form, chosen from the view with this ply. */
export interface Act {
  type: "act";
  ply: number;
  text: string;
}

export interface Resign {
  type: "resign";
  ply: number;
}

export interface OfferDraw {
  type: "offer_draw";
  ply: number;
}

export interface AnswerDraw {
  type: "answer_draw";
  ply: number;
  yes: boolean;
}

/** Takes the last choice back: at once if nobody learned anything by it, else the others are asked. */
export interface Undo {
  type: "undo";
  ply: number;
}

export interface AnswerUndo {
  type: "answer_undo";
  ply: number;
  yes: boolean;
}

/** Ends the waiting for those who have given no answer for so long that the table lets the others claim: their time is over. */
export interface Claim {
  type: "claim";
  ply: number;
}

/** Wishes to play again; it begins when all persons at the table do. `part` is the seal of what this seat adds to the seed. */
export interface Rematch {
  type: "rematch";
  part?: string | null;
}

/** Seals what this seat adds to the seed of the next play, if it has not done so. */
export interface Part {
  type: "part";
  part: string;
}

/** Tells what this seat has sealed, once the table says `dealing`: 32 bytes in hexadecimal digits. */
export interface Reveal {
  type: "reveal";
  part: string;
}

/** Gives the seat up: before the start and after the end it is free again; during play a machine takes it, or it is a resignation. */
export interface Leave {
  type: "leave";
}

/** Asks why something is not allowed. */
export interface Why {
  type: "why";
  text: string;
}

/** Asks for all that may be known of a thing on the table, with where each number comes from. */
export interface Describe {
  type: "describe";
  words: string;
}

/** Asks for the position as text, which `pixelhall scenario -` lays out again. */
export interface Position {
  type: "position";
}

/** Asks what an option would do, as far as this seat can know. */
export interface Preview {
  type: "preview";
  ply: number;
  text: string;
}

/** Asks what a strong player would answer in this seat, where the table allows it. */
export interface Hint {
  type: "hint";
  ply: number;
}

/** Sets answers beforehand, at any time of a play: whether everything that can be declined is declined ("until_turn": until this seat is asked for its next act), and how a Trap or another reaction is used, by the name of its card: "use" whenever it fits, "never", or "ask". What is left out stays as it is. The hall answers with `standing`. */
export interface SetStanding {
  type: "standing";
  decline?: "always" | "no" | "until_turn" | null;
  replies?: Record<string, "ask" | "never" | "use">;
}

export interface Ping {
  type: "ping";
  at?: number;
}

/** One answer: `text` is sent back, `words` say it to people, `way` are the places to point at, in order (0:hand3, 0:v1; docs/developers.md has their grammar), `idle` means that nothing is done by it, `deed` is the kind of thing that is done (attack, shot, move, switch, spell, recruit, clear), `cost` how many actions it takes where that is not one, and `warning` why to think twice: such an option is asked for again, whatever the person likes. What is usual is left out. */
export interface Option {
  text: string;
  words: string;
  way?: string[];
  idle?: boolean;
  deed?: string;
  cost?: number;
  warning?: string;
}

/** The card that asks: its name as the board shows it, the printed name of its card, where it is (0:v1; nothing for one that is nowhere), and the sentence of it that is being resolved. */
export interface Asks {
  name: string;
  text: string;
  card?: string;
  place?: string;
}

/** What a question is about: the card that asks, and what has happened or is declared that can be answered, in the words of the log. */
export interface About {
  asks?: Asks | null;
  because?: string;
}

/** Something of your seat that may answer what others do, such as a Trap: its card, where it is, what it says, and the answer that was set for it. */
export interface StandingThing {
  card: string;
  place: string;
  text: string;
  reply: "ask" | "never" | "use";
}

/** The answers that your seat has set beforehand; nobody else is told of them. */
export interface Standing {
  decline: "always" | "no" | "until_turn";
  things: StandingThing[];
}

/** A line of the log. `cards` gives for words of the sentence the card that they name; `source` and `target` are a seat and a place there, such as 0:v1 or 1:hand; `rule` is the rule that explains it. */
export interface LogLine {
  text: string;
  kind: "ability" | "attack" | "battle" | "build" | "cast" | "clear" | "collect" | "convert" | "counter" | "damage" | "discard" | "draw" | "fall" | "heal" | "intercept" | "leader" | "miss" | "move" | "operation" | "order" | "other" | "paint" | "pass" | "recruit" | "resign" | "return" | "reveal" | "revive" | "roll" | "round" | "segment" | "spring" | "status" | "tie" | "token" | "trade" | "trap" | "turn" | "wave" | "win";
  seat: number;
  cards: Record<string, string>;
  source: string;
  target: string;
  n: number;
  rule: string;
}

/** What waits for an answer: who offers a draw, who asks to take back (with the reasons why that needs consent), who wants a rematch; and from when on the others may claim against those who give no answer. */
export interface Offers {
  draw: number | null;
  draw_answers: number[];
  undo: number | null;
  undo_answers: number[];
  undo_reasons: string[];
  rematch: number[];
  claim: number | null;
}

/** The plays that those who play now have finished at this table, the one at hand included: how many each seat's player has won, and how many were drawn. */
export interface Match {
  wins: number[];
  drawn: number;
}

/** All that a seat may know now. `ply` counts whatever changed the table and never repeats; a deed says on which one it rests. */
export interface View {
  type: "view";
  seq: number;
  ply: number;
  seat: number;
  view: AnyView | null;
  question: Question | null;
  log: Log;
  clock: ClockFace;
  offers: Offers;
  outcome: Outcome | null;
  match: Match | null;
  table: TableFacts;
  goal: string;
  waiting: string;
  asked_about: AskedAbout[];
  standing: Standing | null;
}

/** Older lines of the log, for a client that lacks many; more of them, or the view, come next. */
export interface LogPage {
  type: "log";
  log: Log;
}

/** Nothing was changed. `what` is the type of the message refused. */
export interface Refused {
  type: "refused";
  what: string;
  kind: "fault" | "malformed" | "not_an_option" | "not_now" | "not_yours" | "stale" | "too_fast" | "too_large";
  reason: string;
  rule: string;
}

/** Why something is not allowed; no rule and no sentence if it is. */
export interface Because {
  type: "because";
  text: string;
  rule: string;
  reason: string;
}

export interface Described {
  type: "described";
  words: string;
  lines: string[];
}

/** The position as text. While the play goes on, what your seat cannot know is guessed in it. */
export interface Positioned {
  type: "positioned";
  ply: number;
  text: string;
}

/** What the log would say. Not `sure`: chance or hidden things decide, or something would be revealed. */
export interface Previewed {
  type: "previewed";
  ply: number;
  text: string;
  lines: string[];
  sure: boolean;
}

/** An option, with the share of wins that is expected of it (0 to 1), what speaks for it, and how play may go on. */
export interface Advice {
  text: string;
  share: number;
  reasons: string[];
  line: MoveFacts[];
}

/** The best options of the question in the view with this ply, best first, from what your seat knows. */
export interface Hinted {
  type: "hinted";
  ply: number;
  best: Advice[];
}

/** A machine player thinks: how much of its time for this answer is spent (0 to 1); or it `waits`, because all workers of the hall think for others. Nothing that was seen has changed. */
export interface Thinking {
  type: "thinking";
  seat: number;
  share: number;
  waits: boolean;
}

/** The answers of your seat as they are set now. Sent to your seat alone, whenever they change between two views. */
export interface StandingSet {
  type: "standing";
  standing: Standing;
}

export interface Pong {
  type: "pong";
  at: number;
  now: number;
}

/** Tables that are new or changed, and those to forget. `whole` means: forget all others. */
export interface Lobby {
  type: "lobby";
  whole: boolean;
  tables: TableFacts[];
  gone: string[];
}

/** Nobody is hurried. */
export interface NoClock {
  type: "none";
}

/** So long for each answer. */
export interface MoveClock {
  type: "move";
  seconds: number;
}

/** So long for the whole play, and a little more after each answer. */
export interface FischerClock {
  type: "fischer";
  seconds: number;
  increment: number;
}

/** So many days for each answer, by the calendar: this clock does not stand still while the hall is closed. */
export interface DaysClock {
  type: "days";
  days: number;
}

/** Seats in order: "me", "open" (anyone), "link" (whoever has its link), or a machine player's name. Missing ones are open. */
export interface NewTable {
  game: string;
  options?: Record<string, unknown>;
  seats?: string[];
  clock?: NoClock | MoveClock | FischerClock | DaysClock;
  public?: boolean;
  takeover?: string;
  absence?: number;
  swap?: boolean;
  hints?: boolean | null;
  sets?: string[];
  deck?: string;
  part?: string | null;
}

/** Takes a seat: any open one, that one, or the one that the link gives. Where players bring decks, `deck` is one's own: nobody else sees it. Whoever sits already brings another one for the next play. `part` is the seal of what this seat adds to the seed of the next play. */
export interface Sit {
  seat?: number | null;
  link?: string | null;
  deck?: string;
  part?: string | null;
}

/** Starts now, with machine players of this name in the seats that are still free. */
export interface Start {
  fill: string;
}

/** Opens a table like this one, with this machine player in every other seat. */
export interface Again {
  rival: string;
  part?: string | null;
}

/** Asks for a link to a free seat; an older link to it is void. */
export interface Link {
  seat: number;
}

export interface LinkReply {
  seat: number;
  link: string;
}

/** Who sits there. `kind` is open, link, person or machine; `here` tells whether a person is connected. A machine player is called by its title. Seats of one `team` win together; `role` is what the seat is among them, or "". */
export interface SeatFacts {
  kind: "link" | "machine" | "open" | "person";
  name: string;
  person: string | null;
  here: boolean;
  team: number;
  role: string;
}

/** A deal that waits for the parts that seats have sealed: the seal of the hall's own secret, and theirs. */
export interface DealFacts {
  commitment: string;
  parts: PartFacts[];
}

export interface Tables {
  tables: TableFacts[];
}

/** A table at which the person who asks has a seat. `asked` are the seats whose answer the play waits for; `yours` tells whether that of this person is among them. */
export interface MyTable {
  table: TableFacts;
  seat: number;
  asked: number[];
  yours: boolean;
}

/** A play that is over. `record` tells whether it can be replayed; one that began in the middle cannot. */
export interface MyPlay {
  table: string;
  play: number;
  game: string;
  title: string;
  seat: number;
  seats: string[];
  result: "drawn" | "lost" | "over" | "won";
  reason: string;
  ended: number;
  record: boolean;
}

/** The tables of the person who asks: those that wait for this person first, then those that moved last; and the plays that ended last. */
export interface MyTables {
  tables: MyTable[];
  plays: MyPlay[];
}

/** One page of plays that are over, the latest first; `more` tells whether another page follows. */
export interface MyPlays {
  plays: MyPlay[];
  page: number;
  more: boolean;
}

/** A game in short: what it is in one line, how many can play, how many minutes it takes, whether it has lessons; the kinds of lists that players write for it (a force, a deck), each with the word for several; and the titles of its ready-made bundles of options by their names; GameFacts has the options themselves. */
export interface GameBrief {
  name: string;
  title: string;
  line: string;
  players: string;
  minutes: string;
  lessons: boolean;
  lists: Record<string, string>;
  version: string;
  options: Record<string, string>;
  presets: Record<string, string>;
}

/** What can be played here, and against whom: the easiest first. `rival` is who sits opposite if nobody was chosen. */
export interface Games {
  games: GameBrief[];
  players: PlayerFacts[];
  rival: string;
  version: string;
}

/** The key with which this hall signs records, and whether players add to the seeds of deals. */
export interface HallFacts {
  key: string;
  shared_deals: boolean;
}

export interface Verify {
  record: string;
}

/** Whether a record is true in every line; if not, the line where it departs (0 for the whole of it). `attested` tells whether this hall has signed it: then it was played here by those who are named, and ended as it says. */
export interface Verdict {
  true: boolean;
  line: number;
  words: string;
  attested: boolean;
}

/** Why a request was not done. */
export interface Problem {
  error: string;
  rule: string;
}

export interface Done {
  done: boolean;
}

/** What a seat may know: whose knowledge it is, who is asked now (nobody when the play is over), and the game's own. */
export interface AnyView {
  asked: number[];
  seat: number;
}

export interface Chapter {
  id: string;
  title: string;
  blocks: Block[];
}

/** One part of a chapter. `rows` holds its words: a paragraph has one row with one cell, a list a row for each item, a table its head first. `text` is code, the caption of a picture, or the name of a card. */
export interface Block {
  kind: "card" | "code" | "heading" | "list" | "picture" | "steps" | "table" | "text";
  rows?: Span[][][];
  text?: string;
  picture?: Picture | null;
}

/** Some words in one style. `rule` is the rule that they name, `chapter` the chapter to which they lead. */
export interface Span {
  text: string;
  style?: "" | "code" | "emphasis" | "strong";
  rule?: string;
  chapter?: string;
}

/** A position as somebody sees it; the places of it that are marked as allowed or forbidden; what was told until then. */
export interface Picture {
  view: Record<string, unknown>;
  allowed?: string[];
  forbidden?: string[];
  told?: string[];
}

export type ClockKind = NoClock | MoveClock | FischerClock | DaysClock;
export type ToTable = Hello | Act | Resign | OfferDraw | AnswerDraw | Undo | AnswerUndo | Claim | Rematch | Part | Reveal | Leave | Why | Describe | Position | Preview | Hint | SetStanding | Ping;
export type FromTable = View | LogPage | Refused | Because | Described | Positioned | Previewed | Hinted | Thinking | StandingSet | Pong;
export const NO_PERSON = 4001;
export const NO_TABLE = 4004;
export const TOO_SLOW = 4008;
export const TOO_FAST = 4029;
export const GOING = 1012;
