import { describe, expect, test } from 'vitest';
import { COLOURS, type WireMessage } from '../shared/protocol/index.ts';
import { HELLO, pegs as pegsAt, setup } from './testing/messages.ts';
import { fromHex, messagesIn, NativeBoard, pegsLit, rx } from './testing/native.ts';
import { toolFound } from './testing/tools.ts';

/** As firmware/muggins/src/store.h has them: bytes of a record and of an entry, and how many entries there are. */
const RECORD = 32;
const ENTRY = 3;
const ENTRY_ROOM = 150;
const SLOTS = Math.floor((1024 - ENTRY_ROOM * ENTRY) / RECORD);
/** Longer than any record takes: every byte of it and of an entry, 3.4 ms each. */
const WRITTEN = 'ms 140';

const pegs = (...fronts: readonly number[]): WireMessage => pegsAt(fronts, 3, 3);
const colours = (...lanes: readonly number[]): WireMessage => {
  const [lane1 = 0, lane2 = 0, lane3 = 0, lane4 = 0] = lanes;
  return { type: 'colours', sequence: 4, lane1, lane2, lane3, lane4 };
};

describe.skipIf(!toolFound('g++'))(
  'what survives a power cut, on the firmware compiled for this machine',
  () => {
    const board = new NativeBoard();

    /** What the board has after a new start: lanes, brightness, colours, and the pegs on the pixels. */
    function kept(commands: readonly string[]) {
      const lines = board.talk([
        ...commands,
        'power; chain',
        rx(HELLO),
        rx({ type: 'readHealth', sequence: 9 }),
      ]);
      const [chain = '', hello = '', answer = ''] = lines.slice(-3);
      const [report] = messagesIn(hello) as readonly WireMessage<'board'>[];
      const [health] = messagesIn(answer) as readonly WireMessage<'health'>[];
      return { lanes: report?.lanes, brightness: report?.brightness, health, pegs: pegsLit(chain) };
    }

    test('a new board has the defaults and dark pixels', () => {
      expect(kept([])).toMatchObject({
        lanes: 3,
        brightness: 64,
        health: {
          recordsFound: 0,
          recordSlots: SLOTS,
          recordsBad: 0,
          lane1: 0,
          lane2: 1,
          lane3: 2,
          lane4: 3,
        },
        pegs: [0, 0, 0].map(() => ({ front: 0, rear: 0 })),
      });
    });

    test('pegs, brightness, lanes and colours are back with the first frame, before any host', () => {
      const state = kept([rx(HELLO, setup(4, 99), colours(8, 7, 6, 5), pegs(121, 1, 0, 60)), WRITTEN]);
      expect(state).toMatchObject({
        lanes: 4,
        brightness: 99,
        health: { lane1: 8, lane2: 7, lane3: 6, lane4: 5 },
        pegs: [
          { front: 121, rear: 118 },
          { front: 1, rear: 0 },
          { front: 0, rear: 0 },
          { front: 60, rear: 57 },
        ],
      });
    });

    test('a power cut at every byte of a write leaves the state before it or after it, whole', () => {
      const before = [rx(HELLO, setup(4, 20), pegs(10, 20, 30, 40)), WRITTEN];
      const change = [rx(setup(3, 21), colours(4, 5, 6, 7), pegs(11, 22, 33)), WRITTEN];
      const old = JSON.stringify(state(kept(before)));
      const young = JSON.stringify(state(kept([...before, ...change])));
      const total = Number(board.talk([...before, 'writes', ...change, 'writes']).at(-1)) - RECORD;
      const seen = new Set<string>();
      for (let writes = 0; writes <= total; writes++) {
        const found = JSON.stringify(state(kept([...before, `cut ${writes}`, ...change])));
        expect([old, young]).toContain(found);
        seen.add(found);
      }
      expect(seen).toEqual(new Set([old, young]));
    });

    test('the same on a memory whose places have all been used', () => {
      const around = Array.from({ length: SLOTS + 3 }, (_, i) => [rx(pegs(i + 1, 5, 0)), WRITTEN]).flat();
      for (let writes = 0; writes <= RECORD; writes++) {
        const found = kept([rx(HELLO), ...around, `cut ${writes}`, rx(pegs(121, 5, 0)), WRITTEN]);
        expect([SLOTS + 3, 121]).toContain(found.pegs[0]?.front);
        expect(found.health?.recordsFound).toBeGreaterThanOrEqual(SLOTS - 1);
      }
    });

    test('any byte of the last record may rot: the one before it counts', () => {
      const lines = [rx(HELLO), rx(pegs(7, 0, 0)), WRITTEN, rx(pegs(9, 0, 0)), WRITTEN];
      const stored = fromHex(board.talk([...lines, 'store']).at(-1) ?? '');
      for (let byte = 0; byte < RECORD; byte++) {
        // A board writes to place 1 first.
        const address = 2 * RECORD + byte;
        const rotten = [`poke ${address} ${(stored[address] ?? 0) ^ 0x10}`];
        expect(kept([...lines, ...rotten]).pegs[0]?.front).toBe(7);
      }
    });

    test('the places take turns, so that a thousand moves wear none of them more than the others', () => {
      const moves = Array.from({ length: 1000 }, (_, i) => [rx(pegs(1 + (i % 121), 0, 0)), WRITTEN]).flat();
      const { health } = kept([rx(HELLO), ...moves]);
      expect(health).toMatchObject({ recordsWritten: 1000, recordsFound: SLOTS, recordsBad: 0 });
      // 100,000 cycles a byte, a move a record, 120 moves a game.
      expect((SLOTS * 100_000) / 120).toBeGreaterThan(14_000);
    });

    test('a place that is worn out is passed over, and told of', () => {
      const moves = Array.from({ length: 2 * SLOTS }, (_, i) => [
        rx(pegs(1 + (i % 121), 0, 0)),
        WRITTEN,
        WRITTEN,
      ]);
      // Record 5 goes to place 5, and its first byte is the lowest of that odd number.
      const worn = `wear ${5 * RECORD}`;
      const lines = board.talk([worn, rx(HELLO), ...moves.flat(), rx({ type: 'readHealth', sequence: 8 })]);
      const [health] = messagesIn(lines.at(-1) ?? '') as readonly WireMessage<'health'>[];
      expect(health?.recordsBad).toBeGreaterThan(0);
      expect(kept([worn, rx(HELLO), ...moves.flat()]).pegs[0]?.front).toBe(2 * SLOTS);
    });

    test('pegs that come faster than they can be written are kept in the end', () => {
      const moves = Array.from({ length: 100 }, (_, i) => [rx(pegs(1 + i, 0, 0)), 'ms 5']).flat();
      // One record was being written, and the next has all.
      expect(kept([rx(HELLO), ...moves, WRITTEN, WRITTEN]).pegs[0]?.front).toBe(100);
    });

    test('colours that do not exist are refused; those that do are drawn', () => {
      const lines = board.talk([rx(HELLO, pegs(5, 6, 7)), rx(colours(5, 4, 8, 0)), 'ms 20; chain']);
      const bytes = fromHex(lines.at(-1) ?? '');
      const at = (lane: number, hole: number) =>
        bytes.slice((lane * 122 + hole) * 3, (lane * 122 + hole) * 3 + 3);
      expect(COLOURS[5]).toBe('magenta');
      expect([at(0, 5), at(1, 6), at(2, 7)]).toEqual([
        [129, 0, 55],
        [129, 0, 0],
        [0, 86, 76],
      ]);
    });

    const state = ({ lanes, brightness, pegs: seen, health }: ReturnType<typeof kept>) => {
      const { lane1, lane2, lane3, lane4 } = health ?? {};
      return { lanes, brightness, seen, colours: [lane1, lane2, lane3, lane4] };
    };
  },
);
