// `muggins journal import`: another machine's games and players, each of them once.
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { act, replay, type State } from '../../../shared/rules/index.ts';
import { gameEvents, isOfRoster, type TableEvent } from '../../../shared/story/roster.ts';
import { counted } from '../../../shared/words/index.ts';
import { type Entry, journalAt, journalIn, openJournal, type Stray } from '../../journal/index.ts';
import { TABLE_EVENTS } from '../../table/kind.ts';
import { CliError, type Output, print, usageError } from '../output.ts';
import { dataFolder } from '../place.ts';
import { type GameGlance, type Glance, gameOf, glance, type JournalOptions } from './journal.ts';

/** Adds the games of another journal; without `--yes` only says which. @throws CliError */
export function importJournal([from = '']: readonly string[], options: JournalOptions, output: Output): void {
  const folder = dataFolder(options.data);
  const source = readWhole(pathOf(from));
  const own = existsSync(journalIn(folder)) ? readWhole(folder) : undefined;
  const { id } = source.report;
  if (own !== undefined && own.report.id === id)
    throw usageError(
      'sameJournal',
      `${source.report.folder} is a copy of the journal in ${folder}. To go back to it, use \`muggins journal restore\`.`,
    );
  const addition = additionOf(source, own);
  if (options.yes === true && addition.entries.length > 0) add(folder, own, addition);
  const imported = options.yes === true;
  const data = { imported, from: id, games: addition.games, players: addition.changes };
  print(output, options, data, linesOf(addition, imported));
}

function pathOf(from: string): string {
  const path = resolve(from);
  if (existsSync(journalAt(path))) return path;
  const words = `There is no journal at ${path}. Name a backup, or the data folder of another machine, such as ${join('E:', 'muggins')}.`;
  throw usageError('noFile', words);
}

function readWhole(path: string): Glance {
  const seen = glance(path);
  if (seen.sound) return seen;
  const words = `${path} is damaged, so nothing was imported. ${seen.flaws.join(' ')} Put a backup in its place first: \`muggins journal restore\`.`;
  throw new CliError('unsound', words);
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
    const begun = again.map((event): Stray<TableEvent> => ({ chapter, time: Date.now(), event }));
    journal.adopt([...entries, ...begun]);
  } finally {
    journal.close();
  }
}

/** Imported games come behind the game that is on the board, which would be over by that. */
function refuseInPlay({ phase, pegs }: State): void {
  if (phase === 'none' || phase === 'over' || pegs.every(({ front }) => front === 0)) return;
  const words =
    'A game is in progress, and imported games come after it. Finish it or abandon it first, stop the table, and try again.';
  throw new CliError('gameInPlay', words);
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
  const list = games.map(
    ({ players, started }) => `${started.slice(0, 16).replace('T', ' ')}  ${players.join(', ')}`,
  );
  const end = `Would import: ${what}. Nothing has been changed. To do it, add --yes.`;
  return [...list, done ? `Imported: ${what}.` : end];
}

/** What makes a change of the list of players unique: its event and its time. */
const markOf = ({ time, event: { move: _, ...event } }: Entry<TableEvent>): string =>
  JSON.stringify([time, event]);

type Addition = ReturnType<typeof additionOf>;

/** Games that are known are left out; moves, chapters and the moves that undo names get the numbers that come next. */
function additionOf({ report: { id }, events }: Glance, own: Glance | undefined) {
  const knownGames = new Set(own?.games.map((game) => game.id));
  const knownChanges = new Set(own?.events.filter(({ event }) => isOfRoster(event)).map(markOf));
  const last = own?.events.at(-1);
  const lastChapter = Math.max(own?.games.at(-1)?.game ?? 0, last?.chapter ?? 0);
  const [chapters, moves] = [new Map<number, number>(), new Map<number, number>()];
  const games: GameGlance[] = [];
  const entries: Stray<TableEvent>[] = [];
  let changes = 0;
  for (const entry of events) {
    const { event, time } = entry;
    const game = event.type === 'gameStarted' ? gameOf(entry, id) : undefined;
    if (game !== undefined && !knownGames.has(game.id)) {
      chapters.set(entry.chapter, lastChapter + chapters.size + 1);
      games.push(game);
    }
    const ofRoster = isOfRoster(event);
    if (ofRoster && knownChanges.has(markOf(entry))) continue;
    const chapter = ofRoster ? lastChapter + Math.max(1, chapters.size) : chapters.get(entry.chapter);
    if (chapter === undefined) continue;
    if (ofRoster) changes += 1;
    if (!moves.has(event.move)) moves.set(event.move, (last?.event.move ?? 0) + moves.size + 1);
    entries.push({ chapter, time, event: moved(entry, id, moves) });
  }
  return { games, changes, entries };
}

/** An event under its new move number. A game keeps the id that it has in its own journal. */
function moved(
  { event, chapter }: Entry<TableEvent>,
  journal: string,
  moves: ReadonlyMap<number, number>,
): TableEvent {
  const move = moves.get(event.move) ?? 0;
  switch (event.type) {
    case 'gameStarted':
      return { ...event, gameId: event.gameId ?? `${journal}/${chapter}`, move };
    case 'undone':
    case 'undoSetAside':
      return { ...event, undoes: moves.get(event.undoes) ?? 0, move };
    case 'redone':
      return { ...event, redoes: moves.get(event.redoes) ?? 0, move };
    default:
      return { ...event, move };
  }
}
