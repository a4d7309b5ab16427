// <muggins-player>: the host changes a player: name, short name, colour; merges two who are one person, and separates them again.
import { html, nothing } from 'lit';
import { COLOURS } from '../../../shared/protocol/index.ts';
import type { GamesAnswer, ProfileAnswer } from '../../web/table/types.ts';
import { agreed } from '../kit/dialog.ts';
import { element, given, own } from '../kit/element.ts';
import { t } from '../kit/language.ts';

/** Properties: `profile`, `others` (whom the player can be merged into), `send` (posts a change). Event: 'changed', with the id of the player to show from now on. */
class PlayerEdit extends element({
  profile: given<ProfileAnswer>(),
  others: given<GamesAnswer['players']>(() => []),
  send: given<(path: string, body: object) => Promise<string | undefined>>(() => async () => undefined),
  into: own<string>(() => ''),
  said: own<string>(() => ''),
  trouble: own<string>(() => ''),
}) {
  protected override render() {
    if (this.profile === undefined) return nothing;
    return html`<details><summary>${t('games-profile-edit')}</summary>
      ${this.#form(this.profile)}${this.#merging(this.profile)}${this.#parting(this.profile)}
      <p role="status">${this.said}</p><p role="alert" class="alert">${this.trouble}</p></details>`;
  }

  #form({ player }: ProfileAnswer) {
    return html`<form class="change" @submit=${this.#save}>
      <label><span>${t('games-profile-name')}</span><input name="name" required maxlength="80" autocomplete="off" .value=${player.name} /></label>
      <label><span>${t('games-profile-short')} <small>${t('games-profile-shortHint')}</small></span>
        <input name="short" maxlength="80" autocomplete="off" .value=${player.short ?? ''} /></label>
      <label><span>${t('games-profile-colour')}</span><select name="colour">
        <option value="" .selected=${player.colour === null}>${t('games-profile-noColour')}</option>
        ${COLOURS.map(
          (colour) =>
            html`<option value=${colour} .selected=${colour === player.colour}>${t(`table-colours-${colour}`)}</option>`,
        )}</select></label>
      <label class="check"><input type="checkbox" name="guest" .checked=${player.guest} /><span>${t('games-profile-isGuest')}</span></label>
      <button type="submit">${t('games-profile-save')}</button></form>`;
  }

  #merging({ player }: ProfileAnswer) {
    if (this.others.length === 0) return nothing;
    const into = this.others.find(({ id }) => id === this.into);
    const choose = (event: Event): void => {
      this.into = (event.currentTarget as HTMLSelectElement).value;
    };
    return html`<h3>${t('games-profile-mergeTitle')}</h3><p class="empty">${t('games-profile-mergeAbout', { name: player.name })}</p>
      <p class="change"><label><span>${t('games-profile-mergeInto')}</span><select name="into" @change=${choose}>
        <option value="">${t('games-profile-choose')}</option>
        ${this.others.map(({ id, name }) => html`<option value=${id} .selected=${id === this.into}>${name}</option>`)}</select></label>
        <button type="button" ?disabled=${into === undefined} @click=${() => void this.#merge(into)}>${t('games-profile-merge')}</button></p>`;
  }

  #parting({ merged }: ProfileAnswer) {
    if (merged.length === 0) return nothing;
    const part = (id: string) => () => this.#send({ type: 'playerParted', id }, id);
    return html`<h3>${t('games-profile-alsoPlayed')}</h3><ul class="parting">${merged.map(
      ({ id, name }) =>
        html`<li>${name} <button type="button" @click=${part(id)}>${t('games-profile-part', { name })}</button></li>`,
    )}</ul>`;
  }

  async #merge(into: GamesAnswer['players'][number] | undefined): Promise<void> {
    const player = this.profile?.player;
    if (into === undefined || player === undefined) return;
    const question = {
      words: t('games-profile-mergeAsk', { name: player.name, into: into.name }),
      yes: t('games-profile-mergeYes'),
      no: t('games-profile-cancel'),
    };
    if (!(await agreed(question))) return;
    this.into = '';
    await this.#send({ type: 'playersMerged', id: player.id, into: into.id }, into.id);
  }

  async #save(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const given = new FormData(event.currentTarget as HTMLFormElement);
    const text = (name: string): string => `${given.get(name) ?? ''}`.trim();
    const id = this.profile?.player.id ?? '';
    const change = {
      name: text('name'),
      short: text('short') || null,
      colour: text('colour') || null,
      guest: given.has('guest'),
    };
    await this.#send({ type: 'playerChanged', id, ...change }, id);
  }

  /** Posts a change; what the host says against it is shown here. */
  async #send(change: object, show: string): Promise<void> {
    this.said = '';
    this.trouble = (await this.send('api/players', change)) ?? '';
    if (this.trouble !== '') return;
    this.said = t('games-profile-saved');
    this.dispatchEvent(new CustomEvent('changed', { detail: show, bubbles: true }));
  }
}

customElements.define('muggins-player', PlayerEdit);
