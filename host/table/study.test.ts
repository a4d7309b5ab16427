// Cards for study in the journal of a table: beside the moves, outside undo, kept over a restart, and told when the game is over.
import { describe, expect, test } from 'vitest';
import type { Card, Command } from '../../shared/rules/index.ts';
import type { DealtHand } from '../../shared/story/dealt.ts';
import { jsonPieces } from './gamesexport.ts';
import { Rig } from './testing/rig.ts';

const hand = (seat: number, dealt: string, thrown: string): DealtHand => ({
  deal: 1,
  seat,
  cards: dealt.split(' ') as Card[],
  thrown: thrown.split(' ') as Card[],
});
const RED = hand(0, '5H 5S JC 4D 2H KC', '2H KC');
const BLUE = hand(1, '7H 7S 8C 9D 3S TD', '3S TD');

/** To the play of the first deal. */
function opened(): Rig {
  const rig = new Rig({ rules: { claims: 'always' } });
  for (const command of [
    { type: 'cut', dealer: 1 },
    { type: 'next' },
    { type: 'starter', card: '5C' },
  ] as const satisfies readonly Command[])
    must(rig, command);
  return rig;
}

function must(rig: Rig, command: Command): void {
  const done = rig.table.command(command);
  if (!done.ok) throw new Error(`${command.type}: ${JSON.stringify(done.refusal)}`);
}

const throwsOf = ({ table }: Rig) => {
  const story = table.archive.story(table.archive.count);
  return story === undefined ? [] : table.archive.throws(story);
};
const known = (rig: Rig): readonly string[] =>
  throwsOf(rig).map(({ seat, thrown }) => `${seat} ${thrown.join(' ')}`);
const OVER: Command = { type: 'concede', seat: 1 };

describe('cards for study', () => {
  test('move nothing: the same game, the same last move, and the same to undo', () => {
    const rig = opened();
    const { move: _, ...before } = rig.table.view;
    const last = rig.table.lastMove;
    expect(rig.table.keepDealt(RED)).toBeUndefined();
    const { move: __, ...after } = rig.table.view;
    expect(after).toEqual(before);
    expect(rig.table.lastMove).toEqual(last);
  });

  test('undo and redo pass them by, however often', () => {
    const rig = opened();
    must(rig, { type: 'peg', seat: 0, points: 2 });
    must(rig, { type: 'undo' });
    rig.table.keepDealt(RED);
    // What was taken back before can still be restored.
    expect(rig.table.view.canRedo).toBe(true);
    must(rig, { type: 'redo' });
    expect(rig.table.view.pegs[0]?.front).toBe(2);
    for (let each = 0; each < 3; each++) must(rig, { type: 'undo' });
    for (let each = 0; each < 3; each++) must(rig, { type: 'redo' });
    must(rig, OVER);
    expect(known(rig)).toEqual(['0 2H KC']);
  });

  test('hidden until the game is over; hidden again if its end is taken back, and then they can be changed', () => {
    const rig = opened();
    rig.table.keepDealt(hand(0, '5H 5S JC 4D 2H KC', '4D KC'));
    expect(known(rig)).toEqual([]);
    must(rig, OVER);
    expect(known(rig)).toEqual(['0 4D KC']);
    expect(rig.table.keepDealt(RED)).toEqual({ code: 'studyOver' });
    expect(known(rig)).toEqual(['0 4D KC']);
    must(rig, { type: 'undo' });
    expect(known(rig)).toEqual([]);
    expect(rig.table.keepDealt(RED)).toBeUndefined();
    must(rig, { type: 'redo' });
    expect(known(rig)).toEqual(['0 2H KC']);
  });

  test('a restart finds them, and a game that comes next does not get them', () => {
    const rig = opened();
    rig.table.keepDealt(RED);
    rig.table.keepDealt(BLUE);
    rig.table.close();
    const again = rig.restarted();
    expect(again.table.view).toMatchObject({ phase: 'play', deal: 1 });
    must(again, OVER);
    expect(known(again)).toEqual(['0 2H KC', '1 3S TD']);
    const { rules, players } = again.table.state;
    must(again, { type: 'newGame', rules, players });
    must(again, { type: 'next' });
    must(again, OVER);
    expect(known(again)).toEqual([]);
    const first = again.table.archive.story(1);
    expect(first && again.table.archive.throws(first).map(({ seat }) => seat)).toEqual([0, 1]);
  });

  test('a game that is given up tells nothing', () => {
    const rig = opened();
    must(rig, { type: 'peg', seat: 0, points: 2 });
    rig.table.keepDealt(RED);
    const { rules, players } = rig.table.state;
    must(rig, { type: 'newGame', rules, players });
    const story = rig.table.archive.story(1);
    expect(story?.status).toBe('abandoned');
    expect(story && rig.table.archive.throws(story)).toEqual([]);
    const text = [...jsonPieces(() => rig.table.archive)].join('');
    expect(text).toContain('"abandoned"');
    expect(text).not.toContain('KC');
  });

  test('what the disk refuses is not kept, and the display says so', () => {
    const rig = opened();
    rig.journal.failure = new Error('full');
    expect(rig.table.keepDealt(RED)).toMatchObject({ code: 'disk' });
    expect(rig.table.view.refusal).toMatchObject({ code: 'disk' });
    rig.journal.failure = undefined;
    must(rig, OVER);
    expect(known(rig)).toEqual([]);
  });
});
