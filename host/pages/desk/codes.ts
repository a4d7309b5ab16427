// <muggins-codes>: how phones come to players, at the desk: the door code, and a code for one player; or codes for helpers. Nothing is
// asked for, and nothing shown, until the desk opens the panel around it.
import { html, nothing } from 'lit';
import { bySurname, type Helper, type LeaguePlayer, listName } from '../../../shared/league/index.ts';
import type { CodeAnswer, PhonesAnswer } from '../../web/hall/types.ts';
import { element, given, onValue, options, own } from '../kit/element.ts';
import { read } from '../kit/host.ts';
import { language, t } from '../kit/language.ts';
import { code } from '../kit/qr.ts';
import '../kit/hostcode.ts';

/** Properties: `players` whom the club knows, who come anew with every change of the night, and so do the codes; `kind`: for whom. */
class DeskCodes extends element({
  players: given<readonly LeaguePlayer[]>(() => []),
  kind: given<'phones' | 'helpers'>(() => 'phones'),
  phones: own<PhonesAnswer>(),
  chosen: own<string>(() => ''),
  /** The code of the chosen player; null where a phone has taken it. */
  invitation: own<string | null>(),
}) {
  override connectedCallback(): void {
    super.connectedCallback();
    this.parentElement?.addEventListener('toggle', () => void this.#look());
  }

  protected override updated(changed: Map<PropertyKey, unknown>): void {
    if (changed.has('players')) void this.#look();
  }

  protected override render() {
    if (this.phones === undefined) return nothing;
    return this.kind === 'helpers' ? this.#helpers(this.phones) : this.#codes(this.phones);
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
    )}</div>
    <muggins-hostcode .address=${new URL('desk', address).href}></muggins-hostcode>`;
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
    const sorted = this.players.toSorted(bySurname(language().code));
    const choices = sorted.map((player) => [player.id, listName(player)] as const);
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
    const isOpen = this.closest('details')?.open === true;
    this.phones = isOpen ? await read<PhonesAnswer>('api/hall/phones') : undefined;
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
