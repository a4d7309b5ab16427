// A move as one word: read, and written.
import { type CardOrRank, parseCardOrRank } from '../cards/cards.ts';
import type { GameCommand } from '../game/decide.ts';
import { findOffence } from '../rulings/offences.ts';
import type { OffenceCode } from '../terms/codes.ts';
import type { Success } from '../terms/result.ts';
import { HANDS, type Hand, type Seat } from '../terms/seats.ts';

/** Every command that a move can be: all but the one that begins the game, and a late undo of a board, which changes nothing. */
export type Move = Exclude<GameCommand, { type: 'newGame' } | { undoes: number }>;

/** `P2` is seat 1. */
export const seatOf = (text: string): Seat => Number(text.slice(1)) - 1;
/** Seat 1 as `P2`. */
export const seatText = (seat: Seat): string => `P${seat + 1}`;

// What people type is read too: small letters, 10, the signs of the suits.
const CARD = '(?:10|[A2-9TJQKatjqk])[CDHScdhs♣♦♥♠]?';
const CARDS = `(?:${CARD})+`;
const PLAYER = '[Pp][1-9]';
const SEAT = `(?<seat>${PLAYER})`;
const POINTS = '(?<points>\\d+)';

/** The parts of a word, by name; those that it leaves out are undefined. */
type Parts = Readonly<Record<string, string | undefined>>;

/** Cards run together: `5H5SJDQC`. */
const cardsOf = (text = ''): readonly CardOrRank[] =>
  [...text.matchAll(new RegExp(CARD, 'g'))].map(
    ([card]) => (parseCardOrRank(card) as Success<CardOrRank>).value,
  );

/** The fields of a command that these parts are. */
const seat = (parts: Parts) => ({ seat: seatOf(parts.seat as string) });
const points = (parts: Parts) => ({ points: Number(parts.points) });
const card = (parts: Parts) => ({ card: cardsOf(parts.card)[0] as CardOrRank });
const cards = (parts: Parts) => ({ cards: cardsOf(parts.cards) });

/** How a word is read: its form, and the command that its parts make; undefined where a name in it is none. */
type Reading = readonly [form: string, read: (parts: Parts) => Move | undefined];

const READINGS: readonly Reading[] = [
  ['(?<type>next|free|unseen|go)', ({ type }) => ({ type: type as 'next' })],
  [`cut=${SEAT}`, (parts) => ({ type: 'cut', dealer: seat(parts).seat })],
  [`cut=(?<cards>${CARDS})`, (parts) => ({ type: 'cutCards', ...cards(parts) })],
  [`starter=(?<card>${CARD})`, (parts) => ({ type: 'starter', ...card(parts) })],
  [
    `${SEAT}=(?<cards>${CARDS})(?:(?<thrown>/)(?<discard>${CARDS})?)?`,
    (parts) => ({
      type: 'hold',
      ...seat(parts),
      ...cards(parts),
      ...(parts.thrown && { discard: cardsOf(parts.discard) }),
    }),
  ],
  [
    `(?<hand>${HANDS.join('|')})=(?<cards>(?:${CARD})*)`,
    (parts) => ({ type: 'cards', hand: parts.hand as Hand, ...cards(parts) }),
  ],
  [
    `(?:${SEAT}:)?(?<card>${CARD})(?:\\+${POINTS})?`,
    (parts) => ({
      type: 'lay',
      ...card(parts),
      ...(parts.seat && seat(parts)),
      ...(parts.points && points(parts)),
    }),
  ],
  [`${SEAT}\\+${POINTS}`, (parts) => ({ type: 'peg', ...seat(parts), ...points(parts) })],
  [
    `${SEAT}!${POINTS}(?:@(?<on>${PLAYER})(?::(?<card>${CARD}))?)?`,
    (parts) => ({
      type: 'muggins',
      ...seat(parts),
      ...points(parts),
      ...(parts.on && { on: seatOf(parts.on) }),
      ...(parts.card && card(parts)),
    }),
  ],
  ['dispute(?<crib>=crib)?', ({ crib }) => ({ type: 'dispute', ...(crib && { crib: true }) })],
  [`concede=${SEAT}`, (parts) => ({ type: 'concede', ...seat(parts) })],
  [
    `offence=(?<offence>\\w+)/${SEAT}(?:/points=${POINTS})?(?:/cards=(?<figure>\\d+))?(?:/to=(?<to>${PLAYER}))?`,
    (parts) =>
      findOffence(parts.offence as OffenceCode) && {
        type: 'offence',
        offence: parts.offence as OffenceCode,
        ...seat(parts),
        ...(parts.points && points(parts)),
        ...(parts.figure && { cards: Number(parts.figure) }),
        ...(parts.to && { to: seatOf(parts.to) }),
      },
  ],
  [`unverified=${SEAT}\\+${POINTS}`, (parts) => ({ type: 'unverified', ...seat(parts), ...points(parts) })],
  [
    `aside=(?<lane>[1-9])\\+${POINTS}`,
    (parts) => ({ type: 'setAside', lane: Number(parts.lane) - 1, ...points(parts) }),
  ],
];

const FORMS = READINGS.map(([form, read]) => [new RegExp(`^(?:${form})$`), read] as const);

/** The move of a word; undefined for a word that is none. */
export function parseMove(text: string): Move | undefined {
  for (const [form, read] of FORMS) {
    const word = form.exec(text);
    if (word !== null) return read(word.groups as Parts);
  }
  return undefined;
}

/** A part that is written only where it is there; a number in all its digits, as absurd claims are claims too. */
const part = (before: string, value: number | string | undefined): string =>
  value === undefined ? '' : `${before}${typeof value === 'number' ? BigInt(value) : value}`;

const seatPart = (before: string, seat: Seat | undefined): string =>
  part(before, seat === undefined ? undefined : seatText(seat));

const WRITTEN: { readonly [Type in Move['type']]: (move: Extract<Move, { type: Type }>) => string } = {
  next: () => 'next',
  free: () => 'free',
  unseen: () => 'unseen',
  go: () => 'go',
  cut: ({ dealer }) => `cut=${seatText(dealer)}`,
  cutCards: ({ cards }) => `cut=${cards.join('')}`,
  starter: ({ card }) => `starter=${card}`,
  hold: ({ seat, cards, discard }) => `${seatText(seat)}=${cards.join('')}${part('/', discard?.join(''))}`,
  cards: ({ hand = '', cards }) => `${hand}=${cards.join('')}`,
  lay: ({ seat, card, points }) =>
    `${seat === undefined ? '' : `${seatText(seat)}:`}${card}${part('+', points)}`,
  peg: ({ seat, points }) => `${seatText(seat)}${part('+', points)}`,
  muggins: ({ seat, points, on, card }) =>
    `${seatText(seat)}${part('!', points)}${typeof on === 'number' ? seatPart('@', on) : ''}${part(':', card)}`,
  dispute: ({ crib }) => (crib ? 'dispute=crib' : 'dispute'),
  concede: ({ seat }) => `concede=${seatText(seat)}`,
  offence: ({ offence, seat, points, cards, to }) =>
    `offence=${offence}/${seatText(seat)}${part('/points=', points)}${part('/cards=', cards)}${seatPart('/to=', to)}`,
  unverified: ({ seat, points }) => `unverified=${seatText(seat)}${part('+', points)}`,
  setAside: ({ lane, points }) => `aside=${lane + 1}${part('+', points)}`,
};

/** A move as one word. */
export const formatMove = (move: Move): string =>
  // The function of a type fits the moves of that type, which the compiler cannot follow through a look-up.
  WRITTEN[move.type](move as never);
