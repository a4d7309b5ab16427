// Every command that a document or a help shows runs in the packed and installed program, or is listed here with the reason.
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { everyHelp } from '../cli/testing/helps.ts';
import { ROOT } from './pack.ts';
import { installed } from './testing/installed.ts';
import type { Ran } from './testing/lines.ts';
import { FOLDER, NAMED, planned, prepare } from './testing/plan.ts';
import { allShown } from './testing/shown.ts';

/** Commands that do not run here. */
const NOT_RUN: readonly (readonly [command: RegExp, reason: string])[] = [
  [/^muggins flash/, 'writes into a board; host/cli/board/flash.test.ts flashes one on a pseudo terminal'],
  [/^muggins doctor($| --port)/, 'examines the board that is plugged in; the emulated one is examined here'],
  [/^muggins start --hall --table/, 'finds the hall by multicast; host/cli/hall/network.test.ts'],
  [
    /^npm (ci|test|run|link|version|publish|pack|install$)/,
    'of a checkout; .ci/run, and docs/commands.test.ts',
  ],
  [/^npx (vitest|tsx) /, 'of a checkout, whose tools are not packed; docs/commands.test.ts'],
  [/^npm install --global /, 'writes into the system; install.campaign.test.ts installs into a folder'],
  [/^npm install .*(johnny-five|@types)/, 'asks the registry; install.campaign.test.ts has the sketch'],
  [/^npm install @muggins\/rules/, 'asks the registry; rulespackage.test.ts installs the packed ones'],
  [/^node (first-light|thermometer)\.mjs/, 'needs Johnny-Five; install.campaign.test.ts runs the sketch'],
  [
    /^(git|cp|cd|ls|tail|printf|node -e)( |$)/,
    'is a tool of the system, with a checkout or a file of the reader',
  ],
  [/^apt /, 'changes the system; debian.campaign.test.ts installs and purges the package'],
  [/^(systemctl|systemd-analyze|journalctl|useradd|udevadm|timedatectl) /, 'asks the system of a Pi'],
  [/^muggins league start --database/, 'needs a database; host/league/store.test.ts has one'],
  [
    /^muggins league \[?(enrol|withdraw|tasks|choose|count|season|offer|names|merge|split|person|reads|forget)/,
    'needs the server of a league with reports; host/cli/league/officer.test.ts has one',
  ],
  [/^docker /, 'needs Docker'],
  [/^mosquitto_sub /, 'is a tool of another program'],
];

/** A line as the installed program knows it: a checkout has `npm start` and `npm run muggins`, and a folder with packages `npx`. */
const typed = (line: string): string =>
  line
    .replace(/^npm start(?: --)?/, 'muggins start')
    .replace(/^npm run -s muggins --|^npx muggins/, 'muggins')
    .replaceAll('"', "'");

const HELPS = (await everyHelp()).flatMap(({ examples }) => examples);
const SHOWN = allShown(ROOT).map(({ page, line }) => ({ page, line: typed(line) }));

/** Words that stand for others; the number of a game is one. */
const PLACE = /^(FILE|FOLDER|FORM|FROM|NAME|GAME|FORMAT|KIND|WINNER|RESULT|COMMAND|CARDS|N|P|\d\.\d)$/;
const wordsOf = (line: string): readonly string[] => line.match(/'[^']*'|\S+/g) ?? [];

/** Whether a line has all these words in their order, of which some stand for any. */
function has(line: string, words: string): boolean {
  const own = wordsOf(line);
  let at = 0;
  return wordsOf(words).every((word) => {
    at = PLACE.test(word) ? at + 1 : own.indexOf(word, at) + 1;
    return at > 0 && at <= own.length;
  });
}

/** A synopsis as the lines that it stands for, without options: `players [add|set]` is `players add` and `players set`. */
function standsFor(line: string): readonly string[] {
  const short = line.replaceAll(/ \[(-[^[\]]*|[A-Z.]+)\]|\[=\w+\]/g, '');
  const [, before = '', words = '', after = ''] = /^(.* )\[(.*)\](.*)$/.exec(short) ?? [];
  return words === '' ? [short] : words.split('|').map((word) => `${before}${word}${after}`);
}

const isLeft = (line: string): boolean => NOT_RUN.some(([form]) => form.test(line));
const LINES = [...new Set([...HELPS, ...NAMED, ...SHOWN.map(({ line }) => line)])];
/** What can be typed as it stands. A line of which another has all words is the name of a command, or a part of it. */
const isWhole = (line: string): boolean =>
  line.startsWith('muggins ') &&
  !line.includes(' [') &&
  !wordsOf(line).some((word) => PLACE.test(word)) &&
  !LINES.some((other) => other !== line && has(other, line));
const TYPED = LINES.filter(
  (line) => !isLeft(line) && (HELPS.includes(line) || NAMED.includes(line) || isWhole(line)),
);

/** A reader of cards that never tires: each of its lines is the code of another card. */
const reader = createServer((socket) => {
  socket.on('error', () => {});
  for (let tag = 0; tag < 200; tag++) socket.write(`UID: 04 A1 ${tag.toString(16).toUpperCase()}\r\n`);
});
reader.listen(0, '127.0.0.1');
await once(reader, 'listening');
afterAll(() => void reader.close());

const STEPS = planned(TYPED, `tcp://127.0.0.1:${(reader.address() as AddressInfo).port}`);
let results: ReadonlyMap<string, Ran>;
beforeAll(async () => {
  await prepare();
  const driver = fileURLToPath(new URL('testing/lines.ts', import.meta.url));
  const command = join(await installed(), 'node_modules/muggins/dist/command/muggins.js');
  const steps = join(FOLDER, 'steps.json');
  writeFileSync(steps, JSON.stringify([...STEPS.values()]));
  // V8 would optimise what runs a few times, as vitest.config.ts says.
  const words = [
    '--interrupt-budget=2000000',
    '--import',
    import.meta.resolve('tsx'),
    driver,
    command,
    steps,
  ];
  const { stdout } = await promisify(execFile)(process.execPath, words, { cwd: FOLDER, maxBuffer: 1e8 });
  const all = JSON.parse(stdout) as readonly Ran[];
  results = new Map([...STEPS.keys()].map((line, at) => [line, all[at] as Ran]));
});

test.each([...STEPS.keys()])('%s', (line) => {
  const { code, out, err } = results.get(line) as Ran;
  expect([code, err]).toEqual([0, expect.not.stringMatching(/^muggins: (?!the system could not list)/m)]);
  expect(out).toMatch(line.includes('--out') ? /^$/ : line.startsWith('muggins score 5H') ? /: 29$/m : /./);
});

test('every example of a help is among them', () => {
  expect(HELPS.filter((line) => !STEPS.has(line) && !isLeft(line))).toEqual([]);
});

test('every command of a document is among them, or has its reason', () => {
  const run = [...STEPS.keys()];
  const hasRun = (line: string): boolean =>
    standsFor(line).every((each) => run.some((step) => has(step, each)));
  expect(SHOWN.filter(({ line }) => !isLeft(line) && !hasRun(line))).toEqual([]);
  expect(SHOWN.length).toBeGreaterThan(300);
});

test('no reason is out of date', () => {
  expect(NOT_RUN.filter(([form]) => !LINES.some((line) => form.test(line)))).toEqual([]);
});
