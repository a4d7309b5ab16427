// Journals of many games, written fast: games by one seed with every card entered, each with other players.
import { Xorshift } from '../../../hardware/emulator/random.ts';
import { act, type Command, EMPTY, type Event, SIX_CARD } from '../../../shared/rules/index.ts';
import { openJournal } from '../../journal/index.ts';
import { TABLE_EVENTS } from '../../table/index.ts';
import { nextOf } from './player.ts';

/** Games that differ; a journal repeats them. */
const KINDS = 20;
export const PLAYERS: readonly string[] = 'Ann Bob Cid Dot Eve Fay Gus Hal Ivy Jan Kit Lou'.split(' ');
/** The id of a player by name. */
export const idOf = (name: string): string => `id-${name}`;
const HOUR = 3_600_000;
const BEGUN = Date.UTC(2015, 0, 1);
const RULES = { ...SIX_CARD, claims: 'always' } as const;

/** Writes so many games into a folder, without anything that is kept beside the events. @returns how many events there are */
export function writeYears(folder: string, games: number, seed = 1): number {
  const random = new Xorshift(seed);
  const kinds = Array.from({ length: KINDS }, () => gameOf(random));
  let time = BEGUN;
  let [moves, events] = [0, 0];
  const journal = openJournal(folder, TABLE_EVENTS);
  for (let game = 1; game <= games; game++) {
    const kind = kinds[random.below(KINDS)] ?? [];
    const first = random.below(PLAYERS.length);
    const second = (first + 1 + random.below(PLAYERS.length - 1)) % PLAYERS.length;
    const players = [first, second].map((at) => PLAYERS[at] ?? '');
    journal.adopt(
      kind.map((event) => ({ chapter: game, time, event: movedTo(event, { moves, game, players }) })),
    );
    moves += kind.at(-1)?.move ?? 0;
    events += kind.length;
    time += HOUR;
  }
  journal.close();
  return events;
}

interface Shift {
  readonly moves: number;
  readonly game: number;
  readonly players: readonly string[];
}

function movedTo(event: Event, { moves, game, players }: Shift): Event {
  const move = event.move + moves;
  if (event.type !== 'gameStarted') return { ...event, move };
  const gameId = `game-${game}`;
  return { ...event, move, players, playerIds: players.map(idOf), gameId, matchId: gameId };
}

/** The events of a whole game. */
function gameOf(random: Xorshift): readonly Event[] {
  let timeline = EMPTY;
  const events: Event[] = [];
  const perform = (command: Command): boolean => {
    const done = act(timeline, command);
    if (!done.ok) return false;
    timeline = done.value.timeline;
    events.push(...done.value.events);
    return true;
  };
  perform({ type: 'newGame', rules: RULES, players: PLAYERS.slice(0, 2) });
  while (timeline.present.phase !== 'over') {
    if (perform(nextOf(timeline.present, random)) || perform({ type: 'next' })) continue;
    throw new Error(`nothing can be done in the phase ${timeline.present.phase}`);
  }
  return events;
}
