// English: the board page, its console, its keys, and the slip for a new game.

import { counted } from '../../message.ts';
import type { BoardWords, EngravingWords, NewGameWords } from '../../pages/board.ts';
import { GAME_TITLES } from './settings.ts';

export const board: BoardWords = {
  hands: 'The board’s keys and display',
  keypad: 'Keypad',
  buttons: 'Buttons',
  display: 'Display',
  power: 'Power',
  cable: 'USB cable',
  buzzer: 'Buzzer',
  keyboard: 'Keyboard',
  shortcuts: 'Keys of this computer press keys of the board',
  asking: 'Ask, with Shift held',
  boardIs: 'Board',
  suitLetters: {
    s: 'S is for spades, and no suit is asked for now.',
    h: 'H is for hearts, and no suit is asked for now.',
    d: 'D is for diamonds, and no suit is asked for now.',
    c: 'C is for clubs, and no suit is asked for now.',
  },
  suitAsked: 'A suit is asked for now: S, H, D or C.',
  keyHelp: {
    digits: 'Points, or the ranks 2 to 9',
    players: 'Player buttons P1 to P6',
    shifted: 'Player buttons as well',
    ranks: 'Ace, ten, jack, queen, king',
    suits: 'Spades, hearts, diamonds, clubs, while a suit is asked for',
    next: 'NEXT; hold it two seconds for another game',
    cards: 'CARDS: enter the cards',
    delete: 'DEL; REDO when nothing is keyed',
    muggins: 'MUGGINS',
    undo: 'UNDO',
    padNext: 'NEXT, on the number pad',
    padPlayers: 'P1 to P4, on the number pad',
  },
  faults: {
    title: 'Faults',
    about: 'On the cable, one byte in fifty, both ways. Nothing wrong may light, and no score may be lost.',
    drop: 'Bytes are lost',
    flip: 'Bytes are damaged',
    duplicate: 'Bytes come twice',
    delay: 'Bytes are late',
    truncate: 'Messages are cut off',
  },
};

export const newgame: NewGameWords = {
  title: 'New game',
  shut: 'Close without a new game',
  game: 'Game',
  begin: 'Begin',
  onBoard: 'The game on the board',
  givesUp: (name) => `${name} gives up`,
  house: 'House rules',
  other: 'Another house rule',
  rule: 'House rule',
  changed: (preset) => `Changed from ${preset}:`,
  change: (setting, value) => `${setting}: ${value}`,
  drop: 'Drop',
  dropRule: (rule) => `Drop ${rule}`,
  value: 'Value',
  abandons: (stand) =>
    `The game on the board is not over: ${stand}. A new game abandons it, and it counts for nobody.`,
  abandon: 'Abandon it',
  asksGivingUp: (name) => `${name} gives up, and loses the game on the board?`,
  giveUp: 'Give up',
  keep: 'Keep playing',
  whoIs: (name: string) => `Somebody called ${name}, or nearly so, has played here. Who is this?`,
  same: (name: string) => `The same ${name}`,
  somebodyNew: 'Somebody new',
  otherName: 'Change the name',
  titles: GAME_TITLES,
  names: ['Red', 'Blue', 'Green', 'Yellow', 'White', 'Black'],
  byColour: {
    vermilion: 'Red',
    blue: 'Blue',
    green: 'Green',
    yellow: 'Yellow',
    red: 'Scarlet',
    magenta: 'Magenta',
    indigo: 'Indigo',
    amber: 'Amber',
    cyan: 'Cyan',
  },
  summary: (seats, lanes, cards, holes) =>
    `${counted(seats, 'player')} on ${counted(lanes, 'lane')}, ${counted(cards, 'card')} in hand, ${holes.join(', ')} up${holes.length > 1 ? ', by side' : ''}`,
  labels: { mode: 'Counts are checked', muggins: 'Missed points', target: 'Game hole' },
  meanings: {
    mode: {
      trust: 'Never: any possible count is accepted.',
      challenge: 'When doubted: press CARDS, key the hand, and the board rules.',
      always: 'Always: the cards of every hand are keyed before it is counted.',
    },
    muggins: {
      off: 'Nobody else can take them.',
      called: 'An opponent who calls muggins takes them.',
      automatic: 'The opponent gets them without a call, where cards are keyed.',
    },
  },
};

export const engraving: EngravingWords = {
  streets: ['First street', 'Second street', 'Third street', 'Fourth street'],
  skunk: 'Skunk',
  doubleSkunk: 'Double skunk',
  start: 'Start',
  game: 'Game',
  stinkHole: 'Stink hole',
};
