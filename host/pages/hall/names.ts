// Who is who on a page of the hall.
import { html, type TemplateResult } from 'lit';
import { formsOf, type NightView } from '../../../shared/league/index.ts';
import { HALL_WORDS } from './language.ts';

/** Says an entrant by its id: a player, or two partners. */
export function namesIn({ entrants }: NightView): (id: string) => string {
  const names = new Map(entrants.map((each) => [each.id, each.names.join(HALL_WORDS.words().common.and)]));
  return (id) => names.get(id) ?? id;
}

/** The same for a screen that is read from afar: whole, and in two shorter ways, of which `fitNames` shows the one that has room. */
export function formsIn({ entrants }: NightView): (id: string) => TemplateResult | string {
  const { and } = HALL_WORDS.words().common;
  const all = entrants.flatMap(({ names }) => names);
  const forms = new Map(
    entrants.map(({ id, names }) => {
      const each = names.map((name) => formsOf(name, all));
      return [id, FORMS.map((form) => each.map((one) => one[form]).join(and))] as const;
    }),
  );
  return (id) => {
    const [whole = id, brief = whole, briefest = brief] = forms.get(id) ?? [];
    if (whole === briefest) return whole;
    return html`<span class="form0">${whole}</span><span class="form1">${brief}</span><span class="form2">${briefest}</span>`;
  };
}

const FORMS = [0, 1, 2] as const;

/** A line of a card in print: the minus sign is as long as the plus. */
export const printed = (line: string): string => line.replace('-', '\u2212');
