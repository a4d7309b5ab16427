// The page of a team and that of a player.
import { html } from 'hono/html';
import { averageOf, type Person, playerRecords, type Team } from '../../../../shared/league/team/index.ts';
import { matchRows } from './fixtures.ts';
import { heads, type Sheet } from './frame.ts';
import { percent } from './tables.ts';

/** A team: where it plays, its players, its matches. */
export function teamPage(sheet: Sheet, team: Team) {
  const { season, t, today } = sheet;
  const records = new Map(playerRecords(season).map((each) => [each.person, each]));
  const own = season.registrations
    .filter((each) => each.team === team.id && (each.to === undefined || today < each.to))
    .map(({ person }) => person);
  const matches = season.fixtures
    .filter(({ home, away }) => home === team.id || away === team.id)
    .toSorted((a, b) => a.day.localeCompare(b.day));
  const out =
    team.withdrawn &&
    html`<p class="note">${t('teams-withdrew', { day: sheet.day(team.withdrawn.day) })}</p>`;
  const row = (id: string) => {
    const record = records.get(id);
    const isCaptain = team.captains.includes(id);
    return html`<tr><th scope="row">${sheet.personLink(id)}${isCaptain ? html` <span class="mark">${t('teams-captain')}</span>` : ''}</th><td>${record?.matches ?? 0}</td><td>${record?.won ?? 0}/${record?.rubbers ?? 0}</td>
<td>${record?.legsFor ?? 0}\u2009–\u2009${record?.legsAgainst ?? 0}</td><td>${record === undefined ? '–' : percent(averageOf(record))}</td></tr>
`;
  };
  const columns = [t('teams-player'), t('teams-matches'), t('teams-rubbers'), t('teams-legs'), '%'];
  return sheet.framed(
    team.name,
    html`<p class="where">${t('teams-at', { venue: team.venue })} ${sheet.link(`fixtures/${team.id}`, t('teams-fixtures'))}</p>
${out ?? ''}
<section><h2>${t('teams-players')}</h2>
<table class="players">${heads(columns)}<tbody>${[...new Set(own)].map(row)}</tbody></table></section>
<section><h2>${t('teams-fixtures')}</h2>${matchRows(sheet, matches, true)}</section>`,
  );
}

/** A player: what they have played, and with whom. */
export function playerPage(sheet: Sheet, { id }: Person) {
  const { season, t } = sheet;
  const record = playerRecords(season).find(({ person }) => person === id);
  const teams = season.registrations.filter(({ person }) => person === id);
  const figures = record && {
    ...{ matches: record.matches, rubbers: record.rubbers, won: record.won },
    ...{ for: record.legsFor, against: record.legsAgainst, percent: percent(averageOf(record)) },
  };
  const partners = record?.partners.map(
    ({ person, won, rubbers, legsFor, legsAgainst }) =>
      html`<tr><th scope="row">${sheet.personLink(person)}</th><td>${won}/${rubbers}</td><td>${legsFor}\u2009–\u2009${legsAgainst}</td></tr>
`,
  );
  return sheet.framed(
    sheet.person(id),
    html`<ul>${teams.map(({ team, from }) => html`<li>${sheet.teamLink(team)}, ${t('teams-since', { day: sheet.day(from) })}</li>`)}</ul>
<p class="sum">${figures === undefined ? t('teams-notPlayed') : t('teams-record', figures)}</p>
${
  partners === undefined || partners.length === 0
    ? ''
    : html`<section><h2>${t('teams-with')}</h2>
<table class="players">${heads([t('teams-player'), t('teams-rubbers'), t('teams-legs')])}
<tbody>${partners}</tbody></table></section>`
}`,
  );
}
