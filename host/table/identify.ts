// Finds the ids of a new game's players, before the rules begin it.
import { levelOf } from '../../shared/partner/seats.ts';
import type { Identity } from '../../shared/rules/game/index.ts';
import type { Command, Refusal, State } from '../../shared/rules/index.ts';
import { sideCount } from '../../shared/rules/terms/index.ts';
import type { Player, Roster } from '../../shared/story/roster.ts';
import { favouredColours } from '../../shared/table/favourites.ts';

/** In the place of a player's id: a new player, whatever the name. */
export const NEW_PLAYER = 'new';
/** In the place of a player's id: the one who is known by this name. */
export const BY_NAME = '';

/** A name that may belong to a known player: the user has to choose one of these, or a new player. */
export interface Doubtful {
  readonly code: 'whoIs';
  readonly seat: number;
  readonly name: string;
  readonly candidates: readonly Pick<Player, 'id' | 'name'>[];
}

/** What a new game is identified by. */
interface Registry {
  readonly state: State;
  readonly roster: Roster;
  readonly colours: readonly string[] | undefined;
  /** Makes an id that nothing else has. */
  readonly newId: () => string;
}

type NewGame = Extract<Command, { type: 'newGame' }>;

/** A command that may begin a game, with the ids of the game and its players; or why it cannot be said who plays. */
export function identify(command: Command, registry: Registry): Command | Doubtful | Refusal {
  if (command.type !== 'newGame' && command.type !== 'unverified') return command;
  const { colours, newId } = registry;
  const fresh: Identity = { gameId: newId(), ...(colours !== undefined && { colours }) };
  if (command.type === 'unverified') return { ...fresh, ...command };
  const begun = seated({ ...fresh, ...command }, registry);
  return 'code' in begun || command.colours !== undefined ? begun : favoured(begun, registry);
}

function seated(command: NewGame, registry: Registry): NewGame | Doubtful | Refusal {
  const seats: Pick<Player, 'id' | 'name'>[] = [];
  for (const [seat, name] of command.players.entries()) {
    const found = personOf(name, command.playerIds?.[seat] ?? BY_NAME, registry);
    if ('id' in found) {
      // A player cannot play against themselves.
      if (seats.some(({ id }) => id === found.id))
        return { code: 'badName', seat, name: found.name, fault: 'taken' };
      seats.push(found);
    }
    // A game begun at a board alone has happened already: it needs no answer.
    else if (command.alone !== undefined) seats.push({ id: registry.newId(), name });
    else return { code: 'whoIs', seat, name, candidates: found.candidates };
  }
  return { ...command, players: seats.map(({ name }) => name), playerIds: seats.map(({ id }) => id) };
}

/** The game in its players' favourite colours. Where the same people sit as before, the lanes keep their colours, which may have been chosen. */
function favoured(game: NewGame, { state, roster }: Registry): NewGame {
  const { colours, playerIds = [], rules, alone } = game;
  const same = playerIds.join() === state.playerIds.join();
  if (colours === undefined || alone !== undefined || same) return game;
  const sides = Array.from({ length: sideCount(rules) }, (_, side) =>
    playerIds
      .filter((_id, seat) => (rules.sides[seat] ?? seat) === side)
      .map((id) => roster.find(id)?.colour ?? null),
  );
  return { ...game, colours: favouredColours(colours, sides) };
}

/** The person at a seat, by the name that they have now; or those whom the name could mean. */
function personOf(
  name: string,
  id: string,
  { state, roster, newId }: Registry,
): Pick<Player, 'id' | 'name'> | { readonly candidates: readonly Pick<Player, 'id' | 'name'>[] } {
  if (id === NEW_PLAYER) return { id: newId(), name };
  if (id !== BY_NAME) return roster.find(id) ?? { id, name };
  // Who sits here is no question, whatever they were called when they sat down.
  const here = state.playerIds[state.players.indexOf(name)];
  const sitting = here === undefined ? undefined : roster.find(here);
  if (sitting !== undefined) return sitting;
  if (here !== undefined && levelOf(here) !== undefined) return { id: here, name };
  const meant = roster.meant(name.trim());
  if (meant.kind === 'unsure') {
    return { candidates: meant.candidates.map((each) => ({ id: each.id, name: each.name })) };
  }
  return meant.kind === 'known' ? meant.player : { id: newId(), name };
}
