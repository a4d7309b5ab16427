// Pages with matches: by day, one match with its card, and the card on paper.
import { html } from 'hono/html';
import {
  type Fixture,
  MATCH_SIDES,
  type MatchSide,
  type MatchView,
  matchFor,
  matchStates,
  missingCards,
  type RubberFormat,
  sideTeam,
} from '../../../../shared/league/team/index.ts';
import { sayTeamPoints } from '../../../../shared/words/teams.ts';
import type { Markup } from '../page.ts';
import { heads, resultOf, type Sheet } from './frame.ts';

/** All matches by day, of one team if it is given. */
export function fixturesPage(sheet: Sheet, team?: string) {
  const { season, t } = sheet;
  const own = season.fixtures.filter(({ home, away }) => team === undefined || [home, away].includes(team));
  const days = [...new Set(own.map(({ day }) => day))].sort();
  const feed = `/teams/fixtures.ics${team === undefined ? '' : `?team=${team}`}`;
  const rowsOf = (day: string): Markup =>
    matchRows(
      sheet,
      own.filter((each) => each.day === day),
    );
  return sheet.framed(
    team === undefined ? t('teams-fixtures') : sheet.team(team),
    html`${season.closed === true ? '' : html`<p class="note"><a href="${feed}">${t('teams-feed')}</a></p>`}
${days.map((day) => html`<section><h2 id="d${day}">${sheet.day(day)}</h2>${rowsOf(day)}</section>`)}`,
  );
}

/** Matches as a table: competition or day, teams, result. */
export function matchRows(sheet: Sheet, fixtures: readonly Fixture[], withDay = false): Markup {
  const states = matchStates(sheet.season);
  return html`<table class="matches"><tbody>${fixtures.map((fixture) => {
    const { id, competition, home, away, day } = fixture;
    const decides = sheet.competitions.get(competition)?.format.decides ?? 'legs';
    const was = fixture.moved && html` <span class="moved">${movedWords(sheet, fixture.moved)}</span>`;
    return html`<tr><td class="words">${withDay ? sheet.day(day) : sheet.competition(competition)}${was ?? ''}</td><td class="home">${sheet.teamLink(home)}</td>
<td class="result">${sheet.link(`match/${id}`, resultOf(sheet, decides, states.get(id)))}</td><td class="words">${sheet.teamLink(away)}</td></tr>
`;
  })}</tbody></table>`;
}

const movedWords = (sheet: Sheet, { from, reason }: NonNullable<Fixture['moved']>): string =>
  sheet.t('teams-moved', { day: sheet.day(from), reason });

const versus = ({ t, team }: Sheet, { home, away }: Fixture): string =>
  t('teams-versus', { home: team(home), away: team(away) });

/** Of which competition a match is, when and where. */
const whereOf = (sheet: Sheet, { competition, round, day, home }: Fixture): Markup => {
  const { t, season } = sheet;
  const venue = season.teams.find(({ id }) => id === home)?.venue ?? '';
  return html`<p class="where">${sheet.competition(competition)}, ${t('teams-round', { round })} – ${sheet.day(day)}. ${t('teams-at', { venue })}</p>`;
};

/** A match as everybody may see it. */
export function matchPage(sheet: Sheet, fixture: Fixture) {
  const { t } = sheet;
  const view = matchFor(fixture, 'public');
  const isOpen = view.state.kind !== 'agreed' && view.state.kind !== 'ruled';
  const format = sheet.competitions.get(fixture.competition)?.format;
  const state = matchStates(sheet.season).get(fixture.id);
  const points = (side: MatchSide, of: readonly number[]): string =>
    sayTeamPoints(format?.points.per ?? 1, of[side] ?? 0);
  const worth =
    state !== undefined && 'points' in state && format !== undefined
      ? html`<p class="points">${t('teams-pointsOf', { home: points(0, state.points), away: points(1, state.points) })}</p>`
      : '';
  return sheet.framed(
    versus(sheet, fixture),
    html`${whereOf(sheet, fixture)}
${fixture.moved ? html`<p class="note">${movedWords(sheet, fixture.moved)}</p>` : ''}
<p class="score">${sheet.teamLink(fixture.home)} <strong>${resultOf(sheet, format?.decides ?? 'legs', state)}</strong> ${sheet.teamLink(fixture.away)}</p>
${worth}
${fixture.ruling === undefined ? '' : html`<p class="note">${t(`teams-ruling-${fixture.ruling.kind}`)} ${fixture.ruling.reason}</p>`}
${isOpen ? html`<ul>${MATCH_SIDES.flatMap((side) => standing(sheet, view, side))}</ul>` : ''}
${linesOf(sheet, view, format?.rubbers ?? [])}
<p class="paper">${sheet.link(`paper/${fixture.id}`, t('teams-paper'))}</p>`,
  );
}

/** What is in of a side. */
const standing = ({ t, team: nameOf }: Sheet, { sheets, cards, ...match }: MatchView, side: MatchSide) => {
  const team = nameOf(sideTeam(match, side));
  return [
    html`<li>${t('teams-sheetIs', { team, in: sheets[side] !== null })}</li>`,
    html`<li>${t('teams-cardIs', { team, in: cards[side] !== null })}</li>`,
  ];
};

/** The players of a rubber, as far as the sheets may be seen. */
const playersIn = ({ sheets }: MatchView, place: number, side: MatchSide): readonly string[] => {
  const sheet = sheets[side];
  return sheet === null || sheet === 'in' ? [] : (sheet[place] ?? []);
};

/** The rubbers of a match, as far as they may be seen: with a card that counts, or with the sheets. */
function linesOf(sheet: Sheet, view: MatchView, rubbers: readonly RubberFormat[]) {
  const { t } = sheet;
  const card = view.state.kind === 'agreed' ? view.state.card : undefined;
  const people = (place: number, side: MatchSide) => {
    const ids = card?.rubbers[place]?.players[side] ?? playersIn(view, place, side);
    return ids.map((id, at) => html`${at > 0 ? t('common-and') : ''}${sheet.personLink(id)}`);
  };
  const row = ({ players }: RubberFormat, place: number) =>
    html`<tr><th scope="row">${place + 1} <span class="kind">${t(`teams-kind-${players === 1 ? 'singles' : 'pairs'}`)}</span></th><td class="words">${people(place, 0)}</td>
<td class="result">${card?.rubbers[place]?.legs?.join('\u2009–\u2009') ?? '–'}</td><td class="words">${people(place, 1)}</td></tr>
`;
  return html`<table class="card">${heads([t('teams-rubber'), sheet.team(view.home), t('teams-legs'), sheet.team(view.away)])}
<tbody>${rubbers.map(row)}</tbody></table>`;
}

/** The card of a match for paper: names as far as the sheets are open, boxes for legs, lines for two signatures. */
export function paperPage(sheet: Sheet, fixture: Fixture) {
  const { t, team } = sheet;
  const view = matchFor(fixture, 'public');
  const format = sheet.competitions.get(fixture.competition)?.format;
  const lines = (place: number, side: MatchSide, many: number) => {
    const ids = playersIn(view, place, side);
    const named = (id: string | undefined) => (id === undefined ? '' : sheet.person(id));
    return Array.from({ length: many }, (_, at) => html`<span class="line">${named(ids[at])}</span>`);
  };
  const boxes = (many: number) => Array.from({ length: many }, () => html`<span class="box"></span>`);
  const row = ({ players: many, legs }: RubberFormat, place: number) =>
    html`<tr><th scope="row">${place + 1}</th><td>${lines(place, 0, many)}</td><td class="boxes">${boxes(legs)}</td><td>${lines(place, 1, many)}</td><td class="boxes">${boxes(legs)}</td></tr>
`;
  const columns = [
    t('teams-rubber'),
    team(fixture.home),
    t('teams-legs'),
    team(fixture.away),
    t('teams-legs'),
  ];
  return sheet.framed(
    versus(sheet, fixture),
    html`${whereOf(sheet, fixture)}
<table class="blank">${heads(columns)}
<tbody>${format?.rubbers.map(row) ?? ''}</tbody></table>
<p class="signs">${MATCH_SIDES.map((side) => html`<span class="sign">${t('teams-signed', { team: team(sideTeam(fixture, side)) })}</span>`)}</p>`,
  );
}

/** Matches whose card does not count yet, with a text for their captains. Of the secretary. */
export function missingPage(sheet: Sheet) {
  const { season, t, today, team } = sheet;
  const lines = missingCards(season, today).map(({ fixture, sides }) => {
    const { home, away, day } = fixture;
    const match = { home: team(home), away: team(away), day: sheet.day(day) };
    const teams = sides.map((side) => team(sideTeam(fixture, side)));
    return sides.length === 0 ? t('teams-chaseDiffer', match) : t('teams-chaseCard', { ...match, teams });
  });
  const text = lines.length === 0 ? t('teams-allIn') : [t('teams-chase'), ...lines].join('\n');
  return sheet.framed(
    t('teams-missing'),
    html`<p class="note">${t('teams-missingHelp')}</p><pre class="chase">${text}</pre>`,
  );
}
