#!/usr/bin/env node
/** The file that `muggins` starts: runs the command line and leaves its exit code. */
import { run } from './program.ts';

process.exitCode = await run(process.argv.slice(2));
