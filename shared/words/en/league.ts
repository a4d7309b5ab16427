// English: what is said of a league night.
import type { FormatRequirement, OutcomeFault, TieStep } from '../../league/index.ts';
import { english } from '../catalog.ts';
import { offences } from '../generated/offences.ts';
import { refusals as refusalCatalog } from '../generated/refusals.ts';
import { terms } from '../generated/terms.ts';
import { troubles } from '../generated/troubles.ts';
import { type FormatRequirementWords, type LeagueWords, saidBy } from '../league.ts';
import { counted } from '../message.ts';
import { verbFor } from '../partners.ts';
import { sayRefusal, sayRequirement } from '../refusal.ts';
import { listed } from './grammar.ts';

const ENGLISH = english([offences, refusalCatalog, terms, troubles]);

const FORMAT_REQUIREMENTS: FormatRequirementWords = {
  fields: ({ known }) => (known.length === 0 ? 'names with texts' : `braces with ${listed(known)}`),
  someOf: ({ words }) => `a list of some of these, each once: ${listed(words)}`,
  wholes: ({ least, most }) => `a list of whole numbers from ${least} to ${most}`,
  list: () => 'a list in brackets',
  rising: () => 'lines in rising order',
  twoSides: ({ seats }) => `rules for ${seats} players on two sides`,
  neededBy: ({ by }) => `points and spread, which ${by} needs`,
  atLeastField: ({ than }) => `at least as many as ${than}`,
};

const requirement = (expected: FormatRequirement): string =>
  expected.code in FORMAT_REQUIREMENTS
    ? saidBy(FORMAT_REQUIREMENTS, expected)
    : sayRequirement(ENGLISH, expected as Parameters<typeof sayRequirement>[1]);

const STAGES: LeagueWords['stages'] = {
  drawn: 'drawn',
  called: 'called',
  seated: 'being played',
  over: 'over',
  signedOnce: 'signed by one',
  signed: 'signed',
  checked: 'checked',
  disputed: 'disputed',
  forfeited: 'forfeited',
  void: 'void',
};

const FAULTS: Readonly<Record<OutcomeFault, (figure: number, hole: number) => string>> = {
  winner: () => 'one of the two must win',
  margin: (figure, hole) =>
    figure === 0 ? 'one of the two must be ahead' : `a game to ${hole} cannot be won by ${figure}`,
  noScores: () => 'both scores are needed',
  score: (figure, hole) => `${figure} is past the game hole, ${hole}`,
  order: () => 'the winner is behind',
  target: (figure, hole) => `the winner has ${figure}, and the game goes to ${hole}`,
  spread: (figure) => `the scores are not ${figure} apart`,
};

const STEPS: Readonly<Record<TieStep, string>> = {
  points: 'game points',
  wins: 'games won',
  skunks: 'skunks',
  net: 'net spread',
  plus: 'plus points',
  pegged: 'holes pegged',
  lacked: 'holes lacked',
  headToHead: 'head-to-head',
  playoff: 'play-off',
  cut: 'cut',
};

/** A minus is as long as a plus in print. */
const signed = (spread: number): string => (spread < 0 ? `\u2212${-spread}` : `+${spread}`);

const refusals: LeagueWords['refusals'] = {
  unknownFormat: [
    ({ name, known }) => `There is no format '${name}'. There are ${listed(known)}.`,
    () => 'Unknown format',
  ],
  unknownField: [
    ({ field, known }) => `A format has no field '${field}'. It has ${listed(known)}.`,
    () => 'Unknown field',
  ],
  badFormat: [
    ({ field, value, expected }) =>
      `The format has ${value} for ${field}. Expected: ${requirement(expected)}.`,
    () => 'Format has a mistake',
  ],
  badFormatRules: [
    ({ refusal }) => `The format's rules cannot be played. ${sayRefusal(ENGLISH, refusal) ?? refusal.code}`,
    () => 'Rules do not work',
  ],
  badLine: [
    ({ text }) => `'${text}' is not a line of a score card. Write a win as 2 +08, a loss as 0 -08.`,
    () => 'Write 2 +08 or 0 -08',
  ],
  noNight: [() => 'No night is open. Open one first.', () => 'No night is open'],
  nightOpen: [() => 'A night is open already. Close it first.', () => 'A night is open'],
  nightClosed: [() => 'The night is closed. Reopen it first.', () => 'The night is closed'],
  idTaken: [({ id }) => `'${id}' is there already. Choose another.`, () => 'There already'],
  noPlayer: [
    ({ player }) => `The club has no player '${player}'. Add the player first.`,
    () => 'Unknown player',
  ],
  noEntrant: [
    ({ entrant }, name) =>
      `${name(entrant)} ${verbFor(name(entrant), 'is', 'are')} not in. Enter them first.`,
    () => 'Not in',
  ],
  noTable: [({ table }) => `There is no table ${table}. Add it first.`, ({ table }) => `No table ${table}`],
  noGame: [
    ({ game }) => `There is no game ${game}. Choose one from the list of games.`,
    ({ game }) => `No game ${game}`,
  ],
  noAside: [() => 'That result does not wait any more. Load the list anew.', () => 'Dealt with already'],
  noPot: [
    ({ pot, known }) => `There is no side pot '${pot}' for this. There are: ${listed(known)}.`,
    () => 'No such side pot',
  ],
  badPersonName: [
    ({ name }) => `'${name}' is not a name. Use 1 to 80 printable characters.`,
    () => 'Not a name',
  ],
  badShortName: [
    ({ name, most }) => `'${name}' is not a short name. Use 1 to ${most} printable characters.`,
    () => 'Not a short name',
  ],
  partners: [
    ({ expected, got }) =>
      `Here ${counted(expected, 'player')} play${expected === 1 ? 's' : ''} together, and ${got} ${got === 1 ? 'was' : 'were'} named.`,
    ({ expected }) => `Name ${counted(expected, 'player')}`,
  ],
  inPlay: [({ id }, name) => `${name(id)} plays tonight. Let them drop out instead.`, () => 'Plays tonight'],
  stillHere: [
    ({ player }, name) => `${name(player)} plays tonight. Check them out, or let them drop out, first.`,
    () => 'Plays tonight',
  ],
  checkedIn: [({ player }, name) => `${name(player)} is checked in already.`, () => 'Checked in already'],
  droppedOut: [
    ({ entrant }, name) => `${name(entrant)} ${verbFor(name(entrant), 'has', 'have')} left already.`,
    () => 'Has left already',
  ],
  tooFew: [
    ({ players, least }) =>
      `${counted(players, 'player is', 'players are')} here. A night needs ${least} or more: check in the rest.`,
    ({ least }) => `${least} players needed`,
  ],
  oddField: [
    ({ players, games }) =>
      `${players} players cannot have ${counted(games, 'game')} each. Add or leave out one, or change 'odd' in the format.`,
    () => 'Odd number: add one',
  ],
  allDrawn: [
    ({ rounds }) => `All ${counted(rounds, 'round')} are drawn. Close the night when the games are signed.`,
    () => 'All rounds drawn',
  ],
  roundBegun: [
    ({ round }) => `Round ${round} has results already. Correct its games one by one.`,
    ({ round }) => `Round ${round} has begun`,
  ],
  roundPaused: [
    ({ round }) => `Round ${round} is paused. Resume it first.`,
    ({ round }) => `Round ${round} paused`,
  ],
  notDrawn: [
    ({ round }) => `Round ${round} is not drawn, or not paused. Look at the list of rounds.`,
    ({ round }) => `Not round ${round}`,
  ],
  entrantBusy: [
    ({ entrant, game }, name) =>
      `${name(entrant)} still ${verbFor(name(entrant), 'plays', 'play')} game ${game}. Call this one later.`,
    () => 'A player is busy',
  ],
  tableBusy: [
    ({ table, game }) => `Table ${table} still has game ${game}. Choose another table.`,
    () => 'The table is busy',
  ],
  notCalled: [({ game }) => `Game ${game} is not called yet. Wait for the call.`, () => 'Not called yet'],
  wrongStage: [
    ({ game, stage }) => `Game ${game} is ${STAGES[stage]}: this is not possible now.`,
    ({ stage }) => `Game ${STAGES[stage]}`,
  ],
  otherRevision: [
    ({ game }) => `The result of game ${game} has changed. Look at it, and sign again.`,
    () => 'Changed: sign again',
  ],
  finalResult: [
    ({ game }) => `Game ${game} is final. Only the desk can reopen it.`,
    () => 'Final: ask the desk',
  ],
  reasonWanted: [() => 'This changes what stands. Say why.', () => 'Say why'],
  unsettled: [
    () =>
      'The format does not say what a forfeit is worth. Give both lines as on a card, such as 2 +10 and 0 -10.',
    () => 'What is it worth?',
  ],
  forfeitsUsed: [
    ({ games }) =>
      `Forfeits have another value tonight: ${listed(games)} ${games.length === 1 ? 'uses' : 'use'} it. To change it, reopen ${games.length === 1 ? 'that game' : 'those games'} first.`,
    () => 'Other forfeit value',
  ],
  gamesOpen: [
    ({ games }) =>
      `${counted(games.length, 'game is', 'games are')} not final, or void and not played again: ${listed(games)}. Finish them, or give a reason for each.`,
    ({ games }) => `${counted(games.length, 'game')} open`,
  ],
  badOutcome: [
    ({ fault, figure, hole }) =>
      `A game cannot end like this: ${FAULTS[fault](figure, hole)}. Check the figures.`,
    () => 'Check the figures',
  ],
  notLevel: [
    ({ entrants }, name) =>
      `${listed(entrants.map(name))} are not level at this step. Choose those who share a rank.`,
    () => 'They are not level',
  ],
  outsideRoom: [
    ({ columns, rows }) =>
      `The plan has room for ${columns} tables side by side and ${rows} rows. Put the tables closer together.`,
    () => 'No room on the plan',
  ],
  spotTaken: [
    ({ table, other }) => `Tables ${other} and ${table} are at the same place on the plan. Move one of them.`,
    () => 'That place is taken',
  ],
};

/** Who is ahead of whom. */
const ahead = (above: string, below: string): string =>
  `${above} ${verbFor(above, 'is', 'are')} ahead of ${below}`;

export const LEAGUE: LeagueWords = {
  refusals,
  decisions: {
    points: (above, below, [a, b]) => `${ahead(above, below)}: ${counted(a, 'game point')} to ${b}.`,
    wins: (above, below, [a, b]) => `${ahead(above, below)}: ${counted(a, 'win')} to ${b}.`,
    skunks: (above, below, [a, b]) => `${ahead(above, below)}: ${counted(a, 'skunk')} to ${b}.`,
    net: (above, below, [a, b]) => `${ahead(above, below)}: net spread ${signed(a)} to ${signed(b)}.`,
    plus: (above, below, [a, b]) => `${ahead(above, below)}: ${counted(a, 'plus point')} to ${b}.`,
    pegged: (above, below, [a, b]) => `${ahead(above, below)}: ${counted(a, 'hole')} pegged to ${b}.`,
    lacked: (above, below, [a, b]) => `${ahead(above, below)}: ${counted(a, 'hole')} lacked, not ${b}.`,
    headToHead: (above, below, [a, b]) =>
      `${ahead(above, below)}: ${counted(a, 'win')} to ${b} in the games of those level.`,
    playoff: (above, below) => `${ahead(above, below)} by the play-off.`,
    cut: (above, below) => `${ahead(above, below)} by the cut.`,
    level: (above, below) => `${above} and ${below} are level.`,
  },
  idleStep: (step) => `The step '${STEPS[step]}' can decide nothing after the steps before it. Leave it out.`,
  steps: STEPS,
  breaches: {
    meetAgain: ({ round, entrants, times }, name) =>
      `In round ${round}, ${listed(entrants.map(name))} meet again: ${counted(times, 'time')} in all.`,
    sitAgain: ({ round, entrant, times }, name) =>
      `In round ${round}, ${name(entrant)} ${verbFor(name(entrant), 'sits', 'sit')} out again: ${counted(times, 'time')} in all, and others fewer.`,
    fewGames: ({ entrant, games }, name) =>
      `${name(entrant)} ${verbFor(name(entrant), 'has', 'have')} only ${counted(games, 'game')}.`,
  },
  cardFaults: {
    bothWon: (_, [a, b]) => `${a} and ${b} both wrote a win.`,
    bothLost: (_, [a, b]) => `${a} and ${b} both wrote a loss.`,
    wrongSign: ({ side, spread }, names) =>
      `${names[side]} wrote ${spread < 0 ? 'a win with a minus' : 'a loss with a plus'}.`,
    spreadsDiffer: ({ spreads: [a, b] }, names) =>
      `The spreads differ: ${names[0]} wrote ${signed(a)}, ${names[1]} ${signed(b)}.`,
    wrongPoints: ({ side, points, expected }, names) =>
      `${names[side]} wrote ${counted(points, 'game point')}. This game is worth ${expected}.`,
  },
  tasks: {
    disputed: ({ game }) => `Game ${game} is disputed. Send the judge.`,
    aside: ({ game, why }) =>
      `A result waits${game === null ? '' : ` for game ${game}`}: ${LEAGUE.asides[why]}. Give it to a game, or leave it out.`,
    cardsDiffer: ({ game }) => `The cards of game ${game} do not agree. Ask both players.`,
    flagged: ({ game, table, flag, entrants: [a, b] }, name) =>
      LEAGUE.flags[flag](game, [name(a), name(b)], table ?? ''),
    reopened: ({ game, entrants: [a, b] }, name) =>
      `Game ${game}, ${name(a)} and ${name(b)}, is open again. Correct its result if it is wrong; then both sign.`,
    owed: ({ game, short, next }, name) =>
      `Game ${game} is void. ${listed(short.map(({ entrant, games, due }) => `${name(entrant)} ${next ? verbFor(name(entrant), 'has', 'have') : 'will have'} ${games} of ${counted(due, 'game')}`))}. ${next ? 'Draw it again, or let it be.' : 'It can be played again after the last round.'}`,
    chairEmpty: ({ game, entrant, minutes, forfeit }, name) =>
      `${name(entrant)} ${verbFor(name(entrant), 'is', 'are')} ${counted(minutes, 'minute')} late for game ${game}. ${forfeit ? 'Forfeit it, or wait.' : 'Call again.'}`,
  },
  flags: {
    conceded: (game, [a, b]) =>
      `Game ${game}, ${a} and ${b}, was conceded. Its spread is the holes between the two pegs. Does your club count it so?`,
    unverified: (game, [a, b]) =>
      `Game ${game}, ${a} and ${b}, was pegged on the board alone: nothing checked it. Ask both players.`,
    lateRuling: (game, [a, b]) => `A ruling ended game ${game}, ${a} and ${b}. Look at its score.`,
    wrongSeats: (game, [a, b]) =>
      `${a} and ${b} say that they sat the other way in game ${game}: each pegged with the other's button.`,
    clock: (game, _, table) =>
      `The clocks of table ${table} and of the hall's machine differ (game ${game}). Results count all the same. Set the one that is wrong.`,
  },
  asides: {
    conflict: 'the same result came with other figures',
    closed: 'it came after the night was closed',
    unassigned: 'no game was assigned to this table',
    otherPlayers: 'others were drawn for this game',
    impossible: 'no game ends like this',
    settled: 'the game is forfeited or void',
    second: 'the game has a result from elsewhere',
    corrected: 'the desk has corrected the game',
    signed: 'both have signed already',
  },
  stages: STAGES,
  verdicts: {
    kept: 'Desk: received',
    known: 'Desk: has it',
    overtaken: 'Desk: has a newer',
    conflict: 'Desk: ask the desk',
    aside: 'Desk: will look',
  },
};
