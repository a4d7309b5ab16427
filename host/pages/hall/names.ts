// Who is who on a page of the hall.
import { html, type TemplateResult } from 'lit';
import { formsOf, type NightView } from '../../../shared/league/index.ts';
import { HALL_WORDS } from './language.ts';

/** Says an entrant by its id: a player, or two partners. */
export function namesIn({ entrants }: NightView): (id: string) => string {
  const names = new Map(entrants.map((each) => [each.id, each.names.join(HALL_WORDS.words().common.and)]));
  return (id) => names.get(id) ?? id;
}

/** The same for a screen that is read from afar: whole, and in shorter ways, of which `fitNames` shows the one that has room. */
export function formsIn(view: NightView): (id: string) => TemplateResult | string {
  const forms = shorterIn(view);
  return (id) => inForms((form) => forms(id, form));
}

/** A text with names in it, in each form of them. */
export function inForms(said: (form: number) => string): TemplateResult | string {
  const texts = FORMS.map(said);
  const [whole = ''] = texts;
  if (texts.every((text) => text === whole)) return whole;
  return html`${texts.map((text, form) => html`<span class=${`form${form}`}>${text}</span>`)}`;
}

/** Says an entrant in one of the forms of `formsOf`. */
export function shorterIn({ entrants }: NightView): (id: string, form: number) => string {
  const { and } = HALL_WORDS.words().common;
  const all = entrants.flatMap(({ names }) => names);
  const forms = new Map(
    entrants.map(({ id, names }) => {
      const each = names.map((name) => formsOf(name, all));
      return [id, FORMS.map((form) => each.map((one) => one[form]).join(and))] as const;
    }),
  );
  return (id, form) => forms.get(id)?.[form] ?? id;
}

const FORMS = [0, 1, 2, 3] as const;

/** A line of a card in print: the minus sign is as long as the plus. */
export const printed = (line: string): string => line.replace('-', '\u2212');
