// Seasons: the table of a saved one, or of the rules in the address.
import {
  firstIn,
  highHandsOf,
  isInSeason,
  meetingsOf,
  type NightState,
  type PlayedEvent,
  personOf,
  ratedInNights,
  ratingOf,
  type SeasonRules,
  shownAs,
} from '../../../shared/league/index.ts';
import { type NightSummary, seasonCsv } from '../../hall/index.ts';
import { type App, type Asked, addRoute, complaintOf } from '../kit/route.ts';
import { refused } from './desk.ts';
import { attached } from './nights.ts';
import type { HallParts } from './parts.ts';
import { type PersonAnswer, type SeasonAnswer, seasonSchema, type YearbookAnswer } from './wire.ts';

/** Adds the routes. */
export function addSeasons(app: App, parts: HallParts): void {
  addRoute(app, 'GET /api/hall/season', { query: seasonSchema }, (context) =>
    forSeason(context, parts, (season) => context.json(answerOf(parts, season))),
  );
  addRoute(app, 'GET /api/hall/season/league', {}, (context) => {
    const { offer, status } = parts.league ?? {};
    return context.json(offer?.season ? { ...offer.season, asOf: status?.offered, rules: {} } : null);
  });
  addRoute(app, 'GET /api/hall/yearbook', { query: seasonSchema }, (context) =>
    forSeason(context, parts, (season) => context.json(yearbookOf(parts, season)), LAST),
  );
  addRoute(app, 'GET /api/hall/season.csv', { who: 'host', query: seasonSchema }, (context) =>
    forSeason(context, parts, ({ rows }) => {
      const text = seasonCsv(parts.hall.state.settings.season, rows);
      return attached(context, 'season.csv', 'text/csv; charset=utf-8', text);
    }),
  );
  addRoute(app, 'GET /api/hall/people/:player', {}, (context) => personAnswer(context, parts));
}

/** The season that the address names, or that its rules describe. */
interface AskedSeason extends Pick<SeasonAnswer, 'name' | 'rules' | 'loaded'> {
  readonly events: readonly PlayedEvent[];
  readonly rows: ReturnType<HallParts['hall']['archive']['season']>;
}

function forSeason(
  context: Asked,
  parts: HallParts,
  answer: (season: AskedSeason) => Response,
  usual: (state: NightState) => object = () => ({}),
): Response {
  const { archive, state } = parts.hall;
  const query = queryOf(context);
  const input = Object.keys(query).length === 0 ? usual(state) : query;
  const read = seasonSchema.safeParse(input);
  if (!read.success) return context.json({ error: 'badInput', ...complaintOf(read.error, input) }, 400);
  const { season: named, guests, format: formats, ...asked } = read.data;
  const kept = state.seasons.find(({ name }) => name === named);
  if (named !== undefined && kept === undefined) {
    const known = state.seasons.map(({ name }) => name);
    return refused(context, parts, { code: 'noSeason', season: named, known });
  }
  const { name, ...rules }: SeasonRules & { readonly name: string | null } = kept ?? {
    ...{ ...asked, formats, name: null },
    guests: guests === 'yes',
  };
  const tables = parts.awards();
  const loaded = tables.some((each) => each.name === rules.award);
  const events = archive.played.filter((each) => isInSeason(each, rules));
  return answer({ name, rules, loaded, events, rows: archive.season(rules, tables) });
}

function answerOf({ hall }: HallParts, { rows, events, ...season }: AskedSeason): SeasonAnswer {
  const people = rows.map(({ player }) => player);
  const nameOf = shownAs(people, hall.state.names);
  const shown = rows.map(({ player: { id }, ...row }) => ({ ...row, player: id, name: nameOf(id) }));
  return { ...season, nights: new Set(events.map(({ night }) => night)).size, rows: shown };
}

/** The season saved last, if any. */
const LAST = ({ seasons }: NightState): object => {
  const season = seasons.at(-1)?.name;
  return season === undefined ? {} : { season };
};

/** Players in the head-to-head table. */
const FIRST = 10;

function yearbookOf(parts: HallParts, season: AskedSeason): YearbookAnswer {
  const { archive, state } = parts.hall;
  const { samePerson } = archive;
  const { events, rows } = season;
  const hands = highHandsOf(events, samePerson);
  const people = events.flatMap(({ cards }) => cards.flatMap(({ players }) => players.map(samePerson)));
  const nameOf = shownAs([...new Map(people.map((each) => [each.id, each])).values()], state.names);
  const met = meetingsOf(events, samePerson);
  const first = rows.slice(0, FIRST).map(({ player }) => player.id);
  const nights = new Map(archive.nights.map((each) => [each.night, each]));
  return {
    ...answerOf(parts, season),
    winners: events.flatMap((event) => {
      const { format, isBracket } = event;
      const night = nights.get(event.night);
      const best = firstIn(event);
      const names = best.map(({ players }) => players.map((each) => nameOf(samePerson(each).id)));
      const [card = null] = isBracket ? [] : best.map(({ points, wins, net }) => ({ points, wins, net }));
      return night === undefined ? [] : [{ night: headOf(night), format, first: names, card }];
    }),
    hands: hands.map(({ player, ...hand }) => ({ ...hand, name: nameOf(player.id) })),
    meetings: first.map((id) => {
      const own = new Map(met(id).map(({ opponent, games, wins }) => [opponent.id, { games, wins }]));
      return first.map((other) => own.get(other) ?? null);
    }),
  };
}

const headOf = ({ night, heading, opened }: NightSummary) => ({ night, heading, opened });

/** Fields that an address can repeat. */
const LISTS = ['format', 'ties'];

const queryOf = (context: Asked): object =>
  Object.fromEntries(
    Object.entries(context.req.queries()).map(([field, texts]) => [
      field,
      LISTS.includes(field) ? texts : texts.at(-1),
    ]),
  );

function personAnswer(context: Asked, parts: HallParts): Response {
  const { archive, state } = parts.hall;
  const player = context.req.param('player') ?? '';
  const found = personOf(archive.played, player, archive.samePerson);
  if (found === undefined) return refused(context, parts, { code: 'noPlayer', player });
  const opponents = found.meetings.map(({ opponent }) => opponent);
  const nameOf = shownAs([found.player, ...opponents], state.names);
  return context.json({
    name: nameOf(player),
    rating: ratingOf(ratedInNights(archive.played, archive.samePerson), player),
    cards: found.cards,
    hands: found.hands.map(({ player: _, ...hand }) => hand),
    meetings: found.meetings.map(({ opponent: { id }, ...rest }) => ({
      ...rest,
      player: id,
      name: nameOf(id),
    })),
  } satisfies PersonAnswer);
}
