// The runner for simavr (simavr.c).
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { compiled } from './compiled.ts';
import { toolFound } from './tools.ts';

const SOURCE = fileURLToPath(new URL('simavr.c', import.meta.url));
const HEADERS = ['/usr/include/simavr/sim_avr.h', '/usr/include/libelf.h'];

/** True if this machine can build the runner. */
export const simavrFound = toolFound('gcc') && HEADERS.every((header) => existsSync(header));

/** Path of the runner. */
export const simavr = (): string =>
  compiled('simavr', [['-O2', '-Wall', '-Wextra', SOURCE, '-lsimavr', '-lelf', '-lm']], 'gcc');
