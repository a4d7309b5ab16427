// What has to be true of every bracket of a night, whatever befell it; and who won, worked out once more from the final facts alone.
import { bracketIn } from '../night/matches.ts';
import { eventsOf, inEvent } from '../night/rooms.ts';
import { type EventState, isFinal, type NightGame, type NightState } from '../night/state.ts';
import { type BracketPlace, matchesOf } from '../stage/bracket.ts';

/** Every law that a bracket of this night breaks now. */
export const brokenBrackets = (state: NightState): readonly string[] =>
  eventsOf(state).flatMap(({ event }) => brokenIn(inEvent(state, event)).map((each) => `${event}: ${each}`));

function brokenIn(state: NightState): readonly string[] {
  const bracket = bracketIn(state);
  if (bracket === undefined) return [];
  const matches = matchesOf(bracket);
  const waiting = matches
    .filter(({ by }) => by === undefined)
    .flatMap(({ sides }) => sides.filter(isSomebody));
  const faults = waiting
    .filter((each, at) => waiting.indexOf(each) !== at)
    .map((each) => `${each} is in two open matches`);
  const gone = state.entrants.filter(({ leftBefore }) => leftBefore !== undefined).map(({ id }) => id);
  for (const { match, sides, by, winner } of matches) {
    const there = sides.filter(isSomebody);
    const games = state.games.filter((each) => each.match === match);
    const open = games.filter(isOpen);
    if (by === 'bye' && (there.length > 1 || winner !== (there[0] ?? null)))
      faults.push(`a bye won ${match}`);
    if (typeof winner === 'string' && !there.includes(winner)) faults.push(`${winner} was not in ${match}`);
    if (games.some(({ entrants }) => pairOf(entrants) !== pairOf(there)))
      faults.push(`${match} has games of others`);
    const isPlayable = by === undefined && there.length === 2;
    const waits = games.some((game) => !isOpen(game) && !isFinal(game));
    if (isPlayable && there.some((each) => gone.includes(each)))
      faults.push(`${match} waits for who went home`);
    if (isPlayable && open.length === 0 && !waits) faults.push(`${match} has no game to play`);
    if (open.length > (isPlayable ? 1 : 0)) faults.push(`${match} has ${open.length} games to play`);
  }
  return faults;
}

const isSomebody = (place: BracketPlace): place is string => typeof place === 'string';
const isOpen = (game: NightGame): boolean => !isFinal(game) && game.result === undefined;
const pairOf = (two: readonly string[]): string => two.toSorted().join(' ');

/** Two who met, or will; and who won. */
interface Meeting {
  readonly sides: readonly BracketPlace[];
  readonly winner: BracketPlace;
}

/** As text: nobody is a dash, and what is not decided a question mark. */
const textsOf = (meetings: readonly Meeting[]): readonly string[] =>
  meetings.map(({ sides, winner }) => `${pairOf(sides.map(nameOf))}: ${nameOf(winner)}`).toSorted();
const nameOf = (place: BracketPlace): string => (place === null ? '-' : (place ?? '?'));

/** Who met whom and who won, as the league has it. */
export const decidedIn = (event: EventState): readonly string[] => {
  const bracket = bracketIn(event);
  return textsOf(bracket === undefined ? [] : matchesOf(bracket));
};

/** The same by the oracle. */
export const oracleOf = (event: EventState): readonly string[] => textsOf(meetingsOf(event).flat());

/** Entrants who may enter a consolation: non-qualifiers, and losers of the first 2 rounds of the play-offs. */
export function consolationOf(state: NightState): readonly string[] {
  const playoffs = inEvent(state, 'P');
  const losers = meetingsOf(playoffs)
    .slice(0, 2)
    .flat()
    .flatMap(({ sides, winner }) => (winner ? sides.filter((each) => each !== winner) : []));
  const others = state.entrants.filter(({ id }) => playoffs.entrants.every((each) => each.id !== id));
  return [...others.map(({ id }) => id), ...losers.filter(isSomebody)].toSorted();
}

/**
 * The rounds of a bracket from its final facts: the seeds, and the games and rulings that stand; at the end the match for the third place.
 * Seed 1 plays the last place, seed 2 the last but one, and who wins plays on as the better seed of the two: that is all that a chart says.
 * Two meet once, so that a pair names its match.
 */
function meetingsOf(event: EventState): readonly (readonly Meeting[])[] {
  let places: BracketPlace[] = [...event.seeds];
  while (Math.log2(places.length) % 1 !== 0) places.push(null);
  const rounds: (readonly Meeting[])[] = [];
  const third: Meeting[] = [];
  const { schedule } = event.format;
  while (places.length > 1) {
    const best = places.slice(0, places.length / 2);
    const round = best.map((one, at) => meetingOf(event, [one, places[places.length - 1 - at]]));
    if (round.length === 2 && schedule.kind === 'bracket' && schedule.third)
      third.push(meetingOf(event, round.map(loserOf)));
    rounds.push(round);
    places = round.map(({ winner }) => winner);
  }
  return [...rounds, third];
}

function loserOf({ sides, winner }: Meeting): BracketPlace {
  if (winner === undefined) return undefined;
  const loser = sides.find((each) => each !== winner);
  return winner === null ? null : loser;
}

function meetingOf(event: EventState, sides: readonly BracketPlace[]): Meeting {
  const [one, other] = sides;
  if (one === undefined || other === undefined) return { sides, winner: undefined };
  if (one === null || other === null) return { sides, winner: one ?? other };
  const isTheirs = ({ entrants }: { readonly entrants: readonly string[] }): boolean =>
    pairOf(entrants) === pairOf([one, other]);
  const ruling = event.rulings.find(isTheirs);
  if (ruling !== undefined) return { sides, winner: ruling.winner };
  const games = event.games.filter(isTheirs);
  const needed = (event.format.match.games + 1) / 2;
  const has = (each: string): boolean => games.filter((game) => winnerIn(game) === each).length >= needed;
  return { sides, winner: games.every(isFinal) ? [one, other].find(has) : undefined };
}

function winnerIn({ isVoid, forfeitedBy, result, entrants }: NightGame): string | undefined {
  if (isVoid) return undefined;
  if (forfeitedBy !== undefined) return entrants[forfeitedBy === 0 ? 1 : 0];
  return result && entrants[result.outcome.winner];
}
