// The deal that plays itself, on a real demo: a clock that the test moves, and keys that reach the demo as its page's do.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Command, SIX_CARD } from '../../../shared/rules/index.ts';
import { Rig } from '../../table/testing/rig.ts';
import { DEAL } from './showdeal.ts';
import { nothingUnderWay, ShowMe } from './showme.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

function setUp() {
  const rig = new Rig({ rules: SIX_CARD, players: ['Red', 'Blue'] });
  const pressed: string[] = [];
  const show: ShowMe = new ShowMe({
    tell(message) {
      if (message.type === 'demo') message.on ? rig.shared.beginDemo() : rig.shared.endDemo();
      else {
        pressed.push(message.key);
        rig.shared.pressDemo(message.key);
      }
    },
    changed: () => {},
  });
  // A page hears of it later than it tells.
  rig.shared.on('demo', () => queueMicrotask(() => show.hear(rig.shared.demo?.view ?? null)));
  return { rig, show, pressed };
}

test('plays every line in less than a minute, and stays until it is left', async () => {
  const { rig, show, pressed } = setUp();
  show.begin();
  await vi.advanceTimersByTimeAsync(0);
  expect(show.scene).toMatchObject({ kind: 'line', code: 'cut', at: 1, names: ['Ann', 'Bob'] });
  let waited = 0;
  while (show.scene?.kind === 'line' && waited < 60_000) {
    await vi.advanceTimersByTimeAsync(100);
    waited += 100;
  }
  expect(pressed).toEqual(DEAL.flatMap(({ keys }) => keys));
  expect(show.scene).toEqual({ kind: 'done' });
  expect(rig.shared.demo?.view).toMatchObject({
    ruling: { claimed: 5, truth: 4 },
    players: [{ front: 11 }, { front: 14 }],
  });
  expect(waited).toBeLessThan(50_000);
  expect(rig.types).toEqual(['gameStarted']);
  show.stop();
  expect([show.scene, rig.shared.demo]).toEqual([undefined, undefined]);
});

test.each<[string, (bench: ReturnType<typeof setUp>) => void]>([
  ['Stop', ({ show }) => show.stop()],
  ['a key of the board', ({ rig }) => void rig.keys('7')],
  ['a move of the players’ game', ({ rig }) => void rig.table.command({ type: 'peg', seat: 0, points: 4 })],
])('%s ends it, and nothing more is pressed', async (_, end) => {
  const bench = setUp();
  bench.show.begin();
  await vi.advanceTimersByTimeAsync(READ_AND_A_KEY);
  expect([bench.pressed, bench.show.down]).toEqual([['P2'], 'P2']);
  end(bench);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(bench.pressed).toEqual(['P2']);
  expect([bench.show.scene, bench.show.down, bench.rig.shared.demo]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
const READ_AND_A_KEY = 3_100;

describe('nothing is lost when a game begins after', () => {
  const rows: readonly (readonly [string, readonly Command[], boolean])[] = [
    ['a game that nobody has cut for', [], true],
    ['points are pegged', [{ type: 'peg', seat: 0, points: 4 }], false],
    ['somebody deals', [{ type: 'cut', dealer: 1 }], false],
    ['a game is over', [{ type: 'concede', seat: 0 }], false],
  ];
  test.each(rows)('%s: %o', (_, commands, untouched) => {
    const { rig } = setUp();
    for (const command of commands) expect(rig.table.command(command)).toMatchObject({ ok: true });
    expect(nothingUnderWay(rig.table.view)).toBe(untouched);
  });
});
