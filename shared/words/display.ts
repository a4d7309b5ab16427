// The four rows of the display: the scores; whose crib it is; what is expected and what is keyed; what was just said.
import type { Expectation } from '../rules/game/index.ts';
import { matchOf, offencesNow, type State } from '../rules/index.ts';
import { poneOf, seatsOf, sideCount } from '../rules/terms/index.ts';
import {
  askedFigure,
  askedSuit,
  type Context,
  type Entry,
  missingCards,
  placeInRank,
} from '../table/entry.ts';
import { ENGLISH } from './en/display.ts';
import { briefCard, COLUMNS, cardText, fitted, seatName, sideName, sideNames } from './naming.ts';
import { unaccented, type Wording } from './wording.ts';

/** Four rows of at most twenty characters. */
export type Rows = readonly [string, string, string, string];

/** Everything that the rows depend on. */
export interface Shown extends Context {
  readonly entry: Entry;
  /** Why the last key or command was refused. */
  readonly refused?: string | undefined;
  /** The last thing said, for a row. */
  readonly said: (width: number) => string;
  /** What the display speaks; English unless given. */
  readonly wording?: Wording;
}

const askingOf = ({ wording = ENGLISH }: Pick<Shown, 'wording'>): Wording['ask'] => wording.ask;

/** The rows of the display. */
export function makeRows(shown: Shown): Rows {
  const { state, entry, refused, said } = shown;
  return [
    scoreRow(state),
    unaccented(entry.kind === 'offence' ? askingOf(shown).otherOffences : cribRow(state, askingOf(shown))),
    unaccented(askRow(shown)),
    unaccented(refused ?? askBelow(shown) ?? said(COLUMNS)).slice(0, COLUMNS),
  ];
}

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
export function cribRow(state: State, asking: Wording['ask'] = ENGLISH.ask): string {
  const { phase, dealer, starter, disputed, results, pegs } = state;
  if (phase === 'none') return asking.noGame;
  if (phase === 'over') return spread(overText(state, asking), tally(state, results.length));
  if (phase === 'free') return asking.plainPegging;
  const begun = pegs.some(({ front }) => front > 0);
  if (dealer === undefined)
    return spread(begun ? asking.game(state.game) : asking.newGame, asking.places.cut);
  // Between the deals the starter is the last deal's; it matters only to a dispute.
  const known = starter === undefined || (phase === 'deal' && !disputed) ? '' : ` ${cardText(starter)}`;
  const right = `${asking.places[phase]}${known}`;
  const left = fitted(COLUMNS - right.length - 1, seatName(state, dealer).plain, asking.crib);
  return spread(left, right);
}

const overText = (state: State, asking: Wording['ask']): string =>
  matchOf(state).over ? asking.matchOver : asking.gameOver(state.game);

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
  const asking = askingOf(shown);
  switch (entry.kind) {
    case 'points':
      return entry.digits === '' ? ASK[shown.prompt.expects](shown) : spread(askPoints(shown), entry.digits);
    case 'call':
      return entry.digits === '' ? asking.missed : spread(asking.whoCalls, entry.digits);
    case 'offence':
      return spread(asking.offence(entry.offence), entry.digits);
    case 'which':
      return asking.which;
    case 'partner':
      return askPartner(shown.state, entry.side);
    case 'starter':
      return asking.starterRank;
    case 'lay':
      return askCard(shown);
    case 'concede':
      return fitted(COLUMNS, sideName(shown.state, entry.side).plain, asking.givesUp);
    case 'cards':
      return askCards(shown, entry);
  }
}

/** While an offence is called, what the last row asks; where one can be, how. Undefined if it is free for what was said last. */
export function askBelow(shown: Shown): string | undefined {
  const { state, entry } = shown;
  const asking = askingOf(shown);
  if (entry.kind === 'lay') return asking.go;
  if (entry.kind === 'concede') return asking.yes(`P${entry.side + 1}`);
  if (entry.kind === 'offence') {
    const asks = askedFigure(entry)?.asks;
    return asks === undefined ? asking.whoDidIt : asking.figure(asks);
  }
  const open = entry.kind === 'call' && entry.digits === '' && offencesNow(state).length > 0;
  return open ? asking.anOffence : undefined;
}

/** Which of the partners deals: `1 Anna, 2 Cleo?`. */
function askPartner(state: State, side: number): string {
  const seats = seatsOf(state.rules, side);
  const width = Math.floor((COLUMNS - 1 - 2 * (seats.length - 1)) / seats.length) - 2;
  return `${seats.map((seat, at) => `${at + 1} ${seatName(state, seat).plain.slice(0, width)}`).join(', ')}?`;
}

/** Digits are there: whose are they? In the show only one player can be meant. */
const askPoints = (shown: Shown): string =>
  shown.prompt.expects === 'count' ? whoseHand(shown, COLUMNS - 3) : askingOf(shown).whosePoints;

const whoseHand = (shown: Shown, width: number): string => {
  const { seat, hand } = shown.prompt;
  return fitted(width, seatName(shown.state, seat ?? 0).plain, (name) => askingOf(shown).count(name, hand));
};

const ASK: Readonly<Record<Expectation, (shown: Shown) => string>> = {
  newGame: (shown) => askingOf(shown).holdNext,
  cut: (shown) => askingOf(shown).whoDeals(sideCount(shown.state.rules)),
  points: (shown) => (shown.state.phase === 'free' ? askingOf(shown).pointsThenPlayer : askPlay(shown)),
  deal: (shown) => askingOf(shown).deal,
  starter: (shown) => {
    const { heels } = shown.state.rules;
    return heels > 0 ? askingOf(shown).jack(heels) : askingOf(shown).turnUp;
  },
  starterCard: (shown) => askingOf(shown).cardsStarter,
  cards: (shown) => {
    const { seat, hand } = shown.prompt;
    const { plain } = seatName(shown.state, seat ?? 0);
    return fitted(COLUMNS, plain, (name) => askingOf(shown).cards(name, hand));
  },
  count: (shown) => whoseHand(shown, COLUMNS),
};

/** Where the cards are entered, who lays the next one, and the count: `24, Blue lays`. */
function askPlay(shown: Shown): string {
  const { play, seat } = shown.prompt;
  const asking = askingOf(shown);
  if (play === undefined || seat === undefined) return asking.pointsOrNext;
  return fitted(COLUMNS, seatName(shown.state, seat).plain, (name) => asking.lays(name, play.count));
}

/** The card of whoever's turn it is, at which count. */
function askCard(shown: Shown): string {
  const { state, prompt } = shown;
  const seat = prompt.seat ?? poneOf(state) ?? 0;
  const count = prompt.play?.count ?? 0;
  return fitted(COLUMNS, seatName(state, seat).plain, (name) => askingOf(shown).card(name, count));
}

function askCards(shown: Shown, entry: Extract<Entry, { kind: 'cards' }>): string {
  const asked = askedSuit(entry, shown);
  if (asked !== undefined) {
    const which = asked.starter ? 'starter' : placeInRank(entry, asked.index);
    return askingOf(shown).suit(cardText(asked.card), which);
  }
  const keyed = entry.cards.map(briefCard).join('') + '_'.repeat(missingCards(entry, shown.state));
  const { state, prompt } = shown;
  const { plain } = seatName(state, prompt.seat ?? 0);
  return fitted(COLUMNS, plain, (name) => askingOf(shown).keyed(name, entry.hand, keyed));
}
