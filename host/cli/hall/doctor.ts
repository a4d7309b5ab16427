// `muggins hall doctor`: whether hall, broker, tables, certificate and disk are well; then it ends.
import { X509Certificate } from 'node:crypto';
import { existsSync } from 'node:fs';
import { access, constants, statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { WebSocket } from 'ws';
import { isFinalStage } from '../../../shared/league/index.ts';
import type { HallFindingCode } from '../../../shared/words/hallcommand.ts';
import type { Language } from '../../../shared/words/index.ts';
import { checkHall } from '../../hall/index.ts';
import { isJournalError, journalFile, lastBackup } from '../../journal/index.ts';
import { ONLY_THIS } from '../../system/ask.ts';
import type { DeskAnswer, HallMessage } from '../../web/hall/types.ts';
import type { Finding, Level } from '../doctor/finding.ts';
import { findingLines } from '../doctor/report.ts';
import { Host } from '../host.ts';
import { CliError, json, type Output } from '../output.ts';
import { type Running, readRunning } from '../running.ts';
import { dayOf, hallFolder } from './folder.ts';
import { answering, type NightOptions } from './words.ts';

const DAY = 24 * 3_600_000;
/** Days that a certificate should have left, and days after which a backup is old: a club meets every week. */
const LAST_DAYS = 14;
const BACKUP_DAYS = 8;
/** Megabytes below which there is a warning, and below which a night may not fit. */
const LITTLE = 500;
const TOO_LITTLE = 50;
/** Milliseconds that the broker may take to answer. */
const PATIENCE = 5_000;

/** Examines, prints, and fails if something is not well. @throws CliError */
export const hallDoctor = (options: NightOptions, output: Output): Promise<void> =>
  answering(options, output, async (language) => {
    const folder = hallFolder(options.data);
    const words = language.hallCommands;
    const say = saying(language);
    const found = [
      ...(await ofHall(folder, say, language)),
      await ofDisk(folder, say),
      ofJournal(folder, say),
      ...ofBackup(folder, say),
    ];
    const count = (level: Level): number => found.filter((each) => each.level === level).length;
    const [faults, warnings] = [count('fault'), count('warning')];
    if (options.json === true) output.out(json({ ok: faults === 0, folder, findings: found }));
    else {
      for (const line of findingLines(found)) output.out(line);
      if (faults === 0) output.out(warnings === 0 ? words.well : words.withWarnings(warnings));
    }
    if (faults > 0) throw new CliError('unwell', words.unwell(faults));
  });

/** How a finding is said, by its code and figures. */
type Say = <C extends HallFindingCode>(
  level: Level,
  code: C,
  ...figures: Parameters<Language['hallCommands']['doctor'][C]>
) => Finding;

const saying =
  ({ hallCommands }: Language): Say =>
  (level, code, ...figures) => {
    // The figures fit their code, which the compiler cannot follow through a look-up.
    const say = hallCommands.doctor[code] as (...given: readonly unknown[]) => readonly [string, string];
    const [what, todo] = say(...figures);
    return { code, level, what, todo };
  };

/** The hall itself, and everything that only a hall knows that runs. */
async function ofHall(folder: string, say: Say, language: Language): Promise<readonly Finding[]> {
  const running = readRunning(folder);
  if (running === undefined) return [say('fault', 'hallOff', folder)];
  const host = new Host(folder, undefined, 'hall');
  const asked = Promise.all([host.get('hall'), host.get('hall/desk')]);
  const answer = (await asked.catch(() => undefined)) as readonly [HallMessage, DeskAnswer] | undefined;
  if (answer === undefined) return [say('fault', 'hallSilent', running.url)];
  const [message, desk] = answer;
  const [phone] = desk.phones;
  return [
    say('ok', 'hallWell', running.url),
    ofNight(message, say),
    ...(await ofBroker(desk.broker, running, say)),
    ...ofTables(message, say, language),
    phone === undefined ? say('ok', 'phonesShut') : say('ok', 'phonesOpen', phone),
    ofCertificate(running.certificate, say),
  ];
}

function ofNight({ view: { phase, format, games } }: HallMessage, say: Say): Finding {
  if (phase !== 'open') return say('ok', 'nightNone');
  const over = games.filter(({ stage }) => isFinalStage(stage)).length;
  return say('ok', 'nightOpen', format.name, over, games.length);
}

async function ofBroker(
  broker: DeskAnswer['broker'],
  running: Running,
  say: Say,
): Promise<readonly Finding[]> {
  if (broker === null) return [];
  const { address, connected } = broker;
  if (address !== null)
    return [connected ? say('ok', 'brokerClub', address) : say('fault', 'brokerAway', address)];
  const answers = connected && (await answersMqtt(running));
  return [answers ? say('ok', 'brokerOwn') : say('fault', 'brokerShut')];
}

/** Whether the hall's own broker takes a line, as a board would dial. Nobody logs in. */
function answersMqtt({ url, certificate }: Running): Promise<boolean> {
  const address = new URL('mqtt', url);
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  const tls = certificate === undefined ? {} : { ca: certificate, ...ONLY_THIS };
  return new Promise((resolve) => {
    const line = new WebSocket(address, ['mqtt'], { handshakeTimeout: PATIENCE, ...tls });
    line.on('open', () => {
      resolve(true);
      line.terminate();
    });
    line.on('error', () => resolve(false));
  });
}

function ofTables({ boards }: HallMessage, say: Say, { pages }: Language): readonly Finding[] {
  const words = pages.hall.boards;
  const twins = boards.flatMap(({ table, twin }): readonly Finding[] => {
    if (twin === null || Number(twin) < Number(table)) return [];
    const [what, todo] =
      twin === table ? [words.two(table), words.twoHelp] : [words.twin(table, twin), words.twinHelp(table)];
    return [{ code: 'tableTwin', level: 'fault', what, todo }];
  });
  const wrong = boards.flatMap(({ table, here, board, unsent }): readonly Finding[] => [
    ...(here ? [] : [say('warning', 'tableAway', table)]),
    ...(here && !board ? [say('warning', 'tableUnplugged', table)] : []),
    ...(unsent > 0 ? [say('warning', 'tableUnsent', table, unsent)] : []),
  ]);
  if (boards.length === 0) return [say('ok', 'tablesNone')];
  return wrong.length + twins.length > 0 ? [...twins, ...wrong] : [say('ok', 'tablesHere', boards.length)];
}

function ofCertificate(pem: string | undefined, say: Say): Finding {
  if (pem === undefined) return say('ok', 'certificateNone');
  const until = Date.parse(new X509Certificate(pem).validTo);
  const days = (until - Date.now()) / DAY;
  if (days <= 0) return say('fault', 'certificateOver', dayOf(until));
  return days < LAST_DAYS
    ? say('warning', 'certificateLate', dayOf(until))
    : say('ok', 'certificateGood', dayOf(until));
}

/** Room on the disk of the folder, or of the nearest folder around it that is there. */
async function ofDisk(folder: string, say: Say): Promise<Finding> {
  try {
    const there = nearestFolder(folder);
    await access(there, constants.W_OK);
    const { bavail, bsize } = await statfs(there);
    const megabytes = Math.floor((bavail * bsize) / 1e6);
    if (megabytes >= LITTLE) return say('ok', 'diskRoom', folder, megabytes);
    return say(megabytes < TOO_LITTLE ? 'fault' : 'warning', 'diskFull', folder, megabytes);
  } catch {
    return say('fault', 'diskShut', folder);
  }
}

function nearestFolder(folder: string): string {
  let there = folder;
  while (!existsSync(there) && dirname(there) !== there) there = dirname(there);
  return there;
}

function ofJournal(folder: string, say: Say): Finding {
  try {
    const { sound, entries } = checkHall(journalFile(folder));
    return sound ? say('ok', 'journalWell', entries) : say('fault', 'journalBad');
  } catch (error) {
    if (isJournalError(error, 'missing')) return say('ok', 'journalNone', folder);
    if (isJournalError(error)) return say('fault', 'journalBad');
    throw error;
  }
}

function ofBackup(folder: string, say: Say): readonly Finding[] {
  if (!existsSync(journalFile(folder))) return [];
  const last = lastBackup(folder);
  if (last === undefined) return [say('warning', 'backupNone')];
  const isOld = Date.now() - last.time > BACKUP_DAYS * DAY;
  return [isOld ? say('warning', 'backupOld', dayOf(last.time)) : say('ok', 'backupMade', dayOf(last.time))];
}
