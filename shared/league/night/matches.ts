// Matches of several games: their scores, and the games they still need. Computed from the games each time.
import { type GameSide, other } from '../cards/outcome.ts';
import { gamesToWin, type NightFormat } from '../format/format.ts';
import { type Bracket, bracketOf, type MatchResult, matchesOf, placeOf } from '../stage/bracket.ts';
import type { DrawnGame } from './event.ts';
import { type EventState, isFinal, type NightGame, UNSETTLED } from './state.ts';

/** The facts that matches are computed from. */
type Event = Pick<EventState, 'event' | 'format' | 'entrants' | 'games' | 'seeds' | 'rulings'>;

/** A match, computed from its games. Lists are by side. */
export interface Match extends Pick<NightGame, 'match' | 'round' | 'entrants'> {
  /** In the order of play. */
  readonly games: readonly NightGame[];
  /** Games won, of those that count. */
  readonly wins: readonly [number, number];
  /** Whether the match is complete: a side cannot be caught, or all games are played. */
  readonly isOver: boolean;
}

/** Whether a match is one game, outside a bracket. */
const isPlain = ({ schedule, match }: NightFormat): boolean =>
  schedule.kind === 'rotation' && match.games === 1;

/** A game as it is drawn. */
export const drawnGame = (
  { game, entrants }: DrawnGame,
  round: number,
  match: string,
  leg = 1,
): NightGame => ({
  game,
  round,
  match,
  leg,
  entrants,
  table: undefined,
  calledAt: undefined,
  seated: [false, false],
  result: undefined,
  cards: [undefined, undefined],
  reopened: false,
  ...UNSETTLED,
});

/** The winner of a game, signed or not; undefined for a void or open game. */
export function winnerOf({ isVoid, forfeitedBy, result }: NightGame): GameSide | undefined {
  if (isVoid) return undefined;
  return forfeitedBy === undefined ? result?.outcome.winner : other(forfeitedBy);
}

/** The matches that have games, in the order in which they began. */
export function matchesIn({ format, games }: Pick<EventState, 'format' | 'games'>): readonly Match[] {
  const byMatch = new Map<string, NightGame[]>();
  for (const game of games) byMatch.set(game.match, [...(byMatch.get(game.match) ?? []), game]);
  return [...byMatch.values()].map((own) => matchOf(format, own as [NightGame, ...NightGame[]]));
}

function matchOf({ match: form }: NightFormat, games: readonly [NightGame, ...NightGame[]]): Match {
  const { match, round, entrants } = games[0];
  const wins: [number, number] = [0, 0];
  const isOver = (): boolean =>
    form.all ? wins[0] + wins[1] >= form.games : Math.max(...wins) >= gamesToWin(form);
  for (const game of games) {
    const winner = winnerOf(game);
    if (winner !== undefined && !isOver()) wins[winner]++;
  }
  return { match, round, entrants, games, wins, isOver: isOver() };
}

/** The match of a game. */
export const matchWith = (event: Pick<EventState, 'format' | 'games'>, game: string): Match | undefined =>
  matchesIn(event).find(({ games }) => games.some((each) => each.game === game));

/** Results of the decided matches, by a ruling of the desk or by final games. */
function resultsOf({ rulings, ...event }: Event): readonly MatchResult[] {
  const isRuled = ({ match, entrants }: Match): boolean =>
    rulings.some((each) => each.match === match && each.entrants.every((id) => entrants.includes(id)));
  const played = matchesIn(event).flatMap((each): readonly MatchResult[] => {
    const { match, entrants, games, wins, isOver } = each;
    if (!isOver || !games.every(isFinal) || isRuled(each)) return [];
    return [{ match, entrants, by: 'legs', winner: entrants[wins[0] > wins[1] ? 0 : 1] }];
  });
  return [...rulings, ...played];
}

/** Matches with a game that has a winner. */
export const begunMatches = (games: readonly NightGame[]): ReadonlySet<string> =>
  new Set(games.flatMap((each) => (winnerOf(each) === undefined ? [] : [each.match])));

/** The bracket of an event as it stands; undefined if it has none or is not drawn. */
export function bracketIn(event: Event): Bracket | undefined {
  const { seeds } = event;
  const { schedule } = event.format;
  if (schedule.kind !== 'bracket' || seeds.length < 2) return undefined;
  return bracketOf({ entrants: seeds, ...schedule }, resultsOf(event));
}

/** A player who went home loses their next match. The matches they won stand, because others may depend on them. */
function withWalkovers<E extends Event>(event: E): E {
  const bracket = bracketIn(event);
  const gone = goneFrom(event);
  if (bracket === undefined || gone.length === 0) return event;
  const begun = begunMatches(event.games);
  const lost = readyIn(bracket).flatMap(({ match, entrants }): readonly MatchResult[] => {
    const here = entrants.filter((each) => !gone.includes(each));
    if (here.length === 2) return [];
    const [winner = null] = here;
    const by = winner === null ? 'doubleWalkover' : begun.has(match) ? 'retired' : 'walkover';
    return [{ match, entrants, by, winner }];
  });
  if (lost.length === 0) return event;
  const others = event.rulings.filter((each) => !lost.some(({ match }) => match === each.match));
  return withWalkovers({ ...event, rulings: [...others, ...lost] });
}

/** Entrants who went home. */
export const goneFrom = ({ entrants }: Pick<EventState, 'entrants'>): readonly string[] =>
  entrants.flatMap(({ id, leftBefore }) => (leftBefore === undefined ? [] : [id]));

/** A match of a bracket whose players are both known. */
type ReadyMatch = Pick<Match, 'match' | 'round' | 'entrants'>;

/** Undecided matches whose players are both known. The match for third place belongs to the last round. */
function readyIn(bracket: Bracket): readonly ReadyMatch[] {
  return matchesOf(bracket).flatMap(({ match, sides: [one, other], by }): readonly ReadyMatch[] => {
    if (by !== undefined || typeof one !== 'string' || typeof other !== 'string') return [];
    const { round } = placeOf(bracket, match);
    return [{ match, entrants: [one, other], round: round === -1 ? bracket.rounds.length : round + 1 }];
  });
}

/** Whether a game is still to be won. */
const isOpen = (game: NightGame): boolean => !game.isVoid && winnerOf(game) === undefined;

/** An event with the games that its matches need: a running match has one open game, a decided match none. */
export function withGames<E extends Event>(before: E): E {
  if (isPlain(before.format)) return before;
  const event = withWalkovers(before);
  const { format, event: id } = event;
  const bracket = bracketIn(event);
  if (format.schedule.kind === 'bracket' && bracket === undefined) return { ...event, games: [] };
  const known = matchesIn(event);
  const going = bracket === undefined ? known : readyIn(bracket);
  const goesOn = (one: Match): boolean =>
    going.some(({ match, entrants: two }) => match === one.match && two.join() === one.entrants.join());
  const gone = goneFrom(event);
  const games = known.flatMap((one) => {
    if (bracket !== undefined && !isMet(bracket, one)) return [];
    const [open] = one.games.filter(isOpen);
    if (one.isOver || !goesOn(one)) return one.games.filter((game) => !isOpen(game));
    if (one.entrants.some((each) => gone.includes(each))) return one.games;
    // If a void game is reopened, the game in its place goes.
    return open
      ? one.games.filter((game) => game === open || !isOpen(game))
      : [...one.games, nextGame(id, one)];
  });
  const fresh = going.filter(({ match }) => !games.some((game) => game.match === match));
  const first = fresh.map(({ match, entrants: two, round }) =>
    drawnGame({ game: `${id}${match}`, entrants: two }, round, match),
  );
  return { ...event, games: [...games, ...first] };
}

/** Whether these two still meet in their match. If not, their games are void; reopening the match before undid any that counted. */
const isMet = (bracket: Bracket, { match, entrants }: Match): boolean =>
  matchesOf(bracket).some((each) => each.match === match && each.sides.join() === entrants.join());

function nextGame(event: string, { match, round, entrants, games }: Match): NightGame {
  const leg = games.length + 1;
  return drawnGame({ game: `${event}${match}-${leg}`, entrants }, round, match, leg);
}
