// <muggins-codes>: how phones come to players, at the desk: the door code, and a code for one player; and codes for helpers. Nothing is
// asked for, and nothing shown, until the desk opens it.
import { html, nothing } from 'lit';
import type { Helper, LeaguePlayer } from '../../../shared/league/index.ts';
import type { CodeAnswer, PhonesAnswer } from '../../web/hall/types.ts';
import { element, given, onValue, options, own } from '../kit/element.ts';
import { read } from '../kit/host.ts';
import { t } from '../kit/language.ts';
import { code } from '../kit/qr.ts';

/** Properties: `players` whom the club knows; they come anew with every change of the night, and so do the codes. */
class DeskCodes extends element({
  players: given<readonly LeaguePlayer[]>(() => []),
  /** The panel that is open. */
  open: own<'' | 'phones' | 'helpers'>(() => ''),
  phones: own<PhonesAnswer>(),
  chosen: own<string>(() => ''),
  /** The code of the chosen player; null where a phone has taken it. */
  invitation: own<string | null>(),
}) {
  protected override updated(changed: Map<PropertyKey, unknown>): void {
    if (this.open !== '' && (changed.has('open') || changed.has('players'))) void this.#look();
  }

  protected override render() {
    return html`${this.#panel('phones', t('hall-codes-phones'), (phones) => this.#codes(phones))}
      ${this.#panel('helpers', t('desk-helpers-title'), (phones) => this.#helpers(phones))}`;
  }

  #panel(name: 'phones' | 'helpers', title: string, content: (phones: PhonesAnswer) => unknown) {
    const isOpen = this.open === name;
    const toggled = ({ currentTarget }: Event): void => {
      if ((currentTarget as HTMLDetailsElement).open) this.open = name;
      else if (isOpen) this.open = '';
    };
    return html`<details class="codes" ?open=${isOpen} @toggle=${toggled}><summary>${title}</summary>
      ${isOpen && this.phones !== undefined ? content(this.phones) : nothing}</details>`;
  }

  #helpers({ helpers, phones: [address] }: PhonesAnswer) {
    if (address === undefined) return html`<p>${t('hall-codes-unreached')}</p>`;
    return html`<p>${t('desk-helpers-once')}</p><div class="pair">${helpers.map(
      ({ role, taken, invitation }) => {
        const link = `${new URL('desk', address).href}#host=${invitation}`;
        const title = t(`desk-helpers-${role}`);
        return html`<div><h3>${title}</h3><p>${t(`desk-helpers-may-${role}`)}</p>
        ${invitation === null ? nothing : html`${code(link, title)}<p class="link">${link}</p>`}
        <p>${t('desk-helpers-inUse', { number: taken })}</p>
        ${taken === 0 ? nothing : html`<button type="button" @click=${() => void this.#takeBack(role)}>${t('desk-helpers-takeBack')}</button>`}</div>`;
      },
    )}</div>`;
  }

  async #takeBack(role: Helper): Promise<void> {
    await read('api/hall/helpers', { method: 'POST', body: JSON.stringify({ role }) });
    await this.#look();
  }

  #codes({ door, taken, phones: [address] }: PhonesAnswer) {
    if (address === undefined) return html`<p>${t('hall-codes-unreached')}</p>`;
    const me = new URL('me', address).href;
    return html`<p>${t('hall-codes-have', { number: taken.length, of: this.players.length })}</p><div class="pair">
      <div><h3>${t('hall-codes-door')}</h3>
        ${door === null ? html`<p>${t('hall-codes-doorLater')}</p>` : html`${code(`${me}#door=${door}`, t('hall-codes-door'))}<p>${t('hall-codes-doorHelp')}</p>`}
      </div>
      <div><h3>${t('hall-codes-one')}</h3>${this.#choice()} ${this.#one(me)}</div>
    </div>`;
  }

  #choice() {
    const choose = onValue((value) => {
      this.chosen = value;
      return this.#show(false);
    });
    const sorted = this.players.toSorted((a, b) => a.name.localeCompare(b.name));
    const choices = sorted.map(({ id, name }) => [id, name] as const);
    return html`<select aria-label=${t('hall-codes-choose')} @change=${choose}>
      ${options([['', t('hall-codes-choose')], ...choices], this.chosen)}</select>`;
  }

  #one(me: string) {
    const name = this.players.find(({ id }) => id === this.chosen)?.name;
    const { invitation } = this;
    if (name === undefined || invitation === undefined) return nothing;
    if (invitation !== null)
      return html`${code(`${me}#${invitation}`, t('hall-codes-codeOf', { name }))}<p>${t('hall-codes-codeHelp', { name })}</p>`;
    return html`<p>${t('hall-codes-taken', { name })}</p><button type="button" @click=${() => void this.#show(true)}>${t('hall-codes-again')}</button>`;
  }

  async #look(): Promise<void> {
    this.phones = await read<PhonesAnswer>('api/hall/phones');
  }

  async #show(renew: boolean): Promise<void> {
    const { chosen } = this;
    this.invitation = undefined;
    if (chosen === '') return;
    const path = `api/hall/players/${encodeURIComponent(chosen)}/code`;
    const answer = await read<CodeAnswer>(path, { method: 'POST', body: JSON.stringify({ renew }) });
    if (this.chosen === chosen) this.invitation = answer?.invitation;
  }
}

customElements.define('muggins-codes', DeskCodes);
