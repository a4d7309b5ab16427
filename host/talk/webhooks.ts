// Webhooks: posts every score, ruling, win and undo of a table to receivers, over restarts of either side.
import { createHash } from 'node:crypto';
import { newsSince } from '../../shared/story/news.ts';
import type { Language } from '../../shared/words/catalog.ts';
import type { Clock } from '../system/clock.ts';
import type { Log } from '../system/log.ts';
import { type News, newsOf } from './facts.ts';
import { HookOutbox, type OutMessage } from './outbox.ts';
import type { TalkTable } from './publisher.ts';
import { type DeliveryFailure, type PostHook, postHook, Receiver } from './receiver.ts';

/** A change of a receiver, for the terminal. `address` leaves out the path, which may be a secret. */
export interface ReceiverNews {
  readonly address: string;
  /** Why it does not take what it is sent; undefined where it does again. */
  readonly failure: DeliveryFailure | undefined;
  readonly waiting: number;
}

interface WebhooksOptions {
  readonly table: TalkTable;
  /** The id of the table's journal. */
  readonly id: string;
  readonly language: () => Language;
  readonly urls: readonly string[];
  readonly secret: string;
  /** The file of what waits. */
  readonly file: string;
  readonly version: string;
  readonly clock: Clock;
  readonly log: Log;
  readonly told: (news: ReceiverNews) => void;
  /** For tests. */
  readonly post?: PostHook;
  readonly now?: () => number;
  readonly random?: () => number;
}

export class Webhooks {
  readonly #options: WebhooksOptions;
  readonly #outbox: HookOutbox;
  readonly #receivers: readonly Receiver[];
  readonly #onView = (): void => this.#viewed();

  /** Sends at once what an earlier run left, and what it had no time to note. */
  constructor(options: WebhooksOptions) {
    this.#options = options;
    const { table, id, file, urls, log } = options;
    this.#outbox = new HookOutbox({ file, journal: id, move: table.view.move, receivers: urls, log });
    this.#receivers = urls.map((url) => this.#receiver(url));
    table.on('view', this.#onView);
    this.#viewed();
  }

  async close(): Promise<void> {
    this.#options.table.off('view', this.#onView);
    for (const each of this.#receivers) each.close();
    await this.#outbox.close();
  }

  #receiver(url: string): Receiver {
    const { secret, version, clock, log, told } = this.#options;
    const address = new URL(url).origin;
    return new Receiver({
      url,
      secret,
      version,
      clock,
      outbox: this.#outbox,
      now: this.#options.now ?? Date.now,
      random: this.#options.random ?? Math.random,
      post: this.#options.post ?? postHook,
      changed: (failure) => {
        const waiting = this.#outbox.count(url);
        if (failure === undefined) log.info({ address }, 'a webhook is taken again');
        else log.warn({ address, failure, waiting }, 'a webhook was not taken');
        told({ address, failure, waiting });
      },
      leftOut: (message) => log.error({ address, message }, 'a webhook was refused again and again'),
    });
  }

  #viewed(): void {
    const { table, language, id } = this.#options;
    const { view } = table;
    // A journal that was put back counts its moves anew.
    const { fresh, missed } = newsSince(Math.min(this.#outbox.told, view.move), view.history);
    if (missed > 0) this.#options.log.warn({ moves: missed }, 'moves that no webhook tells');
    const words = language();
    const messages = fresh
      .map((made) => newsOf(made, view, words))
      .filter(({ kind }) => kind !== 'move')
      .map((news) => this.#message(id, news));
    const lost = this.#outbox.note(view.move, messages);
    for (const [url, count] of Object.entries(lost))
      this.#options.log.error({ address: new URL(url).origin, messages: count }, 'webhooks were dropped');
    for (const each of this.#receivers) each.wake();
  }

  /** The same move has the same id, in every run. */
  #message(table: string, { kind, facts }: News): Omit<OutMessage, 'number'> {
    const mark = createHash('sha256').update(JSON.stringify(facts.fact)).digest('hex').slice(0, 8);
    const timestamp = new Date((this.#options.now ?? Date.now)()).toISOString();
    const body = JSON.stringify({ type: kind, timestamp, data: { table, ...facts } });
    return { id: `${table}-${facts.move}-${mark}`, body };
  }
}
