// Games followed with one of them in memory, against the oracle that keeps every game whole: the same list, stories and figures.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readChapter, tell } from './chapter.ts';
import { addSittings, sittingsOf } from './figures.ts';
import { follow, ledgerAt } from './ledger.ts';
import { counts, type GameLine, lineOf } from './line.ts';
import { Roster } from './roster.ts';
import { figuresOf } from './statistics.ts';
import { discreet } from './study.ts';
import { anyEvening } from './testing/evening.ts';
import { Games } from './testing/games.ts';
import { asKept, MemoryShelf } from './testing/shelf.ts';
import { figuresOf as wholeFiguresOf } from './testing/statistics.ts';

/** The list as it stands: what is kept, and the game on the board as it is now. */
function linesOf({ records, ledger }: MemoryShelf): readonly GameLine[] {
  const { current } = ledger;
  return [...records.values()].map(({ opening, line }) =>
    current !== undefined && opening.number === current.opening.number
      ? lineOf(tell(current, true).story)
      : line,
  );
}

test('whatever is played, undone, redone, left and merged, list, stories and figures are those of the whole journal', () => {
  fc.assert(
    fc.property(anyEvening, fc.array(fc.nat(9), { minLength: 1 }), (entries, looks) => {
      const whole = new Games('journal');
      const shelf = new MemoryShelf('journal');
      const roster = new Roster();
      for (const [at, entry] of entries.entries()) {
        expect(entry.chapter).toBe(whole.chapterOf(entry.event));
        whole.follow(entry);
        shelf.add(entry);
        roster.follow(entry.event);
        if (entries[at + 1]?.event.move === entry.event.move) continue;
        if (looks[at % looks.length] !== 0) continue;
        const stories = whole.snapshot();
        expect(linesOf(shelf)).toEqual(stories.map(lineOf));
        for (const { opening } of shelf.records.values()) {
          const current = opening.number === shelf.ledger.current?.opening.number;
          const { story } = tell(readChapter(opening, shelf.chapter(opening.number)), current);
          expect(story).toEqual(stories[opening.number - 1]);
        }
        const last = shelf.ledger.current && tell(shelf.ledger.current, true).story;
        const tallies = addSittings(shelf.tallies, last === undefined ? [] : sittingsOf(last));
        const played = stories.filter((story) => counts(lineOf(story))).map(discreet);
        expect(figuresOf(tallies, roster)).toEqual(wholeFiguresOf(played, roster));
      }
    }),
    { numRuns: 30 },
  );
});

test('the fold goes on from the beginning of the game on the board as if it had followed everything', () => {
  fc.assert(
    fc.property(anyEvening, fc.nat(), (entries, at) => {
      const upTo = entries.slice(0, 1 + (at % entries.length));
      const shelf = new MemoryShelf('journal');
      for (const entry of upTo) shelf.add(entry);
      const now = shelf.ledger.current?.opening.number ?? 0;
      const opening = shelf.record(now)?.opening;
      if (opening === undefined) throw new Error('no game on the board');
      const rest = upTo.filter(({ sequence }) => sequence >= opening.sequence);
      const again = rest.reduce(
        (ledger, entry) => follow(ledger, entry, { shelf, journal: 'journal' }).ledger,
        ledgerAt(opening, shelf.ledger.games),
      );
      expect(asKept(again)).toEqual(asKept(shelf.ledger));
    }),
    { numRuns: 30 },
  );
});
