#!/usr/bin/env -S node --max-semi-space-size=1
// The file that `muggins` starts: runs the command line and leaves its exit code.
import { setFlagsFromString } from 'node:v8';
import { run } from './program.ts';

// Left alone, the heap grows to four times what lives in it before old objects are collected: 60 MB more while an export streams.
setFlagsFromString('--heap-growing-percent=50');

// `muggins score ... | head -1` closes the pipe early; that is the reader's right and no fault.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});

// What the program makes, journal, log and keys, is for its user's eyes.
process.umask(0o077);

process.exitCode = await run(process.argv.slice(2));
