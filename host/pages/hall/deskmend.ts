// Putting a player right at the desk: another name, a member number, two entries that are one person, or nobody any more.
import { html } from 'lit';
import { type LeaguePlayer, type NightCommand, shortOf } from '../../../shared/league/index.ts';
import type { DeskParts } from './deskparts.ts';
import { askFor } from './dialog.ts';
import { strings } from './language.ts';

/** A form for one player of the club; what is left empty stays as it is. */
export function mending({ desk, act }: DeskParts) {
  const { desk: d } = strings();
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
    const { form } = currentTarget as HTMLButtonElement;
    const player = form?.reportValidity() ? chosenIn(form) : undefined;
    if (player === undefined) return;
    const agreed = await askFor(d.removeHelp(player.name), [], { done: d.remove });
    if (agreed !== undefined && (await act({ type: 'removePlayer', player: player.id }))) form?.reset();
  };
  const showShort = ({ currentTarget }: Event): void => {
    const { form } = currentTarget as HTMLSelectElement;
    const player = form ? chosenIn(form) : undefined;
    const short = form?.elements.namedItem('short') as HTMLInputElement;
    short.placeholder = player === undefined ? '' : shortOf(player);
  };
  return html`<details><summary>${d.mend}</summary>
    <form class="mend" @submit=${mend}>
      <label>${d.mendPlayer} <select name="player" required @change=${showShort}>${BLANK}${options}</select></label>
      <label>${d.mendName} <input name="name" autocomplete="off" maxlength="80" /></label>
      <label>${d.mendShort} <input name="short" autocomplete="off" maxlength="20" /></label>
      <label>${d.mendMember} <input name="member" autocomplete="off" maxlength="40" /></label>
      <label>${d.mendSame} <select name="into">${BLANK}${options}</select></label>
      <button>${d.enter}</button>
      <button type="button" class="remove" @click=${remove}>${d.remove}</button>
      <small>${d.mendHelp}</small>
    </form>
  </details>`;
}

const textIn = (form: HTMLFormElement, name: string): string =>
  `${new FormData(form).get(name) ?? ''}`.trim();

const BLANK = html`<option value=""></option>`;

/** Two entries become one; otherwise the name and the number change. */
function mended(player: LeaguePlayer, text: (name: string) => string): NightCommand {
  const into = text('into');
  if (into !== '') return { type: 'merge', from: player.id, into };
  const [name, member] = [text('name') || player.name, text('member') || player.member];
  return { type: 'changePlayer', player: { ...player, name, member, short: text('short') || player.short } };
}
