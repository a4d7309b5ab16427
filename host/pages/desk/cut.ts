// The cut at the desk: the qualifiers of a stage by seed, and the tasks before the cut.
import { html, nothing } from 'lit';
import { eventViews } from '../../../shared/league/index.ts';
import { eventName } from '../hall/events.ts';
import { printed } from '../hall/names.ts';
import { t } from '../kit/language.ts';
import type { DeskParts } from './parts.ts';

type StageView = DeskParts['view']['stages'][number];

/** The source events of a stage. */
export function sourcesOf(view: DeskParts['view'], stage: string): readonly string[] {
  const forms = eventViews(view).flatMap(({ format }) => format.stages);
  return forms.find(({ id }) => id === stage)?.from.map(({ event }) => event) ?? [];
}

/** The selected stage, if it is not open yet. */
export function cutting(parts: DeskParts) {
  const { stage, view, nameOf, may, act } = parts;
  if (stage === undefined) return nothing;
  const { id, field, level, reserve, unchecked, open, entry } = stage;
  const waits = waitsFor(parts, stage);
  const from = sourcesOf(view, id);
  const sources = eventViews(view).filter(({ event }) => from.includes(event));
  const places = sources.flatMap((each) => each.places);
  const signed = sources.flatMap(({ games }) => games.filter((game) => game.stage === 'signed'));
  const card = (entrant: string) =>
    html` <small>${printed(places.find((each) => each.entrant === entrant)?.card ?? '')}</small>`;
  const mark = (entrant: string) =>
    level.includes(entrant) ? html` <small class="ill">${t('desk-cut-isLevel')}</small>` : nothing;
  const isOver = open.length === 0;
  const initial = (entrant: string) => {
    const own = signed.filter(({ entrants }) => entrants.includes(entrant));
    const check = () => act(...own.map(({ game }) => ({ type: 'check', game }) as const));
    const label = t('desk-cut-initialOf', { player: nameOf(entrant) });
    return isOver && unchecked.includes(entrant)
      ? html` <button aria-label=${label} @click=${() => void check()}>${t('desk-cut-initial')}</button>`
      : nothing;
  };
  const make = entry === 'ask' ? t('desk-cut-enter') : t('desk-cut-make', { number: field.length });
  return html`<section class="panel cut">
    <h2>${eventName(stage)} <small>${entry === 'ask' ? t('desk-cut-may', { number: field.length }) : t('desk-cut-goOn', { number: field.length })}</small></h2>
    ${waits.map((each) => html`<p class="waits">${each}</p>`)}
    ${isOver && unchecked.length > 0 ? html`<p class="note">${t('desk-cut-crossCheck')}</p>` : nothing}
    <ol>${field.map((entrant) => html`<li>${nameOf(entrant)}${card(entrant)}${mark(entrant)}${initial(entrant)}</li>`)}</ol>
    ${reserve === null || entry === 'ask' ? nothing : html`<p class="reserve">${t('bracket-reserve', { player: nameOf(reserve) })}${card(reserve)}${initial(reserve)}</p>`}
    ${may('cut') ? html`<button class="main" ?disabled=${waits.length > 0} @click=${() => void act({ type: 'cut', stage: id })}>${make}</button>` : nothing}
  </section>`;
}

/** Sentences that say why the cut cannot be made yet. */
function waitsFor(
  { view, nameOf }: DeskParts,
  { id, open, level, field, entry }: StageView,
): readonly string[] {
  const from = sourcesOf(view, id);
  const missing = view.stages.filter((each) => from.includes(each.id) && !each.opened);
  return [
    ...missing.map((each) => t('desk-cut-after', { event: eventName(each) })),
    ...(open.length > 0 ? [t('desk-cut-open', { games: open.length })] : []),
    ...(level.length > 0 ? [t('desk-cut-level', { names: level.map(nameOf) })] : []),
    ...(field.length < 2 && entry !== 'ask' ? [t('desk-cut-few')] : []),
  ];
}
