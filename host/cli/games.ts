/** `muggins games` and `muggins export`: what the journal holds, read beside a running table. */
import { type GameSummary, isJournalError, type JournalReader, readJournal } from '../journal/index.ts';
import { CliError, columns, json, type Output, usageError } from './output.ts';
import { dataFolder } from './place.ts';

interface JournalOption {
  readonly data?: string;
}

/** Reads the journal of `--data`, and turns what the journal says into what the command says. */
function withJournal<T>(options: JournalOption, work: (journal: JournalReader) => T): T {
  try {
    const journal = readJournal(dataFolder(options.data));
    try {
      return work(journal);
    } finally {
      journal.close();
    }
  } catch (error) {
    if (!isJournalError(error)) throw error;
    throw isJournalError(error, 'noGame')
      ? usageError(error.code, error.message)
      : new CliError(error.code, error.message);
  }
}

const day = (time: number): string => new Date(time).toISOString().slice(0, 16).replace('T', ' ');

function outcome({ status, result, players }: GameSummary): string {
  if (result === undefined) return status;
  const { winner, losers } = result;
  const notes = losers.flatMap(({ skunk, stinkHole }) => [
    ...(skunk === 'none' ? [] : [skunk === 'skunk' ? 'skunk' : 'double skunk']),
    ...(stinkHole ? ['stink hole'] : []),
  ]);
  return [`${players[winner] ?? `side ${winner + 1}`} won`, ...notes].join(', ');
}

/** Times as `export` gives them: ISO 8601. */
const timesOf = ({ started, lastMove }: GameSummary): { started: string; lastMove: string } => ({
  started: new Date(started).toISOString(),
  lastMove: new Date(lastMove).toISOString(),
});

/** A game that was replaced before anybody had scored was none. */
const wasPlayed = ({ status, scores }: GameSummary): boolean =>
  status !== 'abandoned' || scores.some((score) => score > 0);

/** Lists every game, oldest first. */
export function games(options: JournalOption & { readonly json?: boolean }, output: Output): void {
  const list = withJournal(options, (journal) => journal.games()).filter(wasPlayed);
  if (options.json === true) {
    output.out(json({ games: list.map((game) => ({ ...game, ...timesOf(game) })) }));
    return;
  }
  const rows = list.map((game) => [
    String(game.id),
    day(game.started),
    game.rules,
    game.players.map((name, seat) => `${name} ${game.scores[seat] ?? ''}`.trim()).join(', '),
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
      `'${text}' is no game. Expected a number from 1, as \`muggins games\` lists them.`,
    );
  }
  output.out(json(withJournal(options, (journal) => journal.exportGame(Number(text)))));
}
