// `muggins journal backup` and `restore`: the whole journal in one file, and back.
import { existsSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { copyJournal, journalFile, noteBackup, putBack } from '../../journal/index.ts';
import { CliError, json, type Output, usageError } from '../output.ts';
import { dataFolder } from '../place.ts';
import { type JournalOptions, reportOf } from './check.ts';
import { flawLines, type Glance, glance, isSound, ofJournal, sizeWords } from './glance.ts';

/** Copies the journal into a new file, reads the copy from end to end, and says what is in it. @throws CliError */
export function backup(target: string, options: JournalOptions, output: Output): void {
  const file = resolve(target);
  if (existsSync(file))
    throw usageError(
      'fileThere',
      `${file} is there already. Choose another name: a backup overwrites nothing.`,
    );
  const [folder, time] = [dataFolder(options.data), Date.now()];
  ofJournal(() => copyJournal(folder, file));
  const seen = glance(file);
  if (isSound(seen.report)) noteBackup(folder, { file, time, entries: seen.report.entries });
  if (options.json === true) output.out(json({ backup: file, ...reportOf(seen) }));
  else {
    output.out(`${file}: ${sizeWords(seen)}.`);
    for (const line of flawLines(seen)) output.out(line);
  }
  if (!isSound(seen.report))
    throw new CliError(
      'unsound',
      'The backup is written, but the journal itself is damaged. `muggins journal repair` shows what can be saved. Keep your older backups.',
    );
  if (options.json !== true) output.out('Read again and found sound. Keep it on another disk.');
}

/** Puts a backup in the place of the journal; without `--yes` only says so. @throws CliError */
export function restore(source: string, options: JournalOptions, output: Output): void {
  const [folder, from] = [dataFolder(options.data), readBackup(source)];
  const file = journalFile(folder);
  const present = existsSync(file) ? presentOf(file) : undefined;
  if (options.yes !== true) {
    const plan = { backup: from.report.file, entries: from.report.entries, games: from.games.length };
    if (options.json === true) output.out(json({ restored: false, ...plan, present: present ?? null }));
    else tellPlan(from, { file, present }, output);
    return;
  }
  const kept = ofJournal(() => putBack(folder, from.report.file, Date.now()));
  if (options.json === true)
    output.out(json({ restored: true, before: kept ?? null, ...reportOf(glance(file)) }));
  else {
    output.out(`${file}: ${sizeWords(glance(file))}.`);
    if (kept !== undefined) output.out(`The journal of before is kept as ${kept}.`);
  }
}

function tellPlan(
  from: Glance,
  { file, present }: { readonly file: string; readonly present: string | undefined },
  output: Output,
): void {
  output.out(`The backup ${from.report.file}: ${sizeWords(from)}.`);
  output.out(`The journal ${file}: ${present ?? 'there is none yet'}.`);
  output.out(
    'The backup would take the place of the journal, which would be kept beside it under another name.',
  );
  output.out('Nothing has been changed. To do it, run the same command with --yes.');
}

/** What is there now; a backup is wanted most where it cannot be read. */
function presentOf(file: string): string {
  try {
    return sizeWords(glance(file));
  } catch (error) {
    if (error instanceof CliError) return 'it cannot be read';
    throw error;
  }
}

/** A file that holds a whole journal. @throws CliError if it is none, or not sound */
function readBackup(source: string): Glance {
  const file = resolve(source);
  if (!existsSync(file))
    throw usageError(
      'noFile',
      `There is no file ${file}. Name a backup that \`muggins journal backup\` wrote.`,
    );
  if (statSync(file).isDirectory())
    throw usageError(
      'noFile',
      `${file} is a folder. Name a backup, which is one file; to add the games of another folder, use \`muggins journal import\`.`,
    );
  const seen = glance(file);
  if (seen.report.entries > 0 && isSound(seen.report)) return seen;
  const why = seen.report.entries === 0 ? ['It has no games.'] : flawLines(seen);
  throw new CliError(
    'unsound',
    `${file} is no sound backup, so nothing was changed. ${why.join(' ')} Try an older one.`,
  );
}
