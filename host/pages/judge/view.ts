// <muggins-judge>: what happened at the table, what a judge rules, and the board does it.
import { html, nothing } from 'lit';
import type { OpenOffence } from '../../../shared/rules/game/index.ts';
import { SITUATIONS } from '../../../shared/rules/rulings/index.ts';
import { judgeChapters } from '../../../shared/words/judge.ts';
import { element, given, own } from '../kit/element.ts';
import '../kit/guide.ts';
import { linkWords } from '../kit/header.ts';
import { language, t } from '../kit/language.ts';
import type { LinkState } from '../kit/link.ts';
import { header } from '../parts/header.ts';
import { ruling } from '../parts/panels.ts';
import '../parts/report.ts';
import type { Report } from '../parts/report.ts';
import { EMPTY_SCENE, type Scene } from '../parts/scene.ts';

/**
 * Properties: `offences` (what can be called now), `names` (by seat), `host` (whether this
 * page may call it), `tell` (sends a command; the reason in words if it was refused), `open` (a situation to begin with).
 */
export class JudgePage extends element({
  scene: given<Scene>(() => EMPTY_SCENE),
  offences: given<readonly OpenOffence[]>(() => []),
  names: given<readonly string[]>(() => []),
  link: given<LinkState>(() => 'connecting'),
  host: given<boolean>(() => false),
  open: given<string>(() => ''),
  tell: given<(command: object) => Promise<string | undefined>>(() => async () => undefined),
  answer: own<string>(() => ''),
}) {
  protected override render() {
    return html`${header('pages-judge', [linkWords(this.link)])}
      <main aria-label=${t('pages-judge')}>${this.#guide()}</main>`;
  }

  #guide() {
    const extra = (key: string) => this.#board(key);
    return html`<div class="about"><h2>${t('pages-judge')}</h2><p>${t('judge-about')}</p>${this.#ruled()}</div>
      <muggins-guide .label=${t('judge-search')} .none=${t('judge-none')} .open=${this.open}
        .find=${(text: string) => judgeChapters(language(), text)} .extra=${extra}></muggins-guide>`;
  }

  /** What came of the last call from this page. */
  #ruled() {
    const undo = () => void this.#send({ type: 'undo' }, '');
    const done = this.answer === t('judge-board-done');
    return html`<div class="ruled" role="status">${this.answer}
        ${done ? html`<button type="button" @click=${undo}>${t('judge-board-undo')}</button>` : nothing}</div>
      ${done ? ruling(this.scene.ruling) : nothing}`;
  }

  /** What the board can do about a situation. */
  #board(key: string) {
    const offence = SITUATIONS.find(({ code }) => code === key)?.offence;
    if (offence === undefined) return nothing;
    if (!this.host) return html`<p class="note">${t('judge-board-host')}</p>`;
    const open = this.offences.find((each) => each.offence === offence);
    if (open === undefined) return html`<p class="note">${t('judge-board-notNow')}</p>`;
    const send = ({ detail }: CustomEvent<Report>) => void this.#send(detail, t('judge-board-done'));
    return html`<muggins-report .offences=${[open]} .names=${this.names} .seat=${-1} .call=${t('judge-board-call')} @report=${send}></muggins-report>`;
  }

  async #send(command: object, done: string): Promise<void> {
    this.answer = (await this.tell(command)) ?? done;
    this.scrollIntoView({ block: 'start' });
  }
}

customElements.define('muggins-judge', JudgePage);
