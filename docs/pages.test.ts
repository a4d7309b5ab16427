import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as game from '../shared/rules/game/index.ts';
import * as rules from '../shared/rules/index.ts';
import { frontDoor, rulesApiPage, rulesExports } from './api.ts';

test('docs/rules-api.md is what the sources say (npm run pages writes it)', () => {
  expect(readFileSync(new URL('rules-api.md', import.meta.url), 'utf8')).toBe(rulesApiPage());
});

test('every export of the rules library has a doc comment', () => {
  const bare = rulesExports().filter(({ about }) => about === undefined || about.length < 8);
  expect(bare.map(({ module, name }) => `${module}: ${name}`)).toEqual([]);
});

test('the page has every value that the library exports, and the front door is small', () => {
  const listed = new Set(rulesExports().map(({ name }) => name));
  expect(Object.keys(rules).filter((name) => !listed.has(name))).toEqual([]);
  expect(frontDoor().filter((name) => !listed.has(name))).toEqual([]);
  expect(frontDoor()).toEqual(expect.arrayContaining(Object.keys(rules)));
  expect(frontDoor().length).toBeLessThanOrEqual(60);
  expect(listed.size).toBeGreaterThan(frontDoor().length);
});

test('a type is shown whole, comments and all', () => {
  const command = rulesExports().find(({ name }) => name === 'Command')?.signature ?? '';
  for (const type of game.COMMANDS) expect(command).toContain(`readonly type: '${type}'`);
  expect(command).toMatch(/;$/);
});
