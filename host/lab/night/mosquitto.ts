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

/** Starts one for these users. */
export async function startMosquitto(
  passwords: Readonly<Record<string, string>>,
): Promise<{ readonly port: number; close(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'muggins-mosquitto-'));
  // Mosquitto gives up root's rights, and reads the files after that.
  chmodSync(folder, 0o755);
  const port = await freePort();
  const local = (text: string): string =>
    text.replaceAll('/etc/mosquitto', folder).replace(/^listener .*$/m, `listener ${port} 127.0.0.1`);
  writeFileSync(join(folder, 'muggins.conf'), local(recipe('/etc/mosquitto/conf.d/muggins.conf')));
  writeFileSync(join(folder, 'muggins.access'), local(recipe('/etc/mosquitto/muggins.access')), {
    mode: 0o644,
  });
  const users = join(folder, 'muggins.passwords');
  writeFileSync(
    users,
    Object.entries(passwords)
      .map((each) => `${each.join(':')}\n`)
      .join(''),
    { mode: 0o644 },
  );
  execFileSync('mosquitto_passwd', ['-U', users]);
  chmodSync(users, 0o644);
  const broker = spawn('mosquitto', ['-c', join(folder, 'muggins.conf')], { stdio: 'ignore' });
  const over = once(broker, 'close');
  await listens(port, () => broker.exitCode !== null);
  const close = async (): Promise<void> => {
    broker.kill();
    await over;
    rmSync(folder, { recursive: true });
  };
  return { port, close };
}
