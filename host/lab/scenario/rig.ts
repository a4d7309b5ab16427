// Everything that a scenario plays with: the emulated board, the cable, the host's process and its journal.

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Emulator, serveTcp } from '../../../hardware/emulator/index.ts';
import type { KeyId } from '../../../shared/protocol/index.ts';
import type { Card } from '../../../shared/rules/index.ts';
import type { ReaderPlace } from '../../lines/index.ts';
import type { TableView } from '../../table/index.ts';
import { threadTimes } from '../processor.ts';
import type { Gear } from './form.ts';
import { ScenarioJournal } from './history.ts';
import { LineEnd } from './lines.ts';
import type { HostEnd } from './muggins.ts';
import { HostProgram } from './program.ts';
import { Unheard } from './unheard.ts';
import { boardClock, untilIdle } from './until.ts';
import { Watch } from './watch.ts';

/** Emulated milliseconds for which a key is down, and then up: a quick hand, well above the debounce time. */
const HOLD = 30;
const GAP = 30;
/** Emulated milliseconds for which a hand waits for a host that hears nothing. */
const PATIENCE = 3_000;

/** Real milliseconds between two looks whether the host waits for a processor. */
const FAIR = 25;

/** What has sounded and flickered since the last key. */
interface Heard {
  tones: number[];
  whitish: boolean;
}

type Wire = Awaited<ReturnType<typeof serveTcp>>;

/** Whose reader it is, as `--reader` takes it. */
const placeName = (place: ReaderPlace): string => (typeof place === 'number' ? `${place + 1}` : place);

export class Rig {
  readonly emulator: Emulator;
  readonly wire: Wire;
  readonly history: ScenarioJournal;
  readonly watch: Watch;
  readonly data: string;
  readonly #unheard: Unheard;
  /** Milliseconds for which the host has waited for a processor. */
  #waited = 0;
  readonly #fair = setInterval(() => this.#holdBoard(), FAIR);
  /** The host that runs, if one does. */
  host: HostProgram | undefined;
  readonly heard: Heard = { tones: [], whitish: false };
  /** The event up to which `expect event` has looked. */
  cursor = 0;
  /** The starter of this deal, for the sugar that keys cards. */
  starter: Card | undefined;

  /** Card readers, by whose they are. */
  readonly readers: ReadonlyMap<ReaderPlace, LineEnd>;
  readonly #textSign: LineEnd | undefined;

  /** Powers a board on and lays the cable; no host runs yet. */
  static async build({ readers = [], sign = false, ...board }: Gear = {}): Promise<Rig> {
    const textSign = sign ? await LineEnd.plugged() : undefined;
    const emulator = await Emulator.start(board);
    const data = await mkdtemp(join(tmpdir(), 'muggins-'));
    const history = new ScenarioJournal(data, emulator.lanes);
    const watch = new Watch(emulator, history);
    const unheard = new Unheard();
    const wire = await serveTcp(emulator, 0, {
      // To open the port resets the board.
      opened: () => watch.wake(),
      passes: (to, bytes) => unheard.passes(to, bytes),
    });
    const plugged = new Map<ReaderPlace, LineEnd>();
    for (const place of readers) plugged.set(place, await LineEnd.plugged());
    return new Rig({ emulator, wire, history, watch, data, readers: plugged }, unheard, textSign);
  }

  private constructor(
    parts: Pick<Rig, 'emulator' | 'wire' | 'history' | 'watch' | 'data' | 'readers'>,
    unheard: Unheard,
    textSign: LineEnd | undefined,
  ) {
    this.emulator = parts.emulator;
    this.wire = parts.wire;
    this.history = parts.history;
    this.watch = parts.watch;
    this.data = parts.data;
    this.readers = parts.readers;
    this.#unheard = unheard;
    this.#textSign = textSign;
    this.emulator.on('tone', (hertz) => {
      if (hertz > 0) this.heard.tones.push(hertz);
    });
    this.emulator.on('latch', ({ pixels }) => {
      if (!this.heard.whitish) this.heard.whitish = isWhitish(pixels, this.emulator.lanes);
    });
  }

  /** What the host shows; undefined where none runs. */
  get view(): TableView | undefined {
    return this.host?.view;
  }

  /** The command line option that finds the board. */
  get port(): string {
    return `tcp://127.0.0.1:${this.wire.port}`;
  }

  /** Starts the host and waits until it is ready. @throws if one runs already, or it does not start */
  async startHost(): Promise<HostProgram> {
    if (this.host !== undefined) throw new Error('a host runs already');
    const host = new HostProgram({
      port: this.port,
      data: this.data,
      lanes: this.emulator.lanes,
      readers: [...this.readers].map(([place, { port }]) => `${port}=${placeName(place)}`),
      sign: this.#textSign?.port,
    });
    this.host = host;
    return host.ready();
  }

  /** Ends the host by a signal. @throws if none runs */
  async endHost(signal: NodeJS.Signals): Promise<HostEnd> {
    const { host } = this;
    if (host === undefined) throw new Error('no host runs');
    this.host = undefined;
    return host.end(signal);
  }

  /** A reader of this scenario. @throws if this place has no reader */
  reader(place: ReaderPlace): LineEnd {
    const found = this.readers.get(place);
    if (found === undefined) throw new Error(`no reader ${placeName(place)}: add a line \`reader\``);
    return found;
  }

  /** The sign of this scenario. @throws if it has none */
  sign(): LineEnd {
    if (this.#textSign === undefined) throw new Error('there is no sign: add a line `sign`');
    return this.#textSign;
  }

  /** What the host last said about a reader. */
  readerState(place: ReaderPlace): string {
    return this.host?.readers.get(this.reader(place).port) ?? 'nothing said about the reader';
  }

  /**
   * Presses keys together and releases them, as a hand does: without waiting for the host, but for what the board cannot keep for
   * it. Resolves after the gap.
   */
  async tap(chord: readonly KeyId[], hold = HOLD): Promise<void> {
    await this.#room(2 * chord.length);
    const [only, ...more] = chord;
    if (only !== undefined && more.length === 0) return this.emulator.tap(only, { hold, gap: GAP });
    for (const key of chord) this.emulator.press(key);
    await this.emulator.wait(hold);
    for (const key of chord) this.emulator.release(key);
    await this.emulator.wait(GAP);
  }

  /** Resolves with true as soon as `holds`, or with false when nothing has happened for so many milliseconds of the board's time. */
  until(holds: () => boolean, limit: number): Promise<boolean> {
    return untilIdle(holds, limit, { clock: () => this.clock(), signs: () => this.signs() });
  }

  /** What pixels, display, keys and connection have come to: it changes while things go on. Cheap: it is asked for all the time. */
  signs(): string {
    const { changes } = this.watch.counts;
    const { board = '' } = this.host ?? {};
    const rows = this.emulator.view.text;
    return [changes, this.#unheard.count, board, ...rows].join('\n');
  }

  /** A clock that goes with the board's time, from now on. */
  clock(): () => number {
    return boardClock(() => this.emulator.view.time);
  }

  /** Waits until the board can keep so many key events more for a host that is busy. */
  async #room(events: number): Promise<void> {
    const unheard = this.#unheard;
    const listens = (): boolean => this.host?.board === 'ready';
    const fits = (): boolean => !listens() || unheard.fits(events);
    if (!(await this.until(fits, PATIENCE))) unheard.forget();
    if (listens()) unheard.add(events);
    else unheard.forget();
  }

  /** A busy machine keeps the host from its processor, so the board waits as well: neither may seem to have gone to the other. */
  #holdBoard(): void {
    const { pid } = this.host ?? {};
    const waited = (pid === undefined ? undefined : threadTimes(pid)?.waited) ?? 0;
    if (waited > this.#waited) this.emulator.hold(waited - this.#waited);
    this.#waited = waited;
  }

  /** Tones from here on belong to the next step. */
  forget(): void {
    this.heard.tones = [];
    this.heard.whitish = false;
  }

  /** Sends a command to the host as the companion page does, after the keys that were pressed before it; gives its answer. */
  async command(command: object): Promise<unknown> {
    if (this.host === undefined) throw new Error('no host runs');
    await this.until(() => this.#unheard.count === 0, PATIENCE);
    const answer = await fetch(new URL('/api/command', this.host.url), {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...this.host.headers },
      body: JSON.stringify(command),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`the host refused (${answer.status}): ${text}`);
    return text === '' ? undefined : JSON.parse(text);
  }

  /** Resolves when the host, if one runs, has had a turn since: what had reached it before has been read. */
  async hostTurn(): Promise<void> {
    const { url = '' } = this.host ?? {};
    // A host that is killed meanwhile does not answer.
    if (url !== '') await fetch(new URL('/healthz', url)).catch(() => {});
  }

  /** Ends everything and removes the journal. */
  async dismantle(): Promise<void> {
    clearInterval(this.#fair);
    const { host } = this;
    this.host = undefined;
    if (host !== undefined) await host.end('SIGKILL');
    for (const device of [...this.readers.values(), this.#textSign]) await device?.unplug();
    await this.wire.close();
    await this.emulator.stop();
    await rm(this.data, { recursive: true, force: true });
  }
}

/** Effects are whitish: somewhere on the track all three channels are lit. */
function isWhitish(pixels: Uint8Array, lanes: number): boolean {
  const lane = pixels.length / lanes;
  for (let at = 0; at < pixels.length; at += 3) {
    // The first pixel of a lane is its indicator, which is white for the dealer.
    if (at % lane !== 0 && pixels[at] && pixels[at + 1] && pixels[at + 2]) return true;
  }
  return false;
}
