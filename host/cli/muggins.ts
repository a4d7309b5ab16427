#!/usr/bin/env node
// The file that `muggins` starts: runs the command line and leaves its exit code.
import { run } from './program.ts';

// `muggins score ... | head -1` closes the pipe early; that is the reader's right and no fault.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});

// What the program makes, journal, log and keys, is for its user's eyes.
process.umask(0o077);

// Counting cards ends before the heap grows, and before Node has read the flags for it.
if (!['score', 'peg'].includes(process.argv[2] ?? '')) {
  const { setFlagsFromString } = await import('node:v8');
  // Short-lived objects keep to the megabyte that they begin with, and do not grow to sixteen: collecting them then takes half a
  // millisecond instead of four, between a key and its peg, and the host holds 30 MB less.
  setFlagsFromString('--semi-space-growth-factor=1');
  // Left alone, the heap grows to four times what lives in it before old objects are collected: 60 MB more while an export streams.
  setFlagsFromString('--heap-growing-percent=50');
}

process.exitCode = await run(process.argv.slice(2));
