// The ladder of the club.
import {
  dayOf,
  dueIn,
  everybodyIn,
  ladderOf,
  mayChallenge,
  ratedInNights,
  shownAs,
} from '../../../shared/league/index.ts';
import type { App } from '../kit/parts.ts';
import { addRoute } from '../kit/route.ts';
import type { HallParts } from './parts.ts';
import type { LadderAnswer } from './wire.ts';

/** Adds the route. */
export function addLadder(app: App, parts: HallParts): void {
  const ladder = {
    about:
      'The ladder of the club, the first on top: whom each may challenge, and what is due by when. `game`: the first game since of the two in a closed night.',
    answers: { 200: '`{rules, members: [{player, name, may}], due, hasEntries}`' },
  };
  addRoute(app, 'GET /api/hall/ladder', ladder, (context) => context.json(answerOf(parts)));
}

function answerOf({ hall: { state, archive }, now }: HallParts): LadderAnswer {
  const ladder = ladderOf(state.ladder);
  const members = everybodyIn(state).filter(({ id }) => ladder.order.includes(id));
  const nameOf = shownAs(members, state.names);
  const today = dayOf(now());
  const games = ratedInNights(archive.played, archive.samePerson);
  const due = dueIn(ladder).map((each) => {
    const two = [each.player, each.other];
    const { since = '' } = ladder.open.find(({ player }) => player === each.player) ?? {};
    const game = games.find(
      ({ day, winner, loser }) => day >= since && two.includes(winner) && two.includes(loser),
    );
    return { ...each, isLate: each.due < today, game: game ?? null };
  });
  return {
    rules: ladder.rules,
    members: ladder.order.map((id) => ({ player: id, name: nameOf(id), may: mayChallenge(ladder, id) })),
    due: due.filter(({ code, isLate }) => code !== 'idle' || isLate),
    hasEntries: state.ladder.length > 0,
  };
}
