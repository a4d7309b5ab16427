import { describe, expect, test } from 'vitest';
import { ProcessTime, WorldTime } from './time.ts';

function run(time: WorldTime, end: number): void {
  while (time.next <= end) time.step();
}

describe('the time of a world', () => {
  test('timers run in order, those of one moment as they were set, and none that was called off', () => {
    const time = new WorldTime();
    const ran: string[] = [];
    for (const [name, due] of [
      ['late', 30],
      ['first', 10],
      ['second', 10],
      ['off', 20],
    ] as const) {
      const cancel = time.after(due, () => void ran.push(`${name} ${time.now()}`));
      if (name === 'off') cancel();
    }
    time.after(10, () => time.after(0, () => void ran.push(`then ${time.now()}`)));
    run(time, 100);
    expect(ran).toEqual(['first 10', 'second 10', 'then 10', 'late 30']);
    expect(time.next).toBe(Number.POSITIVE_INFINITY);
  });

  test('a thousand timers in any order', () => {
    const time = new WorldTime();
    const ran: number[] = [];
    for (let at = 0; at < 1_000; at++) time.after((at * 7_919) % 1_009, () => void ran.push(time.now()));
    run(time, 2_000);
    expect(ran).toEqual([...ran].sort((a, b) => a - b));
    expect(ran).toHaveLength(1_000);
  });
});

describe('the time of a process', () => {
  test('a stall makes its timers late, and its end lets none run', () => {
    const world = new WorldTime();
    const time = new ProcessTime(world);
    const ran: number[] = [];
    time.after(10, () => void ran.push(time.now()));
    time.after(90, () => void ran.push(time.now()));
    time.stall(50);
    run(world, 60);
    expect(ran).toEqual([50]);
    time.end();
    time.after(1, () => void ran.push(time.now()));
    run(world, 1_000);
    expect([ran, world.next]).toEqual([[50], Number.POSITIVE_INFINITY]);
  });
});
