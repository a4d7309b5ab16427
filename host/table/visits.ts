// Pages that ask to be let in: when the display shows them, and which keys answer them.
import type { KeyId } from '../../shared/protocol/index.ts';
import { type Context, isUntouched, type KeyedEntry, openEntry } from '../../shared/table/entry.ts';
import type { KeyEvent } from './board.ts';
import type { Cover, Visitor } from './cover.ts';

/** The table at this moment. */
type Moment = readonly [context: Context, entry: KeyedEntry, cover: Cover];

/** The pages at a table's door. They wait while anything is being keyed, and while a hall has the display. */
export class Visits {
  visitor: Visitor | undefined;
  readonly #now: () => Moment;
  /** The key that answered, until the next press: the game ignores its hold and its release. */
  #answered: KeyId | undefined;

  constructor(now: () => Moment) {
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
    if (action === 'press') this.#answered = undefined;
    const asks = action !== 'release' && this.#answered !== key;
    if (asks && this.shown?.press(key, action === 'hold') === true) this.#answered = key;
    return this.#answered === key;
  }
}
