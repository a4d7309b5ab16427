// Kills a process by SIGKILL at a moment of its work.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { extname, join } from 'node:path';
import { createInterface } from 'node:readline';

/** How a process ended. */
interface Fate {
  /** Whether it was killed; if not, its work was done before. */
  readonly killed: boolean;
  /** Lines that it said once its work had begun. */
  readonly said: readonly string[];
  /** Milliseconds from the beginning of its work to its end. */
  readonly took: number;
}

/** Where a process puts what it does not keep, and when it is killed. */
interface Doom {
  readonly temporary: string;
  /** Milliseconds after its work has begun; never if undefined. */
  readonly after?: number;
}

/** Starts doomed.ts, and kills it. @throws if it fails */
export async function doom(args: readonly string[], { temporary, after }: Doom): Promise<Fate> {
  const kind = extname(import.meta.filename);
  const loader = kind === '.ts' ? ['--import=tsx'] : [];
  const doomed = join(import.meta.dirname, `doomed${kind}`);
  const env = { ...process.env, TMPDIR: temporary };
  const child = spawn(process.execPath, [...loader, doomed, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env,
  });
  const said: string[] = [];
  let errors = '';
  let begun = Number.NaN;
  let timer: NodeJS.Timeout | undefined;
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors += text;
  });
  createInterface({ input: child.stdout }).on('line', (line) => {
    if (line !== 'begin') return void said.push(line);
    begun = performance.now();
    if (after !== undefined) timer = setTimeout(() => child.kill('SIGKILL'), after);
  });
  const exited = once(child, 'exit').then(() => performance.now());
  // Lines that it said before it died are read to the end.
  const [code, signal] = await once(child, 'close');
  const took = (await exited) - begun;
  clearTimeout(timer);
  if (signal === null && code !== 0)
    throw new Error(`${args.join(' ')} ended with ${code}: ${errors.trim()}`);
  return { killed: signal === 'SIGKILL', said, took };
}
