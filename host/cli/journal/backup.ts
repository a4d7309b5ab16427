// `muggins journal backup` and `restore`: the whole journal in another folder, and back.
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { copyJournal, journalIn, noteBackup, putBack } from '../../journal/index.ts';
import { CliError, json, type Output, usageError } from '../output.ts';
import { dataFolder } from '../place.ts';
import { type JournalOptions, reportOf } from './check.ts';
import { flawLines, type Glance, glance, isSound, ofJournal, sizeWords } from './glance.ts';

/** The place of a new backup. @throws CliError if something is there */
export function freshTarget(target: string): string {
  const copy = resolve(target);
  if (!existsSync(copy)) return copy;
  throw usageError(
    'fileThere',
    `${copy} is there already. Choose another name: a backup overwrites nothing.`,
  );
}

/** Copies the journal to a new folder, reads the copy from end to end, and says what is in it. @throws CliError */
export function backup(target: string, options: JournalOptions, output: Output): void {
  const copy = freshTarget(target);
  const [folder, time] = [dataFolder(options.data), Date.now()];
  ofJournal(() => copyJournal(folder, copy));
  const seen = glance(copy);
  if (isSound(seen.report)) noteBackup(folder, { file: copy, time, entries: seen.report.entries });
  if (options.json === true) output.out(json({ backup: copy, ...reportOf(seen) }));
  else {
    output.out(`${copy}: ${sizeWords(seen)}.`);
    for (const line of flawLines(seen)) output.out(line);
  }
  if (!isSound(seen.report))
    throw new CliError(
      'unsound',
      'The backup is written, but the journal itself is damaged. Keep your older backups.',
    );
  if (options.json !== true) output.out('Read again and found sound. Keep it on another disk.');
}

/** Puts a backup in the place of the journal; without `--yes` only says so. @throws CliError */
export function restore(source: string, options: JournalOptions, output: Output): void {
  const [folder, from] = [dataFolder(options.data), readBackup(source)];
  const present = existsSync(journalIn(folder)) ? presentOf(folder) : undefined;
  if (options.yes !== true) {
    const plan = { backup: from.report.folder, entries: from.report.entries, games: from.games.length };
    if (options.json === true) output.out(json({ restored: false, ...plan, present: present ?? null }));
    else tellPlan(from, { folder, present }, output);
    return;
  }
  const kept = ofJournal(() => putBack(folder, from.report.folder, Date.now()));
  if (options.json === true)
    output.out(json({ restored: true, before: kept ?? null, ...reportOf(glance(folder)) }));
  else {
    output.out(`${journalIn(folder)}: ${sizeWords(glance(folder))}.`);
    if (kept !== undefined) output.out(`The previous journal is kept as ${kept}.`);
  }
}

function tellPlan(
  from: Glance,
  { folder, present }: { readonly folder: string; readonly present: string | undefined },
  output: Output,
): void {
  output.out(`The backup ${from.report.folder}: ${sizeWords(from)}.`);
  output.out(`The journal ${journalIn(folder)}: ${present ?? 'there is none yet'}.`);
  output.out('The backup would replace the journal, which would be kept beside it under another name.');
  output.out('Nothing has been changed. To do it, run the same command with --yes.');
}

/** What is there now; a backup is wanted most where it cannot be read. */
function presentOf(folder: string): string {
  try {
    return sizeWords(glance(folder));
  } catch (error) {
    if (error instanceof CliError) return 'it cannot be read';
    throw error;
  }
}

/** A folder that holds a whole journal. @throws CliError if it is none, or damaged */
function readBackup(source: string): Glance {
  const path = resolve(source);
  if (!existsSync(path))
    throw usageError(
      'noFile',
      `There is no folder ${path}. Name a backup that \`muggins journal backup\` wrote.`,
    );
  const seen = glance(path);
  if (seen.report.entries > 0 && isSound(seen.report)) return seen;
  const why = seen.report.entries === 0 ? ['It has no games.'] : flawLines(seen);
  throw new CliError(
    'unsound',
    `${path} is no sound backup, so nothing was changed. ${why.join(' ')} Try an older one.`,
  );
}
