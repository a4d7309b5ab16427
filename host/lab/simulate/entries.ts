// The law of entries: what is pegged by keys was keyed whole. The keys that a host got since the last key that ends an entry must be
// those that were pressed since then.
import type { KeyId } from '../../../shared/protocol/index.ts';
import { unfinishedAfter } from '../../board/keys.ts';

/** An entry after one more key. */
const after = (entry: readonly KeyId[], key: KeyId): readonly KeyId[] =>
  unfinishedAfter(1, key) === 0 ? [] : [...entry, key];

export class Entries {
  /** Keys of the entry that is being keyed, as they were pressed, and as the host got them. */
  #pressed: readonly KeyId[] = [];
  #told: readonly KeyId[] = [];
  /** Keys were said to be lost, and nothing has ended the entry since. */
  #lost = false;
  /** It is unknown which of several presses reached the host. */
  #unsure = false;
  /** The last button that reached the host: when, and what is wrong with its entry. */
  #ended: { readonly time: number; readonly wrong: string | undefined } | undefined;

  /** A key was pressed; its event reaches the host now, or never. */
  press(key: KeyId, isTold: boolean, time: number): void {
    const [pressed, told] = [this.#pressed, this.#told];
    this.#pressed = after(pressed, key);
    if (!isTold) return;
    this.#told = after(told, key);
    if (key === '*' && this.#lost) this.#begin();
    if (this.#told.length > 0) return;
    const whole = this.#unsure || pressed.join() === told.join();
    this.#unsure = false;
    if (told.length === 0) return;
    this.#lost = false;
    this.#ended = {
      time,
      wrong: whole
        ? undefined
        : `${pressed.join(' ')} was keyed before ${key}, the host was told ${told.join(' ')}`,
    };
  }

  /** One of several presses reached the host: until its entry ends, nothing is held against it. */
  doubt(): void {
    this.#unsure = true;
  }

  /** The host says that keys are lost. */
  lose(): void {
    this.#lost = true;
  }

  /** A new host knows nothing of the events before it. */
  restart(): void {
    this.#told = [];
    this.#lost = false;
    this.#unsure = false;
  }

  /** The board has lost its power: the presses until now are unknown. */
  forget(): void {
    this.#pressed = [];
  }

  /** What is wrong with a move that is made now; undefined if nothing, or if no button has made it. */
  wrongNow(time: number): string | undefined {
    return this.#ended?.time === time ? this.#ended.wrong : undefined;
  }

  #begin(): void {
    this.#pressed = [];
    this.#told = [];
    this.#lost = false;
  }
}
