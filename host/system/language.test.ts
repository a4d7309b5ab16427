// The language of this computer: tags of BCP 47 (RFC 5646), and what Node makes of LANG.
import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { systemLanguage } from './language.ts';

test.each([
  ['fr', 'fr'],
  ['fr-CA', 'fr'],
  ['fr-Latn-BE', 'fr'],
  ['en-GB', 'en'],
  // No words in it.
  ['de-CH', 'en'],
  // Frisian and Friulian begin like French.
  ['fry', 'en'],
  ['fur-IT', 'en'],
])('%s: %s', (locale, language) => {
  expect(systemLanguage(locale)).toBe(language);
});

test.each([
  ['fr_FR.UTF-8', 'fr'],
  ['en_GB.UTF-8', 'en'],
  ['C', 'en'],
  ['', 'en'],
])('LANG=%s: %s', (LANG, language) => {
  const script = 'process.stdout.write(Intl.DateTimeFormat().resolvedOptions().locale)';
  const { stdout } = spawnSync(process.execPath, ['-e', script], { env: { LANG }, encoding: 'utf8' });
  expect(systemLanguage(stdout)).toBe(language);
});
