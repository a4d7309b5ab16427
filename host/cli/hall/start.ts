// `muggins hall start`: builds a hall out of its parts, and takes it down again.
import { randomInt } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { NightFormat } from '../../../shared/league/index.ts';
import { DEFAULT } from '../../../shared/words/default.ts';
import { sayMessage } from '../../../shared/words/message.ts';
import {
  Backup,
  type BackupStatus,
  type Hall,
  HallReports,
  LeagueSender,
  openHall,
  readAwards,
} from '../../hall/index.ts';
import type { Log } from '../../system/log.ts';
import { hallCredentials, startHallWeb } from '../../web/hall/index.ts';
import { clubOf } from '../league/club.ts';
import { openLog } from '../log.ts';
import { badOption, type Output } from '../output.ts';
import { linkOf } from '../running.ts';
import { lanLines, note, openSite, type Say, serve, tellDamaged, tellSystemd } from '../serving.ts';
import { faultWords } from './awards.ts';
import { openBoards } from './boards.ts';
import type { HallStartOptions } from './command.ts';
import { announceHall } from './network.ts';
import { hallFolder, readFormat } from './night.ts';

const CREDENTIALS_LOST = 'The desk has a new link, and players choose their names on their phones again.';
const TABLES_LOST = 'The hall no longer knows its tables: let each one in again at the desk.';

/** Runs a hall until SIGINT or SIGTERM. */
export async function startHall(options: HallStartOptions, output: Output): Promise<void> {
  const { newToken: renewHost = false, logLevel: level, json } = options;
  const data = hallFolder(options.data);
  const format = options.format === undefined ? undefined : readFormat(options.format, '--format ', data);
  await serve(options, output, async ({ say, atEnd }) => {
    // From the beginning, so that no other program opens its folder.
    const hall = openHall(data);
    atEnd(() => hall.close());
    const log = openLog(data, { level });
    atEnd(() => log.close());
    for (const { details } of hall.notices)
      say('damaged', details, damagedWords(details.game, details.evidence));
    for (const fault of readAwards(data).faults)
      note(say, `${faultWords(fault)} The file is not used. Correct it and start the hall again.`);
    if (format !== undefined) beginNight(hall, format, say);
    const backup =
      options.backup && keepBackup({ hall, data, target: resolve(options.backup) }, { log, say });
    if (backup) atEnd(() => backup.close());
    const league = leagueOf(options, hall, data);
    if (league !== undefined) atEnd(() => league.close());
    const boards = openBoards({ hall, data, damaged: tellDamaged({ log, say }, TABLES_LOST) });
    atEnd(boards.close);
    const damaged = tellDamaged({ log, say }, CREDENTIALS_LOST);
    const credentials = hallCredentials({
      file: join(data, 'keys.json'),
      renewHost,
      damaged,
    });
    const { token } = credentials;
    const web = await openSite(options, { data, token, say, atEnd }, (site) =>
      startHallWeb({ ...site, credentials, hall, data, log, boards, league, backup: backup || undefined }),
    );
    void league?.send();
    const encrypted = web.url.startsWith('https:');
    if (web.phones.length > 0) atEnd(announceHall({ id: hall.id, port: web.port, encrypted, log }));
    const desk = linkOf({ url: new URL('desk', web.url).href, token });
    const { url, phones } = web;
    const lines = [`Desk: ${desk}`, `Television: ${url}`, ...lanLines(web), `Nights: ${data}`];
    say('ready', { url, desk, phones, data, pid: process.pid }, lines.join('\n'));
    atEnd(tellSystemd(log));
    if (json !== true) output.out('Press Ctrl+C to end the hall. Everything is saved.');
  });
}

const damagedWords = (night: number, file: string): string =>
  `Night ${night} is damaged: everything after the damage is missing. The damaged part is kept in ${file}. ` +
  'Tables send their results again. To restore a backup: muggins hall restore FOLDER';

/** Copies the hall to a second folder while it runs. */
function keepBackup(
  of: Pick<ConstructorParameters<typeof Backup>[0], 'hall' | 'data' | 'target'>,
  { log, say }: { readonly log: Log; readonly say: Say },
): Backup {
  const changed = ({ folder: target, reason: why }: BackupStatus): void => {
    const reason = why && (sayMessage(DEFAULT, 'reason', why) ?? why.code);
    if (reason !== null) log.error({ target, reason }, 'the backup failed');
    const message =
      reason === null
        ? `The backup in ${target} is made again.`
        : `No backup in ${target}: ${reason}. Is the stick plugged in? The hall tries again every minute.`;
    say('backup', { target, reason }, message);
  };
  return new Backup({ ...of, changed });
}

/** The sender of closed nights to the league of `--league`, or to the remembered one. @throws CliError */
function leagueOf(
  { league, club }: Pick<HallStartOptions, 'league' | 'club'>,
  hall: Hall,
  data: string,
): LeagueSender | undefined {
  const folder = join(data, 'league');
  if (league === undefined && club === undefined && !existsSync(folder)) return undefined;
  const reports = new HallReports(data);
  const before = reports.club;
  const name = clubOf(club ?? before?.club);
  const url = league === 'off' ? undefined : (league ?? before?.url);
  if (league !== undefined && league !== 'off' && !/^https?:/.test(URL.canParse(league) ? league : ''))
    throw badOption(`--league ${league}: expected an address, such as https://league.example.org/`);
  if (league !== undefined || club !== undefined) {
    if (name === undefined) throw badOption('--league: name the club as the league knows it: --club bell');
    reports.nameClub({ club: name, ...(url !== undefined && { url }) });
  }
  return name === undefined || url === undefined
    ? undefined
    : new LeagueSender({ hall, reports, club: name, url });
}

/** Opens a night, unless one is open. */
function beginNight(hall: Hall, format: NightFormat, say: Say): void {
  const { phase, format: going } = hall.state;
  if (phase === 'open') {
    const words = `The night that is open continues. Format: ${going.name}. Close it at the desk to begin another.`;
    note(say, words);
    return;
  }
  hall.open({ format, seed: randomInt(2 ** 31) }, 'desk');
}
