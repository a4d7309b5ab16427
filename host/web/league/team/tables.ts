// Pages with tables: of all divisions, and of one with its ties, its averages and its rounds.
import { html } from 'hono/html';
import {
  averageOf,
  type Competition,
  counts,
  type Fixture,
  playerRecords,
  type TableRow,
  type TeamSeason,
  tableOf,
} from '../../../../shared/league/team/index.ts';
import { sayTeamPoints, sayTeamTies } from '../../../../shared/words/teams.ts';
import { dataLinks, type Markup, queryWith } from '../page.ts';
import { matchRows } from './fixtures.ts';
import { hasField, heads, leaguesOf, type Sheet } from './frame.ts';

/** Every table, and the next evening. */
export function homePage(sheet: Sheet) {
  const { season, t, today } = sheet;
  const next = season.fixtures
    .map(({ day }) => day)
    .filter((day) => day >= today)
    .sort()[0];
  const cups = season.competitions.filter((each) => each.kind === 'cup' && hasField(each));
  const coming = season.fixtures.filter(({ day }) => day === next);
  return sheet.framed(
    t('teams-tables'),
    html`${season.closed === true ? html`<p class="note">${t('teams-closed')}</p>` : ''}
<div class="tables">${leaguesOf(season).map((each) => html`<section><h2>${sheet.link(`table/${each.id}`, each.name)}</h2>${tableIn(sheet, each)}</section>`)}</div>
${dataLinks(sheet.language, '/teams/tables', sheet.query)}
${next === undefined ? '' : html`<section><h2>${sheet.day(next)}</h2>${matchRows(sheet, coming)}</section>`}
${cups.length === 0 ? '' : html`<section><h2>${t('teams-cups')}</h2><ul>${cups.map(({ id, name }) => html`<li>${sheet.link(`table/${id}`, name)}</li>`)}</ul></section>`}
${sheet.seasons.length < 2 ? '' : html`<section><h2>${t('leaguePages-seasons')}</h2><ul>${sheet.seasons.map(({ id, name }) => html`<li><a href="${queryWith(sheet.query, { season: id })}">${name}</a></li>`)}</ul></section>`}`,
  );
}

/** One competition. */
export function competitionPage(sheet: Sheet, competition: Competition) {
  const own = sheet.season.fixtures.filter((each) => each.competition === competition.id);
  const standing =
    competition.kind === 'league' ? [tableIn(sheet, competition), tiesIn(sheet, competition)] : [];
  return sheet.framed(
    competition.name,
    html`${standing}
${averages(sheet, competition)}
<section><h2>${sheet.t('teams-fixtures')}</h2>${roundsIn(sheet, own)}</section>`,
  );
}

const roundsIn = (sheet: Sheet, own: readonly Fixture[]) =>
  [...new Set(own.map(({ round }) => round))]
    .sort((a, b) => a - b)
    .map((round) => {
      const played = own.filter((each) => each.round === round);
      return html`<h3>${sheet.t('teams-round', { round })}</h3>
${matchRows(sheet, played, true)}`;
    });

/** Columns of a table besides the place, the team and the points. */
const COLUMNS = ['played', 'won', 'drawn', 'lost', 'legsFor', 'legsAgainst'] as const;

/** The tables of a season as data: a line for each team, its points whole or half. */
export const tablesData = (season: TeamSeason | undefined) =>
  season && {
    season: { id: season.id, name: season.name },
    rows: leaguesOf(season).flatMap((competition) => {
      const { per, rows } = tableOf(season, competition);
      return rows.map(({ rank: place, team: teamId, points, ...row }) => ({
        competition: competition.name,
        ...{ place, team: season.teams.find(({ id }) => id === teamId)?.name ?? teamId, teamId },
        ...Object.fromEntries(COLUMNS.map((column) => [column, row[column]])),
        points: points / per,
      }));
    }),
  };

function tableIn(sheet: Sheet, competition: Competition): Markup {
  const { t } = sheet;
  const table = tableOf(sheet.season, competition);
  // Before a card is in, everybody is level; until the last one, that says nothing of the end.
  const isBegun = table.rows.some(({ played }) => played > 0);
  const isOver = table.matches.every(({ state }) => counts(state) || state.kind === 'void');
  const rows = table.rows.map((row) =>
    isBegun && (isOver || row.zone !== 'level') ? row : { ...row, zone: null },
  );
  const zones = new Set(rows.map(({ zone }) => zone));
  return html`<div class="division">
<table class="standings">
<thead><tr><th scope="col"><span class="heard">${t('teams-place')}</span></th><th scope="col" class="words">${t('teams-team')}</th>
${COLUMNS.map((column) => html`<th scope="col" class="${column}"><abbr title="${t(`teams-column-${column}`)}">${t(`teams-short-${column}`)}</abbr></th>`)}
<th scope="col">${t('teams-points')}</th></tr></thead>
<tbody>${rows.map((row) => rowIn(sheet, table.per, row))}</tbody>
</table>
${(['up', 'down', 'level'] as const).filter((zone) => zones.has(zone)).map((zone) => html`<p class="key ${zone}">${t(`teams-zone-${zone}`)}</p>`)}
${adjustmentsIn(sheet, competition)}
</div>`;
}

function rowIn({ t, teamLink }: Sheet, per: number, row: TableRow): Markup {
  const { rank, zone, team, points } = row;
  const mark = zone === null ? '' : html` <span class="heard">(${t(`teams-zone-${zone}`)})</span>`;
  const out = rank === null ? html` <span class="out">${t('teams-withdrawn')}</span>` : '';
  return html`<tr class="${zone ?? ''}"><td>${rank ?? '–'}</td><th scope="row">${teamLink(team)}${mark}${out}</th>
${COLUMNS.map((column) => html`<td class="${column}">${row[column]}</td>`)}<td class="points">${sayTeamPoints(per, points)}</td></tr>
`;
}

/** Points that the league has given or taken, with their reasons. */
const adjustmentsIn = ({ season, t, team: nameOf }: Sheet, { id, format }: Competition) =>
  season.adjustments
    .filter(({ competition }) => competition === id)
    .map(({ team, points, reason }) => {
      const given = `${points > 0 ? '+' : ''}${sayTeamPoints(format.points.per, points)}`;
      return html`<p class="note">${t('teams-adjusted', { team: nameOf(team), points: given, reason })}</p>`;
    });

/** Why a team is above one that has as many points. */
function tiesIn({ season, language, t, team }: Sheet, competition: Competition) {
  const said = sayTeamTies(language, competition, tableOf(season, competition), team);
  return said.length === 0
    ? ''
    : html`<section><h2>${t('teams-ties')}</h2><ul>${said.map((each) => html`<li>${each}</li>`)}</ul></section>`;
}

/** Players by their share of legs. */
function averages(sheet: Sheet, competition: Competition) {
  const { season, t } = sheet;
  const least = competition.format.averagesFrom ?? 1;
  const records = playerRecords(season, competition).filter(({ matches }) => matches >= least);
  if (records.length === 0) return '';
  const row = (record: (typeof records)[number]) =>
    html`<tr><th scope="row">${sheet.personLink(record.person)}</th><td class="words">${sheet.team(record.team)}</td>
<td>${record.won}/${record.rubbers}</td><td>${record.legsFor}\u2009–\u2009${record.legsAgainst}</td><td>${percent(averageOf(record))}</td></tr>
`;
  const columns = [t('teams-player'), t('teams-team'), t('teams-rubbers'), t('teams-legs'), '%'];
  return html`<section><h2>${t('teams-averages')}</h2>
${least > 1 ? html`<p class="note">${t('teams-averagesFrom', { matches: least })}</p>` : ''}
<table class="players">${heads(columns, t('teams-team'))}
<tbody>${records.map(row)}</tbody></table></section>`;
}

/** A share as whole percent. */
export const percent = (share: number): string => `${Math.round(share * 100)}`;
