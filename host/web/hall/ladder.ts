// The ladder of the club.
import {
  dayOf,
  everybodyIn,
  ladderOf,
  ladderView,
  ratedInNights,
  shownAs,
} from '../../../shared/league/index.ts';
import { type App, addRoute } from '../kit/route.ts';
import type { HallParts } from './parts.ts';
import type { LadderAnswer } from './wire.ts';

/** Adds the route. */
export function addLadder(app: App, parts: HallParts): void {
  addRoute(app, 'GET /api/hall/ladder', {}, (context) => context.json(answerOf(parts)));
}

function answerOf({ hall: { state, archive }, now }: HallParts): LadderAnswer {
  const ladder = ladderOf(state.ladder);
  const members = everybodyIn(state).filter(({ id }) => ladder.order.includes(id));
  const view = ladderView(ladder, dayOf(now()), shownAs(members, state.names));
  const games = ratedInNights(archive.played, archive.samePerson);
  const due = view.due.map((each) => {
    const two = [each.player, each.other];
    const { since = '' } = ladder.open.find(({ player }) => player === each.player) ?? {};
    const game = games.find(
      ({ day, winner, loser }) => day >= since && two.includes(winner) && two.includes(loser),
    );
    return { ...each, game: game ?? null };
  });
  return { ...view, due, hasEntries: state.ladder.length > 0 };
}
