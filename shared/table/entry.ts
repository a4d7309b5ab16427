// What is being keyed: points, the caller of a muggins, a starter or the cards of a hand.
import { countedStarter, enteredCards, type WantedSuit, wantedSuit } from '../rules/cards/index.ts';
import { isLaidByCard, knownHand, wantedHand } from '../rules/game/index.ts';
import {
  type CardOrRank,
  type Command,
  type Hand,
  offencesNow,
  type Prompt,
  rankOf,
  type Seat,
  type State,
} from '../rules/index.ts';
import { type Figure, findOffence } from '../rules/rulings/index.ts';
import { cardsIn, type OffenceCode } from '../rules/terms/index.ts';
import type { FirstQuestion } from './checks.ts';
import { LEGEND } from './labels.ts';

/** What has been keyed and not yet taken. Digits are `whole` once a hint was given about them: the next digit begins anew. */
export type KeyedEntry = Readonly<
  /** Digits of points; the player's button takes them. */
  | { kind: 'points'; digits: string; whole?: true }
  /** MUGGINS was pressed: its points, then the button of who calls. */
  | { kind: 'call'; digits: string; whole?: true }
  /** A call of muggins that could be about several: who missed the points, and then, if `on` is known, with which card. */
  | { kind: 'about'; seat: Seat; points: number; on?: Seat | undefined }
  /** MUGGINS was pressed again: an offence, the digits of its figures, then the button of who did it. */
  | { kind: 'offence'; offence: OffenceCode; digits: string }
  /** A count of plain pegging is disputed: was it a hand or a crib? */
  | { kind: 'which' }
  /** The cards of the cut for the deal, by seat. */
  | { kind: 'cut'; cards: readonly CardOrRank[] }
  /** A side of several seats cut the lower card: which of them deals? */
  | { kind: 'partner'; side: number }
  /** Keys were lost: the rest of what was being keyed is no entry. */
  | { kind: 'lost' }
  /** The rank of the starter. */
  | { kind: 'starter' }
  /** A card that is laid in play, by the player whose turn it is. */
  | { kind: 'lay' }
  /** A player's button was held: does this side give the game up? Its button again says so. */
  | { kind: 'concede'; side: number }
  /** The cards of a hand, ranks first. `suited` are the places whose suit was added, in order. */
  | { kind: 'cards'; hand: Hand; cards: readonly CardOrRank[]; suited: readonly number[] }
>;
export type KeyedKind = KeyedEntry['kind'];
/** A call of muggins of which only this is known. */
export type CallEntry = Extract<KeyedEntry, { kind: 'about' }>;

/** What the meaning of a key depends on besides the entry. */
export interface Context {
  readonly state: State;
  readonly prompt: Prompt;
  /** Whether redo has something to restore. */
  readonly canRedo: boolean;
  /** What a new table asks. */
  readonly question?: FirstQuestion | undefined;
}

/** Nothing keyed, digits expected. */
export const NO_ENTRY: KeyedEntry = { kind: 'points', digits: '' };

/** Keys were lost, until DEL or a key that would have ended the entry. */
export const LOST: KeyedEntry = { kind: 'lost' };

/** The entry that a prompt opens with: cards where only cards can come next, digits everywhere else. */
export function openEntry({ state, prompt }: Context): KeyedEntry {
  if (prompt.expects === 'cards' && prompt.hand !== undefined) return cardsEntry(state, prompt.hand);
  const starter =
    prompt.expects === 'starterCard' || (prompt.expects === 'starter' && state.rules.claims === 'always');
  return starter ? { kind: 'starter' } : NO_ENTRY;
}

/** The entry that the CARDS key opens, or undefined where it is not about entering cards. */
export function wantedEntry({ state, prompt }: Context): KeyedEntry | undefined {
  const { phase, rules, count } = state;
  // Until the cards are mixed the last crib can still be doubted, and so can what was pegged before the cut.
  const doubtful = rules.claims === 'challenge' && count?.open === true;
  if (phase === 'cut') return doubtful ? undefined : { kind: 'cut', cards: [] };
  if (
    phase === 'play' &&
    isLaidByCard(state) &&
    !state.disputed &&
    !state.unseen &&
    prompt.play?.over !== true
  )
    return { kind: 'lay' };
  const hand = wantedHand(state);
  if (hand !== undefined) return state.starter === undefined ? { kind: 'starter' } : cardsEntry(state, hand);
  const turning = phase === 'starter' || (phase === 'deal' && !doubtful);
  return turning ? { kind: 'starter' } : undefined;
}

/** The cards of a hand, as far as the play, or the rows of a square, have shown them and only suits are missing. */
function cardsEntry(state: State, hand: Hand): KeyedEntry {
  const { starter, rules } = state;
  const cards = knownHand(state, hand) ?? [];
  const whole = starter !== undefined && cards.length > 0;
  const counted = countedStarter(rules, starter);
  const asked = whole && wantedSuit({ hand: cards, starter: counted, crib: false, rules }) !== undefined;
  return { kind: 'cards', hand, cards: asked ? cards : [], suited: [] };
}

/** Number of cards that an entry of cards still lacks. */
export const missingCards = (entry: CardsEntry, { rules }: State): number =>
  cardsIn(rules, entry.hand) - entry.cards.length;
export type CardsEntry = Extract<KeyedEntry, { kind: 'cards' }>;

/** The suit that has to be asked for next, once all ranks are there; undefined if none can matter. */
export function askedSuit(entry: KeyedEntry, { state }: Context): WantedSuit | undefined {
  const { starter, rules } = state;
  if (entry.kind !== 'cards' || starter === undefined || missingCards(entry, state) > 0) return undefined;
  const counted = countedStarter(rules, starter);
  return wantedSuit({ hand: entry.cards, starter: counted, crib: entry.hand === 'crib', rules });
}

/** The place of a card among those of its rank, from 1. */
export type Ordinal = 1 | 2 | 3 | 4;

/** Which card a suit is asked of: the only one of its rank, or its place among several. */
export function placeInRank({ cards }: CardsEntry, index: number): 'only' | Ordinal {
  const rank = cards[index]?.charAt(0);
  const alike = cards.flatMap((card, at) => (card.charAt(0) === rank ? [at] : []));
  // A pack has four cards of a rank.
  return alike.length < 2 ? 'only' : ((alike.indexOf(index) + 1) as Ordinal);
}

/** The last thing keyed is taken back; undefined if there was nothing. */
export function takeBack(entry: KeyedEntry): KeyedEntry | undefined {
  switch (entry.kind) {
    case 'points':
    case 'call':
    case 'offence':
      return entry.digits === '' ? undefined : { ...entry, digits: entry.digits.slice(0, -1) };
    case 'cut':
      return entry.cards.length === 0 ? undefined : { ...entry, cards: entry.cards.slice(0, -1) };
    case 'about':
      return { kind: 'call', digits: String(entry.points) };
    case 'which':
    case 'partner':
    case 'lost':
    case 'starter':
    case 'lay':
    case 'concede':
      return undefined;
    case 'cards':
      return takeBackCard(entry);
  }
}

/** The entry after its command was refused: digits are gone; of cards, the one that made them a hand is taken back. */
export function afterRefusal(entry: KeyedEntry, { type }: Command): KeyedEntry {
  if (entry.kind === 'starter' || entry.kind === 'lay') return entry;
  if (entry.kind === 'offence') return { ...entry, digits: '' };
  // Two cards alike: the next cut is keyed.
  if (entry.kind === 'cut') return { kind: 'cut', cards: [] };
  if (entry.kind !== 'cards') return NO_ENTRY;
  if (type === 'cards') return takeBack(entry) ?? entry;
  return type === 'starter' ? entry : { ...entry, cards: [], suited: [] };
}

/** One or two cards as the digits on their keys; undefined if they are no digits. */
export function digitsOfCards(entry: KeyedEntry): string | undefined {
  if (entry.kind !== 'cards' || entry.cards.length > 2) return undefined;
  const digits = entry.cards.map((card) => LEGEND.find(({ rank }) => rank === rankOf(card))?.digit ?? '');
  return digits.includes('') ? undefined : digits.join('');
}

/** Whether anything is keyed that could be taken back. */
export const isKeyed = (entry: KeyedEntry): boolean => takeBack(entry) !== undefined;

/** Whether nothing was keyed: the cards are those that the play, or the rows of a square, have shown. */
export const isUntouched = (entry: KeyedEntry, open: KeyedEntry): boolean =>
  !isKeyed(entry) ||
  (entry.kind === 'cards' && open.kind === 'cards' && entry.cards.join() === open.cards.join());

/** The digits of points, where they are keyed. */
export const digitsOf = (entry: KeyedEntry): string =>
  entry.kind === 'points' || entry.kind === 'call' ? entry.digits : '';

function takeBackCard(entry: CardsEntry): KeyedEntry | undefined {
  const { cards, suited } = entry;
  const last = suited.at(-1);
  if (last === undefined) return cards.length === 0 ? undefined : { ...entry, cards: cards.slice(0, -1) };
  const bare = cards.map((card, at) => (at === last ? (card.slice(0, 1) as CardOrRank) : card));
  return { ...entry, cards: bare, suited: suited.slice(0, -1) };
}

/** All cards that lie on the table already, apart from those of one hand. */
export const otherCards = (state: State, hand?: Hand): readonly CardOrRank[] => [
  ...[countedStarter(state.rules, state.starter) ?? []].flat(),
  ...enteredCards(state, hand),
];

/** An entry of an offence. */
type OffenceEntry = Extract<KeyedEntry, { kind: 'offence' }>;

/** The offence that can be called after this one; after the last the first again. Undefined if none can be. */
export function nextOffence({ state }: Context, after?: OffenceCode): OffenceEntry | undefined {
  const open = offencesNow(state).map(({ offence }) => offence);
  const at = after === undefined ? -1 : open.indexOf(after);
  const offence = open[at + 1] ?? open[0];
  return offence && { kind: 'offence', offence, digits: '' };
}

/** The figures of an offence. */
const figuresOf = ({ offence }: OffenceEntry): readonly Figure[] => findOffence(offence)?.figures ?? [];

/** The figure that the next digit belongs to; undefined if all have their digits. */
export function askedFigure(entry: OffenceEntry): Figure | undefined {
  let digits = entry.digits.length;
  return figuresOf(entry).find((figure) => {
    digits -= figure.digits;
    return digits < 0;
  });
}

/** The figures as far as their digits were keyed. */
export function keyedFigures(entry: OffenceEntry): { readonly points?: number; readonly cards?: number } {
  let rest = entry.digits;
  const told: { points?: number; cards?: number } = {};
  for (const { name, digits } of figuresOf(entry)) {
    if (rest !== '') told[name] = Number(rest.slice(0, digits));
    rest = rest.slice(digits);
  }
  return told;
}
