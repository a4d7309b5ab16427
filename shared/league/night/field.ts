// Who is there: players, check-in, tables and where they are in the room, and leaving.
import { NAME_LENGTH, nameFault } from '../../rules/terms/index.ts';
import { gamesIn, type NightFormat } from '../format/format.ts';
import { refused } from '../refusal.ts';
import { everybodyIn, PERSON_NAME_LENGTH, shortOf, surnameOf } from '../view/names.ts';
import type { GameView } from '../view/public.ts';
import type { NightCommandOf } from './command.ts';
import type { FloorPlan, LeaguePlayer, NightFact } from './event.ts';
import { type Decided, facts, findEntrant } from './find.ts';
import { isForgotten } from './forgotten.ts';
import { eventsOf, gamesInRoom } from './rooms.ts';
import { mayEnter, stagesOf } from './stages.ts';
import { isFinalStage, isRunning, type NightState, stageOf } from './state.ts';

export function addPlayer(state: NightState, { player }: NightCommandOf<'addPlayer'>): Decided {
  const isKnown =
    everybodyIn(state).some(({ id }) => id === player.id) || Object.hasOwn(state.merged, player.id);
  if (isKnown) return refused({ code: 'idTaken', id: player.id });
  return named(player, 'playerAdded');
}

export function changePlayer({ players }: NightState, { player }: NightCommandOf<'changePlayer'>): Decided {
  if (!players.some(({ id }) => id === player.id)) return refused({ code: 'noPlayer', player: player.id });
  return named(player, 'playerChanged');
}

function named(player: LeaguePlayer, type: 'playerAdded' | 'playerChanged'): Decided {
  const { short = '', surname = '', ...rest } = player;
  const [name, told, last] = [player.name.trim(), short.trim(), surname.trim()];
  if (nameFault(name, PERSON_NAME_LENGTH)) return refused({ code: 'badPersonName', name: player.name });
  const isChosen = told !== '' && told !== shortOf({ name });
  if (isChosen && nameFault(told)) return refused({ code: 'badShortName', name: short, most: NAME_LENGTH });
  const isSaid = last !== '' && last !== surnameOf({ name });
  if (isSaid && nameFault(last, PERSON_NAME_LENGTH)) return refused({ code: 'badPersonName', name: surname });
  const chosen = { ...(isChosen ? { short: told } : {}), ...(isSaid ? { surname: last } : {}) };
  return facts({ type, player: { ...rest, name, ...chosen } });
}

/** Who plays tonight is checked out or drops first; who has played and left may go: the results keep the name. */
export function removePlayer(state: NightState, { player }: NightCommandOf<'removePlayer'>): Decided {
  const { phase, players } = state;
  const entrants = eventsOf(state).flatMap((each) => each.entrants);
  if (!players.some(({ id }) => id === player)) return refused({ code: 'noPlayer', player });
  const isHere = entrants.some((each) => each.leftBefore === undefined && each.players.includes(player));
  if (phase === 'open' && isHere) return refused({ code: 'stillHere', player });
  return facts({ type: 'playerRemoved', player });
}

/** Numbers of forgotten players begin here: nobody takes them for places. */
const FIRST_FORGOTTEN = 1001;

/** An open night has its players' names on boards and phones: it is closed first. */
export function forgetPlayer(state: NightState, { player }: NightCommandOf<'forgetPlayer'>): Decided {
  const known = everybodyIn(state).find(({ id }) => id === player);
  if (known === undefined) return refused({ code: 'noPlayer', player });
  if (isForgotten(known.name)) return facts();
  const entrants = eventsOf(state).flatMap((each) => each.entrants);
  if (state.phase === 'open' && entrants.some(({ players }) => players.includes(player)))
    return refused({ code: 'inOpenNight', player });
  const number = FIRST_FORGOTTEN + state.former.filter(({ name }) => isForgotten(name)).length;
  return facts({ type: 'playerForgotten', players: idsOf(state, player), number });
}

/** The ids of a person: this one, and those that were merged into it. */
function idsOf(state: NightState, player: string): readonly string[] {
  const { merged } = state;
  const others = Object.keys(merged).filter((from) => merged[from] === player);
  return [player, ...others.flatMap((from) => idsOf(state, from))];
}

/** Both may not play tonight: an opponent would meet the same person twice, or a player themselves. */
export function merge(state: NightState, { from, into }: NightCommandOf<'merge'>): Decided {
  const { players } = state;
  const entrants = eventsOf(state).flatMap((each) => each.entrants);
  const missing = [from, into].find((id) => !players.some((each) => each.id === id));
  if (missing !== undefined) return refused({ code: 'noPlayer', player: missing });
  const plays = (id: string): boolean => entrants.some((each) => each.players.includes(id));
  if (from === into || (plays(from) && plays(into))) return refused({ code: 'inPlay', id: from });
  return facts({ type: 'playersMerged', from, into });
}

/** Checks a player in from the next undrawn round, also one who left. A drawn bracket takes back only its own players. */
export function checkIn(state: NightState, { entrant }: NightCommandOf<'checkIn'>): Decided {
  const { format, players, entrants, drawn, seeds, fixture } = state;
  if (fixture !== null) return refused({ code: 'fieldNamed' });
  if (seeds.length > 0 && !seeds.includes(entrant.id)) return refused({ code: 'bracketDrawn' });
  const expected = format.rules.unit === 'pairs' ? 2 : 1;
  if (entrant.players.length !== expected || new Set(entrant.players).size !== expected)
    return refused({ code: 'partners', expected, got: new Set(entrant.players).size });
  const stranger = entrant.players.find((id) => !players.some((each) => each.id === id));
  if (stranger !== undefined) return refused({ code: 'noPlayer', player: stranger });
  const before = entrants.find(({ id }) => id === entrant.id);
  const same = before?.players.join() === entrant.players.join();
  if (before && !same) return refused({ code: 'idTaken', id: entrant.id });
  const stage = stagesOf(state).find(({ id, entry }) => id === state.event && entry === 'ask');
  if (stage && !before && !mayEnter(state, stage)(entrant))
    return refused({ code: 'notEligible', player: entrant.players[0] ?? entrant.id });
  const here = entrants.filter(({ leftBefore }) => leftBefore === undefined);
  const twice = entrant.players.find((id) => here.some((each) => each.players.includes(id)));
  if (twice !== undefined) return refused({ code: 'checkedIn', player: twice });
  const away = before ? drawn.length - ((before.leftBefore ?? 1) - 1) + before.missed : drawn.length;
  return facts({ type: 'checkedIn', entrant, missed: away });
}

export function checkOut(state: NightState, { entrant }: NightCommandOf<'checkOut'>): Decided {
  const found = findEntrant(state, entrant);
  if (!found.ok) return found;
  const rounds = state.drawn.map(({ pairs, idle }) => [...pairs.flat(), ...idle]);
  const plays = [state.seeds, ...rounds].some((field) => field.includes(entrant));
  return plays ? refused({ code: 'inPlay', id: entrant }) : facts({ type: 'checkedOut', entrant });
}

export function addTable({ tables }: NightState, { table }: NightCommandOf<'addTable'>): Decided {
  return tables.includes(table)
    ? refused({ code: 'idTaken', id: table })
    : facts({ type: 'tableAdded', table });
}

export function removeTable(state: NightState, { table }: NightCommandOf<'removeTable'>): Decided {
  if (!state.tables.includes(table)) return refused({ code: 'noTable', table });
  const busy = gamesInRoom(state).find((each) => each.table === table && isRunning(each));
  return busy
    ? refused({ code: 'tableBusy', table, game: busy.game })
    : facts({ type: 'tableRemoved', table });
}

/**
 * A player leaves. Played games count, unless the format voids them before half way; the games that are drawn and not
 * played are void or forfeited, by the format.
 */
export function drop(state: NightState, { entrant, reason }: NightCommandOf<'drop'>): Decided {
  const found = findEntrant(state, entrant);
  if (!found.ok) return found;
  if (found.value.leftBefore !== undefined) return refused({ code: 'droppedOut', entrant });
  const { format, drawn } = state;
  const dropped: NightFact = { type: 'dropped', entrant, round: drawn.length + 1, reason };
  // A bracket needs no new plan when they leave.
  if (format.schedule.kind === 'bracket') return facts(dropped);
  const games = state.games.map((each) => ({
    game: each.game,
    entrants: each.entrants,
    stage: stageOf(each),
    outcome: each.result?.outcome ?? null,
  }));
  const consequences = gamesLost(format, games, entrant).map(({ game, entrants }): NightFact => {
    if (format.attendance.dropOut !== 'forfeit') return { type: 'voided', game, reason };
    return { type: 'forfeited', game, loser: entrants[0] === entrant ? 0 : 1, reason };
  });
  return facts(dropped, ...consequences);
}

/** What a game tells of itself when one of its two leaves. */
type LeftGame = Pick<GameView, 'game' | 'entrants' | 'stage' | 'outcome'>;

/** Games of a player who leaves that do not stand: they are void, or forfeited where the format has it so. */
export function gamesLost(
  format: NightFormat,
  games: readonly LeftGame[],
  entrant: string,
): readonly LeftGame[] {
  const own = games.filter(({ entrants, stage }) => entrants.includes(entrant) && stage !== 'void');
  const open = own.filter(({ outcome, stage }) => outcome === null && !isFinalStage(stage));
  const half = gamesIn(format) / 2;
  const early = format.attendance.dropOut === 'void' && own.length - open.length < half;
  return early ? own : open;
}

/** Most tables side by side, and most rows: room for `MOST_TABLES` with gangways between them. */
export const ROOM = { columns: 12, rows: 20 } as const;

const isWithin = (at: number, most: number): boolean => Number.isInteger(at) && at >= 0 && at < most;

/** Whether everything on a plan is inside the largest room. */
export const isInRoom = ({ door, spots }: FloorPlan): boolean =>
  isWithin(door, ROOM.columns) &&
  spots.every(({ column, row }) => isWithin(column, ROOM.columns) && isWithin(row, ROOM.rows));

/** Puts the whole room as the desk says it, for the nights to come as well: tables that are not here tonight keep their places. */
export function arrangeRoom(_: NightState, { room }: NightCommandOf<'arrangeRoom'>): Decided {
  const { spots } = room;
  if (!isInRoom(room)) return refused({ code: 'outsideRoom', ...ROOM });
  for (const [at, { table, column, row }] of spots.entries())
    for (const other of spots.slice(0, at)) {
      if (other.table === table) return refused({ code: 'idTaken', id: table });
      if (other.column === column && other.row === row)
        return refused({ code: 'spotTaken', table, other: other.table });
    }
  return facts({ type: 'roomArranged', room });
}
