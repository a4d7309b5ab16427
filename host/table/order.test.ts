// On disk first, lit second; nothing at all where the disk refuses; and after a restart the same again, in silence.
import { describe, expect, test } from 'vitest';
import { FULL_DISK, Rig } from './testing/rig.ts';

describe('order', () => {
  test('the events are kept, then the pegs are shown, then the cue is played', () => {
    const rig = new Rig();
    rig.keys('4');
    const before = rig.acts.length;
    rig.key('P1', 'press');
    expect(rig.acts.slice(before).map(({ what }) => what)).toEqual(['kept', 'shown', 'cue']);
  });

  test('what is shown never runs ahead of what is kept, over a whole deal', () => {
    const rig = new Rig({ rules: { claims: 'challenge', muggins: 'called' } });
    rig.keys('P2 D A D 2 P1 1 P2 D 1 2 P1 2 MUGGINS # 9 7 8 8 C 8 P2 4 P2 UNDO * D');
    let kept = 0;
    for (const act of rig.acts) {
      if (act.what === 'kept') kept += act.events.length;
      if (act.what !== 'shown') continue;
      const resumed = new Rig({ kept: rig.journal.kept.slice(0, kept) });
      expect(act.view.pegs).toEqual(resumed.table.view.pegs);
    }
  });

  test('keys that only fill the entry keep nothing', () => {
    const rig = new Rig();
    const before = rig.journal.kept.length;
    rig.keys('1 2 * * A *');
    expect(rig.journal.kept).toHaveLength(before);
  });
});

describe('a disk that refuses', () => {
  test('nothing lights, nothing changes, and the display says so', () => {
    const rig = new Rig();
    rig.keys('4 P1');
    const { state } = rig.table;
    rig.journal.failure = FULL_DISK;
    rig.keys('8 P2');
    expect(rig.table.state).toBe(state);
    expect(rig.pegs).toBe('4/0 0/0');
    expect(rig.rows[3]).toBe('Disk error: not kept');
    const reason = { code: 'full', details: { text: 'no space left on device' } };
    const refusal = { code: 'disk', details: { reason } };
    expect(rig.table.view.refusal).toEqual(refusal);
    expect(rig.cues.at(-1)?.effect).toBe('refused');
    expect(rig.table.command({ type: 'peg', seat: 0, points: 4 })).toEqual({ ok: false, refusal });
    // Play goes on as soon as the disk takes events again.
    rig.journal.failure = undefined;
    rig.keys('8 P2');
    expect(rig.pegs).toBe('4/0 8/0');
  });
});

describe('resume', () => {
  const STORIES: readonly (readonly [
    story: string,
    rules: Parameters<typeof Rig.prototype.keys>[0],
    keys: string,
  ])[] = [
    ['in the middle of the play', 'trust', 'P2 D D 2 P1 1 P2'],
    ['in a dispute', 'challenge', 'P2 D D D 1 2 P1 # 9'],
    ['with cards wanted', 'always', 'P2 D 9 D'],
    ['the next game', 'trust', '2 4 P1 2 4 P1 2 4 P1 2 4 P1 2 4 P1 1 P1 hold:D'],
  ];
  test.each(STORIES)('%s', (_story, mode, keys) => {
    const claims = mode === 'challenge' || mode === 'always' ? mode : 'trust';
    const rig = new Rig({ rules: { claims } }).keys(keys);
    const again = rig.restarted();
    // Nothing is played again.
    expect(again.table.view).toEqual({ ...rig.table.view, cue: null });
    expect(again.acts.at(-1)).toEqual(rig.acts.findLast(({ what }) => what === 'shown'));
    expect(again.cues).toEqual([]);
    expect(again.journal.kept).toEqual(rig.journal.kept);
  });

  test('undo and redo go on across the restart', () => {
    const rig = new Rig().keys('4 P1 1 2 P2 UNDO').restarted();
    rig.keys('*');
    expect(rig.pegs).toBe('4/0 12/0');
    rig.keys('UNDO UNDO');
    expect(rig.pegs).toBe('0/0 0/0');
  });

  test('a table without a journal waits for a game', () => {
    const rig = new Rig({ kept: [] });
    expect(rig.rows).toEqual(['Muggins', 'No game yet', 'Start on Table page', '']);
    rig.keys('4 P1');
    expect(rig.rows[3]).toBe('Start a new game');
    rig.keys('hold:D');
    expect(rig.journal.kept).toEqual([]);
  });

  test('what was damaged in the journal is in the view', () => {
    const rig = new Rig({ kept: [] });
    const notice = { code: 'aside', details: { game: 1, evidence: 'x' } } as const;
    rig.journal.notices.push(notice);
    rig.keys('4');
    expect(rig.table.view.notices).toEqual([notice]);
  });
});

test('a closed table hears nothing more', () => {
  const rig = new Rig();
  rig.table.close();
  rig.keys('4 P1');
  expect(rig.pegs).toBe('0/0 0/0');
});
