// <muggins-me>: a league night on the phone of one player, and how a phone gets its player. What needs the player comes first.
import type { LeaguePlayer } from '../../../shared/league/index.ts';
import type { DoorAnswer, HallMessage } from '../../web/hall/types.ts';
import { element, given, html, nothing, onValue, own, type TemplateResult, t } from '../kit/element.ts';
import type { LinkState } from '../kit/link.ts';
import '../hall/drawcheck.ts';
import { header } from '../hall/header.ts';
import { type MeParts, partsOf, type WrittenNow } from './parts.ts';
import { called, coming, entries, ownEvents, unsigned } from './play.ts';

/** Whether the phone is linked to a player. 'forgets': a code was scanned, and the browser keeps nothing. */
type PhoneStanding = 'none' | 'forgets' | 'taking' | 'gone' | 'door' | 'mine';

/** What to do without a name. */
function nobodys(standing: 'none' | 'taking' | 'gone'): TemplateResult {
  const words = { none: t('me-scan'), taking: t('me-taking'), gone: t('me-gone') }[standing];
  const said = html`<p role="status">${words}</p>`;
  if (standing === 'taking') return html`<section class="panel next">${said}</section>`;
  return html`<section class="panel next">${said}<p>${t('me-noCode')}</p></section>
    <section class="panel"><p>${t('me-about')}</p><a class="go" href="./">${t('me-lookOn')}</a></section>`;
}

/** Asked before a code is used up that this browser would forget. */
function forgetful(agree: () => void): TemplateResult {
  return html`<section class="panel next"><p role="status">${t('me-forgets')}</p>
    <button type="button" @click=${agree}>${t('me-goOn')}</button></section>`;
}

type DoorName = DoorAnswer['players'][number];

/** The names that no phone has. A name that was touched is asked about once more. */
function atDoor(page: MeView): TemplateResult {
  const { names, chosen, search, busy } = page;
  const choose = (name: DoorName | undefined): void => {
    page.chosen = name;
  };
  if (chosen !== undefined)
    return html`<section class="panel door">
      <h2>${chosen.name}</h2>
      <button type="button" class="main" ?disabled=${busy} @click=${() => page.emit('name', chosen.id)}>${t('me-iAm', { name: chosen.name })}</button>
      <button type="button" @click=${() => choose(undefined)}>${t('me-otherName')}</button>
    </section>`;
  if (names.length === 0) return html`<section class="panel next"><p>${t('me-nobodyLeft')}</p></section>`;
  const wanted = search.trim().toLowerCase();
  const found = names
    .filter(({ name }) => name.toLowerCase().includes(wanted))
    .toSorted((a, b) => a.name.localeCompare(b.name));
  return html`<section class="panel door">
    <h2>${t('me-whoAreYou')}</h2>
    <p class="note">${t('me-doorHelp')}</p>
    ${names.length < 12 ? nothing : html`<input type="search" aria-label=${t('me-find')} placeholder=${t('me-find')} .value=${search} @input=${onValue((text) => page.set({ search: text }))} />`}
    <ul>${found.map((each) => html`<li><button type="button" @click=${() => choose(each)}>${each.name}</button></li>`)}</ul>
  </section>`;
}

/**
 * Properties: `link`, the state of its line; `heard`, when the night came; `standing`, whose phone it is; `player`; `names` at the door; `word`, why something was
 * not done; `late`, whether something waits for the network; `busy`, whether something is on its way. Says what the player wants by
 * the events `give`, `name`, `agree` (to be forgotten) and `letgo`.
 */
export class MeView extends element({
  link: given<LinkState>(() => 'connecting'),
  message: given<HallMessage>(),
  heard: given<number>(() => 0),
  standing: given<PhoneStanding>(() => 'taking'),
  player: given<LeaguePlayer>(),
  names: given<readonly DoorName[]>(() => []),
  word: given<string>(() => ''),
  late: given<boolean>(() => false),
  busy: given<boolean>(() => false),
  writing: own<WrittenNow>(),
  /** The game for which the judge is about to be called. */
  judging: own<string>(),
  chosen: own<DoorName>(),
  search: own<string>(() => ''),
}) {
  protected override updated(changed: Map<PropertyKey, unknown>): void {
    const before = changed.get('writing') as WrittenNow | undefined;
    if (changed.has('writing') && this.writing !== undefined && before === undefined)
      this.querySelector<HTMLElement>('.line input')?.focus();
    if (changed.has('judging') && this.judging !== undefined)
      this.querySelector<HTMLElement>('.judging button')?.focus();
  }

  protected override render(): TemplateResult {
    return html`${header('hall-pages-me', this.link)}
      <main class="phone">
        ${this.word === '' ? nothing : html`<p class="alert" role="alert">${this.word}</p>`}
        ${this.late ? html`<p class="alert" role="status">${t('me-waiting')}</p>` : nothing}
        ${this.#standing()}
      </main>`;
  }

  #standing() {
    switch (this.standing) {
      case 'mine':
        return this.#mine();
      case 'door':
        return atDoor(this);
      case 'forgets':
        return forgetful(() => this.emit('agree'));
      case 'taking':
        return this.#nothingYet();
      default:
        return nobodys(this.standing);
    }
  }

  /** A page that was kept can be opened where the hall is gone. */
  #nothingYet() {
    if (this.link !== 'lost') return nobodys('taking');
    return html`<p class="alert" role="alert">${t('hall-hallSilent')}</p>`;
  }

  #mine() {
    const { message, player } = this;
    if (message === undefined || player === undefined) return this.#nothingYet();
    return html`<p class="whose">${player.name}</p>
      ${message.view.phase === 'none' ? html`<section class="panel next"><p>${t('me-noNight')}</p></section>` : html`${this.#night(message, player)} <muggins-draw .view=${message.view}></muggins-draw>`}
      <details class="leaving"><summary>${t('me-notYou', { name: player.name })}</summary>
        <button type="button" @click=${() => this.emit('letgo')}>${t('me-letGo')}</button>
      </details>`;
  }

  #night(message: HallMessage, { id }: LeaguePlayer) {
    const parts = partsOf(this, message, id);
    const { view } = parts;
    const { isHere, now, unsigned: open } = parts.own;
    if (!isHere && view.phase === 'open') return this.#absent(parts);
    return html`${open.map((each) => unsigned(parts, each))}
      ${now === undefined ? nothing : called(parts, now)}
      ${entries(parts)} ${coming(parts)} ${ownEvents(parts)}`;
  }

  /** Not checked in: the player says so, or the desk does. Who left comes back at the desk. */
  #absent(parts: MeParts) {
    const { view, own, busy, give } = parts;
    if (own.hasLeft)
      return html`<section class="panel next"><p>${t('me-left')}</p></section>${own.unsigned.map((each) => unsigned(parts, each))}${ownEvents(parts)}`;
    if (view.format.rules.unit === 'pairs')
      return html`<section class="panel next"><p>${t('me-pairsHelp')}</p></section>`;
    return html`<section class="panel next">
      <button type="button" class="main" ?disabled=${busy} @click=${() => give({ type: 'checkIn' })}>${t('me-here')}</button>
      <p class="note">${t('me-hereHelp')}</p>
    </section>`;
  }
}
