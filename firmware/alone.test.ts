import { describe, expect, test } from 'vitest';
import { ENTRY_KINDS, type KeyId, keyCode, type WireMessage } from '../shared/protocol/index.ts';
import { HELLO } from './testing/messages.ts';
import { messagesIn, NativeBoard, pegsLit, rx, toHex } from './testing/native.ts';
import { toolFound } from './testing/tools.ts';

/** A press, its release, and time for both to count and for an entry and its record to be written. */
function press(key: KeyId, written = 150): readonly string[] {
  const code = keyCode(key);
  const bytes = [0, 0, 0];
  bytes[code >> 3] = 1 << (code & 7);
  return [`contacts ${toHex(bytes)}`, 'ms 10', 'contacts 00 00 00', 'ms 10', `ms ${written}`];
}
const keys = (...ids: readonly KeyId[]): readonly string[] => ids.flatMap((id) => press(id));
const hold = (key: KeyId, milliseconds: number): readonly string[] => {
  const [down = '', , up = '', ...rest] = press(key);
  return [down, `ms ${milliseconds}`, up, ...rest];
};
/** Before the first greeting, the board waits for a host. */
const ALONE = 'ms 2050';
const readEntry = rx({ type: 'readEntry', sequence: 5 });
const take = (log: number, number: number): string => rx({ type: 'takeEntry', sequence: 6, log, number });
const readHealth = rx({ type: 'readHealth', sequence: 7 });

describe.skipIf(!toolFound('g++'))('without a host, on the firmware compiled for this machine', () => {
  const board = new NativeBoard();

  /** `front/rear` of each lane as the pixels show it. */
  function pegs(...commands: readonly string[]): string {
    const lanes = pegsLit(board.talk([...commands, 'chain']).at(-1) ?? '');
    return lanes.map(({ front, rear }) => `${front}/${rear}`).join(' ');
  }

  /** What a host finds, one entry after the other: `score 2 12`, `undo`, `newGame`. */
  function entries(...commands: readonly string[]): readonly string[] {
    const found: string[] = [];
    let script = [...commands, rx(HELLO)];
    for (;;) {
      const [entry] = messagesIn(
        board.talk([...script, readEntry]).at(-1) ?? '',
      ) as readonly WireMessage<'entry'>[];
      if (entry === undefined) throw new Error('no answer');
      if (entry.waiting === 0) return found;
      const kind = ENTRY_KINDS[entry.kind];
      found.push(kind === 'score' ? `score ${entry.lane} ${entry.points}` : `${kind}`);
      script = [...script, take(entry.log, entry.number), 'ms 140'];
    }
  }

  const rows: readonly (readonly [name: string, keys: readonly string[], pegs: string, entries: string[]])[] =
    [
      ['a digit and a button', keys('4', 'P1'), '4/0 0/0 0/0', ['score 1 4']],
      ['two digits', keys('2', '9', 'P3'), '0/0 0/0 29/0', ['score 3 29']],
      ['a third digit begins anew', keys('1', '2', '5', 'P2'), '0/0 5/0 0/0', ['score 2 5']],
      ['the rear peg follows', keys('4', 'P1', '6', 'P1'), '10/4 0/0 0/0', ['score 1 4', 'score 1 6']],
      ['a button alone is nothing', keys('P1', '0', 'P2'), '0/0 0/0 0/0', []],
      ['a lane that is not there', keys('4', 'P4', '*', '3', 'P1'), '3/0 0/0 0/0', ['score 1 3']],
      ['DEL takes a digit back', keys('1', '2', '*', 'P1'), '1/0 0/0 0/0', ['score 1 1']],
      ['UNDO drops what is keyed', keys('9', 'UNDO', 'P1'), '0/0 0/0 0/0', []],
      [
        'UNDO takes the last score back, and the one before it',
        keys('4', 'P1', '6', 'P1', '7', 'P2', 'UNDO', 'UNDO'),
        '4/0 0/0 0/0',
        ['score 1 4', 'score 1 6', 'score 2 7', 'undo', 'undo'],
      ],
      [
        'UNDO after UNDO and another score',
        keys('4', 'P1', '6', 'P1', 'UNDO', '2', 'P1', 'UNDO', 'UNDO', 'UNDO'),
        '0/0 0/0 0/0',
        ['score 1 4', 'score 1 6', 'undo', 'score 1 2', 'undo', 'undo'],
      ],
      ['letters and MUGGINS are nothing', keys('A', '4', 'B', 'MUGGINS', 'D', '#', 'P1'), '0/0 0/0 0/0', []],
    ];
  test.each(rows)('%s', (_name, commands, shown, found) => {
    expect(pegs(ALONE, ...commands)).toBe(shown);
    expect(entries(ALONE, ...commands)).toEqual(found);
  });

  test('the game hole is the end, until NEXT is held; UNDO does not go back behind it', () => {
    const game = [ALONE, ...keys('9', '9', 'P1', '7', 'P2', '3', '0', 'P1')];
    expect(pegs(...game, 'ms 5000')).toBe('121/99 7/0 0/0');
    expect(pegs(...game, ...keys('5', 'P2'), 'ms 5000')).toBe('121/99 7/0 0/0');
    expect(pegs(...game, ...keys('UNDO'), 'ms 5000')).toBe('99/0 7/0 0/0');
    expect(pegs(...game, ...keys('D'), 'ms 5000')).toBe('121/99 7/0 0/0');
    expect(pegs(...game, ...hold('D', 2100), 'ms 5000')).toBe('0/0 0/0 0/0');
    expect(pegs(...game, ...hold('D', 2100), ...keys('UNDO'), 'ms 5000')).toBe('0/0 0/0 0/0');
    expect(entries(...game, ...hold('D', 2100), ...keys('8', 'P2'))).toEqual([
      'score 1 99',
      'score 2 7',
      'score 1 30',
      'newGame',
      'score 2 8',
    ]);
  });

  test('a hole lights when its score is on the memory, and not before', () => {
    const typed = [ALONE, ...keys('9', 'P1'), ...keys('4').slice(0, -1)];
    const down = ['contacts 00 00 01', 'ms 7'];
    expect(pegs(...typed, ...down)).toBe('9/0 0/0 0/0');
    for (let milliseconds = 10; milliseconds < 150; milliseconds += 10) {
      const moment = [...typed, ...down, `ms ${milliseconds}`];
      if (pegs(...moment) === '9/0 0/0 0/0') continue;
      expect(pegs(...moment, 'power', 'ms 1')).toBe('13/9 0/0 0/0');
      return;
    }
    throw new Error('the hole never lit');
  });

  test('a power cut at every byte of a score leaves it out, or has it whole: pegs and entry agree', () => {
    const before = [ALONE, ...keys('4', 'P1', '5')];
    const total = 3 + 32;
    const seen = new Set<string>();
    for (let writes = 0; writes <= total; writes++) {
      const cut = [...before, `cut ${writes}`, ...keys('P1'), 'power', 'ms 1'];
      const found = `${pegs(...cut)} ${entries(...cut).join(', ')}`;
      expect(['4/0 0/0 0/0 score 1 4', '9/4 0/0 0/0 score 1 4, score 1 5']).toContain(found);
      seen.add(found);
    }
    expect(seen.size).toBe(2);
  });

  test('a power cut at every byte of taking an entry: it is offered again under its number, or is gone', () => {
    const before = [ALONE, ...keys('4', 'P1', '5', 'P2'), rx(HELLO)];
    const [first] = messagesIn(
      board.talk([...before, readEntry]).at(-1) ?? '',
    ) as readonly WireMessage<'entry'>[];
    const { log = 0, number = -1 } = first ?? {};
    expect(log).toBeGreaterThan(0);
    const offered = new Set<number>();
    for (let writes = 0; writes <= 32; writes++) {
      const cut = [...before, `cut ${writes}`, take(log, number), 'ms 140', 'power', rx(HELLO)];
      const [entry] = messagesIn(
        board.talk([...cut, readEntry]).at(-1) ?? '',
      ) as readonly WireMessage<'entry'>[];
      expect(entry?.log).toBe(log);
      expect(entry?.waiting).toBe(entry?.number === number ? 2 : 1);
      offered.add(entry?.number ?? -1);
    }
    expect(offered).toEqual(new Set([number, number + 1]));
  });

  test('an entry that is being written when a host asks is told when it is written', () => {
    for (let milliseconds = 6; milliseconds < 100; milliseconds += 5) {
      const asked = [
        ALONE,
        ...keys('4'),
        'contacts 00 00 01',
        `ms ${milliseconds}`,
        rx(HELLO),
        readEntry,
        'ms 150',
      ];
      const [answer] = board
        .talk(asked)
        .slice(-2)
        .filter((line) => line !== '');
      const [entry] = messagesIn(answer ?? '') as readonly WireMessage<'entry'>[];
      const waiting = entry?.waiting ?? -1;
      expect(waiting === 0 ? [0] : [entry?.kind, entry?.points]).toEqual(waiting === 0 ? [0] : [1, 4]);
      if (milliseconds > 10) expect(waiting).toBe(1);
    }
  });

  test('an entry taken twice, or one that is not the oldest, changes nothing', () => {
    const before = [ALONE, ...keys('4', 'P1', '5', 'P2', '6', 'P3'), rx(HELLO)];
    const [first] = messagesIn(
      board.talk([...before, readEntry]).at(-1) ?? '',
    ) as readonly WireMessage<'entry'>[];
    const { log = 0, number = -1 } = first ?? {};
    const after = (...taken: readonly string[]) =>
      messagesIn(board.talk([...before, ...taken, 'ms 140', readEntry]).at(-1) ?? '');
    expect(after(take(log, number), take(log, number))).toMatchObject([{ number: number + 1, waiting: 2 }]);
    expect(after(take(log, number + 1))).toMatchObject([{ number, waiting: 3 }]);
    expect(after(take(log + 1, number))).toMatchObject([{ number, waiting: 3 }]);
  });

  test('numbers never begin anew, whatever is undone or taken', () => {
    const numbers: number[] = [];
    let script = [ALONE];
    for (let round = 0; round < 3; round++) {
      script = [...script, ...keys('4', 'P1', 'UNDO', '5', 'P2'), rx(HELLO)];
      for (let i = 0; i < 3; i++) {
        const [entry] = messagesIn(
          board.talk([...script, readEntry]).at(-1) ?? '',
        ) as readonly WireMessage<'entry'>[];
        numbers.push(entry?.number ?? -1);
        script = [...script, take(entry?.log ?? 0, entry?.number ?? 0), 'ms 140'];
      }
      // The host falls silent.
      script = [...script, 'ms 5100'];
    }
    expect(numbers).toEqual(Array.from({ length: 9 }, (_, i) => (numbers[0] ?? 0) + i));
  });

  test('a host that falls silent for five seconds is a stranger; one that speaks every second is not', () => {
    const beat = ['ms 1000', rx({ type: 'ping', sequence: 3 })];
    const pegsOf = (...commands: readonly string[]) => pegs(rx(HELLO), ...commands);
    const steady = Array.from({ length: 8 }, () => beat).flat();
    expect(pegsOf(...steady, ...keys('4', 'P1'))).toBe('0/0 0/0 0/0');
    expect(pegsOf('ms 4900', ...keys('4').slice(0, 2))).toBe('0/0 0/0 0/0');
    expect(pegsOf('ms 5100', ...keys('4', 'P1'))).toBe('4/0 0/0 0/0');
    const [answer] = messagesIn(
      board.talk([rx(HELLO), 'ms 5100', rx({ type: 'ping', sequence: 3 })]).at(-1) ?? '',
    );
    expect(answer).toMatchObject({ type: 'ack', status: 5 });
  });

  test('keys pressed while a host is away for a moment are nobody’s, neither the board’s nor the next host’s', () => {
    const away = [rx(HELLO), ...keys('4', 'P1'), 'ms 4900'];
    expect(pegs(...away, ...keys('P2'))).toBe('0/0 0/0 0/0');
    expect(entries(...away)).toEqual([]);
    expect(messagesIn(board.talk([...away, rx(HELLO), 'ms 100']).at(-1) ?? '')).toEqual([]);
  });

  test('what was undone gives way when the log is full', () => {
    const score = [...keys('1', 'P1'), ...keys('UNDO')];
    const full = [ALONE, ...Array.from({ length: 75 }, () => score).flat()];
    const waiting = (...commands: readonly string[]) => {
      const answer = board.talk([...commands, rx(HELLO), readHealth]).at(-1) ?? '';
      return (messagesIn(answer) as readonly WireMessage<'health'>[])[0]?.entriesWaiting;
    };
    expect(waiting(...full)).toBe(150);
    expect(pegs(...full, ...keys('2', 'P2', 'UNDO', '3', 'P2'))).toBe('0/0 3/0 0/0');
    expect(entries(...full, ...keys('2', 'P2'))).toEqual(['score 1 1', 'undo', 'score 2 2']);
  });
});
