// A Mosquitto on this machine that lets everybody in, as many run at home.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { readonly port: number };
  server.close();
  await once(server, 'close');
  return port;
}

/** Resolves as soon as a server listens there. */
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

/** Starts one on a free port. */
export async function startMosquitto(): Promise<RunningMosquitto> {
  const folder = mkdtempSync(join(tmpdir(), 'muggins-mosquitto-'));
  // Mosquitto gives up root's rights, and reads the files after that.
  chmodSync(folder, 0o755);
  const port = await freePort();
  const file = join(folder, 'open.conf');
  const settings = `listener ${port} 127.0.0.1\nallow_anonymous true\npersistence false\n`;
  writeFileSync(file, settings, { mode: 0o644 });
  const broker = spawn('mosquitto', ['-c', file], { stdio: 'ignore' });
  const over = once(broker, 'close');
  await listens(port, () => broker.exitCode !== null);
  const close = async (): Promise<void> => {
    broker.kill();
    await over;
    rmSync(folder, { recursive: true });
  };
  return { port, close };
}
