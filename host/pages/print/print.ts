// Entry of the page /print: <muggins-print>, the paper of a league night. On the screen it lies there as sheets; the printer gets nothing but
// them.

import { html, nothing, type TemplateResult } from 'lit';
import { viewOf, withFullNames } from '../../../shared/league/index.ts';
import { PAPERS, type PaperName } from '../../../shared/league/paper.ts';
import { WORDS } from '../../../shared/words/generated/pages/hall/print.ts';
import type { DeskAnswer, HallMessage, NightAnswer, YearbookAnswer } from '../../web/hall/types.ts';
import { eventName, rankedEvents } from '../hall/events.ts';
import { fitNames } from '../hall/fit.ts';
import { header } from '../hall/header.ts';
import { followNight } from '../hall/night.ts';
import { boot, start } from '../kit/boot.ts';
import { element, given, onChecked, onNumber, own } from '../kit/element.ts';
import { followLink, read } from '../kit/host.ts';
import { t } from '../kit/language.ts';
import type { LinkState } from '../kit/link.ts';
import { scoreCards } from './cards.ts';
import type { Paper, PaperParts } from './parts.ts';
import { doorList, pairings, resultSlips, roomPlan, tableNumbers } from './sheets.ts';
import { standings } from './standings.ts';
import { fieldOf, wallChart } from './wallchart.ts';
import { yearbook } from './yearbook.ts';

const MADE: Readonly<Record<PaperName, Paper>> = {
  door: doorList,
  tables: tableNumbers,
  room: roomPlan,
  cards: scoreCards,
  pairings,
  slips: resultSlips,
  standings,
  yearbook,
  bracket: wallChart,
};
/** What can be filled in, or left empty for the pen. */
const FILLED: ReadonlySet<PaperName> = new Set(['door', 'cards', 'slips', 'bracket']);
/** Names by which only this machine is meant, besides 127.x.x.x. */
const LOCAL: ReadonlySet<string> = new Set(['localhost', '[::1]']);
/** Tables of a hall, and places of a bracket. */
const TABLES = { least: 1, most: 99 } as const;
const PLACES = { least: 2, most: 256 } as const;

/** Properties: `link`, the state of its line. */
class PrintView extends element({
  link: given<LinkState>(() => 'connecting'),
  message: own<Pick<HallMessage, 'view' | 'now'>>(),
  desk: own<DeskAnswer>(),
  asked: own<boolean>(() => false),
  filled: own<boolean>(() => true),
  tables: own<number>(),
  yearbook: own<YearbookAnswer>(),
  /** Players of an empty bracket. */
  field: own<number>(),
}) {
  #shut = false;

  /** The night has changed. */
  hear(message: Pick<HallMessage, 'view' | 'now'>): void {
    this.message = message;
    if (!this.#shut) void this.#look();
  }

  /** The desk's own machine sees member numbers, and everybody who may still come. Others are refused once, and not asked again. */
  async #look(): Promise<void> {
    await followLink();
    const answer = await fetch('api/hall/desk').catch(() => undefined);
    if (answer?.ok === true) this.desk = (await answer.json()) as DeskAnswer;
    this.#shut = answer !== undefined && !answer.ok;
    this.asked = true;
  }

  protected override updated(): void {
    fitNames(this.querySelectorAll('.fit'));
    document.title = `${t(`print-titles-${chosen()}`)} \u00B7 Muggins`;
  }

  protected override render(): TemplateResult {
    const { message } = this;
    return html`${header('hall-pages-print', this.link)}
      ${message === undefined || !this.asked ? nothing : this.#paper(this.#parts(message))}`;
  }

  #parts({ view: shown, now }: Pick<HallMessage, 'view' | 'now'>): PaperParts {
    const { desk, filled, yearbook: book } = this;
    const night = desk === undefined ? shown : withFullNames(shown, desk.players);
    const view = viewOf(night, new URLSearchParams(location.search).get('event') ?? '');
    const count = this.tables ?? tablesFor(view.entrants.length);
    const tables =
      this.tables === undefined && view.tables.length > 0
        ? view.tables
        : Array.from({ length: count }, (_, at) => `${at + 1}`);
    const field = this.field ?? fieldOf(view);
    const known = { players: desk?.players, address: this.#address, yearbook: book };
    return { view, now, filled, tables, field, ...known };
  }

  /** Where phones reach the hall: as this page was opened, unless no other machine can open it so. */
  get #address(): string {
    const own = new URL('../hall', location.href);
    return isLocal(own) ? (this.desk?.phones[0] ?? own.href) : own.href;
  }

  #paper(parts: PaperParts) {
    const pages = MADE[chosen()](parts);
    const looks = chosen() === 'bracket' ? 'sheet wide' : 'sheet';
    return html`<main>${this.#choice(parts, pages.length)}
      <div class="paper">
        ${pages.length === 0 ? html`<p class="none">${nothingWords()}</p>` : nothing}
        ${pages.map((page, at) => {
          const words = t('print-page', { page: at + 1, of: pages.length });
          const footer = pages.length > 1 && numbered() ? html`<footer>${words}</footer>` : nothing;
          return html`<section class=${looks} aria-label=${words}><div class="body">${page}</div> ${footer}</section>`;
        })}
      </div></main>`;
  }

  #choice({ view, tables, address, field }: PaperParts, pages: number) {
    const now = chosen();
    const lost = now === 'tables' && isLocal(new URL(address));
    return html`<div class="choice">
      <nav class="tabs" aria-label=${t('print-choice')}>${PAPERS.map(
        (each) =>
          html`<a href=${addressOf('sheet', each)} aria-current=${each === now ? 'true' : nothing}>${t(`print-titles-${each}`)}</a>`,
      )}</nav>
      ${view.events.length === 0 ? nothing : eventLinks(view)}
      <p class="about">${t(`print-about-${now}`)} ${pages === 0 ? nothing : html`<small>${t('print-pages', { pages })}</small>`}</p>
      ${lost ? html`<p class="lost">${t('print-noPhones')}</p>` : nothing}
      <p class="tools">
        <button type="button" ?disabled=${pages === 0} @click=${() => window.print()}>${t('desk-print')}</button>
        ${FILLED.has(now) ? this.#fill() : nothing} ${now === 'tables' ? this.#count('tables', tables.length, TABLES) : nothing}
        ${now === 'bracket' && (!this.filled || view.bracket === null) ? this.#count('field', field, PLACES) : nothing}
      </p>
    </div>`;
  }

  #fill() {
    const change = onChecked((filled) => this.set({ filled }));
    return html`<label><input type="checkbox" .checked=${this.filled} @change=${change} /> ${t('print-filled')}</label>`;
  }

  #count(what: 'tables' | 'field', count: number, { least, most }: typeof TABLES | typeof PLACES) {
    const change = onNumber((wanted) => {
      if (wanted >= least) this[what] = Math.min(most, Math.floor(wanted));
    });
    return html`<label>${t(what === 'tables' ? 'print-tables' : 'print-players')}
      <input type="number" min=${least} max=${most} .value=${`${count}`} @change=${change} /></label>`;
  }
}

/** The events of a night, each with its own sheets. */
const eventLinks = (view: PaperParts['view']) =>
  html`<nav class="tabs" aria-label=${t('event-list')}>${rankedEvents(view).map(
    (each) =>
      html`<a href=${addressOf('event', each.event)} aria-current=${each.event === view.event ? 'true' : nothing}>${eventName(each)}</a>`,
  )}</nav>`;

const tablesFor = (entrants: number): number => Math.max(2, Math.floor(entrants / 2));

/** Whether only this machine reaches an address. */
const isLocal = ({ hostname }: URL): boolean => LOCAL.has(hostname) || hostname.startsWith('127.');

/** What the address of the page asks for; the first unless it names one. */
function chosen(): PaperName {
  const wanted = new URLSearchParams(location.search).get('sheet');
  return PAPERS.find((each) => each === wanted) ?? 'door';
}

/** The reason why there is nothing to print. */
function nothingWords(): string {
  if (chosen() === 'yearbook') return t('nights-noSeason');
  return chosen() === 'room' ? t('print-notArranged') : t('print-notDrawn');
}

/** Lists are numbered; what is cut apart is not. */
const numbered = (): boolean => ['door', 'pairings', 'standings', 'yearbook', 'bracket'].includes(chosen());

/** This page with another sheet, or another event, in the same language. */
function addressOf(field: 'sheet' | 'event', value: string): string {
  const url = new URL(location.href);
  url.searchParams.set(field, value);
  return url.search;
}

/** The sheets of the night of the address. An open night is updated; a closed one does not change. */
async function readNight(page: PrintView, night: string): Promise<void> {
  await followLink();
  const answer = await read<NightAnswer>(`api/hall/nights/${encodeURIComponent(night)}`);
  page.link = answer === undefined ? 'lost' : 'open';
  if (answer?.view.phase === 'open') followNight(page);
  else if (answer !== undefined) page.hear({ view: answer.view, now: answer.night.opened });
}

/** The season of the address, or the one saved last. */
async function readYearbook(page: PrintView): Promise<void> {
  const query = new URLSearchParams(
    [...new URLSearchParams(location.search)].filter(([field]) => field !== 'sheet' && field !== 'night'),
  );
  page.yearbook = await read<YearbookAnswer>(`api/hall/yearbook?${query}`);
}

await boot('hall-pages-print', WORDS);
start('muggins-print', PrintView, (page) => {
  const night = new URLSearchParams(location.search).get('night');
  if (chosen() === 'yearbook') void readYearbook(page);
  if (night === null) followNight(page);
  else void readNight(page, night);
});
