// The game on the board as a hall sees it: whether it is the hall's, and how it ended.
import {
  type GameSide,
  HIGH_HAND,
  type HighHand,
  MOST_HANDS,
  REPORT_FLAGS,
  type ReportFlag,
} from '../../../shared/league/index.ts';
import { isPractice } from '../../../shared/partner/seats.ts';
import type { State } from '../../../shared/rules/index.ts';
import type { GameStory } from '../../../shared/story/story.ts';
import type { Table } from '../../table/index.ts';
import type { ToTableOf } from '../messages.ts';
import type { Ended } from './ledger.ts';
import type { LinkMemory } from './memory.ts';

/** What a table remembers of the games that it was given. */
type Played = Pick<LinkMemory['value'], 'called' | 'games'>;

/** Characters of a player's name at a table. */
const LONGEST = 20;

/** What of a table a hall sees. */
type LinkedTable = Pick<Table, 'state' | 'begun' | 'archive'>;

/** Whether nothing is being played: no game, one that is over, or one without a peg. */
export const isIdle = ({ phase, pegs }: State): boolean =>
  phase === 'none' || phase === 'over' || pegs.every(({ front }) => front === 0);

/** Whether the board has no game, or one before the cut. */
export const isEmpty = ({ phase }: State): boolean => phase === 'none' || phase === 'cut';

/**
 * Whether the game on the board is one that the hall has done with, since it calls another one here: the desk has entered its result,
 * or its night is closed. A game that is not a hall's is never left over.
 */
export const isLeftOver = (
  own: NonNullable<LinkedTable['begun']>['assignment'],
  called: ToTableOf<'seat'>['assignment'],
): boolean => own !== undefined && called !== null && (own.id !== called.game || own.source !== called.night);

/** Who sits where: partners are opposite each other, each by name. No two at a table have the same name. */
export function seatsOf({
  players,
  names,
  rules,
}: NonNullable<ToTableOf<'seat'>['assignment']>): Pick<State, 'players' | 'playerIds'> {
  const { sides } = rules;
  const seats = sides.map((side, seat): readonly [id: string, name: string] => {
    const place = sides.slice(0, seat).filter((each) => each === side).length;
    const own = side === 0 ? 0 : 1;
    return [players[own][place] ?? `${seat}`, firstOf(names[own][place] ?? `${seat}`, LONGEST)];
  });
  const called = seats.map(([, name], seat) => {
    const before = seats.slice(0, seat).filter(([, other]) => other === name).length;
    return before === 0 ? name : `${firstOf(name, LONGEST - 2)} ${before + 1}`;
  });
  return { players: called, playerIds: seats.map(([id]) => id) };
}

/** So many characters of a name. */
const firstOf = (name: string, most: number): string => [...name].slice(0, most).join('');

/** The entries of a side in a list by seat: one, or partners joined. */
export const sideOf = (
  { rules: { sides } }: State,
  list: readonly string[],
  side: GameSide,
  between: string,
) => list.filter((_, seat) => sides[seat] === side).join(between);

/** Without a note, partners are those who usually check in together. */
const usualPairs = (state: State): readonly [string, string] => [
  sideOf(state, state.playerIds, 0, '+'),
  sideOf(state, state.playerIds, 1, '+'),
];

/** How the game on the board ended; undefined where it goes on, is not a hall's, or Muggins plays a seat. `memory`: for whom it was begun. */
export function endOf(
  { state, begun, archive }: LinkedTable,
  journal: string,
  memory: Played,
): Ended | undefined {
  const result = state.phase === 'over' ? state.results.at(-1) : undefined;
  if (result === undefined || begun?.assignment === undefined || isPractice(state.playerIds))
    return undefined;
  const { source: night, id: game } = begun.assignment;
  const id = { journal, game: begun.number };
  const { called } = memory;
  const isCalled = called?.night === night && called.game === game;
  const known = memory.games.find(
    ({ report }) => report.id.game === id.game && report.id.journal === journal,
  );
  const entrants = known?.report.entrants ?? (isCalled ? called.entrants : usualPairs(state));
  const [first = 0, second = 0] = result.scores;
  const winner = result.winner === 0 ? 0 : 1;
  const ahead = winner === 0 ? first - second : second - first;
  const story = archive.story(begun.number);
  const { ending } = result;
  // What the desk should look at.
  const flags: Readonly<Record<ReportFlag, boolean>> = {
    conceded: ending === 'conceded',
    unverified: ending === 'unverified',
    lateRuling: ending === 'ruling',
    wrongSeats: known?.report.flags.includes('wrongSeats') ?? false,
    clock: story !== undefined && story.lastMove < story.started,
  };
  return {
    id,
    night,
    game,
    entrants,
    winner,
    scores: [first, second],
    spread: Math.max(0, ahead),
    ending: ending === 'conceded' ? 'conceded' : 'target',
    flags: REPORT_FLAGS.filter((flag) => flags[flag]),
    began: story?.started,
    ended: story?.lastMove,
    firstDeal: story && firstDealOf(state, story),
    hands: story && handsOf(story),
  };
}

/** The side that dealt first. */
function firstDealOf({ rules: { sides } }: State, { deals }: GameStory): GameSide | undefined {
  const side = sides[deals[0]?.dealer ?? -1];
  return side === 0 || side === 1 ? side : undefined;
}

/** The high hands of a game, cribs too, by what was pegged for them. */
const handsOf = ({ deals, playerIds }: GameStory): readonly HighHand[] =>
  deals
    .flatMap(({ counts, starter }) =>
      counts.flatMap(({ seat, paid, cards }): readonly HighHand[] => {
        const player = playerIds[seat];
        if (player === undefined || paid < HIGH_HAND) return [];
        const all = cards === null || starter === null ? null : [...cards, starter].join(' ');
        return [{ player, points: paid, cards: all }];
      }),
    )
    .slice(-MOST_HANDS);
