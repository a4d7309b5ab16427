// `muggins league report`, `key` and `verify`: the report of a night for the league, and its faults.
import type { ClaimedPlace } from '../../../shared/league/index.ts';
import { DEFAULT } from '../../../shared/words/default.ts';
import { counted, sayLeagueRefusal } from '../../../shared/words/index.ts';
import { HallReports } from '../../hall/index.ts';
import { type FileFault, type ReadReport, readReport } from '../../league/file.ts';
import { fingerprintOf } from '../../league/key.ts';
import { readNamed, writeNamed } from '../files.ts';
import { hallFolder, hallIn } from '../hall/night.ts';
import type { OptionsIn } from '../options.ts';
import { CliError, EXIT, json, type Output, print, usageError } from '../output.ts';
import { clubOf } from './club.ts';

/** Options of these commands: each has some of them. */
export type ReportOptions = OptionsIn<`muggins league ${'report' | 'key' | 'verify'}`>;

/** Prints the report of an event of a closed night, or writes it to a file. @throws CliError */
export function report(_: readonly string[], options: ReportOptions, output: Output): void {
  const data = hallFolder(options.data);
  const archive = hallIn(data);
  const closed = archive.nights.filter(({ phase }) => phase === 'closed');
  const found = options.night === undefined ? closed.at(-1) : archive.find(options.night);
  if (found?.phase !== 'closed') {
    const which = options.night === undefined ? '' : ` '${options.night}'`;
    throw new CliError('noNight', `There is no closed night${which} in ${data}.`);
  }
  const reports = new HallReports(data);
  const club = options.club ?? reports.club?.club;
  const how = 'Name it as the league knows it: --club bell';
  if (club === undefined) throw usageError('noClub', `The club has no name yet. ${how}`);
  clubOf(club);
  if (club !== reports.club?.club) reports.nameClub({ ...reports.club, club });
  const id = options.event === undefined ? found.id : `${found.id}.${options.event}`;
  const file = reports.reportsOf(archive, found, club).find((each) => each.report.event === id);
  if (file === undefined) throw usageError('noEvent', `Night ${found.night} has no event ${options.event}.`);
  if (options.out === undefined) output.out(json(file));
  else writeNamed(options.out, [`${json(file)}\n`]);
}

/** Prints the fingerprint of the hall's key. */
export function key(_: readonly string[], options: ReportOptions, output: Output): void {
  const reports = new HallReports(hallFolder(options.data));
  const fingerprint = fingerprintOf(reports.key.key);
  print(output, options, { fingerprint, club: reports.club?.club ?? null }, [fingerprint]);
}

type Fault = FileFault | { readonly code: 'otherKey'; readonly fingerprint: string };

/** Reads a report, folds its games again and compares. @throws CliError with all faults */
export function verify([name = '']: readonly string[], options: ReportOptions, output: Output): void {
  const read = readFile(name);
  const { club, event, revision, date, sides, legs } = read.file.report;
  const fingerprint = fingerprintOf(read.file.key);
  const isOther = options.key !== undefined && plainDigits(options.key) !== plainDigits(fingerprint);
  const faults: readonly Fault[] = [
    ...read.forged,
    ...read.faults,
    ...(isOther ? [{ code: 'otherKey', fingerprint } as const] : []),
  ];
  const result = { ok: faults.length === 0, club, event, revision, digest: read.digest, fingerprint };
  if (faults.length > 0) throw badReport(name, faults.map(faultWords), { ...result, faults });
  print(output, options, result, [
    `${name} is sound: its games give the standings that it claims.`,
    `Club ${club}, ${date}, revision ${revision}: ${counted(sides.length, 'entrant')}, ${counted(legs.length, 'game')}.`,
    `Key: ${fingerprint}`,
  ]);
}

/** @throws CliError for a file that is not a report */
function readFile(name: string): ReadReport {
  const text = Buffer.from(readNamed('', name, 'Name the file of a report.')).toString('utf8');
  const read = readReport(text);
  if ('file' in read) return read;
  throw badReport(name, [faultWords(read)], { ok: false, faults: [read] });
}

function badReport(name: string, words: readonly string[], refusal: object): CliError {
  const list = words.map((each) => `\n  ${each}`).join('');
  return new CliError('badReport', `${name} is not a sound report:${list}`, EXIT.failed, { refusal });
}

const plainDigits = (fingerprint: string): string => fingerprint.toLowerCase().replaceAll(/[^0-9a-f]/g, '');

/** A fault in English. */
function faultWords(fault: Fault): string {
  switch (fault.code) {
    case 'notReport':
      return `It is not a report that this version of Muggins knows${fault.field === '' ? '' : `: see ${fault.field}`}.`;
    case 'signature':
      return 'The signature does not match: the report was changed after the club signed it.';
    case 'names':
      return 'The signature of the names does not match: they were changed after the club signed them.';
    case 'format':
      return `Its format: ${sayLeagueRefusal(DEFAULT, fault.refusal, (id) => id) ?? fault.refusal.code}`;
    case 'twice':
      return `${fault.id} is listed twice.`;
    case 'missing':
      return `${fault.at} names ${fault.id}, which is not in the report.`;
    case 'outcome':
      return `Game ${fault.game} has a result that no game can have.`;
    case 'place':
      return `${fault.side}: claimed ${placeWords(fault.claimed)}, the games give ${placeWords(fault.folded)}.`;
    case 'otherKey':
      return `It is signed with another key: ${fault.fingerprint}.`;
  }
}

const placeWords = (place: ClaimedPlace | null): string =>
  place === null ? 'no place' : `place ${place.rank} with ${place.points}/${place.wins}/${place.net}`;
