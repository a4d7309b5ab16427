// Events and stages of a night: removed where they were opened by mistake, and the cards that a checker initials before a cut.
import { describe, expect, test } from 'vitest';
import { formatOf } from '../format/presets.ts';
import { format, openNight, reason, signed, type TestNight, win } from '../testing/night.ts';
import { publicView } from '../view/public.ts';
import type { NightCommand } from './command.ts';

const enter = (event: string, ...names: readonly string[]): readonly NightCommand[] =>
  names.map((id) => ({ type: 'checkIn', event, entrant: { id, players: [id], as: 'member' } }));

/** The first side wins by so many holes, and the desk or a board signs for both. */
const result = (game: string, spread = 10, by: 'desk' | 'board' = 'desk'): readonly NightCommand[] => [
  { type: 'correct', game, outcome: win(spread), reason },
  ...signed(game).map((each) => ({ ...each, by }) as NightCommand),
];

/** A weekend of eight after its qualifying round, in which the first of each two wins, by ever fewer holes. */
function qualified(by: 'desk' | 'board'): TestNight {
  const night = openNight(8, { ...formatOf('acc-main-12'), name: 'test', games: 1, rotation: 'circle' }).do(
    'draw',
  );
  for (const [at, { game }] of night.state.games.entries()) night.do(...result(game, 30 - at, by));
  return night;
}

describe('an event that was opened by mistake', () => {
  const opening: NightCommand = {
    type: 'openEvent',
    id: 'S',
    name: 'satellite',
    format: format({ games: 1 }),
  };
  const drawn = (): TestNight =>
    openNight(4).do(opening, ...enter('S', 'Ann', 'Bob'), { type: 'draw', event: 'S' });

  test('goes with its check-in, its draw and its calls, and can be opened again', () => {
    const night = drawn().do('call S1.1 1', { type: 'removeEvent', event: 'S' });
    expect(publicView(night.state).events).toEqual([]);
    expect(night.refuses({ type: 'removeEvent', event: 'S' })).toEqual({ code: 'noEvent', event: 'S' });
    night.do(opening);
    expect(publicView(night.state).events).toMatchObject([{ event: 'S', entrants: [], games: [] }]);
    expect(night.rebuilt()).toEqual(night.state);
  });

  test('stays once it has a result, and so does the event that the night was opened with', () => {
    const night = drawn().do('call S1.1 1', ...result('S1.1'));
    expect(night.refuses({ type: 'removeEvent', event: 'S' })).toEqual({
      code: 'eventPlayed',
      games: ['S1.1'],
    });
    expect(night.refuses({ type: 'removeEvent' })).toEqual({ code: 'noEvent', event: '' });
  });

  test('a stage can be opened again by its cut', () => {
    const night = qualified('desk').do({ type: 'cut', stage: 'P' });
    const before = night.state;
    night.do({ type: 'removeEvent', event: 'P' });
    expect(publicView(night.state).stages[0]).toMatchObject({ id: 'P', opened: false });
    night.do({ type: 'cut', stage: 'P' });
    expect(night.state).toEqual(before);
  });

  test('a match that the desk has decided is in the way', () => {
    const night = qualified('desk').do({ type: 'cut', stage: 'P' });
    const [winner = ''] = publicView(night.state).stages[0]?.field ?? [];
    night.do({ type: 'ruleMatch', event: 'P', match: '1.1', winner, reason });
    expect(night.refuses({ type: 'removeEvent', event: 'P' })).toEqual({
      code: 'eventPlayed',
      games: ['P1.1'],
    });
  });
});

// ACC cross-checking 5 to 10: the cards of the qualifiers and of the high non-qualifier are compared with those of their opponents.
describe('cards before the cut', () => {
  const unchecked = ({ state }: TestNight) => publicView(state).stages.map((each) => each.unchecked);

  test('those from paper wait for a checker: of the qualifiers and the high non-qualifier, and of nobody who is asked', () => {
    const night = qualified('desk');
    const [first = '', second = '', third = ''] = publicView(night.state).places.map(
      ({ entrant }) => entrant,
    );
    expect(unchecked(night)).toEqual([[first, second, third], [], []]);
    const own = night.state.games.find(({ entrants }) => entrants.includes(first));
    night.do(`check ${own?.game}`);
    expect(unchecked(night)).toEqual([[second, third], [], []]);
  });

  test('those of boards do not: both players have confirmed them', () => {
    expect(unchecked(qualified('board'))).toEqual([[], [], []]);
  });
});
