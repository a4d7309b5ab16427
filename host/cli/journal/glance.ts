// A journal at a glance: which games it has, and what is damaged, in plain words.
import type { TableEvent } from '../../../shared/story/roster.ts';
import { DEFAULT } from '../../../shared/words/default.ts';
import { counted, sayMessage } from '../../../shared/words/index.ts';
import { type Checked, checkJournal, type Entry, isJournalError } from '../../journal/index.ts';
import { TABLE_EVENTS } from '../../table/kind.ts';
import { CliError } from '../output.ts';
import { Progress } from '../progress.ts';

/** A game in a line. Times are ISO 8601. */
export interface GameGlance {
  readonly game: number;
  readonly id: string;
  readonly players: readonly string[];
  readonly started: string;
}

/** A journal at a glance. */
export interface Glance {
  readonly report: Checked;
  readonly games: readonly GameGlance[];
  readonly entries: readonly Entry<TableEvent>[];
}

/** Reads a journal, that of a data folder or a backup, from end to end. @throws CliError */
export function glance(path: string): Glance {
  const entries: Entry<TableEvent>[] = [];
  const progress = new Progress((read) => `Reading ${path}: ${read} entries`);
  const report = ofJournal(
    () =>
      checkJournal(path, TABLE_EVENTS, (entry) => {
        entries.push(entry);
        progress.step();
      }),
    progress,
  );
  entries.sort((a, b) => a.sequence - b.sequence);
  const begun = entries.filter(({ event }) => event.type === 'gameStarted');
  return { report, entries, games: begun.map((entry) => gameOf(entry, report.id)) };
}

/** The game that an entry begins. One without an id of its own is known by its journal and number. */
export function gameOf({ event, chapter, time }: Entry<TableEvent>, journal: string): GameGlance {
  if (event.type !== 'gameStarted') throw new Error(`${event.type} begins no game`);
  const id = event.gameId ?? `${journal}/${chapter}`;
  return { game: chapter, id, players: event.players, started: new Date(time).toISOString() };
}

/** Turns what the journal says into what the command says. */
export function ofJournal<T>(work: () => T, progress?: Progress): T {
  try {
    return work();
  } catch (error) {
    if (isJournalError(error)) throw new CliError(error.code, error.message);
    throw error;
  } finally {
    progress?.end();
  }
}

/** Whether nothing is damaged. */
export const isSound = ({ flaws }: Checked): boolean => flaws.length === 0;

const gameWords = ({ game, players, started }: GameGlance): string =>
  `game ${game}, ${players.join(' and ')}, ${started.slice(0, 16).replace('T', ' ')}`;

/** How much is in it, and the last game. */
export function sizeWords({ report: { entries }, games }: Glance): string {
  const last = games.at(-1);
  const size = `${counted(entries, 'entry', 'entries')}, ${counted(games.length, 'game')}`;
  return last === undefined ? size : `${size}; the last is ${gameWords(last)}`;
}

/** What is damaged, a line for each game. */
export const flawLines = ({ report, games }: Glance): readonly string[] =>
  report.flaws.map(({ chapter, reason }) => {
    const known = games.find(({ game }) => game === chapter);
    const where = known === undefined ? `game ${chapter}` : gameWords(known);
    const words = sayMessage(DEFAULT, 'reason', reason) ?? reason.code;
    return `${chapter === 0 ? 'Before the first game' : `G${where.slice(1)}`}: ${words}.`;
  });
