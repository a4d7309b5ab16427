// The page about the notation: every game, position and word in it is read, and written again just so.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findPreset, formatGame, formatPosition, parseGame } from '../shared/rules/index.ts';
import { formatMove, parseMove } from '../shared/rules/notation/move.ts';

const page = readFileSync(new URL('notation.md', import.meta.url), 'utf8');
const blocks = [...page.matchAll(/^```\n([\s\S]*?)^```$/gm)].map(([, block = '']) => block);
const [games, lines] = [
  blocks.filter((block) => block.includes('\n\n')),
  blocks.filter((block) => !block.includes('\n\n')),
];
const positions = lines.flatMap((block) => block.trim().split('\n'));

function read(text: string) {
  const game = parseGame(text);
  if (!game.ok) throw new Error(JSON.stringify(game.refusal));
  return game.value;
}

test('it has a game and positions', () => expect([games.length, positions.length]).toEqual([1, 5]));

test.each(games)('%s', (text) => expect(formatGame(read(text))).toEqual({ ok: true, value: text }));

test.each(positions)('%s', (line) => expect(formatPosition(read(line))).toEqual({ ok: true, value: line }));

test('the first position is where the game stands', () => {
  expect(formatPosition(read(games[0] as string))).toEqual({ ok: true, value: positions[0] });
});

const words = (heading: string): readonly string[] =>
  [...(page.split(`| ${heading} | says |`)[1]?.split('\n\n')[0] ?? '').matchAll(/^\| `([^`]*)`/gm)].map(
    ([, word = '']) => word,
  );

test('every word of the setup begins a game together', () => {
  const setup = words('word');
  expect(setup).toHaveLength(6);
  expect(findPreset(setup[0] as string).ok).toBe(true);
  expect(read(setup.join(' ')).state).toMatchObject({
    players: ['Ann', 'Bob Lee'],
    deal: 9,
    dealer: 0,
    rules: { claims: 'always' },
  });
});

test.each(words('move'))('%s', (word) => {
  const move = parseMove(word);
  expect(move && formatMove(move)).toBe(word);
});
