// Matches of teams at the desk: the captains name who plays each rubber, and the match is opened.
import { repeat } from 'lit/directives/repeat.js';
import { dayOf, eventViews, SIDES } from '../../../shared/league/index.ts';
import type { Both, MatchSide } from '../../../shared/league/team/index.ts';
import type { DeskAnswer } from '../../web/hall/types.ts';
import { html, nothing, onSubmit, options, t } from '../kit/element.ts';
import type { DeskParts } from './parts.ts';

type Match = NonNullable<DeskAnswer['league']>['fixtures'][number];
type Players = ReadonlyMap<number, Both<readonly string[]>>;

/** Today's matches without a result here: each can be opened, and opened again with other players. At first they are those of the sheets. */
export function fixtureList(parts: DeskParts) {
  const today = dayOf(parts.now);
  const matches = parts.desk.league?.fixtures.filter(({ day }) => day === today) ?? [];
  return repeat(
    matches,
    ({ id }) => id,
    (each) => fixtureForm(parts, each),
  );
}

function fixtureForm({ view, post, set }: DeskParts, match: Match) {
  const { id, day, format, competition, home, away } = match;
  const events = eventViews(view).filter(({ fixture }) => fixture?.id === id);
  if (events.some(({ games }) => games.some(({ outcome }) => outcome !== null))) return nothing;
  const rubbers = events.flatMap(({ fixture }) => fixture?.rubbers ?? []);
  const named: Players = new Map(rubbers.map(({ rubber, players }) => [rubber, players]));
  const names = { home: home.name, away: away.name };
  const isNamed = named.size > 0;
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
    <form @submit=${open}>${format.rubbers.map((_, place) => rubberFields(match, named, place))}
      <button class="main">${t(isNamed ? 'desk-fixture-change' : 'desk-fixture-open')}</button></form></details></section>`;
}

function rubberFields({ home, away, format, sheets }: Match, named: Players, place: number) {
  const seats = format.rubbers[place]?.players ?? 1;
  const chosen = named.get(place) ?? [sheets?.[0][place], sheets?.[1][place]];
  const choice = (side: MatchSide, at: number) => {
    const team = side === 0 ? home : away;
    const known = team.players.flatMap(({ id, name }) => (name === null ? [] : [[id, name] as const]));
    return html`<select name=${`${place}.${side}.${at}`} aria-label=${`${team.name} ${place + 1}`}>
      ${options([['', `– ${team.name}`], ...known], chosen[side]?.[at] ?? '')}</select>`;
  };
  return html`<fieldset><legend>${place + 1}</legend>${SIDES.map(
    (side) => html`<span>${Array.from({ length: seats }, (_, at) => choice(side, at))}</span>`,
  )}</fieldset>`;
}
