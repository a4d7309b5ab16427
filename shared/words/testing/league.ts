// A refusal of the league of every code, in each of its wordings; and the other things that are said. What is missing does not compile.
import {
  ASIDE_REASONS,
  type CardFault,
  type DeskTask,
  type FormatRequirement,
  type LeagueRefusal,
  OUTCOME_FAULTS,
  REPORT_FLAGS,
  STAGES,
} from '../../league/index.ts';

type Samples<V extends { readonly code: string }> = {
  readonly [C in V['code']]: readonly V[];
};

const REQUIREMENTS: readonly FormatRequirement[] = [
  { code: 'oneOf', words: ['free', 'together'] },
  { code: 'fields', known: ['points', 'spread'] },
  { code: 'fields', known: [] },
  { code: 'someOf', words: ['points', 'wins'] },
  { code: 'wholes', least: 1, most: 999 },
  { code: 'list' },
  { code: 'rising' },
  { code: 'odd' },
  { code: 'ownId' },
  { code: 'earlier' },
  { code: 'twoSides', seats: 4 },
  { code: 'neededBy', by: 'odd' },
  { code: 'atLeastField', than: 'warnAfter' },
];

export const LEAGUE_SAMPLES: Samples<LeagueRefusal> = {
  unknownFormat: [{ code: 'unknownFormat', name: 'chess', known: ['bell', 'alberta'] }],
  unknownField: [{ code: 'unknownField', field: 'rounds', known: ['pace', 'odd'] }],
  badFormat: REQUIREMENTS.map((expected) => ({
    code: 'badFormat',
    field: 'pace',
    value: '"slow"',
    expected,
  })),
  badFormatRules: [
    { code: 'badFormatRules', refusal: { code: 'unknownPreset', name: 'chess', known: ['61-up'] } },
  ],
  badLine: [{ code: 'badLine', text: '2 plus 8' }],
  noNight: [{ code: 'noNight' }],
  nightOpen: [{ code: 'nightOpen' }],
  nightClosed: [{ code: 'nightClosed' }],
  idTaken: [{ code: 'idTaken', id: '12' }],
  noPlayer: [{ code: 'noPlayer', player: 'p1' }],
  noEntrant: [{ code: 'noEntrant', entrant: 'ann' }],
  noTable: [{ code: 'noTable', table: '12' }],
  noGame: [{ code: 'noGame', game: '3.2' }],
  noEvent: [{ code: 'noEvent', event: 'P' }],
  noMatch: [{ code: 'noMatch', match: '2.1' }],
  levelAtCut: [{ code: 'levelAtCut', entrants: ['ann', 'bob'] }],
  fewAtCut: [0, 1].map((players) => ({ code: 'fewAtCut', players })),
  playedOn: [{ code: 'playedOn', games: ['P2.1', 'P3.1'] }],
  eventPlayed: [{ code: 'eventPlayed', games: ['S1.1'] }],
  notEligible: [{ code: 'notEligible', player: 'ann' }],
  bracketDrawn: [{ code: 'bracketDrawn' }],
  noAside: [{ code: 'noAside', index: 2 }],
  noPot: [{ code: 'noPot', pot: '24', known: ['slam'] }],
  badPersonName: [{ code: 'badPersonName', name: '' }],
  badShortName: [{ code: 'badShortName', name: 'Bartholomew of the Hill', most: 20 }],
  partners: [
    { code: 'partners', expected: 1, got: 2 },
    { code: 'partners', expected: 2, got: 1 },
  ],
  stillHere: [{ code: 'stillHere', player: 'ann' }],
  inOpenNight: [{ code: 'inOpenNight', player: 'ann' }],
  inPlay: [{ code: 'inPlay', id: 'ann' }],
  checkedIn: [{ code: 'checkedIn', player: 'ann' }],
  droppedOut: [{ code: 'droppedOut', entrant: 'ann' }],
  tooFew: [1, 0].map((players) => ({ code: 'tooFew', players, least: 10 })),
  oddField: [{ code: 'oddField', players: 11, games: 9 }],
  allDrawn: [{ code: 'allDrawn', rounds: 9 }],
  roundBegun: [{ code: 'roundBegun', round: 22 }],
  roundPaused: [{ code: 'roundPaused', round: 22 }],
  notDrawn: [{ code: 'notDrawn', round: 22 }],
  entrantBusy: [{ code: 'entrantBusy', entrant: 'ann', game: '1.4' }],
  tableBusy: [{ code: 'tableBusy', table: '4', game: '1.4' }],
  notCalled: [{ code: 'notCalled', game: '1.4' }],
  wrongStage: STAGES.map((stage) => ({ code: 'wrongStage', game: '1.4', stage })),
  otherRevision: [{ code: 'otherRevision', game: '1.4', stands: 2, signed: 1 }],
  finalResult: [{ code: 'finalResult', game: '1.4' }],
  reasonWanted: [{ code: 'reasonWanted' }],
  unsettled: [{ code: 'unsettled', field: 'forfeitWin' }],
  forfeitsUsed: [['1.4'], ['1.4', '2.1']].map((games) => ({ code: 'forfeitsUsed', games })),
  gamesOpen: [['1.4'], ['1.4', '2.1']].map((games) => ({ code: 'gamesOpen', games })),
  badOutcome: OUTCOME_FAULTS.flatMap((fault) =>
    [0, 122].map((figure) => ({ code: 'badOutcome', fault, figure, hole: 121 })),
  ),
  notLevel: [{ code: 'notLevel', entrants: ['ann', 'bob'] }],
  outsideRoom: [{ code: 'outsideRoom', columns: 12, rows: 20 }],
  noSeason: [['Autumn'], []].map((known) => ({ code: 'noSeason', season: 'Winter', known })),
  seasonDays: [{ code: 'seasonDays', from: '2026-09-01', to: '2026-05-31' }],
  spotTaken: [{ code: 'spotTaken', table: '7', other: '4' }],
};

export const FAULT_SAMPLES: Samples<CardFault> = {
  bothWon: [{ code: 'bothWon' }],
  bothLost: [{ code: 'bothLost' }],
  wrongSign: [8, -8].map((spread) => ({ code: 'wrongSign', side: 0, spread })),
  spreadsDiffer: [{ code: 'spreadsDiffer', spreads: [8, -9] }],
  wrongPoints: [{ code: 'wrongPoints', side: 1, points: 2, expected: 3 }],
};

export const TASK_SAMPLES: Samples<DeskTask> = {
  disputed: [{ code: 'disputed', game: '1.4', side: 0 }],
  aside: ASIDE_REASONS.flatMap((why): DeskTask[] => [
    { code: 'aside', index: 0, game: '1.4', why },
    { code: 'aside', index: 0, game: null, why },
  ]),
  cardsDiffer: [{ code: 'cardsDiffer', game: '1.4', faults: [] }],
  flagged: REPORT_FLAGS.map((flag) => ({
    code: 'flagged',
    game: '1.4',
    table: '4',
    flag,
    entrants: ['ann', 'bob'],
  })),
  reopened: [{ code: 'reopened', game: '1.4', entrants: ['ann', 'bob'] }],
  owed: [true, false].map((next) => ({
    code: 'owed',
    game: '3.2',
    next,
    short: ['ann', 'bob'].map((entrant) => ({ entrant, games: 8, due: 9 })),
  })),
  fieldMoved: [true, false].map((played) => ({ code: 'fieldMoved', stage: 'P', played })),
  chairEmpty: [true, false].map((forfeit) => ({
    code: 'chairEmpty',
    game: '1.4',
    entrant: 'ann',
    minutes: 6,
    forfeit,
  })),
};
