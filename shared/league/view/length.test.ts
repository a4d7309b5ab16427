// About how long a match still takes, from the lengths of tonight's games.
import { expect, test } from 'vitest';
import { formatOf } from '../format/presets.ts';
import { changedBy, openNight, reason, signed, type TestNight, win } from '../testing/night.ts';
import { minutesLeft } from './length.ts';
import { publicView } from './public.ts';

const MINUTE = 60_000;

/** Four in a knock-out of so many games a match, both matches called at 0. */
function called(match: object): TestNight {
  const night = openNight(4, { ...changedBy(formatOf('knockout'), { match }) });
  return night.do('draw, call 1.1 1, call 1.2 2');
}

/** A game is over at this minute, signed by both. */
function over(night: TestNight, game: string, minute: number): TestNight {
  night.now = minute * MINUTE;
  return night.do({ type: 'correct', game, outcome: win(), reason }, ...signed(game));
}

function left({ state }: TestNight, match: string, minute: number): number | undefined {
  const view = publicView(state);
  const found = view.bracket?.rounds.flat().find((each) => each.match === match);
  if (found === undefined) throw new Error(`no match ${match}`);
  return minutesLeft({ ...view, now: minute * MINUTE }, view, found);
}

test('nothing is said before a game of tonight is over, or while no game of the match runs', () => {
  const night = called({ games: 3 });
  expect(left(night, '1.1', 10)).toBeUndefined();
  over(night, '1.1', 20);
  expect(left(night, '1.1', 20)).toBeUndefined();
});

test.each([
  // 2 or 3 games, the first of which has run for 20 minutes.
  [{ games: 3 }, 20, 30],
  [{ games: 3 }, 30, 30],
  // 5 games.
  [{ games: 5, all: true }, 20, 80],
  [{ games: 1 }, 17, 5],
])('a match of %j after %d minutes: about %d more', (match, minute, minutes) => {
  const night = over(called(match), '1.1', 20);
  expect(left(night, '1.2', minute)).toBe(minutes);
});

test('a game that was forfeited or is void is not the one that runs', () => {
  const night = over(called({ games: 3 }), '1.1', 20).do('forfeit 1.2 0, call 1.2-2 2, void 1.2-2');
  expect(left(night, '1.2', 20)).toBeUndefined();
  night.do('call 1.2-3 2');
  expect(left(night, '1.2', 30)).toBe(20);
});

test('in the second game of three, whoever has won the first', () => {
  const night = over(over(called({ games: 3 }), '1.1', 20), '1.2', 20).do('call 1.2-2 2');
  expect(left(night, '1.2', 30)).toBe(20);
});

test('the median counts, of games that were not void; a clock that ran back measures nothing', () => {
  const night = openNight(10).do('draw, call 1.1 1, call 1.2 2, call 1.3 3, call 1.4 4');
  night.now = 200 * MINUTE;
  night.do('call 1.5 5');
  for (const [game, minute] of [
    ['1.1', 10],
    ['1.2', 14],
    ['1.3', 90],
    ['1.5', 100],
  ] as const)
    over(night, game, minute);
  expect(publicView(night.state).usual).toBe(14 * MINUTE);
  // A correction changes no length.
  night.now = 300 * MINUTE;
  night.do('reopenGame 1.1', { type: 'correct', game: '1.1', outcome: win(3), reason });
  expect(publicView(night.state).usual).toBe(14 * MINUTE);
});
