// Entry of the page /judge: <muggins-judge>, what happened at the table, what a judge rules, and the board does it.

import { SITUATIONS } from '../../../shared/rules/rulings/index.ts';
import { WORDS } from '../../../shared/words/generated/pages/table/judge.ts';
import { judgeChapters } from '../../../shared/words/judge.ts';
import { boot, start } from '../kit/boot.ts';
import { Draft } from '../kit/draft.ts';
import { element, html, language, nothing, own, t } from '../kit/element.ts';
import { linkWords } from '../kit/header.ts';
import { roleHere } from '../kit/host.ts';
import type { LinkState } from '../kit/link.ts';
import { lastingStorage } from '../kit/place.ts';
import { header } from '../parts/header.ts';
import { notationButton, ruling } from '../parts/panels.ts';
import type { Report, ReportDraft } from '../parts/report.ts';
import { EMPTY_STORE, hear, openTableLine, type Store, sceneOfStore } from '../parts/store.ts';
import { post } from '../parts/whois.ts';
import '../kit/guide.ts';
import '../parts/report.ts';

/** A called offence that is not sent yet. */
const draft = new Draft<ReportDraft>(lastingStorage('sessionStorage'), 'muggins.report');

class JudgePage extends element({
  heard: own<Store>(() => EMPTY_STORE),
  link: own<LinkState>(() => 'connecting'),
  /** Whether this page may call an offence. */
  host: own<boolean>(() => false),
  /** A situation to begin with. */
  open: own<string>(() => ''),
  answer: own<string>(() => ''),
}) {
  /** Follows the table. */
  start(): void {
    const asked = location.hash.slice(1);
    this.open = SITUATIONS.some(({ code }) => code === asked) ? asked : '';
    openTableLine({
      only: ['state'],
      message: (message) => {
        this.heard = hear(this.heard, message);
      },
      state: (state) => {
        this.link = state;
        if (state === 'open') void this.#know();
      },
    });
  }

  async #know(): Promise<void> {
    this.host = (await roleHere()) === 'host';
  }

  protected override render() {
    return html`${header('pages-judge', [linkWords(this.link)])}
      <main aria-label=${t('pages-judge')}>${this.#guide()}</main>`;
  }

  #guide() {
    const extra = (key: string) => this.#board(key);
    return html`<div class="about"><h2>${t('pages-judge')}</h2><p>${t('judge-about')}</p>${this.#ruled()}
</div>
      <muggins-guide .label=${t('judge-search')} .none=${t('judge-none')} .open=${this.open}
        .find=${(text: string) => judgeChapters(language(), text)} .extra=${extra}></muggins-guide>
      <p>${notationButton('')}</p>`;
  }

  /** What came of the last call from this page. */
  #ruled() {
    const undo = () => void this.#send({ type: 'undo' }, '');
    const done = this.answer === t('judge-board-done');
    return html`<div class="ruled" role="status">${this.answer}
        ${done ? html`<button type="button" @click=${undo}>${t('judge-board-undo')}</button>` : nothing}</div>
      ${done ? ruling(sceneOfStore(this.heard).ruling) : nothing}`;
  }

  /** What the board can do about a situation. */
  #board(key: string) {
    const offence = SITUATIONS.find(({ code }) => code === key)?.offence;
    if (offence === undefined) return nothing;
    if (!this.host) return html`<p class="note">${t('judge-board-host')}</p>`;
    const { offences = [], players = [] } = this.heard.state?.view ?? {};
    const open = offences.find((each) => each.offence === offence);
    if (open === undefined) return html`<p class="note">${t('judge-board-notNow')}</p>`;
    const send = ({ detail }: CustomEvent<Report>) => void this.#send(detail, t('judge-board-done'));
    return html`<muggins-report .offences=${[open]} .names=${players.map(({ name }) => name)} .seat=${-1} .call=${t('judge-board-call')} .draft=${draft} .moment=${key} @report=${send}></muggins-report>`;
  }

  async #send(command: object, done: string): Promise<void> {
    this.answer = (await post('api/command', command)) ?? done;
    this.scrollIntoView({ block: 'start' });
  }
}

await boot('pages-judge', WORDS);
start('muggins-judge', JudgePage, (page) => page.start());
