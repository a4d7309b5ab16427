import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as rules from '../shared/rules/index.ts';
import { rulesApiPage, rulesExports } from './api.ts';
import { houseRulesPage } from './houserules.ts';

test.each([
  ['rules-api.md', rulesApiPage],
  ['house-rules.md', houseRulesPage],
])('docs/%s is what the sources say (npm run pages writes it)', (name, page) => {
  expect(readFileSync(new URL(name, import.meta.url), 'utf8')).toBe(page());
});

test('every export of the rules library has a doc comment', () => {
  const bare = rulesExports().filter(({ about }) => about === undefined || about.length < 8);
  expect(bare.map(({ module, name }) => `${module}: ${name}`)).toEqual([]);
});

test('the page has every value that the library exports', () => {
  const listed = new Set(rulesExports().map(({ name }) => name));
  expect(Object.keys(rules).filter((name) => !listed.has(name))).toEqual([]);
  expect(listed.size).toBeGreaterThan(Object.keys(rules).length);
});

test('a line for every setting and every preset', () => {
  const lines = houseRulesPage().split('\n');
  for (const { name } of [...rules.SETTINGS, ...rules.PRESETS]) {
    expect(lines.filter((line) => line.startsWith(`| \`${name}\` |`)).length).toBeGreaterThan(0);
  }
});

test('a type is shown whole, comments and all', () => {
  const command = rulesExports().find(({ name }) => name === 'Command')?.signature ?? '';
  for (const type of rules.COMMANDS) expect(command).toContain(`readonly type: '${type}'`);
  expect(command).toMatch(/;$/);
});
