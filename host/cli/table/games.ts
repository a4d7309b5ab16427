// `muggins games` and `muggins export`: read the journal, even beside a running table.
import { isPractice } from '../../../shared/partner/seats.ts';
import { EVENTS } from '../../../shared/rules/game/index.ts';
import { type Event, formatGame, Game } from '../../../shared/rules/index.ts';
import type { GameLine } from '../../../shared/story/line.ts';
import type { TableEvent } from '../../../shared/story/roster.ts';
import { load } from '../../../shared/words/catalog.ts';
import { ALL } from '../../../shared/words/generated/all.ts';
import { readJournal } from '../../journal/index.ts';
import type { Archive } from '../../table/archive.ts';
import { fits, practiceFor } from '../../table/gamefilter.ts';
import { csvPieces, type ExportChoice, jsonPieces } from '../../table/gamesexport.ts';
import { JournalFold, type ListedGame, TABLE_EVENTS } from '../../table/index.ts';
import { paint } from '../colour.ts';
import { writeNamed } from '../files.ts';
import { CliError, columns, listed, type Output, print, usageError } from '../output.ts';
import { dataFolder } from '../place.ts';
import { Progress } from '../progress.ts';
import type { ExportOptions, GamesOptions } from './command.ts';

/** The journal of `--data`, and its games. */
function opened({ data }: Pick<GamesOptions, 'data'>) {
  const journal = readJournal(dataFolder(data), TABLE_EVENTS);
  const fold = new JournalFold(journal);
  fold.resume();
  return { journal, archive: fold.archive };
}

/** Every game that was played and that `--practice` wants, the oldest first. */
const wanted = (archive: Archive, { practice }: Pick<GamesOptions, 'practice'>): readonly ListedGame[] =>
  archive
    .after(0, archive.count, 'played')
    .filter(({ line }) => fits(line, { practice: practiceFor(practice) }));

/** The numbers of those that count. */
const counted = (archive: Archive, { practice }: Pick<GamesOptions, 'practice'>): readonly number[] =>
  archive
    .fitting({ practice: practiceFor(practice) }, undefined, archive.count)
    .map(({ id }) => id)
    .toReversed();

const day = (time: number): string => new Date(time).toISOString().slice(0, 16).replace('T', ' ');

function outcome({ status, result, players, playerIds }: GameLine): string {
  const practice = isPractice(playerIds) ? ['practice'] : [];
  if (result === null) return [status, ...practice].join(', ');
  const { winner, losers } = result;
  const notes = losers.flatMap(({ skunk, stinkHole }) => [
    ...(skunk === 'none' ? [] : [skunk === 'skunk' ? 'skunk' : 'double skunk']),
    ...(stinkHole ? ['stink hole'] : []),
  ]);
  const end =
    winner === null ? paint('red', 'lost') : paint('green', `${players[winner] ?? `side ${winner + 1}`} won`);
  return [end, ...notes, ...practice].join(', ');
}

/** A game of the list. Times are ISO 8601. */
function summaryOf({ line, lastEvent }: ListedGame): object {
  const { id, game, players, playerIds, rules, started, status, scores, result } = line;
  const times = { started: iso(started), lastMove: iso(lastEvent) };
  return {
    id,
    game,
    players,
    playerIds,
    rules,
    ...times,
    status,
    scores,
    ...(result !== null && { result }),
  };
}

const iso = (time: number): string => new Date(time).toISOString();

/** Lists every game, oldest first. */
export function games(options: GamesOptions, output: Output): void {
  const { archive } = opened(options);
  const list = wanted(archive, options);
  const rows = list.map(({ line }) => [
    String(line.id),
    day(line.started),
    line.rules,
    line.players.map((name, seat) => `${name} ${line.scores[seat] ?? ''}`.trim()).join(', '),
    outcome(line),
  ]);
  const lines = list.length === 0 ? ['No games yet.'] : columns(rows);
  print(output, options, { games: list.map(summaryOf) }, lines);
}

/** Prints games, all that count unless some are named, in the form that the page of games saves. @throws CliError */
export async function exportGames(
  texts: readonly string[],
  options: ExportOptions,
  output: Output,
): Promise<void> {
  const { csv = false, events = false, notation = false, out } = options;
  const named = texts.map(gameNumber);
  const language = await load(options.language ?? 'en', ALL);
  const { archive, journal } = opened(options);
  for (const id of named)
    if (archive.find(id) === undefined) throw usageError('noGame', noGameWords(id, archive.count));
  const progress = new Progress((done) => `Exporting: game ${done} of ${named.length || archive.count}`);
  const entries = (line: Pick<GameLine, 'id' | 'status'>) => {
    const shown = journal.chapter(line.id).filter(isPublic(line));
    return shown.map(({ sequence, time, event }) => ({ sequence, time, event }));
  };
  if (notation) {
    const games = wanted(archive, options).map(({ line }) => line);
    const chosen = named.length === 0 ? games : named.flatMap((id) => archive.find(id)?.line ?? []);
    return writeNotation(
      chosen.map(({ id }) => ({ id, events: journal.chapter(id).map(({ event }) => event) })),
      (texts) => write(texts, out, output),
    );
  }
  const all = named.length === 0 && options.practice === undefined;
  const choice: ExportChoice = {
    ...(!all && { games: named.length > 0 ? named : counted(archive, options) }),
    ...(events && { entries }),
    written: progress.step,
  };
  const pieces = csv ? csvPieces(() => archive, language, choice) : jsonPieces(() => archive, choice);
  try {
    write(pieces, out, output);
  } finally {
    progress.end();
  }
}

/** Writes games in the notation, each under its number. @throws CliError that names those of older rules, which it cannot write */
function writeNotation(
  games: readonly { readonly id: number; readonly events: readonly TableEvent[] }[],
  writeAll: (texts: readonly string[]) => void,
): void {
  const texts = games.map(({ id, events }) => ({
    id,
    text: formatGame(Game.replay(events.filter(isRuled))),
  }));
  writeAll(texts.flatMap(({ id, text }) => (text.ok ? [`; game ${id}\n${text.value}\n`] : [])));
  const old = texts.flatMap(({ id, text }) => (text.ok ? [] : [`game ${id}`]));
  if (old.length === 0) return;
  const words = `Older rules made moves of ${listed(old, 'and')} that the notation cannot write.`;
  throw new CliError('notWritten', `${words} Export these as JSON.`);
}

const isRuled = (event: TableEvent): event is Event => (EVENTS as readonly string[]).includes(event.type);

function gameNumber(text: string): number {
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
  const words = `'${text}' is not a game. Expected a number from 1; \`muggins games\` lists them.`;
  throw usageError('badGame', words);
}

/** Cards for study stay secret until the game is over. */
const isPublic =
  ({ status }: Pick<GameLine, 'status'>) =>
  ({ event }: { readonly event: TableEvent }): boolean =>
    event.type !== 'handDealt' || status === 'finished';

/** Writes the pieces to a file, or prints their lines. @throws CliError for what the disk refuses */
function write(pieces: Iterable<string>, file: string | undefined, output: Output): void {
  if (file === undefined) {
    let rest = '';
    for (const piece of pieces) {
      rest += piece;
      const end = rest.lastIndexOf('\n');
      if (end < 0) continue;
      output.out(rest.slice(0, end));
      rest = rest.slice(end + 1);
    }
    return;
  }
  writeNamed(file, pieces);
}

const noGameWords = (game: number, games: number): string =>
  games === 0
    ? `There is no game ${game}: the journal is empty. Play one first: \`muggins start\`.`
    : `There is no game ${game}. The journal has games 1 to ${games}; \`muggins games\` lists them.`;
