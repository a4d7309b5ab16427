// A hall as `muggins hall start` runs it, for a measured evening: its night, its tables, the codes of phones, and its memory.
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { formatOf, type NightCommand } from '../../../shared/league/index.ts';
import type { DeskAnswer, HallMessage } from '../../web/hall/types.ts';
import { MugginsProcess } from '../scenario/muggins.ts';
import type { HeapGauge } from './gauge.ts';

/** Commands in one request, whose size is limited. */
const PIECE = 40;

/** What a hall has used so far: bytes of memory, and seconds of the processor. */
export interface HallCost extends HeapGauge {
  readonly resident: number;
  readonly peakResident: number;
  readonly processor: number;
}

export class HallProcess extends MugginsProcess {
  /** The id of its journal, once its night is open. */
  id = '';

  constructor(data: string) {
    const gauge = join(import.meta.dirname, `gauge${extname(import.meta.filename)}`);
    super({ args: ['hall', 'start', '--http', '0'], data, gauge });
  }

  /** The desk opens a night, checks everybody in, and draws. @throws what the hall answers */
  async openNight(night: {
    readonly tables: readonly string[];
    readonly players: readonly string[];
    readonly rounds: number;
    readonly seed: number;
  }): Promise<void> {
    const { tables, players, rounds, seed } = night;
    const { asks, pots, source, ...format } = { ...formatOf('grass-roots'), name: 'evening', games: rounds };
    await this.post('api/hall/night', { format, seed });
    const commands: readonly NightCommand[] = [
      ...tables.map((table) => ({ type: 'addTable', table }) as const),
      ...players.flatMap((id) => [
        { type: 'addPlayer', player: { id, name: `Player ${id}`, member: null, club: null } } as const,
        { type: 'checkIn', entrant: { id, players: [id], as: 'member' } } as const,
      ]),
      { type: 'draw' },
    ];
    for (let from = 0; from < commands.length; from += PIECE)
      await this.post('api/hall/commands', { commands: commands.slice(from, from + PIECE) });
    this.id = (await this.night()).hall;
  }

  /** Letters that tables show, with the numbers that they would like. */
  async asking(): Promise<DeskAnswer['asking']> {
    return ((await this.#get('api/hall/desk')) as DeskAnswer).asking;
  }

  /** The code that the desk shows for a player's phone. */
  async codeOf(player: string): Promise<string> {
    const { invitation } = (await this.post(`api/hall/players/${player}/code`, {})) as {
      readonly invitation: string;
    };
    return invitation;
  }

  async night(): Promise<HallMessage> {
    return (await this.#get('api/hall')) as HallMessage;
  }

  /** Where the broker is, on the port of the pages. */
  get broker(): string {
    return new URL('mqtt', this.url.replace(/^http/, 'ws')).href;
  }

  async post(path: string, body: unknown): Promise<unknown> {
    const answer = await fetch(new URL(path, this.url), {
      method: 'POST',
      headers: { ...this.headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${path}: the hall answered ${answer.status}: ${text}`);
    return JSON.parse(text);
  }

  async #get(path: string): Promise<unknown> {
    const answer = await fetch(new URL(path, this.url), { headers: this.headers });
    if (!answer.ok) throw new Error(`${path}: the hall answered ${answer.status}`);
    return answer.json();
  }

  async cost(): Promise<HallCost> {
    const heard = once(this.child, 'message');
    this.child.send('memory');
    const [gauge] = (await heard) as [HeapGauge];
    const [status, stat] = await Promise.all(
      ['status', 'stat'].map((file) => readFile(`/proc/${this.pid}/${file}`, 'utf8')),
    );
    const bytes = (name: string): number =>
      1024 * Number(new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(status ?? '')?.[1]);
    // User and system time, which Linux counts in hundredths of a second (proc(5)).
    const times = stat?.slice(stat.lastIndexOf(')') + 2).split(' ') ?? [];
    const processor = (Number(times[11]) + Number(times[12])) / 100;
    return { ...gauge, resident: bytes('VmRSS'), peakResident: bytes('VmHWM'), processor };
  }
}
