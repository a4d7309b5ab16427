// Two phones that score without a pause, send again what was not answered, and remember every answer.
import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as after } from 'node:timers/promises';
import type { TableEvent } from '../../../../shared/story/roster.ts';
import type { Entry } from '../../../journal/index.ts';

/** Answers of the table, by the id of the request. */
export class Answers {
  /** Requests that were carried out, with their moves. */
  readonly kept = new Map<string, number>();
  readonly refused = new Set<string>();
  /** Answers to a request that had been answered before, which were not the same. */
  readonly doubled: string[] = [];
  count = 0;
  #waiting: { readonly count: number; readonly done: () => void } | undefined;

  /** One more answer has come. */
  came(): void {
    this.count += 1;
    if (this.count >= (this.#waiting?.count ?? Number.POSITIVE_INFINITY)) this.#waiting?.done();
  }

  /** Resolves when so many have come. */
  until(count: number): Promise<void> {
    return new Promise((done) => {
      this.#waiting = { count, done };
      if (this.count >= count) done();
    });
  }
}

/** A table as programs reach it. */
interface Reached {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

const post = (url: string, body: object, headers: Readonly<Record<string, string>>): Promise<Response> =>
  fetch(url, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(60_000),
  });

interface Request {
  readonly id: string;
  readonly body: object;
  readonly isAgain?: boolean;
}

/** A phone with a seat. */
export class Phone {
  readonly #seat: number;
  readonly #answers: Answers;
  readonly #key = randomBytes(24).toString('base64url');
  #taken = false;
  /** Not answered yet. */
  #request: Request | undefined;
  #last: string | undefined;
  #sent = 0;

  constructor(seat: number, answers: Answers) {
    this.#seat = seat;
    this.#answers = answers;
  }

  /** Sends request after request until the table is gone. */
  async play({ url, headers }: Reached): Promise<void> {
    try {
      if (!this.#taken) await this.#sit(url, headers);
      for (;;) await this.#step(url);
    } catch (error) {
      // What fetch and an answer that was cut off throw.
      if (!(error instanceof TypeError || error instanceof SyntaxError)) throw error;
    }
  }

  async #sit(url: string, headers: Readonly<Record<string, string>>): Promise<void> {
    const { seats } = (await (await fetch(`${url}api/seats`, { headers })).json()) as {
      seats: { readonly invitation: string | null }[];
    };
    const { invitation } = seats[this.#seat] ?? {};
    // Taken by this phone, before its answer was cut off.
    this.#taken = invitation === null;
    if (this.#taken) return;
    const answer = await post(`${url}api/seat`, { invitation, key: this.#key }, {});
    this.#taken = answer.ok;
  }

  async #step(url: string): Promise<void> {
    this.#request ??= await this.#next(url);
    const { id, body, isAgain = false } = this.#request;
    const { status, told } = await this.#send(url, body);
    if (status === 429) {
      await after(50);
      return;
    }
    this.#request = undefined;
    // The other side has to agree to an undo; a game that the other phone began is its move.
    if (status === 202 || isAgain) return;
    if (status === 200) {
      this.#answers.kept.set(id, told.move);
      this.#last = id;
    } else this.#answers.refused.add(id);
    // A late copy of a request changes nothing.
    if (this.#sent % 5 !== 0) return;
    const again = await this.#send(url, body);
    const same =
      status === 200 ? again.status === 200 && again.told.move === told.move : again.status !== 200;
    if (!same && again.status !== 429) this.#answers.doubled.push(`${id}: ${status}, then ${again.status}`);
  }

  async #send(url: string, body: object) {
    const answer = await post(`${url}api/claim`, body, { authorization: `Bearer ${this.#key}` });
    const told = (await answer.json()) as { readonly move: number };
    this.#answers.came();
    return { status: answer.status, told };
  }

  /** A score; undo of it now and then; another game once this one is over; now and then one that has to be refused. */
  async #next(url: string): Promise<Request> {
    const { view } = (await (await fetch(`${url}api/view`)).json()) as {
      view: { readonly game: number; readonly deal: number; readonly phase: string };
    };
    this.#sent += 1;
    const id = randomUUID();
    const seen = { game: view.game, deal: view.deal, hand: null, front: null };
    const again = { type: 'again', swap: false };
    if (view.phase === 'over') return { id, body: { id, seen, command: again }, isAgain: true };
    if (this.#sent % 7 === 0 && this.#last !== undefined)
      return { id, body: { id, seen, command: { type: 'undo' } } };
    const game = this.#sent % 11 === 0 ? seen.game + 1 : seen.game;
    const command = { type: 'peg', seat: this.#seat, points: 1 + (this.#sent % 9) };
    return { id, body: { id, seen: { ...seen, game }, command } };
  }
}

/** What the answers promise, and the journal does not keep. */
export function broken(answers: Answers, entries: Iterable<Entry<TableEvent>>): readonly string[] {
  const kept = new Map<string, number[]>();
  for (const { event } of entries) {
    if (!('claim' in event) || event.claim === undefined) continue;
    kept.set(event.claim.id, [...(kept.get(event.claim.id) ?? []), event.move]);
  }
  return [
    ...[...answers.kept]
      .filter(([id, move]) => !kept.get(id)?.includes(move))
      .map(([id, move]) => `lost: ${id}, move ${move}`),
    ...[...kept]
      .filter(([, moves]) => moves.length > 1)
      .map(([id, moves]) => `doubled: ${id}, moves ${moves}`),
    ...[...answers.refused].filter((id) => kept.has(id)).map((id) => `refused, and kept: ${id}`),
    ...answers.doubled.map((words) => `sent again: ${words}`),
  ];
}
