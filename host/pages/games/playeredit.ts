// <muggins-player>: the host changes a player: name, short name, colour; merges two who are one person, and separates them again.
import { html, nothing } from 'lit';
import { COLOURS } from '../../../shared/protocol/index.ts';
import type { GamesAnswer, ProfileAnswer } from '../../web/table/types.ts';
import { agreed } from '../kit/dialog.ts';
import { Draft } from '../kit/draft.ts';
import { element, type Fields, fieldsOf, given, onSubmit, onValue, options, own } from '../kit/element.ts';
import { t } from '../kit/language.ts';
import { lastingStorage } from '../kit/place.ts';

const entered = (fields: Fields) => ({
  name: fields('name'),
  short: fields('short'),
  colour: fields('colour'),
  guest: fields('guest') !== '',
});

/** Unsaved changes to a player, and the player to merge into. */
type PlayerDraft = ReturnType<typeof entered> & { readonly into: string };
const draft = new Draft<PlayerDraft>(lastingStorage('sessionStorage'), 'muggins.player');

/** Properties: `profile`, `others` (whom the player can be merged into), `send` (posts a change). Event: 'changed', with the id of the player to show from now on. */
class PlayerEdit extends element({
  profile: given<ProfileAnswer>(),
  others: given<GamesAnswer['players']>(() => []),
  send: given<(path: string, body: object) => Promise<string | undefined>>(() => async () => undefined),
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
    const { name, short, colour, guest } = { ...player, ...draft.at(player.id) };
    const keep = ({ currentTarget }: Event): void =>
      draft.keep(player.id, entered(fieldsOf(currentTarget as HTMLFormElement)));
    const named = COLOURS.map((colour) => [colour, t(`table-colours-${colour}`)] as const);
    const colours = [['', t('games-profile-noColour')] as const, ...named];
    return html`<form class="change" @input=${keep} @submit=${onSubmit((fields) => this.#save(fields))}>
      <label><span>${t('games-profile-name')}</span><input name="name" required maxlength="80" autocomplete="off" .value=${name} /></label>
      <label><span>${t('games-profile-short')} <small>${t('games-profile-shortHint')}</small></span>
        <input name="short" maxlength="80" autocomplete="off" .value=${short ?? ''} /></label>
      <label><span>${t('games-profile-colour')}</span><select name="colour">${options(colours, colour ?? '')}</select></label>
      <label class="check"><input type="checkbox" name="guest" .checked=${guest} /><span>${t('games-profile-isGuest')}</span></label>
      <button type="submit">${t('games-profile-save')}</button></form>`;
  }

  #merging({ player }: ProfileAnswer) {
    if (this.others.length === 0) return nothing;
    const into = this.others.find(({ id }) => id === draft.at(player.id).into);
    const choose = onValue((id) => {
      draft.keep(player.id, { into: id });
      this.requestUpdate();
    });
    const others = this.others.map(({ id, name }) => [id, name] as const);
    return html`<h3>${t('games-profile-mergeTitle')}</h3><p class="empty">${t('games-profile-mergeAbout', { name: player.name })}</p>
      <p class="change"><label><span>${t('games-profile-mergeInto')}</span><select name="into" @change=${choose}>
        ${options([['', t('games-profile-choose')], ...others], into?.id ?? '')}</select></label>
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
    const words = t('games-profile-mergeAsk', { name: player.name, into: into.name });
    if (!(await agreed({ words, yes: t('games-profile-mergeYes'), no: t('games-profile-cancel') }))) return;
    await this.#send({ type: 'playersMerged', id: player.id, into: into.id }, into.id);
  }

  async #save(text: Fields): Promise<void> {
    const id = this.profile?.player.id ?? '';
    const { short, colour, ...rest } = entered(text);
    const change = { ...rest, id, short: short || null, colour: colour || null };
    await this.#send({ type: 'playerChanged', ...change }, id);
  }

  /** Posts a change; what the host says against it is shown here. */
  async #send(change: object, show: string): Promise<void> {
    this.said = '';
    this.trouble = (await this.send('api/players', change)) ?? '';
    if (this.trouble !== '') return;
    draft.drop();
    this.said = t('games-profile-saved');
    this.emit('changed', show);
  }
}

customElements.define('muggins-player', PlayerEdit);
