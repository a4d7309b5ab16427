// Entry of the page /daily: <muggins-daily>, six cards from the date, the same for everybody. It asks nothing of a host.
import {
  DAILY_LEVELS,
  type DailyAnswer,
  type DailyHand,
  dailyHand,
  dailyText,
  dateOf,
  isDate,
  rowOf,
} from '../../../shared/partner/daily.ts';
import type { Card } from '../../../shared/rules/index.ts';
import type { WinRow } from '../../../shared/rules/winning/index.ts';
import { WORDS } from '../../../shared/words/generated/pages/table/daily.ts';
import address from '../games/throwsworker.ts?worker&url';
import { boot, start } from '../kit/boot.ts';
import { loaded, scriptAddress } from '../kit/browser.ts';
import { element, html, language, nothing, own, t } from '../kit/element.ts';
import { keptIn, lastingStorage } from '../kit/place.ts';
import { DAILY, header, PLACES } from '../parts/header.ts';
import { cards, cardText } from '../parts/panels.ts';
import { type KeptDay, keepDay } from './kept.ts';

const STORED = 'muggins.daily';
const storage = lastingStorage();
const today = dateOf(Date.now());
const asked = new URLSearchParams(location.search).get('date') ?? '';
const hand: DailyHand = dailyHand(isDate(asked) ? asked : today);

/** How many cards are thrown. */
const THROWN = 2;

class DailyPage extends element({
  chosen: own<readonly Card[]>(() => []),
  kept: own<KeptDay | undefined>(() => keptIn<KeptDay>(storage, STORED)),
  /** The throw that was made. */
  thrown: own<readonly Card[]>(),
  /** Null where it could not be worked out. */
  answer: own<DailyAnswer | null>(),
}) {
  /** A throw of today that this browser knows stands. */
  start(): void {
    if (this.kept?.date === hand.date) this.#work(this.kept.thrown);
  }

  protected override render() {
    const [mine, theirs] = hand.scores;
    return html`${header('pages-daily')}<main aria-label=${t('pages-daily')}>
      <section class="panel daily">
        <h2>${t('pages-daily')} <small><time datetime=${hand.date}>${hand.date}</time></small></h2>
        <p>${t('daily-about')}</p>
        <p class="deal"><b>${t(`daily-crib-${hand.role}`)}</b> ${t('daily-scores', { mine, theirs })}</p>
        ${this.thrown === undefined ? this.#choice() : html`<p class="hand">${cards(hand.cards)}</p>`}
        <div class="answer" tabindex="-1" role="status">${this.thrown === undefined ? nothing : this.#answer(this.thrown)}</div>
        ${hand.date === today ? nothing : html`<p><a href=${DAILY}>${t('daily-today')}</a></p>`}
      </section></main>`;
  }

  #choice() {
    const button = (card: Card) => html`<button type="button" class="card ${/[HD]$/.test(card) ? 'red' : ''}"
      aria-pressed=${this.chosen.includes(card)} @click=${() => this.#toggle(card)}>${cardText(card)}</button>`;
    return html`<div class="hand" role="group" aria-label=${t('daily-cards')}>${hand.cards.map(button)}</div>
      <p><button type="button" class="firm" ?disabled=${this.chosen.length !== THROWN} @click=${() => this.#throw()}>${t('daily-throw')}</button></p>`;
  }

  /** A third card takes the place of the first. */
  #toggle(card: Card): void {
    const { chosen } = this;
    this.chosen = chosen.includes(card)
      ? chosen.filter((each) => each !== card)
      : [...chosen, card].slice(-THROWN);
  }

  #throw(): void {
    const thrown = this.chosen;
    if (hand.date === today) {
      this.kept = keepDay(this.kept, today, thrown);
      storage.setItem(STORED, JSON.stringify(this.kept));
    }
    this.#work(thrown);
    void this.updateComplete.then(() => this.querySelector<HTMLElement>('.answer')?.focus());
  }

  #work(thrown: readonly Card[]): void {
    this.thrown = thrown;
    const worker = new Worker(scriptAddress(address), { type: 'module' });
    const take = (answer: DailyAnswer | null): void => {
      this.answer = answer;
      worker.terminate();
    };
    worker.addEventListener('message', ({ data }: MessageEvent<DailyAnswer | null>) => take(data));
    worker.addEventListener('error', () => take(null));
    worker.postMessage(hand);
  }

  #answer(thrown: readonly Card[]) {
    const { answer, kept } = this;
    if (answer === undefined) return html`<p>${t('daily-working')}</p>`;
    const [best, own] = answer === null ? [] : [answer.rows[0], rowOf(answer, thrown)];
    if (answer === null || best === undefined || own === undefined) return html`<p>${t('daily-failed')}</p>`;
    const row = (name: string, { discard, net, win }: WinRow) => html`<tr><th scope="row">${name}</th>
      <td><span class="cards">${cards(discard)}</span></td><td>${figure(net, POINTS)}</td><td>${figure(win, PERCENT)}</td></tr>`;
    const cost = Math.round(1_000 * (best.win - own.win)) / 10;
    return html`<p class="verdict">${t('daily-verdict', { cost })}</p>
      <table><thead><tr>${(['player', 'thrown', 'average', 'win'] as const).map((column) => html`<th scope="col">${t(`daily-${column}`)}</th>`)}</tr></thead>
        <tbody>${row(t('daily-you'), own)}${DAILY_LEVELS.map((level) => row(t(`daily-${level}`), rowOf(answer, answer.throws[level]) ?? best))}${row(t('daily-best'), best)}</tbody></table>
      <p class="empty">${t('daily-model')} <a href=${PLACES['pages-help']}>${t('daily-more')}</a></p>
      ${kept?.date === hand.date ? html`<p>${t('daily-days', { days: kept.days })}</p>` : nothing}
      <p><button type="button" class="firm" @click=${() => share(cost)}>${t('daily-share')}</button></p>`;
  }
}

const POINTS = { minimumFractionDigits: 2, maximumFractionDigits: 2 } as const;
const PERCENT = { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;
const figure = (value: number, form: Intl.NumberFormatOptions): string =>
  value.toLocaleString(language().code, form).replace('-', '\u2212');

/** The hand without the throw, so that others can try it. */
function share(cost: number): void {
  const link = new URL(`${DAILY}?date=${hand.date}`, location.href).href;
  const text = [t('daily-shared', { date: hand.date, cost }), dailyText(hand), link].join('\n');
  // Where the browser shares nothing, the text is shown to be copied.
  if ('share' in navigator) void navigator.share({ text }).catch(() => undefined);
  else loaded(import('../parts/notation.ts'), ({ openText }) => openText(t('daily-share'), text));
}

await boot('pages-daily', WORDS);
start('muggins-daily', DailyPage, (page) => page.start());
