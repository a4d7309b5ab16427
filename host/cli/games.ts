// `muggins games` and `muggins export`: read the journal, even beside a running table.

import type { GameLine } from '../../shared/story/line.ts';
import type { TableEvent } from '../../shared/story/roster.ts';
import { isJournalError, type JournalReader, readJournal } from '../journal/index.ts';
import { ARCHIVE, Archive, type ListedGame, TABLE_EVENTS } from '../table/index.ts';
import { CliError, columns, json, type Output, usageError } from './output.ts';
import { dataFolder } from './place.ts';

interface JournalOption {
  readonly data?: string;
}

/** Reads the journal of `--data`, and turns what the journal says into what the command says. */
function withJournal<T>(
  options: JournalOption,
  work: (archive: Archive, journal: JournalReader<TableEvent>) => T,
): T {
  try {
    const journal = readJournal(dataFolder(options.data), TABLE_EVENTS);
    try {
      return work(archiveOf(journal), journal);
    } finally {
      journal.close();
    }
  } catch (error) {
    if (!isJournalError(error)) throw error;
    throw new CliError(error.code, error.message);
  }
}

/** Its games as they are kept beside the events; from the events where they are not. */
const archiveOf = (journal: JournalReader<TableEvent>): Archive =>
  journal.keeps(ARCHIVE) ? Archive.resume(journal) : Archive.gather(journal);

const day = (time: number): string => new Date(time).toISOString().slice(0, 16).replace('T', ' ');

function outcome({ status, result, players }: GameLine): string {
  if (result === null) return status;
  const { winner, losers } = result;
  const notes = losers.flatMap(({ skunk, stinkHole }) => [
    ...(skunk === 'none' ? [] : [skunk === 'skunk' ? 'skunk' : 'double skunk']),
    ...(stinkHole ? ['stink hole'] : []),
  ]);
  return [`${players[winner] ?? `side ${winner + 1}`} won`, ...notes].join(', ');
}

/** A game in a line of the list, and at the head of its export. Times are ISO 8601. */
interface GameSummary
  extends Pick<GameLine, 'id' | 'game' | 'players' | 'status' | 'rules' | 'scores'>,
    Partial<{ readonly [K in 'result']: NonNullable<GameLine[K]> }> {
  readonly started: string;
  readonly lastMove: string;
}

function summaryOf({ line, lastEvent }: ListedGame): GameSummary {
  const { id, game, players, rules, started, status, scores, result } = line;
  return {
    id,
    game,
    players,
    rules,
    started: iso(started),
    lastMove: iso(lastEvent),
    status,
    scores,
    ...(result !== null && { result }),
  };
}

const iso = (time: number): string => new Date(time).toISOString();

/** Lists every game, oldest first. */
export function games(options: JournalOption & { readonly json?: boolean }, output: Output): void {
  const list = withJournal(options, (archive) => archive.after(0, archive.count, 'played'));
  if (options.json === true) {
    output.out(json({ games: list.map(summaryOf) }));
    return;
  }
  const rows = list.map(({ line }) => [
    String(line.id),
    day(line.started),
    line.rules,
    line.players.map((name, seat) => `${name} ${line.scores[seat] ?? ''}`.trim()).join(', '),
    outcome(line),
  ]);
  for (const line of columns(rows)) output.out(line);
  if (list.length === 0) output.out('No games yet.');
}

/** Prints one game with all its events. */
export function exportGame(text: string, options: JournalOption, output: Output): void {
  if (!/^[1-9]\d{0,8}$/.test(text)) {
    throw usageError(
      'badGame',
      `'${text}' is not a game. Expected a number from 1; \`muggins games\` lists them.`,
    );
  }
  output.out(json(withJournal(options, (archive, journal) => exported(Number(text), archive, journal))));
}

/** One game with all its events, including those that were undone. @throws CliError if no game has this number */
function exported(id: number, archive: Archive, journal: JournalReader<TableEvent>) {
  const found = archive.find(id);
  if (found === undefined) throw usageError('noGame', noGameWords(id, archive.count));
  const events = journal
    .chapter(id)
    .map(({ sequence, time, event }) => ({ sequence, time: iso(time), event }));
  return { muggins: 1, game: summaryOf(found), events };
}

const noGameWords = (game: number, games: number): string =>
  games === 0
    ? `There is no game ${game}: the journal is empty. Play one first: \`muggins start\`.`
    : `There is no game ${game}. The journal has games 1 to ${games}; \`muggins games\` lists them.`;
