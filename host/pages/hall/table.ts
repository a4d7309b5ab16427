// Entry of the page /table: <muggins-hall-table>, one table of a league night, for anybody: who plays, how it stands, who has signed, who comes next.

import { allGames, type GameView, type NightView } from '../../../shared/league/index.ts';
import { WORDS } from '../../../shared/words/generated/pages/hall/table.ts';
import type { HallMessage } from '../../web/hall/types.ts';
import { boot, start } from '../kit/boot.ts';
import { element, given, html, nothing, type TemplateResult, t } from '../kit/element.ts';
import type { LinkState } from '../kit/link.ts';
import { boardAt, type TableBoard } from './boards.ts';
import { gameWords } from './events.ts';
import { header } from './header.ts';
import { isPlayed, namesIn, onDeckIn, printed } from './names.ts';
import { followNight } from './night.ts';
import './drawcheck.ts';

/** Properties: `link`, the state of its line; `message`, the night; `table`, or '' for the list of tables. */
class OneTable extends element({
  link: given<LinkState>(() => 'connecting'),
  message: given<HallMessage>(),
  table: given<string>(() => ''),
}) {
  /** The night has changed. */
  hear(message: HallMessage): void {
    this.message = message;
  }

  protected override render(): TemplateResult {
    return html`${header('hall-pages-table', this.link)}
      <main class="phone">${this.message === undefined ? this.#nothingYet() : this.#night(this.message)}</main>`;
  }

  /** A page that was kept can be opened where the hall is gone. */
  #nothingYet() {
    if (this.link !== 'lost') return nothing;
    return html`<p class="alert" role="alert">${t('hall-hallSilent')}</p>`;
  }

  #night(message: HallMessage) {
    const { view } = message;
    if (view.phase === 'none') return html`<section class="panel next"><p>${t('me-noNight')}</p></section>`;
    if (!view.tables.includes(this.table)) return list(view, this.table);
    return html`<h2 class="whose">${t('hall-table', { table: this.table })}</h2>
      ${at(view, this.table, boardAt(message, this.table))} ${onDeck(view)} ${links(view)}`;
  }
}

/** The tables of tonight. */
const list = (view: NightView, wanted: string) => html`
  ${wanted === '' ? nothing : html`<section class="panel next"><p>${t('hall-hallTable-noTable', { table: wanted })}</p></section>`}
  ${links(view, 'named')}`;

/** `named`: with those who play there now. */
function links(view: NightView, looks: 'named' | '' = '') {
  const players = (table: string) =>
    allGames(view)
      .find((each) => each.table === table && isPlayed(each))
      ?.entrants.map(namesIn(view)) ?? [];
  const named = (table: string) =>
    looks === '' ? nothing : html`<small>${players(table).join(` ${t('hall-versus')} `)}</small>`;
  return html`<nav class=${`panel tables ${looks}`} aria-label=${t('hall-hallTable-others')}>
    <h2>${t('hall-hallTable-others')}</h2>
    ${view.tables.map((table) => html`<a href=${`./table?table=${encodeURIComponent(table)}`}>${table}${named(table)}</a>`)}</nav>
    <muggins-draw .view=${view}></muggins-draw>`;
}

/** The game that is played at the table, or the last one that was. */
function at(view: NightView, table: string, board: TableBoard | undefined) {
  const here = allGames(view).filter((each) => each.table === table);
  const last = here.toSorted((a, b) => (a.calledAt ?? 0) - (b.calledAt ?? 0)).at(-1);
  const free = html`<section class="panel next"><p>${t('hall-hallTable-nobody')}</p></section>`;
  if (last === undefined) return free;
  return html`${isPlayed(last) || last.stage === 'disputed' ? nothing : free}${players(view, last, board)}`;
}

function players(view: NightView, game: GameView, board: TableBoard | undefined) {
  const { outcome, stage } = game;
  const runs = isPlayed(game);
  const points = runs ? board?.scoresOf(game.game) : outcome?.scores;
  const row = (side: 0 | 1) => html`<li><span class="name">${namesIn(view)(game.entrants[side])}</span>
    ${points == null ? nothing : html`<b>${points[side]}</b>`}
    <small>${told(game, side)}</small></li>`;
  return html`<section class="panel match">
    <p class="note">${runs || stage === 'disputed' ? nothing : html`${t('hall-hallTable-lastGame')} \u00B7 `}${gameWords(view, game)} \u00B7 ${t(`gameStage-${stage}`)}</p>
    <ol aria-live="polite">${row(0)}${row(1)}</ol>
    ${stage === 'disputed' ? html`<p role="status"><strong>${t('hall-judge')}</strong></p>` : nothing}
  </section>`;
}

/** What is to be said of one side: the line of the card, and whether it is signed. */
function told({ lines, entered, signed, outcome }: GameView, side: 0 | 1): string {
  const line = entered[side];
  if (outcome === null) return line === null ? '' : t('hall-hallTable-wrote', { line: printed(line) });
  return `${printed(lines?.[side] ?? '')} \u00B7 ${signed[side] === null ? t('hall-hallTable-notSigned') : t('hall-hallTable-signed')}`;
}

/** Who plays as soon as a table is free. */
function onDeck(view: NightView) {
  const names = namesIn(view);
  const found = onDeckIn(view).slice(0, 3);
  if (found.length === 0) return nothing;
  return html`<section class="panel next"><h2>${t('hall-onDeck')}</h2>
    ${found.map(({ entrants: [a, b] }) => html`<p class="against">${names(a)} <i>${t('hall-versus')}</i> ${names(b)}</p>`)}</section>`;
}

await boot('hall-pages-table', WORDS);
start('muggins-hall-table', OneTable, (page) => {
  page.table = new URLSearchParams(location.search).get('table') ?? '';
  followNight(page);
});
