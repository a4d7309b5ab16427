// The built command on a disk that fails (faults.c), and what must hold whatever it answers.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../../../system/package.ts';

export const BUILT = join(packageRoot(), 'dist/command/muggins.js');

/** A fault of each n-th call that changes something: an error of errno(3), or writes that are short by half. */
export interface Fault {
  readonly name: string;
  readonly errno: number;
  readonly nth: number;
}

/** How Linux numbers them. */
const ERRNO = { EIO: 5, ENOSPC: 28, EROFS: 30, EDQUOT: 122, short: 0 } as const;

/** Every n-th call of 1 to `most`, each with the next kind of fault; and a disk that is read-only throughout. */
export const faults = (most: number): readonly Fault[] => [
  { name: 'EROFS, always', errno: ERRNO.EROFS, nth: 1 },
  ...Array.from({ length: most }, (_, at): Fault => {
    const kinds = Object.entries(ERRNO);
    const [name = '', errno = 0] = kinds[at % kinds.length] ?? [];
    return { name: `${name}, call ${at + 1} of each ${at + 1}`, errno, nth: at + 1 };
  }),
];

/** Compiles faults.c into a folder. @returns the library */
export function compileFaults(folder: string): string {
  const library = join(folder, 'faults.so');
  const source = join(import.meta.dirname, 'faults.c');
  execFileSync('gcc', ['-shared', '-fPIC', '-O2', '-Wall', '-Wextra', '-o', library, source, '-ldl']);
  return library;
}

/** A command that was started on a failing disk. */
export interface Started {
  readonly child: ChildProcess;
  readonly ended: Promise<Ended>;
  /** What it has written so far. */
  readonly text: () => string;
}

export interface Ended {
  readonly code: number | null;
  readonly text: string;
}

/** Starts `muggins` with a fault of everything below a folder. */
export function startOn(
  args: readonly string[],
  { library, folder, fault }: { readonly library: string; readonly folder: string; readonly fault: Fault },
): Started {
  const env = {
    ...process.env,
    ...{ LD_PRELOAD: library, UV_USE_IO_URING: '0', FAULT_FOLDER: folder },
    ...{ FAULT_NTH: `${fault.nth}`, FAULT_ERRNO: `${fault.errno}` },
  };
  const child = spawn(process.execPath, [BUILT, ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (piece: string) => {
      text += piece;
    });
  const ended = once(child, 'close').then(([code]): Ended => ({ code, text }));
  return { child, ended, text: () => text };
}

/** What no answer may be, and no folder may hold. */
export function wrongIn({ code, text }: Ended, folder: string): readonly string[] {
  const isExit = code !== null && code >= 0 && code <= 3;
  return [
    ...(isExit ? [] : [`ended with ${code}`]),
    ...(/bug in Muggins|^\s+at .*:\d+:\d+/m.test(text) ? [text] : []),
    ...(code === 0 || text !== '' ? [] : ['failed without a word']),
    ...halfFiles(folder),
  ];
}

/** Files of JSON that cannot be read: a new one is written beside the old one, under another name. */
function halfFiles(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return names.filter((name) => name.endsWith('.json') && !isJson(join(folder, name)));
}

function isJson(file: string): boolean {
  try {
    JSON.parse(readFileSync(file, 'utf8'));
    return true;
  } catch {
    return false;
  }
}
