// The end of the night at the desk: what is still open, what can be taken along, and the night that was closed by mistake.
import { html, nothing } from 'lit';
import { FORMATS, MOST_TABLES, openGames, tableCommands } from '../../../shared/league/index.ts';
import type { DeskParts } from './parts.ts';
import '../hall/drawcheck.ts';
import { strings } from '../hall/language.ts';

const FILES = ['standings.csv', 'cards.csv', 'games.csv', 'hands.csv', 'night.json'] as const;

/** Closing, reopening and exports. */
export function closing(parts: DeskParts) {
  const { desk } = strings();
  const { view, reasoned } = parts;
  if (view.phase === 'none') return nothing;
  const again = () => reasoned(desk.reopenNight, (reason) => [{ type: 'reopen', reason }]);
  return html`<section class="panel closing">
    <h2>${desk.tonight} <small>${formatName(view.format.name)}</small></h2>
    ${view.phase === 'closed' ? html`<p class="well">${desk.closed}${view.checkedBy === null ? nothing : html` ${strings().paper.checked} ${view.checkedBy}.`}</p><button @click=${again}>${desk.reopenNight}</button>` : ending(parts)}
    <muggins-draw .view=${view}></muggins-draw>
    ${view.drawn === 0 ? nothing : html`<p class="exports">${desk.exports} ${FILES.map((name) => html`<a href=${`api/hall/export/${name}`} download>${name}</a> `)}</p>`}
  </section>`;
}

/** A format by its name, and what it is where the desk has words for it. */
function formatName(name: string): string {
  const known = FORMATS.find((each) => each.name === name);
  return known === undefined ? name : `${name} \u2013 ${strings().desk.formats[known.name]}`;
}

/** The name of the field; games have numbers. */
const CHECKED_BY = 'checkedBy';

/** Who has checked the cards, as the standings then say. */
const checker = () =>
  html`<label>${strings().desk.checkedBy} <input name=${CHECKED_BY} maxlength="12" size="6" autocomplete="off" /></label>`;

/** The night can be closed, and nothing is open. */
export function closeNow({ act }: Pick<DeskParts, 'act'>) {
  const close = (event: Event): void => {
    event.preventDefault();
    const data = new FormData(event.currentTarget as HTMLFormElement);
    void act({ type: 'close', reasons: {}, checkedBy: `${data.get(CHECKED_BY) ?? ''}` });
  };
  return html`<form class="over" @submit=${close}>${checker()} <button class="main">${strings().desk.close}</button></form>`;
}

/** Games that are not final each want a reason. */
function ending({ view, boards, nameOf, act, reasoned }: DeskParts) {
  const { desk } = strings();
  const open = openGames(view);
  const close = (event: Event): void => {
    event.preventDefault();
    const data = new FormData(event.currentTarget as HTMLFormElement);
    const reasons = Object.fromEntries(open.map(({ game }) => [game, `${data.get(game) ?? ''}`]));
    void act({ type: 'close', reasons, checkedBy: `${data.get(CHECKED_BY) ?? ''}` });
  };
  const back = () => reasoned(desk.drawBack, (reason) => [{ type: 'reopenRound', reason }]);
  const tables = (event: Event): void => {
    event.preventDefault();
    const count = (event.currentTarget as HTMLFormElement).querySelector('input')?.valueAsNumber ?? 0;
    const commands = tableCommands(view, boards, count);
    if (commands.length > 0) void act(...commands);
  };
  const rounds = html`<p class="buttons">
      ${view.drawn < view.rounds ? html`<button @click=${() => void act({ type: 'draw' })}>${desk.drawNext}</button>` : nothing}
      <button @click=${back}>${desk.drawBack}</button>
    </p>
    <form class="tables" @submit=${tables}>
      <label>${desk.tables} <input type="number" min="1" max=${MOST_TABLES} required .value=${`${view.tables.length}`} /></label>
      <button>${desk.enter}</button>
    </form>`;
  return html`${view.drawn === 0 ? nothing : rounds}
    <details><summary>${desk.close}</summary>
      <form @submit=${close}>
        ${open.length === 0 ? nothing : html`<p>${desk.openGames}</p>`}
        ${open.map(
          ({ game, entrants }) => html`<label>${desk.resultOf(game, nameOf(entrants[0]), nameOf(entrants[1]))}
            <input name=${game} maxlength="200" required /></label>`,
        )}
        ${checker()}
        <button class="main">${desk.close}</button>
      </form>
    </details>`;
}
