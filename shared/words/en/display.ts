// English: what the board's display says.
import { counted } from '../message.ts';
import type { DeskWording, Telling, Wording } from '../wording.ts';
import { handWord } from './cards.ts';
import { possessive } from './grammar.ts';

const win = (many: boolean): string => (many ? 'win' : 'wins');
const amount = (points: number): string => (points === 0 ? 'nothing' : `${points}`);

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
    bidding: 'Bids for the crib',
    starter: 'Cards dealt',
    exchange: 'Exchange cards',
    play: 'Play begins',
    show: 'Show begins',
    over: 'Game over',
  },
  bids: (points) => (name) => `${name} bids ${points}`,
  buys: (points) => [(name) => `${name} buys crib: ${points}`, (name) => `${name}: crib for ${points}`],
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
  undoneTo: (moves) => `${counted(moves, 'move')} undone`,
  asksUndo: (name) => `${name} asks to undo`,
  asksOffence: (name) => `${name}: an offence?`,
  no: (name) => `${name} says no`,
  undo: 'Undo',
  redo: 'Redo',
  aMove: 'a move',
  lays: (card, count) => [(name) => `${name} lays ${card}: ${count}`, (name) => `${name} ${card}: ${count}`],
  heels: (points) => (name) => `Heels: ${name} ${amount(points)}`,
  exchange: (points) => (name) => `Mogg: ${name} ${amount(points)}`,
  last: (points) => (name) => `${name}: ${amount(points)} for last`,
  alone: (points) => [
    (name) => `${name} ${amount(points)} unverified`,
    (name) => `${name} ${amount(points)} alone`,
  ],
  pegs: (points) => (name, many) => `${name} ${many ? 'peg' : 'pegs'} ${amount(points)}`,
  counts: (points, hand) => (name) => `${possessive(name)} ${handWord(hand)}: ${points}`,
  wins: (name, many) => `${name} ${win(many)}`,
  won: (score) => (name, many) => `${name} ${win(many)} ${score}`,
  lost: (score) => (name) => `${name} loses on ${score}`,
  stinkHole: (name, many) => `Stink hole! ${name} ${win(many)}`,
  skunked: {
    skunk: (name, many) => `Skunk! ${name} ${win(many)}`,
    doubleSkunk: (name, many) => `2x skunk! ${name} ${win(many)}`,
    lurch: (name, many) => `Lurch! ${name} ${win(many)}`,
  },
};

const desk: DeskWording = {
  typeAtDesk: 'Type at the desk:',
  hallHeard: 'The hall is there',
  hallSilent: 'Looking for the hall',
  copyOf: (table) => `Copy of table ${table}!`,
  twoAre: (table) => `Two are table ${table}!`,
  oneJournal: 'Two have one journal',
  askDesk: 'Ask the desk',
  goOn: 'NEXT: go on',
  atTable: (table) => `Table ${table}`,
  notCalled: 'Wait for your call',
  ownGame: 'NEXT: own game',
  colour: (name, colour) => `${name}: ${colour}`,
  eachPress: 'Each press to begin',
  onePress: (name) => `${name}: press`,
  eachSign: 'Each press to sign',
  oneSigns: (name) => `${name}: sign`,
  notRight: 'MUGGINS: not right',
  nextPlayers: 'NEXT: next players',
  whoDoubts: 'Who says so? Press',
  itIsRight: 'UNDO: it is right',
  wrongSeats: 'MUGGINS: wrong seats',
  judgeComes: 'The judge is called',
  pleaseWait: 'Please wait',
  bothSigned: 'Both have signed',
  sent: 'Desk: sent',
  waiting: (results) => `Desk: ${results} waiting`,
};

export const ENGLISH: Wording = {
  tell,
  desk,
  trouble: {
    disk: 'Disk error: not kept',
    inDoubt: 'Disk failed: stop',
    keysRefused: 'Keys lost: key again',
    paused: 'Paused',
    unknownCard: 'Unknown card',
    deskOnly: 'Signed: ask the desk',
  },
  aside: (game) => `Game ${game} set aside`,
};
