// English: what the commands of a league night say in a terminal.
import type { HallCommandWords } from '../hallcommand.ts';
import { counted } from '../message.ts';
import { listed } from './grammar.ts';

export const HALL_COMMANDS: HallCommandWords = {
  noHall: (folder) =>
    `No hall is running in ${folder}. Start it with: muggins hall start. For a hall with another folder, add --data.`,
  hallEnded: 'The hall does not answer any more. Start it again: every result is saved.',
  noPerson: (name) => `The club has no player called '${name}'.`,
  notIn: (name) => `Nobody called '${name}' plays tonight.`,
  meant: (names) => `Did you mean ${listed(names, 'or')}?`,
  several: (name, choices) =>
    `${choices.length} players are called ${name}: ${listed(choices)}. Name one by the member number or the id.`,
  whichOne: (name) => `Which ${name} is it?`,
  number: (most) => `Number, 1 to ${most}: `,
  noOpenGame: (name) =>
    `${name} has no open game. Name a game by its number: muggins hall tables lists them.`,
  openGames: (name, games) =>
    `${name} has ${counted(games.length, 'open game')}: ${listed(games)}. Name one by its number.`,
  notInGame: (name, { game, names }) => `${name} is not in game ${game}, which is ${listed(names)}'s.`,
  otherWinner: ({ typed, game }, named, winner) =>
    `The first score is that of the player you name: by ${typed}, ${named} lost. If ${winner} won: muggins hall correct ${game} '${winner}' RESULT, the higher score first.`,
  noFreeTable: 'No table is free. Name one, or wait until a game is over.',
  partners: 'Tonight is a night of pairs. Name both partners.',
  badCount: (text, most) => `'${text}' is not a number of tables. Expected a whole number from 1 to ${most}.`,
  hints: {
    reasonWanted: "Add --reason 'WHY'.",
    finalResult: 'To open it again in the same step, add --reopen.',
    unsettled: "Add both lines as on a card: --worth '2 +10' '0 -10'. They hold all night.",
    gamesOpen: "One reason for all of them: --reason 'WHY'.",
    noPlayer: 'To add somebody new, add --new.',
  },
  heads: {
    table: 'table',
    board: 'board',
    game: 'game',
    players: 'players',
    stage: 'stage',
  },
  opened: (format) => `The night is open, by the format ${format}.`,
  noTables: 'There are no tables yet. They come with the first draw; to say how many: muggins hall tables 5.',
  tables: (tables) => `The hall has ${counted(tables, 'table')}.`,
  drawn: (round, of) => `Round ${round} of ${of} is drawn.`,
  drawnBack: (round) => `The draw of round ${round} is taken back.`,
  called: ({ game, names }, table) => `Game ${game}, ${listed(names)}: called to table ${table}.`,
  comes: (names, round) => `${names} will play from round ${round} on.`,
  here: (names) => `${names}: checked in.`,
  goes: (names, round) => `${names} will not play from round ${round} on.`,
  gone: (names) => `${names}: checked out.`,
  removed: (names) => `Removed from the list of players: ${listed(names)}.`,
  stands: ({ game, names: [first, second] }, [left, right], stage) =>
    `Game ${game}: ${first} ${left}, ${second} ${right}; ${stage}.`,
  forfeits: (name, game) => `${name} forfeits game ${game}.`,
  checkSound: (entries, nights) =>
    `${counted(entries, 'entry', 'entries')}, ${counted(nights, 'night')}: every entry is sound.`,
  checkUnsound: (entries) =>
    `${counted(entries, 'entry is', 'entries are')} not sound. Restore a backup with: muggins hall restore FILE`,
  checkFold:
    'The hall that runs shows another night than its journal has. End it and start it again; then check once more.',
  checkNight: ({ day, format, games, open }) =>
    `Night of ${day}, ${format}: ${counted(games, 'game')}${open === 0 ? '' : `, ${open} not final`}.`,
  cardsAgree: 'All cards agree.',
  cardsOpen: 'Some results need the desk: see the list.',
  otherResult: ({ game, names: [first, second] }, entered, stands) =>
    `Game ${game}: the cards say ${first} ${entered[0]}, ${second} ${entered[1]}. The desk has ${stands[0]} and ${stands[1]}, which counts.`,
  impossible: ({ game, names }) =>
    `Game ${game} of ${listed(names)} has a result that no game can have. Correct it.`,
  notStarted: (entries) =>
    `${counted(entries, 'entry of the journal is', 'entries of the journal are')} damaged, so the hall was not started. Restore a backup with: muggins hall restore FILE`,
  doctor: {
    hallWell: (address) => [`The hall answers at ${address}.`, ''],
    hallSilent: (address) => [
      `The hall at ${address} runs, but does not answer.`,
      'End it and start it again: every result is saved.',
    ],
    hallOff: (folder) => [`No hall is running in ${folder}.`, 'Start it with: muggins hall start'],
    nightOpen: (format, over, games) => [
      `A night is open (${format}): ${over} of ${counted(games, 'game')} over.`,
      '',
    ],
    nightNone: () => ['No night is open.', ''],
    brokerOwn: () => ["The hall's own broker answers boards.", ''],
    brokerClub: (address) => [`The hall is connected to the broker ${address}.`, ''],
    brokerShut: () => [
      "The hall's own broker does not answer: boards cannot reach the hall.",
      'End the hall and start it again. Boards play on; their results are sent later.',
    ],
    brokerAway: (address) => [
      `The hall has no connection to the broker ${address}.`,
      'Start the broker, or check its address, user name and password. Boards play on; their results are sent later.',
    ],
    tablesNone: () => ['No tables with boards.', ''],
    tablesHere: (tables) => [`${counted(tables, 'table')} with a board: all are here.`, ''],
    tableAway: (table) => [
      `Table ${table} is away.`,
      'Is it on, and in this network? Results it has are sent when it is back. Or forget it at the desk.',
    ],
    tableUnplugged: (table) => [
      `The board of table ${table} is unplugged.`,
      'Plug its cable in. The game goes on where it was.',
    ],
    tableUnsent: (table, results) => [
      `Table ${table} has ${counted(results, 'result')} that the hall has not.`,
      'Leave it on: it sends again by itself.',
    ],
    phonesShut: () => [
      'Only this computer reaches the hall.',
      'For phones, a television or boards, start it with --lan.',
    ],
    phonesOpen: (address) => [`Phones and screens reach the hall at ${address}.`, ''],
    certificateNone: () => ['The hall serves http, without a certificate.', ''],
    certificateGood: (until) => [`The certificate is good until ${until}.`, ''],
    certificateLate: (until) => [
      `The certificate is good only until ${until}.`,
      'Renew it. One that Muggins has made is renewed at the next start.',
    ],
    certificateOver: (until) => [
      `The certificate ran out on ${until}.`,
      'Renew it, then start the hall again. One that Muggins has made is renewed at the start.',
    ],
    diskRoom: (folder, megabytes) => [`${folder} has ${megabytes} MB free.`, ''],
    diskFull: (folder, megabytes) => [
      `${folder} has only ${megabytes} MB free.`,
      'Make room on the disk, or results cannot be kept.',
    ],
    diskShut: (folder) => [
      `${folder} cannot be written.`,
      'Run this as the user who started the hall, and see whether the disk can still be written.',
    ],
    journalWell: (entries) => [`The journal is sound: ${counted(entries, 'entry', 'entries')}.`, ''],
    journalNone: (folder) => [`There is no journal in ${folder} yet.`, ''],
    journalBad: () => [
      'The journal is damaged.',
      'muggins hall check says where. Restore a backup with: muggins hall restore FILE',
    ],
    backupNone: () => ['There is no backup yet.', 'To make one: muggins hall backup FILE, on another disk.'],
    backupOld: (day) => [
      `The last backup was made on ${day}.`,
      'To make one: muggins hall backup FILE, on another disk.',
    ],
    backupMade: (day) => [`The last backup was made on ${day}.`, ''],
  },
  well: 'The hall is well.',
  unwell: (faults) => `The hall is not well: ${counted(faults, 'fault')}.`,
  withWarnings: (warnings) => `The hall works, with ${counted(warnings, 'warning')}.`,
};
