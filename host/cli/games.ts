// `muggins games` and `muggins export`: read the journal, even beside a running table.
import { scoresOf, tellGames, wasPlayed } from '../../shared/story/games.ts';
import type { TableEvent } from '../../shared/story/roster.ts';
import type { GameStory } from '../../shared/story/story.ts';
import { type Entry, isJournalError, type JournalReader, readJournal } from '../journal/index.ts';
import { TABLE_EVENTS } from '../table/index.ts';
import { CliError, columns, json, type Output, usageError } from './output.ts';
import { dataFolder } from './place.ts';

interface JournalOption {
  readonly data?: string;
}

/** Reads the journal of `--data`, and turns what the journal says into what the command says. */
function withJournal<T>(options: JournalOption, work: (journal: JournalReader<TableEvent>) => T): T {
  try {
    const journal = readJournal(dataFolder(options.data), TABLE_EVENTS);
    try {
      return work(journal);
    } finally {
      journal.close();
    }
  } catch (error) {
    if (!isJournalError(error)) throw error;
    throw new CliError(error.code, error.message);
  }
}

const day = (time: number): string => new Date(time).toISOString().slice(0, 16).replace('T', ' ');

function outcome({ status, result, players }: GameStory): string {
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
  extends Pick<GameStory, 'id' | 'game' | 'players' | 'status'>,
    Partial<{ readonly [K in 'result']: NonNullable<GameStory[K]> }> {
  readonly rules: string;
  readonly started: string;
  readonly lastMove: string;
  /** Front pegs, by side. */
  readonly scores: readonly number[];
}

function summaryOf(story: GameStory): GameSummary {
  const { id, game, players, rules, started, lastEvent, status, result } = story;
  return {
    id,
    game,
    players,
    rules: rules.name,
    started: iso(started),
    lastMove: iso(lastEvent),
    status,
    scores: scoresOf(story),
    ...(result !== null && { result }),
  };
}

const iso = (time: number): string => new Date(time).toISOString();

/** Lists every game, oldest first. */
export function games(options: JournalOption & { readonly json?: boolean }, output: Output): void {
  const list = tellGames(withJournal(options, (journal) => [...journal.read()])).filter(wasPlayed);
  if (options.json === true) {
    output.out(json({ games: list.map(summaryOf) }));
    return;
  }
  const rows = list.map((game) => [
    String(game.id),
    day(game.started),
    game.rules.name,
    game.players.map((name, seat) => `${name} ${scoresOf(game)[seat] ?? ''}`.trim()).join(', '),
    outcome(game),
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
  output.out(
    json(
      exported(
        Number(text),
        withJournal(options, (journal) => [...journal.read()]),
      ),
    ),
  );
}

/** One game with all its events, including those that were undone. @throws CliError if no game has this number */
function exported(id: number, entries: readonly Entry<TableEvent>[]) {
  const stories = tellGames(entries);
  const story = stories.find((each) => each.id === id);
  if (story === undefined) throw usageError('noGame', noGameWords(id, stories.length));
  const events = entries
    .filter(({ chapter }) => chapter === id)
    .map(({ sequence, time, event }) => ({ sequence, time: iso(time), event }));
  return { muggins: 1, game: summaryOf(story), events };
}

const noGameWords = (game: number, games: number): string =>
  games === 0
    ? `There is no game ${game}: the journal is empty. Play one first: \`muggins start\`.`
    : `There is no game ${game}. The journal has games 1 to ${games}; \`muggins games\` lists them.`;
