// The public pages of the clubs of a league: clubs, events, seasons, and people who asked for a page.
import { html } from 'hono/html';
import type { Language } from '../../../shared/words/catalog.ts';
import { DEFAULT } from '../../../shared/words/default.ts';
import { say } from '../../../shared/words/say.ts';
import { shownPeople } from '../../league/names.ts';
import type { SeasonTotal } from '../../league/totals.ts';
import type { App } from '../kit/parts.ts';
import { addData, addPage, dataLinks, type Markup } from './page.ts';
import type { LeagueParts } from './parts.ts';

/** Rows of a table on one page. */
const ROWS = 100;

type Cell = string | number | Markup;

/** A table whose last columns are figures. `words`: how many columns are not. */
function tableOf(heads: readonly string[], rows: readonly (readonly Cell[])[], words: number): Markup {
  const kind = (at: number): string => (at < words ? '' : 'figure');
  return html`<div class="wide"><table>
<thead><tr>${heads.map((head, at) => html`<th scope="col" class="${kind(at)}">${head}</th>`)}</tr></thead>
<tbody>${rows.map(
    (row) => html`<tr>${row.map((cell, at) => html`<td class="${kind(at)}">${cell}</td>`)}</tr>
`,
  )}</tbody></table></div>`;
}

const linkTo = (address: string, words: string): Markup => html`<a href="${address}">${words}</a>`;
const FIGURES = ['games', 'points', 'wins', 'net'] as const;
const figuresOf = (of: Pick<SeasonTotal, (typeof FIGURES)[number]>) => FIGURES.map((figure) => of[figure]);
const headsIn = (language: Language, ...words: readonly ('rank' | 'name' | 'season' | 'events')[]) =>
  [...words, ...FIGURES].map((each) => say(language, `leaguePages-${each}`));

/** What the first page lists. */
function frontOf(parts: LeagueParts, language: Language): Markup {
  const { clubs, teams } = parts;
  const seasons = clubs.totals.seasons.map((id) => linkTo(`/seasons/${id}`, seasonName(parts, id)));
  const all = [...clubs.clubs.values()].map(({ id, name }) => linkTo(`/clubs/${id}`, name));
  const listed = (heading: string, links: readonly Markup[]) =>
    links.length === 0
      ? ''
      : html`<h2>${heading}</h2><ul>${links.map((link) => html`<li>${link}</li>`)}</ul>`;
  return html`${teams.season === undefined ? '' : html`<p>${linkTo('/teams', teams.season.name)}</p>`}
${listed(say(language, 'leaguePages-seasons'), seasons)}${listed(say(language, 'leaguePages-clubs'), all)}`;
}

/** Adds the pages. */
export function addPages(app: App, parts: LeagueParts): void {
  const { clubs } = parts;
  addPage(app, '/', parts, (language) => {
    // A league of teams alone begins with their tables.
    if (clubs.clubs.size === 0 && clubs.totals.seasons.length === 0) return '/teams';
    return { title: say(language, 'leaguePages-title'), body: frontOf(parts, language) };
  });
  addPage(app, '/clubs/:club', parts, (language, { req }) => {
    const club = clubs.clubs.get(req.param('club') ?? '');
    if (club === undefined) return undefined;
    const events = [...club.events.values()].toSorted((a, b) => (a.head.date < b.head.date ? 1 : -1));
    const rows = events.map(({ event, head }) => [
      linkTo(
        head.fixture === undefined ? `/clubs/${club.id}/${event}` : `/teams/match/${head.fixture}`,
        head.date,
      ),
      ...[head.format, head.places.length],
    ]);
    const heads = (['date', 'format', 'entrants'] as const).map((each) =>
      say(language, `leaguePages-${each}`),
    );
    return { title: club.name, body: tableOf(heads, rows, 2) };
  });
  addPage(app, '/clubs/:club/:event', parts, (language, { req }) => eventPage(parts, language, req.param()));
  addPage(app, '/seasons/:season', parts, (language, { req }) =>
    seasonPage(parts, language, req.param('season') ?? '', Number(req.query('from') ?? 1)),
  );
  addData(app, '/seasons/:id/table', parts, ({ req }) => seasonData(parts, req.param('id') ?? ''));
  addPage(app, '/persons/:person', parts, (language, { req }) =>
    personPage(parts, language, req.param('person') ?? ''),
  );
}

const seasonName = ({ clubs }: LeagueParts, id: string): string => clubs.seasons.get(id)?.name ?? id;

/** Says people as strangers may see them; those who asked for it have a page. */
function namesFor({ league, clubs, now }: LeagueParts, language: Language, persons: readonly string[]) {
  const shown = shownPeople(clubs, league.people, persons, new Date(now()).getFullYear());
  const text = (person: string): string => {
    const name = shown(person);
    return 'text' in name ? name.text : say(language, 'leaguePages-player', { number: name.number });
  };
  const link = (person: string): Cell =>
    league.people.get(person)?.hasPage === true ? linkTo(`/persons/${person}`, text(person)) : text(person);
  return { text, link };
}

function eventPage(
  parts: LeagueParts,
  language: Language,
  { club = '', event = '' }: Record<string, string>,
) {
  const { clubs } = parts;
  const found = clubs.event(club, event);
  if (found === undefined) return undefined;
  const { head, corrections, struck } = found;
  const persons = head.places.map(({ players }) => players.map((each) => clubs.personOf(club, each) ?? ''));
  const { link } = namesFor(parts, language, persons.flat());
  const rows = head.places.map((place, at) => {
    const names = (persons[at] ?? []).map(
      (person, index) => html`${index === 0 ? '' : ' + '}${link(person)}`,
    );
    return [place.rank, html`${names}`, ...figuresOf(place)];
  });
  const notes = [
    ...corrections.map(({ game, reason }) => say(language, 'leaguePages-corrected', { game, reason })),
    ...(struck === null ? [] : [say(language, 'leaguePages-struck', { reason: struck })]),
  ];
  return {
    title: `${clubs.clubs.get(club)?.name ?? club}, ${head.date}`,
    body: html`${tableOf(headsIn(language, 'rank', 'name'), rows, 2)}${notes.map((each) => html`<p>${each}</p>`)}`,
    isPrivate: true,
  };
}

function seasonPage(parts: LeagueParts, language: Language, season: string, from: number) {
  const table = parts.clubs.totals.table(season);
  const first = Number.isInteger(from) && from > 0 ? from - 1 : 0;
  const shown = table.slice(first, first + ROWS);
  if (shown.length === 0) return undefined;
  const persons = shown.map(({ person }) => person);
  const { link } = namesFor(parts, language, persons);
  const rows = shown.map((each) => [each.rank, link(each.person), each.events, ...figuresOf(each)]);
  const more = [first - ROWS, first + ROWS].filter((at) => at >= 0 && at < table.length);
  return {
    title: seasonName(parts, season),
    body: html`${tableOf(headsIn(language, 'rank', 'name', 'events'), rows, 2)}
${dataLinks(language, `/seasons/${season}/table`)}
<p>${more.map((at) => html`${linkTo(`?from=${at + 1}`, `${at + 1}\u2013${Math.min(table.length, at + ROWS)}`)} `)}</p>`,
    isPrivate: true,
  };
}

/** A whole season as data, with the names of its pages. */
function seasonData(parts: LeagueParts, id: string) {
  const table = parts.clubs.totals.table(id);
  const named = (shown: typeof table) => {
    const persons = shown.map(({ person }) => person);
    const { text } = namesFor(parts, DEFAULT, persons);
    return shown.map(({ rank, person, skunks: _, ...row }) => ({ rank, name: text(person), ...row }));
  };
  const rows = table.flatMap((_, at) => (at % ROWS === 0 ? named(table.slice(at, at + ROWS)) : []));
  return rows.length === 0 ? undefined : { season: { id, name: seasonName(parts, id) }, rows };
}

function personPage(parts: LeagueParts, language: Language, person: string) {
  const { league, clubs } = parts;
  if (league.people.get(person)?.hasPage !== true) return undefined;
  const rows = clubs.totals.seasons.flatMap((season) => {
    const total = clubs.totals.of(season, person);
    if (total === undefined) return [];
    return [[linkTo(`/seasons/${season}`, seasonName(parts, season)), total.events, ...figuresOf(total)]];
  });
  return {
    title: namesFor(parts, language, [person]).text(person),
    body: tableOf(headsIn(language, 'season', 'events'), rows, 1),
    isPrivate: true,
  };
}
