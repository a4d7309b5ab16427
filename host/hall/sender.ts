// Sends the closed nights of a hall to its league, again until the league has answered for each, and asks what the league offers.
// Without a network the nights wait, and the last offer is used.
import { EventEmitter } from 'node:events';
import * as z from 'zod';
import { type ClubOffer, canonical, dayOf, type NightEvent } from '../../shared/league/index.ts';
import type { Reason } from '../../shared/words/index.ts';
import { type ReportFile, reportDigest } from '../league/file.ts';
import { isSignedBy, signedAsk } from '../league/key.ts';
import { clubOffer } from '../league/offer.ts';
import { type AskOptions, ask, type HttpReply } from '../system/ask.ts';
import { type Clock, systemClock } from '../system/clock.ts';
import { jsonIn } from '../system/json.ts';
import { reachReason } from '../system/reason.ts';
import type { Hall } from './hall.ts';
import { type KeptOffer, keepOffer, keptOffer } from './offer.ts';
import type { HallReports } from './reports.ts';

/** Milliseconds until the league is asked again: twice as many each time, up to the last. */
const AGAIN = { first: 10_000, last: 600_000 } as const;
/** Milliseconds after which the league is asked what it offers, if nothing was sent meanwhile; on the day of a match captains name players. */
const EVERY = { usual: 3_600_000, matchDay: 60_000 } as const;
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
  /** When the league last said what it offers, in milliseconds since 1970; null: never yet. */
  readonly offered: number | null;
  /** Why it does not say so now, by its code; null: it does, or was not reached. */
  readonly refused: string | null;
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
  readonly now?: () => number;
  /** Sends a request; over the network unless given. */
  readonly send?: (url: string, options: AskOptions) => Promise<HttpReply>;
}

/** Emits `changed` when the status has changed. */
export class LeagueSender extends EventEmitter<{ changed: [] }> {
  readonly #options: SenderOptions;
  readonly #clock: Clock;
  #status: LeagueStatus;
  #kept: KeptOffer | undefined;
  #wait: number = AGAIN.first;
  #callOff: () => void = () => {};
  #run: Promise<void> | undefined;
  #isClosed = false;
  /** When it was last asked, in milliseconds of its clock. */
  #asked = Number.NEGATIVE_INFINITY;
  readonly #onChange = (events: readonly NightEvent[]): void => {
    if (events.some(({ type }) => type === 'nightClosed')) void this.send();
  };

  constructor(options: SenderOptions) {
    super();
    this.#options = options;
    this.#clock = options.clock ?? systemClock;
    this.#kept = keptOffer(options.reports.data, options);
    const { url } = options;
    const offered = this.#kept?.at ?? null;
    this.#status = { url, waiting: 0, reason: null, asks: [], offered, refused: null };
    options.hall.on('changed', this.#onChange);
  }

  get status(): LeagueStatus {
    return this.#status;
  }

  /** What the league offers, as it last said; undefined before. */
  get offer(): ClubOffer | undefined {
    return this.#kept?.offer;
  }

  /** Sends what waits, and asks what the league offers; once more where that is asked while it does. */
  async send(): Promise<void> {
    const before = this.#run;
    this.#asked = this.#clock.now();
    this.#run = (async () => {
      await before;
      await this.#sendAll();
    })();
    await this.#run;
  }

  /** The same for a desk that is opened, unless it was done within a minute. */
  refresh(): void {
    if (this.#clock.now() - this.#asked >= Math.max(EVERY.matchDay, this.#wait)) void this.send();
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
    let refused: string | null = null;
    try {
      if (reason === null && !this.#isClosed) refused = await this.#pull();
    } catch (error) {
      reason = reachReason(error);
    }
    const list = [...asks].map(([event, code]) => ({ event, code }));
    const offered = this.#kept?.at ?? null;
    this.#tell({ url: this.#options.url, waiting: waiting.length, reason, asks: list, offered, refused });
    // The officer may take the club in meanwhile.
    this.#later(reason !== null || refused !== null || list.length > 0);
  }

  /** Asks what the league offers. @returns its code where it refuses. Rejects as below, and with what the disk says */
  async #pull(): Promise<string | null> {
    const { url, club, reports, now = Date.now } = this.#options;
    const headers = {
      'muggins-club': signedAsk(club, now(), reports.key),
      ...(this.#kept && { 'if-none-match': this.#kept.tag }),
    };
    const { status, tag = '', json, refused } = await this.#ask('offer', { headers });
    if (status === 304 && this.#kept !== undefined) this.#kept = { ...this.#kept, at: now() };
    else {
      if (refused !== undefined) return refused;
      const { data: offer } = clubOffer.safeParse(json);
      if (offer === undefined) return 'noOffer';
      this.#kept = { offer, at: now(), tag };
    }
    keepOffer(reports.data, { club, url }, this.#kept);
    return null;
  }

  /** @returns the code of the league where it did not take the report. Rejects where it was not reached, or is busy */
  async #sendOne(file: ReportFile): Promise<string | undefined> {
    const { event, revision } = file.report;
    const sent = { method: 'PUT', body: JSON.stringify(file) } as const;
    const { json, refused } = await this.#ask(`events/${event}/revisions/${revision}`, sent);
    if (refused !== undefined) return refused;
    const { data } = answered.safeParse(json);
    const isReceipt =
      data?.receipt.digest === reportDigest(file.report) &&
      isSignedBy(data.key, canonical(data.receipt), data.signature);
    if (data === undefined || !isReceipt) return 'noReceipt';
    this.#options.reports.keepReceipt(file.report, data);
    return undefined;
  }

  /** Asks something of the league; `refused`: its code. Rejects where it was not reached, or is busy. */
  async #ask(path: string, options: AskOptions) {
    const { url, club, send = ask } = this.#options;
    const at = new URL(`api/v1/clubs/${club}/${path}`, url).href;
    const reply = await send(at, { ...options, patience: PATIENCE });
    if (reply.status === 429 || reply.status >= 500) throw new Error(`${reply.status}`);
    const json = jsonIn(reply.text);
    if (reply.status < 300) return { ...reply, json, refused: undefined };
    const code = z.object({ error: z.string() }).safeParse(json).data?.error;
    return { ...reply, json, refused: code ?? 'refused' };
  }

  /** Sends and asks again: soon where something went wrong. */
  #later(isSoon: boolean): void {
    if (this.#isClosed) return;
    const { now = Date.now } = this.#options;
    const isMatchDay = this.offer?.fixtures.some(({ day }) => day === dayOf(now())) === true;
    const usual = isMatchDay ? EVERY.matchDay : EVERY.usual;
    this.#callOff = this.#clock.after(isSoon ? this.#wait : usual, () => void this.send());
    this.#wait = isSoon ? Math.min(AGAIN.last, this.#wait * 2) : AGAIN.first;
  }

  #tell(status: LeagueStatus): void {
    const isSame = canonical(status) === canonical(this.#status);
    this.#status = status;
    if (!isSame) this.emit('changed');
  }
}
