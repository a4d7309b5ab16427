// The phones of the players: each has a seat, looks, claims, and sends a claim again by the same name until it is answered. The
// network loses requests and answers, and brings copies late.
import type { StateMessage } from '../../web/table/wire.ts';
import type { SimulatedHost, WebAnswer } from './host.ts';
import type { Random } from './random.ts';
import type { World } from './world.ts';

/** Milliseconds between two claims of a phone, on average. */
const IDLE = 8_000;
const RETRY = 2_000;
/** Answers after which the same claim may be tried again: a pause, and a disk that refuses. */
const PASSING = new Set([423, 503]);

interface PhoneClaim {
  readonly id: string;
  readonly posted: object;
}

/** Shares of requests that the network loses, of answers that it loses, and of requests that it brings twice. */
interface PhoneNetwork {
  readonly lost: number;
  readonly unanswered: number;
  readonly twice: number;
}
export const GOOD_NETWORK: PhoneNetwork = { lost: 0.01, unanswered: 0.01, twice: 0.005 };
export const BAD_NETWORK: PhoneNetwork = { lost: 0.3, unanswered: 0.3, twice: 0.2 };

export class Phone {
  claiming = true;
  network = GOOD_NETWORK;
  /** Claims made, answers heard as done, turned down. */
  readonly counts = { claims: 0, done: 0, again: 0, down: 0 };
  readonly #world: World;
  readonly #random: Random;
  readonly #seat: number;
  readonly #key: string;
  #claim: PhoneClaim | undefined;
  #number = 0;
  /** By claim, what the phone was answered. */
  readonly #answers = new Map<string, { readonly move?: number; readonly status: number }>();

  constructor(seat: number, world: World) {
    this.#seat = seat;
    this.#key = `${seat}`.padStart(22, 'k');
    this.#world = world;
    this.#random = world.random(`phone ${seat}`);
    this.#later(this.#random.wait(IDLE));
  }

  /** Whether it waits for an answer. */
  get waits(): boolean {
    return this.#claim !== undefined;
  }

  /** Holds the answers against the journal, and forgets them. */
  judge(): void {
    const { oracle } = this.#world.laws;
    for (const [id, { move, status }] of this.#answers) {
      const kept = oracle.moveOf(id);
      if (move !== undefined && kept !== move)
        this.#world.broken(
          'nothing lost',
          `claim ${id} was answered as move ${move}, and is ${kept ?? 'nowhere'}`,
        );
      if (move === undefined && status !== 202 && kept !== undefined)
        this.#world.broken(
          'nothing refused comes back',
          `claim ${id} was answered ${status}, and is move ${kept}`,
        );
    }
    oracle.forget(this.#answers.keys());
    this.#answers.clear();
  }

  #later(milliseconds: number): void {
    this.#world.time.after(milliseconds, () => this.#turn());
  }

  async #turn(): Promise<void> {
    const random = this.#random;
    if (this.#claim === undefined && this.claiming) await this.#begin();
    if (this.#claim === undefined) {
      this.#later(random.wait(IDLE));
      return;
    }
    await this.#send(this.#claim);
    this.#later(this.#claim === undefined ? random.wait(IDLE) : random.between(0.5, 2) * RETRY);
  }

  /** Looks, and makes up its mind. */
  async #begin(): Promise<void> {
    const random = this.#random;
    const { host } = this.#world;
    const answer = await this.#ask('/api/view');
    if (host === undefined || answer?.status !== 200) return;
    if (host.credentials.placeOf(this.#key) === undefined) {
      const invitation = host.credentials.invitationTo('seat', this.#seat);
      await this.#ask('/api/seat', { invitation, key: this.#key });
      return;
    }
    const message = answer.body as unknown as StateMessage;
    const { asked } = message;
    if (asked?.agree.includes(this.#seat) && random.chance(0.7)) {
      await this.#ask('/api/consent', { move: asked.move, agree: random.chance(0.7) });
      return;
    }
    const command = this.#command(message);
    const { game, deal, prompt, phase, players } = message.view;
    const hand = phase === 'show' ? prompt.hand : null;
    const seen = { game, deal, hand, front: players[this.#seat]?.front ?? null };
    const id = `phone-${this.#seat}-claim-${`${++this.#number}`.padStart(8, '0')}`;
    this.counts.claims++;
    this.#claim = { id, posted: { id, seen, command } };
  }

  #command({ increments, view }: StateMessage): object {
    const random = this.#random;
    const points = increments[Math.floor(increments.length * random.next() * random.next())];
    if (random.chance(0.12)) return { type: 'undo' };
    if (random.chance(0.2) || points === undefined) return { type: 'next' };
    const [offence] = view.offences;
    if (offence !== undefined && random.chance(0.1))
      return { type: 'offence', offence: offence.offence, seat: offence.seats[0] ?? 0 };
    return { type: 'peg', seat: this.#seat, points };
  }

  async #send(claim: PhoneClaim): Promise<void> {
    const random = this.#random;
    const { host, time } = this.#world;
    const answer = await this.#ask('/api/claim', claim.posted);
    // A copy that comes late comes over a connection to the same process: it ends with it.
    if (host !== undefined && random.chance(this.network.twice))
      time.after(random.wait(10_000), () => {
        if (this.#world.host === host) return this.#deliver(host, '/api/claim', claim.posted);
        return undefined;
      });
    if (answer === undefined) return;
    const { move, again } = answer.body as { readonly move?: number; readonly again?: boolean };
    this.#world.trace(`phone ${this.#seat} ${claim.id} ${answer.status} ${move ?? answer.body.error ?? ''}`);
    if (PASSING.has(answer.status)) return;
    this.#claim = undefined;
    this.counts[answer.status === 200 ? (again ? 'again' : 'done') : 'down']++;
    this.#answers.set(claim.id, { status: answer.status, ...(move !== undefined && { move }) });
  }

  /** Over the network: undefined where nothing came back. */
  async #ask(path: string, posted?: unknown): Promise<WebAnswer | undefined> {
    const random = this.#random;
    const { host } = this.#world;
    if (host === undefined || random.chance(this.network.lost)) return undefined;
    const answer = await this.#deliver(host, path, posted);
    return random.chance(this.network.unanswered) || this.#world.host !== host ? undefined : answer;
  }

  #deliver(host: SimulatedHost, path: string, posted: unknown): Promise<WebAnswer> {
    const seated = host.credentials.placeOf(this.#key) !== undefined;
    return host.ask(seated ? { key: this.#key } : 'host', path, posted);
  }
}
