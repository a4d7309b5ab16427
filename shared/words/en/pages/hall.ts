// English: what the pages of a hall say.

import { counted } from '../../message.ts';
import type { HallWords } from '../../pages/hall.ts';
import { listed } from '../grammar.ts';

export const hall: HallWords = {
  pages: { television: 'Television', desk: 'Desk', print: 'Print' },
  about: {
    television: 'A league night: who plays where, and the standings.',
    desk: 'The desk of a league night: check-in, results, everything that needs a person.',
    print: 'Score cards, lists and standings on paper.',
  },
  title: 'Cribbage night',
  round: (round, of) => `Round ${round} of ${of}`,
  players: (players) => counted(players, 'player'),
  gamesOver: (over, of) => `${over} of ${counted(of, 'game')} over`,
  table: (table) => `Table ${table}`,
  versus: 'v',
  now: 'Now at the tables',
  playing: 'Playing',
  onDeck: 'On deck',
  sitsOut: (names) => `${listed(names)} ${names.length === 1 ? 'sits' : 'sit'} out this round.`,
  standings: 'Standings',
  provisional: 'provisional',
  final: 'final',
  total: { points: 'points', pegged: 'pegged', lacked: 'lacked' },
  won: 'won',
  net: '+ / −',
  places: (from, to, of) => `${from} – ${to} of ${of}`,
  noNight: 'No night is open. Open one at the desk.',
  notBegun: 'Checked in',
  field: ({ players, rounds, games, pairs }) => {
    const who = counted(players, pairs ? 'pair' : 'player');
    if (players < 2) return `${who}. A night needs two or more: check in the rest.`;
    const each = `${counted(games, 'game')} each`;
    if (players % 2 === 0) return `${who}: ${counted(rounds, 'round')}, ${each}.`;
    return `${who}: ${counted(rounds, 'round')}, one sits out each round, the first ${counted(games, 'game')} count.`;
  },
  winner: (names) => `${names} wins the night`,
  judge: 'The judge is called',
  hallSilent: 'The hall does not answer. Is it running, and is this the same network?',
  importWrong: {
    noName: (line) => `Line ${line} has no name. Write a name in it, or delete it.`,
    longName: (line, text) => `Line ${line}: '${text}' is longer than 20 characters. Shorten it.`,
    twice: (line, text) => `Line ${line}: '${text}' is on the list already. Delete one of them.`,
    notCsv: (line) => `Line ${line} cannot be read: a quotation mark is missing. Save the list as CSV again.`,
  },
  importNothing: 'Nothing was taken from the list. Mend it, then try again.',
  importDry: 'This would happen:',
  imported: (added, changed, same) =>
    `${counted(added, 'player')} added, ${changed} changed, ${same} known already.`,
  importAlike: (name, known) =>
    `'${name}' looks like ${known}, who has another member number. If they are one person, merge them at the desk.`,
  desk: {
    tonight: 'Tonight',
    needs: 'Needs you',
    needsNobody: 'Nothing needs you.',
    checkIn: 'Check in',
    checkedIn: (players) => `${counted(players, 'player is', 'players are')} here`,
    newName: 'Name of somebody new',
    add: 'Add and check in',
    find: 'Find a player',
    partnerOf: (name) => `Who plays with ${name}?`,
    tables: 'Tables',
    format: 'Format',
    begin: 'Open the night',
    draw: 'Draw the first round',
    drawNext: 'Draw the next round',
    drawBack: 'Take the last draw back',
    result: 'Result',
    resultHelp: "The winner's line, such as 2 +08, or both scores, such as 121-113.",
    resultOf: (game, first, second) => `Game ${game}: ${first} v ${second}`,
    wonBy: (name) => `${name} won`,
    enter: 'Enter',
    cancel: 'Cancel',
    more: 'More',
    sign: 'Sign for both',
    correct: 'Correct the result',
    swap: 'They sat the other way',
    forfeitBy: (name) => `${name} forfeits`,
    void: 'Void the game',
    reopen: 'Reopen the game',
    stands: 'The result stands',
    leaveOut: 'Leave it out',
    countsFor: (game) => `Count it as game ${game}`,
    drop: (name) => `${name} leaves`,
    dropHelp: (name, round) =>
      `${name} plays no more from round ${round} on. The games played stand; those that are drawn go as the format says.`,
    reason: 'Why?',
    close: 'Close the night',
    closed: 'The night is closed.',
    openGames: 'These games are not final. Say why for each, or sign them first.',
    reopenNight: 'Reopen the night',
    list: 'Load a list of players',
    listHelp: 'A CSV file with a line for each player: name, member number, club.',
    exports: 'Export',
    print: 'Print',
    pinNeeded: 'This is the desk. Open the link that the terminal shows, or type the PIN.',
    pin: 'PIN',
    badLine: 'Write the line of the winner as 2 +08, or both scores as 121-113.',
    tieFor: (place) => `Level for place ${place}`,
    tieHelp:
      'Nothing that the format counts tells them apart. After a play-off game or a cut, say who is ahead.',
    first: (name) => `${name} is ahead`,
  },
};
