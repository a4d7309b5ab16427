// What was played at this table, for the page of games: the list, one game with its study, figures, and both exports.
import * as z from 'zod';
import type { RuleSet } from '../../../../shared/rules/index.ts';
import type { ThrowLine } from '../../../../shared/story/discards.ts';
import type { GameLine } from '../../../../shared/story/line.ts';
import type { Player, Roster } from '../../../../shared/story/roster.ts';
import { figuresOf, type PlayerFigures } from '../../../../shared/story/statistics.ts';
import type { GameStory } from '../../../../shared/story/story.ts';
import { type Streaks, streaksOf } from '../../../../shared/story/streaks.ts';
import { discreet, type StudyLine, studyOf } from '../../../../shared/story/study.ts';
import { languageFor } from '../../../../shared/words/languages.ts';
import type { Archive, GamesExtent } from '../../../table/archive.ts';
import { PRACTICE, practiceFor, seatedAt } from '../../../table/gamefilter.ts';
import { csvPieces, type ExportChoice, jsonPieces, PAUSE, readable } from '../../../table/gamesexport.ts';
import { type App, type Asked, addRoute } from '../../kit/route.ts';
import { complaintOf, expectation, expecting, failure, wholeInQuery } from '../../kit/validation.ts';
import type { Parts } from '../parts.ts';
import { addMoves } from './moves.ts';

/** Looks at the games played: a page of them, one of them, or all of them, one after the other. */
export const SEARCHES = { points: 20, duration: 10 } as const;

/**
 * GET /api/games?before=N&limit=50: the last games, or those before game N. The oldest game first. Only games begun from `since` and
 * before `until` (milliseconds since 1970), by the `rules` of that name, in which `player` (an id) sat, `against` another (an id);
 * with `practice` only those against Muggins, or none of them.
 */
export interface GamesAnswer {
  readonly games: readonly GameLine[];
  /** Where the page before this one ends: `before` of the next request. Null if there is none. */
  readonly older: number | null;
  /** Over all games, whatever is asked for. */
  readonly players: readonly PlayerFigures[];
  /** Ids of players that were merged into others, with theirs. */
  readonly merged: Readonly<Record<string, string>>;
  /** Of all games: names of their rule sets, when the first of them began, and whether any was against Muggins. */
  readonly extent: GamesExtent;
}

/** GET /api/games/ID, or of the latest game: GET /api/games/last. */
export interface GameAnswer {
  /** While the game goes on, no count has its `truth`. */
  readonly story: GameStory;
  /** Empty while the game goes on: no advice during a game. */
  readonly study: readonly StudyLine[];
  /** What was thrown to the crib, as far as it is known. Empty while the game goes on. */
  readonly throws: readonly ThrowLine[];
  /** The games of its match, itself among them, the oldest first. */
  readonly match: readonly GameLine[];
}

const PAGE = 50;
/** Games of a match that each of them lists. */
const MATCH = 50;
const time = wholeInQuery(0, 9_999_999_999_999).optional();
const word = expecting(z.string().min(1).max(80), expectation('wordOrNumber', {})).optional();
/** What can be asked of the list of games. */
const pageSchema = z.object({
  before: wholeInQuery(1, 999_999_999).optional(),
  limit: wholeInQuery(1, 200).default(PAGE),
  since: time,
  until: time,
  rules: word,
  practice: z.enum(PRACTICE).optional(),
  player: word,
  against: word,
});

/** GET /api/games/players/ID. */
export interface ProfileAnswer {
  readonly player: Player;
  /** Null for a guest, and for a player without a game. */
  readonly figures: PlayerFigures | null;
  readonly streaks: Streaks;
  /** Who was merged into this player: ids, and their names at that time. */
  readonly merged: readonly { readonly id: string; readonly name: string }[];
}

/** GET /api/games/players/ID/discards: what the player discarded in the latest games, as far as it is known, to be judged; with ?practice=only against Muggins. */
export interface DiscardsAnswer {
  readonly discards: readonly (ThrowLine & { readonly rules: RuleSet })[];
}

/** Games in which discards are looked for: each is read for it. */
const LATEST = 20;

type GamesParts = { readonly table: Pick<Parts['table'], 'archive' | 'roster'> };

/** Adds the routes below /api/games: the list with everybody's figures, both exports, one game, and profiles. */
export function addGames(app: App, { table }: GamesParts): void {
  addRoute(app, 'GET /api/games', { query: pageSchema }, (context) => {
    const input = context.req.query();
    const asked = pageSchema.safeParse(input);
    if (!asked.success) return context.json({ error: 'badInput', ...complaintOf(asked.error, input) }, 400);
    return context.json(pageOf(table.archive, asked.data, table.roster));
  });
  addExports(app, { table });
  addMoves(app, { table });
  // Without its end the pattern would fit what only begins with a number.
  addRoute(app, 'GET /api/games/:id{(?:[0-9]{1,9}|last)$}', {}, (context) => {
    const id = context.req.param('id');
    const [latest] = table.archive.fitting({}, undefined, 1);
    return oneGame(context, table.archive, id === 'last' ? (latest?.id ?? 0) : Number(id));
  });
  addProfiles(app, { table });
  addDiscards(app, { table });
}

const MOST_EXPORTED = 999_999;

function addExports(app: App, { table }: GamesParts): void {
  const archive = () => table.archive;
  /** The games that the query asks for: of one player, by an id or one that was merged into it, and with or without practice. */
  const choice = (context: Asked): ExportChoice => {
    const { player, practice } = context.req.query();
    if (player === undefined && practice === undefined) return {};
    const ids = player === undefined ? undefined : table.roster.idsOf(player);
    const wanted = { player: ids, practice: practiceFor(practice) };
    const found = table.archive.fitting(wanted, undefined, MOST_EXPORTED);
    return { games: found.map(({ id }) => id).toReversed() };
  };
  addRoute(app, 'GET /api/games/export.json', {}, (context) =>
    attached(context, {
      name: 'muggins-games.json',
      type: 'application/json',
      pieces: jsonPieces(archive, choice(context)),
    }),
  );
  addRoute(app, 'GET /api/games/export.csv', {}, (context) => {
    const pieces = csvPieces(archive, languageFor(context.req.query('lang')), choice(context));
    return attached(context, { name: 'muggins-games.csv', type: 'text/csv', pieces });
  });
}

/** Adds the route of profiles. 404 for an unknown id. */
function addProfiles(app: App, { table }: GamesParts): void {
  addRoute(app, 'GET /api/games/players/:id', {}, (context) => {
    const id = context.req.param('id') ?? '';
    const { archive, roster } = table;
    const player = roster.find(id);
    if (player === undefined) return context.json(failure('noPlayer', { player: id }), 404);
    const ids = roster.idsOf(id);
    const others = ids.filter((each) => each !== player.id);
    const answer: ProfileAnswer = {
      player,
      figures: figuresOf(archive.tallies, roster).find((each) => each.id === player.id) ?? null,
      streaks: streaksOf(archive.wins(ids)),
      merged: others.map((each) => ({ id: each, name: roster.nameOf(each) })),
    };
    return context.json(answer);
  });
}

function addDiscards(app: App, { table }: GamesParts): void {
  addRoute(app, 'GET /api/games/players/:id/discards', {}, (context) => {
    const { archive, roster } = table;
    const player = roster.idsOf(context.req.param('id') ?? '');
    const practice = context.req.query('practice') === 'only';
    const answer: DiscardsAnswer = {
      discards: archive.fitting({ player, practice }, undefined, LATEST).flatMap((line) => {
        const story = readable(() => archive.story(line.id));
        if (story === undefined || story === 'damaged') return [];
        const own = archive.throws(story).filter(({ seat }) => player.includes(seatedAt(line, seat)));
        return own.map((each) => ({ ...each, rules: story.rules }));
      }),
    };
    return context.json(answer);
  });
}

function oneGame(context: Asked, archive: Archive, game: number): Response {
  const found = readable(() => publicOf(archive, archive.counted(game)));
  if (found === 'damaged') return context.json(failure('gameDamaged', { game }), 410);
  if (found === undefined) return context.json(failure('noGame', { game }), 404);
  const match = archive.fitting({ match: found.story.match }, undefined, MATCH).toReversed();
  return context.json({ ...found, match } satisfies GameAnswer);
}

/** The public version of a game, with its study. */
function publicOf(archive: Archive, story: GameStory | undefined): Omit<GameAnswer, 'match'> | undefined {
  if (story === undefined) return undefined;
  const throws = archive.throws(story);
  return { story: discreet(story), study: studyOf(story, throws), throws };
}

function pageOf(
  archive: Archive,
  { before, limit, player, against, practice, ...filter }: z.output<typeof pageSchema>,
  people: Roster,
): GamesAnswer {
  const idsOf = (id: string | undefined) => (id === undefined ? undefined : people.idsOf(id));
  const sat = { player: idsOf(player), against: idsOf(against) };
  const wanted = { ...filter, ...sat, practice: practiceFor(practice) };
  const found = archive.fitting(wanted, before, limit + 1);
  const games = found.slice(0, limit).reverse();
  const older = found.length > limit ? (games[0]?.id ?? null) : null;
  const players = figuresOf(archive.tallies, people);
  return { games, older, players, merged: people.merged, extent: archive.extent };
}

interface Attachment {
  readonly name: string;
  readonly type: string;
  readonly pieces: Iterator<string>;
}

const attached = (context: Asked, { name, type, pieces }: Attachment): Response =>
  context.body(streamed(pieces), 200, {
    'content-type': `${type}; charset=utf-8`,
    'content-disposition': `attachment; filename="${name}"`,
  });

/** Makes a piece when the last one has gone, and each in a turn of the event loop of its own: keys and pages come in between. */
function streamed(pieces: Iterator<string>): ReadableStream<Uint8Array> {
  const bytes = new TextEncoder();
  return new ReadableStream(
    {
      async pull(controller) {
        for (let piece = PAUSE; piece === PAUSE; ) {
          await new Promise((resolve) => setImmediate(resolve));
          const { value, done } = pieces.next();
          if (done === true) return controller.close();
          piece = value;
          if (piece !== PAUSE) controller.enqueue(bytes.encode(piece));
        }
      },
      cancel() {
        pieces.return?.();
      },
    },
    { highWaterMark: 0 },
  );
}
