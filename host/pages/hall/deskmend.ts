// Putting a player right at the desk: another name, a member number, or two entries that are one person.
import { html } from 'lit';
import type { LeaguePlayer, NightCommand } from '../../../shared/league/index.ts';
import type { DeskParts } from './deskparts.ts';
import { strings } from './language.ts';

/** A form for one player of the club; what is left empty stays as it is. */
export function mending({ desk, act }: DeskParts) {
  const { desk: d } = strings();
  const sorted = desk.players.toSorted((a, b) => a.name.localeCompare(b.name));
  const options = sorted.map(
    ({ id, name, member }) =>
      html`<option value=${id}>${member === null ? name : `${name} (${member})`}</option>`,
  );
  const mend = async (event: Event): Promise<void> => {
    event.preventDefault();
    const form = event.currentTarget as HTMLFormElement;
    const data = new FormData(form);
    const text = (name: string): string => `${data.get(name) ?? ''}`.trim();
    const player = desk.players.find(({ id }) => id === text('player'));
    if (player !== undefined && (await act(mended(player, text)))) form.reset();
  };
  return html`<details><summary>${d.mend}</summary>
    <form class="mend" @submit=${mend}>
      <label>${d.mendPlayer} <select name="player" required>${BLANK}${options}</select></label>
      <label>${d.mendName} <input name="name" autocomplete="off" maxlength="20" /></label>
      <label>${d.mendMember} <input name="member" autocomplete="off" maxlength="40" /></label>
      <label>${d.mendSame} <select name="into">${BLANK}${options}</select></label>
      <button>${d.enter}</button>
      <small>${d.mendHelp}</small>
    </form>
  </details>`;
}

const BLANK = html`<option value=""></option>`;

/** Two entries become one; otherwise the name and the number change. */
function mended(player: LeaguePlayer, text: (name: string) => string): NightCommand {
  const into = text('into');
  if (into !== '') return { type: 'merge', from: player.id, into };
  const [name, member] = [text('name') || player.name, text('member') || player.member];
  return { type: 'changePlayer', player: { ...player, name, member } };
}
