// English: what the pages of a hall say.

import { counted } from '../../message.ts';
import type { HallWords } from '../../pages/hall.ts';
import { verbFor } from '../../partners.ts';
import { listed, possessive } from '../grammar.ts';
import { boards } from './boards.ts';
import { lists } from './list.ts';
import { paper } from './paper.ts';
import { codes, hallTable, phone } from './phone.ts';
import { pots } from './pots.ts';
import { room } from './room.ts';

/** What becomes of the games of somebody who goes home. */
const LEFT = {
  notPlayed: 'Games played stand; games drawn are void.',
  forfeit: 'Games played stand; games drawn are forfeited.',
  void: 'Before half way all their games are void; after it, games played stand.',
} as const;

export const hall: HallWords = {
  pages: {
    television: 'Television',
    desk: 'Desk',
    me: 'My games',
    print: 'Print',
    table: 'Tables',
    judge: 'Judge',
  },
  about: {
    television: 'A league night: who plays where, and the standings.',
    desk: 'The desk of a league night: check-in, results, everything that needs a person.',
    me: 'A league night on a player’s phone: next table, own card, signatures.',
    print: 'Score cards, lists and standings on paper.',
    judge: 'Rulings, step by step.',
    table: 'One table of a league night, live.',
  },
  title: 'Cribbage night',
  round: (round, of) => `Round ${round} of ${of}`,
  players: (players) => counted(players, 'player'),
  pairs: (pairs) => counted(pairs, 'pair'),
  gamesOver: (over, of) => `${over} of ${counted(of, 'game')} over`,
  table: (table) => `Table ${table}`,
  versus: 'v',
  now: 'Now at the tables',
  playing: 'Playing',
  onDeck: 'On deck',
  sitsOut: (names) =>
    `${listed(names)} ${names.length === 1 ? verbFor(names.join(), 'sits', 'sit') : 'sit'} out this round.`,
  standings: 'Standings',
  provisional: 'provisional',
  final: 'final',
  total: { points: 'points', pegged: 'pegged', lacked: 'lacked' },
  won: 'won',
  net: '+ / −',
  places: (from, to, of) => `${from} – ${to} of ${of}`,
  noNight: 'No night is open. Open one at the desk.',
  notBegun: 'Checked in',
  field: ({ players, rounds, games, pairs, meets }) => {
    const who = counted(players, pairs ? 'pair' : 'player');
    if (players < 2) return `${who}. A night needs two or more: check in the rest.`;
    const each = `${counted(games, 'game')} each`;
    const again = meets > 1 ? ` With so few, opponents meet up to ${counted(meets, 'time')}.` : '';
    if (players % 2 === 0) return `${who}: ${counted(rounds, 'round')}, ${each}.${again}`;
    return `${who}: ${counted(rounds, 'round')}, one sits out each round, the first ${counted(games, 'game')} count.${again}`;
  },
  winner: (names) => `${names} ${verbFor(names, 'wins', 'win')} the night`,
  shared: (names) => `${names.length > 3 ? names.length : listed(names)} share first place`,
  judge: 'The judge is called',
  hallSilent: 'The hall does not answer. Is it running, and is this the same network?',
  keepsNothing: {
    disk: 'The hall cannot keep anything: make room on its disk. Boards keep their results and send them again.',
    inDoubt:
      'The hall cannot keep anything: its disk has failed. Start the hall again. Boards keep their results.',
  },
  lists,
  draw: {
    sealed: (seal) => `The draw is sealed: ${seal}… Its seed is shown after the draw.`,
    check: 'Check this draw',
    matches: (rounds, seen) =>
      `The draw is right: ${counted(rounds, 'round follows', 'rounds follow')} from the sealed seed.${seen ? ' This device saw the seal before the draw.' : ''}`,
    otherSeal: 'The draw does not match its seal. Ask the desk.',
    otherDraw: (round) => `Round ${round} does not follow from the sealed seed. Ask the desk.`,
  },
  paper,
  desk: {
    tonight: 'Tonight',
    needs: 'Needs you',
    needsNobody: 'Nothing needs you.',
    keys: {
      title: 'Keys',
      table: 'a table by its number: its first name',
      other: 'the other name of that table',
      needs: 'what needs you',
      find: 'find a player, or add one',
      tab: 'from one button to the next',
      enter: 'press the marked button',
      escape: 'leave a form or a menu as it was',
      close: 'Close',
    },
    allOver: 'All games are over.',
    games: 'Games',
    checkIn: 'Check in',
    checkedIn: (players) => `${counted(players, 'player is', 'players are')} here`,
    newName: 'new name',
    add: 'Add and check in',
    find: 'Find a player',
    partnerOf: (name) => `Who plays with ${name}?`,
    mend: 'Correct a player',
    mendPlayer: 'Player',
    mendName: 'New name',
    mendShort: 'Short form for displays',
    mendMember: 'Member number',
    mendSame: 'Is the same person as',
    mendHelp: 'Leave empty whatever is right.',
    remove: 'Remove',
    removeHelp: (name) =>
      `${name} is removed from the list of players, the door list and the phones. Past nights keep the name.`,
    shownNames: {
      title: 'Names that others see',
      label: 'Television, phones and table pages show',
      full: 'Full names',
      initial: 'First name and initial',
      number: 'Member number',
      help: 'The desk, paper, exports and boards always have full names. Players without a number are shown by first name and initial.',
    },
    tables: 'Tables',
    format: 'Format',
    nextNight: 'Open the next night',
    begin: 'Open the night',
    formats: {
      'grass-roots': 'nine games, 2 points a win, 3 a skunk',
      'club-6': 'six games, 2 points a win, 3 a skunk',
      'total-pegged-7': 'seven games, holes pegged are added up',
      bell: 'nine rounds, each ends at a bell',
      alberta: 'eight games, losers write what they lack',
      'red-carpet': 'pairs, five rounds worth 6 to 10 points',
    },
    ownFormat: 'Or open it with a format of your own',
    ownFormatHelp: 'A JSON file that names one of these as its base and says what is different.',
    ownFormatBad: 'This file is not a format: it has no JSON object. Mend it, then choose it again.',
    draw: 'Draw the first round',
    drawNext: 'Draw the next round',
    drawBack: 'Take the last draw back',
    result: 'Result',
    resultHelp: (name) =>
      `Holes won by, such as 8; ${possessive(name)} line of a win, such as 2 +08; or both scores, ${possessive(name)} first, such as 121-113.`,
    wonByHoles: (name, holes) => `${name} won by ${holes}.`,
    again: 'Press Enter again to keep it.',
    wrote: (name, line) => `${name} wrote ${line}.`,
    free: 'free',
    resultOf: (game, first, second) => `Game ${game}: ${first} v ${second}`,
    wonBy: (name) => `${name} won`,
    enter: 'Enter',
    cancel: 'Cancel',
    more: 'More',
    sign: 'Sign for both',
    correct: 'Correct the result',
    swap: 'They sat the other way',
    forfeitBy: (name) => `${name} ${verbFor(name, 'forfeits', 'forfeit')}`,
    forfeitOpen:
      'The format does not say what a forfeit is worth. Write both lines as on a card, such as 2 +10 and 0 -10. They hold all night.',
    forfeitWin: 'Line of the player who is here',
    forfeitLoss: 'Line of the player who is not',
    forfeitBad: 'Write both lines of a forfeit as on a card, such as 2 +10 and 0 -10.',
    void: 'Void the game',
    playAgain: 'Draw it again',
    letBe: 'Let it be',
    reopen: 'Reopen the game',
    stands: 'The result stands',
    leaveOut: 'Leave it out',
    countsFor: (game) => `Count it as game ${game}`,
    drop: (name) => `${name} ${verbFor(name, 'leaves', 'leave')}`,
    comesLast: (names) => `${names}: checked in. Every round is drawn, so there is no game left tonight.`,
    dropHelp: (name, games) => `${name} ${verbFor(name, 'goes', 'go')} home. ${LEFT[games]}`,
    dropGames: (games, forfeited) =>
      `${counted(games.length, 'game')} ${games.length === 1 ? 'is' : 'are'} ${forfeited ? 'forfeited' : 'void'}: ${listed(games.map(({ game, against }) => `${game} with ${against}`))}.`,
    reason: 'Why?',
    close: 'Close the night',
    closed: 'The night is closed.',
    checkedBy: 'Cards checked by (initials)',
    openGames: 'These games are not final, or void and not played again. Give a reason for each.',
    reopenNight: 'Reopen the night',
    exports: 'Export',
    print: 'Print',
    pinNeeded: 'This is the desk. Open the link that the terminal shows, or type the PIN.',
    pin: 'PIN',
    badLine: 'Write the line of the winner as 2 +08, or both scores as 121-113.',
    tieFor: (place) => `Level for place ${place}`,
    tieHelp:
      'Nothing that the format counts tells them apart. After a play-off game or a cut, say who is ahead.',
    first: (name) => `${name} ${verbFor(name, 'is', 'are')} ahead`,
  },
  phone,
  hallTable,
  codes,
  boards,
  pots,
  room,
};
