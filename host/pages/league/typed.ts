// A card as the secretary types it: one key for each rubber, the legs of the home side. Where not all legs are played, two keys.
import {
  type Both,
  fits,
  type MatchCard,
  type MatchFormat,
  type RubberFormat,
} from '../../../shared/league/team/index.ts';

/** How many keys a rubber takes. */
export const keysOf = ({ all, legs }: RubberFormat): number => (all && legs < 10 ? 1 : 2);

/** The legs that were typed; null for `-`, a rubber that was not played; undefined for what cannot be. */
export function legsTyped(rubber: RubberFormat, text: string): Both<number> | null | undefined {
  if (text === '-') return null;
  if (!/^\d{1,2}$/.test(text) || text.length > keysOf(rubber)) return undefined;
  if (!rubber.all && text.length < 2) return undefined;
  const legs: Both<number> = rubber.all
    ? [Number(text), rubber.legs - Number(text)]
    : [Number(text[0]), Number(text[1])];
  return fits(rubber, legs) ? legs : undefined;
}

/** The keys that give these legs. */
export const keysFor = ({ all }: RubberFormat, legs: Both<number> | null): string =>
  legs === null ? '-' : all ? `${legs[0]}` : legs.join('');

/** The players of each rubber: of the home side, and of the away side. */
export type TypedPlayers = readonly Both<readonly string[]>[];

/** The card that was typed; undefined as long as a rubber is missing. Places without a player are left out. */
export function cardTyped(
  { rubbers }: MatchFormat,
  texts: readonly string[],
  players: TypedPlayers,
): MatchCard | undefined {
  const legs = rubbers.map((rubber, place) => legsTyped(rubber, texts[place] ?? ''));
  if (legs.includes(undefined)) return undefined;
  const named = (names: readonly string[] = []): readonly string[] => names.filter((name) => name !== '');
  return {
    rubbers: legs.map((each, place) => ({
      players: [named(players[place]?.[0]), named(players[place]?.[1])],
      legs: each ?? null,
    })),
  };
}
