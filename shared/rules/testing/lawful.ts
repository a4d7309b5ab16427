// The laws of every game, by random ones: each state is sound, every hole explained, the journal gives it again, and so do undo and redo.
import fc from 'fast-check';
import { expect } from 'vitest';
import type { Event } from '../game/event.ts';
import { type Action, act, replay, type Timeline } from '../game/timeline.ts';
import type { RandomGame } from './random.ts';
import { explained, playRandom, unsound } from './soundness.ts';

/** How games are drawn: how many, and from which seed if not from that of the run. */
interface Draw {
  readonly numRuns: number;
  readonly seed?: number;
}

/** Games keep the laws, whatever is keyed in them. @returns the events and rulings that were met */
export function expectLawful(games: fc.Arbitrary<RandomGame>, draw: Draw): ReadonlySet<string> {
  const met = new Set<string>();
  const lawful = fc.property(games, fc.integer({ min: 1, max: 60 }), (game, times) => {
    const { events, timeline } = playRandom(game, ({ present }, action, { type }) => {
      for (const event of action.events) met.add(event.type === 'ruled' ? event.ruling.code : event.type);
      const wrong = action.events.length === 0 ? ['no event'] : unsound(action.timeline.present);
      if (wrong.length > 0) throw new Error(wrong.join(', '));
      if (type === 'undo' || type === 'redo' || type === 'newGame') return;
      const fronts = action.timeline.present.pegs.map(({ front }) => front);
      const told = explained(present, action.events);
      if (told.join() !== fronts.join()) throw new Error(`${fronts} is not ${told}`);
    });
    const read = replay(JSON.parse(JSON.stringify(events)) as Event[]);
    expect(JSON.stringify(read.present)).toBe(JSON.stringify(timeline.present));
    expect(read.moves).toBe(timeline.moves);
    const again = backAndForth(timeline, times);
    expect(again.present).toBe(timeline.present);
    expect(again.past).toEqual(timeline.past);
  });
  fc.assert(lawful, draw);
  return met;
}

/** The timeline after so many undos, or as many as there are, then as many redos. */
function backAndForth(timeline: Timeline, times: number): Timeline {
  let back = timeline;
  let done = 0;
  for (; done < times; done++) {
    const undone = act(back, { type: 'undo' });
    if (!undone.ok) break;
    back = undone.value.timeline;
  }
  for (; done > 0; done--) back = (act(back, { type: 'redo' }) as { value: Action }).value.timeline;
  return back;
}
