// `muggins hall repair`: damaged entries are left out, everything else goes on, and what was lost is said. The damaged files are kept.
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import type { Language } from '../../../shared/words/index.ts';
import { foldHall, type MendedHall, mendHall } from '../../hall/index.ts';
import { isJournalError, journalFile, rebuild, setAside } from '../../journal/index.ts';
import { CliError, json, type Output } from '../output.ts';
import { ofHall } from './backup.ts';
import { hallFolder } from './folder.ts';
import { answering, type NightOptions } from './words.ts';

interface RepairOptions extends NightOptions {
  readonly yes?: boolean;
}

/** What can be saved: undefined where nothing can be read. */
interface HallPlan {
  readonly sound: boolean;
  readonly id: string;
  readonly mended: MendedHall | undefined;
}

/** Mends the journal; without `--yes` only says how. @throws CliError */
export const repairHall = (options: RepairOptions, output: Output): Promise<void> =>
  answering(options, output, async (language) => {
    const folder = hallFolder(options.data);
    const plan = ofHall(() => planFor(journalFile(folder)));
    const kept = options.yes === true && !plan.sound ? ofHall(() => mend(folder, plan)) : null;
    if (options.json === true) output.out(json(reportOf(plan, kept)));
    else for (const line of linesOf(plan, kept, language)) output.out(line);
  });

function planFor(file: string): HallPlan {
  if (attempt(() => foldHall(file))?.sound === true) return { sound: true, id: '', mended: undefined };
  const found = attempt(() => mendHall(file));
  return { sound: false, id: found?.report.id ?? randomUUID(), mended: found?.mended };
}

/** What can be read; undefined where nothing can. @throws JournalError if there is no journal, or one of a newer Muggins */
function attempt<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (isJournalError(error, 'damaged') || isJournalError(error, 'logAlone')) return undefined;
    throw error;
  }
}

/** @returns the name under which the damaged files are kept */
function mend(folder: string, { id, mended }: HallPlan): string {
  const time = Date.now();
  return mended === undefined
    ? setAside(folder, time)
    : rebuild(folder, { id, time, entries: mended.entries });
}

const nightsIn = ({ entries }: MendedHall): number =>
  entries.filter(({ event }) => event.type === 'nightOpened').length;

const reportOf = ({ sound, mended }: HallPlan, kept: string | null): object => ({
  sound,
  repaired: kept !== null,
  lost: mended?.lost ?? null,
  found: mended?.found ?? [],
  open: mended?.open ?? [],
  aside: mended?.aside ?? [],
  entries: mended?.entries.length ?? 0,
  nights: mended === undefined ? 0 : nightsIn(mended),
  kept,
});

function linesOf(
  { sound, mended }: HallPlan,
  kept: string | null,
  { hallCommands: { repair: words } }: Language,
): readonly string[] {
  if (sound) return [words.nothing];
  const end = kept === null ? words.would : words.kept(kept);
  if (mended === undefined) return [kept === null ? words.unread : words.anew, end];
  return [
    words.lost(mended.lost),
    ...mended.found.map((each) => words.found(each)),
    ...mended.open.map((each) => words.open(each)),
    ...mended.aside.map((night) => words.aside(night)),
    words.stays(mended.entries.length, nightsIn(mended)),
    end,
  ];
}

/**
 * A journal that is opened is cut behind the first damaged entry, which is right for a game and wrong for a night: so a hall does not
 * start on one. Where every entry is found again, as with one flipped bit, it is mended at once.
 * @returns the name under which the damaged files are kept; undefined where nothing was mended @throws CliError
 */
export function mendOrRefuse(folder: string, { hallCommands }: Language): string | undefined {
  const file = journalFile(folder);
  if (!existsSync(file)) return undefined;
  const found = attempt(() => (foldHall(file).report.flaws.length === 0 ? undefined : mendHall(file)));
  if (found === undefined) return undefined;
  const { mended, report } = found;
  if (mended.lost > 0) throw new CliError('unsound', hallCommands.repair.notStarted(mended.lost));
  return mend(folder, { sound: false, id: report.id ?? randomUUID(), mended });
}
