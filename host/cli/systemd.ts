// Tells systemd that the table is ready, and then that it is alive (sd_notify(3)). Node cannot send datagrams to Unix sockets, so
// systemd's own program sends them.
import { execFile } from 'node:child_process';
import type { Log } from '../system/log.ts';

/** Ends the signs of life. */
type Stop = () => void;

/**
 * Says that the table is ready, then that it is alive, three times within the time that WATCHDOG_USEC gives. A program that hangs
 * says nothing, and systemd starts it again. Without systemd nothing is said.
 */
export function tellSystemd(
  log: Log,
  { NOTIFY_SOCKET, WATCHDOG_USEC }: NodeJS.ProcessEnv = process.env,
): Stop {
  if (NOTIFY_SOCKET === undefined || NOTIFY_SOCKET === '') return () => {};
  const tell = (...words: readonly string[]): void => {
    execFile('systemd-notify', words, { env: { ...process.env, NOTIFY_SOCKET } }, (error) => {
      if (error !== null) log.warn({ reason: error.message }, 'systemd-notify failed');
    });
  };
  tell('--ready');
  const milliseconds = Number(WATCHDOG_USEC) / 3_000;
  if (!(milliseconds >= 1)) return () => tell('STOPPING=1');
  const alive = setInterval(() => tell('WATCHDOG=1'), milliseconds);
  return () => {
    clearInterval(alive);
    tell('STOPPING=1');
  };
}
