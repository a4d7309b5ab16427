// A PostgreSQL server of its own for a suite: in a temporary folder, on a socket there, until the suite ends.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import pg from 'pg';

const DEBIAN = '/usr/lib/postgresql';

/** Folders in which the programs may be: Debian has them where no PATH leads. */
function folders(): readonly string[] {
  const debian = existsSync(DEBIAN) ? readdirSync(DEBIAN).map((version) => join(DEBIAN, version, 'bin')) : [];
  return [...debian, ...(process.env.PATH ?? '').split(delimiter)];
}

const BIN = folders().find(
  (folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')),
);

/** Whether PostgreSQL is on this machine. */
export const hasPostgres = BIN !== undefined;

/** PostgreSQL does not run as root. */
function asOther(): { readonly uid?: number; readonly gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const idOf = (option: string): number =>
    Number(execFileSync('id', [option, 'nobody'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

/** A server that runs. */
export interface TestPostgres {
  /** The address of a new, empty database. */
  database(): Promise<string>;
  end(): Promise<void>;
}

/** Starts a server. It does not wait for its disk unless `fsync` is on. */
export async function startPostgres(fsync: 'on' | 'off' = 'off'): Promise<TestPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'muggins-postgres-'));
  const [user, data] = [asOther(), join(folder, 'data')];
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
  chmodSync(folder, 0o700);
  const run = { ...user, cwd: folder, env: { PATH: process.env.PATH, LC_ALL: 'C' } };
  const made = ['-D', data, '-U', 'muggins', '-A', 'trust', '-E', 'UTF8', '--no-sync', '--locale=C'];
  execFileSync(join(BIN ?? '', 'initdb'), made, { ...run, stdio: 'ignore' });
  const settings = ['listen_addresses=', `fsync=${fsync}`, `unix_socket_directories=${folder}`];
  const words = ['-D', data, ...settings.flatMap((each) => ['-c', each])];
  const server = spawn(join(BIN ?? '', 'postgres'), words, { ...run, stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = once(server, 'exit');
  for await (const text of server.stderr) if (`${text}`.includes('ready to accept connections')) break;
  const address = (name: string): string => `postgres://muggins@/${name}?host=${encodeURIComponent(folder)}`;
  let count = 0;
  return {
    async database() {
      count += 1;
      const client = new pg.Client(address('postgres'));
      await client.connect();
      await client.query(`create database league${count}`);
      await client.end();
      return address(`league${count}`);
    },
    async end() {
      // At once: whoever is still connected is cut off.
      server.kill('SIGINT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
