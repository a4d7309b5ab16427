// <muggins-table>: the set-up of the table, for its host: the game, the seats and their codes, the board, start and pause.
import { html, nothing } from 'lit';
import type { Me, SeatPlaces, SettingValues } from '../../web/table/types.ts';
import { element, given, own } from '../kit/element.ts';
import { linkWords } from '../kit/header.ts';
import { t } from '../kit/language.ts';
import type { LinkState } from '../kit/link.ts';
import { numberPad } from '../kit/numberpad.ts';
import { code } from '../kit/qr.ts';
import { mayEnd } from '../newgame/ending.ts';
import { TableRules } from '../newgame/rules.ts';
import { pinForm } from '../parts/door.ts';
import { header } from '../parts/header.ts';
import { EMPTY_SCENE, type Scene } from '../parts/scene.ts';
import { settingRows } from './settings.ts';

/** Posts to the host; resolves with nothing, or with the reason why it was refused. */
type Tell = (path: string, body: object) => Promise<string | undefined>;

/** Properties: `scene`, `link`, `settings`, `me` (who this page is), `places` (seats and their codes), `tell`. */
export class TablePage extends element({
  scene: given<Scene>(() => EMPTY_SCENE),
  link: given<LinkState>(() => 'connecting'),
  settings: given<SettingValues>(),
  me: given<Me>(),
  places: given<SeatPlaces>(),
  tell: given<Tell>(),
  answer: own<string>(() => ''),
}) {
  protected override render() {
    return html`<div class="frame">
      ${header('pages-table', [this.scene.board.ok ? { kind: 'ok', text: this.scene.board.text } : { kind: 'bad', text: this.scene.board.text }, linkWords(this.link)])}
      <main class="setup">
        ${this.me === undefined ? html`<p>${t('table-waiting')}</p>` : this.me.role === 'host' ? this.#host() : this.#door()}
        ${this.answer === '' ? nothing : html`<p class="alert" role="alert">${this.answer}</p>`}
      </main>
    </div>`;
  }

  /** Whoever is not the host gives the PIN first. */
  #door() {
    return html`<section class="panel door"><h1>${t('table-title')}</h1>
      ${pinForm((pin) => void this.#send('api/host', { pin }), numberPad({ pad: t('table-numberPad-pad'), erase: t('table-numberPad-erase') }))}
    </section>`;
  }

  #host() {
    return html`<h1 class="heard">${t('table-title')}</h1>
      ${this.#now()}
      <section class="panel game"><h2>${t('table-newGame')}</h2>
        <muggins-tablerules .table=${this.scene.table} .colours=${this.settings?.colours} @begin=${this.#begin}></muggins-tablerules>
      </section>
      ${this.#seats()} ${this.#board()}`;
  }

  #now() {
    const paused = this.settings?.paused === true;
    const running = this.scene.table?.running === true;
    return html`<section class="panel present"><h2>${paused ? t('table-paused') : this.scene.phase}</h2>
      <dl>${this.scene.players.map(
        ({
          name,
          lane,
          score,
          toGo,
        }) => html`<div class="lane${lane}"><dt><span class="dot lane${lane}"></span>${name}</dt>
          <dd><b>${score}</b>, ${toGo} ${t('scene-toGo')}</dd></div>`,
      )}</dl>
      <p>${this.scene.expects}</p>
      <div class="buttons">
        <button type="button" @click=${() => this.#send('api/settings', { paused: !paused })}>
          ${paused ? t('table-resume') : t('table-pause')}</button>
        <button type="button" @click=${() => this.#send('api/command', { type: 'undo' })}>${t('table-undo')}</button>
        ${running ? html`<button type="button" @click=${this.#abandon}>${t('table-abandon')}</button>` : nothing}
      </div>
    </section>`;
  }

  #seats() {
    const { places, me } = this;
    if (places === undefined) return nothing;
    const [address] = places.phones;
    return html`<section class="panel seats"><h2>${t('table-phones')}</h2>
      ${address === undefined ? html`<p>${t('table-noPhones')}</p>` : html`<p>${t('table-scan', { address })}</p>`}
      <ul>${places.seats.map(
        ({ seat, name, taken, invitation }) => html`<li>
          <h3>${name}</h3>
          ${
            taken || invitation === null
              ? html`<p>${t('table-taken')}</p>`
              : this.#code(address, invitation, t('table-codeOf', { name }))
          }
          <button type="button" @click=${() => this.#send('api/seats', { renew: seat })}>
            ${taken ? t('table-takeAway') : t('table-renew')}</button>
        </li>`,
      )}</ul>
      ${me?.pin == null ? nothing : html`<p>${t('table-pinIs')} <b class="pin">${me.pin}</b></p>`}
    </section>`;
  }

  /** Where only this machine reaches the table there is nothing to scan, but the page can be tried here. */
  #code(address: string | undefined, invitation: string, label: string) {
    if (address === undefined) return html`<p><a href="seat#${invitation}">${t('table-here')}</a></p>`;
    return code(`${new URL('seat', address).href}#${invitation}`, label);
  }

  #board() {
    const { settings } = this;
    if (settings === undefined) return nothing;
    return html`<section class="panel board"><h2>${t('table-boardTitle')}</h2>
      ${settingRows(settings, (change) => void this.#send('api/settings', change))}
    </section>`;
  }

  async #begin({ detail }: CustomEvent<object>): Promise<void> {
    if (await mayEnd(this.scene.table, this.scene.players)) await this.#send('api/command', detail);
  }

  async #abandon(): Promise<void> {
    if (await mayEnd(this.scene.table, this.scene.players)) await this.#send('api/again', { abandon: true });
  }

  async #send(path: string, body: object): Promise<void> {
    const refused = await this.tell?.(path, body);
    this.answer = refused ?? '';
    const rules = this.querySelector('muggins-tablerules');
    if (
      refused === undefined &&
      rules instanceof TableRules &&
      (path === 'api/command' || path === 'api/again')
    )
      rules.begun();
  }
}

customElements.define('muggins-table', TablePage);
