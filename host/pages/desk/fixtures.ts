// Matches of teams at the desk: the captains name who plays each rubber, and the match is opened.
import { repeat } from 'lit/directives/repeat.js';
import { type Both, MATCH_SIDES, type MatchSide } from '../../../shared/league/team/index.ts';
import type { DeskAnswer } from '../../web/hall/types.ts';
import { html, onSubmit, options, t } from '../kit/element.ts';
import type { DeskParts } from './parts.ts';

type Match = DeskAnswer['fixtures'][number];

/** Today's matches that can be opened, or opened again with other players. */
export const fixtureList = (parts: DeskParts) =>
  repeat(
    parts.desk.fixtures,
    ({ id }) => id,
    (each) => fixtureForm(parts, each),
  );

function fixtureForm({ view, post, set }: DeskParts, match: Match) {
  const { id, day, format, competition } = match;
  const names = { home: match.home.name, away: match.away.name };
  const isNamed = match.players.some((two) => two.some(({ length }) => length > 0));
  const open = onSubmit(async (field) => {
    const players = format.rubbers.map((rubber, place): Both<readonly string[]> => {
      const of = (side: MatchSide) =>
        Array.from({ length: rubber.players }, (_, at) => field(`${place}.${side}.${at}`)).filter(Boolean);
      return [of(0), of(1)];
    });
    const heading = { date: day, title: competition.name };
    const isOpen =
      view.phase === 'open' || (await post('api/hall/night', { format: 'grass-roots', heading }));
    const commands = [{ type: 'openFixture', fixture: id, players }];
    if (isOpen && (await post('api/hall/commands', { commands }))) set({ event: 'M' });
  });
  return html`<section class="panel"><details class="fixture" ?open=${!isNamed}>
    <summary>${t('desk-fixture-teams', names)} <small>${competition.name}</small></summary>
    <p class="note">${t(isNamed ? 'desk-fixture-again' : 'desk-fixture-help')}</p>
    <form @submit=${open}>${format.rubbers.map((_, place) => rubberFields(match, place))}
      <button class="main">${t(isNamed ? 'desk-fixture-change' : 'desk-fixture-open')}</button></form></details></section>`;
}

function rubberFields({ home, away, format, players }: Match, place: number) {
  const seats = format.rubbers[place]?.players ?? 1;
  const choice = (side: MatchSide, at: number) => {
    const team = side === 0 ? home : away;
    const known = team.players.flatMap(({ id, name }) => (name === null ? [] : [[id, name] as const]));
    return html`<select name=${`${place}.${side}.${at}`} aria-label=${`${team.name} ${place + 1}`}>
      ${options([['', '–'], ...known], players[place]?.[side][at] ?? '')}</select>`;
  };
  return html`<fieldset><legend>${place + 1}</legend>${MATCH_SIDES.map(
    (side) => html`<span>${Array.from({ length: seats }, (_, at) => choice(side, at))}</span>`,
  )}</fieldset>`;
}
