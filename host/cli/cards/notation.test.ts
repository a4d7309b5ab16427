// `muggins notation` reads a game as text, from words or a file, and writes it again; `muggins export --notation` writes those of the journal.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { act, EMPTY, parseGame, SIX_CARD } from '../../../shared/rules/index.ts';
import { openTableJournal } from '../../table/index.ts';
import { muggins, newFolder } from '../testing/muggins.ts';

const LINE = 'six-card pegs=110/105-105/96 deal=9 dealer=P2 starter=5C KH 5D+2';
const folder = newFolder();

test('a text from the command line, as a game, as a position, as JSON', async () => {
  const game = await muggins('notation', ...LINE.split(' '));
  expect([game.code, game.out.split('\n').slice(-1)]).toEqual([0, ['   KH 5D+2']]);
  expect(await muggins('notation', LINE, '--position')).toMatchObject({ code: 0, out: LINE });
  const { position, ...rest } = JSON.parse((await muggins('notation', LINE, '--json')).out);
  expect([position, rest.phase, rest.dealer, rest.pegs[1]]).toEqual([
    LINE,
    'play',
    1,
    { front: 107, rear: 105 },
  ]);
});

test('a text from a file', async () => {
  const file = join(folder, 'game.txt');
  writeFileSync(file, `; a puzzle\n${LINE}\n`);
  expect(await muggins('notation', '--file', file, '--position')).toMatchObject({ code: 0, out: LINE });
});

test.each([
  [['six-card', 'cut=P2', '6X'], 'Line 1, column 17: “6X” is not a move', 2],
  [['six-card', 'KH'], 'Line 1, column 10, “KH”: ', 2],
  [[], 'Nothing to read', 2],
  [['--file', '/dev/null'], 'Nothing to read', 2],
  [['six-card', '--file', '/nowhere'], 'A text and a file', 2],
  [['--file', '/nowhere/at/all'], '/nowhere/at/all', 2],
])('%j is refused', async (words, says, code) => {
  const told = await muggins('notation', ...words);
  expect([told.code, told.out]).toEqual([code, '']);
  expect(told.err).toContain(says);
});

test('a game of the journal is exported, and read again', async () => {
  const journal = openTableJournal(folder, { now: () => 0 });
  let timeline = EMPTY;
  for (const command of [
    { type: 'newGame', rules: SIX_CARD, players: ['Ann', 'Bob'] },
    { type: 'cut', dealer: 1 },
    { type: 'peg', seat: 0, points: 2 },
    { type: 'undo' },
    { type: 'peg', seat: 0, points: 3 },
  ] as const) {
    const done = act(timeline, command);
    if (!done.ok) throw new Error(done.refusal.code);
    journal.append(done.value.events);
    timeline = done.value.timeline;
  }
  journal.close();
  const { code, out } = await muggins('export', '1', '--notation', '--data', folder);
  expect([code, out]).toEqual([0, '; game 1\nsix-card\nplayers=Ann,Bob\n\n1. cut=P2 P1+3\n']);
  const read = parseGame(out);
  expect(read.ok && read.value.state.pegs).toEqual(timeline.present.pegs);
});

test('games that the notation cannot write are named, and the others written', async () => {
  const old = newFolder();
  const journal = openTableJournal(old, { now: () => 0 });
  const game = { type: 'gameStarted', game: 1, rules: SIX_CARD, players: ['Ann', 'Bob'] } as const;
  journal.append([
    { ...game, move: 1 },
    { type: 'pegged', seat: 0, points: 4, reason: 'free', move: 2 },
  ]);
  journal.append([{ ...game, move: 1 }]);
  journal.close();
  const { code, out, err } = await muggins('export', '--notation', '--data', old);
  expect([code, out]).toEqual([1, '; game 2\nsix-card\nplayers=Ann,Bob\n']);
  expect(err).toContain('game 1 ');
});
