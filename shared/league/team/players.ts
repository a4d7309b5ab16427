// The record of each player on the cards of a season: rubbers, legs and partners.
import { rubbersIn } from './agreed.ts';
import { MATCH_SIDES } from './format.ts';
import { opposite, sideTeam } from './played.ts';
import type { Competition, TeamSeason } from './season.ts';

/** The rubbers and legs of a player. */
interface Played {
  readonly rubbers: number;
  readonly won: number;
  readonly legsFor: number;
  readonly legsAgainst: number;
}

/** A player over the cards that count. */
export interface PlayerRecord extends Played {
  readonly person: string;
  /** The team of the last match. */
  readonly team: string;
  readonly matches: number;
  /** Partners in pairs, the most frequent first. */
  readonly partners: readonly (Played & { readonly person: string })[];
}

interface Tally extends Played {
  team: string;
  readonly matches: Set<string>;
  readonly partners: Map<string, Played>;
}

const NOTHING: Played = { rubbers: 0, won: 0, legsFor: 0, legsAgainst: 0 };
const plus = (before: Played, own: number, other: number): Played => ({
  rubbers: before.rubbers + 1,
  won: before.won + (own > other ? 1 : 0),
  legsFor: before.legsFor + own,
  legsAgainst: before.legsAgainst + other,
});

/** The players on cards that count, ordered by their share of legs. `competition`: only of this one. */
export function playerRecords(season: TeamSeason, competition?: Competition): readonly PlayerRecord[] {
  const tallies = new Map<string, Tally>();
  for (const { fixture, players, legs } of rubbersIn(season)) {
    if (competition !== undefined && fixture.competition !== competition.id) continue;
    for (const side of MATCH_SIDES) {
      const team = sideTeam(fixture, side);
      const [own, other] = [legs[side], legs[opposite(side)]];
      for (const person of players[side]) {
        const tally = tallies.get(person) ?? { ...NOTHING, team, matches: new Set(), partners: new Map() };
        for (const partner of players[side].filter((each) => each !== person))
          tally.partners.set(partner, plus(tally.partners.get(partner) ?? NOTHING, own, other));
        tally.matches.add(fixture.id);
        tallies.set(person, { ...tally, ...plus(tally, own, other), team });
      }
    }
  }
  return [...tallies]
    .map(
      ([person, { matches, partners, ...played }]): PlayerRecord => ({
        ...played,
        person,
        matches: matches.size,
        partners: [...partners]
          .map(([partner, own]) => ({ ...own, person: partner }))
          .sort((a, b) => b.rubbers - a.rubbers),
      }),
    )
    .sort((a, b) => averageOf(b) - averageOf(a) || b.legsFor - a.legsFor);
}

/** The share of the legs that were won, from 0 to 1. */
export const averageOf = ({ legsFor, legsAgainst }: Played): number =>
  legsFor + legsAgainst === 0 ? 0 : legsFor / (legsFor + legsAgainst);
