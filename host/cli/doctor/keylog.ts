// The keys of a board in a trial: what was heard of each, and what that says.
import { KEY_IDS, type KeyId, type LaneCount } from '../../../shared/protocol/index.ts';
import type { KeyEvent } from '../../board/index.ts';
import type { KeyFacts } from './facts.ts';

/** Milliseconds after a press in which a finger cannot press the same key again. */
const CHATTER = 60;
/** Board times are milliseconds modulo this. */
const WRAP = 16_384;

export class KeyLog {
  listener: (event: KeyEvent) => void = () => {};
  readonly #wanted: readonly KeyId[];
  readonly #heard = new Set<KeyId>();
  readonly #down = new Set<KeyId>();
  readonly #pressed = new Map<KeyId, number>();
  readonly #chattering = new Set<KeyId>();

  constructor(lanes: LaneCount) {
    this.#wanted = KEY_IDS.filter((id) => !/^P\d$/.test(id) || Number(id[1]) <= lanes);
  }

  get left(): readonly KeyId[] {
    return this.#wanted.filter((key) => !this.#heard.has(key));
  }

  get heardCount(): number {
    return this.#heard.size;
  }

  get held(): readonly KeyId[] {
    return [...this.#down];
  }

  add(event: KeyEvent): void {
    const { key, action, time } = event;
    if (action === 'press') {
      const before = this.#pressed.get(key);
      if (before !== undefined && (time - before + WRAP) % WRAP < CHATTER) this.#chattering.add(key);
      this.#pressed.set(key, time);
      this.#heard.add(key);
      this.#down.add(key);
    } else if (action === 'release') this.#down.delete(key);
    this.listener(event);
  }

  /** @param closed keys whose contact is closed already: that a quick host still heard them close is no trial of them */
  begin(closed: readonly KeyId[]): void {
    for (const key of closed) {
      this.#heard.delete(key);
      this.#down.delete(key);
    }
  }

  /** @param closed keys whose contact was closed before and after */
  facts(skipped: boolean, closed: readonly KeyId[]): KeyFacts {
    const heard = this.#wanted.filter((key) => this.#heard.has(key));
    const jammed = closed.filter((key) => !this.#heard.has(key));
    const silent = this.left.filter((key) => !jammed.includes(key));
    return { heard, silent, closed: jammed, stuck: this.held, chattering: [...this.#chattering], skipped };
  }
}
