// The lines that run in the installed program, in an order in which each finds what it presupposes: a journal of games, a table that
// runs, a night of a hall.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { play } from '../../cli/testing/evening.ts';
import { newFolder } from '../../cli/testing/muggins.ts';
import { readTls } from '../../cli/tls.ts';
import { ROOT } from '../pack.ts';
import type { Asking, Step } from './lines.ts';

/** Where the lines run. */
export const FOLDER = newFolder();
const DATA = join(FOLDER, 'games');

/** Lines that a synopsis names, beside those that are shown. */
export const NAMED = [
  ...['export', 'players rename Sid Cid', 'players set Cid --colour green'],
  ...['players merge Eva Fay', 'players part Eva', 'start --reader /dev/ttyUSB0=1 --sign /dev/ttyUSB3'],
  ...['pause', 'resume', 'undo', 'codes', 'renew 1', 'link', 'abandon'].map((word) => `table ${word}`),
].map((line) => `muggins ${line}`);

/** A night in the order in which it is played; then one with play-offs. */
const NIGHT = `open grass-roots
title --venue 'The Bell'
title --date 2026-11-26
tables 5
tables
late 'Ann Archer' 'Bob Bell'
draw
draw --back --reason 'Bob is late'
draw
call 1.1
call 1.1 2
correct 1.1 Ann 121-113
correct 1.1 Bob 8 --reopen --reason mixed
correct 1.1 Bob 8 --reopen --reason 'mixed up'
draw
forfeit 'Bob Bell' --worth '2 +10' '0 -10' --reason late
late 'Dot Drew' --new
remove 'Cid Clark'
forget 'Cid Clark'
forget 'Cid Clark' --yes
event S Satellite club-6
event S --remove
event S Satellite satellite-pairs
event S --remove
drop 'Bob Bell' --reason ill
print
print pairings
close --reason 'closing time'
open finals.json --title 'Club final'
late 'Ann Archer' 'Bob Bell'
draw
correct 1.1 Ann 121-113
cut P
match 1.1 --event P --winner 'Ann Archer' --reason ill
match 1.1 --event P --reopen --reason 'he is here'
match 1.1 --event P --winner 'Ann Archer' --reason 'Bob is not here'
standings
standings --night 1
standings --night 2026-11-26
export standings --out tonight.csv
export night --night 1
nights
season --from 2026-09-01 --best 20
season --least 3 --out season.csv
season 'Autumn 2026'
season 'Autumn 2026' --out season.csv
awards
bracket 27
bracket 27 --order acc
check
doctor
backup hall-2026-11-22`.split('\n');
const FINALS = {
  ...{ base: 'club-6', games: 1 },
  stages: [
    {
      id: 'P',
      name: 'finals',
      from: [{ event: '', take: { first: 2 } }],
      format: { base: 'knockout', bracket: { order: 'halves' }, match: { games: 1 } },
    },
  ],
};

/** What the desk does for lines that need it: a season is saved, a copy downloaded. */
const AT_DESK: readonly Asking[] = [
  {
    path: '/api/hall/commands',
    body: { commands: [{ type: 'keepSeason', season: { name: 'Autumn 2026', guests: true } }] },
  },
  { path: '/api/hall/backup', to: 'hall-2026-11-23.zip' },
];

/** Writes the files that the lines name, and plays the games. */
export async function prepare(): Promise<void> {
  play(join(FOLDER, 'old-laptop'), [{ players: ['Eva', 'Fay'], points: [9] }]);
  const evening = Array.from({ length: 12 }, () => ({ players: ['Ann', 'Bob'], points: [12, 7] }) as const);
  play(DATA, evening);
  const put = (name: string, text: string): void => writeFileSync(join(FOLDER, name), text);
  put('players.csv', 'first,last,number\nAnn,Archer,101\nBob,Bell,102\nCid,Clark,103\n');
  put('game.txt', 'six-card cut=P2 starter=5C KH\n');
  for (const name of ['season.json', 'form.txt'])
    put(name, readFileSync(join(ROOT, 'docs/examples', name), 'utf8'));
  put('finals.json', JSON.stringify(FINALS));
  const page = readFileSync(join(ROOT, 'docs/league-night.md'), 'utf8');
  put(
    'thursday.json',
    /^ {4}(\{ "base": "grass-roots", "name": "thursday",[\s\S]*?)\n\n/m.exec(page)?.[1] ?? '',
  );
  const keys = join(FOLDER, 'keys');
  mkdirSync(keys);
  const made = await readTls({ tlsSelfSigned: true }, keys);
  put('fullchain.pem', made?.cert ?? '');
  put('privkey.pem', made?.key ?? '');
}

/** What a line prints when it serves, if it does, and words that it needs here: a free port, the emulated board, a reader that is there. */
interface Here {
  readonly ready?: string;
  readonly more: readonly string[];
}
const HERE: readonly (readonly [RegExp, (reader: string) => Here])[] = [
  [/ --help|^muggins help /, () => ({ more: [] })],
  [/^muggins start .*--port/, () => ({ ready: '"ready"', more: ['--http', '0', '--json'] })],
  [/^muggins start/, () => ({ ready: '"ready"', more: ['--http', '0', '--emulator', '--json'] })],
  [/^muggins (hall|league) start/, () => ({ ready: '"ready"', more: ['--http', '0', '--json'] })],
  [/^muggins emulate$/, () => ({ ready: '"ready"', more: ['--tcp', '0', '--json'] })],
  [/^muggins emulate/, () => ({ ready: '"ready"', more: ['--json'] })],
  [/^muggins watch/, () => ({ ready: 'atching', more: [] })],
  [/^muggins doctor/, () => ({ more: ['--emulator'] })],
  [/^muggins deck learn/, (reader) => ({ more: ['--port', reader] })],
];

/** What would reach beyond this machine and this folder, and what stands for it. */
const BEYOND: readonly (readonly [RegExp, string])[] = [
  [/ --(lan|open|emulator)\b/g, ''],
  [/\/dev\//g, `${FOLDER}/`],
  [/\/media\/stick\//, `${FOLDER}/stick/`],
  [/\/var\/lib\/muggins/, DATA],
  [/192\.168\.\d+\.\d+|\b((table|league|pub)\.)?example\.org/g, '127.0.0.1'],
  // What another program reads, or a file of the reader's home.
  [/ [>|] .*/, ''],
];

/** The words of a line, in which quotation marks keep some together. */
const wordsOf = (line: string): readonly string[] =>
  (BEYOND.reduce((text, [there, here]) => text.replace(there, here), line).match(/'[^']*'|\S+/g) ?? [])
    .slice(1)
    .map((word) => word.replaceAll("'", ''));

/** Folders of games, where it is not that of the table. */
const ELSEWHERE: readonly (readonly [RegExp, () => string])[] = [
  [/^muggins (hall start|deck learn)/, newFolder],
  // The copy of another machine.
  [/^muggins journal import muggins-/, () => join(FOLDER, 'old-laptop')],
];

function stepOf(line: string, reader: string): Step {
  const here = HERE.find(([form]) => form.test(line))?.[1](reader);
  const data = ELSEWHERE.find(([form]) => form.test(line))?.[1]() ?? DATA;
  return {
    words: [...wordsOf(line), ...(here?.more ?? [])],
    data,
    ...(here?.ready !== undefined && { ready: here.ready }),
  };
}

const night = (line: string): string => `muggins hall ${line}`;

/**
 * Lines with what they do here, in the order in which they run.
 * @param lines that are shown; those of a hall, whose order matters, are in the night of the hall
 * @param reader address of a reader of cards
 */
export function planned(lines: readonly string[], reader: string): ReadonlyMap<string, Step | Asking> {
  const steps = new Map<string, Step | Asking>();
  const add = (line: string, more: Partial<Step> = {}) =>
    void steps.set(steps.has(line) ? `${line} (again ${steps.size})` : line, {
      ...stepOf(line, reader),
      ...more,
    });
  const of = (form: RegExp): readonly string[] => lines.filter((line) => form.test(line));
  for (const line of of(
    /^muggins(?! (hall|start|table|status|watch|league (start|report|key|verify|rebuild)))| --help/,
  ))
    add(line);
  for (const line of of(/^muggins start(?!.* (--help|ADDRESS))/)) add(line);
  add('muggins start', { stays: true });
  for (const line of of(/^muggins (table|status|watch)/)) add(line);
  for (const line of of(/^muggins hall start/)) add(line, { ends: true });
  for (const line of ['import players.csv --dry-run', 'import players.csv --columns first,last,number'])
    add(night(line));
  add('muggins hall start', { stays: true, data: DATA });
  for (const line of of(/^muggins start .*ADDRESS/)) add(line);
  for (const asking of AT_DESK) steps.set(`the desk: ${asking.path}`, asking);
  for (const line of NIGHT) add(night(line));
  for (const form of [
    /^muggins league start/,
    /^muggins league rebuild/,
    /^muggins league (report|key)(?!.* --help)/,
    /^muggins league verify/,
  ])
    for (const line of of(form)) add(line);
  for (const copy of ['hall-2026-11-22', 'hall-2026-11-23.zip'])
    for (const sure of ['', ' --yes']) add(night(`restore ${copy}${sure}`), { ends: true });
  return steps;
}
