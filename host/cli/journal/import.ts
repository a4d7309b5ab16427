// `muggins journal import`: another machine's games and players, each of them once.
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { act, replay, type State } from '../../../shared/rules/index.ts';
import { gameEvents, type TableEvent } from '../../../shared/story/roster.ts';
import { counted } from '../../../shared/words/index.ts';
import { journalAt, journalIn, openJournal, type Stray } from '../../journal/index.ts';
import { TABLE_EVENTS } from '../../table/kind.ts';
import { CliError, type Output, print, usageError } from '../output.ts';
import { dataFolder } from '../place.ts';
import { type Glance, glance, type JournalOptions } from './journal.ts';
import { type Addition, additionOf, Inventory } from './merge.ts';

/** Adds the games of another journal; without `--yes` only says which. @throws CliError */
export function importJournal(from: string, options: JournalOptions, output: Output): void {
  const folder = dataFolder(options.data);
  const source = readWhole(pathOf(from));
  const own = existsSync(journalIn(folder)) ? readWhole(folder) : undefined;
  const { id } = source.report;
  if (own !== undefined && own.report.id === id)
    throw usageError(
      'sameJournal',
      `${source.report.folder} is a copy of the journal in ${folder}. To go back to it, use \`muggins journal restore\`.`,
    );
  const addition = additionTo(own, source);
  if (options.yes === true && addition.entries.length > 0) add(folder, own, addition);
  const imported = options.yes === true;
  const data = { imported, from: id, games: addition.games, players: addition.changes };
  print(output, options, data, linesOf(addition, imported));
}

function pathOf(from: string): string {
  const path = resolve(from);
  if (existsSync(journalAt(path))) return path;
  throw usageError(
    'noFile',
    `There is no journal at ${path}. Name a backup, or the data folder of another machine, such as ${join('E:', 'muggins')}.`,
  );
}

function readWhole(path: string): Glance {
  const seen = glance(path);
  if (seen.sound) return seen;
  throw new CliError(
    'unsound',
    `${path} is damaged, so nothing was imported. ${seen.flaws.join(' ')} Put a backup in its place first: \`muggins journal restore\`.`,
  );
}

function additionTo(own: Glance | undefined, { report: { id }, events }: Glance): Addition {
  const holding = new Inventory(own?.report.id ?? '');
  for (const entry of own?.events ?? []) holding.follow(entry);
  const last = own?.events.at(-1);
  const chapter = Math.max(own?.games.at(-1)?.game ?? 0, last?.chapter ?? 0);
  return additionOf({ id, entries: events }, { holding, move: last?.event.move ?? 0, chapter });
}

/** Writes everything as new chapters. The table's own players sit down to a new game behind them. */
function add(folder: string, own: Glance | undefined, { entries, games }: Addition): void {
  const events = gameEvents(own?.events.map(({ event }) => event) ?? []);
  const { present } = replay(events);
  refuseInPlay(present);
  const last = entries.at(-1);
  const move = (last?.event.move ?? 0) + 1;
  const again = present.phase === 'none' || games.length === 0 ? [] : newGame(present, move);
  const chapter = (last?.chapter ?? 0) + 1;
  const journal = openJournal(folder, TABLE_EVENTS);
  try {
    // A table may have kept it since it was read.
    if (journal.head.sequence !== (own?.events.at(-1)?.sequence ?? 0))
      throw new CliError('changed', 'The journal has changed meanwhile. Nothing was imported; try again.');
    journal.adopt([
      ...entries,
      ...again.map((event): Stray<TableEvent> => ({ chapter, time: Date.now(), event })),
    ]);
  } finally {
    journal.close();
  }
}

/** Imported games come behind the game that is on the board, which would be over by that. */
function refuseInPlay({ phase, pegs }: State): void {
  if (phase === 'none' || phase === 'over' || pegs.every(({ front }) => front === 0)) return;
  throw new CliError(
    'gameInPlay',
    'A game is on the board, and imported games come behind it. Finish it or abandon it first, stop the table, and try again.',
  );
}

function newGame({ rules, players, playerIds }: State, move: number): readonly TableEvent[] {
  const begun = act(
    { ...replay([]), moves: move - 1 },
    { type: 'newGame', newMatch: true, gameId: randomUUID(), rules, players, playerIds },
  );
  if (!begun.ok) throw new Error(`no new game: ${begun.refusal.code}`);
  return begun.value.events.map((event) =>
    event.type === 'gameStarted' ? { ...event, apart: true } : event,
  );
}

function linesOf({ games, changes }: Addition, done: boolean): readonly string[] {
  if (games.length === 0 && changes === 0) return ['Nothing to import: everything is here already.'];
  const ofPlayers = changes === 0 ? '' : ` and ${counted(changes, 'change')} of players`;
  const what = `${counted(games.length, 'game')}${ofPlayers}`;
  return [
    ...games.map(
      ({ players, started }) => `${started.slice(0, 16).replace('T', ' ')}  ${players.join(', ')}`,
    ),
    done ? `Imported: ${what}.` : `Would import: ${what}. Nothing has been changed. To do it, add --yes.`,
  ];
}
