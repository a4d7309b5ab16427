// Who is who on a page of the hall.
import { allGames, eventViews, formsOf, type NightView } from '../../../shared/league/index.ts';
import { sayName } from '../../../shared/words/league.ts';
import { PARTNERS } from '../../../shared/words/names.ts';
import { html, language, type TemplateResult, t } from '../kit/element.ts';

/** A spread in plain figures, with a minus sign as long as a plus. */
export const netText = (net: number): string => `${net}`.replace('-', '\u2212');

/** A name in the language of the page. */
export const nameText = (name: string): string => sayName(language(), name);

/** Entrants of all events. A player in several events is listed several times. */
export const entrantsIn = (view: NightView): NightView['entrants'] =>
  eventViews(view).flatMap(({ entrants }) => entrants);

/** The name of every player, by the player's id. */
export const playersIn = (view: NightView): ReadonlyMap<string, string> =>
  new Map(entrantsIn(view).flatMap(({ players, names }) => players.map((id, at) => [id, names[at] ?? id])));

/** Says an entrant by its id: a player, or two partners. */
export function namesIn(view: NightView): (id: string) => string {
  const names = new Map(entrantsIn(view).map((each) => [each.id, each.names.map(nameText).join(PARTNERS)]));
  return (id) => names.get(id) ?? id;
}

/** The same for a screen that is read from afar: whole, and in shorter ways, of which `fitNames` shows the one that has room. */
export function formsIn(view: NightView): (id: string) => TemplateResult | string {
  const forms = shorterIn(view);
  return (id) => inForms((form) => forms(id, form));
}

/** The same with a line for each player: partners stand one above the other. */
export function linesIn(view: NightView): (id: string) => TemplateResult {
  const forms = formsById(view);
  return (id) => nameLines(forms.get(id) ?? []);
}

/** The forms of a name. That of a forgotten player is a number where there is little room. */
export function formsText(name: string, all: readonly string[]): ReturnType<typeof formsOf> {
  const [whole, ...shorter] = formsOf(name, all);
  return [nameText(whole), ...shorter];
}

/** Names below each other, each in its forms. */
export const nameLines = (names: readonly ReturnType<typeof formsOf>[]) =>
  html`<span class="lines">${names.map((forms) => html`<span class="fit">${inForms((form) => forms[form] ?? '')}</span>`)}</span>`;

/** A text with names in it, in each form of them. */
export function inForms(said: (form: number) => string): TemplateResult | string {
  const texts = FORMS.map(said);
  const [whole = ''] = texts;
  if (texts.every((text) => text === whole)) return whole;
  return html`${texts.map((text, form) => html`<span class=${`form${form}`}>${text}</span>`)}`;
}

/** Says an entrant in one of the forms of `formsOf`. */
export function shorterIn(view: NightView): (id: string, form: number) => string {
  const names = formsById(view);
  return (id, form) => {
    const own = names.get(id);
    return own === undefined ? id : own.map((forms) => forms[form]).join(PARTNERS);
  };
}

/** The forms of each name of each entrant. */
function formsById(view: NightView) {
  const all = [...playersIn(view).values()];
  return new Map(
    entrantsIn(view).map(({ id, names }) => [id, names.map((name) => formsText(name, all))] as const),
  );
}

const FORMS = [0, 1, 2, 3] as const;

/** A line of a card in print: the minus sign is as long as the plus. */
export const printed = (line: string): string => line.replace('-', '\u2212');

/** Whether any entrants are partners, whose rows need room for 2 names. */
export const unitIn = (view: NightView): NightView['format']['rules']['unit'] =>
  eventViews(view).some(({ format }) => format.rules.unit === 'pairs') ? 'pairs' : 'singles';

/** Those who have no game in a round, each a player or partners. */
export const sitsOutWords = (names: readonly string[]): string =>
  t('hall-sitsOut', { names, count: names.length, player: names[0] ?? '' });

/** Whether a game is called or being played. */
export const isPlayed = ({ stage }: { readonly stage: string }): boolean =>
  stage === 'called' || stage === 'seated';

/** Entrants who have not left. */
export const presentIn = ({ entrants }: Pick<NightView, 'entrants'>): NightView['entrants'] =>
  entrants.filter(({ leftBefore }) => leftBefore === null);

/** Games that begin as soon as a table is free. */
export const onDeckIn = (view: NightView): NightView['games'] =>
  view.callable.flatMap(({ table, game }) =>
    table === undefined ? allGames(view).filter((each) => each.game === game) : [],
  );
