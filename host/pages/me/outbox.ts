// The one command of a phone that is on its way: kept until the hall has answered it, and sent again after a lost answer. Every command
// of a phone can come twice: what is done already changes nothing.
import type { PhoneCommand } from '../../web/hall/types.ts';
import type { Timers } from '../kit/link.ts';
import type { KeyStorage } from '../kit/placekey.ts';

/** What the hall said. 'lost': nothing that can be relied on. 'gone': the phone is nobody's any more. */
export type PhoneReply =
  | { readonly kind: 'done'; readonly sequence: number }
  | { readonly kind: 'refused' | 'gone'; readonly words: string }
  | { readonly kind: 'lost' };

interface OutboxOptions {
  readonly storage: KeyStorage;
  /** Where it waits in the storage. */
  readonly place: string;
  readonly send: (command: PhoneCommand) => Promise<PhoneReply>;
  readonly timers: Timers;
  /** The hall has answered, or something waits. */
  readonly changed: () => void;
  readonly settled: (sent: Exclude<PhoneReply, { kind: 'lost' }>) => void;
}

/** Milliseconds before it is sent again; the last one repeats. */
const RESENDS = [500, 1_000, 2_000, 4_000] as const;

/** A phone gives one command at a time. */
export class Outbox {
  readonly #options: OutboxOptions;
  #sending = false;
  #tries = 0;
  #timer: unknown;

  constructor(options: OutboxOptions) {
    this.#options = options;
  }

  /** The command that waits; what cannot be read in the storage is none. */
  get waiting(): PhoneCommand | undefined {
    const { storage, place } = this.#options;
    try {
      return (JSON.parse(storage.getItem(place) ?? 'null') as PhoneCommand | null) ?? undefined;
    } catch {
      return undefined;
    }
  }

  /** Whether the hall did not answer when it was sent. */
  get isLate(): boolean {
    return this.#tries > 0 && this.waiting !== undefined;
  }

  /** One command; none while another one waits. */
  give(command: PhoneCommand): void {
    if (this.waiting !== undefined) return;
    const { storage, place, changed } = this.#options;
    storage.setItem(place, JSON.stringify(command));
    changed();
    this.hurry();
  }

  /** Sends at once what waits: the page was loaded, the network is back. */
  hurry(): void {
    const command = this.waiting;
    if (this.#sending || command === undefined) return;
    this.#sending = true;
    this.#options.timers.clear(this.#timer);
    void this.#options
      .send(command)
      .catch((): PhoneReply => ({ kind: 'lost' }))
      .then((sent) => this.#answered(sent));
  }

  #answered(sent: PhoneReply): void {
    const { storage, place, timers, changed, settled } = this.#options;
    this.#sending = false;
    if (sent.kind === 'lost') {
      const wait = RESENDS[Math.min(this.#tries, RESENDS.length - 1)] ?? 0;
      this.#tries += 1;
      this.#timer = timers.set(wait, () => this.hurry());
    } else {
      this.#tries = 0;
      storage.removeItem(place);
      settled(sent);
    }
    changed();
  }
}
