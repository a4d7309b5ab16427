// The seats that Muggins plays, known by the ids of their players: so a journal says by itself which games were practice.

/** How well a partner plays, rising. */
export const LEVELS = ['gentle', 'club', 'strong'] as const;
/** See LEVELS. 'gentle' makes slips. 'club' plays for points, 'strong' for the win. */
export type Level = (typeof LEVELS)[number];

const ID = new RegExp(`^muggins-(${LEVELS.join('|')})-[1-6]$`);

/** The id of a partner: `muggins-club-1` is the first of a table. Two at one table have two ids. */
export const partnerId = (level: Level, nth: number): string => `muggins-${level}-${nth}`;

/** How well the player with this id plays; undefined for a person. */
export const levelOf = (playerId: string): Level | undefined => ID.exec(playerId)?.[1] as Level | undefined;

/** How well Muggins plays at a seat; undefined where a person plays, and where nobody sits. */
export const levelAt = (playerIds: readonly string[], seat: number): Level | undefined =>
  levelOf(playerIds[seat] ?? '');

/** The seats of people. */
export const seatsOfPeople = (playerIds: readonly string[]): readonly number[] =>
  [...playerIds.keys()].filter((seat) => levelAt(playerIds, seat) === undefined);

/** Whether Muggins plays one of these seats: such a game is practice and counts in no figures. */
export const isPractice = (playerIds: readonly string[]): boolean =>
  playerIds.some((id) => levelOf(id) !== undefined);

/** Where the cards are that Muggins plays with: dealt by the host to the pages, or real ones that go over a reader. */
export const PACKS = ['pages', 'reader'] as const;
/** See PACKS. */
export type PackPlace = (typeof PACKS)[number];
