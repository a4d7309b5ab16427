// `muggins hall doctor`: checks the hall, its tables, certificate, disk, journal and backup.
import { X509Certificate } from 'node:crypto';
import { existsSync } from 'node:fs';
import { access, constants, statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { allGames, dayOf, isFinalStage } from '../../../shared/league/index.ts';
import { DEFAULT } from '../../../shared/words/default.ts';
import { counted } from '../../../shared/words/index.ts';
import { say } from '../../../shared/words/say.ts';
import { checkHall } from '../../hall/index.ts';
import { isJournalError, journalIn, lastBackup } from '../../journal/index.ts';
import type { DeskAnswer, HallMessage } from '../../web/hall/types.ts';
import { type Finding, fault, type Level, ok, warning } from '../doctor/facts.ts';
import { findingLines } from '../doctor/report.ts';
import { CliError, type Output, print } from '../output.ts';
import { Host, readRunning } from '../running.ts';
import { type HallOptions, hallFolder } from './night.ts';

const DAY = 24 * 3_600_000;
/** Days that a certificate should have left, and days after which a backup is old: a club meets every week. */
const LAST_DAYS = 14;
const BACKUP_DAYS = 8;
/** Megabytes below which there is a warning, and below which a night may not fit. */
const LITTLE = 500;
const TOO_LITTLE = 50;

/** Examines, prints, and fails if there is a fault. @throws CliError */
export async function hallDoctor(_: readonly string[], options: HallOptions, output: Output): Promise<void> {
  const folder = hallFolder(options.data);
  const findings = [...(await ofHall(folder)), await ofDisk(folder), ofJournal(folder), ...ofBackup(folder)];
  const count = (level: Level): number => findings.filter((each) => each.level === level).length;
  const [faults, warnings] = [count('fault'), count('warning')];
  const rest = warnings === 0 ? '' : `, with ${counted(warnings, 'warning')}`;
  const verdict = faults === 0 ? [`The hall works${rest}.`] : [];
  print(output, options, { ok: faults === 0, folder, findings }, [...findingLines(findings), ...verdict]);
  if (faults > 0) throw new CliError('unwell', `The hall has ${counted(faults, 'fault')}.`);
}

/** The running hall, and what only a running hall knows. */
async function ofHall(folder: string): Promise<readonly Finding[]> {
  const running = readRunning(folder);
  if (running === undefined)
    return [fault('hallOff', `No hall is running in ${folder}.`, 'Start it with: muggins hall start')];
  const { url, certificate } = running;
  const host = new Host(folder, { what: 'hall' });
  const asked = Promise.all([host.ask('hall'), host.ask('hall/desk')]);
  const answer = (await asked.catch(() => undefined)) as readonly [HallMessage, DeskAnswer] | undefined;
  if (answer === undefined) {
    const what = `The hall at ${url} runs, but does not answer.`;
    return [fault('hallSilent', what, 'Restart it. Every result is saved.')];
  }
  const [message, desk] = answer;
  const [phone] = desk.phones;
  const lan = 'For phones, a television or boards, start it with --lan.';
  return [
    ok('hallWell', `The hall answers at ${url}.`),
    ofNight(message),
    ...ofTables(message),
    phone === undefined
      ? ok('phonesShut', 'Only this computer reaches the hall.', lan)
      : ok('phonesOpen', `Phones and screens reach the hall at ${phone}.`),
    ofCertificate(certificate),
  ];
}

function ofNight({ view }: HallMessage): Finding {
  if (view.phase !== 'open') return ok('nightNone', 'No night is open.');
  const games = allGames(view);
  const over = games.filter(({ stage }) => isFinalStage(stage)).length;
  const size = counted(games.length, 'game');
  return ok('nightOpen', `A night is open (${view.format.name}): ${over} of ${size} over.`);
}

function ofTables({ boards }: HallMessage): readonly Finding[] {
  if (boards.length === 0) return [ok('tablesNone', 'No tables with boards.')];
  const found = boards.flatMap(ofTable);
  if (found.length > 0) return found;
  return [ok('tablesHere', `${counted(boards.length, 'table')} with a board: all are here.`)];
}

const AWAY = 'Is it on, and on this network? Its results are sent when it is back. Or forget it at the desk.';
const PLUG = 'Plug it in. The game resumes where it stopped.';

function ofTable({ table, duplicate, here, board, unsent }: HallMessage['boards'][number]) {
  const found: Finding[] = [];
  if (duplicate === table)
    found.push(fault('tableTwin', say(DEFAULT, 'boards-two', { table }), say(DEFAULT, 'boards-twoHelp')));
  else if (Number(duplicate) > Number(table)) {
    const words = say(DEFAULT, 'boards-twin', { table, with: duplicate ?? '' });
    found.push(fault('tableTwin', words, say(DEFAULT, 'boards-twinHelp', { table })));
  }
  if (!here) found.push(warning('tableAway', `Table ${table} is away.`, AWAY));
  else if (!board) found.push(warning('tableUnplugged', `The board of table ${table} is unplugged.`, PLUG));
  if (unsent > 0) {
    const words = `Table ${table} has ${counted(unsent, 'result')} that the hall has not received.`;
    found.push(warning('tableUnsent', words, 'Leave it on: it sends them again.'));
  }
  return found;
}

const RENEW = 'Renew it, then restart the hall. Muggins renews its own certificates at the start.';

function ofCertificate(pem: string | undefined): Finding {
  if (pem === undefined) return ok('certificateNone', 'The hall serves http, without a certificate.');
  const until = Date.parse(new X509Certificate(pem).validTo);
  const days = (until - Date.now()) / DAY;
  if (days <= 0) return fault('certificateOver', `The certificate ran out on ${dayOf(until)}.`, RENEW);
  return days < LAST_DAYS
    ? warning('certificateLate', `The certificate is good only until ${dayOf(until)}.`, RENEW)
    : ok('certificateGood', `The certificate is good until ${dayOf(until)}.`);
}

/** Room on the disk of the folder, or of the closest parent that exists. */
async function ofDisk(folder: string): Promise<Finding> {
  try {
    const there = nearestFolder(folder);
    await access(there, constants.W_OK);
    const { bavail, bsize } = await statfs(there);
    const megabytes = Math.floor((bavail * bsize) / 1e6);
    if (megabytes >= LITTLE) return ok('diskRoom', `${folder} has ${megabytes} MB free.`);
    const level = megabytes < TOO_LITTLE ? fault : warning;
    const words = `${folder} has only ${megabytes} MB free.`;
    return level('diskFull', words, 'Free some space, or results cannot be saved.');
  } catch {
    const todo = 'Run this as the user who started the hall, and check whether the disk is read-only.';
    return fault('diskShut', `${folder} cannot be written.`, todo);
  }
}

function nearestFolder(folder: string): string {
  let there = folder;
  while (!existsSync(there) && dirname(there) !== there) there = dirname(there);
  return there;
}

function ofJournal(folder: string): Finding {
  const todo = 'Restore a backup with: muggins hall restore FOLDER';
  try {
    const { sound, entries } = checkHall(folder);
    if (sound) return ok('journalWell', `The journal is sound: ${counted(entries, 'entry', 'entries')}.`);
  } catch (error) {
    if (isJournalError(error, 'missing')) return ok('journalNone', `There is no journal in ${folder} yet.`);
    if (!isJournalError(error)) throw error;
  }
  return fault('journalBad', 'The journal is damaged.', todo);
}

function ofBackup(folder: string): readonly Finding[] {
  if (!existsSync(journalIn(folder))) return [];
  const last = lastBackup(folder);
  const todo = 'To make one: muggins hall backup FOLDER, on another disk.';
  if (last === undefined) return [warning('backupNone', 'There is no backup yet.', todo)];
  const what = `The last backup was made on ${dayOf(last.time)}.`;
  return [
    Date.now() - last.time > BACKUP_DAYS * DAY ? warning('backupOld', what, todo) : ok('backupMade', what),
  ];
}
