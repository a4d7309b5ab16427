// No sentence is read to learn a fact: neither words of the tables in a pattern, nor a pattern laid on what is said.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { findings, textsIn, vocabularyOf } from './testing/parsing.ts';

/** Files that read texts of others, and whose. */
const OTHERS: Readonly<Record<string, string>> = {
  'host/board/firmware.ts': 'the name of a firmware, as Firmata reports it',
  'host/board/serial.ts': 'serialport gives no codes for a port that does not open',
  'host/system/reason.ts': 'serialport and libsql give some errors without a code',
  'host/cli/commander.ts': 'commander says in its own words what it did not understand',
  'host/cli/doctor/scrub.ts': 'addresses are taken out of a report',
  'host/cli/stack.ts': 'places in the stack of an error, which Node writes',
  'host/hall/columns.ts': 'heads of a club’s list of players',
  'host/lab/scenario/parse.ts': 'the script of a scenario is a text',
  'host/lab/scenario/sense.ts': 'the path of an error in a script',
  'host/packaging/copyright.ts': 'licences of packages, where their conditions begin',
  'host/packaging/pack.ts': 'paths of files',
  'host/pages/kit/sw.ts': 'scripts of the pages, for the files that they name',
  'host/pages/parts/panels.ts': 'the suit of a card',
  'host/pages/scoreboard/suits.ts': 'the suit of a card',
};

/** TypeScript in a folder, by its path from here. */
const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('.ts') && !/\.d\.ts$|node_modules/.test(file));

const sources = [...filesIn('shared'), ...filesIn('host')].filter(
  (file) => !/\.test\.ts$|\/testing\/|^shared\/words\/(en|fr)\//.test(file),
);
const vocabulary = vocabularyOf(
  filesIn('shared/words/en').flatMap((file) => textsIn(file, readFileSync(file, 'utf8'))),
);
const inFile = (file: string) => findings(file, readFileSync(file, 'utf8'), vocabulary);

test('no source reads a sentence', () => {
  expect(sources.length).toBeGreaterThan(300);
  expect(vocabulary.size).toBeGreaterThan(1_500);
  const looked = sources.filter((file) => !(file in OTHERS));
  expect(looked.flatMap(inFile).map(({ file, line, code }) => `${file}:${line} ${code}`)).toEqual([]);
});

test('every exception is one', () => {
  expect(Object.keys(OTHERS).filter((file) => inFile(file).length === 0)).toEqual([]);
});

// Lines of version 0.1.0, and others that would do the same.
describe('it would be found', () => {
  test.each([
    ["prompt.text.startsWith('The board pegged by itself')", 'said'],
    ["typeset(prompt.text.replace(DOUBTED, ''))", 'said'],
    ["ruling.spoken.replace(counted, '')", 'said'],
    ["error.message.replace(/; Muggins then connects by itself\\.$/, ', then flash again.')", 'said'],
    ['PATTERN.exec(view.prompt.text)?.[1]', 'said'],
    ['/deals/.test(wordsOf(x).words)', 'said'],
    ["say.startsWith('The starter is')", 'words'],
    ["said.split(' counts nothing')", 'words'],
    ['const WINS = /^(.+?) wins\\. (.+? is on .+?)(, a skunk)$/', 'words'],
    ['const BEGINS = /^Game (\\d+) begins: (.+)\\.$/', 'words'],
    ['const MISSED = /points? missed/', 'words'],
  ])('%s', (code, kind) => {
    const found = findings('host/table/planted.ts', code, vocabulary).map((each) => each.kind);
    expect(found).toContain(kind);
  });

  test.each([
    "path.startsWith('/api/')",
    "text.split(',')",
    '/^\\d{1,4}$/.test(text)',
    "['P1', 'P2'].includes(key)",
    "names.join(' and ')",
  ])('but not %s', (code) => {
    expect(findings('host/table/planted.ts', code, vocabulary)).toEqual([]);
  });
});
