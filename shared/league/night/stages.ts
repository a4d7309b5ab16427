// Stages: the cut, the draw of a bracket, matches decided without their games, and how each is undone.
import type { StageForm, Take } from '../format/format.ts';
import { checkFormat } from '../format/parse.ts';
import { refused } from '../refusal.ts';
import { matchesOf, playedAfter, qualifiersOf, roundLosers } from '../stage/bracket.ts';
import type { Placed } from '../ties/chain.ts';
import type { NightCommandOf } from './command.ts';
import type { Entrant } from './event.ts';
import { type Decided, facts } from './find.ts';
import { drawnOrder } from './lot.ts';
import { begunMatches, bracketIn, matchesIn, matchWith, winnerOf } from './matches.ts';
import { eventsOf, inEvent } from './rooms.ts';
import { nightStandings } from './standings.ts';
import { type EventState, isFinal, type NightState, presentOf } from './state.ts';

/** Opens an event in the same room. */
export function openEvent(state: NightState, { id, name, format }: NightCommandOf<'openEvent'>): Decided {
  const isStage = stagesOf(state).some((stage) => stage.id === id);
  if (isStage || openedAs(state, id) !== undefined) return refused({ code: 'idTaken', id });
  const checked = checkFormat(format);
  if (!checked.ok) return checked;
  return facts({ type: 'eventOpened', id, name, format: checked.value, entrants: [], reserve: null });
}

/** Removes an event that was opened by mistake. A stage can be opened again by its cut. */
export function removeEvent(state: NightState): Decided {
  const { event } = state;
  if (event === '') return refused({ code: 'noEvent', event });
  const games = playedIn(state);
  return games.length > 0 ? refused({ code: 'eventPlayed', games }) : facts({ type: 'eventRemoved' });
}

/** The field of a stage, best seed first. */
export interface StageField {
  readonly entrants: readonly Entrant[];
  /** Entrants tied at the cut line. */
  readonly level: readonly string[];
  /** The high non-qualifier. */
  readonly reserve: string | null;
}

/** The field that a stage would have now. */
export function stageField(state: NightState, { from }: Pick<StageForm, 'from'>): StageField {
  const known = from.filter(({ event }) => openedAs(state, event) !== undefined);
  const parts = known.map(({ event, take }) => partOf(inEvent(state, event), take));
  const entrants = new Map(parts.flatMap((part) => part.entrants).map((each) => [each.id, each]));
  return {
    entrants: [...entrants.values()],
    level: parts.flatMap(({ level }) => level),
    reserve: parts.find(({ reserve }) => reserve !== null)?.reserve ?? null,
  };
}

function partOf(state: NightState, take: Take): StageField {
  const entrants = new Map(state.entrants.map(({ id, players, as }) => [id, { id, players, as }]));
  const known = (ids: readonly string[]): readonly Entrant[] => ids.flatMap((id) => entrants.get(id) ?? []);
  const nobody = { level: [], reserve: null };
  if (take !== 'rest' && 'losersOf' in take) {
    const bracket = bracketIn(state);
    return { ...nobody, entrants: known(bracket === undefined ? [] : roundLosers(bracket, take.losersOf)) };
  }
  const { places } = nightStandings(state);
  const inOrder = places.map(({ card }) => card.entrant);
  if (take === 'rest') {
    const stages = stagesAhead(state);
    const frozen = stages.flatMap(({ field }) => field ?? []);
    const line = Math.max(0, ...stages.flatMap((each) => (each.field ? [] : each.line)));
    const rest = inOrder.slice(line).filter((each) => !frozen.includes(each));
    return { ...nobody, entrants: known(rest), level: levelAcross(places, line) };
  }
  const line = lineOf(take, inOrder.length);
  const reserve = inOrder[line] ?? null;
  return { entrants: known(inOrder.slice(0, line)), level: levelAcross(places, line), reserve };
}

/** Entrants tied with the first below the line, if one of them is above it. */
function levelAcross(places: readonly Placed[], line: number): readonly string[] {
  const [last, next] = [places[line - 1], places[line]];
  if (last === undefined || last.rank !== next?.rank) return [];
  return places.filter(({ rank }) => rank === last.rank).map(({ card }) => card.entrant);
}

const lineOf = (take: Exclude<Take, string | { losersOf: unknown }>, field: number): number =>
  'first' in take ? Math.min(field, take.first) : qualifiersOf(field, take.share);

/** The stages that take the top of the current event: how many, and whom once the cut is made. */
export const stagesAhead = (state: NightState) =>
  stagesOf(state).flatMap(({ id, from }) =>
    from.flatMap(({ event, take }) => {
      if (event !== state.event || take === 'rest' || 'losersOf' in take) return [];
      const field = openedAs(state, id)?.entrants.map((each) => each.id);
      return [{ line: lineOf(take, state.entrants.length), field }];
    }),
  );

/** An event by its id; undefined if it is not open. */
export const openedAs = (state: NightState, id: string): EventState | undefined =>
  eventsOf(state).find(({ event }) => event === id);

/** The stages of the weekend. */
export const stagesOf = (state: NightState): readonly StageForm[] => inEvent(state, '').format.stages;

/** The events whose standings say who is before the line of a cut. */
export const eventsBefore = (state: NightState, { from }: StageForm): readonly EventState[] =>
  from.flatMap(({ event, take }) =>
    take === 'rest' || !('losersOf' in take) ? (openedAs(state, event) ?? []) : [],
  );

/** Makes the cut for a stage. It can be made again until a game of the stage is played. */
export function cut(state: NightState, { stage: id }: NightCommandOf<'cut'>): Decided {
  const stage = stagesOf(state).find((each) => each.id === id);
  if (stage === undefined) return refused({ code: 'noEvent', event: id });
  const earlier = eventsBefore(state, stage);
  const isDrawn = earlier.every(({ drawn, seeds }) => drawn.length + seeds.length > 0);
  if (!isDrawn) return refused({ code: 'notDrawn', round: 1 });
  const open = earlier.flatMap(({ games }) => games).filter((each) => !isFinal(each));
  if (open.length > 0) return refused({ code: 'gamesOpen', games: open.map(({ game }) => game) });
  const missing = stage.from.find(({ event }) => openedAs(state, event) === undefined);
  if (missing !== undefined) return refused({ code: 'noEvent', event: missing.event });
  const before = openedAs(state, id);
  const played = before === undefined ? [] : playedIn(before);
  if (played.length > 0) return refused({ code: 'playedOn', games: played });
  const { entrants, level, reserve } = stageField(state, stage);
  if (level.length > 0) return refused({ code: 'levelAtCut', entrants: level });
  const { name, format, entry } = stage;
  if (entry !== 'ask' && entrants.length < 2) return refused({ code: 'fewAtCut', players: entrants.length });
  const isIn = mayEnter(state, stage);
  const entered = (before?.entrants ?? []).filter(isIn).map(({ id, players, as }) => ({ id, players, as }));
  const all = entry === 'ask' ? entered : entrants;
  const opened = { type: 'eventOpened', id, name, format, entrants: all, reserve } as const;
  const { schedule } = format;
  const isSeeded = schedule.kind === 'bracket' && schedule.order !== 'drawn' && all.length > 1;
  const order = all.map((each) => each.id);
  return isSeeded ? facts(opened, { type: 'bracketDrawn', event: id, order }) : facts(opened);
}

/** Tests whether entrants may enter a stage: it takes all their players now, or none of them played in its earlier events. */
export function mayEnter(state: NightState, stage: StageForm): (entrant: Entrant) => boolean {
  const field = stageField(state, stage).entrants.flatMap(({ players }) => players);
  const before = stage.from.flatMap(({ event }) => openedAs(state, event)?.entrants ?? []);
  const known = before.flatMap(({ players }) => players);
  return ({ players }) => players.every((each) => field.includes(each) || !known.includes(each));
}

/** Results that a new draw cannot undo: games with a winner, and matches decided without games. */
export const playedIn = ({ event, games, rulings }: EventState): readonly string[] => [
  ...games.filter((each) => winnerOf(each) !== undefined).map(({ game }) => game),
  ...rulings.map(({ match }) => `${event}${match}`),
];

/** Draws a bracket: by seed, or by lot; in a draw by lot the top seeds may keep the byes. */
export function drawBracket(state: NightState): Decided {
  const { seeds, event } = state;
  if (seeds.length > 0) return refused({ code: 'allDrawn', rounds: 1 });
  const present = presentOf(state);
  const stage = stagesOf(state).find(({ id }) => id === event);
  const known = stage === undefined ? [] : stageField(state, stage).entrants.map(({ id }) => id);
  const field = [...new Set([...known.filter((id) => present.includes(id)), ...present])];
  return facts({ type: 'bracketDrawn', order: drawnOrder(state, field) });
}

/** Takes back the draw of a bracket, until a game of it is played. */
export function reopenBracket(state: NightState): Decided {
  if (state.seeds.length === 0) return refused({ code: 'notDrawn', round: 1 });
  const played = playedIn(state);
  return played.length > 0
    ? refused({ code: 'playedOn', games: played })
    : facts({ type: 'bracketDrawn', order: [] });
}

export function rankEvents(state: NightState, { order }: NightCommandOf<'rankEvents'>): Decided {
  const known = eventsOf(state).map(({ event }) => event);
  const strange = order.find((each) => !known.includes(each)) ?? known.find((each) => !order.includes(each));
  return strange === undefined
    ? facts({ type: 'eventsRanked', order })
    : refused({ code: 'noEvent', event: strange });
}

/** The desk decides a match: a walkover, a retirement or a double walkover. */
export function ruleMatch(
  state: NightState,
  { match, winner, reason }: NightCommandOf<'ruleMatch'>,
): Decided {
  const bracket = bracketIn(state);
  const found = bracket && matchesOf(bracket).find((each) => each.match === match);
  const [one, other] = found?.sides ?? [];
  if (found?.by !== undefined || typeof one !== 'string' || typeof other !== 'string')
    return refused({ code: 'noMatch', match });
  if (winner !== null && winner !== one && winner !== other)
    return refused({ code: 'noEntrant', entrant: winner });
  const wins = matchesIn(state).find((each) => each.match === match)?.wins ?? [0, 0];
  const by = winner === null ? 'doubleWalkover' : wins[0] + wins[1] > 0 ? 'retired' : 'walkover';
  return facts({ type: 'matchRuled', match, entrants: [one, other], by, winner, reason });
}

/** Games of later matches that depend on the match of `game`. */
export function playedSince(state: NightState, game: string): readonly string[] {
  const bracket = bracketIn(state);
  const match = matchWith(state, game)?.match;
  if (bracket === undefined || match === undefined) return [];
  return playedAfter(bracket, match, begunMatches(state.games)).map((each) => `${state.event}${each.match}`);
}

/** Reopens a match, and undoes the later games that depend on it. A player who went home has to be checked in again first. */
export function reopenMatch(state: NightState, { match, reason }: NightCommandOf<'reopenMatch'>): Decided {
  const bracket = bracketIn(state);
  const found = bracket && matchesOf(bracket).find((each) => each.match === match);
  if (bracket === undefined || found?.by === undefined || found.by === 'bye')
    return refused({ code: 'noMatch', match });
  const gone = state.entrants.find((each) => each.leftBefore !== undefined && found.sides.includes(each.id));
  if (gone !== undefined) return refused({ code: 'droppedOut', entrant: gone.id });
  const undone = playedAfter(bracket, match, begunMatches(state.games)).map((each) => each.match);
  return facts({ type: 'matchReopened', match, undone, reason });
}
