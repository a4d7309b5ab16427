// The names of people: kept apart from what never changes, so that they can be erased. An id of the league stands for each person.
import * as z from 'zod';

/** How much of a name strangers see, the most first: all, first name and initial, the number, nothing. */
export const NAMES_PUBLIC = ['full', 'initial', 'number', 'hidden'] as const;
export type NamesPublic = (typeof NAMES_PUBLIC)[number];

export const personNames = z.strictObject({
  name: z.string().min(1).max(80),
  /** The member number. */
  member: z.string().max(40).nullable(),
  /** What the person has chosen; the strictest of person, club and league counts. */
  shown: z.enum(NAMES_PUBLIC).optional(),
  /** Until the end of this year, at most first name and initial. No birthday is kept. */
  juniorUntil: z.int().min(1900).max(2200).optional(),
  /** Whether the person has asked for a page of their own. */
  hasPage: z.boolean().optional(),
});
/** What is kept of a person. */
export type PersonNames = z.output<typeof personNames>;

/** The ids, in the whole league, of a player of a season of teams, and of a player or a pair who entered a competition by name. */
export const personId = (player: string): string => `team.${player}`;
export const entrantId = (season: string, team: string): string => `entry.${season}.${team}`;

/** The strictest of several choices. */
export const strictest = (...choices: readonly NamesPublic[]): NamesPublic =>
  NAMES_PUBLIC[Math.max(0, ...choices.map((each) => NAMES_PUBLIC.indexOf(each)))] as NamesPublic;
