// Entry of the page /table: <muggins-table>, the set-up of the table for its host: game, seats and their codes, settings, start and pause.

import { html, nothing } from 'lit';
import { dimHours, USUAL_HOURS } from '../../../shared/table/dim.ts';
import {
  TABLE_SETTING_NAMES,
  TABLE_SETTINGS,
  type TableSetting,
  type TableSettingName,
} from '../../../shared/table/settings.ts';
import { LANGUAGE_NAMES } from '../../../shared/words/generated/languages.ts';
import { WORDS } from '../../../shared/words/generated/pages/table/table.ts';
import type { Me, SeatPlaces, SettingValues } from '../../web/table/types.ts';
import { boot, start } from '../kit/boot.ts';
import { element, onChecked, onNumber, onValue, options, own } from '../kit/element.ts';
import { linkWords } from '../kit/header.ts';
import { read } from '../kit/host.ts';
import '../kit/hostcode.ts';
import { known, language, t } from '../kit/language.ts';
import type { LinkState } from '../kit/link.ts';
import { code } from '../kit/qr.ts';
import { mayEnd } from '../newgame/rules.ts';
import '../parts/door.ts';
import { header } from '../parts/header.ts';
import type { Scene } from '../parts/scene.ts';
import { personOf, playHere, seatPlace } from '../parts/sit.ts';
import { EMPTY_STORE, hear, openTableLine, type Store, sceneOfStore, seatsOf } from '../parts/store.ts';
import { post } from '../parts/whois.ts';

/** The control beside a setting's name: its value now, and its change. */
interface SettingRow {
  readonly name: TableSettingName;
  readonly label: string;
  readonly choose: (value: string | number | boolean) => void;
}

type Choices = Parameters<typeof options>[0];

/** Every row. `set` hears of each change by itself. */
const settingRows = (settings: SettingValues, set: (change: object) => void) =>
  TABLE_SETTING_NAMES.map((name) => {
    const label = t(`table-plain-${name}-name`);
    const row: SettingRow = { name, label, choose: (value) => set({ [name]: value }) };
    return rowOf(row, TABLE_SETTINGS[name], settings[name]);
  });

function rowOf(row: SettingRow, setting: TableSetting, now: string | number | boolean) {
  switch (setting.form) {
    case 'switch':
      return html`<label class="check">
        <input type="checkbox" name=${row.name} .checked=${now === true}
          @change=${onChecked(row.choose)} />
        <span>${row.label}</span></label>`;
    case 'number':
      return html`<label class="row"><span>${row.label}</span>
        <input type="range" name=${row.name} min=${setting.from} max=${setting.to} .value=${`${now}`}
          @change=${onNumber(row.choose)} /></label>`;
    case 'choice':
      return select(row, choicesOf(row.name, setting.choices), now);
    case 'hours':
      return dimRows(row, `${now}`);
    case 'language':
      return select(
        row,
        Object.entries(LANGUAGE_NAMES).map(([code, name]) => [code, name, code]),
        now,
      );
  }
}

/** The hours of a day without the other end of the night, as this language writes them. */
const hoursBut = (other: number): Choices => {
  const clock = new Intl.DateTimeFormat(language().code, { hour: 'numeric', minute: '2-digit' });
  const hours = [...Array(24).keys()].filter((hour) => hour !== other);
  return hours.map((hour) => [hour, clock.format(new Date(2026, 0, 1, hour))]);
};

/**
 * When night begins, or that it never does; and when it ends. A choice sends both as the page shows them: the table may not have
 * heard of the other yet.
 */
function dimRows(row: SettingRow, now: string) {
  const night = dimHours(now);
  const { from, to } = night ?? USUAL_HOURS;
  const choose = (): void => {
    const shown = document.querySelectorAll<HTMLSelectElement>('select[name="dim"]');
    const [begin = 'off', end = `${to}`] = [...shown].map(({ value }) => value);
    row.choose(begin === 'off' ? begin : `${begin}-${end}`);
  };
  const begins: Choices = [['off', t('table-dimOff')], ...hoursBut(to)];
  return [
    select({ ...row, choose }, begins, night ? from : 'off'),
    night ? select({ ...row, label: t('table-dimUntil'), choose }, hoursBut(from), to) : nothing,
  ];
}

/** A setting with a choice of more letters has its choices below its name. */
const LONG = 24;

function select(row: SettingRow, choices: Choices, now: string | number | boolean) {
  const tall = choices.some(([, text]) => text.length > LONG);
  return html`<label class="row ${tall ? 'tall' : ''}"><span>${row.label}</span>
    <select name=${row.name} @change=${onValue(row.choose)}>${options(choices, now)}</select></label>`;
}

const choicesOf = (name: TableSettingName, values: readonly string[]): Choices =>
  values.map((value) => [value, known(`table-plain-${name}-choices-${value}`) ?? value]);

class TablePage extends element({
  heard: own<Store>(() => EMPTY_STORE),
  link: own<LinkState>(() => 'connecting'),
  /** Who this page is. */
  me: own<Me>(),
  /** Seats and their codes. */
  places: own<SeatPlaces>(),
  answer: own<string>(() => ''),
}) {
  /** Follows the table. */
  start(): void {
    openTableLine({
      only: ['state'],
      message: (message) => {
        const before = this.heard.state;
        this.heard = hear(this.heard, message);
        if (seatsOf(this.heard.state) !== seatsOf(before) && this.me?.role === 'host') void this.#place();
      },
      state: (state) => {
        this.link = state;
        if (state === 'open') void this.#know();
      },
    });
  }

  /** Asks the host who this page is, and as its host for the seats. */
  async #know(): Promise<void> {
    this.me = (await read<Me>('api/me')) ?? this.me;
    if (this.me?.role === 'host') await this.#place();
  }

  async #place(): Promise<void> {
    this.places = (await read<SeatPlaces>('api/seats')) ?? this.places;
  }

  get #settings(): SettingValues | undefined {
    return this.heard.state?.settings;
  }

  get #scene(): Scene {
    return sceneOfStore(this.heard);
  }

  protected override render() {
    const { ok, text } = this.#scene.board;
    return html`<div class="frame">
      ${header('pages-table', [{ kind: ok ? 'ok' : 'bad', text }, linkWords(this.link)])}
      <main class="setup">
        ${this.me === undefined ? html`<p>${t('table-waiting')}</p>` : this.me.role === 'host' ? this.#host() : html`<h1 class="heard">${t('table-title')}</h1><muggins-door .whole=${true}></muggins-door>`}
        ${this.answer === '' ? nothing : html`<p class="alert" role="alert">${this.answer}</p>`}
      </main>
    </div>`;
  }

  #host() {
    return html`<h1 class="heard">${t('table-title')}</h1>
      ${this.#now()}
      <section class="panel game"><h2>${t('table-newGame')}</h2>
        <muggins-tablerules .table=${this.#scene.table} .colours=${this.#settings?.colours} .begin=${this.#begin}></muggins-tablerules>
      </section>
      ${this.#seats()} ${this.#board()}`;
  }

  #now() {
    const paused = this.#settings?.paused === true;
    const { table, phase, players, expects } = this.#scene;
    return html`<section class="panel present"><h2>${paused ? t('table-paused') : phase}</h2>
      <dl>${players.map(playerRow)}</dl>
      ${this.heard.state?.hostAsked == null ? html`<p>${expects}</p>` : this.#answers(t('table-hostAsked'), 'api/host/answer', {})}
      <div class="buttons">
        <button type="button" @click=${() => this.#send('api/settings', { paused: !paused })}>
          ${paused ? t('table-resume') : t('table-pause')}</button>
        <button type="button" @click=${() => this.#send('api/command', { type: 'undo' })}>${t('table-undo')}</button>
        ${table?.running === true ? html`<button type="button" @click=${this.#abandon}>${t('table-abandon')}</button>` : nothing}
      </div>
    </section>`;
  }

  #seats() {
    const { places } = this;
    if (places === undefined) return nothing;
    const [address] = places.phones ?? [];
    const tabs = places.phones === null;
    const none = tabs ? t('common-tabs') : t('table-noPhones');
    return html`<section class="panel seats"><h2>${t('table-phones')}</h2>
      ${address === undefined ? html`<p>${none}</p>` : html`<p>${t('table-scan', { address })}</p>`}
      <ul>${places.seats.map(
        ({ seat, name, taken, invitation }) => html`<li>
          <h3>${name}</h3>
          ${
            taken && !tabs
              ? html`<p>${t('table-taken')}</p>`
              : this.#code(address, invitation ?? '', t('table-codeOf', { name }))
          }
          ${this.#asks(seat)}
          ${
            !tabs
              ? html`<button type="button" @click=${() => this.#send('api/seats', { renew: seat })}>
                ${taken ? t('table-takeAway') : t('table-renew')}</button>`
              : nothing
          }
        </li>`,
      )}</ul>
      ${address === undefined ? nothing : html`<muggins-hostcode .address=${new URL('table', address).href}></muggins-hostcode>`}
    </section>`;
  }

  /** A phone asks for this seat. */
  #asks(seat: number) {
    if (this.heard.state?.asking.includes(seat) !== true) return nothing;
    return this.#answers(t('table-phoneAsks'), 'api/join/answer', { seat });
  }

  /** The host's answer counts as much as a press on the board. */
  #answers(words: string, path: string, asked: object) {
    const answer = (admit: boolean, word: string) =>
      html`<button type="button" @click=${() => this.#send(path, { ...asked, admit })}>${word}</button>`;
    return html`<p role="status">${words}</p>
      <div class="buttons">${answer(true, t('table-letIn'))} ${answer(false, t('table-refuse'))}</div>`;
  }

  /** Where only this machine reaches the table there is nothing to scan, but the page can be tried here. */
  #code(address: string | undefined, invitation: string, label: string) {
    if (address === undefined) return html`<p><a href="seat#${invitation}">${t('table-here')}</a></p>`;
    return code(`${new URL('seat', address).href}#${invitation}`, label);
  }

  #board() {
    const settings = this.#settings;
    if (settings === undefined) return nothing;
    return html`<section class="panel board"><h2>${t('table-boardTitle')}</h2>
      ${settingRows(settings, (change) => void this.#send('api/settings', change))}
    </section>`;
  }

  readonly #begin = async (command: object): Promise<boolean> =>
    (await mayEnd(this.#scene)) && (await this.#send('api/command', command)) && (await this.#play(command));

  /** The only person of the game plays on this machine. */
  async #play(command: object): Promise<true> {
    const person = personOf(command);
    const seated = person !== undefined && (await playHere(seatPlace(), person));
    if (seated) location.assign('board');
    return true;
  }

  async #abandon(): Promise<void> {
    if (await mayEnd(this.#scene)) await this.#send('api/again', { abandon: true });
  }

  /** Whether the table accepted it. */
  async #send(path: string, body: object): Promise<boolean> {
    const refused = await post(path, body);
    this.answer = refused ?? '';
    return refused === undefined;
  }
}

const playerRow = ({ name, lane, score, toGo }: Scene['players'][number]) =>
  html`<div class="lane${lane}"><dt><span class="dot lane${lane}"></span>${name}</dt>
    <dd><b>${score}</b>, ${toGo} ${t('scene-toGo')}</dd></div>`;

await boot('pages-table', WORDS);
start('muggins-table', TablePage, (page) => page.start());
