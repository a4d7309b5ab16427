// What was keyed on the board without a host comes into the journal: each once, none lost, undone as it was.
import { expect, test } from 'vitest';
import { act, type Command, EMPTY, type Event, findPreset, type Timeline } from '../../shared/rules/index.ts';
import type { BoardEntry } from '../board/index.ts';
import { ClaimBook, withClaim } from '../journal/index.ts';
import { entryMark, type TakingTable, takeOver } from './takeover.ts';

/** A table without a board: the rules, and the book of claims as the journal keeps it. */
class Desk implements TakingTable {
  readonly events: Event[] = [];
  /** Commands after which the power goes: their events are kept, and nobody learns of it. */
  cutAfter = Number.POSITIVE_INFINITY;
  private timeline: Timeline = EMPTY;
  private readonly book = new ClaimBook();

  constructor(mode = 'trust', players = ['Red', 'Blue']) {
    const preset = findPreset('six-card');
    if (!preset.ok) throw new Error('no preset');
    this.command({ type: 'newGame', rules: { ...preset.value, claims: mode as 'trust' }, players });
  }

  get state() {
    return this.timeline.present;
  }

  claimed(id: string) {
    return this.book.find(id);
  }

  command: TakingTable['command'] = (command: Command, claim) => {
    const acted = act(this.timeline, command);
    if (!acted.ok) return acted;
    const events = claim === undefined ? acted.value.events : withClaim(acted.value.events, claim);
    this.timeline = acted.value.timeline;
    this.events.push(...events);
    for (const event of events) this.book.follow(event);
    if (--this.cutAfter < 0) throw new Error('power');
    return { ok: true, value: events };
  };

  get lastMove() {
    const move = this.timeline.past?.move;
    return move === undefined ? undefined : { move, seat: undefined };
  }

  get fronts() {
    return this.state.pegs.map(({ front }) => front);
  }
}

const entry = (number: number, kind: BoardEntry['kind'], lane = 0, points = 0): BoardEntry => ({
  log: 7,
  number,
  kind,
  lane,
  points,
});
const EVENING: readonly BoardEntry[] = [
  entry(1, 'score', 0, 12),
  entry(2, 'score', 1, 7),
  entry(3, 'score', 1, 25),
  entry(4, 'undo'),
  entry(5, 'score', 1, 8),
];

test('scores and what was taken back come in order, and a second time they do nothing', () => {
  const desk = new Desk();
  for (const each of EVENING.slice(0, 2)) expect(takeOver(desk, each)).toBe(true);
  expect(desk.fronts).toEqual([12, 7]);
  const count = desk.events.length;
  for (const each of EVENING.slice(0, 2)) expect(takeOver(desk, each)).toBe(true);
  expect(desk.events).toHaveLength(count);
  expect(desk.state.phase).toBe('free');
});

test('what the board took back is taken back, in all its parts, wherever the power goes', () => {
  for (let cut = 1; cut < 12; cut++) {
    const desk = new Desk();
    desk.cutAfter = cut;
    for (const each of EVENING) {
      for (let taken = false; !taken; ) {
        try {
          taken = takeOver(desk, each);
          expect(taken).toBe(true);
        } catch {
          desk.cutAfter = Number.POSITIVE_INFINITY;
        }
      }
    }
    expect(desk.fronts).toEqual([12, 15]);
  }
});

test('the mark is on the first event of the move', () => {
  const desk = new Desk();
  takeOver(desk, entry(9, 'score', 1, 4));
  expect(desk.events.at(-2)).toMatchObject({
    type: 'phaseEntered',
    claim: { id: entryMark({ log: 7, number: 9 }) },
  });
  expect(desk.events.at(-1)).toMatchObject({ type: 'pegged', seat: 1, points: 4, reason: 'free' });
});

test('points that no count can give are pegged in parts, each once, wherever the power goes', () => {
  for (let cut = 0; cut < 6; cut++) {
    const desk = new Desk();
    desk.cutAfter = cut;
    const taken = (): boolean => {
      try {
        return takeOver(desk, entry(1, 'score', 0, 99));
      } catch {
        desk.cutAfter = Number.POSITIVE_INFINITY;
        return false;
      }
    };
    while (!taken());
    expect(taken()).toBe(true);
    expect(desk.fronts).toEqual([99, 0]);
  }
});

test('after the end of a game a score begins the next, and so does a new game on the board', () => {
  const desk = new Desk();
  takeOver(desk, entry(1, 'score', 0, 99));
  takeOver(desk, entry(2, 'score', 0, 29));
  expect(desk.state.phase).toBe('over');
  expect(takeOver(desk, entry(3, 'score', 1, 5))).toBe(true);
  expect(desk.fronts).toEqual([0, 5]);
  expect(takeOver(desk, entry(4, 'newGame'))).toBe(true);
  expect(desk.fronts).toEqual([0, 0]);
});

test('in the middle of a deal, nobody has followed the phases since', () => {
  const desk = new Desk();
  desk.command({ type: 'cut', dealer: 0 });
  desk.command({ type: 'next' });
  expect(takeOver(desk, entry(1, 'score', 1, 3))).toBe(true);
  expect(desk.state.phase).toBe('free');
  expect(desk.fronts).toEqual([0, 3]);
});

test('what the game cannot take stays on the board: every hand is checked, or nobody plays on that lane', () => {
  expect(takeOver(new Desk('always'), entry(1, 'score', 0, 5))).toBe(false);
  const desk = new Desk();
  expect(takeOver(desk, entry(1, 'score', 3, 5))).toBe(false);
  expect(desk.fronts).toEqual([0, 0]);
});
