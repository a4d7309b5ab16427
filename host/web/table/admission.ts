// Pages that ask to be let in, and the press that does it: a player's own button for their phone, NEXT held for the host's page.
// It proves that somebody is at the board.
import type { KeyId } from '../../../shared/protocol/index.ts';
import type { Device, HostScreen, PhonesScreen } from '../../../shared/table/desk.ts';
import { keyOf } from '../../../shared/table/labels.ts';
import type { Clock } from '../../board/index.ts';
import type { Visitor } from '../../table/index.ts';

/** Milliseconds that a request waits for its press. */
const LAPSE = 30_000;
/** Milliseconds before a request takes a press. An earlier press began before the players saw the request, so the game has it. */
const NOTICE = 1_500;
/** The same for a key that is held: it was pressed two seconds ago. */
const HELD_NOTICE = 2_000 + NOTICE;
/** Requests that wait at once, each for another button: the display has a row for each, and one for the way to refuse. */
const MOST = 3;
/** Requests of one client that wait at once: room stays for others. */
const MOST_OF_ONE = 2;

/** A page that asks. `client`: its address, or its network's. */
interface Asking {
  readonly key: string;
  readonly client: string;
}
/** A phone asks for a seat. */
interface SeatRequest extends Asking {
  readonly place: number;
  readonly lane: number;
}
/** A page asks to be the host's. */
interface HostRequest extends Asking {
  readonly place: 'host';
  readonly device: Device;
}
export type JoinRequest = SeatRequest | HostRequest;
type Place = JoinRequest['place'];

type Waiting = JoinRequest & {
  /** Milliseconds of the clock. */
  readonly since: number;
  readonly stop: () => void;
};

/** What becomes of a request. 'other': another page asks for the same; 'full': too many ask. */
type Asked = 'waits' | 'other' | 'full';

interface AdmissionOptions {
  readonly clock: Clock;
  /** A name for the display, by seat. */
  readonly name: (seat: number) => string;
  /** Shows the requests at the table; undefined where none waits. `fresh`: one has just come. */
  readonly show: (visitor: Visitor | undefined, fresh: boolean) => void;
  /** The page gets what it asks for. */
  readonly admit: (request: JoinRequest) => void;
  /** The players refused the pages of these clients. */
  readonly refused: (client: string) => void;
}

/** The requests that wait, in memory only. */
export class Admission {
  readonly #options: AdmissionOptions;
  #waiting: readonly Waiting[] = [];

  constructor(options: AdmissionOptions) {
    this.#options = options;
  }

  /** The seats that phones ask for. */
  get seats(): readonly number[] {
    return this.#waiting.flatMap(({ place }) => (place === 'host' ? [] : [place]));
  }

  /** The device whose page asks to be the host's. */
  get host(): Device | undefined {
    return this.#waiting.find((each) => each.place === 'host')?.device;
  }

  /** What the page with this key asks for; null if it does not. */
  placeFor(key: string): Place | null {
    return this.#waiting.find((each) => each.key === key)?.place ?? null;
  }

  /** A page asks. A repeated request is the same one. A page that asks for something else takes its first request back. */
  ask(request: JoinRequest): Asked {
    const { key, place, client } = request;
    if (this.placeFor(key) === place) return 'waits';
    const others = this.#waiting.filter((each) => each.key !== key);
    if (others.some((each) => laneOf(each) === laneOf(request))) return 'other';
    const own = others.filter((each) => each.client === client);
    if (others.length >= MOST || own.length >= MOST_OF_ONE) return 'full';
    this.withdraw(key);
    this.#waiting = [...this.#waiting, this.#timed(request)];
    this.#show(true);
    return 'waits';
  }

  /** A page asks no longer. */
  withdraw(key: string): void {
    this.#drop((each) => each.key === key);
  }

  /** Lets the page in that asks for this, or refuses it. False if none does. */
  answer(place: Place, admitted: boolean): boolean {
    const found = this.#waiting.find((each) => each.place === place);
    if (found === undefined) return false;
    this.#drop((each) => each === found);
    if (admitted) this.#options.admit(found);
    else this.#options.refused(found.client);
    return true;
  }

  /** Nothing waits any more: the door is shut, or others sit at the table. */
  clear(): void {
    this.#drop(() => true);
  }

  #timed(request: JoinRequest): Waiting {
    const { clock } = this.#options;
    const stop = clock.after(LAPSE, () => this.withdraw(request.key));
    return { ...request, since: clock.now(), stop };
  }

  #drop(gone: (each: Waiting) => boolean): void {
    const dropped = this.#waiting.filter(gone);
    if (dropped.length === 0) return;
    for (const { stop } of dropped) stop();
    this.#waiting = this.#waiting.filter((each) => !dropped.includes(each));
    this.#show(false);
  }

  #show(fresh: boolean): void {
    const screen = this.#screen();
    const press = (key: KeyId, held: boolean): boolean => this.#press(key, held);
    this.#options.show(screen && { screen, press }, fresh);
  }

  /** Phones have the display before a page that asks to be the host's. */
  #screen(): PhonesScreen | HostScreen | undefined {
    const phones = this.#waiting.flatMap((each) =>
      each.place === 'host' ? [] : [{ name: this.#options.name(each.place), button: each.lane + 1 }],
    );
    if (phones.length > 0) return { code: 'phones', phones };
    return this.host && { code: 'host', device: this.host };
  }

  /** A player's button lets the phone in, NEXT held the host's page; DEL refuses all that the display shows. Other keys are the game's. */
  #press(key: KeyId, held: boolean): boolean {
    const { role, lane } = keyOf(key);
    const seenSince = this.#options.clock.now() - (held ? HELD_NOTICE : NOTICE);
    const asksForHost = this.seats.length === 0;
    const meant = this.#waiting.filter((each) => {
      if (each.since > seenSince || (each.place === 'host') !== asksForHost) return false;
      if (role === 'delete') return !held;
      return asksForHost ? held && role === 'next' : !held && role === 'player' && laneOf(each) === lane;
    });
    for (const { place } of meant) this.answer(place, role !== 'delete');
    return meant.length > 0;
  }
}

/** The lane whose button answers; undefined where NEXT does. */
const laneOf = (request: JoinRequest): number | undefined =>
  request.place === 'host' ? undefined : request.lane;
