// Refusals in words: what was wrong with it, what was expected, what to do next.
import type { Refusal, RefusalCode } from '../../rules/index.ts';
import { findOffence } from '../../rules/rulings/index.ts';
import { NAME_LENGTH } from '../../rules/terms/index.ts';
import { listed, nameOf, possessive, ranges, sentence } from './grammar.ts';

type RefusalOf<C extends RefusalCode> = Extract<Refusal, { code: C }>;
type Name = (seat: number) => string;
/** For every code its words, in full and in at most twenty characters. */
type Texts = {
  readonly [C in RefusalCode]: readonly [
    full: (refusal: RefusalOf<C>, name: Name) => string,
    short: (refusal: RefusalOf<C>) => string,
  ];
};

const handOf = (name: string, hand: string): string => `${name}'s ${hand === 'crib' ? 'crib' : 'hand'}`;

/** What somebody did who committed the offence. */
const aboutOf = (offence: string): string => `${findOffence(offence)?.about}`;

const NAME_FAULTS = {
  empty: 'there is none',
  unprintable: 'it has a character that cannot be printed',
  long: 'it is too long',
  taken: 'another player has it',
} as const;

const SHELTERED_WORDS = {
  penalty: 'a penalty',
  muggins: 'points won by muggins',
  heels: 'heels',
  backward: 'points lost by pegging backwards',
} as const;

const TEXTS: Texts = {
  badCard: [
    ({ text }) => `'${text}' is no card. A card is a rank and a suit, such as 5H, TC or 10C.`,
    () => 'No such card',
  ],
  badRank: [
    ({ text }) => `'${text}' is no rank. Ranks are A, 2 to 9, T or 10, J, Q and K.`,
    () => 'No such rank',
  ],
  duplicateCard: [
    ({ card }) => `The ${card} is there twice. Every card is in the pack only once.`,
    ({ card }) => `${card} is there twice`,
  ],
  tooManyOfRank: [
    ({ rank }) => `That would be a fifth ${rank}. The pack has four of each rank.`,
    ({ rank }) => `A fifth ${rank}`,
  ],
  wrongNumberOfCards: [
    ({ expected, got }) =>
      `${got} ${got === 1 ? 'card was' : 'cards were'} entered. ${expected} ${expected === 1 ? 'is' : 'are'} expected.`,
    ({ expected, got }) => `${got} ${got === 1 ? 'card' : 'cards'}, not ${expected}`,
  ],
  suitWanted: [
    ({ rank, index, starter }) =>
      `The suit of ${starter ? `the starter, ${rank},` : `card ${index + 1}, ${rank},`} can change the count. Enter it with its suit.`,
    ({ rank, starter }) => `Suit of ${starter ? 'starter ' : ''}${rank}?`,
  ],
  badPoints: [
    ({ points }) => `${points} is no number of points. Points are a whole number: key it again.`,
    () => 'No such points',
  ],
  impossiblePlay: [
    ({ points, possible }) =>
      `No card scores ${points} in play. A card can score ${ranges(possible)}. Key the points again, or go on to the show.`,
    ({ points }) => `No card scores ${points}`,
  ],
  impossibleCount: [
    ({ points, possible, crib }) =>
      `No ${crib ? 'crib' : 'hand'} counts ${points}. Possible are ${ranges(possible)}. Count again.`,
    ({ points, crib }) => `No ${crib ? 'crib' : 'hand'} counts ${points}`,
  ],
  impossiblePoints: [
    ({ points, possible }) =>
      `Nothing scores ${points}. Possible are ${ranges(possible)}. Key the points again.`,
    ({ points }) => `Nothing scores ${points}`,
  ],
  badSeat: [
    ({ seat, seats }) => `There is no seat ${seat + 1}. The seats are 1 to ${seats}.`,
    ({ seat }) => `No seat ${seat + 1}`,
  ],
  noGame: [() => 'There is no game yet. Start a new game.', () => 'Start a new game'],
  gameOver: [() => 'The game is over. Start a new game, or undo the last points.', () => 'The game is over'],
  cutFirst: [() => 'Nobody has said who deals. Cut, and name the dealer.', () => 'Who deals?'],
  notNow: [
    ({ command, phase }) => `'${command}' means nothing now: the game is in the phase '${phase}'.`,
    () => 'Not now',
  ],
  outOfOrder: [
    ({ seat, expected, hand }, name) =>
      `${handOf(name(expected), hand)} is counted before anything of ${name(seat)}. Key ${name(expected)}'s points first; 0 if there are none.`,
    () => 'Out of turn',
  ],
  countFirst: [
    ({ seat, hand }, name) =>
      `${handOf(name(seat), hand)} has to be counted first. Key its points; 0 for none.`,
    ({ hand }) => `Count the ${hand === 'crib' ? 'crib' : 'hand'} first`,
  ],
  starterFirst: [() => 'The starter is not known. Enter the starter first.', () => 'Enter the starter'],
  starterDiffers: [
    ({ card, known }) => `The starter is ${known}, not ${card}. Undo if it was entered wrongly.`,
    ({ known }) => `The starter is ${known}`,
  ],
  starterNoJack: [
    ({ card }) =>
      `Heels were pegged, so the starter is a jack, not ${card}. Undo if they were pegged wrongly.`,
    ({ card }) => `Heels: no ${card}`,
  ],
  cardsFirst: [
    ({ seat, hand, cards }, name) =>
      `Enter the ${cards} ${cards === 1 ? 'card' : 'cards'} of ${handOf(name(seat), hand)} first.`,
    ({ cards }) => `Enter ${cards} ${cards === 1 ? 'card' : 'cards'}`,
  ],
  cardsNotWanted: [() => 'No cards are wanted now. Key the points.', () => 'No cards wanted'],
  disputesOff: [
    ({ claims }) => `Counts are not disputed in mode '${claims}'. Settle it at the table, or undo.`,
    () => 'No disputes here',
  ],
  disputeOpen: [
    ({ seat, cards }, name) =>
      `${name(seat)}'s count is disputed. Enter its ${cards} ${cards === 1 ? 'card' : 'cards'} and the starter, or undo the dispute.`,
    () => 'Enter the cards',
  ],
  nothingToDispute: [
    () => 'There is no count to dispute: only the last hand can be, as long as its cards lie on the table.',
    () => 'Nothing to dispute',
  ],
  mugginsOff: [() => 'Muggins is not played in this game.', () => 'No muggins here'],
  mugginsAutomatic: [() => 'The board calls muggins by itself in this game.', () => 'Muggins is automatic'],
  mugginsClosed: [
    () =>
      'It is too late for muggins: it can be called until the next count is pegged or the cards are mixed.',
    () => 'Too late for muggins',
  ],
  countSettled: [
    ({ seat }, name) =>
      `${name(seat)}'s last count is settled, by a ruling, a call or an end-game rule: muggins cannot be called on it.`,
    () => 'Count is settled',
  ],
  ownCount: [
    ({ seat }, name) => `The last count was ${name(seat)}'s own. Muggins is called on the other side.`,
    () => 'Your own count',
  ],
  mugginsNever: [({ on }) => `Muggins is never called on ${SHELTERED_WORDS[on]}.`, () => 'Not for muggins'],
  badOffence: [
    ({ offence, known }) => `There is no offence '${offence}'. Known are: ${listed(known)}.`,
    () => 'No such offence',
  ],
  offenceOff: [
    ({ offence }) => `These rules do not know it: '${aboutOf(offence)}'.`,
    () => 'Not in these rules',
  ],
  offenceClosed: [
    ({ offence }) =>
      `It cannot be called now that somebody ${aboutOf(offence)}: it is too late or too early, or there is no such count.`,
    () => 'Cannot be called now',
  ],
  offenceSeat: [
    ({ offence, seat, who }, name) =>
      `${name(seat)} is not the ${who}, and only the ${who} can have done it: '${aboutOf(offence)}'.`,
    ({ who }) => `Only by the ${who}`,
  ],
  ownSide: [
    ({ seat }, name) => `${name(seat)} plays for the same side. Name a player of another side.`,
    () => 'The same side',
  ],
  countChecked: [
    ({ seat }, name) => `The cards of ${name(seat)}'s count are known, and the board has checked it.`,
    () => 'Already checked',
  ],
  figureMissing: [
    ({ figure }) => `Key the number of ${figure} first, then press the player.`,
    ({ figure }) => `Key the ${figure} first`,
  ],
  badFigure: [
    ({ figure, value, least, most }) =>
      `${value} ${value === 1 ? figure.slice(0, -1) : figure} cannot be. Expected: ${least === most ? least : `${least} to ${most}`}.`,
    ({ least, most }) => (least === most ? `It has to be ${least}` : `From ${least} to ${most}`),
  ],
  restricted: [
    ({ seat, holes, points, rule }, name) =>
      ({
        go: `${name(seat)} needs ${holes}, and nobody goes out on a go here: the ${points} is not pegged.`,
        heels: `${name(seat)} needs only ${holes}, so near the end there are no heels here. Go on with NEXT.`,
        play: `${name(seat)} needs only ${holes}, and so near the end only play scores here: ${points} is a count, and is not pegged.`,
      })[rule],
    ({ rule }) => ({ go: 'Not out on a go', heels: 'No heels so near', play: 'Only play scores' })[rule],
  ],
  nothingToUndo: [() => 'There is nothing to undo.', () => 'Nothing to undo'],
  nothingToRedo: [() => 'There is nothing to redo.', () => 'Nothing to redo'],
  badPlayers: [
    ({ expected, got }) =>
      `${got} ${got === 1 ? 'player was' : 'players were'} named. This game is for ${expected}.`,
    ({ expected }) => `${expected} ${expected === 1 ? 'player' : 'players'} needed`,
  ],
  badName: [
    ({ seat, name, fault }) =>
      `${JSON.stringify(name)} is no name for player ${seat + 1}: ${NAME_FAULTS[fault]}. A name has 1 to ${NAME_LENGTH} characters that can be printed.`,
    ({ seat }) => `No name: player ${seat + 1}`,
  ],
  unknownPreset: [
    ({ name: preset, known }) => `There is no game '${preset}'. Known are: ${listed(known)}.`,
    () => 'Unknown game',
  ],
  badSetting: [
    ({ setting, value, expected }) =>
      `'${setting}=${value}' is no setting. Expected: ${listed(expected, 'or')}.`,
    () => 'No such setting',
  ],
  badRules: [
    ({ field, value, expected }) =>
      `The rules contradict themselves: ${field} is ${value}. Expected: ${expected}.`,
    () => 'Impossible rules',
  ],
  playOver: [() => 'The play of this deal is over. Go on to the show.', () => 'The play is over'],
  notYourTurn: [
    ({ seat, expected }, name) =>
      `It is not ${name(seat)}'s turn. ${sentence(name(expected))} lays a card or says go.`,
    () => 'Not your turn',
  ],
  notHeld: [
    ({ seat, card }, name) => `${sentence(name(seat))} does not hold the ${card}. Enter another card.`,
    ({ card }) => `No ${card} in hand`,
  ],
  pastThirtyOne: [
    ({ card, count }) =>
      `With the ${card} the count would be ${count}, past thirty-one. Take it back, lay another or say go.`,
    ({ count }) => `${count} is past 31`,
  ],
  mustPlay: [
    ({ seat, count, cards }, name) =>
      `${sentence(name(seat))} cannot say go at ${count}: ${cards.length === 0 ? (count <= 21 ? 'any card' : 'a card') : listed(cards, 'or')} can be laid.`,
    ({ count }) => `No go at ${count}`,
  ],
  wrongPlay: [
    ({ card, points, possible }) =>
      `The ${card} does not score ${points} here. It scores ${listed(possible.map(String), 'or')}.`,
    ({ card, possible }) => `The ${card} scores ${possible.join('/')}`,
  ],
  notLaid: [
    ({ seat, turn }, name) =>
      `${sentence(name(seat))} has laid no card that waits for its points. ${turn === undefined ? 'The play is over.' : `${sentence(name(turn))} lays the next card: enter it, or go on without cards.`}`,
    () => 'No card waits',
  ],
  cardsUnseen: [
    () =>
      'A card of this deal was laid that nobody entered: key the points without cards until the next deal.',
    () => 'Points only, please',
  ],
  claimOpen: [
    ({ seat }, name) =>
      `${sentence(name(seat))} has not pegged for the card yet. Muggins can be called once it is pegged, or the next card is laid.`,
    () => 'Not pegged yet',
  ],
  handBegun: [
    ({ seat }, name) =>
      `${sentence(name(seat))} has laid a card already: a hand is entered before its first card.`,
    () => 'Too late for a hand',
  ],
  handDead: [
    ({ seat }, name) =>
      `${possessive(sentence(name(seat)))} hand is dead after a renege: it scores nothing more in this deal.`,
    () => 'The hand is dead',
  ],
};

/** A refusal in words: what was wrong, what was expected, what to do next. `players` are the names by seat. */
export function describeRefusal(refusal: Refusal, players: readonly string[] = []): string {
  return textsOf(refusal)[0](refusal, (seat) => nameOf(players, seat));
}

/** A refusal in at most twenty characters. */
export const shortRefusal = (refusal: Refusal): string => textsOf(refusal)[1](refusal).slice(0, 20);

/** The texts of a code fit that code's refusals, which the compiler cannot follow through a look-up. */
const textsOf = ({ code }: Refusal): AnyText => TEXTS[code] as unknown as AnyText;

type AnyText = readonly [full: (refusal: Refusal, name: Name) => string, short: (refusal: Refusal) => string];
