// The fold of a journal that reads only what it needs, against the oracle that keeps every game whole: the same list, stories and figures.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { act, SIX_CARD, type Timeline } from '../../shared/rules/index.ts';
import { counts, lineOf } from '../../shared/story/line.ts';
import type { TableEvent } from '../../shared/story/roster.ts';
import { figuresOf } from '../../shared/story/statistics.ts';
import { discreet } from '../../shared/story/study.ts';
import { figuresOfGames } from '../../shared/story/testing/figures.ts';
import { Games } from '../../shared/story/testing/games.ts';
import { JournalFold } from './journalfold.ts';
import { anyEvening } from './testing/evening.ts';
import { MemoryJournal } from './testing/rig.ts';

const ALL = 1_000_000;

/** Keeps a move, and lets the fold follow. */
function keep(journal: Pick<MemoryJournal, 'append'>, fold: JournalFold, events: readonly TableEvent[]) {
  const [first] = events;
  const entries = journal.append(events, first && fold.chapterOf(first));
  fold.follow(entries);
  return entries;
}

/** What can be undone and redone, by moves. */
function reach({ past, future }: Timeline): readonly (readonly number[])[] {
  return [past, future].map((first) => {
    const moves: number[] = [];
    for (let each = first; each !== undefined; each = each.next) moves.push(each.move);
    return moves;
  });
}

test('whatever is played, undone, redone, left and merged, list, stories and figures are those of the whole journal', () => {
  fc.assert(
    fc.property(anyEvening, fc.array(fc.nat(9), { minLength: 1 }), (moves, looks) => {
      const journal = new MemoryJournal([]);
      const whole = new Games(journal.id);
      const fold = new JournalFold(journal);
      const { archive, roster } = fold;
      for (const [at, events] of moves.entries()) {
        for (const entry of keep(journal, fold, events)) {
          expect(entry.chapter).toBe(whole.chapterOf(entry.event));
          whole.follow(entry);
        }
        if (looks[at % looks.length] !== 0) continue;
        const stories = whole.snapshot();
        expect(stories.map(({ id }) => archive.find(id)?.line)).toEqual(stories.map(lineOf));
        for (const story of stories) expect(archive.story(story.id)).toEqual(story);
        const played = stories.filter((story) => counts(lineOf(story)));
        expect(archive.after(0, ALL).map(({ line }) => line)).toEqual(played.map(lineOf));
        expect(figuresOf(archive.tallies, roster)).toEqual(figuresOfGames(played.map(discreet), roster));
      }
    }),
    { numRuns: 10 },
  );
});

/** What a fold has come to, as plain values. */
const sumOf = (fold: JournalFold, depth: number) => {
  const { timeline, archive, roster, standing, begun } = fold;
  const [past, future] = reach(timeline);
  return JSON.parse(
    JSON.stringify({
      ...{ present: timeline.present, moves: timeline.moves, asked: timeline.asked },
      ...{ past: past?.slice(0, depth), future, standing, begun },
      games: archive.after(0, ALL, 'played').map(({ line, lastEvent }) => [line, lastEvent]),
      figures: figuresOf(archive.tallies, roster),
      players: roster.players,
    }),
  );
};

test('a start from the notes of finished games comes to the same as reading everything', () => {
  fc.assert(
    fc.property(anyEvening, fc.nat(), (moves, stop) => {
      const journal = new MemoryJournal([]);
      const fold = new JournalFold(journal);
      for (const events of moves.slice(0, 1 + (stop % moves.length))) keep(journal, fold, events);
      const resumed = (): JournalFold => {
        const again = new JournalFold(journal);
        again.resume();
        return again;
      };
      expect(sumOf(resumed(), 1)).toEqual(sumOf(fold, 1));
      journal.forgetFinished();
      expect(sumOf(resumed(), ALL)).toEqual(sumOf(fold, ALL));
      expect(sumOf(resumed(), 1)).toEqual(sumOf(fold, 1));
    }),
    { numRuns: 10 },
  );
});

test('a start reads the last games alone, however many there were; without notes it reads the others once', () => {
  const GAMES = 60;
  const opened: number[] = [];
  class Counted extends MemoryJournal {
    override sound(chapter: number) {
      opened.push(chapter);
      return super.sound(chapter);
    }
    override chapter(chapter: number) {
      opened.push(chapter);
      return super.chapter(chapter);
    }
  }
  const journal = new Counted([]);
  const fold = new JournalFold(journal);
  const players = ['Ann', 'Bob'];
  for (let game = 0; game < GAMES; game++)
    for (const command of [
      { type: 'newGame', rules: SIX_CARD, players },
      { type: 'peg', seat: 0, points: 5 },
      { type: 'concede', seat: 0 },
    ] as const) {
      const done = act(fold.timeline, command);
      if (done.ok) keep(journal, fold, done.value.events);
    }
  const start = () => {
    opened.length = 0;
    const again = new JournalFold(journal);
    again.resume();
    expect(sumOf(again, 1)).toEqual(sumOf(fold, 1));
    return new Set(opened);
  };
  const last = start();
  expect(Math.min(...last)).toBe(GAMES - 20);
  journal.forgetFinished();
  expect(start().size).toBe(GAMES);
  expect(start()).toEqual(last);
});
