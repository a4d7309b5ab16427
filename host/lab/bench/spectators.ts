// A process of its own with many spectators of one table: notes when each of them is told of each move. Some never read.
import { WebSocket } from 'ws';

/** What the parent says. */
export type ToSpectators =
  | {
      readonly url: string;
      readonly headers: Readonly<Record<string, string>>;
      readonly readers: number;
      readonly stalled: number;
    }
  | 'report'
  | 'end';

/** What it hears: everybody has been told how the table stands; or, by move, when each reader was told of it, since 1970. */
export type FromSpectators = 'ready' | Readonly<Record<string, readonly number[]>>;

const told = new Map<number, number[]>();
const sockets: WebSocket[] = [];
const now = (): number => performance.timeOrigin + performance.now();
const tell = (message: FromSpectators): void => void process.send?.(message);

/** Lines opened at once: a room does not come through the door in one moment. */
const BATCH = 25;

process.on('message', (message: ToSpectators) => {
  if (message === 'report') tell(Object.fromEntries(told));
  else if (message === 'end') process.exit(0);
  else void connect(message).then(() => tell('ready'));
});

async function connect({ url, headers, readers, stalled }: Exclude<ToSpectators, string>): Promise<void> {
  for (let from = 0; from < readers; from += BATCH) {
    const count = Math.min(BATCH, readers - from);
    await Promise.all(Array.from({ length: count }, () => spectator(url, headers, false)));
  }
  await Promise.all(Array.from({ length: stalled }, () => spectator(url, headers, true)));
}

/** Resolves with the first state. */
function spectator(url: string, headers: Readonly<Record<string, string>>, stalled: boolean): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(url, { headers });
    sockets.push(socket);
    socket.on('error', reject);
    socket.on('message', (data: Buffer) => {
      resolve();
      if (stalled) socket.pause();
      else note(data);
    });
  });
}

/** The move stands at the front of every state; what else is in it is not looked at here. */
function note(data: Buffer): void {
  const [, digits] = /^\{"type":"state".{0,40}?"move":(\d+)/.exec(data.toString('latin1', 0, 120)) ?? [];
  if (digits === undefined) return;
  const move = Number(digits);
  const times = told.get(move) ?? [];
  times.push(now());
  told.set(move, times);
}
