// The table or the hall that runs on this machine: how commands and browsers find it and prove to be its host, by files in its folder
// that only its user can read. An address of the network never proves it.

import { rmSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { ask, type HttpReply } from '../system/ask.ts';
import { readJson, unlessRefused, writeJson, writePrivate } from '../system/atomic.ts';
import { packageVersion } from '../system/package.ts';
import { CliError, EXIT } from './output.ts';

const runningSchema = z.object({
  pid: z.number().int().positive(),
  url: z.url(),
  token: z.string(),
  /** The certificate of an https table, as PEM. */
  certificate: z.string().optional(),
  /** Of Muggins. */
  version: z.string().default('of another version'),
});
/** A table that runs: where, and what makes a program its host. */
export type Running = z.output<typeof runningSchema>;

/** For commands. */
const fileOf = (folder: string): string => join(folder, 'running.json');
/** For browsers: opening it opens the link, and no command line has to show the token. */
const pageOf = (folder: string): string => join(folder, 'host.html');

/** The link of the host: browsers do not send the part after `#`. */
export const linkOf = ({ url, token }: Pick<Running, 'url' | 'token'>): string => `${url}#host=${token}`;

/** Writes both files. @returns what removes them at the end */
export function tellRunning(folder: string, running: Omit<Running, 'pid' | 'version'>): () => void {
  // Without these files the table runs all the same, and commands do not find it.
  unlessRefused(() => {
    writePrivate(pageOf(folder), pageText(linkOf(running)));
    writeJson(fileOf(folder), { pid: process.pid, version: packageVersion(), ...running });
  });
  return () => {
    unlessRefused(() => {
      for (const file of [fileOf(folder), pageOf(folder)]) rmSync(file, { force: true });
    });
  };
}

/** The table of a folder, if one runs; undefined as well where the file is another user's. */
export function readRunning(folder: string): Running | undefined {
  const read = runningSchema.safeParse(readJson(fileOf(folder)));
  return read.success && lives(read.data.pid) ? read.data : undefined;
}

/** A table that was killed leaves its files; another program may have its port by now, and is not given the token. */
function lives(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** A page that leads to a link. */
export const pageText = (link: string): string => `<!doctype html>
<meta charset="utf-8">
<meta name="referrer" content="no-referrer">
<meta http-equiv="refresh" content="0; url=${link}">
<title>Muggins</title>
<p><a href="${link}">Muggins</a></p>
`;

/** A refusal: `refusal` by the rules of the host, `told` by its server. */
interface HostAnswer {
  readonly words?: string;
  readonly error?: string;
  readonly refusal?: unknown;
  readonly told?: unknown;
}

/** A request that the host refused, with its answer. */
export class HostRefusal extends CliError {
  readonly answer: HostAnswer;

  constructor(message: string, answer: HostAnswer) {
    super(answer.error ?? 'refused', message);
    this.answer = answer;
  }
}

type What = 'table' | 'hall' | 'league';

const START = { table: 'muggins start', hall: 'muggins hall start', league: 'muggins league start' } as const;
const NONE = { table: 'noTable', hall: 'noHall', league: 'noLeague' } as const;

/** What to start if nothing runs in a folder, or nothing answers at a port. */
export function notRunning(folder: string, what: What, port?: number): CliError {
  const words =
    port === undefined
      ? `No ${what} is running in ${folder}. Start it with: ${START[what]}. For a ${what} with another folder, add --data.`
      : `No ${what} answers at ${addressOf(port)}. Is it running? If it uses another port, change --http.`;
  return new CliError(NONE[what], words, EXIT.notRunning);
}

const addressOf = (port: number): string => `http://127.0.0.1:${port}/`;

/** The hall that runs in a folder. @throws CliError that says what to start */
export function runningHall(folder: string): Running {
  const running = readRunning(folder);
  if (running === undefined) throw notRunning(folder, 'hall');
  return running;
}

const OTHER_FOLDER =
  'With --data, give the folder that its terminal shows as Games, and run this as the user who started it.';

/** What runs on this machine. The token is for what runs in the folder and goes to no other program. */
export class Host {
  readonly #folder: string;
  readonly #port: number | undefined;
  readonly #running: Running | undefined;
  readonly #what: What;

  /** What runs in a folder, or the table at a port. That nothing runs is an error of what is asked of it. */
  constructor(
    folder: string,
    { what = 'table', port }: { readonly what?: What; readonly port?: number | undefined } = {},
  ) {
    const running = readRunning(folder);
    const found = running !== undefined && (port === undefined || portOf(running) === port);
    this.#folder = folder;
    this.#what = what;
    this.#running = found ? running : undefined;
    this.#port = port;
  }

  /** Its address. @throws CliError if nothing runs */
  get #base(): string {
    if (this.#running !== undefined) return this.#running.url;
    if (this.#port === undefined) throw notRunning(this.#folder, this.#what);
    return addressOf(this.#port);
  }

  /** The link of its host. @throws CliError if it is not what runs in the folder */
  get link(): string {
    if (this.#running === undefined) throw this.#foreign();
    return linkOf(this.#running);
  }

  /** For answers that need the types of this version. @throws CliError if the running program has another version */
  checkVersion(): void {
    const [own, version] = [packageVersion(), this.#running?.version];
    if (version === undefined || version === own) return;
    const words = `The ${this.#what} in ${this.#folder} runs Muggins ${version}, and this command is Muggins ${own}. End the ${this.#what} and start it again with this version: ${START[this.#what]}.`;
    throw new CliError('otherVersion', words);
  }

  /** What the table says of its health, also if it is not well; undefined if it does not answer. */
  async health(): Promise<unknown> {
    try {
      return JSON.parse((await this.#send('healthz')).text);
    } catch {
      return undefined;
    }
  }

  /** Gets an answer, or posts a body. Rejects with a CliError: HostRefusal if it is refused. */
  async ask(path: string, body?: object): Promise<unknown> {
    const { status, text } = await this.#send(`api/${path}`, body).catch((error: Error) => {
      if (this.#running === undefined) throw notRunning(this.#folder, this.#what, this.#port);
      const words = `The ${this.#what} at ${this.#base} does not answer (${error.message}). Restart it: every score is saved.`;
      throw new CliError('noAnswer', words);
    });
    if (status === 401 && this.#running === undefined) throw this.#foreign();
    const answer = JSON.parse(text) as HostAnswer;
    if (status < 300) return answer;
    throw new HostRefusal(answer.words ?? `The ${this.#what} answered ${status}.`, answer);
  }

  /** What answers belongs to another folder, so there is no token for it. */
  #foreign(): CliError {
    const words = `The ${this.#what} at ${this.#base} is not that of ${this.#folder}. ${OTHER_FOLDER}`;
    return new CliError('hostOnly', words);
  }

  #send(path: string, body?: object): Promise<HttpReply> {
    const { token, certificate } = this.#running ?? {};
    const headers = { ...(token !== undefined && { authorization: `Bearer ${token}` }) };
    return ask(`${this.#base}${path}`, { body: body && JSON.stringify(body), headers, certificate });
  }
}

const portOf = ({ url }: Running): number => {
  const { port, protocol } = new URL(url);
  return port === '' ? (protocol === 'https:' ? 443 : 80) : Number(port);
};
