// The club's players at the desk: one tap checks a player in, another one out again; late arrivals join the next draw.

import { html, nothing } from 'lit';
import {
  comingOf,
  gamesLost,
  type LeaguePlayer,
  type NightCommand,
  roundsFor,
} from '../../../shared/league/index.ts';
import type { NameOf } from '../../../shared/words/index.ts';
import { Names } from '../../../shared/words/names.ts';
import { sayLostGames } from '../../../shared/words/parts.ts';
import './codes.ts';
import { onSubmit, onValue } from '../kit/element.ts';
import { language, t } from '../kit/language.ts';
import { lists } from './list.ts';
import { mending, naming } from './mend.ts';
import type { DeskParts } from './parts.ts';

/** Everybody whom the club knows, who is here first. */
export function people(parts: DeskParts) {
  const { view, search, set, partner, nameOf, desk } = parts;
  const wanted = search.trim().toLowerCase();
  const found = desk.players.filter(({ name }) => name.toLowerCase().includes(wanted));
  const here = new Set(
    view.entrants.filter(({ leftBefore }) => leftBefore === null).flatMap(({ players }) => players),
  );
  const sorted = found.toSorted((a, b) => a.name.localeCompare(b.name));
  return html`<section class="panel people">
    <h2>${t('desk-checkIn')} <small>${t('desk-checkedIn', { number: here.size })}</small></h2>
    ${partner === undefined ? nothing : html`<p class="ask">${t('desk-partnerOf', { name: nameOf(partner) })}</p>`}
    <form @submit=${onSubmit(() => add(parts))}>
      <input type="search" aria-label=${t('desk-find')} placeholder=${`${t('desk-find')} / ${t('desk-newName')}`} .value=${search} @input=${onValue((text) => set({ search: text }))} maxlength="80" />
      ${wanted !== '' && found.length === 0 ? html`<button class="main">${t('desk-add')}</button>` : nothing}
    </form>
    <ul>${sorted.map((player) => personRow(parts, player, here.has(player.id)))}</ul>
    <muggins-codes .players=${desk.players}></muggins-codes>
    ${lists(parts)} ${desk.players.length === 0 ? nothing : [mending(parts), naming(parts)]}
  </section>`;
}

/** No player has the typed name: adds a new player, who is checked in at once. */
function add(parts: DeskParts): void {
  const name = parts.search.trim();
  const known = parts.desk.players.find((each) => each.name.toLowerCase() === name.toLowerCase());
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
  if (view.format.unit === 'pairs' && partner === undefined) {
    if (added.length === 0 || (await act(...added))) set({ partner: player.id, search: '' });
    return;
  }
  const first = desk.players.filter(({ id }) => id === partner);
  if (!(await act(...added, comingOf(view.entrants, [...first, player])))) return;
  set({ search: '', partner: undefined });
  if (comesTooLate(view)) say(t('desk-comesLast', { names: player.name }));
}

/** Whether one more player finds no game: every round is drawn, for a field of one more too. */
function comesTooLate({ format, drawn, entrants }: DeskParts['view']): boolean {
  const here = entrants.filter(({ leftBefore }) => leftBefore === null).length;
  return drawn > 0 && format.late !== 'owed' && drawn >= roundsFor(format, here + 1);
}

function personRow(parts: DeskParts, player: LeaguePlayer, isHere: boolean) {
  const { view, act, reasoned, nameOf } = parts;
  const entrant = view.entrants.find(
    ({ players, leftBefore }) => leftBefore === null && players.includes(player.id),
  );
  const plays = entrant !== undefined && view.drawn > 0;
  const tap = (): void => {
    if (entrant === undefined) void come(parts, player);
    else if (!plays) void act({ type: 'checkOut', entrant: entrant.id });
    else {
      const name = nameOf(entrant.id);
      const help = t(`desk-dropHelp-${view.format.dropOut}`, { player: new Names([name]) });
      reasoned(`${help} ${lostGames(view, entrant.id, nameOf)}`.trim(), (reason) => [
        { type: 'drop', entrant: entrant.id, reason },
      ]);
    }
  };
  return html`<li class=${isHere ? 'here' : ''}>
    <button aria-pressed=${isHere ? 'true' : 'false'} aria-label=${plays ? t('desk-drop', { player: player.name }) : player.name} @click=${tap}>
      <span>${player.name}</span><small class="number">${player.member ?? ''}</small></button></li>`;
}

/** Games that would not stand if this player left now, in a sentence; nothing where there are none. */
function lostGames({ format, games }: DeskParts['view'], entrant: string, nameOf: NameOf): string {
  const lost = gamesLost(format, games, entrant).map(({ game, entrants: [first, second] }) => ({
    game,
    against: nameOf(first === entrant ? second : first),
  }));
  return lost.length === 0 ? '' : sayLostGames(language(), lost, format.dropOut === 'forfeit');
}
