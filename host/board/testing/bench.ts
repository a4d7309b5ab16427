// A connection to a device in memory, under fake time.
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { Connection, type ConnectionStatus } from '../connection.ts';
import type { KeyEvent } from '../keys.ts';
import type { BoardView } from '../view.ts';
import { Device, type Knobs } from './device.ts';

type ConnectionOptions = ConstructorParameters<typeof Connection>[0];

/** A view of a board with three lanes. */
export const view = (front: number): BoardView => ({
  pegs: [
    { front, rear: 0 },
    { front: 5, rear: 3 },
  ],
  dealer: 1,
  turn: 0,
  rows: ['Crib: Blue', 'Red to count', '', `${front}`],
});

/** A connection to a device, and all that it has emitted. */
export interface Bench {
  readonly device: Device;
  readonly connection: Connection;
  readonly statuses: ConnectionStatus[];
  readonly keys: KeyEvent[];
  readonly shown: BoardView[];
}

const opened: Connection[] = [];

/** Gives every test of a file fake time, and closes its connections after it. */
export function underFakeTime(): void {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(async () => {
    for (const connection of opened.splice(0)) await connection.close();
    vi.useRealTimers();
  });
}

export function bench(options: Partial<ConnectionOptions> = {}, device = new Device()): Bench {
  const connection = new Connection({ open: device.source, lanes: 3, firstSequence: 1, ...options });
  opened.push(connection);
  const statuses: ConnectionStatus[] = [];
  const keys: KeyEvent[] = [];
  const shown: BoardView[] = [];
  connection.on('status', (status) => statuses.push(status));
  connection.on('key', (event) => keys.push(event));
  connection.on('shown', (seen) => shown.push(seen));
  return { device, connection, statuses, keys, shown };
}

/** Lets fake time pass. */
export const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

/** A connection that has become ready. */
export async function ready(
  options: Partial<ConnectionOptions> = {},
  set: (knobs: Knobs) => void = () => {},
): Promise<Bench> {
  const made = bench(options);
  set(made.device.knobs);
  made.connection.start();
  await pass(50);
  expect(made.connection.status.state).toBe('ready');
  return made;
}
