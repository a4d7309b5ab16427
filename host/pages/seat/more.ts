// Below the bar of a seat's page, folded: the last ruling, what is reported and kept for study, the phone's own settings; and apart from them how to
// resign the game or leave the seat.
import { loaded } from '../kit/browser.ts';
import { html, nothing, t } from '../kit/element.ts';
import { DAILY } from '../parts/header.ts';
import { notationButton, ruling } from '../parts/panels.ts';
import '../parts/report.ts';
import type { Report } from '../parts/report.ts';
import { hintChoice } from './coach/hints.ts';
import { callCoach } from './coach/slot.ts';
import { feltSwitches, isOn, type SeatSwitch, switchOver } from './feel.ts';
import type { SeatScene } from './scene.ts';
import type { Sent } from './sent.ts';
import { studyEntry } from './study.ts';
import type { SeatPage } from './view.ts';

type Wish = (sent: Sent) => void;

/** Everything that a player seldom does. */
export const more = (page: SeatPage, mine: SeatScene, wish: Wish) =>
  html`${lookBack(page, mine)}<details class="more"><summary>${t('seat-more')}</summary>
    ${page.fresh ? nothing : ruling(page.scene.ruling)}
    ${report(page, mine, wish)} ${studyEntry(page, mine.study)}
    <div class="switches">${[...feltSwitches(), 'coach' as const].map((name) => toggle(page, name))} ${hintChoice(page)}</div>
    ${notationButton('quiet')} <a class="quiet" href=${DAILY}>${t('pages-daily')}</a>
    <div class="leaving">
      ${mine.concede ? resign(page, mine, wish) : nothing}
      <button type="button" class="quiet" @click=${() => page.emit('leave')}>${t('seat-leave')}</button>
    </div>
  </details>`;

/** What the deals of the host teach: of one that lies open, or of this one where only Muggins plays besides. Loaded when it is opened. */
function lookBack(page: SeatPage, { dealt, seat, names }: SeatScene) {
  const { message, deals } = page;
  if (dealt === undefined || message === undefined) return nothing;
  const posted = ({ currentTarget }: Event): void => {
    (currentTarget as HTMLElement).removeAttribute('open');
    page.scrollIntoView({ block: 'start' });
  };
  return html`<details class="more learn" @toggle=${() => loaded(import('./lesson.ts'))} @post=${posted}>
    <summary>${t('company-look')}</summary>
    <muggins-lesson .message=${message} .seat=${seat} .names=${names} .deals=${deals}></muggins-lesson></details>`;
}

/** Switches something of this phone over, and shows it. */
export function switchOn(page: SeatPage, name: SeatSwitch): void {
  switchOver(name);
  if (name === 'coach') callCoach(page);
  page.requestUpdate();
}

const toggle = (page: SeatPage, name: SeatSwitch) =>
  html`<button type="button" class="toggle" role="switch" aria-checked=${isOn(name)} @click=${() => switchOn(page, name)}>
    ${t(`seat-switch-${name}`)} <span aria-hidden="true">${isOn(name) ? t('seat-on') : t('seat-off')}</span></button>`;

/** Asked twice: a game is not resigned by one touch. */
function resign(page: SeatPage, { seat }: SeatScene, wish: Wish) {
  const tap = (): void => {
    if (page.sure) wish({ command: { type: 'concede', seat } });
    page.sure = !page.sure;
  };
  return html`<button type="button" class="resign" @click=${tap}>${page.sure ? t('seat-concedeSure') : t('seat-concede')}</button>
    ${page.sure ? html`<button type="button" @click=${() => page.set({ sure: false })}>${t('seat-keepPlaying')}</button>` : nothing}`;
}

function report(page: SeatPage, { offences, names, seat, moment }: SeatScene, wish: Wish) {
  if (offences.length === 0) return nothing;
  const send = ({ detail }: CustomEvent<Report>): void => {
    wish({ command: detail });
    // The answer comes at the top of the page.
    for (const each of page.querySelectorAll('.more, .report')) each.removeAttribute('open');
    page.scrollIntoView({ block: 'start' });
  };
  return html`<details class="report"><summary>${t('seat-report')}</summary>
    <muggins-report .offences=${offences} .names=${names} .seat=${seat} .draft=${page.reporting} .moment=${moment} @report=${send}></muggins-report>
  </details>`;
}
