// What the moves of one game come to: why the board ruled as it did, and the game as text.
import * as z from 'zod';
import { type Explanation, explainRuling } from '../../../../shared/rules/game/index.ts';
import { type Event, formatGame, formatPosition, Game } from '../../../../shared/rules/index.ts';
import { counts } from '../../../../shared/story/line.ts';
import { isBeside } from '../../../../shared/story/roster.ts';
import type { Archive } from '../../../table/archive.ts';
import { readable } from '../../../table/gamesexport.ts';
import { type App, type Asked, addRoute } from '../../kit/route.ts';
import { complaintOf, failure, wholeInQuery } from '../../kit/validation.ts';
import { refused } from '../parts.ts';

/** GET /api/games/ID/ruling, or of the game on the board: GET /api/games/now/ruling. Null where nothing was ruled. */
export type RulingAnswer = Explanation | null;

const rulingSchema = z.object({ until: wholeInQuery(0, 9_999_999_999_999).optional() });
const ID = ':id{(?:[0-9]{1,9}|now)}' as const;

/** Adds the routes of the moves of a game. `now` is the game on the board. */
export function addMoves(app: App, { table }: { readonly table: { readonly archive: Archive } }): void {
  addRoute(app, `GET /api/games/${ID}/ruling`, { query: rulingSchema }, (context) => {
    const input = context.req.query();
    const asked = rulingSchema.safeParse(input);
    if (!asked.success) return context.json({ error: 'badInput', ...complaintOf(asked.error, input) }, 400);
    return withEvents(context, table.archive, asked.data.until, (events) => {
      const told: RulingAnswer = explainRuling(events) ?? null;
      return context.json(told);
    });
  });
  addRoute(app, `GET /api/games/${ID}/notation`, {}, (context) =>
    withEvents(context, table.archive, undefined, (events) => {
      const format = context.req.query('position') === undefined ? formatGame : formatPosition;
      const text = format(Game.replay(events), { shown: true });
      return text.ok ? context.text(text.value) : refused(context, [], text.refusal);
    }),
  );
}

/** Answers from the events of the game that the path names, up to a time. */
function withEvents(
  context: Asked,
  archive: Archive,
  until: number | undefined,
  answer: (events: readonly Event[]) => Response,
): Response {
  const id = context.req.param('id') ?? '';
  const game = id === 'now' ? archive.present : Number(id);
  const line = game === undefined ? undefined : archive.find(game)?.line;
  if (line === undefined || !(id === 'now' || counts(line)))
    return context.json(failure('noGame', { game: game ?? 0 }), 404);
  const entries = readable(() => archive.chapter(line.id));
  if (entries === 'damaged') return context.json(failure('gameDamaged', { game: line.id }), 410);
  const kept = entries.filter(({ time }) => until === undefined || time <= until);
  return answer(kept.flatMap(({ event }) => (isBeside(event) ? [] : [event])));
}
