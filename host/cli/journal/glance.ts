// A journal at a glance: which games it has, and what is not sound, in plain words.
import type { TableEvent } from '../../../shared/story/roster.ts';
import { counted, wordsOf } from '../../../shared/words/index.ts';
import { DEFAULT } from '../../../shared/words/registry.ts';
import { checkHall } from '../../hall/index.ts';
import {
  type Checked,
  checkFile,
  type Entry,
  type Flaw,
  isJournalError,
  salvageFile,
} from '../../journal/index.ts';
import { TABLE_EVENTS } from '../../table/kind.ts';
import { CliError, usageError } from '../output.ts';
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
}

type OnEntry = (entry: Entry<TableEvent>) => void;

/** Reads a journal from its first entry to its last. Errors are the command's. */
export const glance = (file: string, told: OnEntry = () => {}): Glance => read(checkFile, file, told);

/** Reads whatever the bytes of a journal have. Errors are the command's. */
export const glanceAtBytes = (file: string, told: OnEntry): Glance => read(salvageFile, file, told);

function read(by: typeof salvageFile, file: string, told: OnEntry): Glance {
  const found: Entry<TableEvent>[] = [];
  const follow: OnEntry = (entry) => {
    if (entry.event.type === 'gameStarted') found.push(entry);
    told(entry);
  };
  const progress = new Progress((entries) => `Reading ${file}: ${entries} entries`);
  const counting: OnEntry = (entry) => {
    follow(entry);
    progress.step();
  };
  const report = ofJournal(() => by(file, TABLE_EVENTS, counting), progress);
  if (report.flaws.some(isForeign) && isHall(file))
    throw usageError(
      'hallJournal',
      `${file} is the journal of a hall. Use muggins hall backup FILE, or muggins hall restore FILE.`,
    );
  return { report, games: found.map((entry) => gameOf(entry, report.id)) };
}

/** An entry that is as it was written, and of no kind that a table keeps. */
const isForeign = ({ reason }: Flaw): boolean => reason.code === 'entryUnknown';

/** Whether it is the journal of a hall, whose nights no table knows. */
function isHall(file: string): boolean {
  try {
    return checkHall(file).nights > 0;
  } catch {
    return false;
  }
}

/** The game that an entry begins. One that was begun before games had ids is known by its journal and number. */
export function gameOf({ event, chapter, time }: Entry<TableEvent>, journal: string | undefined): GameGlance {
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

/** Whether nothing is wrong. */
export const isSound = ({ flaws, pages }: Checked): boolean => flaws.length === 0 && pages;

const gameWords = ({ game, players, started }: GameGlance): string =>
  `game ${game}, ${players.join(' and ')}, ${started.slice(0, 16).replace('T', ' ')}`;

/** How much is in it, and the last game. */
export function sizeWords({ report: { entries }, games }: Glance): string {
  const last = games.at(-1);
  const size = `${counted(entries, 'entry', 'entries')}, ${counted(games.length, 'game')}`;
  return last === undefined ? size : `${size}; the last is ${gameWords(last)}`;
}

/** What is not sound, a line for each game: its first flaw, and how many more there are. */
export function flawLines({ report, games }: Glance): readonly string[] {
  const chapters = [...new Set(report.flaws.map(({ chapter }) => chapter))];
  const lines = chapters.map((chapter) => {
    const flaws = report.flaws.filter((flaw) => flaw.chapter === chapter);
    const known = games.find(({ game }) => game === chapter);
    const named = known === undefined ? `${chapter}` : gameWords(known).slice('game '.length);
    const where = chapter === 0 ? 'Before the first game' : `Game ${named}`;
    return `${where}: ${reasonOf(flaws)}.`;
  });
  return report.pages ? lines : [...lines, 'The pages of the file do not fit together.'];
}

function reasonOf([first, ...more]: readonly Flaw[]): string {
  if (first === undefined) return '';
  const words = wordsOf(DEFAULT.reasons, first.reason) ?? first.reason.code;
  return more.length === 0
    ? words
    : `${words}, and ${counted(more.length, 'more entry', 'more entries')} is not sound`;
}
