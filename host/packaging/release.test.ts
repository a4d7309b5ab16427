// Notes of a release: one version's section of the changelog, and a release that does not fit together is refused.
import { expect, test } from 'vitest';
import { releaseNotes } from './release.ts';

const CHANGELOG = `# Changelog

## Unreleased

- Later.

## 0.2.0

- A board of 6 lanes ([guide](hardware/BUILD.md#lanes), [rules](https://example.org/rules)).

### Known limits

- None.

## 0.1.0

- First.
`;
const versions = new Map([
  ['muggins', '0.2.0'],
  ['@muggins/rules', '0.2.0'],
]);
const release = { tag: 'v0.2.0', versions, changelog: CHANGELOG, home: undefined };

test('are the section of that version, without its heading', () => {
  expect(releaseNotes(release)).toBe(
    '- A board of 6 lanes ([guide](hardware/BUILD.md#lanes), [rules](https://example.org/rules)).\n\n### Known limits\n\n- None.',
  );
});

test('link to the files of the tag', () => {
  const notes = releaseNotes({ ...release, home: 'https://forge.example/ann/muggins' });
  expect(notes).toContain(
    '([guide](https://forge.example/ann/muggins/blob/v0.2.0/hardware/BUILD.md#lanes), [rules](https://example.org/rules))',
  );
});

test.each([
  ['a package with another version', { versions: new Map([...versions, ['@muggins/words', '0.1.0']]) }],
  ['a tag that no package has', { tag: 'v0.3.0' }],
  ['a changelog without the version', { changelog: CHANGELOG.replace('## 0.2.0', '## 0.2.0-rc.1') }],
  ['a section without a word', { changelog: '## 0.2.0\n\n## 0.1.0\n\n- First.\n' }],
])('refuses %s', (_, wrong) => {
  expect(() => releaseNotes({ ...release, ...wrong })).toThrow(
    /@muggins\/words 0\.1\.0|version 0\.3\.0|"## 0\.2\.0"/,
  );
});
