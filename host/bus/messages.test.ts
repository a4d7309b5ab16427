import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { formatOf, type GameReport, rulesOf } from '../../shared/league/index.ts';
import { PRESETS } from '../../shared/rules/index.ts';
import { BODY_BYTES } from './bus.ts';
import { MESSAGES, type MessageOf, parseMessage } from './messages.ts';

const hex = 'a'.repeat(64);
const id = { journal: '0f8c2a4e-0000-4000-8000-000000000000', game: 17 };
const report: GameReport = {
  id,
  revision: 1,
  night: 'n42',
  game: '3.2',
  entrants: ['p12', 'p31'],
  winner: 0,
  scores: [121, 87],
  spread: 34,
  ending: 'target',
  flags: ['lateRuling'],
  digest: hex,
};
const rules = rulesOf(formatOf('grass-roots'));
if (!rules.ok) throw new Error('the preset has rules');
const long = 'W'.repeat(20);
const seat: MessageOf<'seat'> = {
  assignment: {
    night: hex,
    game: '21.40',
    round: 21,
    entrants: [hex, hex.replaceAll('a', 'b')],
    players: [
      [hex, hex],
      [hex, hex],
    ],
    names: [
      [long, long],
      [long, long],
    ],
    colours: ['vermilion', 'magenta'],
    rules: JSON.parse(JSON.stringify(rules.value)),
    firstDeal: null,
  },
  results: Array.from({ length: 4 }, () => ({
    id,
    game: '21.39',
    revision: 2,
    lines: ['3 +121', '0 -121'],
    signed: [true, false],
    stage: 'signedOnce' as const,
  })),
};
const receipt = { id, revision: 1, digest: hex, verdict: 'kept' } as const;
const row = { rank: 999, name: 'W'.repeat(84), points: 9_999, won: 999, spread: -9_999 };

/** A message of each kind, the longest that is likely. */
const EXAMPLES: { readonly [K in keyof typeof MESSAGES]: MessageOf<K> } = {
  birth: {
    journal: id.journal,
    instance: id.journal,
    board: true,
    lanes: 3,
    colours: ['vermilion', 'blue', 'magenta'],
    version: '0.1.0',
    presets: PRESETS.map(({ name }) => name),
    lastReceipt: receipt,
    mac: hex,
  },
  alive: { here: false },
  state: {
    assignment: { night: 'n42', game: '3.2' },
    seated: [true, false],
    scores: [61, 34],
    target: 121,
    phase: 'play',
    board: true,
    unsent: 2,
  },
  result: { report, mac: hex },
  sign: { id, revision: 1, side: 1, by: 'board', mac: hex },
  ask: { id, revision: 1, side: 1, mac: hex },
  seat,
  receipt,
  tell: { code: 'cloned', table: '7' },
  night: { night: 'n42', phase: 'open', round: 3, rounds: 9, games: 120, over: 81 },
  standings: { final: false, rows: Array.from({ length: 40 }, () => row) },
};

describe.each(Object.entries(EXAMPLES))('%s', (name, body) => {
  const kind = name as keyof typeof MESSAGES;

  test('is read as it was written, and is short enough', () => {
    const text = JSON.stringify(body);
    expect(parseMessage(kind, JSON.parse(text))).toEqual(body);
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(BODY_BYTES);
  });

  test('no field may be missing, and none added', () => {
    expect(parseMessage(kind, { ...body, more: 1 })).toBeUndefined();
    for (const field of Object.keys(body)) {
      const { [field]: _, ...rest } = body as Record<string, unknown>;
      expect([field, parseMessage(kind, rest)]).toEqual([field, undefined]);
    }
  });

  test.each([null, 1, 'text', [], {}, [body]])('is not %j', (other) => {
    expect(parseMessage(kind, other)).toBeUndefined();
  });

  test('has a line that says what it is for', () => {
    expect(MESSAGES[kind].about).toMatch(/^[A-Z].*\.$/);
    expect(Object.keys(z.toJSONSchema(MESSAGES[kind].schema).properties ?? {})).toEqual(Object.keys(body));
  });
});

test('a report of the league travels, and comes back as one', () => {
  const back: GameReport | undefined = parseMessage('result', { report, mac: hex })?.report;
  expect(back).toEqual(report);
});

test.each([
  { scores: [121, -1] },
  { scores: [121, 87, 3] },
  { scores: [121, 86.5] },
  { winner: 2 },
  { winner: '0' },
  { spread: 1e9 },
  { revision: 0 },
  { digest: 'A'.repeat(64) },
  { digest: 'a'.repeat(63) },
  { id: { ...id, game: 0 } },
  { id: { ...id, more: 1 } },
  { entrants: ['p12', ''] },
  { entrants: ['p12', 'x'.repeat(65)] },
  { flags: ['nonsense'] },
  { ending: 'abandoned?' },
])('a report with %j is none', (fields) => {
  expect(parseMessage('result', { report: { ...report, ...fields }, mac: hex })).toBeUndefined();
});
