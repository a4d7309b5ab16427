// What display and journal say, as facts: codes with their figures.
import type { Event, State } from '../../../shared/rules/index.ts';
import { secondOf } from '../../../shared/table/second.ts';
import { standingOf } from '../../../shared/table/standing.ts';
import type { TableView } from '../../table/index.ts';
import type { Setting } from './slot.ts';

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

/** Whether an event is of this type, and its fields have these values. */
export const fits = (event: Event, name: string, settings: readonly Setting[]): boolean =>
  event.type === name && hasFields(event, settings);

/** Whether a value has these fields, each by its path: `ruling.moves.0.points`. */
export const hasFields = (whole: object, settings: readonly Setting[]): boolean =>
  settings.every(([path, wanted]) => {
    let value: unknown = whole;
    for (const key of path.split('.')) value = (value as { readonly [key: string]: unknown } | null)?.[key];
    return (Array.isArray(value) ? value.join(',') : String(value)) === wanted;
  });

/** A code or an event as a scenario writes it. */
export const factText = (name: string, settings: readonly Setting[]): string =>
  [name, ...settings.map((setting) => setting.join('='))].join(' ');

/** An event in a line; of a rule set only its name. */
export const eventText = (event: Event): string =>
  JSON.stringify(event.type === 'gameStarted' ? { ...event, rules: event.rules.name } : event);
