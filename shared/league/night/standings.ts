// Standings: by the cards, or by the rounds reached in a bracket.
import { type CardGame, cardsOf } from '../cards/card.ts';
import { houseShare, sharesOf } from '../cards/outcome.ts';
import type { HouseFigures, NightFormat } from '../format/format.ts';
import { rulesOf } from '../format/parse.ts';
import type { RoundPlan } from '../rotation/record.ts';
import { rankIn } from '../stage/bracket.ts';
import { type NightStandings, standingsOf } from '../ties/chain.ts';
import { bracketIn } from './matches.ts';
import { isFinal, type NightState } from './state.ts';

/** The games and sit-outs on the cards. */
export function cardGamesOf(state: NightState): readonly CardGame[] {
  const { format, games, drawn } = state;
  const rules = rulesOf(format);
  if (!rules.ok) return [];
  const lines = games.flatMap((each): readonly CardGame[] => {
    const { game, round, entrants, forfeitedBy, isVoid, result } = each;
    if (isVoid) return [];
    const at = { game, round, entrants, final: isFinal(each) };
    if (forfeitedBy !== undefined)
      return [
        { kind: 'forfeit', shares: [0, 1].map((side) => forfeitShare(format, side !== forfeitedBy)), ...at },
      ];
    if (result === undefined) return [];
    return [{ kind: 'played', shares: sharesOf(format, rules.value, round, result.outcome), ...at }];
  });
  return [...lines, ...byesOf(format, drawn)];
}

const NOTHING: HouseFigures = { points: 0, spread: 0 };

const forfeitShare = ({ attendance }: NightFormat, won: boolean) =>
  houseShare((won ? attendance.forfeitWin : attendance.forfeitLoss) ?? NOTHING, won);

function byesOf({ schedule, scoring }: NightFormat, drawn: readonly RoundPlan[]): readonly CardGame[] {
  if (schedule.kind === 'bracket' || schedule.odd !== 'houseGame' || schedule.bye === null) return [];
  const { bye } = schedule;
  const shares = [houseShare(bye, bye.points > scoring.loss)];
  return drawn.flatMap(({ idle }, index) => {
    const line = { game: `${index + 1}.bye`, round: index + 1, kind: 'bye', shares, final: true } as const;
    return idle.map((entrant): CardGame => ({ ...line, entrants: [entrant] }));
  });
}

/** The standings now. */
export function nightStandings(state: NightState): NightStandings {
  const { format, broken } = state;
  const entrants = state.entrants.map(({ id }) => id);
  const games = cardGamesOf(state);
  const bracket = bracketIn(state);
  if (bracket === undefined) return standingsOf({ format, entrants, games, broken });
  const rank = rankIn(bracket);
  const places = cardsOf(format, entrants, games)
    .map((card) => ({ rank: rank(card.entrant), card, decision: undefined }))
    .toSorted((a, b) => a.rank - b.rank);
  return { places, provisional: bracket.rounds.at(-1)?.[0]?.winner === undefined };
}
