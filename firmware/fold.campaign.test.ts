// None lost and none twice of what a board pegs by itself: the log folds games when it runs short of room, the power goes at
// any byte, hosts come, take some and vanish.
import { afterAll, describe, expect, test } from 'vitest';
import { Xorshift } from '../hardware/emulator/random.ts';
import type { LaneCount, WireMessage } from '../shared/protocol/index.ts';
import { NativeBench, RECORD } from './testing/benches.ts';
import { type AloneBoard, ENTRY_ROOM, Evening, type EveningOptions, Journal } from './testing/evening.ts';
import { type Conversation, NativeBoard } from './testing/native.ts';
import { toolFound } from './testing/tools.ts';

/** Steps of each evening, and evenings of each kind; more for a long run. */
const STEPS = Number(process.env.EVENING_STEPS ?? 250);
const SEEDS = Number(process.env.EVENING_SEEDS ?? 1);

/** A host that stays: everything that the board has, oldest first. */
async function takeAll(board: AloneBoard, journal: Journal): Promise<Journal> {
  await board.greet();
  for (;;) {
    const entry = await board.read();
    if (entry === undefined) throw new Error('the board does not answer');
    if (entry.waiting === 0) return journal;
    journal.keep(entry);
    await board.take(entry.log, entry.number);
  }
}

describe.skipIf(!toolFound('g++'))('on the firmware compiled for this machine', () => {
  const board = new NativeBoard();
  const talks: Conversation[] = [];
  afterAll(() => {
    for (const talk of talks) talk.close();
  });
  const start = (lanes: LaneCount, memory?: readonly number[]): Promise<NativeBench> => {
    const talk = board.open();
    talks.push(talk);
    return NativeBench.start(talk, lanes, memory);
  };
  /** A board of two lanes that has pegged so many points one by one, the lanes in turn. */
  const pegged = async (points: number): Promise<NativeBench> => {
    const bench = await start(2);
    for (let i = 0; i < points; i++) await bench.keys(['1', i % 2 === 0 ? 'P1' : 'P2']);
    return bench;
  };

  const rows: readonly (readonly [string, Omit<EveningOptions, 'board' | 'random'>])[] = [
    ['long games of two, nobody comes', { lanes: 2, undos: 20, newGames: 1, cuts: 10, hosts: 0 }],
    ['many games of three', { lanes: 3, undos: 5, newGames: 25, cuts: 5, hosts: 0 }],
    ['much is undone', { lanes: 2, undos: 48, newGames: 1, cuts: 5, hosts: 3 }],
    ['hosts come, take some and vanish', { lanes: 3, undos: 15, newGames: 8, cuts: 30, hosts: 4 }],
    ['four, and hosts often', { lanes: 4, undos: 10, newGames: 5, cuts: 15, hosts: 15 }],
  ];
  test.each(rows)('%s: what hosts have is what was pegged', async (_name, options) => {
    for (let seed = 1; seed <= SEEDS; seed++) {
      const random = new Xorshift(seed);
      const evening = new Evening({ ...options, board: await start(options.lanes), random });
      await evening.steps(STEPS);
      await evening.settle();
      const { scores, folds, cuts } = evening.tally;
      expect([scores > STEPS / 4, folds > 0, cuts > 0]).toEqual([true, true, true]);
      if (process.env.EVENING_STEPS !== undefined) console.log(seed, JSON.stringify(evening.tally));
    }
  });

  test('a score that finds no room folds the game, and UNDO does not reach behind that', async () => {
    const bench = await pegged(ENTRY_ROOM - 1);
    expect(await bench.waiting()).toBe(ENTRY_ROOM - 1);
    await bench.keys(['7', 'P2']);
    // The oldest entry, a sum for each lane, and the score.
    expect(await bench.waiting()).toBe(4);
    expect(await bench.pegs()).toEqual([
      { front: 75, rear: 74 },
      { front: 81, rear: 74 },
    ]);
    await bench.keys(['UNDO']);
    expect((await bench.pegs())[1]).toEqual({ front: 74, rear: 73 });
    await bench.keys(['UNDO']);
    expect((await bench.pegs())[1]).toEqual({ front: 74, rear: 73 });
    expect((await takeAll(bench, new Journal())).games(2)).toEqual([[75, 74]]);
  });

  test('the power may go at every byte of a fold: nothing is lost, and nothing comes twice', async () => {
    const memory = await (await pegged(ENTRY_ROOM - 1)).memory();
    const whole = await start(2, memory);
    const before = await whole.writes();
    await whole.keys(['7', 'P2']);
    const total = (await whole.writes()) - before;
    // A record, two sums with theirs, and the score with its own, but for bytes that were right already.
    expect(total).toBeGreaterThan(RECORD);
    const seen = new Set<string>();
    for (let bytes = 0; bytes <= total; bytes++) {
      const bench = await start(2, memory);
      await bench.cut(bytes, () => bench.keys(['7', 'P2']));
      const [, second] = await bench.pegs();
      const journal = await takeAll(bench, new Journal());
      expect([bytes, journal.games(2)]).toEqual([bytes, [[75, second?.front]]]);
      seen.add(`${second?.front} ${journal.size}`);
    }
    // Cut before the fold, after it without the score, and with it.
    expect(seen).toEqual(new Set(['74 149', '74 3', '81 4']));
  });

  test('an entry that a host may have kept, though its taking got lost, is never folded', async () => {
    const bench = await pegged(60);
    const journal = new Journal();
    await bench.greet();
    const entry = await bench.read();
    if (entry) journal.keep(entry);
    await bench.leave();
    await bench.newGame();
    expect(await bench.waiting()).toBe(4);
    expect((await takeAll(bench, journal)).games(2)).toEqual([
      [30, 30],
      [0, 0],
    ]);
  });

  test('nor is the UNDO of that entry', async () => {
    const bench = await start(2);
    await bench.keys(['9', 'P1', 'UNDO']);
    for (let i = 0; i < 55; i++) await bench.keys(['1', 'P2']);
    await bench.newGame();
    expect(await bench.waiting()).toBe(4);
    expect((await takeAll(bench, new Journal())).games(2)).toEqual([
      [0, 55],
      [0, 0],
    ]);
  });

  test('sums that are too large for one entry, or to be carried at all', async () => {
    const bench = await start(2);
    // A host that moves the pegs back and takes nothing; each time the winning score goes beyond the game hole.
    for (let i = 0; i < 3; i++) {
      await bench.keys(['9', '9', 'P1']);
      await bench.keys(['7', 'P2']);
      await bench.keys(['9', '8', 'P1']);
      await bench.greet();
      await bench.say({ type: 'pegs', sequence: 8, holes: [0, 0].map(() => ({ front: 0, rear: 0 })) });
      await bench.leave();
    }
    for (let i = 0; i < 50; i++) await bench.keys(['1', 'P2']);
    await bench.newGame();
    // 98 + 99 is carried; with the one before them it would be more than a byte.
    expect(await bench.waiting()).toBeLessThan(12);
    expect((await takeAll(bench, new Journal())).games(2)).toEqual([
      [591, 71],
      [0, 0],
    ]);
  });

  test('no entry is told before those that were taken are off the memory', async () => {
    const memory = await (await pegged(5)).memory();
    const told: (number | undefined)[] = [];
    for (let bytes = 0; bytes <= RECORD; bytes++) {
      const bench = await start(2, memory);
      await bench.greet();
      const first = await bench.read();
      let next: WireMessage<'entry'> | undefined;
      await bench.cut(bytes, async () => {
        if (first) await bench.take(first.log, first.number);
        next = await bench.read();
      });
      await bench.greet();
      const oldest = await bench.read();
      told.push(next?.number);
      if (next) expect(oldest?.number).toBe(next.number);
      else expect([first?.number, (first?.number ?? 0) + 1]).toContain(oldest?.number);
    }
    expect([told[0], told.at(-1)]).toEqual([undefined, 1]);
  });

  // The first game leaves just so much room that it stays as it was: fewer games than this never fit.
  test.each<[LaneCount, number]>([
    [2, 32],
    [3, 25],
    [4, 20],
  ])(
    '%i lanes: %i games fit, whatever was scored in them; then a new one is refused',
    async (lanes, games) => {
      const bench = await start(lanes);
      const players = (['P1', 'P2', 'P3', 'P4'] as const).slice(0, lanes);
      for (let i = 0; i < 50; i++) await bench.keys(['1', players[i % lanes] ?? 'P1']);
      let played = 1;
      for (; ; played++) {
        const had = await bench.waiting();
        await bench.newGame();
        if ((await bench.pegs()).some(({ front }) => front > 0)) break;
        expect(await bench.waiting()).toBeLessThanOrEqual(had + 1);
        for (const player of [...players, ...players]) await bench.keys(['5', player]);
      }
      expect(played).toBe(games);
      // What is begun can be played on, and comes to a host.
      await bench.keys(['7', 'P1']);
      const kept = (await takeAll(bench, new Journal())).games(lanes);
      const [first, ...rest] = kept.map((game) => game.reduce((sum, points) => sum + points));
      const ten = 10 * lanes;
      expect([first, ...rest]).toEqual([50, ...Array.from({ length: games - 2 }, () => ten), ten + 7]);
    },
  );
});
