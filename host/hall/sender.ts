// Sends the closed nights of a hall to its league, again until the league has answered for each. Without a network they wait.
import { EventEmitter } from 'node:events';
import * as z from 'zod';
import { canonical, type NightEvent } from '../../shared/league/index.ts';
import type { Reason } from '../../shared/words/index.ts';
import { type ReportFile, reportDigest } from '../league/file.ts';
import { isSignedBy } from '../league/key.ts';
import { type AskOptions, ask, type HttpReply } from '../system/ask.ts';
import { type Clock, systemClock } from '../system/clock.ts';
import { jsonIn } from '../system/json.ts';
import { reachReason } from '../system/reason.ts';
import type { Hall } from './hall.ts';
import type { HallReports } from './reports.ts';

/** Milliseconds until the league is asked again: twice as many each time, up to the last. */
const AGAIN = { first: 10_000, last: 600_000 } as const;
/** Milliseconds in which the league has to answer. */
const PATIENCE = 30_000;

/** How the reports of a hall go. */
export interface LeagueStatus {
  readonly url: string;
  /** Reports that wait to be sent. */
  readonly waiting: number;
  /** Why the league was not reached; null: it was, or was not asked. */
  readonly reason: Reason | null;
  /** Reports that the league did not take, with its code. */
  readonly asks: readonly { readonly event: string; readonly code: string }[];
}

const answered = z.object({
  receipt: z.looseObject({ digest: z.string() }),
  counts: z.string(),
  key: z.string(),
  signature: z.string(),
});

interface SenderOptions {
  readonly hall: Hall;
  readonly reports: HallReports;
  readonly club: string;
  readonly url: string;
  readonly clock?: Clock;
  /** Sends a request; over the network unless given. */
  readonly send?: (url: string, options: AskOptions) => Promise<HttpReply>;
}

/** Emits `changed` when the status has changed. */
export class LeagueSender extends EventEmitter<{ changed: [] }> {
  readonly #options: SenderOptions;
  readonly #clock: Clock;
  #status: LeagueStatus;
  #wait: number = AGAIN.first;
  #callOff: () => void = () => {};
  #run: Promise<void> | undefined;
  #isClosed = false;
  readonly #onChange = (events: readonly NightEvent[]): void => {
    if (events.some(({ type }) => type === 'nightClosed')) void this.send();
  };

  constructor(options: SenderOptions) {
    super();
    this.#options = options;
    this.#clock = options.clock ?? systemClock;
    this.#status = { url: options.url, waiting: 0, reason: null, asks: [] };
    options.hall.on('changed', this.#onChange);
  }

  get status(): LeagueStatus {
    return this.#status;
  }

  /** Sends what waits; once more where that is asked while it does. */
  async send(): Promise<void> {
    const before = this.#run;
    this.#run = (async () => {
      await before;
      await this.#sendAll();
    })();
    await this.#run;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#callOff();
    this.#options.hall.off('changed', this.#onChange);
    await this.#run;
    this.removeAllListeners();
  }

  async #sendAll(): Promise<void> {
    this.#callOff();
    const { hall, reports, club } = this.#options;
    const closed = hall.archive.nights.filter(({ phase }) => phase === 'closed');
    const asks = new Map<string, string>();
    const waiting: ReportFile[] = [];
    let reason: Reason | null = null;
    for (const night of closed) {
      if (this.#isClosed) return;
      try {
        waiting.push(...reports.waiting(hall.archive, night, club));
        while (waiting[0] !== undefined && reason === null) {
          const [first] = waiting;
          const { event } = first.report;
          const code = asks.has(event) ? undefined : await this.#sendOne(first);
          if (code !== undefined) asks.set(event, code);
          waiting.shift();
        }
      } catch (error) {
        reason = reachReason(error);
      }
    }
    const list = [...asks].map(([event, code]) => ({ event, code }));
    this.#tell({ url: this.#options.url, waiting: waiting.length, reason, asks: list });
    // The officer may take the club in meanwhile.
    if (reason !== null || list.length > 0) this.#later();
    else this.#wait = AGAIN.first;
  }

  /** @returns the code of the league where it did not take the report. Rejects where it was not reached, or is busy */
  async #sendOne(file: ReportFile): Promise<string | undefined> {
    const { url, send = ask } = this.#options;
    const { club, event, revision } = file.report;
    const path = `api/v1/clubs/${club}/events/${event}/revisions/${revision}`;
    const body = JSON.stringify(file);
    const reply = await send(new URL(path, url).href, { method: 'PUT', body, patience: PATIENCE });
    if (reply.status === 429 || reply.status >= 500) throw new Error(`${reply.status}`);
    const json = jsonIn(reply.text);
    if (reply.status >= 300) return z.object({ error: z.string() }).safeParse(json).data?.error ?? 'refused';
    const { data } = answered.safeParse(json);
    const isReceipt =
      data?.receipt.digest === reportDigest(file.report) &&
      isSignedBy(data.key, canonical(data.receipt), data.signature);
    if (data === undefined || !isReceipt) return 'noReceipt';
    this.#options.reports.keepReceipt(file.report, data);
    return undefined;
  }

  #later(): void {
    if (this.#isClosed) return;
    this.#callOff = this.#clock.after(this.#wait, () => void this.send());
    this.#wait = Math.min(AGAIN.last, this.#wait * 2);
  }

  #tell(status: LeagueStatus): void {
    const isSame = canonical(status) === canonical(this.#status);
    this.#status = status;
    if (!isSame) this.emit('changed');
  }
}
