// Whole pages of a table, in each of their states.
import { REGISTRY } from '../../../shared/words/registry.ts';
import type { SettingValues, StateMessage } from '../../web/table/types.ts';
import type { LinkState } from '../kit/link.ts';
import { choiceIn } from '../table/gamesquery.ts';
import { strings } from '../table/language.ts';
import type { Seating } from '../table/outside.ts';
import { roomOf } from '../table/room.ts';
import { seatScene } from '../table/seatscene.ts';
import type { Word } from '../table/seatstate.ts';
import { EMPTY_STORE, hear, lanesOf, lightsOfStore, sceneOfStore } from '../table/store.ts';
import type { Components, SpecimenState, SpecimenStates } from './component.ts';
import type { Prepared, TableMoment } from './prepared.ts';

/** What every page of a table makes of a message. */
export function seenIn(state: StateMessage) {
  const heard = hear(EMPTY_STORE, state);
  return { scene: sceneOfStore(heard), lanes: lanesOf(heard), lights: lightsOfStore(heard) };
}

/** The pegs of the sides, by lane. */
export const pegsIn = ({ view: { players } }: StateMessage) =>
  players.toSorted((a, b) => a.lane - b.lane).map(({ front, rear }) => ({ front, rear }));

const board =
  (moment: TableMoment, more: object = {}): SpecimenState =>
  ({ tables }) => ({ ...seenIn(tables[moment]), link: 'open', ready: true, ...more });

const scoreboard =
  (moment: TableMoment, more: object = {}): SpecimenState =>
  ({ tables }) => {
    const state = tables[moment];
    const seen = seenIn(state);
    const all = { ...seen, room: roomOf(state.view, seen.scene), pegs: pegsIn(state) };
    return { ...all, link: 'open', ready: true, ...more };
  };

const judge = await REGISTRY.en.judge();

/** One chapter of the guide. */
const GUIDE = {
  title: judge.stages.play,
  entries: (['ledOutOfTurn', 'twoCards'] as const).map((key) => {
    const [title, steps] = judge.situations[key];
    return { key, title, steps, notes: [judge.secondHand] };
  }),
};

/** The page Judge beside a game. */
const judging = (state: StateMessage) => ({
  ...{ ...seenIn(state), said: judge, link: 'open', offences: state.view.offences },
  names: state.view.players.map(({ name }) => name),
});

const LAYOUTS: SpecimenStates<SettingValues['layout']> = {
  race: scoreboard('late', { layout: 'race' }),
  board: scoreboard('three', { layout: 'board' }),
  scores: scoreboard('four', { layout: 'scores' }),
  boardOnly: scoreboard('late', { layout: 'boardOnly' }),
};

const BOARDS: SpecimenStates<LinkState> = {
  connecting: board('empty', { link: 'connecting' }),
  open: board('ruling'),
  lost: board('four', { link: 'lost' }),
};

const seat =
  (moment: TableMoment, more: object = {}): SpecimenState =>
  ({ tables }) => ({
    ...{ seating: 'seated', link: 'open' },
    ...{ scene: seenIn(tables[moment]).scene, mine: seatScene(tables[moment], 0), ...more },
  });

const SEATINGS: SpecimenStates<Seating> = {
  none: ({ seats }) => ({ seating: 'none', link: 'open', places: seats }),
  forgets: () => ({ seating: 'forgets', link: 'open' }),
  taking: () => ({ seating: 'taking', link: 'open' }),
  seated: seat('hand'),
};

const said =
  (kind: Word['kind']): SpecimenState =>
  (given) => ({ ...seat('ruling')(given), word: { kind, text: strings().seat.tooMany, again: [] } });

const WORDS: SpecimenStates<Word['kind']> = { good: said('good'), bad: said('bad'), ask: said('ask') };

const setup =
  (more: object): SpecimenState =>
  (given) => {
    const state = given.tables.hand;
    return { scene: seenIn(state).scene, link: 'open', settings: state.settings, ...more };
  };

const hosting = ({ seats, me }: Prepared) => ({ places: seats, me });

export const TABLE_PAGES: Components = {
  'muggins-scoreboard': {
    about: 'the page of the scoreboard, for eyes ten metres away',
    style: 'scoreboard',
    alone: [1_280, 720],
    states: {
      ...LAYOUTS,
      overlay: scoreboard('late', { overlay: true }),
      'a game is over': scoreboard('win'),
      skunk: scoreboard('skunk'),
      paused: scoreboard('hand', { paused: true }),
      'connection lost': scoreboard('three', { link: 'lost' }),
    },
  },
  'muggins-page': {
    about: 'the page of the board, with everything that the host can do at it',
    style: 'board',
    alone: [1_280, 800],
    states: BOARDS,
  },
  'muggins-seat': {
    about: "a player's own page, for one thumb",
    style: 'seat',
    alone: [390, 700],
    states: {
      ...SEATINGS,
      ...WORDS,
      'somebody else plays': ({ seats }) => ({ link: 'open', away: { name: 'Eve', free: seats.seats } }),
      'a game is over': seat('win'),
      'connection lost': seat('hand', { link: 'lost' }),
    },
  },
  'muggins-games': {
    about: 'the games that were played at the table, one of them to be seen again, and statistics',
    style: 'games',
    alone: [1_280, 800],
    states: {
      'no game yet': ({ games }) => ({ answer: { ...games, games: [], players: [] } }),
      games: ({ games, game }) => ({ answer: games, game, choice: choiceIn('') }),
      'a player': ({ games, profile }) => ({ answer: games, profile, host: true }),
      'no answer': () => ({ trouble: true }),
    },
  },
  'muggins-table': {
    about: 'the set-up of the table, for its host',
    style: 'table',
    alone: [1_280, 800],
    states: {
      waiting: setup({}),
      'asks for the PIN': setup({ me: { role: 'spectator', seat: null, pin: null, away: null } }),
      host: (given) => setup(hosting(given))(given),
    },
  },
  'muggins-help': {
    about: 'the rules in short, and hands to learn from',
    style: 'help',
    alone: [1_280, 800],
    states: { open: () => ({}) },
  },
  'muggins-guide': {
    about: 'questions that unfold, found by what somebody types',
    style: 'judge',
    wide: true,
    states: { open: () => ({ label: judge.search, find: () => [GUIDE], open: 'ledOutOfTurn' }) },
  },
  'muggins-judge': {
    about: 'what a judge rules, and the board does it',
    style: 'judge',
    alone: [1_280, 800],
    states: {
      spectator: ({ tables }) => ({ ...judging(tables.late), host: false }),
      host: ({ tables }) => ({ ...judging(tables.late), host: true, open: 'starterMixed' }),
    },
  },
};
