// Journals to damage: games between two players that one of them wins, or that go on.
import { act, type Command, EMPTY, SIX_CARD, type Timeline } from '../../../shared/rules/index.ts';
import { openJournal } from '../../journal/index.ts';
import { TABLE_EVENTS } from '../../table/index.ts';

/** A game of the evening: who plays, what is pegged by the first of them, and whether they concede at the end. */
export interface Round {
  readonly id?: string;
  readonly players: readonly [string, string];
  readonly points: readonly number[];
  readonly over?: boolean;
}

/** Plays rounds in the journal of a folder, one move an hour. */
export function play(folder: string, rounds: readonly Round[], from = Date.UTC(2026, 0, 1)): void {
  let [time, timeline]: [number, Timeline] = [from, EMPTY];
  const journal = openJournal(folder, TABLE_EVENTS, { now: () => time });
  timeline = { ...timeline, moves: journal.head.move };
  const make = (command: Command, chapter: number): void => {
    const done = act(timeline, command);
    if (!done.ok) throw new Error(done.refusal.code);
    time += 3_600_000;
    journal.append(done.value.events, chapter);
    ({ timeline } = done.value);
  };
  try {
    const first = journal.head.chapter + 1;
    for (const [at, { id, players, points, over = true }] of rounds.entries()) {
      const chapter = first + at;
      const named = { players, playerIds: players, ...(id !== undefined && { gameId: id }) };
      make({ type: 'newGame', newMatch: true, rules: SIX_CARD, ...named }, chapter);
      make({ type: 'free' }, chapter);
      for (const each of points) make({ type: 'peg', seat: 0, points: each }, chapter);
      if (over) make({ type: 'concede', seat: 1 }, chapter);
    }
  } finally {
    journal.close();
  }
}
