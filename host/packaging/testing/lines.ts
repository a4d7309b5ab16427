// Runs lines with the installed command in this process, one after the other: to start Node for each takes longer than most of them do.
// `node --import tsx lines.ts COMMAND STEPS`; prints what came of each as JSON.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';

/** A line to run, and the folder of its games. The word ADDRESS is that of the hall that runs. */
export interface Step {
  readonly words: readonly string[];
  readonly data: string;
  /** For a program that serves: what it prints when it is ready. */
  readonly ready?: string;
  /** It goes on serving until a step `end` follows. */
  readonly stays?: boolean;
  /** Ends what stays. */
  readonly ends?: boolean;
}

/** What the desk of the hall that runs asks, where a line presupposes it. */
export interface Asking {
  readonly path: string;
  readonly body?: object;
  /** Where the answer is saved. */
  readonly to?: string;
}

/** What came of it. */
export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

const [, , command = '', steps = ''] = process.argv;
const print = process.stdout.write.bind(process.stdout);
process.stdout.setMaxListeners(0);
process.setMaxListeners(0);

let [out, err] = ['', ''];
let told = (): void => {};
process.stdout.write = (text: string | Uint8Array): boolean => {
  out += text;
  told();
  return true;
};
const tell = process.stderr.write.bind(process.stderr);
process.stderr.write = (text: string | Uint8Array): boolean => {
  err += text;
  return true;
};

/** Ends the programs that serve. */
const serving: (() => Promise<unknown>)[] = [];
const end = async (): Promise<void> => {
  for (const each of serving.splice(0)) await each();
};
/** Milliseconds after which a line that hangs is given up, on a machine where others are at work as well. */
const PATIENCE = 120_000;

/** Resolves when more listen for a signal. */
async function added(signal: 'SIGINT', before: number): Promise<void> {
  while (process.listenerCount(signal) <= before) await setImmediate();
}

/** The hall that runs, and what makes a program its desk. */
let hall = { url: '', token: '' };

async function run({ words, data, ready, stays = false, ends = false }: Step, at: number): Promise<Ran> {
  [out, err] = ['', ''];
  process.exitCode = 0;
  process.env.MUGGINS_DATA = data;
  process.argv = [process.execPath, command, ...words.map((word) => word.replace('ADDRESS', hall.url))];
  if (ends) await end();
  const others = process.listeners('SIGINT');
  // The module ends when the command does. Another address makes it another module.
  const over: Promise<unknown> = import(`${pathToFileURL(command).href}?${at}`);
  const hangs = setTimeout(() => {
    tell(`${words.join(' ')} hangs: ${out}${err}`);
    process.exit(1);
  }, PATIENCE);
  if (ready === undefined) await over;
  else {
    const begun = new Promise<void>((resolve) => {
      told = () => void (out.includes(ready) && resolve());
    });
    await Promise.race([begun, over]);
    // It listens for a signal after it has said that it is ready.
    await Promise.race([added('SIGINT', others.length), over]);
    const own = process.listeners('SIGINT').filter((each) => !others.includes(each));
    const stop = (): Promise<unknown> => {
      for (const each of own) each('SIGINT');
      return over;
    };
    if (stays) {
      serving.push(stop);
      if (words[0] === 'hall') hall = JSON.parse(readFileSync(join(data, 'hall/running.json'), 'utf8'));
    } else await stop();
  }
  clearTimeout(hangs);
  return { code: Number(process.exitCode), out, err };
}

async function ask({ path, body, to }: Asking): Promise<Ran> {
  const answer = await fetch(new URL(path, hall.url), {
    headers: { authorization: `Bearer ${hall.token}` },
    ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
  });
  const bytes = Buffer.from(await answer.arrayBuffer());
  if (to !== undefined) writeFileSync(to, bytes);
  return { code: answer.ok ? 0 : 1, out: to ?? `${bytes}`, err: '' };
}

const ran: Ran[] = [];
for (const [at, step] of (JSON.parse(readFileSync(steps, 'utf8')) as (Step | Asking)[]).entries())
  ran.push(await ('path' in step ? ask(step) : run(step, at)));
await end();
print(JSON.stringify(ran), () => process.exit(0));
