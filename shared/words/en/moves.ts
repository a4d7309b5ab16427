// English: what a move did.
import type { Phase } from '../../rules/index.ts';
import { counted as inNumber } from '../message.ts';
import type { MoveWords } from '../moves.ts';
import type { People } from '../people.ts';
import { cardsIn, handWord, theCard } from './cards.ts';
import { numberWord } from './grammar.ts';
import { OFFENCES } from './offences.ts';
import { sayResult } from './results.ts';
import { farewell, running } from './sayings.ts';
import { player, side, sideAt } from './subject.ts';

const PHASES: Readonly<Record<Phase, string>> = {
  none: 'there is no game',
  cut: 'cut for the deal',
  free: 'plain pegging',
  bidding: 'bids for the crib',
  deal: 'the next deal',
  starter: 'the cards are dealt',
  exchange: 'cards may be exchanged',
  play: 'the play begins',
  show: 'the show begins',
  over: 'the game is over',
};

const amount = (points: number): string => (points === 0 ? 'nothing' : `${points}`);

/** The points of a hand: nineteen is a worthless one, as no hand can count it. */
const counted = ({ sayings }: People, points: number): string =>
  points === 0 && sayings?.nineteen === true ? 'nineteen' : amount(points);

export const MOVES: MoveWords = {
  nothing: () => 'nothing happened',
  gameBegins({ game, left }, people) {
    const sides = [...new Set(people.sides)].map((each) => side(people, each).name).join(' against ');
    const begins = `Game ${game} begins: ${sides}`;
    return left === null ? begins : `Game ${left} is abandoned. ${begins}`;
  },
  deals: ({ seat, cut }, people) => `${player(people, seat).does('deal')}${cut ? ' by the cut' : ''}`,
  phase: ({ phase }) => PHASES[phase],
  bids: ({ seat, points }, people) => `${player(people, seat).does('bid')} ${points} for the crib`,
  buys: ({ seat, points }, people) =>
    `${player(people, seat).does('buy')} the crib and ${player(people, seat).verb('peg')} back ${points}`,
  starter: ({ card }, people) => `the starter is ${theCard(people, card)}`,
  pegs: ({ seat, points }, people) => `${sideAt(people, seat).does('peg')} ${amount(points)}`,
  heels: ({ seat, points }, people) => `heels: ${player(people, seat).does('peg')} ${amount(points)}`,
  exchange: ({ seat, points }, people) =>
    `exchange of cards: ${player(people, seat).does('peg')} ${amount(points)}`,
  lastAtFirstDeal: ({ seat, points }, people) =>
    `${player(people, seat).does('peg')} ${amount(points)} for last, as the other deals first`,
  alone: ({ seat, points }, people) =>
    `${sideAt(people, seat).name} pegged ${amount(points)} on the board alone, unverified`,
  counts: ({ seat, hand, points }, people) =>
    `${player(people, seat).whose} ${handWord(hand)} counts ${counted(people, points)}`,
  cards: ({ seat, hand, cards }, people) =>
    `${player(people, seat).whose} ${handWord(hand)} is ${cards.length === 0 ? 'entered' : cardsIn(people, cards)}`,
  handKnown: ({ seat }, people) => `${player(people, seat).whose} hand is known to the board`,
  lays: ({ seat, card, count }, people) =>
    `${player(people, seat).does('lay')} ${theCard(people, card)}: ${running(people, count)}`,
  go: ({ seat, count }, people) => `${player(people, seat).does('say')} go at ${numberWord(count)}`,
  unseen: () => 'the play goes on without cards',
  disputed: ({ seat, hand }, people) => `${player(people, seat).whose} ${handWord(hand)} is disputed`,
  muggins: ({ seat, points }, people) => `${sideAt(people, seat).does('call')} muggins for ${points}`,
  won: ({ result }, people) => `${sayResult(result, people)}${farewell(people)}`,
  lost: ({ result }, people) => sayResult(result, people),
  goesOn: () => 'the game goes on',
  setAside: ({ lane, points }) =>
    `lane ${lane + 1} of the board pegged ${points} by itself, and nobody sits there: set aside`,
  asksUndo: ({ seat }, people) => `${player(people, seat).does('ask')} to take the last move back`,
  asksOffence: ({ seat, offence, by }, people) =>
    `${player(people, seat).does('say')} that ${player(people, by).name} ${OFFENCES[offence][0]}`,
  declines: ({ seat }, people) => `${player(people, seat).does('say')} no`,
  undoneTo: ({ moves }) => `${inNumber(moves, 'move')} undone`,
  undone: 'Undone',
  redone: 'Done again',
  undoneLate: 'Taken back on the board alone, after the game had gone on, so that it stands',
  aMove: 'a move',
};
