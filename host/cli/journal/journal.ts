// `muggins journal check`, `backup` and `restore`: the journal of a table. `muggins hall` copies its own in the same way.
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { TableEvent } from '../../../shared/story/roster.ts';
import { DEFAULT } from '../../../shared/words/default.ts';
import { counted, sayMessage } from '../../../shared/words/index.ts';
import {
  type Checked,
  checkJournal,
  copyJournal,
  type Entry,
  isJournalError,
  journalIn,
  noteBackup,
  putBack,
} from '../../journal/index.ts';
import { TABLE_EVENTS } from '../../table/kind.ts';
import type { OptionsIn } from '../options.ts';
import { CliError, type Output, print, usageError } from '../output.ts';
import { dataFolder } from '../place.ts';
import { Progress } from '../progress.ts';

/** A journal that was read from end to end. */
export interface Look {
  readonly entries: number;
  readonly sound: boolean;
  /** How much is in it, in words. */
  readonly size: string;
  /** What is damaged, in sentences. */
  readonly flaws: readonly string[];
  /** What `--json` prints. */
  readonly data: object;
}

/** What differs between the journal of a table and that of a hall. */
export interface Kept {
  readonly command: 'journal' | 'hall';
  /** The data folder. */
  readonly folder: string;
  readonly look: (path: string) => Look;
  readonly copy: (target: string) => void;
  /** Does the work with the folder of a backup, which may be packed in a file. */
  readonly unpacked: <T>(backup: string, work: (copy: string) => T) => T;
  /** @returns where the present journal is kept */
  readonly putBack: (copy: string) => string | undefined;
}

/** Copies the journal to a new folder, and reads the copy from end to end. @throws CliError */
export function backupJournal(kept: Kept, target: string, options: JournalOptions, output: Output): void {
  const file = resolve(target);
  const hint = 'Choose another name: a backup overwrites nothing.';
  if (existsSync(file)) throw usageError('fileThere', `${file} is there already.`, { hint });
  const time = Date.now();
  kept.copy(file);
  const { entries, sound, size, flaws, data } = kept.look(file);
  if (sound) noteBackup(kept.folder, { file, time, entries });
  const end = sound ? ['Read again and found sound. Keep it on another disk.'] : [];
  print(output, options, { backup: file, ...data }, [`${file}: ${size}.`, ...flaws, ...end]);
  if (!sound)
    throw new CliError(
      'unsound',
      `The backup is written, but the journal itself is damaged. Keep your older backups; to restore one: muggins ${kept.command} restore FOLDER`,
    );
}

/** Puts a backup in the place of the journal, which is kept; without `--yes` only says so. @throws CliError */
export function restoreJournal(kept: Kept, source: string, options: JournalOptions, output: Output): void {
  const { folder, command } = kept;
  const backup = resolve(source);
  const hint = `Name a backup that \`muggins ${command} backup\` wrote.`;
  if (!existsSync(backup)) throw usageError('noFile', `There is no ${backup}.`, { hint });
  const present = presentIn(kept);
  const restored = options.yes === true;
  const { look, before } = kept.unpacked(backup, (copy) => ({
    look: soundIn(copy, kept),
    before: restored ? kept.putBack(copy) : undefined,
  }));
  const lines = restored
    ? [
        `${journalIn(folder)}: ${look.size}.`,
        ...(before === undefined ? [] : [`The previous journal is kept as ${before}.`]),
      ]
    : [
        `The backup ${backup}: ${look.size}.`,
        `The journal ${journalIn(folder)}: ${present ?? 'there is none yet'}.`,
        'The backup would replace the journal, which would be kept beside it under another name.',
        'Nothing has been changed. To do it, run the same command with --yes.',
      ];
  const places = { backup, before: before ?? null, present: present ?? null };
  print(output, options, { restored, ...places, ...look.data }, lines);
}

/** What is there now; a backup is wanted most if it cannot be read. */
function presentIn({ folder, look }: Kept): string | undefined {
  if (!existsSync(journalIn(folder))) return undefined;
  try {
    return look(folder).size;
  } catch (error) {
    if (isJournalError(error)) return 'it cannot be read';
    throw error;
  }
}

/** What is in a copy. @throws CliError if it is not sound */
function soundIn(copy: string, { look }: Kept): Look {
  let found: Look | undefined;
  try {
    found = look(copy);
  } catch (error) {
    if (!isJournalError(error, 'missing')) throw error;
  }
  if (found?.sound && found.entries > 0) return found;
  const why = found === undefined || found.entries === 0 ? 'It holds no journal.' : found.flaws.join(' ');
  const words = ['This backup is not sound, so nothing was changed.', why, 'Try an older one.'];
  throw new CliError('unsound', words.filter(Boolean).join(' '));
}

export type JournalOptions = OptionsIn<`muggins journal ${string}`>;

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
      'All others can be read, and play can go on. To restore a backup: muggins journal restore FOLDER.',
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
