// Folders of journals to kill programs on; all of them go at the end.
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EveningGame } from '../damage/evening.ts';

export const OWN: readonly EveningGame[] = Array.from({ length: 12 }, (_, at) => ({
  id: `own-${at + 1}`,
  players: ['Ann', 'Bob'],
  points: [5, 6],
}));

/** What a kill leaves is in the system's cache, whatever the disk: so nothing waits for one here, where that is possible. */
const MEMORY = '/dev/shm';

export class Folders {
  readonly #root = mkdtempSync(join(existsSync(MEMORY) ? MEMORY : tmpdir(), 'muggins-kill-'));

  fresh(): string {
    return mkdtempSync(join(this.#root, 'folder-'));
  }

  copyOf(folder: string): string {
    const copy = this.fresh();
    cpSync(folder, copy, { recursive: true });
    return copy;
  }

  remove(folder = this.#root): void {
    rmSync(folder, { recursive: true, force: true });
  }
}
