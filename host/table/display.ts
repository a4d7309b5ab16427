// The four rows of the display: the scores; whose crib it is; what is expected and what is keyed; what was just said.
import {
  type Expectation,
  findOffence,
  matchOf,
  offencesNow,
  type Prompt,
  poneOf,
  type State,
  seatsOf,
  sideCount,
} from '../../shared/rules/index.ts';
import { askedFigure, askedSuit, type Context, type Entry, missingCards, placeInRank } from './entry.ts';
import { briefCard, COLUMNS, cardText, fitted, possessive, seatName, sideName, sideNames } from './names.ts';

/** Four rows of at most twenty characters. */
export type Rows = readonly [string, string, string, string];

/** Everything that the rows depend on. */
export interface Shown extends Context {
  readonly entry: Entry;
  /** Why the last key or command was refused. */
  readonly refused?: string | undefined;
  /** The last thing said, for a row. */
  readonly said: (width: number) => string;
}

/** The rows of the display. */
export const makeRows = (shown: Shown): Rows => [
  scoreRow(shown.state),
  shown.entry.kind === 'offence' ? 'NEXT: other offences' : cribRow(shown.state),
  askRow(shown),
  shown.refused?.slice(0, COLUMNS) ?? askBelow(shown) ?? shown.said(COLUMNS),
];

/** `Red 12        Blue 7`: every side with its score, the first at the left edge and the last at the right. */
export function scoreRow(state: State): string {
  if (state.phase === 'none') return 'Muggins';
  const names = sideNames(state).map((name) => name.plain);
  const width = Math.floor((COLUMNS - (names.length - 1)) / names.length);
  const cells = names.map((name, side) => {
    const score = String(state.pegs[side]?.front ?? 0);
    return fitted(width, name, (short) => `${short}${width < 5 ? '' : ' '}${score}`);
  });
  const last = cells.pop() ?? '';
  const left = cells.map((cell) => cell.padEnd(width)).join(' ');
  return cells.length === 0 ? last : `${left}${last.padStart(COLUMNS - left.length)}`;
}

/** `Blue's crib     Play`: whose crib it is, where the game stands, the starter once it is known. */
export function cribRow(state: State): string {
  const { phase, dealer, starter, disputed, results, pegs } = state;
  if (phase === 'none') return 'No game yet';
  if (phase === 'over') return spread(overText(state), tally(state, results.length));
  if (phase === 'free') return 'Plain pegging';
  const begun = pegs.some(({ front }) => front > 0);
  if (dealer === undefined) return spread(begun ? `Game ${state.game}` : 'New game', 'Cut');
  // Between the deals the starter is the last deal's; it matters only to a dispute.
  const known = starter === undefined || (phase === 'deal' && !disputed) ? '' : ` ${cardText(starter)}`;
  const right = `${PLACES[phase]}${known}`;
  const left = fitted(
    COLUMNS - right.length - 1,
    seatName(state, dealer).plain,
    (name) => `${possessive(name)} crib`,
  );
  return spread(left, right);
}

const overText = (state: State): string =>
  matchOf(state).over ? 'Match is over' : `Game ${state.game} is over`;

const PLACES = { cut: 'Cut', deal: 'Deal', starter: 'Turn', play: 'Play', show: 'Show' } as const;

/** Games won in the match, once there is more than one. */
function tally({ results, pegs }: State, games: number): string {
  if (games < 2) return '';
  return pegs.map((_, side) => results.filter(({ winner }) => winner === side).length).join('-');
}

const spread = (left: string, right: string): string => {
  const room = COLUMNS - right.length;
  return right === '' ? left : `${left.slice(0, room - 1).padEnd(room)}${right}`;
};

/** What is expected, with what has been keyed of it at the right edge. */
export function askRow(shown: Shown): string {
  const { entry } = shown;
  switch (entry.kind) {
    case 'points':
      return entry.digits === '' ? ASK[shown.prompt.expects](shown) : spread(askPoints(shown), entry.digits);
    case 'call':
      return entry.digits === '' ? 'Muggins: points?' : spread('Who calls muggins?', entry.digits);
    case 'offence':
      return spread(`${findOffence(entry.offence)?.brief}`, entry.digits);
    case 'which':
      return '1 hand, 2 crib?';
    case 'partner':
      return askPartner(shown.state, entry.side);
    case 'starter':
      return 'Starter card?';
    case 'lay':
      return askCard(shown);
    case 'concede':
      return fitted(COLUMNS, sideName(shown.state, entry.side).plain, (name) => `${name} gives up?`);
    case 'cards':
      return askCards(shown, entry);
  }
}

/** While an offence is called, what the last row asks; where one can be, how. Undefined if it is free for what was said last. */
export function askBelow({ state, entry }: Shown): string | undefined {
  if (entry.kind === 'lay') return 'NEXT: go';
  if (entry.kind === 'concede') return `P${entry.side + 1} again: yes`;
  if (entry.kind === 'offence') return askedFigure(entry)?.asks ?? 'Who did it?';
  const open = entry.kind === 'call' && entry.digits === '' && offencesNow(state).length > 0;
  return open ? 'MUGGINS: an offence' : undefined;
}

/** Which of the partners deals: `1 Anna, 2 Cleo?`. */
function askPartner(state: State, side: number): string {
  const seats = seatsOf(state.rules, side);
  const width = Math.floor((COLUMNS - 1 - 2 * (seats.length - 1)) / seats.length) - 2;
  return `${seats.map((seat, at) => `${at + 1} ${seatName(state, seat).plain.slice(0, width)}`).join(', ')}?`;
}

/** Digits are there: whose are they? In the show only one player can be meant. */
const askPoints = ({ state, prompt }: Shown): string =>
  prompt.expects === 'count' ? whoseHand(state, prompt, COLUMNS - 3) : 'Whose points?';

const whoseHand = (state: State, { seat, hand }: Prompt, width: number): string =>
  fitted(
    width,
    seatName(state, seat ?? 0).plain,
    (name) => `${possessive(name)} ${hand === 'crib' ? 'crib' : 'hand'}?`,
  );

const ASK: Readonly<Record<Expectation, (shown: Shown) => string>> = {
  newGame: () => 'Hold NEXT: new game',
  cut: ({ state }) =>
    sideCount(state.rules) === 2 ? 'Who deals? P1 or P2' : `Who deals? P1 to P${sideCount(state.rules)}`,
  points: ({ state, prompt }) => (state.phase === 'free' ? 'Points, then player' : askPlay(state, prompt)),
  deal: () => 'Deal, then NEXT',
  starter: ({ state }) =>
    state.rules.heels > 0 ? `Jack: ${state.rules.heels}, else NEXT` : 'Turn up, then NEXT',
  starterCard: () => 'CARDS: the starter',
  cards: ({ state, prompt }) =>
    fitted(
      COLUMNS,
      seatName(state, prompt.seat ?? 0).plain,
      (name) => `CARDS: ${possessive(name)} ${prompt.hand === 'crib' ? 'crib' : 'hand'}`,
    ),
  count: ({ state, prompt }) => whoseHand(state, prompt, COLUMNS),
};

/** Where the cards are entered, who lays the next one, and the count: `24, Blue lays`. */
const askPlay = (state: State, { play, seat }: Prompt): string =>
  play === undefined || seat === undefined
    ? 'Points, or NEXT'
    : fitted(COLUMNS, seatName(state, seat).plain, (name) => `${play.count}, ${name} lays`);

/** The card of whoever's turn it is, at which count. */
function askCard({ state, prompt }: Shown): string {
  const seat = prompt.seat ?? poneOf(state) ?? 0;
  return fitted(COLUMNS, seatName(state, seat).plain, (name) => `${prompt.play?.count ?? 0}, ${name}: card?`);
}

/** Of several cards of one rank. */
const ORDINALS = ['', '1st ', '2nd ', '3rd ', '4th '];

function askCards(shown: Shown, entry: Extract<Entry, { kind: 'cards' }>): string {
  const asked = askedSuit(entry, shown);
  if (asked !== undefined) {
    const which = asked.starter ? 'starter ' : (ORDINALS[placeInRank(entry, asked.index)] ?? '');
    return `Suit of ${asked.starter ? '' : 'the '}${which}${cardText(asked.card)}?`;
  }
  const keyed = entry.cards.map(briefCard).join('') + '_'.repeat(missingCards(entry, shown.state));
  const { state, prompt } = shown;
  const what = entry.hand === 'crib' ? 'crib' : 'hand';
  const { plain } = seatName(state, prompt.seat ?? 0);
  return fitted(COLUMNS, plain, (name) => `${possessive(name)} ${what} ${keyed}`);
}
