// English: what the board's display says.
import type { Hand } from '../../rules/index.ts';
import { findOffence } from '../../rules/rulings/index.ts';
import { HINTS } from '../../table/hint.ts';
import { shortRefusal, shortRuling } from '../index.ts';
import { possessive } from '../naming.ts';
import type { Asking, Telling, Wording } from '../wording.ts';

const handWord = (hand: Hand | undefined): string => (hand === 'crib' ? 'crib' : 'hand');
const amount = (points: number): string => (points === 0 ? 'nothing' : `${points}`);

/** Of several cards of one rank. */
const ORDINALS = ['', '1st ', '2nd ', '3rd ', '4th '];

const ask: Asking = {
  noGame: 'No game yet',
  plainPegging: 'Plain pegging',
  newGame: 'New game',
  game: (game) => `Game ${game}`,
  gameOver: (game) => `Game ${game} is over`,
  matchOver: 'Match is over',
  places: { cut: 'Cut', deal: 'Deal', starter: 'Turn', play: 'Play', show: 'Show' },
  crib: (name) => `${possessive(name)} crib`,
  otherOffences: 'NEXT: other offences',
  offence: (code) => `${findOffence(code)?.brief}`,
  whoDidIt: 'Who did it?',
  figure: (asks) => asks,
  anOffence: 'MUGGINS: an offence',
  missed: 'Muggins: points?',
  whoCalls: 'Who calls muggins?',
  which: '1 hand, 2 crib?',
  starterRank: 'Starter card?',
  givesUp: (name) => `${name} gives up?`,
  yes: (button) => `${button} again: yes`,
  holdNext: 'Hold NEXT: new game',
  whoDeals: (sides) => (sides === 2 ? 'Who deals? P1 or P2' : `Who deals? P1 to P${sides}`),
  whosePoints: 'Whose points?',
  pointsThenPlayer: 'Points, then player',
  pointsOrNext: 'Points, or NEXT',
  deal: 'Deal, then NEXT',
  jack: (points) => `Jack: ${points}, else NEXT`,
  turnUp: 'Turn up, then NEXT',
  cardsStarter: 'CARDS: the starter',
  cards: (name, hand) => `CARDS: ${possessive(name)} ${handWord(hand)}`,
  count: (name, hand) => `${possessive(name)} ${handWord(hand)}?`,
  keyed: (name, hand, cards) => `${possessive(name)} ${handWord(hand)} ${cards}`,
  lays: (name, count) => `${count}, ${name} lays`,
  card: (name, count) => `${count}, ${name}: card?`,
  go: 'NEXT: go',
  suit: (card, which) =>
    which === 'starter' ? `Suit of starter ${card}?` : `Suit of the ${ORDINALS[which] ?? ''}${card}?`,
};

const tell: Telling = {
  nothing: 'Nothing happened',
  gameBegins: (game) => [`Game ${game} begins`, `game ${game}`],
  gameLeft: (left, game) => [`Game ${left} abandoned`, `game ${game}`],
  deals: (name) => `${name} deals`,
  phases: {
    none: 'No game',
    cut: 'Cut for deal',
    free: 'Plain pegging',
    deal: 'Next deal',
    starter: 'Cards dealt',
    play: 'Play begins',
    show: 'Show begins',
    over: 'Game over',
  },
  starter: (card) => `Starter ${card}`,
  cardsIn: (name) => `${name}: cards in`,
  handKnown: (name) => `${name}: hand known`,
  goAt: (count) => (name) => `${name}: go at ${count}`,
  unseen: 'Points without cards',
  disputed: (name) => `${name}: disputed`,
  muggins: (points) => (name) => `${name}: muggins ${points}`,
  aRuling: 'a ruling',
  goesOn: 'The game goes on',
  setAside: (lane, points) => `Lane ${lane}: ${points} set aside`,
  undoLate: 'UNDO late',
  asksUndo: (name) => `${name} asks to undo`,
  asksOffence: (name) => `${name}: an offence?`,
  no: (name) => `${name} says no`,
  undo: 'Undo',
  redo: 'Redo',
  aMove: 'a move',
  lays: (card, count) => [(name) => `${name} lays ${card}: ${count}`, (name) => `${name} ${card}: ${count}`],
  heels: (points) => (name) => `Heels: ${name} ${amount(points)}`,
  last: (points) => (name) => `${name}: ${amount(points)} for last`,
  alone: (points) => [
    (name) => `${name} ${amount(points)} unverified`,
    (name) => `${name} ${amount(points)} alone`,
  ],
  pegs: (points) => (name) => `${name} pegs ${amount(points)}`,
  counts: (points, hand) => (name) => `${possessive(name)} ${handWord(hand)}: ${points}`,
  wins: (name) => `${name} wins`,
  won: (score) => (name) => `${name} wins ${score}`,
  stinkHole: (name) => `Stink hole! ${name} wins`,
  skunked: {
    skunk: (name) => `Skunk! ${name} wins`,
    doubleSkunk: (name) => `2x skunk! ${name} wins`,
    lurch: (name) => `Lurch! ${name} wins`,
  },
};

export const ENGLISH: Wording = {
  ask,
  tell,
  hint: (code) => HINTS[code][1],
  refusal: shortRefusal,
  ruling: shortRuling,
  trouble: { disk: 'Disk error: not kept', paused: 'Paused', unknownCard: 'Unknown card' },
};
