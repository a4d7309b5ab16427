// `muggins journal check`, `backup` and `restore`: the journal of a table.
import type { TableEvent } from '../../../shared/story/roster.ts';
import { DEFAULT } from '../../../shared/words/default.ts';
import { counted, sayMessage } from '../../../shared/words/index.ts';
import { type Checked, checkJournal, copyJournal, type Entry, putBack } from '../../journal/index.ts';
import { TABLE_EVENTS } from '../../table/kind.ts';
import { CliError, type Output, print } from '../output.ts';
import { dataFolder } from '../place.ts';
import { Progress } from '../progress.ts';
import { backupJournal, type Kept, type Look, restoreJournal } from './copies.ts';

/** Options as commander gives them. */
export interface JournalOptions {
  readonly data?: string;
  readonly json?: boolean;
  readonly yes?: boolean;
}

/** A game in a line. Times are ISO 8601. */
export interface GameGlance {
  readonly game: number;
  readonly id: string;
  readonly players: readonly string[];
  readonly started: string;
}

/** A journal at a glance. */
export interface Glance extends Look {
  readonly report: Checked;
  readonly games: readonly GameGlance[];
  readonly events: readonly Entry<TableEvent>[];
}

/** Reads a journal, that of a data folder or a backup, from end to end. @throws JournalError */
export function glance(path: string): Glance {
  const events: Entry<TableEvent>[] = [];
  const progress = new Progress((read) => `Reading ${path}: ${read} entries`);
  try {
    const report = checkJournal(path, TABLE_EVENTS, (entry) => {
      events.push(entry);
      progress.step();
    });
    events.sort((a, b) => a.sequence - b.sequence);
    return glanceOf(report, events);
  } finally {
    progress.end();
  }
}

function glanceOf(report: Checked, events: readonly Entry<TableEvent>[]): Glance {
  const { folder, id, entries, flaws } = report;
  const games = events.filter(({ event }) => event.type === 'gameStarted').map((entry) => gameOf(entry, id));
  const last = games.at(-1);
  const size = `${counted(entries, 'entry', 'entries')}, ${counted(games.length, 'game')}`;
  const [sound, damaged] = [flaws.length === 0, flaws.map(({ chapter }) => chapter)];
  return {
    report,
    games,
    events,
    entries,
    sound,
    size: last === undefined ? size : `${size}; the last is game ${gameWords(last)}`,
    flaws: flaws.map((flaw) => flawWords(flaw, games)),
    data: {
      ...{ folder, journal: id, sound, entries },
      games: games.map((game) => ({ ...game, sound: !damaged.includes(game.game) })),
      flaws,
    },
  };
}

/** The game that an entry begins. One without an id of its own is known by its journal and number. */
export function gameOf({ event, chapter, time }: Entry<TableEvent>, journal: string): GameGlance {
  if (event.type !== 'gameStarted') throw new Error(`${event.type} begins no game`);
  const id = event.gameId ?? `${journal}/${chapter}`;
  return { game: chapter, id, players: event.players, started: new Date(time).toISOString() };
}

const gameWords = ({ game, players, started }: GameGlance): string =>
  `${game}, ${players.join(' and ')}, ${started.slice(0, 16).replace('T', ' ')}`;

function flawWords({ chapter, reason }: Checked['flaws'][number], games: readonly GameGlance[]): string {
  const known = games.find(({ game }) => game === chapter);
  const words = sayMessage(DEFAULT, 'reason', reason) ?? reason.code;
  if (chapter === 0) return `Before the first game: ${words}.`;
  return `Game ${known === undefined ? chapter : gameWords(known)}: ${words}.`;
}

/** Checks the journal, and changes nothing. @throws CliError `unsound` if a game is damaged */
export function check(_: readonly string[], options: JournalOptions, output: Output): void {
  const { report, games, size, flaws, sound, data } = glance(dataFolder(options.data));
  const end = sound ? ['Everything is sound.'] : [];
  print(output, options, data, [`${report.folder}: ${size}.`, ...flaws, ...end]);
  if (sound) return;
  throw new CliError(
    'unsound',
    `${counted(flaws.length, 'game')} of ${games.length} ${flaws.length === 1 ? 'is' : 'are'} damaged. ` +
      'All others can be read, and play can go on. To put a backup back: muggins journal restore FOLDER.',
  );
}

/** Copies the journal to a new folder. @throws CliError */
export const backup = ([target = '']: readonly string[], options: JournalOptions, output: Output): void =>
  backupJournal(tableJournal(options), target, options, output);

/** Puts a backup in the place of the journal; without `--yes` only says so. @throws CliError */
export const restore = ([source = '']: readonly string[], options: JournalOptions, output: Output): void =>
  restoreJournal(tableJournal(options), source, options, output);

function tableJournal({ data }: JournalOptions): Kept {
  const folder = dataFolder(data);
  return {
    command: 'journal',
    folder,
    look: glance,
    copy: (target) => copyJournal(folder, target),
    unpacked: (backup, work) => work(backup),
    putBack: (copy) => putBack(folder, copy, Date.now()),
  };
}
