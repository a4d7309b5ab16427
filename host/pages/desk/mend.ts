// Putting a player right at the desk: another name, a member number, two entries that are one person, or an entry to remove. And how names are
// shown to everybody but the desk.
import { html } from 'lit';
import {
  type LeaguePlayer,
  NAMES_SHOWN,
  type NamesShown,
  type NightCommand,
  shortOf,
} from '../../../shared/league/index.ts';
import { type Fields, fieldsOf, onSubmit, onValue, options } from '../kit/element.ts';
import { t } from '../kit/language.ts';
import { sure } from './dialog.ts';
import type { DeskParts } from './parts.ts';

/** A form for one player of the club; what is left empty stays as it is. */
export function mending({ desk, act }: DeskParts) {
  const sorted = desk.players.toSorted((a, b) => a.name.localeCompare(b.name));
  const choices = sorted.map(
    ({ id, name, member }) => [id, member === null ? name : `${name} (${member})`] as const,
  );
  const players = () => options([['', ''], ...choices]);
  const chosenIn = (form: HTMLFormElement): LeaguePlayer | undefined =>
    desk.players.find(({ id }) => id === fieldsOf(form)('player'));
  const mend = onSubmit(async (fields, form) => {
    const player = chosenIn(form);
    if (player !== undefined && (await act(mended(player, fields)))) form.reset();
  });
  const remove = async ({ currentTarget }: Event): Promise<void> => {
    const form = (currentTarget as HTMLButtonElement).form as HTMLFormElement;
    const player = form.reportValidity() ? chosenIn(form) : undefined;
    // Nothing puts the player back.
    if (player === undefined || !(await sure(t('desk-removeHelp', { name: player.name }), t('desk-remove'))))
      return;
    if (await act({ type: 'removePlayer', player: player.id })) form.reset();
  };
  const showShort = ({ currentTarget }: Event): void => {
    const form = (currentTarget as HTMLSelectElement).form as HTMLFormElement;
    const player = chosenIn(form);
    (form.elements.namedItem('short') as HTMLInputElement).placeholder = player ? shortOf(player) : '';
  };
  return html`<details><summary>${t('desk-mend')}</summary>
    <form class="mend" @submit=${mend}>
      <label>${t('desk-mendPlayer')} <select name="player" required @change=${showShort}>${players()}</select></label>
      <label>${t('desk-mendName')} <input name="name" autocomplete="off" maxlength="80" /></label>
      <label>${t('desk-mendShort')} <input name="short" autocomplete="off" maxlength="20" /></label>
      <label>${t('desk-mendMember')} <input name="member" autocomplete="off" maxlength="40" /></label>
      <label>${t('desk-mendSame')} <select name="into">${players()}</select></label>
      <button>${t('desk-enter')}</button>
      <button type="button" class="remove" @click=${remove}>${t('desk-remove')}</button>
      <small>${t('desk-mendHelp')}</small>
    </form>
  </details>`;
}

/** Two entries become one; otherwise the name and the number change. */
function mended(player: LeaguePlayer, text: Fields): NightCommand {
  const into = text('into');
  if (into !== '') return { type: 'merge', from: player.id, into };
  const [name, member] = [text('name') || player.name, text('member') || player.member];
  return { type: 'changePlayer', player: { ...player, name, member, short: text('short') || player.short } };
}

/** A choice that holds for this night and those to come. */
export function naming({ view, act }: DeskParts) {
  const choose = onValue((names) => act({ type: 'showNames', names: names as NamesShown }));
  const choices = NAMES_SHOWN.map((each) => [each, t(`desk-shownNames-${each}`)] as const);
  return html`<details><summary>${t('desk-shownNames-title')}</summary>
    <label>${t('desk-shownNames-label')} <select @change=${choose}>${options(choices, view.shown)}</select></label>
    <p><small>${t('desk-shownNames-help')}</small></p>
  </details>`;
}
