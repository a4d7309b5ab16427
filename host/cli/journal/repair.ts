// `muggins journal repair`: damaged games are set aside, and everything else goes on. The damaged files are always kept.
import { randomUUID } from 'node:crypto';
import type { TableEvent } from '../../../shared/story/roster.ts';
import { counted } from '../../../shared/words/index.ts';
import { type Entry, journalFile, openJournal, rebuild, setAside } from '../../journal/index.ts';
import { TABLE_EVENTS } from '../../table/kind.ts';
import { CliError, json, type Output } from '../output.ts';
import { dataFolder } from '../place.ts';
import { badGames, type JournalOptions } from './check.ts';
import {
  flawLines,
  type GameGlance,
  type Glance,
  glance,
  glanceAtBytes,
  isSound,
  ofJournal,
  sizeWords,
} from './glance.ts';
import { additionOf } from './merge.ts';

/** What can be saved. */
interface Plan {
  /** Undefined where nothing can be read. */
  readonly seen: Glance | undefined;
  readonly sound: boolean;
  readonly entries: readonly Entry<TableEvent>[];
  readonly lost: readonly GameGlance[];
}

/** What was done. */
interface Repaired {
  readonly kept: string;
  readonly notes: readonly string[];
}

/** Mends the journal; without `--yes` only says how. @throws CliError */
export function repair(options: JournalOptions, output: Output): void {
  const folder = dataFolder(options.data);
  const plan = planFor(journalFile(folder));
  const done = options.yes === true && !plan.sound ? mend(folder, plan) : undefined;
  if (options.json === true) output.out(json(reportOf(plan, done)));
  else for (const line of linesOf(plan, done)) output.out(line);
}

const reportOf = ({ sound, lost, seen }: Plan, done: Repaired | undefined): object => ({
  sound,
  repaired: done !== undefined,
  aside: lost,
  games: seen?.games.length ?? 0,
  kept: done?.kept ?? null,
});

function linesOf({ seen, sound, lost }: Plan, done: Repaired | undefined): readonly string[] {
  if (sound) return ['Everything is sound: there is nothing to repair.'];
  const found = foundLines(seen);
  if (done !== undefined) return [...found, ...done.notes, `The damaged files are kept as ${done.kept}.`];
  const rest =
    seen === undefined
      ? 'A new journal would begin. If you have a backup, put it back instead: muggins journal restore FILE.'
      : stayWords(seen.games.length, lost.length);
  return [
    ...found,
    `${rest} The damaged files would be kept beside the journal.`,
    'Nothing has been changed. To do it, run the same command with --yes.',
  ];
}

function foundLines(seen: Glance | undefined): readonly string[] {
  if (seen === undefined) return ['Nothing in the files can be read.'];
  return seen.report.flaws.length === 0
    ? ['The journal is damaged. Every entry is found again.']
    : flawLines(seen);
}

const stayWords = (games: number, lost: number): string =>
  lost === 0
    ? `${counted(games, 'game')} would stay: nothing is lost.`
    : `${counted(lost, 'game')} would be set aside, at most in part, and ${counted(games - lost, 'game')} would stay.`;

function planFor(file: string): Plan {
  const whole = attempt(() => glance(file));
  if (whole !== undefined && isSound(whole.report))
    return { seen: whole, sound: true, entries: [], lost: [] };
  const entries: Entry<TableEvent>[] = [];
  const seen = attempt(() => glanceAtBytes(file, (entry) => entries.push(entry)));
  const bad = seen === undefined ? [] : badGames(seen);
  const lost = seen?.games.filter(({ game }) => bad.includes(game)) ?? [];
  return { seen, sound: false, entries, lost };
}

const BROKEN: readonly string[] = ['damaged', 'logAlone'];

/** What can be read; undefined where nothing can. @throws CliError if there is no journal, or one of a newer Muggins */
function attempt(read: () => Glance): Glance | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof CliError && BROKEN.includes(error.code)) return undefined;
    throw error;
  }
}

function mend(folder: string, { seen, entries, lost }: Plan): Repaired {
  const time = Date.now();
  if (seen === undefined)
    return ofJournal(() => ({
      kept: setAside(folder, time),
      notes: ['A new journal begins with the next game.'],
    }));
  const opened = openMended(folder);
  if (opened !== undefined) return opened;
  const id = seen.report.id ?? randomUUID();
  const bad = lost.map(({ game }) => game);
  const none = { games: new Set<string>(), changes: new Set<string>() };
  const sound = entries.filter(({ chapter, event }) =>
    event.type === 'gameStarted' ? !bad.includes(chapter) : true,
  );
  const rest = additionOf({ id, entries: sound }, { holding: none, move: 0, chapter: 0 });
  const kept = ofJournal(() => rebuild(folder, { id, time, entries: rest.entries }));
  const stay = rest.games.length === 1 ? '1 game stays.' : `${rest.games.length} games stay.`;
  return { kept, notes: [[stay, ...lost.map(setAsideWords)].join(' ')] };
}

const setAsideWords = ({ game, players }: GameGlance): string =>
  `Game ${game} (${players.join(', ')}) is set aside.`;

/** Opening mends what is wrong with the last game; undefined if that is not enough. */
function openMended(folder: string): Repaired | undefined {
  try {
    const journal = openJournal(folder, TABLE_EVENTS);
    const { notices } = journal;
    journal.close();
    const [first] = notices;
    if (first === undefined) return undefined;
    const now = glance(journalFile(folder));
    if (!isSound(now.report)) return undefined;
    return {
      kept: first.evidence,
      notes: [...notices.map(({ message }) => message), `The journal: ${sizeWords(now)}.`],
    };
  } catch (error) {
    if (ofDamage(error)) return undefined;
    return ofJournal(() => {
      throw error;
    });
  }
}

const ofDamage = (error: unknown): boolean =>
  BROKEN.includes(String((Object(error) as { readonly code?: unknown }).code));
