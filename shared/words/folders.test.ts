// A language is one folder: nothing outside speaks it, so that a third one needs its folder and a line in the registry.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Letters that French has and English has not. */
const FRENCH = /[àâçèéêëîïôùûœ«»]/i;

const files = ['shared', 'host', 'hardware', 'firmware'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .filter((file) => /\.(ts|html|css|webmanifest|ino|cpp|h)$/.test(file))
    .filter((file) => !/\.test\.ts$|\/testing\/|node_modules|\/dist\/|^shared\/words\/fr\//.test(file)),
);

/** A line without what is a comment. */
const code = (line: string): string => line.replace(/^\s*(\/\/|\/?\*).*$/, '');

test('nothing outside its folder is French', () => {
  const found = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => FRENCH.test(code(line)))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(files.length).toBeGreaterThan(400);
  // What the language calls itself.
  expect(found).toEqual([expect.stringMatching(/^shared\/words\/registry\.ts: name: /)]);
});
