// Devices that ask to be let in: when the display shows them, and which keys are theirs.
import type { KeyId } from '../../shared/protocol/index.ts';
import { type Context, isUntouched, type KeyedEntry, openEntry } from '../../shared/table/entry.ts';
import type { KeyEvent } from './board.ts';
import type { Cover, Visitor } from './cover.ts';

/** The table at this moment. */
type Moment = readonly [context: Context, entry: KeyedEntry, cover: Cover];

/** The visitor of a table. It waits while anything is being keyed, and while a hall has the display. */
export class Visits {
  visitor: Visitor | undefined;
  readonly #now: () => Moment;
  /** The key that answered, until the next is pressed: to hold it or to let it go means nothing to the game. */
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

  /** Takes a key that answers the visitor; false where the game is to have it. */
  key({ key, action }: KeyEvent): boolean {
    if (action === 'press') this.#answered = this.shown?.press(key) === true ? key : undefined;
    return this.#answered === key;
  }
}
