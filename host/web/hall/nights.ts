// Every night of the hall, to look at and to take away: this one, and those that are over.
import { type NightState, publicView, shownAs } from '../../../shared/league/index.ts';
import { firstOf, type Hall, type NightSummary, SHEETS } from '../../hall/index.ts';
import { type App, type Asked, addRoute, failure } from '../kit/route.ts';
import type { HallParts } from './parts.ts';
import type { NightAnswer, NightLine, NightsAnswer } from './wire.ts';

/** By this word, the night that is open or was last. */
const LAST = 'last';

/** Adds the routes. */
export function addNights(app: App, parts: HallParts): void {
  const { hall } = parts;
  addRoute(app, 'GET /api/hall/nights', {}, (context) => context.json(nightsAnswer(parts)));
  addRoute(app, 'GET /api/hall/nights/:night', {}, (context) =>
    forNight(context, hall, (state, night) => {
      const view = publicView({ ...state, names: hall.state.names });
      return context.json({ night: lineOf(hall, night), view } satisfies NightAnswer);
    }),
  );
  addRoute(app, 'GET /api/hall/nights/:night/export/night.json', { who: 'host' }, (context) =>
    forNight(context, hall, (state) =>
      attached(context, 'night.json', 'application/json', JSON.stringify(state)),
    ),
  );
  for (const [name, textOf] of Object.entries(SHEETS))
    addRoute(app, `GET /api/hall/nights/:night/export/${name}.csv`, { who: 'host' }, (context) =>
      forNight(context, hall, (state) =>
        attached(context, `${name}.csv`, 'text/csv; charset=utf-8', textOf(state)),
      ),
    );
}

const nightsAnswer = ({ hall, awards }: HallParts): NightsAnswer => ({
  nights: hall.archive.nights.map((each) => lineOf(hall, each)),
  seasons: hall.state.seasons,
  awards: awards().map(({ name }) => name),
  hasLadder: hall.state.ladder.length > 0,
});

/** Answers about the night of the address. Reports have the club's current columns. */
function forNight(
  context: Asked,
  { archive, state: { settings } }: Hall,
  answer: (state: NightState, night: NightSummary) => Response,
): Response {
  const named = context.req.param('night') ?? '';
  const night = named === LAST ? archive.nights.at(-1) : archive.find(named);
  const state = night && archive.night(night.night);
  return state === undefined || night === undefined
    ? context.json(failure('noSuchNight', { text: named }), 404)
    : answer({ ...state, settings }, night);
}

function lineOf({ state }: Hall, summary: NightSummary): NightLine {
  const { events: _, decidedBy: __, ...night } = summary;
  const first = firstOf(summary);
  const nameOf = shownAs(first.flat(), state.names);
  return { ...night, first: first.map((players) => players.map(({ id }) => nameOf(id))) };
}

/** A file to keep. */
export const attached = (
  context: Asked,
  name: string,
  type: string,
  content: string | Uint8Array<ArrayBuffer>,
): Response =>
  context.body(content, 200, {
    'content-type': type,
    'content-disposition': `attachment; filename="${name}"`,
  });
