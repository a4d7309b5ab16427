import { expect, test } from 'vitest';
import { settle } from './actions.ts';
import type { Rig } from './rig.ts';

/** A rig whose board goes on by so many milliseconds with each look at its clock. */
function rigOf(pace: number) {
  let time = 0;
  const turns: number[] = [];
  const events: string[] = [];
  /** What the host does when it has a turn. */
  const does: (() => void)[] = [];
  const rig = {
    history: { events },
    signs: () => '',
    clock: () => () => {
      time += pace;
      return time;
    },
    hostTurn: async () => {
      turns.push(Math.round(time));
      does.shift()?.();
    },
  };
  return { rig: rig as unknown as Rig, events, does, turns };
}

test('settled is what has stood still for 300 ms of the board’s time, however slow it is', async () => {
  const { rig, turns } = rigOf(7);
  await settle(rig);
  expect(turns).toHaveLength(1);
  expect(turns[0]).toBeGreaterThanOrEqual(300);
});

test('a host that was kept from a key by a busy machine is waited for', async () => {
  const { rig, events, does, turns } = rigOf(50);
  does.push(() => events.push('pegged'));
  await settle(rig);
  expect(events).toEqual(['pegged']);
  expect(turns).toHaveLength(2);
  expect((turns[1] ?? 0) - (turns[0] ?? 0)).toBeGreaterThanOrEqual(300);
});

test('what never stands still is told', async () => {
  const { rig } = rigOf(500);
  let changes = 0;
  rig.signs = () => `${++changes}`;
  await expect(settle(rig)).rejects.toThrow(/60000 ms of the board/);
});
