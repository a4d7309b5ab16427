// A hall's journal that lost an entry, any of them: at most the result that stood in it is open again, and it is named.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  evolveNight,
  formatOf,
  type NightCommand,
  type NightState,
  NO_NIGHT,
  publicView,
} from '../../shared/league/index.ts';
import { type HallEntry, openHall } from './hall.ts';
import { type MendedHall, mendHall } from './mend.ts';
import { GOLDEN_PLAYERS, joining, running, tables, written } from './testing/night.ts';

let whole: readonly HallEntry[];
let state: NightState;

/** The golden night, and the beginning of another. One result is corrected, and one player goes home. */
beforeAll(() => {
  const hall = openHall(mkdtempSync(join(tmpdir(), 'muggins-hall-')), () => 0);
  const act = (...commands: readonly NightCommand[]): void =>
    expect(hall.act(commands, 'desk')).toMatchObject({ ok: true });
  act({ type: 'open', id: 'n1', format: formatOf('grass-roots'), seed: 7 }, ...tables(5));
  act(...GOLDEN_PLAYERS.flatMap(joining));
  act({ type: 'draw' });
  for (let left = 45; left > 0; left--) {
    const [game] = running(publicView(hall.state));
    if (game !== undefined) act(...written(game));
  }
  const outcome = { winner: 0, spread: 5, scores: null, ending: 'target' } as const;
  act({ type: 'reopenGame', game: '3.1', reason: 'a slip' });
  act({ type: 'correct', game: '3.1', outcome, reason: 'a slip' });
  act(
    ...([0, 1] as const).map(
      (side) => ({ type: 'sign', game: '3.1', revision: 2, side, by: 'desk' }) as const,
    ),
  );
  act({ type: 'close', reasons: {} });
  act({ type: 'open', id: 'n2', format: formatOf('club-6'), seed: 3 });
  whole = hall.entries(1, 10_000);
  ({ state } = hall);
  hall.close();
});

/** What becomes of the journal without these entries, counted from 1. */
function without(...lost: readonly number[]): MendedHall {
  const report = { file: '', id: 'j', entries: whole.length - lost.length, last: whole.length, pages: true };
  const flaws = lost.map((entry) => ({
    entry,
    chapter: 1,
    reason: { code: 'entryChanged', details: { entry } } as const,
  }));
  return mendHall('', (_file, _kind, told) => {
    for (const entry of whole) if (!lost.includes(entry.sequence)) told(entry);
    return { ...report, flaws };
  }).mended;
}

/** The first night as it was closed. */
const firstNight = (entries: readonly { readonly event: HallEntry['event'] }[]): NightState => {
  let now = NO_NIGHT;
  for (const { event } of entries) {
    if (event.type === 'nightOpened' && event.id === 'n2') break;
    now = evolveNight(now, event);
  }
  return now;
};

const resultsOf = ({ games }: NightState) =>
  new Map(games.map(({ game, result, signatures }) => [game, JSON.stringify([result?.outcome, signatures])]));

test('any single entry: every other result stands, and what is open is named', () => {
  const before = firstNight(whole);
  const expected = resultsOf(before);
  for (const { sequence, event } of whole) {
    const mended = without(sequence);
    const what = `${sequence} ${event.type}`;
    expect([what, mended.lost]).toEqual([what, 1]);
    expect([what, mended.entries.map((each) => each.event.move)]).toEqual([
      what,
      mended.entries.map((each) => each.event.move).toSorted((a, b) => a - b),
    ]);
    if (event.type === 'nightOpened') {
      expect([what, mended.aside]).toEqual([what, event.id === 'n1' ? [1] : []]);
      continue;
    }
    const after = firstNight(mended.entries);
    const found = resultsOf(after);
    const own = 'game' in event ? event.game : null;
    const changed = [...expected].filter(([game, text]) => found.get(game) !== text).map(([game]) => game);
    expect([what, changed.filter((game) => game !== own)]).toEqual([what, []]);
    expect([what, after.drawn, after.entrants.length]).toEqual([what, before.drawn, before.entrants.length]);
    // A result that is gone is open, or told; a night that ends without one never says that it is whole.
    const named = new Set(mended.open.map(({ game }) => game));
    const silent = changed.filter((game) => !named.has(game) && !isOpenIn(after, game));
    expect([what, silent]).toEqual([what, []]);
  }
});

const isOpenIn = ({ games }: NightState, game: string): boolean => {
  const found = games.find((each) => each.game === game);
  return found?.result === undefined || found.signatures.includes(undefined);
};

describe('what follows from the rest is found again', () => {
  const placeOf = (wanted: (event: HallEntry['event']) => boolean): number =>
    whole.find(({ event }) => wanted(event))?.sequence ?? 0;

  test.each([
    [
      'the draw of the first round',
      (e: HallEntry['event']) => e.type === 'roundDrawn' && e.round === 1,
      [{ code: 'draw', round: 1 }],
    ],
    [
      'the draw of the sixth',
      (e: HallEntry['event']) => e.type === 'roundDrawn' && e.round === 6,
      [{ code: 'draw', round: 6 }],
    ],
    ['a check-in', (e: HallEntry['event']) => e.type === 'checkedIn', [{ code: 'checkIn', name: 'Ann' }]],
    ['a player', (e: HallEntry['event']) => e.type === 'playerAdded', [{ code: 'name', name: '?' }]],
    ['a table', (e: HallEntry['event']) => e.type === 'tableAdded', [{ code: 'table', table: '1' }]],
  ])('%s', (_, wanted, found) => {
    expect(without(placeOf(wanted)).found).toEqual(found);
  });

  test('a correction that is lost leaves the game open, with its names', () => {
    const place = placeOf(({ type }) => type === 'corrected');
    const game =
      state.games.length === 0 ? firstNight(whole).games.find((each) => each.game === '3.1') : undefined;
    expect(without(place).open).toEqual([{ night: 1, game: '3.1', names: game?.entrants }]);
  });

  test('nothing that is sound is changed', () => {
    expect(without().entries.map(({ event }) => event)).toEqual(whole.map(({ event }) => event));
  });
});
