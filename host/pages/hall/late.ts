// What decides the last rounds comes when they do: it needs the rules of every format, and those are as large as the page.
import type { NightView } from '../../../shared/league/index.ts';
import { loaded } from '../kit/browser.ts';

type Decides = typeof import('./decides.ts');

let decides: Decides | undefined;
let coming: Promise<unknown> | undefined;

/** Rounds still to be drawn when it is first needed: with the games that are played, nobody has more than two left. */
const LAST = 1;

/** The functions of `decides.ts` once they are here; undefined before that, and before the last rounds. `then`: they have come. */
export function decidesIn({ phase, drawn, rounds }: NightView, then?: () => void): Decides | undefined {
  if (phase !== 'open' || drawn < rounds - LAST || decides !== undefined) return decides;
  coming ??= import('./decides.ts').then(({ decisiveIn, needsIn, needsPage }) => {
    decides = { decisiveIn, needsIn, needsPage };
  });
  loaded(coming, then);
  return undefined;
}
