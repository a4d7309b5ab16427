// Entry of the page /desk: <muggins-desk>, the desk of a league night. Problems come first; what goes well is small.

import { html, nothing, type TemplateResult } from 'lit';
import { eventViews, type FloorPlan, type Helper } from '../../../shared/league/index.ts';
import { WORDS } from '../../../shared/words/generated/pages/hall/desk.ts';
import type { DeskAnswer, HallMessage } from '../../web/hall/types.ts';
import type { Obeyed } from '../hall/ask.ts';
import { header } from '../hall/header.ts';
import { followNight } from '../hall/night.ts';
import { boot, start } from '../kit/boot.ts';
import { element, given, own } from '../kit/element.ts';
import { followLink } from '../kit/host.ts';
import { t } from '../kit/language.ts';
import type { LinkState } from '../kit/link.ts';
import { boardList } from './boards.ts';
import { bracketPanel } from './bracket.ts';
import { cutting } from './cut.ts';
import { eventTabs, moreEvents } from './events.ts';
import { fixtureList } from './fixtures.ts';
import { gameList } from './games.ts';
import { followKeys, keySheet } from './keys.ts';
import { leaguePanel } from './league.ts';
import { backupTrouble, closing, opening } from './night.ts';
import { type HeldTable, partsOf, type TypedNow } from './parts.ts';
import { people } from './people.ts';
import { handList, potList } from './pots.ts';
import { arranging } from './room.ts';
import { standings } from './standings.ts';
import { taskList } from './tasks.ts';

/** Properties: `link`, the state of its line. */
export class DeskView extends element({
  link: given<LinkState>(() => 'connecting'),
  message: own<HallMessage>(),
  desk: own<DeskAnswer>(),
  said: own<string>(() => ''),
  shut: own<boolean>(() => false),
  /** The selected event with its field, rounds and standings; or a stage that is not open yet. */
  event: own<string>(() => ''),
  /** The result that is being typed. */
  entering: own<TypedNow>(),
  search: own<string>(() => ''),
  /** The first of two partners, while the second is looked for. */
  partner: own<string>(),
  /** Of players who are level, those who are ahead so far, the best first. */
  ahead: own<readonly string[]>(() => []),
  /** The table of the room plan that is in hand. */
  held: own<HeldTable>(),
  /** The room as it was just arranged, until the night has heard of it. */
  arranged: own<FloorPlan>(),
}) {
  /** The number of the night that has the arranged room; endless until the hall has answered. */
  #arrangedIn = Number.POSITIVE_INFINITY;
  /** The number of the last request for the tasks. */
  #asked = 0;

  /** The night has changed. */
  hear(message: HallMessage): void {
    const { entrants, events } = message.view;
    // The desk of a match of teams begins with it: nobody is in the main event.
    if (this.message === undefined && entrants.length === 0) this.event = events[0]?.event ?? '';
    this.message = message;
    this.#letGo();
    void this.look();
  }

  /** From the night that has the arranged room on, the room is what the night says. */
  #letGo(): void {
    if ((this.message?.sequence ?? 0) >= this.#arrangedIn) this.arranged = undefined;
  }

  /** Shows the room so at once, and says it to the hall; where the hall refuses, the room is as before. */
  async arrange(room: FloorPlan, asked: Promise<Obeyed>): Promise<void> {
    this.arranged = room;
    this.#arrangedIn = Number.POSITIVE_INFINITY;
    const { words = '', sequence } = await asked;
    this.said = words;
    // By now it may have been arranged once more.
    if (this.arranged !== room) return;
    if (sequence === undefined) this.arranged = undefined;
    else this.#arrangedIn = sequence;
    this.#letGo();
  }

  /** Asks what needs a person. */
  async look(): Promise<void> {
    const asked = ++this.#asked;
    await followLink();
    const answer = await fetch('api/hall/desk').catch(() => undefined);
    const desk = answer?.ok === true ? ((await answer.json()) as DeskAnswer) : this.desk;
    // A newer request is under way or answered.
    if (asked !== this.#asked) return;
    this.desk = desk;
    this.shut = answer !== undefined && !answer.ok;
  }

  protected override updated(changed: Map<PropertyKey, unknown>): void {
    // A newly opened event starts at its check-in.
    if (changed.get('event') !== undefined) scrollTo(0, 0);
    if (changed.has('entering')) this.querySelector<HTMLElement>('.entry input')?.focus();
    // A table that had no place is drawn anew where it has one.
    if (changed.has('held')) this.querySelector<HTMLElement>('.room [aria-pressed="true"]')?.focus();
  }

  protected override render(): TemplateResult {
    const { message, desk } = this;
    const backup = desk && backupTrouble(desk.backup);
    return html`${header('hall-pages-desk', this.link)}
      ${this.link === 'lost' ? html`<p class="alert" role="alert">${t('hall-hallSilent')}</p>` : nothing}
      ${message === undefined || message.trouble === null ? nothing : html`<p class="alert" role="alert">${t(`hall-keepsNothing-${message.trouble}`)}</p>`}
      ${backup === undefined ? nothing : html`<p class="alert" role="alert">${backup}</p>`}
      ${this.said === '' ? nothing : html`<p class="alert" role="alert">${this.said}</p>`}
      ${this.shut ? html`<p class="panel door">${t('desk-linkNeeded')}</p>` : nothing}
      ${message === undefined || desk === undefined ? nothing : this.#night(message, desk)}`;
  }

  #night(message: HallMessage, desk: DeskAnswer) {
    const parts = partsOf(this, message, desk);
    const { view, isDirector } = parts;
    const helper = desk.role === 'desk' ? nothing : roleLine(desk.role);
    const only = (...panels: readonly unknown[]): readonly unknown[] => (isDirector ? panels : []);
    if (view.phase === 'none')
      return html`<main class="desk">
        <div class="work">${helper} ${fixtureList(parts)} ${isDirector ? opening(parts) : t('hall-noNight')} ${leaguePanel(parts)} ${boardList(parts)}</div>
        ${people(parts)}</main>`;
    const games = eventViews(view).some(({ drawn }) => drawn > 0) ? gameList(parts) : nothing;
    const places = view.bracket === null ? standings(parts) : bracketPanel(parts);
    const work =
      view.phase === 'closed'
        ? [
            ...only(fixtureList(parts), closing(parts), opening(parts), leaguePanel(parts), potList(parts)),
            ...[handList(parts), boardList(parts), places, games],
          ]
        : [
            taskList(partsOf(this, message, desk, desk.sequence)),
            cutting(parts),
            fixtureList(parts),
            games,
            places,
            boardList(parts),
            ...only(arranging(parts), potList(parts)),
            handList(parts),
            ...only(moreEvents(parts), closing(parts), leaguePanel(parts)),
          ];
    return html`${eventTabs(parts)}<main class="desk">
      <div class="work">${helper} ${work}</div>
      ${people(parts)}
    </main>
    <p class="hint"><button @click=${keySheet}><kbd>?</kbd> ${t('desk-keys-title')}</button></p>`;
  }
}

/** What a helper is, and may do. */
const roleLine = (role: Helper) =>
  html`<p class="panel note"><b>${t(`desk-helpers-${role}`)}</b> ${t(`desk-helpers-may-${role}`)}</p>`;

/** Milliseconds after which the clock alone may have brought something that needs a person. */
const LOOK = 30_000;

await boot('hall-pages-desk', WORDS);
start('muggins-desk', DeskView, (page) => {
  followKeys(page);
  setInterval(() => void page.look(), LOOK);
  followNight(page);
});
