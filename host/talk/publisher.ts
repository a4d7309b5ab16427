// Publishes a table to a broker: availability, state, each move, and discovery for Home Assistant.
import { newsSince } from '../../shared/story/news.ts';
import type { Language } from '../../shared/words/catalog.ts';
import type { Clock } from '../system/clock.ts';
import type { TableView } from '../table/index.ts';
import { BODY_BYTES, type Broker, type Will } from './broker.ts';
import { discoveryOf, OFFLINE, ONLINE } from './discovery.ts';
import { factsOf, type News, newsOf } from './facts.ts';
import { type Topics, topicsFor } from './topics.ts';

/** Milliseconds after which a move is no longer sent: the retained state has it. */
const STALE = 30_000;

/** A table that is talked about. */
export interface TalkTable {
  readonly view: TableView;
  on(event: 'view', heard: () => void): unknown;
  off(event: 'view', heard: () => void): unknown;
}

interface PublisherOptions {
  readonly table: TalkTable;
  /** The id of its journal. */
  readonly id: string;
  /** What the table speaks now. */
  readonly language: () => Language;
  /** Connects to a broker that publishes `will` when the connection breaks. */
  readonly dial: (will: Will) => Broker;
  /** Home Assistant's discovery prefix; undefined for no discovery. */
  readonly prefix: string | undefined;
  readonly version: string;
  /** The address of its pages; undefined where no other machine reaches them. */
  readonly page: string | undefined;
  readonly clock: Clock;
}

export class Publisher {
  readonly #options: PublisherOptions;
  readonly #topics: Topics;
  readonly #broker: Broker;
  readonly #onView = (): void => this.#viewed();
  /** The number of the last move that was noted. */
  #noted: number;
  /** Moves that the broker has not taken yet, with their times. */
  #waiting: readonly { readonly news: News; readonly at: number }[] = [];
  #sending = false;
  /** There is more to send, or the line is back. */
  #again = false;
  #state = '';
  #discovery = '';

  constructor(options: PublisherOptions) {
    const { table, id, prefix, dial } = options;
    this.#options = options;
    this.#topics = topicsFor(id, prefix);
    this.#noted = table.view.move;
    this.#broker = dial({ topic: this.#topics.status, body: OFFLINE });
    this.#broker.on('connected', () => this.#greet());
    table.on('view', this.#onView);
  }

  /** Says that the table is gone, and takes leave of the broker. */
  async close(): Promise<void> {
    this.#options.table.off('view', this.#onView);
    if (this.#broker.connected) await this.#broker.publish(this.#topics.status, OFFLINE, true);
    await this.#broker.close();
  }

  /** A broker may have forgotten what it kept. */
  #greet(): void {
    this.#state = '';
    this.#discovery = '';
    this.#keep(this.#topics.status, ONLINE);
    this.#tell();
    void this.#send();
  }

  #viewed(): void {
    const { table, language, clock } = this.#options;
    const { view } = table;
    // A journal that was put back counts its moves anew.
    const last = Math.min(this.#noted, view.move);
    const fresh = newsSince(last, view.history).fresh.map((made) => newsOf(made, view, language()));
    this.#noted = view.move;
    this.#waiting = [...this.#waiting, ...fresh.map((news) => ({ news, at: clock.now() }))];
    this.#tell();
    void this.#send();
  }

  /** What has changed of what the broker keeps. */
  #tell(): void {
    if (!this.#broker.connected) return;
    const { table, id, language, version, page } = this.#options;
    const words = language();
    const facts = factsOf(table.view, words, id);
    const state = JSON.stringify(facts);
    if (state !== this.#state) this.#keep(this.#topics.state, state);
    this.#state = state;
    const { discovery: topic } = this.#topics;
    if (topic === undefined) return;
    const sides = facts.sides.map(({ name }) => name);
    const discovery = JSON.stringify(
      discoveryOf({ id, topics: this.#topics, sides, language: words, version, page }),
    );
    if (discovery !== this.#discovery) this.#keep(topic, discovery);
    this.#discovery = discovery;
  }

  #keep(topic: string, text: string): void {
    void this.#broker.publish(topic, text, true);
  }

  async #send(): Promise<void> {
    this.#again = true;
    if (this.#sending) return;
    this.#sending = true;
    while (this.#again) {
      this.#again = false;
      await this.#sendAll();
    }
    this.#sending = false;
  }

  /** One after the other: a move that the broker has not taken is sent again when the line is back, unless it is stale. */
  async #sendAll(): Promise<void> {
    for (;;) {
      const fresh = this.#options.clock.now() - STALE;
      this.#waiting = this.#waiting.filter(({ at }) => at >= fresh);
      const [next] = this.#waiting;
      if (next === undefined || !(await this.#broker.publish(this.#topics.event, eventText(next.news))))
        return;
      this.#waiting = this.#waiting.filter((each) => each !== next);
    }
  }
}

/** A move as an event of Home Assistant. Without its fact where that is longer than a broker takes. */
function eventText({ kind, facts }: News): string {
  const text = JSON.stringify({ event_type: kind, ...facts });
  return Buffer.byteLength(text) <= BODY_BYTES
    ? text
    : JSON.stringify({ event_type: kind, ...facts, fact: null });
}
