// What was played at this table, for the page of games: the list, one game with its study, figures, and both exports.
import { type Context, Hono } from 'hono';
import { addSittings, sittingsOf } from '../../../shared/story/figures.ts';
import { counts, type GameLine, lineOf } from '../../../shared/story/line.ts';
import { figuresOf, type PlayerFigures, type PlayerLookup } from '../../../shared/story/statistics.ts';
import type { GameStory } from '../../../shared/story/story.ts';
import { discreet, type StudyLine, studyOf } from '../../../shared/story/study.ts';
import { EN, sayMove } from '../../../shared/words/index.ts';
import { wordsFor } from '../../../shared/words/languages.ts';
import { sheetOf } from '../../../shared/words/sheet.ts';
import { answer } from '../kit/validation.ts';

/** Looks at the games played, which are worked out from the whole journal. */
export const SEARCHES = { points: 20, duration: 10 } as const;

/** GET /api/games. The oldest game first. */
export interface GamesAnswer {
  readonly games: readonly GameLine[];
  readonly players: readonly PlayerFigures[];
}

/** GET /api/games/ID. */
export interface GameAnswer {
  /** While the game goes on, no count has its `truth`. */
  readonly story: GameStory;
  /** Empty while the game goes on: advice during a game is for nobody. */
  readonly study: readonly StudyLine[];
}

interface GamesOptions {
  /** Every game of the journal, oldest first. */
  readonly stories: () => readonly GameStory[];
  /** Who the players are now. */
  readonly people?: PlayerLookup;
}

/**
 * The routes below /api/games: the list with everybody's figures, `:id`, `export.json` and `export.csv`. 404 for a game that
 * there is none of.
 */
export function games(options: GamesOptions): Hono {
  const app = new Hono();
  const stories = (): readonly GameStory[] =>
    options
      .stories()
      .filter((story) => counts(lineOf(story)))
      .map(discreet);
  app.use(async (context, next) => {
    await next();
    context.header('cache-control', 'no-store');
  });
  app.get('/', (context) => {
    const told: GamesAnswer = { games: stories().map(lineOf), players: figuresOfAll(options) };
    return context.json(told);
  });
  app.get('/export.json', (context) => {
    const body = { muggins: 1, games: stories().map(exported) };
    return attached(context, { name: 'muggins-games.json', type: 'application/json', text: json(body) });
  });
  app.get('/export.csv', (context) =>
    attached(context, {
      name: 'muggins-games.csv',
      type: 'text/csv',
      text: sheetOf(stories(), wordsFor(context.req.query('lang')).pages.sheet),
    }),
  );
  app.get('/:id{[0-9]{1,9}}', (context) => {
    const story = stories().find(({ id }) => id === Number(context.req.param('id')));
    if (story === undefined)
      return context.json(
        { error: 'noGame', ...answer('noGame', { game: Number(context.req.param('id')) }) },
        404,
      );
    const told: GameAnswer = { story, study: studyOf(story) };
    return context.json(told);
  });
  return app;
}

function figuresOfAll({ stories, people = NOBODY }: GamesOptions): readonly PlayerFigures[] {
  return figuresOf(addSittings(new Map(), stories().flatMap(sittingsOf)), people);
}

const NOBODY: PlayerLookup = { find: () => undefined };

/** A game for other programs: its moves also in English. Nobody reads that back. */
function exported(story: GameStory) {
  const { players: names, sideOf: sides } = story;
  const steps = story.steps.map((step) => ({
    ...step,
    text: sayMove(EN, { fact: step.fact, names, sides }),
  }));
  return { ...story, steps, study: studyOf(story) };
}

const json = (body: unknown): string => `${JSON.stringify(body, null, 2)}\n`;

interface Attachment {
  readonly name: string;
  readonly type: string;
  readonly text: string;
}

const attached = (context: Context, { name, type, text }: Attachment): Response =>
  context.body(text, 200, {
    'content-type': `${type}; charset=utf-8`,
    'content-disposition': `attachment; filename="${name}"`,
  });
