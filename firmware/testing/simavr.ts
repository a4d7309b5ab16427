// Builds the runner for simavr (simavr.c).
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { toolFound } from './tools.ts';

const HEADERS = ['/usr/include/simavr/sim_avr.h', '/usr/include/libelf.h'];

/** True if this machine can build the runner. */
export const simavrFound = toolFound('gcc') && HEADERS.every((header) => existsSync(header));

/** Builds the runner into a folder and returns its path. */
export function buildSimavr(folder: string): string {
  const source = fileURLToPath(new URL('simavr.c', import.meta.url));
  const program = join(folder, 'runner');
  execFileSync('gcc', ['-O2', '-Wall', '-Wextra', '-o', program, source, '-lsimavr', '-lelf', '-lm']);
  return program;
}
