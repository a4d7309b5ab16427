// Putting a player right at the desk: another name, a member number, two entries that are one person, or nobody any more.
import { html } from 'lit';
import { type LeaguePlayer, type NightCommand, shortOf } from '../../../shared/league/index.ts';
import { t } from '../kit/language.ts';
import { askFor } from './dialog.ts';
import type { DeskParts } from './parts.ts';

/** A form for one player of the club; what is left empty stays as it is. */
export function mending({ desk, act }: DeskParts) {
  const sorted = desk.players.toSorted((a, b) => a.name.localeCompare(b.name));
  const options = sorted.map(
    ({ id, name, member }) =>
      html`<option value=${id}>${member === null ? name : `${name} (${member})`}</option>`,
  );
  const chosenIn = (form: HTMLFormElement): LeaguePlayer | undefined =>
    desk.players.find(({ id }) => id === textIn(form, 'player'));
  const mend = async (event: Event): Promise<void> => {
    event.preventDefault();
    const form = event.currentTarget as HTMLFormElement;
    const player = chosenIn(form);
    if (player !== undefined && (await act(mended(player, (name) => textIn(form, name))))) form.reset();
  };
  const remove = async ({ currentTarget }: Event): Promise<void> => {
    const form = (currentTarget as HTMLButtonElement).form as HTMLFormElement;
    const player = form.reportValidity() ? chosenIn(form) : undefined;
    if (player !== undefined && (await removed(player, act))) form.reset();
  };
  const showShort = ({ currentTarget }: Event): void => {
    const form = (currentTarget as HTMLSelectElement).form as HTMLFormElement;
    const player = chosenIn(form);
    (form.elements.namedItem('short') as HTMLInputElement).placeholder = player ? shortOf(player) : '';
  };
  return html`<details><summary>${t('desk-mend')}</summary>
    <form class="mend" @submit=${mend}>
      <label>${t('desk-mendPlayer')} <select name="player" required @change=${showShort}>${BLANK}${options}</select></label>
      <label>${t('desk-mendName')} <input name="name" autocomplete="off" maxlength="80" /></label>
      <label>${t('desk-mendShort')} <input name="short" autocomplete="off" maxlength="20" /></label>
      <label>${t('desk-mendMember')} <input name="member" autocomplete="off" maxlength="40" /></label>
      <label>${t('desk-mendSame')} <select name="into">${BLANK}${options}</select></label>
      <button>${t('desk-enter')}</button>
      <button type="button" class="remove" @click=${remove}>${t('desk-remove')}</button>
      <small>${t('desk-mendHelp')}</small>
    </form>
  </details>`;
}

const textIn = (form: HTMLFormElement, name: string): string =>
  `${new FormData(form).get(name) ?? ''}`.trim();

const BLANK = html`<option value=""></option>`;

/** Asks first, as nothing puts the player back. */
async function removed({ id, name }: LeaguePlayer, act: DeskParts['act']): Promise<boolean> {
  const agreed = await askFor(t('desk-removeHelp', { name }), [], { done: t('desk-remove') });
  return agreed !== undefined && (await act({ type: 'removePlayer', player: id }));
}

/** Two entries become one; otherwise the name and the number change. */
function mended(player: LeaguePlayer, text: (name: string) => string): NightCommand {
  const into = text('into');
  if (into !== '') return { type: 'merge', from: player.id, into };
  const [name, member] = [text('name') || player.name, text('member') || player.member];
  return { type: 'changePlayer', player: { ...player, name, member, short: text('short') || player.short } };
}
