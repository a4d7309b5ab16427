// Tables that offer a copy of a night to a hall with nothing in it: by HTTP, as a table's link does.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formatOf } from '../../../../shared/league/index.ts';
import { chainOf, type HallEntry, openHall } from '../../../hall/index.ts';
import { joining } from '../../../hall/testing/night.ts';
import type { HallRig } from './site.ts';

/** The hall whose night it is. */
export const LOST_HALL = 'the hall that is gone';

/** What a table keeps of a night in which these players came; without any, not even the night was open. */
export function copyOf(...names: readonly string[]): readonly HallEntry[] {
  const folder = mkdtempSync(join(tmpdir(), 'muggins-copy-'));
  const hall = openHall(folder, () => Date.UTC(2026, 10, 24, 19));
  if (names.length > 0)
    hall.act([{ type: 'open', id: 'night', format: formatOf('grass-roots'), seed: 7 }], 'desk');
  hall.act(
    ['Zoe', ...names].flatMap(joining).filter(({ type }) => names.length > 0 || type === 'addPlayer'),
    'desk',
  );
  const entries = hall.entries(1, 500);
  hall.close();
  rmSync(folder, { recursive: true });
  return entries;
}

const keyOf = (code: string): string => `key of ${code}`.replaceAll(' ', '-').padEnd(43, '-');

/** A table with a copy, which shows letters. */
export class CopyingTable {
  readonly #rig: HallRig;
  readonly #code: string;
  readonly #table: string;
  readonly #entries: readonly HallEntry[];

  constructor(
    rig: HallRig,
    [code, table]: readonly [code: string, table: string],
    entries: readonly HallEntry[],
  ) {
    this.#rig = rig;
    this.#code = code;
    this.#table = table;
    this.#entries = entries;
  }

  /** Asks to be known. @returns what it is told */
  async ask(): Promise<Readonly<Record<string, unknown>>> {
    const [code, key] = [this.#code, keyOf(this.#code)];
    return (await this.#rig.post('/api/hall/pairing', { code, key, journal: code, wish: this.#table }, {}))
      .json;
  }

  /** Says what it has. */
  offer(): ReturnType<HallRig['post']> {
    const chain = chainOf(this.#entries);
    const night = this.#entries.find(({ event }) => event.type === 'nightOpened')?.time ?? null;
    const digests = chain.map((digest, at) => ({ at: at + 1, digest }));
    const offer = { hall: LOST_HALL, entries: chain.length, night, table: this.#table, digests };
    return this.#rig.post('/api/hall/offers', { key: keyOf(this.#code), offers: [offer] }, {});
  }

  give(entries: readonly unknown[] = this.#entries): ReturnType<HallRig['post']> {
    return this.#rig.post('/api/hall/pieces', { key: keyOf(this.#code), hall: LOST_HALL, entries }, {});
  }
}
