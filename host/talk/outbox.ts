// Messages that receivers have not taken yet, in a small file beside the journal: a restart loses none.
import * as z from 'zod';
import { readText, writePrivate, writePrivateLater } from '../system/atomic.ts';
import { jsonIn } from '../system/json.ts';
import type { Log } from '../system/log.ts';

/** Messages that wait at most; the oldest give way. A long evening has some hundreds. */
const MOST_WAITING = 1_000;

const messageSchema = z.object({ number: z.int(), id: z.string(), body: z.string() });
/** A message; the number rises by one with each. */
export type OutMessage = Readonly<z.output<typeof messageSchema>>;

const headSchema = z.object({
  /** The id of the journal, and the number of its last move that is noted here. */
  journal: z.string(),
  told: z.int(),
  /** The number of the last message. */
  last: z.int(),
  /** The last message that each receiver took. */
  receivers: z.record(z.string(), z.int()),
});
type Head = z.output<typeof headSchema>;

interface HookOutboxOptions {
  readonly file: string;
  readonly journal: string;
  /** The number of the journal's last move: without notes, earlier moves are not sent. */
  readonly move: number;
  readonly receivers: readonly string[];
  readonly log: Log;
}

export class HookOutbox {
  readonly #file: string;
  readonly #log: Log;
  readonly #head: Head;
  #waiting: readonly OutMessage[];
  #writing: Promise<void> | undefined;
  #changed = false;

  /** A receiver that is new begins with the next message; one that is not named any more is forgotten. */
  constructor({ file, journal, move, receivers, log }: HookOutboxOptions) {
    this.#file = file;
    this.#log = log;
    const kept = read(file, log);
    const isSame = kept?.head.journal === journal && kept.head.told <= move;
    const last = kept?.head.last ?? 0;
    this.#head = {
      journal,
      told: isSame ? kept.head.told : move,
      last,
      receivers: Object.fromEntries(receivers.map((each) => [each, kept?.head.receivers[each] ?? last])),
    };
    this.#waiting = kept?.waiting ?? [];
    this.#tidy();
  }

  /** The number of the last move that is noted. */
  get told(): number {
    return this.#head.told;
  }

  /** Notes messages of moves up to number `move`. @returns how many each receiver loses, because too many wait */
  note(move: number, messages: readonly Omit<OutMessage, 'number'>[]): Readonly<Record<string, number>> {
    if (move === this.#head.told) return {};
    this.#head.told = move;
    const fresh = messages.map((each) => {
      this.#head.last += 1;
      return { number: this.#head.last, ...each };
    });
    const lost = this.#makeRoom([...this.#waiting, ...fresh]);
    this.#tidy();
    this.#save();
    return lost;
  }

  /** The next message for a receiver; undefined where it has all. */
  next(receiver: string): OutMessage | undefined {
    const done = this.#done(receiver);
    return this.#waiting.find(({ number }) => number > done);
  }

  /** How many messages a receiver has not taken. */
  count(receiver: string): number {
    const done = this.#done(receiver);
    return this.#waiting.filter(({ number }) => number > done).length;
  }

  /** A receiver took the message of this number, or will never have it. */
  taken(receiver: string, number: number): void {
    this.#head.receivers[receiver] = number;
    this.#tidy();
    this.#save();
  }

  /** Writes what is not written yet. */
  async close(): Promise<void> {
    await this.#writing;
    try {
      writePrivate(this.#file, this.#text());
    } catch (error) {
      this.#failed(error);
    }
  }

  #done(receiver: string): number {
    return this.#head.receivers[receiver] ?? this.#head.last;
  }

  /** Keeps the newest. @returns how many each receiver loses */
  #makeRoom(waiting: readonly OutMessage[]): Readonly<Record<string, number>> {
    const dropped = waiting.slice(0, Math.max(0, waiting.length - MOST_WAITING));
    this.#waiting = waiting.slice(dropped.length);
    const losses = Object.entries(this.#head.receivers).map(
      ([receiver, done]) => [receiver, dropped.filter(({ number }) => number > done).length] as const,
    );
    return Object.fromEntries(losses.filter(([, count]) => count > 0));
  }

  /** Drops messages that every receiver has taken. */
  #tidy(): void {
    const least = Math.min(this.#head.last, ...Object.values(this.#head.receivers));
    this.#waiting = this.#waiting.filter(({ number }) => number > least);
  }

  #text(): string {
    return [this.#head, ...this.#waiting].map((each) => `${JSON.stringify(each)}\n`).join('');
  }

  /** In the background: the table's own history still has what a crash loses. */
  #save(): void {
    this.#changed = true;
    this.#writing ??= this.#write().finally(() => {
      this.#writing = undefined;
    });
  }

  async #write(): Promise<void> {
    while (this.#changed) {
      this.#changed = false;
      await writePrivateLater(this.#file, this.#text()).catch((error) => this.#failed(error));
    }
  }

  #failed(error: unknown): void {
    this.#log.error({ file: this.#file, reason: String(error) }, 'webhooks were not kept');
  }
}

/** What a file holds; undefined where there is none, or it cannot be read. */
function read(
  file: string,
  log: Log,
): { readonly head: Head; readonly waiting: readonly OutMessage[] } | undefined {
  const text = readText(file);
  if (text === undefined) return undefined;
  const [first = '', ...lines] = text.trimEnd().split('\n');
  const head = headSchema.safeParse(jsonIn(first)).data;
  // A damaged line costs its own message.
  const waiting = lines.flatMap((line) => messageSchema.safeParse(jsonIn(line)).data ?? []);
  const lost = head === undefined ? lines.length : lines.length - waiting.length;
  if (head === undefined || lost > 0) log.warn({ file, lost }, 'webhooks that waited cannot be read');
  return head && { head, waiting };
}
