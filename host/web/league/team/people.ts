// The page of a team and that of a player.
import { html } from 'hono/html';
import { averageOf, type Person, playerRecords, type Team } from '../../../../shared/league/team/index.ts';
import { say } from '../../../../shared/words/say.ts';
import { matchRows } from './fixtures.ts';
import { addressOf, framed, Names, type Sheet } from './frame.ts';
import { percent } from './tables.ts';

/** A team: where it plays, its players, its matches. */
export function teamPage(sheet: Sheet, team: Team) {
  const { season, language, today } = sheet;
  const names = new Names(sheet);
  const records = new Map(playerRecords(season).map((each) => [each.person, each]));
  const own = season.registrations
    .filter((each) => each.team === team.id && (each.to === undefined || today < each.to))
    .map(({ person }) => person);
  const matches = season.fixtures
    .filter(({ home, away }) => home === team.id || away === team.id)
    .toSorted((a, b) => a.day.localeCompare(b.day));
  const out =
    team.withdrawn &&
    html`<p class="note">${say(language, 'teams-withdrew', { day: names.day(team.withdrawn.day) })}</p>`;
  return framed(sheet, {
    title: team.name,
    body: html`<p class="where">${say(language, 'teams-at', { venue: team.venue })} <a href="${addressOf(sheet, `fixtures/${team.id}`)}">${say(language, 'teams-fixtures')}</a></p>
${out ?? ''}
<section><h2>${say(language, 'teams-players')}</h2>
<table class="players"><thead><tr><th scope="col">${say(language, 'teams-player')}</th><th scope="col">${say(language, 'teams-matches')}</th><th scope="col">${say(language, 'teams-rubbers')}</th>
<th scope="col">${say(language, 'teams-legs')}</th><th scope="col">%</th></tr></thead><tbody>${[
      ...new Set(own),
    ].map((id) => {
      const record = records.get(id);
      const captain = team.captains.includes(id)
        ? html` <span class="mark">${say(language, 'teams-captain')}</span>`
        : '';
      return html`<tr><th scope="row">${names.personLink(id)}${captain}</th><td>${record?.matches ?? 0}</td><td>${record?.won ?? 0}/${record?.rubbers ?? 0}</td>
<td>${record?.legsFor ?? 0}\u2009–\u2009${record?.legsAgainst ?? 0}</td><td>${record === undefined ? '–' : percent(averageOf(record))}</td></tr>
`;
    })}</tbody></table></section>
<section><h2>${say(language, 'teams-fixtures')}</h2>${matchRows(sheet, matches, true)}</section>`,
  });
}

/** A player: what they have played, and with whom. */
export function playerPage(sheet: Sheet, { id }: Person) {
  const { season, language } = sheet;
  const names = new Names(sheet);
  const record = playerRecords(season).find(({ person }) => person === id);
  const teams = season.registrations.filter(({ person }) => person === id);
  const figures = record && {
    ...{ matches: record.matches, rubbers: record.rubbers, won: record.won },
    ...{ for: record.legsFor, against: record.legsAgainst, percent: percent(averageOf(record)) },
  };
  return framed(sheet, {
    title: names.person(id),
    body: html`<ul>${teams.map(({ team, from }) => html`<li>${names.teamLink(team)}, ${say(language, 'teams-since', { day: names.day(from) })}</li>`)}</ul>
<p class="sum">${figures === undefined ? say(language, 'teams-notPlayed') : say(language, 'teams-record', figures)}</p>
${
  record === undefined || record.partners.length === 0
    ? ''
    : html`<section><h2>${say(language, 'teams-with')}</h2>
<table class="players"><thead><tr><th scope="col">${say(language, 'teams-player')}</th><th scope="col">${say(language, 'teams-rubbers')}</th><th scope="col">${say(language, 'teams-legs')}</th></tr></thead>
<tbody>${record.partners.map(
        (
          each,
        ) => html`<tr><th scope="row">${names.personLink(each.person)}</th><td>${each.won}/${each.rubbers}</td><td>${each.legsFor}\u2009–\u2009${each.legsAgainst}</td></tr>
`,
      )}</tbody></table></section>`
}`,
  });
}
