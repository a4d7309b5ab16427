// What the display says, as facts: codes with their figures, one for each row below the scores.
import type { State } from '../../../shared/rules/index.ts';
import { secondOf } from '../../../shared/table/second.ts';
import { standingOf } from '../../../shared/table/standing.ts';
import type { TableView } from '../../table/index.ts';

/** A code with its figures. */
type DisplayFact = { readonly code: string } & object;

/** Where the game stands, what is asked for, and the refusal, second question or last move of the last row. */
export function displayFacts(view: TableView, state: State): readonly DisplayFact[] {
  const { ask } = view.prompt;
  const last = view.refusal ?? secondOf(ask) ?? view.history.at(-1)?.fact;
  return [standingOf(state, view.entry), ask, ...(last === undefined ? [] : [flat(last)])];
}

/** Of a ruling its own code, of a result its figures. */
function flat(fact: DisplayFact): DisplayFact {
  if ('ruling' in fact) return fact.ruling as DisplayFact;
  return 'result' in fact ? { ...(fact.result as object), code: fact.code } : fact;
}
