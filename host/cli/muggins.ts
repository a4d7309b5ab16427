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

// Cards are counted before a heap grows, and sooner than Node can be told how it is to grow.
if (!['score', 'peg'].includes(process.argv[2] ?? '')) await import('./heap.ts');

process.exitCode = await run(process.argv.slice(2));
