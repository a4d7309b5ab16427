// Pages with tables: of all divisions, and of one with its ties, its averages and its rounds.
import { html } from 'hono/html';
import {
  averageOf,
  type Competition,
  counts,
  type Fixture,
  playerRecords,
  type TableRow,
  type TeamTable,
  tableOf,
} from '../../../../shared/league/team/index.ts';
import { say } from '../../../../shared/words/say.ts';
import { sayTeamPoints, sayTeamTies } from '../../../../shared/words/teams.ts';
import type { Markup } from '../page.ts';
import { matchRows } from './fixtures.ts';
import { addressOf, framed, hasField, leaguesOf, Names, type Sheet } from './frame.ts';

/** Every table, and the next evening. */
export function homePage(sheet: Sheet) {
  const { season, language, today } = sheet;
  const leagues = leaguesOf(season);
  const next = season.fixtures
    .map(({ day }) => day)
    .filter((day) => day >= today)
    .sort()[0];
  const names = new Names(sheet);
  const cups = season.competitions.filter((each) => each.kind === 'cup' && hasField(each));
  const coming = season.fixtures.filter(({ day }) => day === next);
  return framed(sheet, {
    title: say(language, 'teams-tables'),
    body: html`${season.closed === true ? html`<p class="note">${say(language, 'teams-closed')}</p>` : ''}
<div class="tables">${leagues.map((each) => tableIn(sheet, each, names))}</div>
${next === undefined ? '' : html`<section><h2>${names.day(next)}</h2>${matchRows(sheet, coming)}</section>`}
${cups.length === 0 ? '' : html`<section><h2>${say(language, 'teams-cups')}</h2><ul>${cups.map(({ id, name }) => html`<li><a href="${addressOf(sheet, `table/${id}`)}">${name}</a></li>`)}</ul></section>`}`,
  });
}

/** One competition. */
export function competitionPage(sheet: Sheet, competition: Competition) {
  const { language } = sheet;
  const names = new Names(sheet);
  const own = sheet.season.fixtures.filter((each) => each.competition === competition.id);
  return framed(sheet, {
    title: competition.name,
    body: html`${competition.kind === 'league' ? html`${tableIn(sheet, competition, names)}${tiesIn(sheet, competition, names)}` : ''}
${averages(sheet, competition, names)}
<section><h2>${say(language, 'teams-fixtures')}</h2>${roundsIn(sheet, own)}</section>`,
  });
}

const roundsIn = (sheet: Sheet, own: readonly Fixture[]) =>
  [...new Set(own.map(({ round }) => round))]
    .sort((a, b) => a - b)
    .map(
      (round) => html`<h3>${say(sheet.language, 'teams-round', { round })}</h3>
${matchRows(
  sheet,
  own.filter((each) => each.round === round),
  true,
)}`,
    );

/** Columns of a table besides the place, the team and the points. */
const COLUMNS = ['played', 'won', 'drawn', 'lost', 'legsFor', 'legsAgainst'] as const;

function tableIn(sheet: Sheet, competition: Competition, names: Names): Markup {
  const { language, season } = sheet;
  const table = tableOf(season, competition);
  // Before a card is in, everybody is level; until the last one, that says nothing of the end.
  const isBegun = table.rows.some(({ played }) => played > 0);
  const isOver = table.matches.every(({ state }) => counts(state) || state.kind === 'void');
  const rows = table.rows.map((row) =>
    isBegun && (isOver || row.zone !== 'level') ? row : { ...row, zone: null },
  );
  const zones = new Set(rows.map(({ zone }) => zone));
  return html`<section class="division">
<h2><a href="${addressOf(sheet, `table/${competition.id}`)}">${competition.name}</a></h2>
<table class="standings">
<thead><tr><th scope="col"><span class="heard">${say(language, 'teams-place')}</span></th><th scope="col" class="words">${say(language, 'teams-team')}</th>
${COLUMNS.map((column) => html`<th scope="col" class="${column}"><abbr title="${say(language, `teams-column-${column}`)}">${say(language, `teams-short-${column}`)}</abbr></th>`)}
<th scope="col">${say(language, 'teams-points')}</th></tr></thead>
<tbody>${rows.map((row) => rowIn(sheet, table, { row, names }))}</tbody>
</table>
${(['up', 'down', 'level'] as const).filter((zone) => zones.has(zone)).map((zone) => html`<p class="key ${zone}">${say(language, `teams-zone-${zone}`)}</p>`)}
${adjustmentsIn(sheet, competition, names)}
</section>`;
}

function rowIn(
  { language }: Sheet,
  { per }: TeamTable,
  { row, names }: { readonly row: TableRow; readonly names: Names },
): Markup {
  const { rank, zone, team, points } = row;
  const mark =
    zone === null ? '' : html` <span class="heard">(${say(language, `teams-zone-${zone}`)})</span>`;
  const out = rank === null ? html` <span class="out">${say(language, 'teams-withdrawn')}</span>` : '';
  return html`<tr class="${zone ?? ''}"><td>${rank ?? '–'}</td><th scope="row">${names.teamLink(team)}${mark}${out}</th>
${COLUMNS.map((column) => html`<td class="${column}">${row[column]}</td>`)}<td class="points">${sayTeamPoints(per, points)}</td></tr>
`;
}

/** Points that the league has given or taken, with their reasons. */
function adjustmentsIn({ season, language }: Sheet, { id, format }: Competition, names: Names) {
  return season.adjustments
    .filter(({ competition }) => competition === id)
    .map(
      ({ team, points, reason }) =>
        html`<p class="note">${say(language, 'teams-adjusted', { team: names.team(team), points: `${points > 0 ? '+' : ''}${sayTeamPoints(format.points.per, points)}`, reason })}</p>`,
    );
}

/** Why a team is above one that has as many points. */
function tiesIn({ season, language }: Sheet, competition: Competition, names: Names) {
  const said = sayTeamTies(language, competition, tableOf(season, competition), (team) => names.team(team));
  return said.length === 0
    ? ''
    : html`<section><h2>${say(language, 'teams-ties')}</h2><ul>${said.map((each) => html`<li>${each}</li>`)}</ul></section>`;
}

/** Players by their share of legs. */
function averages(sheet: Sheet, competition: Competition, names: Names) {
  const { season, language } = sheet;
  const least = competition.format.averagesFrom ?? 1;
  const records = playerRecords(season, competition).filter(({ matches }) => matches >= least);
  if (records.length === 0) return '';
  return html`<section><h2>${say(language, 'teams-averages')}</h2>
${least > 1 ? html`<p class="note">${say(language, 'teams-averagesFrom', { matches: least })}</p>` : ''}
<table class="players"><thead><tr><th scope="col">${say(language, 'teams-player')}</th><th scope="col" class="words">${say(language, 'teams-team')}</th>
<th scope="col">${say(language, 'teams-rubbers')}</th><th scope="col">${say(language, 'teams-legs')}</th><th scope="col">%</th></tr></thead>
<tbody>${records.map(
    (
      record,
    ) => html`<tr><th scope="row">${names.personLink(record.person)}</th><td class="words">${names.team(record.team)}</td>
<td>${record.won}/${record.rubbers}</td><td>${record.legsFor}\u2009–\u2009${record.legsAgainst}</td><td>${percent(averageOf(record))}</td></tr>
`,
  )}</tbody></table></section>`;
}

/** A share as whole percent. */
export const percent = (share: number): string => `${Math.round(share * 100)}`;
