// A Mosquitto on this machine, set up as docs/hall.md says: for a simulated night, and for the tests of the bus.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packageRoot } from '../../cli/place.ts';

const GUIDE = join(packageRoot(), 'docs', 'hall.md');

/** A file of the recipe: the block that follows its name. */
function recipe(name: string): string {
  const [, block] =
    new RegExp(`\`${name}\`:\n\n\`\`\`\n([^]*?)\`\`\``).exec(readFileSync(GUIDE, 'utf8')) ?? [];
  if (block === undefined) throw new Error(`docs/hall.md has no ${name}`);
  return block;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { readonly port: number };
  server.close();
  await once(server, 'close');
  return port;
}

/** Resolves as soon as somebody listens there. */
async function listens(port: number, isOver: () => boolean): Promise<void> {
  for (;;) {
    if (isOver()) throw new Error('mosquitto did not start');
    const socket = connect(port, '127.0.0.1');
    const answers = await new Promise<boolean>((resolve) => {
      socket.once('connect', () => resolve(true));
      socket.once('error', () => resolve(false));
    });
    socket.destroy();
    if (answers) return;
  }
}

/** A Mosquitto that runs. */
interface RunningMosquitto {
  readonly port: number;
  close(): Promise<void>;
}

/** Starts one by a file that `write` puts into a new folder. */
async function start(write: (folder: string, port: number) => string): Promise<RunningMosquitto> {
  const folder = mkdtempSync(join(tmpdir(), 'muggins-mosquitto-'));
  // Mosquitto gives up root's rights, and reads the files after that.
  chmodSync(folder, 0o755);
  const port = await freePort();
  const broker = spawn('mosquitto', ['-c', write(folder, port)], { stdio: 'ignore' });
  const over = once(broker, 'close');
  await listens(port, () => broker.exitCode !== null);
  const close = async (): Promise<void> => {
    broker.kill();
    await over;
    rmSync(folder, { recursive: true });
  };
  return { port, close };
}

/** A file for a Mosquitto that lets everybody in, as many run at home. */
function openTo(folder: string, port: number): string {
  const file = join(folder, 'open.conf');
  writeFileSync(file, `listener ${port} 127.0.0.1\nallow_anonymous true\npersistence false\n`, {
    mode: 0o644,
  });
  return file;
}

/** Files for one that lets in these users. */
function closedTo(passwords: Readonly<Record<string, string>>, folder: string, port: number): string {
  const local = (text: string): string =>
    text.replaceAll('/etc/mosquitto', folder).replace(/^listener .*$/m, `listener ${port} 127.0.0.1`);
  const file = join(folder, 'muggins.conf');
  writeFileSync(file, local(recipe('/etc/mosquitto/conf.d/muggins.conf')));
  writeFileSync(join(folder, 'muggins.access'), local(recipe('/etc/mosquitto/muggins.access')), {
    mode: 0o644,
  });
  const users = join(folder, 'muggins.passwords');
  const lines = Object.entries(passwords).map((each) => `${each.join(':')}\n`);
  writeFileSync(users, lines.join(''), { mode: 0o644 });
  execFileSync('mosquitto_passwd', ['-U', users]);
  chmodSync(users, 0o644);
  return file;
}

/** Starts one for these users; for everybody without them. */
export const startMosquitto = (passwords?: Readonly<Record<string, string>>): Promise<RunningMosquitto> =>
  start((folder, port) =>
    passwords === undefined ? openTo(folder, port) : closedTo(passwords, folder, port),
  );
