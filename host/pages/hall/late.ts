// Loads the race for the top places in the last rounds only: it needs the rules of every format, which are as large as the page.
import type { NightView } from '../../../shared/league/index.ts';
import { loaded } from '../kit/browser.ts';

type Decides = typeof import('./decides.ts');

let decides: Decides | undefined;
let coming: Promise<unknown> | undefined;

/** Rounds still to be drawn when it is first needed. With the open games, no player has more than 2 left. */
const LAST = 1;

/** The functions of `decides.ts`; undefined until they are loaded, and before the last rounds. `then` is called once they are. */
export function decidesIn({ phase, drawn, rounds }: NightView, then?: () => void): Decides | undefined {
  if (phase !== 'open' || drawn < rounds - LAST || decides !== undefined) return decides;
  coming ??= import('./decides.ts').then(({ decisiveIn, needsIn, needsPage }) => {
    decides = { decisiveIn, needsIn, needsPage };
  });
  loaded(coming, then);
  return undefined;
}
