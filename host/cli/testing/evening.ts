// Journals to damage: games between two players that one of them wins, or that go on.
import { act, type Command, EMPTY, SIX_CARD, type Timeline } from '../../../shared/rules/index.ts';
import type { TableEvent } from '../../../shared/story/roster.ts';
import { type Journal, openJournal } from '../../journal/index.ts';
import { TABLE_EVENTS } from '../../table/kind.ts';

/** A game of the evening: who plays, what is pegged by the first of them, and whether they concede at the end. */
export interface EveningGame {
  readonly id?: string;
  readonly players: readonly [string, string];
  readonly points: readonly number[];
  readonly over?: boolean;
}

const HOUR = 3_600_000;

/** Plays rounds in the journal of a folder, one move an hour. */
export function play(folder: string, rounds: readonly EveningGame[], from = Date.UTC(2026, 0, 1)): void {
  let time = from;
  const journal = openJournal(folder, TABLE_EVENTS, { now: () => time });
  try {
    for (const append of movesOf(journal, rounds)) {
      time += HOUR;
      append();
    }
  } finally {
    journal.close();
  }
}

/** The moves of rounds, one after the other: each is kept in the journal when it is called. */
export function* movesOf(
  journal: Pick<Journal<TableEvent>, 'append' | 'head'>,
  rounds: readonly EveningGame[],
): Generator<() => void> {
  let timeline: Timeline = { ...EMPTY, moves: journal.head.move };
  let { chapter } = journal.head;
  for (const round of rounds) {
    chapter++;
    for (const command of commandsOf(round)) {
      const done = act(timeline, command);
      if (!done.ok) throw new Error(done.refusal.code);
      ({ timeline } = done.value);
      const [{ events }, number] = [done.value, chapter];
      yield () => journal.append(events, number);
    }
  }
}

function commandsOf({ id, players, points, over = true }: EveningGame): readonly Command[] {
  const named = { players, playerIds: players, ...(id !== undefined && { gameId: id }) };
  return [
    { type: 'newGame', newMatch: true, rules: SIX_CARD, ...named },
    { type: 'free' },
    ...points.map((each): Command => ({ type: 'peg', seat: 0, points: each })),
    ...(over ? [{ type: 'concede', seat: 1 } as const] : []),
  ];
}
