// The frame of the public pages of a season of teams: HTML that the server makes, without a script.
import { html, raw } from 'hono/html';
import type { Both, Competition, MatchState, TeamSeason } from '../../../../shared/league/team/index.ts';
import type { Language } from '../../../../shared/words/catalog.ts';
import { say } from '../../../../shared/words/say.ts';
import { sayDay } from '../../../../shared/words/teams.ts';
import type { Markup } from '../page.ts';

/** What every page is made of. */
export interface Sheet {
  readonly season: TeamSeason;
  readonly language: Language;
  /** The day, as the league calls it. */
  readonly today: string;
  /** The address of the page, and the language that it asks for. */
  readonly path: string;
  readonly lang: string | undefined;
  /** Whether it leads back to the desk. */
  readonly isSecretary: boolean;
}

/** Names and links of a season, in the language of a page. */
export class Names {
  readonly #sheet: Sheet;
  readonly #teams: ReadonlyMap<string, string>;
  readonly #persons: ReadonlyMap<string, string | null>;
  readonly competitions: ReadonlyMap<string, Competition>;

  constructor(sheet: Sheet) {
    const { teams, persons, competitions } = sheet.season;
    this.#sheet = sheet;
    this.#teams = new Map(teams.map(({ id, name }) => [id, name]));
    this.#persons = new Map(persons.map(({ id, name }) => [id, name]));
    this.competitions = new Map(competitions.map((each) => [each.id, each]));
  }

  team(id: string): string {
    return this.#teams.get(id) ?? id;
  }

  /** A name that was erased is not shown. */
  person(id: string): string {
    return this.#persons.get(id) ?? say(this.#sheet.language, 'teams-noName');
  }

  competition(id: string): string {
    return this.competitions.get(id)?.name ?? id;
  }

  teamLink(id: string): Markup {
    return html`<a href="${addressOf(this.#sheet, `team/${id}`)}">${this.team(id)}</a>`;
  }

  personLink(id: string): Markup {
    return html`<a href="${addressOf(this.#sheet, `player/${id}`)}">${this.person(id)}</a>`;
  }

  day(day: string): string {
    return sayDay(this.#sheet.language, day);
  }
}

/** The address of a page: it keeps the language that was asked for. */
export const addressOf = ({ lang }: Sheet, to: string): string => {
  const address = to === '' ? '/teams' : `/teams/${to}`;
  return lang === undefined ? address : `${address}${address.includes('?') ? '&' : '?'}lang=${lang}`;
};

/** What a match came to: 5 – 4, or a word where it has none yet. */
export function resultOf(
  { language }: Sheet,
  decides: 'legs' | 'rubbers',
  state: MatchState | undefined,
): string {
  if (state === undefined) return say(language, 'teams-state-due');
  switch (state.kind) {
    case 'played':
    case 'walkover': {
      const [home, away]: Both<number> = state[decides];
      const figures = `${home}\u2009–\u2009${away}`;
      if (state.kind === 'played') return figures;
      // In a cup a walkover may have no figures.
      return `${home + away === 0 ? '' : figures} ${say(language, 'teams-walkover')}`;
    }
    default:
      return say(language, `teams-state-${state.kind}`);
  }
}

/** Whether somebody plays in it: the singles of a venue may have no player. */
export const hasField = ({ teams, winnersOf, losersOf }: Competition): boolean =>
  teams.length > 0 || winnersOf !== undefined || losersOf !== undefined;

/** The leagues that have a table. */
export const leaguesOf = ({ competitions }: TeamSeason): readonly Competition[] =>
  competitions.filter((each) => each.kind === 'league' && hasField(each));

/** A page, with links to the tables and fixtures. */
export function framed(sheet: Sheet, { title, body }: { readonly title: string; readonly body: Markup }) {
  const { season, language, path } = sheet;
  const link = (to: string, words: string) => {
    const isHere = path === (to === '' ? '/teams' : `/teams/${to}`);
    return html`<a href="${addressOf(sheet, to)}"${isHere ? raw(' aria-current="page"') : ''}>${words}</a>`;
  };
  const nav = html`<nav aria-label="${season.name}">${link('', say(language, 'teams-tables'))}${link('fixtures', say(language, 'teams-fixtures'))}
${leaguesOf(season).map(({ id, name }) => link(`table/${id}`, name))}${sheet.isSecretary ? html` <a href="/secretary">${say(language, 'teams-secretary')}</a>` : ''}</nav>`;
  return { title, body, nav, isPrivate: true };
}
