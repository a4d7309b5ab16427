// Pages that ask to be let in: when the display shows them, and which keys answer them.
import type { KeyId } from '../../shared/protocol/index.ts';
import { type Context, isUntouched, type KeyedEntry, openEntry } from '../../shared/table/entry.ts';
import { keyOf } from '../../shared/table/labels.ts';
import type { KeyEvent } from './board.ts';
import type { Cover, Visitor } from './cover.ts';

/** The table at this moment. */
type Situation = readonly [context: Context, entry: KeyedEntry, cover: Cover];

/** The pages at a table's door. They wait while anything is being keyed, and while a hall has the display. */
export class Visits {
  visitor: Visitor | undefined;
  readonly #now: () => Situation;
  /** The key that answered, until the next press: the game ignores its hold and its release. */
  #answered: KeyId | undefined;
  /** NEXT, if it went down while a page asked to be the host's: its hold is for that page alone, and begins no game. */
  #held: KeyId | undefined;

  constructor(now: () => Situation) {
    this.#now = now;
  }

  /** The visitor that the display shows. */
  get shown(): Visitor | undefined {
    const [context, entry, cover] = this.#now();
    const free =
      cover.screen === undefined && entry.kind !== 'lost' && isUntouched(entry, openEntry(context));
    return free ? this.visitor : undefined;
  }

  /** Takes a key that answers a page. @returns false for a key of the game */
  key({ key, action }: KeyEvent): boolean {
    if (action === 'press') {
      this.#answered = undefined;
      const forHost = keyOf(key).role === 'next' && this.shown?.screen.code === 'host';
      this.#held = forHost ? key : undefined;
    }
    const asks = action !== 'release' && this.#answered !== key;
    if (asks && this.shown?.press(key, action === 'hold') === true) this.#answered = key;
    if (action === 'hold' && this.#held === key) this.#answered = key;
    return this.#answered === key;
  }
}
