// A process of its own with the televisions and phones of a hall; its parent asks in the end what each of them was told, and when.
import { setTimeout as sleep } from 'node:timers/promises';
import { Screen, type ScreenLog } from './screen.ts';

/** What the parent says: who comes; then `report`, and `end`. */
export type ToRoom =
  | { readonly hall: string; readonly televisions: number; readonly invitations: readonly string[] }
  | 'report'
  | 'end';
/** What it hears: everybody is here; or what the screens were told. */
export type FromRoom =
  | 'ready'
  | {
      readonly televisions: readonly ScreenLog[];
      readonly phones: readonly ScreenLog[];
      readonly failed: readonly string[];
    };

/** Screens that come at once: a room does not come through the door in one moment. */
const BATCH = 10;
/** Milliseconds after which the next phone goes dark, and for which it is dark. */
const GLANCE = 1_000;
const DARK = 500;

process.on('disconnect', () => process.exit());

const televisions: Screen[] = [];
const phones: Screen[] = [];
const failed: string[] = [];
let isOver = false;

const tell = (message: FromRoom): void => void process.send?.(message);

process.on('message', (message: ToRoom) => {
  if (message === 'end') process.exit(0);
  else if (message !== 'report') void open(message);
  else {
    isOver = true;
    tell({
      televisions: televisions.map(({ told }) => told),
      phones: phones.map(({ told }) => told),
      failed,
    });
  }
});

async function open({ hall, televisions: count, invitations }: Exclude<ToRoom, string>): Promise<void> {
  for (let at = 0; at < count; at++)
    televisions.push(new Screen({ hall, page: 'hall', address: addressOf(at) }));
  for (const [at, invitation] of invitations.entries())
    phones.push(new Screen({ hall, page: 'me', address: addressOf(count + at), invitation }));
  const all = [...televisions, ...phones];
  for (let from = 0; from < all.length; from += BATCH)
    await Promise.all(all.slice(from, from + BATCH).map((screen) => screen.arrive()));
  tell('ready');
  void glance();
}

/** Machines of a network have addresses of their own; this machine has all that begin with 127. */
const addressOf = (at: number): string => `127.0.1.${at + 1}`;

/** Somebody puts a phone away, and looks again. */
async function glance(): Promise<void> {
  for (let at = 0; !isOver && phones.length > 0; at = (at + 1) % phones.length) {
    phones[at]?.sleep();
    await sleep(DARK);
    await phones[at]?.wake().catch((error: Error) => failed.push(error.message));
    await sleep(GLANCE - DARK);
  }
}
