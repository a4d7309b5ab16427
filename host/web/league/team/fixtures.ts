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
import { say } from '../../../../shared/words/say.ts';
import { sayTeamPoints } from '../../../../shared/words/teams.ts';
import type { Markup } from '../page.ts';
import { addressOf, framed, Names, resultOf, type Sheet } from './frame.ts';

/** All matches by day, of one team if it is given. */
export function fixturesPage(sheet: Sheet, team?: string) {
  const { season, language } = sheet;
  const names = new Names(sheet);
  const own = season.fixtures.filter(({ home, away }) => team === undefined || [home, away].includes(team));
  const days = [...new Set(own.map(({ day }) => day))].sort();
  const feed = `/teams/fixtures.ics${team === undefined ? '' : `?team=${team}`}`;
  return framed(sheet, {
    title: team === undefined ? say(language, 'teams-fixtures') : names.team(team),
    body: html`<p class="note"><a href="${feed}">${say(language, 'teams-feed')}</a></p>
${days.map(
  (day) =>
    html`<section><h2 id="d${day}">${names.day(day)}</h2>${matchRows(
      sheet,
      own.filter((each) => each.day === day),
    )}</section>`,
)}`,
  });
}

/** Matches as a table: competition or day, teams, result. */
export function matchRows(sheet: Sheet, fixtures: readonly Fixture[], withDay = false): Markup {
  const names = new Names(sheet);
  const states = matchStates(sheet.season);
  return html`<table class="matches"><tbody>${fixtures.map((fixture) => {
    const { id, competition, home, away, day, moved } = fixture;
    const decides = names.competitions.get(competition)?.format.decides ?? 'legs';
    const result = resultOf(sheet, decides, states.get(id));
    const was =
      moved === undefined
        ? ''
        : html` <span class="moved">${say(sheet.language, 'teams-moved', { day: names.day(moved.from), reason: moved.reason })}</span>`;
    return html`<tr><td class="words">${withDay ? names.day(day) : names.competition(competition)}${was}</td><td class="home">${names.teamLink(home)}</td>
<td class="result"><a href="${addressOf(sheet, `match/${id}`)}">${result}</a></td><td class="words">${names.teamLink(away)}</td></tr>
`;
  })}</tbody></table>`;
}

/** A match as everybody may see it. */
export function matchPage(sheet: Sheet, fixture: Fixture) {
  const { language } = sheet;
  const names = new Names(sheet);
  const view = matchFor(fixture, 'public');
  const isOpen = view.state.kind !== 'agreed' && view.state.kind !== 'ruled';
  const format = names.competitions.get(fixture.competition)?.format;
  const state = matchStates(sheet.season).get(fixture.id);
  const points =
    state !== undefined && 'points' in state && format !== undefined
      ? html`<p class="points">${say(language, 'teams-pointsOf', { home: sayTeamPoints(format.points.per, state.points[0]), away: sayTeamPoints(format.points.per, state.points[1]) })}</p>`
      : '';
  const moved =
    fixture.moved &&
    html`<p class="note">${say(language, 'teams-moved', { day: names.day(fixture.moved.from), reason: fixture.moved.reason })}</p>`;
  return framed(sheet, {
    title: say(language, 'teams-versus', { home: names.team(fixture.home), away: names.team(fixture.away) }),
    body: html`<p class="where">${names.competition(fixture.competition)}, ${say(language, 'teams-round', { round: fixture.round })}. ${names.day(fixture.day)}. ${venueOf(sheet, fixture)}</p>
${moved ?? ''}
<p class="score">${names.teamLink(fixture.home)} <strong>${resultOf(sheet, format?.decides ?? 'legs', state)}</strong> ${names.teamLink(fixture.away)}</p>
${points}
${fixture.ruling === undefined ? '' : html`<p class="note">${say(language, `teams-ruling-${fixture.ruling.kind}`)} ${fixture.ruling.reason}</p>`}
${isOpen ? html`<ul>${MATCH_SIDES.flatMap((side) => standing(sheet, view, side, names))}</ul>` : ''}
${linesOf(sheet, view, names, format?.rubbers ?? [])}
<p class="paper"><a href="${addressOf(sheet, `paper/${fixture.id}`)}">${say(language, 'teams-paper')}</a></p>`,
  });
}

const venueOf = ({ season, language }: Sheet, { home }: Fixture): string =>
  say(language, 'teams-at', { venue: season.teams.find(({ id }) => id === home)?.venue ?? '' });

/** What is in of a side. */
const standing = (
  { language }: Sheet,
  { sheets, cards, ...match }: MatchView,
  side: MatchSide,
  names: Names,
) => {
  const team = names.team(sideTeam(match, side));
  return [
    html`<li>${say(language, 'teams-sheetIs', { team, in: sheets[side] !== null })}</li>`,
    html`<li>${say(language, 'teams-cardIs', { team, in: cards[side] !== null })}</li>`,
  ];
};

/** The rubbers of a match, as far as they may be seen: with a card that counts, or with the sheets. */
function linesOf({ language }: Sheet, view: MatchView, names: Names, rubbers: readonly RubberFormat[]) {
  const card = view.state.kind === 'agreed' ? view.state.card : undefined;
  const people = (place: number, side: MatchSide) => {
    const sheet = view.sheets[side];
    const ids =
      card?.rubbers[place]?.players[side] ?? (sheet === null || sheet === 'in' ? [] : sheet[place]) ?? [];
    return ids.map((id, at) => html`${at > 0 ? say(language, 'common-and') : ''}${names.personLink(id)}`);
  };
  return html`<table class="card"><thead><tr><th scope="col">${say(language, 'teams-rubber')}</th><th scope="col">${names.team(view.home)}</th>
<th scope="col">${say(language, 'teams-legs')}</th><th scope="col">${names.team(view.away)}</th></tr></thead>
<tbody>${rubbers.map(
    (
      rubber,
      place,
    ) => html`<tr><th scope="row">${place + 1} <span class="kind">${say(language, `teams-kind-${rubber.players === 1 ? 'singles' : 'pairs'}`)}</span></th><td class="words">${people(place, 0)}</td>
<td class="result">${card?.rubbers[place]?.legs?.join('\u2009–\u2009') ?? '–'}</td><td class="words">${people(place, 1)}</td></tr>
`,
  )}</tbody></table>`;
}

/** The card of a match for paper: names as far as the sheets are open, boxes for legs, lines for two signatures. */
export function paperPage(sheet: Sheet, fixture: Fixture) {
  const { language } = sheet;
  const names = new Names(sheet);
  const view = matchFor(fixture, 'public');
  const format = names.competitions.get(fixture.competition)?.format;
  const players = (place: number, side: MatchSide, many: number) => {
    const given = view.sheets[side];
    const ids = given === null || given === 'in' ? [] : (given[place] ?? []);
    return Array.from(
      { length: many },
      (_, at) => html`<span class="line">${ids[at] === undefined ? '' : names.person(ids[at])}</span>`,
    );
  };
  const boxes = (many: number) => Array.from({ length: many }, () => html`<span class="box"></span>`);
  return framed(sheet, {
    title: say(language, 'teams-versus', { home: names.team(fixture.home), away: names.team(fixture.away) }),
    body: html`<p class="where">${names.competition(fixture.competition)}, ${say(language, 'teams-round', { round: fixture.round })}. ${names.day(fixture.day)}. ${venueOf(sheet, fixture)}</p>
<table class="blank"><thead><tr><th scope="col">${say(language, 'teams-rubber')}</th><th scope="col">${names.team(fixture.home)}</th><th scope="col">${say(language, 'teams-legs')}</th>
<th scope="col">${names.team(fixture.away)}</th><th scope="col">${say(language, 'teams-legs')}</th></tr></thead>
<tbody>${
      format?.rubbers.map(
        (
          { players: many, legs },
          place,
        ) => html`<tr><th scope="row">${place + 1}</th><td>${players(place, 0, many)}</td><td class="boxes">${boxes(legs)}</td><td>${players(place, 1, many)}</td><td class="boxes">${boxes(legs)}</td></tr>
`,
      ) ?? ''
    }</tbody></table>
<p class="signs">${MATCH_SIDES.map((side) => html`<span class="sign">${say(language, 'teams-signed', { team: names.team(sideTeam(fixture, side)) })}</span>`)}</p>`,
  });
}

/** Matches whose card does not count yet, with a text for their captains. Of the secretary. */
export function missingPage(sheet: Sheet) {
  const { season, language, today } = sheet;
  const names = new Names(sheet);
  const lines = missingCards(season, today).map(({ fixture, sides }) => {
    const { home, away, day } = fixture;
    const match = { home: names.team(home), away: names.team(away), day: names.day(day) };
    const teams = sides.map((side) => names.team(sideTeam(fixture, side)));
    return sides.length === 0
      ? say(language, 'teams-chaseDiffer', match)
      : say(language, 'teams-chaseCard', { ...match, teams });
  });
  const text =
    lines.length === 0 ? say(language, 'teams-allIn') : [say(language, 'teams-chase'), ...lines].join('\n');
  return framed(sheet, {
    title: say(language, 'teams-missing'),
    body: html`<p class="note">${say(language, 'teams-missingHelp')}</p><pre class="chase">${text}</pre>`,
  });
}
