// Random evenings for tests of the folds: games with long undo and redo, games that are left, players who are merged and renamed.
import fc from 'fast-check';
import { act, type Command, EMPTY, type Timeline } from '../../../shared/rules/index.ts';
import { anyGame, commandFor, playersOf } from '../../../shared/rules/testing/random.ts';
import type { DealtEvent } from '../../../shared/story/dealt.ts';
import type { RosterChange, TableEvent } from '../../../shared/story/roster.ts';

/** What is kept beside the moves. */
type Beside = RosterChange | Omit<DealtEvent, 'move'>;

/** What is done besides playing: how far undo and redo go, who comes next, what becomes of a player, whether cards are entered for study. */
interface EveningTurn {
  readonly back: number;
  readonly forth: number;
  readonly again: boolean;
  readonly seats: number;
  readonly change: Beside | undefined;
}

const IDS = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
const anyId = fc.constantFrom(...IDS);
const anyChange: fc.Arbitrary<Beside> = fc.oneof(
  fc.record({ type: fc.constant('playersMerged' as const), id: anyId, into: anyId }),
  fc.record({ type: fc.constant('playerParted' as const), id: anyId }),
  fc.record({ type: fc.constant('playerChanged' as const), id: anyId, guest: fc.boolean() }),
  fc.record({ type: fc.constant('playerChanged' as const), id: anyId, name: fc.constantFrom('Ann', 'Bob') }),
  fc.constant({
    type: 'handDealt' as const,
    game: 'game',
    deal: 1,
    seat: 0,
    cards: ['5H'],
    thrown: ['5H'],
  } as const),
);
const anyTurn: fc.Arbitrary<EveningTurn> = fc.record({
  back: fc.oneof(fc.constant(0), fc.nat(4), fc.nat(29)),
  forth: fc.oneof(fc.constant(0), fc.nat(29), fc.constant(1000)),
  again: fc.boolean(),
  seats: fc.nat(6),
  change: fc.option(anyChange, { nil: undefined }),
});

/** Random evenings, move by move. */
export const anyEvening: fc.Arbitrary<readonly (readonly TableEvent[])[]> = fc
  .tuple(anyGame, fc.array(anyTurn, { minLength: 1, maxLength: 30, size: 'max' }))
  .map(([{ rules, wishes }, turns]) => {
    const evening = new Play();
    const begin = (by: number): Command => ({
      type: 'newGame',
      rules,
      players: playersOf(rules),
      playerIds: playersOf(rules).map((_, seat) => IDS[(seat + by) % IDS.length] ?? ''),
      ...(by % 2 === 0 && { gameId: `game ${evening.moves.length}` }),
    });
    evening.perform(begin(0));
    for (const [at, wish] of wishes.entries()) {
      evening.perform(commandFor(evening.timeline.present, wish));
      if (at % 5 !== 4) continue;
      const turn = turns[(at - 4) / 5];
      if (turn === undefined) continue;
      for (let step = 0; step < turn.back && evening.perform({ type: 'undo' }); step++);
      for (let step = 0; step < turn.forth && evening.perform({ type: 'redo' }); step++);
      if (turn.seats % 3 === 0) evening.perform({ type: 'concede', seat: 0 });
      if (turn.again) evening.perform(begin(turn.seats));
      if (turn.change !== undefined) evening.change(turn.change);
    }
    return evening.moves;
  });

class Play {
  readonly moves: (readonly TableEvent[])[] = [];
  timeline: Timeline = EMPTY;

  perform(command: Command): boolean {
    const done = act(this.timeline, command);
    if (!done.ok) return false;
    this.timeline = done.value.timeline;
    this.moves.push(done.value.events);
    return true;
  }

  change(change: Beside): void {
    const move = this.timeline.moves + 1;
    this.timeline = { ...this.timeline, moves: move };
    this.moves.push([{ ...change, move }]);
  }
}
