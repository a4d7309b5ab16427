// `muggins hall repair` on files that a disk has damaged: a dry run first, everything kept, and said in words.
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { formatOf, publicView } from '../../../shared/league/index.ts';
import { DEFAULT } from '../../../shared/words/registry.ts';
import { foldHall, openHall, readNight } from '../../hall/index.ts';
import { joining, tables } from '../../hall/testing/night.ts';
import { tamper } from '../../hall/testing/tamper.ts';
import { mendOrRefuse } from './repair.ts';
import { hallTold } from './testing/told.ts';

const hall = (data: string, ...args: readonly string[]) => hallTold(...args, '--data', data);

/** A night of two in which one game is over. */
function night(): string {
  const data = mkdtempSync(join(tmpdir(), 'muggins-hall-'));
  const made = openHall(data, () => 0);
  const card = (side: 0 | 1, points: number, spread: number) =>
    ({ type: 'enterCard', game: '1.1', side, line: { points, spread }, by: 'desk' }) as const;
  const begin = { type: 'open', id: 'n1', format: formatOf('club-6'), seed: 7 } as const;
  made.act([begin, ...tables(1), ...['Ann', 'Bob'].flatMap(joining), { type: 'draw' }], 'desk');
  made.act([card(0, 2, 8), card(1, 0, -8)], 'desk');
  made.close();
  return data;
}

const journalIn = (data: string): string => join(data, 'journal.db');

test('a sound journal is left alone', async () => {
  const data = night();
  const before = readFileSync(journalIn(data));
  expect((await hall(data, 'repair', '--yes')).out).toBe('Everything is sound: there is nothing to repair.');
  expect(readFileSync(journalIn(data))).toEqual(before);
});

test('a result that is damaged: shown first, then left out, and nothing else', async () => {
  const data = night();
  tamper(data, "UPDATE events SET body = '{' WHERE type = 'cardsAgreed'");
  const before = readFileSync(journalIn(data));
  const plan = await hall(data, 'repair');
  expect(plan).toMatchObject({ code: 0, err: '' });
  expect(plan.out.split('\n')).toEqual([
    '1 entry is damaged.',
    expect.stringMatching(
      /^Night 1, game 1\.1, (Ann and Bob|Bob and Ann): its result or a signature is lost\./,
    ),
    expect.stringMatching(/^Everything else stays: \d+ entries, 1 night\.$/),
    expect.stringContaining('Nothing has been changed. To do it, run the same command with --yes.'),
  ]);
  expect(readFileSync(journalIn(data))).toEqual(before);
  const told = JSON.parse((await hall(data, 'repair', '--yes', '--json')).out);
  expect(told).toMatchObject({
    sound: false,
    repaired: true,
    lost: 1,
    open: [{ night: 1, game: '1.1' }],
    nights: 1,
  });
  expect(existsSync(told.kept)).toBe(true);
  expect((await hall(data, 'repair')).out).toBe('Everything is sound: there is nothing to repair.');
  const view = publicView(readNight(data));
  expect(view.entrants.map(({ id }) => id)).toEqual(['Ann', 'Bob']);
  expect(view.games[0]).toMatchObject({ game: '1.1', stage: 'called', signed: [null, null] });
  const made = openHall(data, () => 0);
  expect(
    made.act(
      [
        {
          type: 'correct',
          game: '1.1',
          outcome: { winner: 0, spread: 8, scores: null, ending: 'target' },
          reason: 'from the cards',
        },
      ],
      'desk',
    ).ok,
  ).toBe(true);
  made.close();
});

/** Flips a bit of the oldest place where a text stands: a page is filled from its end. */
function flipAt(data: string, text: string): void {
  const bytes = readFileSync(journalIn(data));
  const at = bytes.lastIndexOf(text);
  expect(at).toBeGreaterThan(0);
  bytes[at] = (bytes[at] ?? 0) ^ 4;
  writeFileSync(journalIn(data), bytes);
  expect(foldHall(journalIn(data)).sound).toBe(false);
}

// Found by flipping bits: the beginning of a night was lost with one of them, and the whole night was set aside.
test.each([
  ['the night that goes on', 1],
  ['an earlier night', 2],
])('one flipped bit in the beginning of %s: nothing is lost, and the hall starts', async (_, nights) => {
  const data = night();
  if (nights === 2) {
    const made = openHall(data, () => 0);
    made.act([{ type: 'close', reasons: { '2.1': 'late' } }], 'desk');
    made.act([{ type: 'open', id: 'n2', format: formatOf('club-6'), seed: 8 }], 'desk');
    made.close();
  }
  const before = foldHall(journalIn(data));
  expect(before.nights).toHaveLength(nights);
  flipAt(data, '"type":"nightOpened"');
  const evidence = mendOrRefuse(data, DEFAULT);
  expect(existsSync(`${evidence}`)).toBe(true);
  openHall(data, () => 0).close();
  expect(foldHall(journalIn(data))).toEqual(before);
});

test('one flipped bit: repair says that everything is found again, and puts it right', async () => {
  const data = night();
  const before = foldHall(journalIn(data));
  flipAt(data, '"type":"cardsAgreed"');
  expect((await hall(data, 'check')).code).not.toBe(0);
  expect((await hall(data, 'repair', '--yes')).out).toContain('Every entry is found again.');
  expect(foldHall(journalIn(data))).toEqual(before);
});

test('a hall does not start on a damaged journal: opening it would cut the night there', async () => {
  const data = night();
  tamper(data, "UPDATE events SET sum = 1 WHERE type = 'tableAdded'");
  const before = readFileSync(journalIn(data));
  const { code, err } = await hall(data, 'start', '--http', '0');
  expect([code, err]).toEqual([
    1,
    expect.stringMatching(/^muggins: 1 entry of the hall's journal is damaged, so nothing was started\./),
  ]);
  expect(readFileSync(journalIn(data))).toEqual(before);
  expect((await hall(data, 'repair', '--yes', '--language', 'fr')).out).toContain(
    'La table 1 est retrouvée.',
  );
});

test('a file of which nothing can be read is kept, and a new journal begins', async () => {
  const data = night();
  writeFileSync(journalIn(data), 'no database at all, but long enough to be looked at'.repeat(99));
  expect((await hall(data, 'repair')).out).toMatch(/^Nothing in the files can be read\./);
  const { out } = await hall(data, 'repair', '--yes');
  const [, kept = ''] = /kept as (.*)\.$/.exec(out) ?? [];
  expect([existsSync(kept), existsSync(journalIn(data))]).toEqual([true, false]);
});

test('a hall that runs is not repaired under its feet', async () => {
  const data = night();
  tamper(data, "UPDATE events SET sum = 1 WHERE type = 'tableAdded'");
  await hall(data, 'repair', '--yes');
  const made = openHall(data, () => 0);
  tamper(data, "UPDATE events SET sum = 1 WHERE type = 'tableAdded'");
  const { code, err } = await hall(data, 'repair', '--yes');
  made.close();
  expect([code, err]).toEqual([1, expect.stringContaining('This hall is running.')]);
});
