// What a modelled board keeps in its EEPROM: the newest whole record, and the scores that were keyed without a host. Writing takes
// time, and a power cut or a reset in the middle leaves the record before (firmware/muggins/src/store.cpp).
import type { EntryKind, LanePegs } from '../../../shared/protocol/index.ts';
import type { ProcessTime } from './time.ts';

/** A score, undo or new game that was keyed without a host. */
export interface LogEntry {
  readonly kind: Exclude<EntryKind, 'none'>;
  readonly lane: number;
  readonly points: number;
  /** The rear peg before it, to which UNDO goes back. */
  readonly rear: number;
}

/** A record. */
interface EepromRecord {
  readonly lanes: number;
  readonly brightness: number;
  readonly colours: readonly number[];
  readonly pegs: readonly LanePegs[];
  /** Number of the oldest entry, and the entries from there. */
  readonly first: number;
  readonly entries: readonly LogEntry[];
  /** Tells boards apart; 0 until the first entry. */
  readonly log: number;
}

/** Milliseconds that a byte of EEPROM takes: 3.4 (DS40002061B table 27-1). Most bytes of a record are there already. */
const BYTE = 3.4;
const ENTRY_BYTES = 3;
const RECORD_BYTES = 16;
/** Entries that the memory holds. */
export const ENTRY_ROOM = 150;

/** What survives everything. */
export class ModelEeprom {
  record: EepromRecord;
  /** Entries that were ever in the memory, by log and number: their players have seen them lit. */
  readonly kept: string[] = [];
  constructor(record: EepromRecord) {
    this.record = record;
  }
}

/** The memory as a running chip has it: newer than the EEPROM while it is being written. */
export class ChipMemory {
  now: EepromRecord;
  readonly #eeprom: ModelEeprom;
  readonly #time: ProcessTime;
  readonly #whenSettled: () => void;
  #dirty = false;
  #writing = false;
  #pending = false;

  constructor(eeprom: ModelEeprom, time: ProcessTime, whenSettled: () => void) {
    this.#eeprom = eeprom;
    this.#time = time;
    this.#whenSettled = whenSettled;
    this.now = eeprom.record;
  }

  /** Whether everything is in the EEPROM. */
  get settled(): boolean {
    return !this.#dirty && !this.#writing;
  }

  change(changes: Partial<EepromRecord>): void {
    this.now = { ...this.now, ...changes };
    this.#dirty = true;
    if (!this.#writing) this.#write();
  }

  push(entry: LogEntry): void {
    this.#pending = true;
    const log = this.now.log || (Math.floor(this.#time.now()) & 0x3fff) | 1;
    this.change({ log, entries: [...this.now.entries, entry] });
  }

  /** A host has taken the oldest entry. */
  dropOldest(): void {
    this.change({ first: this.now.first + 1, entries: this.now.entries.slice(1) });
  }

  #write(): void {
    this.#writing = true;
    const entry = this.#pending ? ENTRY_BYTES * BYTE : 0;
    this.#pending = false;
    this.#time.after(entry, () => this.#compose());
  }

  #compose(): void {
    const record = this.now;
    this.#dirty = false;
    this.#time.after(RECORD_BYTES * BYTE, () => {
      this.#note(record);
      this.#eeprom.record = record;
      this.#writing = false;
      if (this.#dirty) this.#write();
      else this.#whenSettled();
    });
  }

  #note({ log, first, entries }: EepromRecord): void {
    const { record, kept } = this.#eeprom;
    const known = record.first + record.entries.length;
    for (let number = Math.max(known, first); number < first + entries.length; number++)
      kept.push(`${log}:${number}`);
  }
}
