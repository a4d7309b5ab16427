// A round that was just called, by name: players find their table, as on the list at the door of a tournament.
import { type NightView, viewWith } from '../../../shared/league/index.ts';
import { html, language, nothing, t } from '../kit/element.ts';
import { eventIn } from './events.ts';
import { growth, leafOf } from './games.ts';
import { dotted } from './heading.ts';
import { formsIn, namesIn } from './names.ts';

/** Columns and rows of a screen of sixteen by nine. */
const ROOM = { columns: 3, rows: 14 } as const;

/** Every entrant of these games in the order of the alphabet, with the table. What does not fit turns. */
export function pairings(view: NightView, games: NightView['games'], turn: number) {
  const nameOf = namesIn(view);
  const shown = formsIn(view);
  const order = new Intl.Collator(language().code).compare;
  const lines = games
    .flatMap(({ table, entrants }) => entrants.map((entrant) => ({ table, entrant })))
    .toSorted((a, b) => order(nameOf(a.entrant), nameOf(b.entrant)));
  const { items, leaves, page } = leafOf(lines, ROOM.columns * ROOM.rows, turn);
  const rows = Math.ceil(items.length / ROOM.columns);
  const [{ game, round } = { game: '', round: view.drawn }] = games;
  return html`<section class="pairings" .style=${`--rows: ${rows}; ${growth(rows, ROOM.rows)}`}>
    <h2>${dotted(eventIn(viewWith(view, game)), t('hall-pairings', { round }))}${leaves > 1 ? html` <small>${t('hall-page', page)}</small>` : nothing}</h2>
    <ol>${items.map(
      ({ table, entrant }) => html`<li><b>${table}</b><span class="fit">${shown(entrant)}</span></li>`,
    )}</ol>
  </section>`;
}
