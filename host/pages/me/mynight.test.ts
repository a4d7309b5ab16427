// A night as each of its players sees it, over a whole night of five with a sit-out: each always has a message.
import { expect, test } from 'vitest';
import {
  actNight,
  changed,
  formatOf,
  type NightCommand,
  type NightState,
  NO_NIGHT,
  nextSteps,
  publicView,
} from '../../../shared/league/index.ts';
import { faultsIn, ownNight } from './mynight.ts';

const PLAYERS = ['ann', 'bob', 'cid', 'dot', 'eve'];

/** What a hall does with commands: what follows from them by itself is done as well. */
function act(state: NightState, ...commands: readonly NightCommand[]): NightState {
  const done = commands.reduce((before, command) => {
    const acted = actNight(before, command, { at: 0, author: 'desk' });
    if (!acted.ok) throw new Error(acted.refusal.code);
    return acted.value.state;
  }, state);
  const steps = nextSteps(done);
  return steps.length === 0 ? done : act(done, ...steps);
}

const arriving = (id: string): readonly NightCommand[] => [
  { type: 'addPlayer', player: { id, name: id, member: null, club: null } },
  { type: 'checkIn', entrant: { id, players: [id], as: 'guest' } },
];

/** A night of five, before the draw. */
const gathered = (tables: number): NightState =>
  act(
    NO_NIGHT,
    { type: 'open', id: 'n1', format: formatOf('grass-roots'), seed: 7 },
    ...Array.from({ length: tables }, (_, at): NightCommand => ({ type: 'addTable', table: `${at + 1}` })),
    ...PLAYERS.flatMap(arriving),
  );

const mine = (state: NightState, player: string) => ownNight(publicView(state), player);

test('before the draw: who is checked in, and who is not', () => {
  const state = gathered(2);
  expect(PLAYERS.map((each) => mine(state, each).isHere)).toEqual(PLAYERS.map(() => true));
  expect(mine(state, 'fay')).toMatchObject({
    isHere: false,
    hasLeft: false,
    now: undefined,
    events: [{ place: undefined }],
  });
  const without = act(state, { type: 'drop', entrant: 'ann', reason: 'home' });
  expect(mine(without, 'ann').hasLeft).toBe(true);
});

test('with one table: one pair plays, one is on deck, one sits out', () => {
  const state = act(gathered(1), { type: 'draw' });
  const all = PLAYERS.map((each) => mine(state, each));
  expect(all.filter(({ now }) => now !== undefined)).toHaveLength(2);
  const onDeck = all.filter(({ next }) => next?.game.round === 1);
  expect(onDeck.map(({ next }) => next?.busyAt)).toEqual([null, null]);
  expect(all.filter(({ sitsOut }) => sitsOut === 1)).toHaveLength(1);
});

test('an opponent who still plays is named with the table', () => {
  const state = act(gathered(2), { type: 'draw' }, { type: 'draw' });
  const [free] = PLAYERS.filter((each) => mine(state, each).now === undefined);
  if (free === undefined) throw new Error('everybody plays');
  const { next } = mine(state, free);
  expect(next).toMatchObject({
    game: { round: 2 },
    busyAt: mine(state, next?.opponent ?? '').now?.game.table,
  });
});

/** Four in a drawn knock-out, best of 3: two tables, and the final after them. */
const knockout = (): NightState =>
  act(
    NO_NIGHT,
    { type: 'open', id: 'n1', format: formatOf('knockout'), seed: 7 },
    ...['1', '2'].map((table): NightCommand => ({ type: 'addTable', table })),
    ...PLAYERS.slice(0, 4).flatMap(arriving),
    { type: 'draw' },
  );

/** The first of the two wins, and both sign. */
const win = (state: NightState, game: string, at = 0): NightState =>
  act(
    state,
    {
      type: 'correct',
      game,
      outcome: { winner: 0, spread: 8 + at, scores: null, ending: 'target' },
      reason: 'x',
    },
    ...([0, 1] as const).map(
      (side): NightCommand => ({ type: 'sign', game, revision: 1, side, by: 'phone' }),
    ),
  );

test('a bracket: whoever has won waits for the winner of the other match, and the loser for nobody', () => {
  const state = ['1.1', '1.1-2'].reduce(win, knockout());
  const [first, other] = publicView(state).bracket?.rounds[0] ?? [];
  const [winner, loser] = first?.sides.map(({ entrant }) => entrant ?? '') ?? [];
  expect(mine(state, winner ?? '').waits?.before).toMatchObject({ match: other?.match, table: '2' });
  expect(mine(state, loser ?? '').waits).toBeUndefined();
  const over = ['1.2', '1.2-2'].reduce(win, state);
  expect(mine(over, winner ?? '')).toMatchObject({
    now: { game: { game: '2.1', leg: 1 } },
    waits: undefined,
  });
});

test('games of all events are the player\u2019s', () => {
  const { format } = publicView(knockout());
  const satellite = act(
    gathered(2),
    { type: 'openEvent', id: 'S', name: 'satellite', format },
    ...['ann', 'bob'].map(
      (id): NightCommand => ({ type: 'checkIn', event: 'S', entrant: { id, players: [id], as: 'guest' } }),
    ),
    { type: 'draw', event: 'S' },
  );
  expect(mine(satellite, 'ann')).toMatchObject({
    now: { game: { game: 'S1.1' }, event: { event: 'S' } },
    events: [{ isHere: true }, { isHere: true }],
  });
  expect(mine(satellite, 'cid').events.map(({ isHere }) => isHere)).toEqual([true, false]);
});

test('a stage whose check-in is open is offered to those whom it takes, until they are in, and until it is drawn', () => {
  const four = PLAYERS.slice(0, 4);
  const format = changed(formatOf('consy-lite'), {
    schedule: { kind: 'rotation', games: 1, method: 'circle' },
  });
  const begun = act(NO_NIGHT, { type: 'open', id: 'n1', format, seed: 7 }, ...four.flatMap(arriving), {
    type: 'draw',
  });
  const over = begun.games.map(({ game }) => game).reduce(win, begun);
  const offered = (state: NightState) =>
    four.filter((each) => mine(state, each).mayEnter.some(({ event }) => event === 'C'));
  expect(offered(over)).toEqual([]);
  const open = act(over, { type: 'cut', stage: 'C' });
  const [best, ...rest] = publicView(open).places.map(({ entrant }) => entrant);
  expect(offered(open)).toEqual(four.filter((each) => each !== best));
  const enter = (state: NightState, id: string): NightState =>
    act(state, { type: 'checkIn', event: 'C', entrant: { id, players: [id], as: 'guest' } });
  const [one = '', other = '', last = ''] = rest;
  const entered = [one, other].reduce(enter, open);
  expect(offered(entered)).toEqual([last]);
  expect(offered(act(entered, { type: 'drop', entrant: last, reason: 'home' }))).toEqual([]);
  expect(offered(act(entered, { type: 'draw', event: 'C' }))).toEqual([]);
});

test('a result waits for the signatures of its two, and for nobody else', () => {
  const state = act(gathered(1), { type: 'draw' });
  const { game, entrants } = publicView(state).games.find(({ stage }) => stage === 'called') ?? {};
  if (game === undefined || entrants === undefined) throw new Error('nobody plays');
  const outcome = { winner: 0, spread: 8, scores: null, ending: 'target' } as const;
  const over = act(state, { type: 'correct', game, outcome, reason: 'paper' });
  expect(PLAYERS.filter((each) => mine(over, each).unsigned.length > 0).toSorted()).toEqual(
    entrants.toSorted(),
  );
  expect(entrants.map((each) => mine(over, each).unsigned[0]?.side)).toEqual([0, 1]);
  const signs = ([0, 1] as const).map(
    (side): NightCommand => ({ type: 'sign', game, revision: 1, side, by: 'phone' }),
  );
  const signed = act(over, ...signs);
  expect(mine(signed, entrants[0])).toMatchObject({
    unsigned: [],
    events: [{ place: { rank: 1, card: '2/1 +08' } }],
  });
});

test('lines that differ are told as soon as both are there', () => {
  const state = act(gathered(1), { type: 'draw' });
  const { game } = publicView(state).games.find(({ stage }) => stage === 'called') ?? {};
  if (game === undefined) throw new Error('nobody plays');
  const write = (before: NightState, side: 0 | 1, points: number, spread: number): NightState =>
    act(before, { type: 'enterCard', game, side, line: { points, spread }, by: 'phone' });
  const faults = (night: NightState) => {
    const found = publicView(night).games.find((each) => each.game === game);
    return found && faultsIn(night.format, found);
  };
  const one = write(state, 0, 2, 8);
  expect(faults(one)).toEqual([]);
  expect(faults(write(one, 1, 0, -18))).toEqual([{ code: 'spreadsDiffer', spreads: [8, -18] }]);
  expect(faults(write(one, 1, 2, 8))).toEqual([{ code: 'bothWon' }]);
});
