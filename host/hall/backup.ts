// A copy of the hall's folder elsewhere, such as on a stick: a hall can be started from it. At most once a minute while anything changes.
import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { copyJournal, journalIn, noteBackup } from '../journal/index.ts';
import { type Clock, systemClock } from '../system/clock.ts';
import type { Hall } from './hall.ts';

/** Milliseconds between two copies. */
const INTERVAL = 60_000;
/** What a hall keeps beside its journal: the digests of its tables' keys. */
const TABLES = 'tables.json';

interface BackupOptions {
  readonly hall: Hall;
  /** The folder of the hall, and the folder of the copy. */
  readonly data: string;
  readonly target: string;
  /** Called when a copy fails after one that did not, and when one succeeds again. */
  readonly changed: (error: unknown) => void;
  readonly clock?: Clock;
}

export class Backup {
  readonly #options: BackupOptions;
  readonly #clock: Clock;
  readonly #onChange = (): void => this.#soon();
  #isDue = false;
  #failed = false;
  #callOff: () => void = () => {};

  constructor(options: BackupOptions) {
    this.#options = options;
    this.#clock = options.clock ?? systemClock;
    options.hall.on('changed', this.#onChange);
    this.#copy();
  }

  /** Makes the last copy. */
  close(): void {
    this.#options.hall.off('changed', this.#onChange);
    this.#callOff();
    if (this.#isDue) this.#copy();
  }

  #soon(): void {
    if (this.#isDue) return;
    this.#isDue = true;
    this.#callOff = this.#clock.after(INTERVAL, () => this.#copy());
  }

  #copy(): void {
    const { hall, data, target, changed } = this.#options;
    this.#isDue = false;
    try {
      mkdirSync(target, { recursive: true, mode: 0o700 });
      copyJournal(data, journalIn(target));
      if (existsSync(join(data, TABLES))) copyFileSync(join(data, TABLES), join(target, TABLES));
      noteBackup(data, { file: target, time: Date.now(), entries: hall.sequence });
      if (this.#failed) changed(undefined);
      this.#failed = false;
    } catch (error) {
      if (!this.#failed) changed(error);
      this.#failed = true;
      // A stick that was pulled out may come back.
      this.#soon();
    }
  }
}
