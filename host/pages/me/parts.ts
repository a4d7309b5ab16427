// What the parts of a player's page are made of, handed from the page to each.
import type { HallMessage, PhoneCommand } from '../../web/hall/types.ts';
import { boardAt } from '../hall/boards.ts';
import { namesIn } from '../hall/names.ts';
import { ownNight } from './mynight.ts';
import type { MeView } from './view.ts';

/** The line that is being written. */
export interface WrittenNow {
  readonly game: string;
  readonly won: boolean | undefined;
  readonly holes: string;
}

/** What the parts of a player's page are made of. */
export type MeParts = ReturnType<typeof partsOf>;

export function partsOf(page: MeView, message: HallMessage, player: string) {
  const { view } = message;
  const own = ownNight(view, player);
  return {
    ...{ view, own, nameOf: namesIn(view), writing: page.writing, judging: page.judging, busy: page.busy },
    /** The board at the table where the player plays; undefined where it is wood. */
    board: boardAt(message, own.now?.game.table ?? null),
    /** Milliseconds of the hall's clock. */
    now: message.now + performance.now() - page.heard,
    give: (command: PhoneCommand): void => page.emit('give', command),
    set: (change: Partial<Pick<MeView, 'writing' | 'judging'>>): void => page.set(change),
  };
}
