// `muggins status`: the table that runs on this machine, its game, its health and its backup.

import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { journalIn, lastBackup } from '../../journal/index.ts';
import { CliError, columns, type Output, print } from '../output.ts';
import { dataFolder } from '../place.ts';
import { Host, notRunning, readRunning } from '../running.ts';
import type { StatusOptions } from './command.ts';

const viewSchema = z.object({
  view: z.object({
    phase: z.string(),
    game: z.number(),
    deal: z.number(),
    players: z.array(z.object({ name: z.string(), front: z.number() })),
    board: z.object({ state: z.string(), port: z.string() }),
    rules: z.looseObject({ name: z.string() }),
  }),
});
const healthSchema = z.object({ ok: z.boolean(), version: z.string(), journal: z.string() });

/** What `--json` prints. What is not known is null. */
type Status = Awaited<ReturnType<typeof statusOf>>;

/** @throws CliError with the exit code of what is wrong, after what is known was printed */
export async function status(options: StatusOptions, output: Output): Promise<void> {
  const folder = dataFolder(options.data);
  const found = await statusOf(folder);
  print(output, options, found, linesOf(found));
  const { running, health, pid } = found;
  if (!running) throw notRunning(folder, 'table');
  if (health === null)
    throw new CliError('noAnswer', `The table (process ${pid}) runs, but does not answer. ${RESTART}`);
  if (!health.ok) throw new CliError('disk', `The table's journal refuses moves. ${DISK}`);
}

const RESTART = 'Restart it: every score is saved.';
const DISK =
  'Free some space on the disk, or check whether it is read-only; the scoreboard shows the reason.';

const NO_BACKUP = 'none yet; to make one: muggins journal backup FOLDER';

async function statusOf(folder: string) {
  const running = readRunning(folder);
  const host = running && new Host(folder);
  const [health, state] = await Promise.all([host?.health(), host?.ask('view').catch(() => undefined)]);
  return {
    running: running !== undefined,
    folder,
    pid: running?.pid ?? null,
    url: running?.url ?? null,
    health: healthSchema.safeParse(health).data ?? null,
    view: viewSchema.safeParse(state).data?.view ?? null,
    /** Bytes of the journal. */
    journalBytes: bytesOf(folder),
    backup: backupOf(folder),
  };
}

/** The last backup that was found sound; `time` is ISO 8601. */
function backupOf(folder: string) {
  const note = lastBackup(folder);
  return note === undefined ? null : { ...note, time: new Date(note.time).toISOString() };
}

/** Files of the journal may come and go while they are looked at. */
function bytesOf(folder: string): number {
  const journal = journalIn(folder);
  const names = existsSync(journal) ? readdirSync(journal) : [];
  const sizes = names.map((name) => statSync(join(journal, name), { throwIfNoEntry: false })?.size ?? 0);
  return sizes.reduce((sum, size) => sum + size, 0);
}

function linesOf(found: Status): readonly string[] {
  const { running, folder, pid, url, health, view, journalBytes, backup } = found;
  const rows: (readonly [string, string])[] = [
    ['Table', running ? `process ${pid}, ${url}` : 'not running'],
    ['Games', `${folder}, ${Math.ceil(journalBytes / 1_000)} kB`],
    [
      'Backup',
      backup === null ? NO_BACKUP : `${backup.time.slice(0, 16).replace('T', ' ')} UTC, ${backup.file}`,
    ],
  ];
  if (health !== null) rows.push(['Version', health.version], ['Journal', health.journal]);
  if (view !== null) {
    const score = view.players.map(({ name, front }) => `${name} ${front}`).join(', ');
    const deal = view.deal === 0 ? '' : `, deal ${view.deal}`;
    rows.push(['Board', `${view.board.state} (${view.board.port})`]);
    rows.push(['Game', `${view.game} (${view.rules.name})${deal}, ${view.phase}: ${score}`]);
  }
  return columns(rows);
}
