// The club's players at the desk: one tap checks a player in or out; late players join the next draw; names and numbers are put right.
import { html, nothing } from 'lit';
import {
  bySurname,
  comingOf,
  eventViews,
  gamesLost,
  isRotation,
  type LeaguePlayer,
  listName,
  NAMES_SHOWN,
  type NamesShown,
  type NightCommand,
  roundsFor,
  shortOf,
  surnameOf,
} from '../../../shared/league/index.ts';
import type { NameOf } from '../../../shared/words/index.ts';
import { Names } from '../../../shared/words/names.ts';
import { sayLostGames } from '../../../shared/words/parts.ts';
import { isDrawn } from '../hall/bracket.ts';
import { eventIn, eventName } from '../hall/events.ts';
import { dotted } from '../hall/heading.ts';
import { presentIn } from '../hall/names.ts';
import { loaded } from '../kit/browser.ts';
import { type Fields, fieldsOf, onSubmit, onValue, options } from '../kit/element.ts';
import { language, t } from '../kit/language.ts';
import { sure } from './dialog.ts';
import { lists } from './list.ts';
import type { DeskParts } from './parts.ts';

/** Everybody whom the club knows, who is here first. */
export function people(parts: DeskParts) {
  const { view, search, set, partner, nameOf, desk, isDirector } = parts;
  const wanted = search.trim().toLowerCase();
  const here = new Set(presentIn(view).flatMap(({ players }) => players));
  const may = mayEnter(view);
  const found = desk.players.filter((player) =>
    wanted === ''
      ? may === undefined || may.has(player.id) || here.has(player.id)
      : typedAs(player).some((each) => each.includes(wanted)),
  );
  const sorted = found.toSorted(bySurname(language().code));
  return html`<section class="panel people">
    <h2>${dotted(eventIn(view), t('desk-checkIn'))} <small>${t('desk-checkedIn', { number: here.size })}</small></h2>
    ${partner === undefined ? nothing : html`<p class="ask">${t('desk-partnerOf', { name: nameOf(partner) })}</p>`}
    <form @submit=${onSubmit(() => add(parts))}>
      <input type="search" aria-label=${t('desk-find')} placeholder=${`${t('desk-find')} / ${t('desk-newName')}`} .value=${search} @input=${onValue((text) => set({ search: text }))} maxlength="80" />
      ${wanted !== '' && found.length === 0 ? html`<button class="main">${t('desk-add')}</button>` : nothing}
    </form>
    <ul>${sorted.map((player) => personRow(parts, player, here.has(player.id)))}</ul>
    ${isDirector ? ofDirector(parts) : nothing}
  </section>`;
}

/** Lower-case texts that find a player: the name, its row in the list, and the member number. */
const typedAs = (player: LeaguePlayer): readonly string[] =>
  [player.name, listName(player), ...(player.member === null ? [] : [player.member])].map((each) =>
    each.toLowerCase(),
  );

/** Codes for phones, for helpers and other devices; the list of players and their names. */
const ofDirector = (parts: DeskParts) => {
  const { players } = parts.desk;
  return html`${codes(players, 'phones', t('hall-codes-phones'))} ${codes(players, 'helpers', t('desk-helpers-title'))}
    ${lists(parts)} ${players.length === 0 ? nothing : [mending(parts), naming(parts)]}`;
};

/** A panel with codes; what makes them loads when it is opened. */
const codes = (players: readonly LeaguePlayer[], kind: 'phones' | 'helpers', title: string) =>
  html`<details class="codes" @toggle=${() => loaded(import('./codes.ts'))}><summary>${title}</summary>
    <muggins-codes .players=${players} .kind=${kind}></muggins-codes></details>`;

/** Players who may enter the event: the field of its stage, or none once a bracket is drawn; undefined if everyone may. */
function mayEnter(view: DeskParts['view']): ReadonlySet<string> | undefined {
  const stage = view.stages.find(({ id }) => id === view.event);
  if (isDrawn(view)) return new Set();
  if (stage === undefined) return undefined;
  const entrants = eventViews(view).flatMap((each) => each.entrants);
  return new Set(entrants.filter(({ id }) => stage.field.includes(id)).flatMap(({ players }) => players));
}

/** Whether an event takes only some players, and this one plays in none of tonight's. The hall refuses those who may not enter. */
function isUnlisted(view: DeskParts['view'], id: string): boolean {
  const may = isDrawn(view) ? undefined : mayEnter(view);
  const here = eventViews(view).flatMap((each) => presentIn(each).flatMap(({ players }) => players));
  return may?.has(id) === false && !here.includes(id);
}

/** No player has the typed name: adds a new player, who is checked in at once. */
function add(parts: DeskParts): void {
  const name = parts.search.trim();
  const known = parts.desk.players.find((each) => typedAs(each).includes(name.toLowerCase()));
  if (name === '') return;
  const player = known ?? { id: crypto.randomUUID(), name, member: null, club: null };
  const added: readonly NightCommand[] = known === undefined ? [{ type: 'addPlayer', player }] : [];
  void come(parts, player, added);
}

async function come(
  { view, desk, partner, act, set, say }: DeskParts,
  player: LeaguePlayer,
  added: readonly NightCommand[] = [],
): Promise<void> {
  if (view.phase !== 'open' && added.length > 0) {
    if (await act(...added)) set({ search: '' });
    return;
  }
  if (view.format.rules.unit === 'pairs' && partner === undefined) {
    if (added.length === 0 || (await act(...added))) set({ partner: player.id, search: '' });
    return;
  }
  if (isUnlisted(view, player.id)) {
    const asked = t('desk-unlisted', { name: player.name, event: eventName(view) });
    if (!(await sure(asked, t('desk-checkIn')))) return;
  }
  const first = desk.players.filter(({ id }) => id === partner);
  const known = eventViews(view).flatMap(({ entrants }) => entrants);
  if (!(await act(...added, comingOf(known, [...first, player])))) return;
  set({ search: '', partner: undefined });
  if (comesTooLate(view)) say(t('desk-comesLast', { names: player.name }));
}

/** Whether one more player finds no game: every round is drawn, for a field of one more too. */
function comesTooLate({ format, drawn, entrants }: DeskParts['view']): boolean {
  if (drawn === 0 || !isRotation(format) || format.attendance.late === 'owed') return false;
  return drawn >= roundsFor(format, presentIn({ entrants }).length + 1);
}

function personRow(parts: DeskParts, player: LeaguePlayer, isHere: boolean) {
  const { view, act, may, reasoned, nameOf } = parts;
  const entrant = presentIn(view).find(({ players }) => players.includes(player.id));
  const plays = entrant !== undefined && view.drawn > 0;
  const tap = (): void => {
    if (entrant === undefined) void come(parts, player);
    else if (!plays) void act({ type: 'checkOut', entrant: entrant.id });
    else {
      const name = nameOf(entrant.id);
      const help = t(`desk-dropHelp-${view.format.attendance.dropOut}`, { player: new Names([name]) });
      reasoned(`${help} ${lostGames(view, entrant.id, nameOf)}`.trim(), (reason) => [
        { type: 'drop', entrant: entrant.id, reason },
      ]);
    }
  };
  const shown = listName(player);
  return html`<li class=${isHere ? 'here' : ''}>
    <button ?disabled=${plays && !may('drop')} aria-pressed=${isHere ? 'true' : 'false'} aria-label=${plays ? t('desk-drop', { player: shown }) : shown} @click=${tap}>
      <span>${shown}${guestNote(parts, player)}</span><small class="number">${player.member ?? ''}</small></button></li>`;
}

/** The number of a guest's night, and whether to ask about membership. */
function guestNote({ desk, view }: DeskParts, { id }: LeaguePlayer) {
  const guest = desk.guests.find(({ player }) => player === id);
  if (guest === undefined || view.phase !== 'open') return nothing;
  const { night, over } = guest;
  const { guestNights: of, guestCard: card } = desk.settings;
  const words = {
    none: () => t('desk-guest-night', { night }),
    nights: () => t('desk-guest-nights', { of }),
    card: () => t('desk-guest-card', { card }),
  }[over ?? 'none']();
  return html`<small class=${over === null ? 'guest' : 'guest due'}>${words}</small>`;
}

/** Games that would not stand if this player left now, in a sentence; nothing where there are none. */
function lostGames({ format, games }: DeskParts['view'], entrant: string, nameOf: NameOf): string {
  const lost = gamesLost(format, games, entrant).map(({ game, entrants: [first, second] }) => ({
    game,
    against: nameOf(first === entrant ? second : first),
  }));
  return lost.length === 0 ? '' : sayLostGames(language(), lost, format.attendance.dropOut === 'forfeit');
}

/** A form for one player of the club; what is left empty stays as it is. */
function mending({ desk, act }: DeskParts) {
  const choices = desk.players.toSorted(bySurname(language().code)).map((player) => {
    const name = listName(player);
    return [player.id, player.member === null ? name : `${name} (${player.member})`] as const;
  });
  const players = () => options([['', ''], ...choices]);
  const chosenIn = (form: HTMLFormElement): LeaguePlayer | undefined =>
    desk.players.find(({ id }) => id === fieldsOf(form)('player'));
  const mend = onSubmit(async (fields, form) => {
    const player = chosenIn(form);
    if (player !== undefined && (await act(mended(player, fields)))) form.reset();
  });
  const leave =
    (way: 'remove' | 'forget') =>
    async ({ currentTarget }: Event): Promise<void> => {
      const form = (currentTarget as HTMLButtonElement).form as HTMLFormElement;
      const player = form.reportValidity() ? chosenIn(form) : undefined;
      if (player === undefined) return;
      // Nothing puts the player back.
      const isSure = await sure(t(`desk-${way}Help`, { name: player.name }), t(`desk-${way}`));
      if (isSure && (await act({ type: `${way}Player` as const, player: player.id }))) form.reset();
    };
  const showMade = ({ currentTarget }: Event): void => {
    const form = (currentTarget as HTMLSelectElement).form as HTMLFormElement;
    const player = chosenIn(form);
    for (const [field, made] of [
      ['short', shortOf],
      ['surname', surnameOf],
    ] as const)
      (form.elements.namedItem(field) as HTMLInputElement).placeholder = player ? made(player) : '';
  };
  return html`<details><summary>${t('desk-mend')}</summary>
    <form class="mend" @submit=${mend}>
      <label>${t('desk-mendPlayer')} <select name="player" required @change=${showMade}>${players()}</select></label>
      <label>${t('desk-mendName')} <input name="name" autocomplete="off" maxlength="80" /></label>
      <label>${t('desk-mendSurname')} <input name="surname" autocomplete="off" maxlength="80" /></label>
      <label>${t('desk-mendShort')} <input name="short" autocomplete="off" maxlength="20" /></label>
      <label>${t('desk-mendMember')} <input name="member" autocomplete="off" maxlength="40" /></label>
      <label>${t('desk-mendSame')} <select name="into">${players()}</select></label>
      <button>${t('desk-enter')}</button>
      ${(['remove', 'forget'] as const).map((way) => html`<button type="button" class=${way} @click=${leave(way)}>${t(`desk-${way}`)}</button>`)}
      <small>${t('desk-mendHelp')}</small>
    </form>
  </details>`;
}

/** Two entries become one; otherwise the names and the number change. A surname goes with the name it was entered for. */
function mended(player: LeaguePlayer, text: Fields): NightCommand {
  const into = text('into');
  if (into !== '') return { type: 'merge', from: player.id, into };
  const [name, member] = [text('name') || player.name, text('member') || player.member];
  const surname = text('surname') || (name === player.name ? player.surname : undefined);
  const short = text('short') || player.short;
  return { type: 'changePlayer', player: { ...player, name, surname, member, short } };
}

/** A setting for this night and later ones. */
function naming({ view, act }: DeskParts) {
  const choose = onValue((names) => act({ type: 'showNames', names: names as NamesShown }));
  const choices = NAMES_SHOWN.map((each) => [each, t(`desk-shownNames-${each}`)] as const);
  return html`<details><summary>${t('desk-shownNames-title')}</summary>
    <label>${t('desk-shownNames-label')} <select @change=${choose}>${options(choices, view.shown)}</select></label>
    <p><small>${t('desk-shownNames-help')}</small></p>
  </details>`;
}
