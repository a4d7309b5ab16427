// The frame of a season at the secretary's desk: the next round of a cup, the file, the end, the season after it.
import { cupOf, endOf, fixturesOf, nextSeason } from '../../../shared/league/team/index.ts';
import { type Fields, html, nothing, onSubmit, options, t } from '../kit/element.ts';
import { freshName } from '../kit/place.ts';
import type { DeskParts } from './desk.ts';
import { reasonField } from './match.ts';

/** `following`: the form that takes the file of another season. */
export function framePanel(parts: DeskParts, following: unknown) {
  const { season, ask } = parts;
  const isClosed = season.closed === true;
  const close = (): unknown => ask({ type: 'closed' });
  const reopen = onSubmit((field: Fields) => ask({ type: 'reopened', reason: field('reason') }));
  return html`<section class="panel"><h2>${t('teams-season')}</h2>
      ${isClosed ? nothing : cups(parts)} ${ending(parts)}
      <p><a href="api/teams/season.json" download>${t('teams-export')}</a></p>
      ${isClosed ? html`${successor(parts)}<form @submit=${reopen}>${reasonField()}<button>${t('teams-reopen')}</button></form>` : html`<button type="button" @click=${close}>${t('teams-close')}</button>`}
    </section>${following}`;
}

/** Cups with matches that can be set now. */
const cups = ({ season, ask, nameOf }: DeskParts) =>
  season.competitions
    .filter(({ kind }) => kind === 'cup')
    .map((cup) => {
      const next = cupOf(season, cup).next.flatMap(({ day, ...match }) =>
        day === null ? [] : [{ ...match, day }],
      );
      if (next.length === 0) return nothing;
      const set = (): unknown => ask({ type: 'fixturesAdded', fixtures: next });
      return html`<h3>${cup.name}</h3><ul>${next.map(({ home, away, day }) => html`<li>${day} ${t('teams-versus', { home: nameOf(home), away: nameOf(away) })}</li>`)}</ul>
        <button type="button" @click=${set}>${t('teams-setRound')}</button>`;
    });

/** What the end of the season comes to as things are: matches that are open, who goes up and down, the winners. */
function ending({ season, nameOf, ask }: DeskParts) {
  const { open, level, moves, honours } = endOf(season);
  const competition = (id: string): string => season.competitions.find((each) => each.id === id)?.name ?? id;
  const lines = [
    ...moves.map(({ team, to, zone }) =>
      t(`teams-move-${zone}`, { team: nameOf(team), competition: competition(to) }),
    ),
    ...honours.flatMap(({ competition: id, winner }) =>
      winner === null ? [] : [t('teams-winner', { competition: competition(id), team: nameOf(winner) })],
    ),
  ];
  const orders = (open.length > 0 ? [] : level).map(({ competition: id, teams }) => {
    const order = onSubmit((field: Fields) => {
      const first = field('first');
      const ordered = [first, ...teams.filter((team) => team !== first)];
      return ask({ type: 'ordered', competition: id, teams: ordered, reason: field('reason') });
    });
    return html`<form @submit=${order}><p class="alert">${t('teams-levelAt', { competition: competition(id), teams: teams.map(nameOf) })}</p>
      <label><span>${t('teams-first')}</span><select name="first">${options(teams.map((team) => [team, nameOf(team)]))}</select></label>
      ${reasonField()}<button>${t('teams-order')}</button></form>`;
  });
  return html`${orders}<p>${t('teams-openMatches', { matches: open.length })}</p>
    <details><summary>${t('teams-asThingsAre')}</summary><ul>${lines.map((line) => html`<li>${line}</li>`)}</ul></details>`;
}

/** The season after this one: with who went up and down, on the same evenings a year later. */
function successor({ season, send }: DeskParts) {
  const open = onSubmit((field: Fields) => {
    const next = nextSeason(season, { id: freshName(), name: field('name') });
    return send('api/teams/season', JSON.stringify({ ...next, fixtures: fixturesOf(next) }));
  });
  return html`<form @submit=${open}><h3>${t('teams-next')}</h3><p class="note">${t('teams-nextHelp')}</p>
    <label><span>${t('teams-name')}</span><input name="name" required maxlength="80" autocomplete="off" /></label><button class="main">${t('teams-next')}</button></form>`;
}
