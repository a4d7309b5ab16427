// The deal that plays itself, on a real table: a clock that the test moves, and keys that reach the table as a board's do.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Command, SIX_CARD } from '../../../shared/rules/index.ts';
import { Rig } from '../../table/testing/rig.ts';
import { commandOf, commandSchema } from '../../web/table/wire.ts';
import { DEAL } from './showdeal.ts';
import { gameToShow, nothingUnderWay, ShowMe } from './showme.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

function setUp() {
  const rig = new Rig({ rules: SIX_CARD, players: ['Red', 'Blue'] });
  const pressed: string[] = [];
  const show = new ShowMe({
    press: (key) => {
      pressed.push(key);
      rig.keys(key);
    },
    release: () => {},
    changed: () => {},
  });
  rig.table.on('view', (view) => show.hear(view));
  return { rig, show, pressed };
}

function begin({ rig, show }: Pick<ReturnType<typeof setUp>, 'rig' | 'show'>): void {
  show.begin(rig.table.view);
  const command = commandOf(commandSchema.parse(gameToShow(rig.table.view, [])));
  if (!command.ok) throw new Error(command.refusal.code);
  expect(rig.table.command(command.value)).toMatchObject({ ok: true });
}

test('plays every line in less than a minute, and leaves the game to who watches', () => {
  const bench = setUp();
  begin(bench);
  expect(bench.show.scene).toMatchObject({ kind: 'line', code: 'cut', at: 1, names: ['Red', 'Blue'] });
  let waited = 0;
  const lines = DEAL.map(() => {
    const { scene } = bench.show;
    for (let ticks = 0; bench.show.scene === scene && ticks < 100; ticks++) {
      vi.advanceTimersByTime(100);
      waited += 100;
    }
    return bench.rig.table.view.pegs.slice(0, 2).map(({ front }) => front);
  });
  expect(lines).toEqual(DEAL.map(({ scores }) => scores));
  expect(bench.pressed).toEqual(DEAL.flatMap(({ keys }) => keys));
  expect(bench.show.scene).toEqual({ kind: 'done' });
  expect(bench.rig.table.view).toMatchObject({ phase: 'deal', deal: 2, rules: { claims: 'always' } });
  expect(waited).toBeLessThan(50_000);
});

test('stopped, it presses nothing more', () => {
  const bench = setUp();
  begin(bench);
  vi.advanceTimersByTime(2_400);
  expect(bench.pressed).toEqual(['P2']);
  bench.show.stop();
  vi.advanceTimersByTime(60_000);
  expect(bench.pressed).toEqual(['P2']);
  expect(bench.show.scene).toBeUndefined();
});

test('ends where somebody pegs what is not in it', () => {
  const bench = setUp();
  begin(bench);
  while (!bench.pressed.includes('2')) vi.advanceTimersByTime(100);
  expect(bench.rig.table.command({ type: 'peg', seat: 0, points: 12 })).toMatchObject({ ok: true });
  vi.advanceTimersByTime(60_000);
  expect(bench.show.scene).toBeUndefined();
  expect(bench.pressed.at(-1)).toBe('P1');
});

describe('it is offered where nothing can be lost', () => {
  const rows: readonly (readonly [string, readonly Command[], boolean])[] = [
    ['a game that nobody has cut for', [], true],
    ['points are pegged', [{ type: 'peg', seat: 0, points: 4 }], false],
    ['somebody deals', [{ type: 'cut', dealer: 1 }], false],
    ['a game is over', [{ type: 'concede', seat: 0 }], false],
  ];
  test.each(rows)('%s: %o', (_, commands, offered) => {
    const { rig } = setUp();
    for (const command of commands) expect(rig.table.command(command)).toMatchObject({ ok: true });
    expect(nothingUnderWay(rig.table.view)).toBe(offered);
  });
});
