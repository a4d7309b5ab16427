// The events of a night at the desk: selects one, opens another, and sets the order in which they get tables.
import { html, nothing } from 'lit';
import { eventViews, FORMATS } from '../../../shared/league/index.ts';
import { eventName, rankedEvents } from '../hall/events.ts';
import { onSubmit, options } from '../kit/element.ts';
import { t } from '../kit/language.ts';
import { sure } from './dialog.ts';
import { formatName } from './night.ts';
import type { DeskParts } from './parts.ts';

/** A tab for each event and each stage that is not open yet; none if a night has one event. */
export function eventTabs({ view, chosen, set }: DeskParts) {
  const later = view.phase === 'open' ? view.stages.filter(({ opened }) => !opened) : [];
  const tabs = [
    ...rankedEvents(view).map((each) => ({ id: each.event, name: eventName(each), note: '' })),
    ...later.map((each) => ({ id: each.id, name: eventName(each), note: t('desk-event-later') })),
  ];
  if (tabs.length === 1) return nothing;
  const tab = ({ id, name, note }: (typeof tabs)[number]) =>
    html`<button aria-current=${id === chosen ? 'true' : nothing} @click=${() => set({ event: id })}>
      ${name}${note === '' ? nothing : html` <small>${note}</small>`}</button>`;
  return html`<nav class="events tabs" aria-label=${t('event-list')}>${tabs.map(tab)}</nav>`;
}

/** Opens another event, and sets the order in which events get tables. */
export const moreEvents = (
  parts: DeskParts,
) => html`<section class="panel"><details class="moreevents"><summary>${t('desk-event-more')}</summary>
  ${opening(parts)} ${parts.view.events.length === 0 ? nothing : ranking(parts)}</details></section>`;

/** Formats of one event. */
const SINGLE = FORMATS.filter(({ stages }) => stages.length === 0);
/** An id has 2 characters at most. */
const IDS = ['S', ...Array.from({ length: 8 }, (_, at) => `S${at + 2}`)];

function opening({ view, post, set }: DeskParts) {
  const taken = eventViews(view).map(({ event }) => event);
  const id = IDS.find((each) => !taken.includes(each));
  if (id === undefined) return nothing;
  const open = onSubmit(async (fields, form) => {
    const [name, format] = [fields('name') || 'satellite', fields('format')];
    const commands = [{ type: 'openEvent', id, name, format }];
    if (!(await post('api/hall/commands', { commands }))) return;
    form.reset();
    set({ event: id });
  });
  return html`<form @submit=${open}>
    <label>${t('desk-event-name')} <input name="name" maxlength="80" autocomplete="off" placeholder=${t('event-satellite')} /></label>
    <label>${t('desk-format')} <select name="format">${options(SINGLE.map(({ name }) => [name, formatName(name)]))}</select></label>
    <button>${t('desk-event-open')}</button></form>`;
}

/** Their order. Each but the first can move up; events that were opened by mistake can be removed. */
function ranking({ view, act, set }: DeskParts) {
  const events = rankedEvents(view);
  return html`<p>${t('desk-event-order')}</p><ol>${events.map((each, at) => {
    const name = eventName(each);
    const others = events.flatMap(({ event }) => (event === each.event ? [] : event));
    const up = () => act({ type: 'rankEvents', order: others.toSpliced(at - 1, 0, each.event) });
    const remove = async (): Promise<void> => {
      if (!(await sure(t('desk-event-removeHelp', { name }), t('desk-remove')))) return;
      if (await act({ type: 'removeEvent', event: each.event })) set({ event: '' });
    };
    return html`<li>${name} ${at === 0 ? nothing : html`<button aria-label=${t('hall-up', { name })} @click=${() => void up()}>\u2191</button>`}
      ${each.event === '' ? nothing : html`<button aria-label=${t('desk-event-remove', { name })} @click=${() => void remove()}>${t('desk-remove')}</button>`}</li>`;
  })}</ol>`;
}
