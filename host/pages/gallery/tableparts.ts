// What the pages of a table are made of, each component in each of its states.
import type { Series } from '../kit/chart.ts';
import type { ConsoleBoard } from '../table/console.ts';
import { HeldKeys } from '../table/pressed.ts';
import { roomOf } from '../table/room.ts';
import { seatScene } from '../table/seatscene.ts';
import type { ShowScene } from '../table/showme.ts';
import type { Components, SpecimenState, SpecimenStates } from './component.ts';
import type { Prepared, TableMoment } from './prepared.ts';
import { pegsIn, seenIn } from './tablepages.ts';

const AROUND = {
  seat: [['div', 'seat lane0']],
  table: [
    ['div', 'frame'],
    ['main', 'setup'],
  ],
  games: [
    ['muggins-games', ''],
    ['div', 'panel'],
  ],
} as const;

const CONSOLE: ConsoleBoard = {
  rows: ['Ann    12    Bob   7', 'Deal 2, the show    ', "Ann's hand          ", 'Key the points      '],
  ...{ backlight: true, tone: 0, power: true, plugged: true, faults: [] },
};

const panel =
  (more: object): SpecimenState =>
  () => ({ board: CONSOLE, names: ['Ann', 'Bob'], holds: new HeldKeys(() => {}), live: true, ...more });

const track =
  (moment: TableMoment): SpecimenState =>
  ({ tables }) => {
    const { scene, ...seen } = seenIn(tables[moment]);
    return { ...seen, used: scene.players.map(({ lane }) => lane), summary: moment };
  };

const race =
  (moment: TableMoment): SpecimenState =>
  ({ tables }) => {
    const { scene } = seenIn(tables[moment]);
    const pegs = pegsIn(tables[moment]);
    return { players: scene.players, pegs, room: roomOf(tables[moment].view, scene), summary: moment };
  };

const show = (scene: ShowScene): SpecimenState => {
  return () => ({ scene });
};

const SHOWS: SpecimenStates<ShowScene['kind']> = {
  waiting: show({ kind: 'waiting' }),
  line: show({ kind: 'line', code: 'cut', at: 1, of: 12, names: ['Ann', 'Bob'] }),
  done: show({ kind: 'done' }),
};

const over =
  (moment: TableMoment, seat: number): SpecimenState =>
  ({ tables }) => ({
    over: seatScene(tables[moment], seat)?.over,
    players: seenIn(tables[moment]).scene.players,
  });

const dealt = ['5H', '5S', 'JC', '5D', '2H', 'KC'];

const THROWN: Prepared['game']['throws'] = [
  { ...{ deal: 1, seat: 0, ownCrib: false, scores: [0, 0] }, cards: dealt, thrown: ['2H', 'KC'] },
  {
    ...{ deal: 1, seat: 1, ownCrib: true, scores: [0, 0] },
    cards: ['7H', '7S', '8C', '9D', 'AC', 'QS'],
    thrown: ['7H', '8C'],
  },
] as Prepared['game']['throws'];

/** What a form for a new game begins with. */
const begin = (state: Prepared['tables'][TableMoment]) => ({
  table: seenIn(state).scene.table,
  colours: state.settings.colours,
});

/** Scores of somebody, game by game. */
const line = (name: string, at: number, values: Series['values']): Series => ({
  ...{ name, values },
  colour: `--line${at}`,
});
const [ANN, BOB, CID] = [
  line('Ann', 0, [121, 97, 121, 104, 112]),
  line('Bob', 1, [98, 121, 88, 121, 121]),
  line('Cid', 2, [null, 80, 111, null, 119]),
];

/** Those of the page of the board. */
const ON_BOARD: Components = {
  'muggins-captions': {
    about: 'what has just changed, in one line that a screen reader hears once',
    style: 'board',
    states: {
      shown: () => ({ line: { id: 1, text: "Ann's hand counts 12." }, shown: true }),
      heard: () => ({ line: { id: 1, text: "Ann's hand counts 12." } }),
    },
  },
  'muggins-show': {
    about: 'the deal that plays itself: the offer, what happens, and the end',
    style: 'board',
    states: { offered: () => ({ offered: true }), ...SHOWS },
  },
  'muggins-track': {
    about: 'the track of the board with its lights',
    style: 'board',
    states: {
      'nobody plays': track('empty'),
      'two of three lanes': track('late'),
      three: track('three'),
      four: track('four'),
    },
  },
  'muggins-console': {
    about: 'display, keypad, buttons and switches of the emulated board',
    style: 'board',
    states: {
      on: panel({}),
      'four lanes, keys held': panel({ lanes: 4, held: new Set(['5', 'NEXT']) }),
      'sounding, with faults': panel({ board: { ...CONSOLE, tone: 880, faults: ['drop', 'flip'] } }),
      'no connection': panel({ live: false }),
    },
  },
  'muggins-flasher': {
    about: 'writes the firmware into a board that is plugged into this computer',
    style: 'board',
    around: [['div', 'flasher panel']],
    states: { ready: () => ({}), 'the table has a board': () => ({ busy: true }) },
  },
};

/** Those that stand on other pages of the table. */
const ELSEWHERE: Components = {
  'muggins-race': {
    about: 'the game as a straight race, a lane for each side',
    style: 'scoreboard',
    alone: [1_000, 190],
    states: { start: race('cut'), two: race('late'), three: race('three'), four: race('four') },
  },
  'muggins-cards': {
    about: 'cards are picked by one tap each',
    style: 'seat',
    around: AROUND.seat,
    states: {
      starter: () => ({ label: 'Starter' }),
      'a hand': () => ({ count: 4, label: 'Hand', taken: ['5C'] }),
      'begun, whole cards': () => ({ count: 6, label: 'Dealt', whole: true, picked: ['5H', 'J'] }),
    },
  },
  'muggins-end': {
    about: 'the end of a game on a phone',
    style: 'seat',
    around: AROUND.seat,
    states: { won: over('win', 1), lost: over('win', 0), skunked: over('skunk', 1) },
  },
  'muggins-report': {
    about: 'an offence is reported: who, what, and its figures',
    style: 'seat',
    around: AROUND.seat,
    states: { 'nobody is chosen': report(undefined), 'what is to be chosen': report(1) },
  },
  'muggins-study': {
    about: 'the cards that a player was dealt, entered for study after the game',
    style: 'seat',
    around: AROUND.seat,
    states: {
      'cards to pick': study({}),
      'cards to throw': study({ cards: dealt, thrown: ['2H'] }),
      kept: study({ studied: { deal: 1, words: '' } }),
    },
  },
  'muggins-tablerules': {
    about: 'a game by name, who plays it in which colour, and every house rule',
    style: 'table',
    around: AROUND.table,
    states: {
      'first game': ({ tables }) => begin(tables.empty),
      'the game on the board': ({ tables }) => begin(tables.four),
    },
  },
};

function report(accused: number | undefined): SpecimenState {
  return ({ tables }) => ({ offences: tables.ruling.view.offences, names: ['Ann', 'Bob'], accused });
}

function study(more: object): SpecimenState {
  return () => ({ study: { deals: [2, 1], dealt: 6, thrown: 2 }, ...more });
}

/** Those of the page of games. */
const OF_GAMES: Components = {
  'muggins-chart': {
    about: 'lines over steps',
    style: 'games',
    around: AROUND.games,
    states: {
      'one line': () => ({ series: [ANN], label: 'Ann' }),
      'several, one with gaps': () => ({
        series: [ANN, BOB, CID],
        label: 'Ann, Bob, Cid',
        numbers: [3, 4, 7, 8, 9],
      }),
      'a goal and a marked step': () => ({
        series: [ANN, BOB],
        label: 'Ann, Bob',
        goal: 121,
        at: 2,
        foot: 'Games',
      }),
      'a hidden line': () => ({ series: [ANN, BOB], label: 'Ann, Bob', unseen: new Set(['Bob']) }),
    },
  },
  'muggins-replay': {
    about: 'a game move by move',
    style: 'games',
    around: AROUND.games,
    wide: true,
    states: { 'the end': ({ game }) => ({ story: game.story }) },
  },
  'muggins-throws': {
    about: 'the discards of a finished game beside the best ones',
    style: 'games',
    around: AROUND.games,
    wide: true,
    states: {
      judged: ({ game, cells }) => ({ game: { ...game, throws: THROWN }, cells }),
    },
  },
  'muggins-player': {
    about: 'the host changes a player',
    style: 'games',
    around: AROUND.games,
    folded: true,
    states: {
      alone: ({ profile }) => ({ profile }),
      'others to merge with': ({ profile, games }) => ({
        profile,
        others: games.players.filter(({ id }) => id !== profile.player.id),
      }),
    },
  },
};

/** What lies over a page. */
const OVER_PAGES: Components = {
  'muggins-door': {
    about: "asks for the PIN on a page that is not the host's",
    style: 'board',
    answers: { 'api/me': { role: 'spectator', seat: null, pin: null, away: null } },
    alone: [600, 320],
    states: { shown: () => ({}) },
  },
  'muggins-newgame': {
    about: 'chooses a game, its players and its house rules, and begins it',
    style: 'board',
    around: [['aside', 'newgame panel']],
    alone: [700, 800],
    states: {
      'first game': ({ tables }) => ({ open: true, ...begin(tables.empty) }),
      'a game is going on': ({ tables }) => ({
        ...{ open: true, players: seenIn(tables.hand).scene.players },
        ...begin(tables.hand),
      }),
    },
  },
  'muggins-undolist': {
    about: 'all moves of the running game, and undo down to one of them',
    style: 'board',
    alone: [700, 560],
    states: {
      open: ({ moves }) => ({
        open: true,
        sides: ['Ann', 'Bob'],
        ways: { ask: async () => moves, send: async () => '' },
      }),
    },
  },
};

export const TABLE_PARTS: Components = { ...ON_BOARD, ...ELSEWHERE, ...OF_GAMES, ...OVER_PAGES };
