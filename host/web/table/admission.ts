// Phones that ask for a seat, and the press that lets them in: the player's own button on the board proves that the player is there.
import type { KeyId } from '../../../shared/protocol/index.ts';
import { keyOf } from '../../../shared/table/labels.ts';
import type { Clock } from '../../board/index.ts';
import type { Visitor } from '../../table/index.ts';

/** Milliseconds that a request waits for its press. */
const LAPSE = 30_000;
/** Milliseconds before a request takes a press. An earlier press began before the players saw the request, so the game has it. */
const NOTICE = 1_500;
/** Requests that wait at once, each for another button: the display has a row for each, and one for the way to refuse. */
const MOST = 3;
/** Requests of one client that wait at once: room stays for others. */
const MOST_OF_ONE = 2;

/** A phone that asks. `client`: its address, or its network's. */
interface Request {
  readonly seat: number;
  readonly lane: number;
  readonly key: string;
  readonly client: string;
}

interface Waiting extends Request {
  /** Milliseconds of the clock. */
  readonly since: number;
  readonly stop: () => void;
}

/** What becomes of a request. 'other': another phone asks for the same button; 'full': too many ask. */
type Asked = 'waits' | 'other' | 'full';

interface AdmissionOptions {
  readonly clock: Clock;
  /** A name for the display, by seat. */
  readonly name: (seat: number) => string;
  /** Shows the requests at the table; undefined where none waits. `fresh`: one has just come. */
  readonly show: (visitor: Visitor | undefined, fresh: boolean) => void;
  /** The phone gets its seat. */
  readonly admit: (request: Pick<Request, 'seat' | 'key'>, client: string) => void;
  /** The players refused the phones of these clients. */
  readonly refused: (client: string) => void;
}

/** The requests that wait, in memory only. */
export class Admission {
  readonly #options: AdmissionOptions;
  #waiting: readonly Waiting[] = [];

  constructor(options: AdmissionOptions) {
    this.#options = options;
  }

  /** The seats that are asked for. */
  get seats(): readonly number[] {
    return this.#waiting.map(({ seat }) => seat);
  }

  /** The seat that the phone with this key asks for; null if it does not. */
  seatFor(key: string): number | null {
    return this.#waiting.find((each) => each.key === key)?.seat ?? null;
  }

  /** A phone asks. A repeated request is the same one. A phone that asks for another seat takes its first request back. */
  ask(request: Request): Asked {
    const { key, seat, lane, client } = request;
    if (this.seatFor(key) === seat) return 'waits';
    const others = this.#waiting.filter((each) => each.key !== key);
    if (others.some((each) => each.lane === lane)) return 'other';
    const own = others.filter((each) => each.client === client);
    if (others.length >= MOST || own.length >= MOST_OF_ONE) return 'full';
    this.withdraw(key);
    this.#waiting = [...this.#waiting, this.#timed(request)];
    this.#show(true);
    return 'waits';
  }

  /** A phone asks no longer. */
  withdraw(key: string): void {
    this.#drop((each) => each.key === key);
  }

  /** Lets the phone in that asks for this seat, or refuses it. False if none does. */
  answer(seat: number, admitted: boolean): boolean {
    const found = this.#waiting.find((each) => each.seat === seat);
    if (found === undefined) return false;
    this.#drop((each) => each === found);
    if (admitted) this.#options.admit(found, found.client);
    else this.#options.refused(found.client);
    return true;
  }

  /** Nothing waits any more: the door is shut, or others sit at the table. */
  clear(): void {
    this.#drop(() => true);
  }

  #timed(request: Request): Waiting {
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
    const { name, show } = this.#options;
    const phones = this.#waiting.map(({ seat, lane }) => ({ name: name(seat), button: lane + 1 }));
    const screen = { code: 'phones', phones } as const;
    show(phones.length === 0 ? undefined : { screen, press: (key) => this.#press(key) }, fresh);
  }

  /** A player's button lets the phone in; DEL refuses all. Other keys are the game's. */
  #press(key: KeyId): boolean {
    const { role, lane } = keyOf(key);
    const seenSince = this.#options.clock.now() - NOTICE;
    const meant = this.#waiting.filter(
      (each) => each.since <= seenSince && (role === 'delete' || (role === 'player' && each.lane === lane)),
    );
    for (const { seat } of meant) this.answer(seat, role === 'player');
    return meant.length > 0;
  }
}
