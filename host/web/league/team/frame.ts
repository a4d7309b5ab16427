// The frame of the public pages of a season of teams: HTML that the server makes, without a script.
import { html, raw } from 'hono/html';
import type { Both, Competition, MatchState, TeamSeason } from '../../../../shared/league/team/index.ts';
import type { Language } from '../../../../shared/words/catalog.ts';
import { type Code, type Given, say } from '../../../../shared/words/say.ts';
import { sayDay } from '../../../../shared/words/teams.ts';
import type { Markup } from '../page.ts';

/** A page of a season, in the language of its reader. */
export type Sheet = ReturnType<typeof sheetOf>;

interface SheetParts {
  readonly season: TeamSeason;
  readonly language: Language;
  /** The day, as the league calls it. */
  readonly today: string;
  /** Every season that can be read, the last one first. */
  readonly seasons: readonly Pick<TeamSeason, 'id' | 'name'>[];
  /** The address of the page, and its query, which links keep: the language and the season, such as `?season=2025`. */
  readonly path: string;
  readonly query: string;
  /** Whether it leads back to the desk. */
  readonly isSecretary: boolean;
}

/** The words, names and links that every page is made of. */
export function sheetOf({ season, language, path, query, isSecretary, ...more }: SheetParts) {
  const competitions = new Map(season.competitions.map((each) => [each.id, each]));
  const teams = new Map(season.teams.map(({ id, name }) => [id, name]));
  const persons = new Map(season.persons.map(({ id, name }) => [id, name]));
  const t = <C extends Code>(code: C, ...figures: Given<C>): string => say(language, code, ...figures);
  const team = (id: string): string => teams.get(id) ?? id;
  /** A name that strangers do not see is a number. */
  const person = (id: string): string =>
    persons.get(id) ?? t('leaguePages-player', { number: [...persons.keys()].indexOf(id) + 1 });
  const pathOf = (to: string): string => (to === '' ? '/teams' : `/teams/${to}`);
  const link = (to: string, words: string, mark = ''): Markup =>
    html`<a href="${pathOf(to)}${query}"${raw(mark)}>${words}</a>`;
  const way = (to: string, words: string): Markup =>
    link(to, words, path === pathOf(to) ? ' aria-current="page"' : '');
  const nav = html`<nav aria-label="${season.name}">${way('', t('teams-tables'))}${way('fixtures', t('teams-fixtures'))}
${leaguesOf(season).map(({ id, name }) => way(`table/${id}`, name))}${isSecretary ? html` <a href="/secretary">${t('teams-secretary')}</a>` : ''}</nav>`;
  return {
    ...{ ...more, season, language, query, competitions, t, team, person, link },
    competition: (id: string): string => competitions.get(id)?.name ?? id,
    teamLink: (id: string): Markup => link(`team/${id}`, team(id)),
    personLink: (id: string): Markup => link(`player/${id}`, person(id)),
    day: (day: string): string => sayDay(language, day),
    /** A page, with links to the tables and fixtures. */
    framed: (title: string, body: Markup) => ({
      ...{ title: season.id === more.seasons[0]?.id ? title : `${title}, ${season.name}` },
      ...{ body, nav, isPrivate: true },
    }),
  };
}

/** What a match came to: 5 – 4, or a word where it has none yet. */
export function resultOf({ t }: Sheet, decides: 'legs' | 'rubbers', state: MatchState | undefined): string {
  if (state === undefined) return t('teams-state-due');
  switch (state.kind) {
    case 'played':
    case 'walkover': {
      const [home, away]: Both<number> = state[decides];
      const figures = `${home}\u2009–\u2009${away}`;
      if (state.kind === 'played') return figures;
      // In a cup a walkover may have no figures.
      return `${home + away === 0 ? '' : figures} ${t('teams-walkover')}`;
    }
    default:
      return t(`teams-state-${state.kind}`);
  }
}

/** Whether somebody plays in it: the singles of a venue may have no player. */
export const hasField = ({ teams, winnersOf, losersOf }: Competition): boolean =>
  teams.length > 0 || winnersOf !== undefined || losersOf !== undefined;

/** The leagues that have a table. */
export const leaguesOf = ({ competitions }: TeamSeason): readonly Competition[] =>
  competitions.filter((each) => each.kind === 'league' && hasField(each));

/** The head of a table; a column of words has another look than one of figures. */
export const heads = (columns: readonly string[], words?: string): Markup =>
  html`<thead><tr>${columns.map((each) => html`<th scope="col"${each === words ? raw(' class="words"') : ''}>${each}</th>`)}</tr></thead>`;
