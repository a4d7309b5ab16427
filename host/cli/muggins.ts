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
if (!['score', 'peg'].includes(process.argv[2] ?? '')) await import('./heap.ts');

process.exitCode = await run(process.argv.slice(2));
