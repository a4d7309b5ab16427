// Where damaged journals lie while they are tried.
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';

/** A folder where nothing waits for a real disk, if this machine has one. */
export const MEMORY = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();
