// What pages show of the table besides its keys, and what pages can change.
import { disputableCount, incrementsOf } from '../../../shared/rules/game/index.ts';
import { brightnessAt } from '../../../shared/table/dim.ts';
import { type Clock, systemClock } from '../../board/index.ts';
import { unlessRefused } from '../../system/atomic.ts';
import type { Log } from '../../system/log.ts';
import { Company, Dealer, type SharedBoard, type Table } from '../../table/index.ts';
import type { Credentials } from '../kit/credentials.ts';
import { Admission, type JoinRequest } from './admission.ts';
import { answerFor } from './company.ts';
import { Requests } from './requests.ts';
import { coloursSchema, type SettingValues, type TableSettings, tableSettings } from './settings.ts';
import type { StateMessage } from './wire.ts';

interface TableServiceOptions {
  readonly table: Table;
  /** The board of this table, which a demo can borrow. */
  readonly board: SharedBoard;
  readonly credentials: Credentials;
  /** Who deals where Muggins plays; without one, hidden cards are kept as long as the server runs. */
  readonly dealer?: Dealer | undefined;
  /** Kept as long as the server runs unless given. */
  readonly settings?: TableSettings | undefined;
  /** See WebOptions. */
  readonly applied?: ((settings: SettingValues) => void) | undefined;
  /** Whether there is an emulated board. */
  readonly emulated: boolean;
  readonly log: Log;
  readonly clock?: Clock | undefined;
  readonly date?: (() => Date) | undefined;
  /** A request to be let in was answered: its client is forgiven, or has to wait. */
  readonly answered?: ((client: string, admitted: boolean) => void) | undefined;
}

/** Milliseconds between two looks at the time of day. */
const LOOK = 60_000;

/** The table, its settings and the requests of its phones. */
export class TableService {
  readonly requests: Requests;
  readonly admission: Admission;
  readonly dealer: Dealer;
  readonly company: Company;
  readonly #options: TableServiceOptions;
  readonly #file: TableSettings;
  readonly #onView = (): void => this.#viewed();
  readonly #onDemo = (): void => this.#demoViewed();
  #tell: () => void = () => {};
  #cancelLook: () => void = () => {};
  /** Who sat when phones were seated last. */
  #seated: readonly string[] = [];

  constructor(options: TableServiceOptions) {
    this.#options = options;
    this.#file = options.settings ?? tableSettings();
    const settings = () => this.settings;
    const { table, clock = systemClock } = options;
    this.requests = new Requests({ table, settings, changed: () => this.changed() });
    this.dealer = options.dealer ?? new Dealer({ table });
    const { dealer, requests } = this;
    const pace = () => this.settings.pace;
    const answer = (seat: number): boolean => answerFor(table, requests, seat);
    this.company = new Company({ table, dealer, pace, clock, log: options.log, answer });
    this.admission = new Admission({
      clock,
      name: (seat) => table.view.players[seat]?.name ?? '',
      show: (visitor, fresh) => table.visit(visitor, fresh),
      admit: (request) => this.#admit(request),
      refused: (client) => options.answered?.(client, false),
    });
  }

  get settings(): SettingValues {
    return this.#file.value;
  }

  /** `tell` hears of every change from now on. */
  start(tell: () => void): void {
    this.#apply();
    this.seat();
    this.#tell = tell;
    this.#options.table.on('view', this.#onView);
    this.#options.board.on('demo', this.#onDemo);
    this.company.start();
  }

  stop(): void {
    this.company.stop();
    this.#cancelLook();
    this.#options.table.off('view', this.#onView);
    this.#options.board.off('demo', this.#onDemo);
    this.admission.clear();
  }

  /** Phones are people's: each sits where its owner plays. */
  seat(): void {
    const { credentials, table } = this.#options;
    // While the disk takes nothing, the seats stay as they are.
    unlessRefused(() => {
      credentials.seat('seat', table.state.playerIds);
      this.#seated = table.state.playerIds;
    });
  }

  /** The press of a button must not fail: a disk that refuses leaves everything as it is, and the page asks again. */
  #admit({ place, key, client }: JoinRequest): void {
    const { credentials, answered } = this.#options;
    if (place === 'host') unlessRefused(() => credentials.openHost(key));
    else if (unlessRefused(() => credentials.give({ role: 'seat', place }, key))) this.seat();
    answered?.(client, true);
    this.changed();
  }

  /** Something besides the table has changed. */
  changed(): void {
    this.#tell();
  }

  /** @throws what the disk says */
  change(changes: Partial<SettingValues>): void {
    this.#file.change(changes);
    this.#apply();
    if (!this.settings.join) this.admission.clear();
    this.changed();
  }

  /** The state of this moment. */
  get message(): StateMessage {
    const { table, board, credentials, emulated } = this.#options;
    const { view } = table;
    return {
      type: 'state',
      emulator: emulated,
      view,
      demo: board.demo?.view ?? null,
      increments: incrementsOf(table.state),
      asked: this.requests.asked,
      undo: view.players.map(({ seat }) => this.requests.undoConsent(seat) ?? null),
      disputable: disputableCount(table.state) ?? null,
      phones: view.players.map(({ seat }) => credentials.isTaken('seat', seat)),
      asking: this.admission.seats,
      hostAsked: this.admission.host ?? null,
      settings: this.#inForce,
      company: this.company.view,
    };
  }

  /** A hall's game counts, and its room is lit. */
  get #inForce(): SettingValues {
    const isHalls = this.#options.table.begun?.assignment;
    return isHalls ? { ...this.settings, hints: 'none', dim: 'off' } : this.settings;
  }

  #apply(): void {
    const { table } = this.#options;
    const { sound, paused, language } = this.settings;
    table.sound(sound);
    table.speak(language);
    if (table.paused !== paused) table.pause(paused);
    this.#light();
  }

  /** The board is as bright as it is to be now, and again after each look at the time. */
  #light(): void {
    const { applied, clock = systemClock, date = () => new Date() } = this.#options;
    const settings = this.#inForce;
    applied?.({ ...settings, brightness: brightnessAt(settings.brightness, settings.dim, date()) });
    this.#cancelLook();
    this.#cancelLook = clock.after(LOOK, () => this.#light());
  }

  #demoViewed(): void {
    const { demo } = this.#options.board;
    demo?.sound(this.settings.sound);
    demo?.speak(this.settings.language);
    this.changed();
  }

  /** Another game is on the board: its people sit, and its colours are those of the lanes. */
  #begun(): void {
    this.admission.clear();
    this.seat();
    this.#light();
    const { archive } = this.#options.table;
    const { data: colours } = coloursSchema.safeParse(archive.story(archive.count)?.colours);
    if (colours === undefined || colours.join() === this.settings.colours.join()) return;
    this.#file.change({ colours });
    this.#apply();
  }

  /** A new game ends a pause, and seats people anew. A disk that refuses to note it must not stop the game. */
  #viewed(): void {
    const { table, log } = this.#options;
    try {
      if (table.state.playerIds !== this.#seated) this.#begun();
      if (table.paused !== this.settings.paused) this.#file.change({ paused: table.paused });
    } catch (error) {
      log.error({ reason: error instanceof Error ? error.message : String(error) }, 'settings were not kept');
    }
    this.changed();
  }
}
