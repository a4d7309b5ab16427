#!/usr/bin/env node
// The file that `muggins-lab` starts: instruments for people who work on Muggins, apart from the command that players use.
import { run } from './program.ts';

process.exitCode = await run(process.argv.slice(2));
