// A player on the page of games: who it is, the figures of all games, and streaks of games won and lost.
import type { Player } from '../../../../shared/story/roster.ts';
import { figuresOf, type PlayerFigures } from '../../../../shared/story/statistics.ts';
import { type Streaks, streaksOf } from '../../../../shared/story/streaks.ts';
import type { App } from '../../kit/parts.ts';
import { addRoute } from '../../kit/route.ts';
import { failure } from '../../kit/validation.ts';
import type { Parts } from '../parts.ts';

/** GET /api/games/players/ID. */
export interface ProfileAnswer {
  readonly player: Player;
  /** Null for a guest, and for somebody who has not played. */
  readonly figures: PlayerFigures | null;
  readonly streaks: Streaks;
  /** Who was merged into this player: ids, and their names at that time. */
  readonly merged: readonly { readonly id: string; readonly name: string }[];
}

/** Adds the route of profiles. 404 for an unknown id. */
export function addProfiles(
  app: App,
  { table }: { readonly table: Pick<Parts['table'], 'archive' | 'roster'> },
): void {
  const profile = {
    about: 'The profile of a player.',
    answers: { 200: '`{player, figures, streaks, merged}`', 404: '`noPlayer`' },
  };
  addRoute(app, 'GET /api/games/players/:id', profile, (context) => {
    const id = context.req.param('id') ?? '';
    const { archive, roster } = table;
    const player = roster.find(id);
    if (player === undefined) return context.json(failure('noPlayer', { player: id }), 404);
    const ids = roster.idsOf(id);
    const others = ids.filter((each) => each !== player.id);
    const answer: ProfileAnswer = {
      player,
      figures: figuresOf(archive.tallies, roster).find((each) => each.id === player.id) ?? null,
      streaks: streaksOf(archive.outcomes(ids).flatMap(({ won }) => won ?? [])),
      merged: others.map((each) => ({ id: each, name: roster.nameOf(each) })),
    };
    return context.json(answer);
  });
}
