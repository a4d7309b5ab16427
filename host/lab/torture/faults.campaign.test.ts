// Every command that touches a disk, on one whose n-th calls fail, for n = 1, 2, ...: errors of a full, read-only and broken disk, and
// short writes. FAULTS=20 for more of them.
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { run } from '../../cli/program.ts';
import { play } from '../../cli/testing/evening.ts';
import { HALL_EVENTS } from '../../hall/fold.ts';
import { checkJournal, readJournal } from '../../journal/index.ts';
import { TABLE_EVENTS } from '../../table/index.ts';
import { BUILT, compileFaults, type Fault, faults, startOn, wrongIn } from './testing/disk.ts';

const NONE: Fault = { name: 'none', errno: 0, nth: 0 };
const FAULTS = faults(Number(process.env.FAULTS ?? 1));
const root = mkdtempSync(join(tmpdir(), 'muggins-faults-'));
const [whole, work] = [join(root, 'whole'), join(root, 'work')];
const library = join(root, 'faults.so');
afterAll(() => rmSync(root, { recursive: true, force: true }));

beforeAll(async () => {
  expect(existsSync(BUILT), 'npm run build comes first').toBe(true);
  compileFaults(root);
  const quiet = { out: () => {}, err: () => {} };
  play(join(whole, 'table'), [
    { players: ['Ann', 'Bob'], points: [2, 4] },
    { players: ['Bob', 'Cid'], points: [8] },
  ]);
  play(join(whole, 'other'), [{ players: ['Fay', 'Gus'], points: [9] }]);
  writeFileSync(join(whole, 'list.csv'), 'name\nAnn\nBob\nCid\nDan\n');
  const hall = join(whole, 'hall');
  expect(await run(['hall', 'import', join(whole, 'list.csv'), '--data', hall], quiet)).toBe(0);
  await serving(['hall', 'start', '--format', 'grass-roots', '--data', hall], NONE, async () => undefined);
  expect(await run(['journal', 'backup', join(whole, 'backup'), '--data', join(whole, 'table')], quiet)).toBe(
    0,
  );
  expect(await run(['hall', 'backup', join(whole, 'hallbackup'), '--data', hall], quiet)).toBe(0);
});

const entriesOf = (name: string): readonly string[] =>
  [...readJournal(join(work, name), TABLE_EVENTS).read()].map((entry) => JSON.stringify(entry));
const nightsOf = (name: string): readonly string[] =>
  [...readJournal(join(work, name), HALL_EVENTS).read()].map((entry) => JSON.stringify(entry));
const soundAt = (name: string): number => checkJournal(join(work, name), TABLE_EVENTS).entries;

/** A command and what it leaves where it said that all went well. Folders stand for those below `work`. */
const COMMANDS: readonly (readonly [line: string, done: () => unknown, expected: unknown])[] = [
  ['games --data @table', () => 0, 0],
  ['export --out @games.json --data @table', () => sizeOfExport(), 2],
  ['players add Eve --data @table', () => entriesOf('table').length - 9, 1],
  ['journal check --data @table', () => 0, 0],
  ['journal backup @copy --data @table', () => soundAt('copy'), 9],
  ['journal restore @backup --yes --data @table', () => entriesOf('table').length, 9],
  ['journal restore @backup --yes --data @new', () => entriesOf('new').length, 9],
  ['journal import @other --yes --data @table', () => entriesOf('table').length > 9, true],
  ['status --data @table', () => 0, 0],
  ['hall import @more.csv --data @hall', () => nightsOf('hall').some((each) => each.includes('Zoe')), true],
  ['hall standings --data @hall', () => 0, 0],
  ['hall export night --out @night.json --data @hall', () => existsSync(join(work, 'night.json')), true],
  ['hall check --data @hall', () => 0, 0],
  ['hall backup @hallcopy --data @hall', () => existsSync(join(work, 'hallcopy/journal/journal.json')), true],
  ['hall restore @hallbackup --yes --data @hall', () => nightsOf('hall').length > 2, true],
];

const sizeOfExport = (): number => JSON.parse(readFileSync(join(work, 'games.json'), 'utf8')).games.length;

function prepared(): void {
  rmSync(work, { recursive: true, force: true });
  cpSync(whole, work, { recursive: true });
  writeFileSync(join(work, 'more.csv'), 'name\nZoe\n');
}

describe.each(COMMANDS)('muggins %s', (line, done, expected) => {
  test.each(FAULTS)('$name', async (fault) => {
    prepared();
    const [table, nights] = [entriesOf('table'), nightsOf('hall')];
    const words = line.split(' ').map((word) => word.replace('@', `${work}/`));
    const ended = await startOn(words, { library, folder: work, fault }).ended;
    expect(wrongIn(ended, work)).toEqual([]);
    if (ended.code === 0) expect(done()).toEqual(expected);
    // Whatever was there before is there.
    expect(entriesOf('table').slice(0, table.length)).toEqual(table);
    expect(nightsOf('hall').slice(0, nights.length)).toEqual(nights);
  });
});

/** What a table or a hall says when it is ready. */
interface Ready {
  readonly url: string;
  readonly token: string;
}

function readyIn(text: string): Ready | undefined {
  const line = text.split('\n').find((each) => each.includes('"event":"ready"') && each.endsWith('}'));
  if (line === undefined) return undefined;
  const { url, link = '', desk = link } = JSON.parse(line) as Readonly<Record<string, string>>;
  return { url: url ?? '', token: desk.slice(desk.indexOf('#host=') + 6) };
}

/** Runs a program that serves pages until `work` is done. @returns how it ended; `served` is undefined where it ended by itself */
async function serving<T>(words: readonly string[], fault: Fault, use: (ready: Ready) => Promise<T>) {
  const started = startOn([...words, '--http', '0', '--json'], { library, folder: work, fault });
  const said = new Promise<Ready>((resolve) => {
    started.child.stdout?.on('data', () => {
      const ready = readyIn(started.text());
      if (ready !== undefined) resolve(ready);
    });
  });
  const first = await Promise.race([said, started.ended]);
  const served = 'url' in first ? await use(first) : undefined;
  started.child.kill('SIGINT');
  return { ended: await started.ended, served };
}

/** Scores over HTTP on a table that runs. */
async function scores({ url, token }: Ready) {
  const kept: number[] = [];
  let doubtful = 0;
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const post = (path: string, body: object) =>
    fetch(`${url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  for (let score = 0; score < 6; score++) {
    const answer = await post('api/command', { type: 'peg', seat: 0, points: 1 + score });
    const told = (await answer.json()) as {
      readonly error?: string;
      readonly view: { readonly move: number };
    };
    if (answer.ok) kept.push(told.view.move);
    else if (told.error === 'inDoubt') doubtful += 1;
    else expect([answer.status, told.error]).toEqual([503, 'disk']);
  }
  const setting = await post('api/settings', { brightness: 77 });
  expect([200, 503]).toContain(setting.status);
  return { kept, doubtful, isSet: setting.ok };
}

describe('muggins start', () => {
  const going = () => join(work, 'going');
  const pegged = () =>
    [...readJournal(going(), TABLE_EVENTS).read()].filter(({ event }) => event.type === 'pegged');

  test.each(FAULTS)('$name', async (fault) => {
    prepared();
    play(going(), [{ players: ['Ann', 'Bob'], points: [2, 4], over: false }]);
    const words = ['start', '--port', 'tcp://127.0.0.1:1', '--data', going()];
    const { ended, served } = await serving(words, fault, scores);
    expect(wrongIn(ended, work)).toEqual([]);
    const moves = pegged().map(({ event }) => event.move);
    expect(moves.slice(0, 2)).toHaveLength(2);
    if (served === undefined) {
      expect([ended.code, fault.nth]).toEqual([1, expect.toSatisfy((nth) => nth > 1)]);
      return;
    }
    const { kept, doubtful, isSet } = served;
    expect(moves).toEqual(expect.arrayContaining(kept));
    expect(moves.length - 2 - kept.length).toBeLessThanOrEqual(Math.min(doubtful, 1));
    if (isSet) expect(readFileSync(join(going(), 'table.json'), 'utf8')).toContain('77');
  });
});

test.each(FAULTS)('muggins hall start: $name', async (fault) => {
  prepared();
  const nights = nightsOf('hall');
  const hall = join(work, 'hall');
  const { ended, served: answered } = await serving(
    ['hall', 'start', '--data', hall],
    fault,
    () =>
      startOn(['hall', 'late', 'Zoe', '--new', '--data', hall], { library, folder: work, fault: NONE }).ended,
  );
  expect(wrongIn(ended, work)).toEqual([]);
  if (answered !== undefined) expect(wrongIn(answered, work)).toEqual([]);
  const now = nightsOf('hall');
  expect(now.slice(0, nights.length)).toEqual(nights);
  if (answered !== undefined) expect(now.some((each) => each.includes('Zoe'))).toBe(answered.code === 0);
});
