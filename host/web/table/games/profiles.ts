// A player on the page of games: who it is, the figures of all games, and streaks of games won and lost.
import type { Hono } from 'hono';
import type { Player, Roster } from '../../../../shared/story/roster.ts';
import { figuresOf, type PlayerFigures } from '../../../../shared/story/statistics.ts';
import { type Streaks, streaksOf } from '../../../../shared/story/streaks.ts';
import type { Archive } from '../../../table/archive.ts';
import { addRoute } from '../../kit/route.ts';
import { failure } from '../../kit/validation.ts';

/** GET /api/games/players/ID. */
export interface ProfileAnswer {
  readonly player: Player;
  /** Null for a guest, and for somebody who has not played. */
  readonly figures: PlayerFigures | null;
  readonly streaks: Streaks;
  /** Who was merged into this player: ids, and their names at that time. */
  readonly merged: readonly { readonly id: string; readonly name: string }[];
}

interface ProfileOptions {
  readonly archive: () => Archive;
  readonly people: () => Roster;
}

const PROFILE = {
  about: 'The profile of a player.',
  answers: { 200: '`{player, figures, streaks, merged}`', 404: '`noPlayer`' },
} as const;

/** The route of profiles. 404 for an id that nobody has. */
export function addProfiles(app: Hono, { archive, people }: ProfileOptions): void {
  addRoute(app, 'GET /players/:id', PROFILE, (context) => {
    const id = context.req.param('id') ?? '';
    const roster = people();
    const player = roster.find(id);
    if (player === undefined) return context.json(failure('noPlayer', { player: id }), 404);
    const ids = roster.idsOf(id);
    const told: ProfileAnswer = {
      player,
      figures: figuresOf(archive().tallies, roster).find((each) => each.id === player.id) ?? null,
      streaks: streaksOf(
        archive()
          .outcomes(ids)
          .flatMap(({ won }) => won ?? []),
      ),
      merged: ids
        .filter((each) => each !== player.id)
        .map((each) => ({ id: each, name: roster.nameOf(each) })),
    };
    return context.json(told);
  });
}
