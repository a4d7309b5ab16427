// Shared by the programs that serve pages: they report their state, run until a signal, and close their parts in reverse order.
import { execFile } from 'node:child_process';
import type { DamagedFile } from '../system/kept.ts';
import type { Log } from '../system/log.ts';
import type { Web } from '../web/table/index.ts';
import { redCards } from './colour.ts';
import type { Output } from './output.ts';
import { tellRunning } from './running.ts';
import { type SiteOptions, siteOf } from './site.ts';
import type { Tls } from './tls.ts';

/** Prints an event with its fields, or the same in words. */
export type Say = (event: string, fields: object, words: string) => void;

/** What a program that serves works with. */
export interface Serving {
  readonly say: Say;
  /** Takes a function that ends a part; the last that began ends first. */
  readonly atEnd: (close: () => unknown) => void;
  /** Ends the program with an error that comes later. */
  readonly fail: (error: unknown) => void;
}

/** Prints a sentence for the players. */
export const note = (say: Say, message: string): void => say('note', { message }, message);

/** The same, without sentences that repeat the last. */
export function sayChanges(say: Say): Say {
  let previous = '';
  return (event, fields, words) => {
    if (words === previous) return;
    previous = words;
    say(event, fields, words);
  };
}

/** Runs what `work` has begun until SIGINT or SIGTERM. */
export async function serve(
  { json }: { readonly json?: boolean | undefined },
  { out }: Output,
  work: (serving: Serving) => Promise<void>,
): Promise<void> {
  const closing: (() => unknown)[] = [];
  const say: Say = (event, fields, words) =>
    out(json === true ? JSON.stringify({ event, ...fields }) : redCards(words));
  let fail: Serving['fail'] = () => {};
  const failed = new Promise<never>((_, reject) => {
    fail = reject;
  });
  failed.catch(() => {});
  try {
    await work({ say, atEnd: (each) => closing.push(each), fail });
    await Promise.race([stopSignal(), failed]);
  } finally {
    for (const each of closing.splice(0).reverse()) await each();
  }
}

/** Under npm, Ctrl+C arrives twice. The second must not interrupt the closing that the first began. */
const stopSignal = (): Promise<void> =>
  new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => resolve());
  });

/** What a server is given: its address, and a certificate if its pages are served by https. */
type Site = ReturnType<typeof siteOf> & { readonly tls: Tls | undefined };

interface Opened extends Pick<Serving, 'say' | 'atEnd'> {
  readonly data: string;
  readonly token: string;
}

/** Opens the pages, and lets programs of this machine find them. */
export async function openSite<Opens extends Web>(
  options: SiteOptions,
  { data, token, say, atEnd }: Opened,
  open: (site: Site) => Promise<Opens>,
): Promise<Opens> {
  const site = siteOf(options);
  const { readTls } = await import('./tls.ts');
  const tls = await readTls(options, data, site.publicUrl === undefined ? [] : [site.publicUrl.hostname]);
  if (tls !== undefined) say('certificate', { message: tls.note }, tls.note);
  const web = await open({ ...site, tls });
  atEnd(() => web.close());
  atEnd(tellRunning(data, { url: web.url, token, certificate: tls?.cert }));
  return web;
}

/** Without the token: anyone may see these addresses. */
export const lanLines = ({ phones }: Web): readonly string[] =>
  phones.length === 0 ? [] : [`On the network: ${phones.join('  ')}`];

/** Reports a damaged file. `lost`: what follows, and what to do. */
export const tellDamaged =
  ({ log, say }: { readonly log: Log; readonly say: Say }, lost: string) =>
  (found: DamagedFile): void => {
    const { file, evidence } = found;
    const kept = evidence === undefined ? '' : ` The damaged file is kept as ${evidence}.`;
    log.warn({ ...found }, 'a file was damaged');
    say('damagedFile', found, `${file} is damaged. ${lost}${kept}`);
  };

/**
 * Tells systemd (sd_notify(3)) that the program is ready, then that it is alive, 3 times within the time that WATCHDOG_USEC gives. A
 * program that hangs is silent, and systemd starts it again. Without systemd it does nothing. Node cannot send datagrams to Unix
 * sockets, so systemd's own program sends them.
 */
export function tellSystemd(
  log: Log,
  { NOTIFY_SOCKET, WATCHDOG_USEC }: NodeJS.ProcessEnv = process.env,
): () => void {
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
