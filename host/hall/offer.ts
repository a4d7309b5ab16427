// What the league offers this hall, as the league last said it: a file of the folder `league`, used without a network too. It has names
// of people. The next answer of the league replaces it.
import { join } from 'node:path';
import * as z from 'zod';
import type { ClubOffer } from '../../shared/league/index.ts';
import { plainId } from '../league/file.ts';
import { clubOffer } from '../league/offer.ts';
import { readJson, writeJson } from '../system/atomic.ts';

/** The club as the league knows it, and the address of the league. */
export const clubSchema = z.object({ club: plainId, url: z.url().optional() });
export type LeagueClub = z.output<typeof clubSchema>;

/** A file of the folder `league` of a hall. */
export const leagueFile = (data: string, ...names: readonly string[]): string =>
  join(data, 'league', ...names);

const keptSchema = z.object({
  of: clubSchema,
  /** By which the league knows whether it has changed. */
  tag: z.string(),
  /** When the league last said so, in milliseconds of the hall's clock. */
  at: z.int(),
  offer: clubOffer,
});
export type KeptOffer = Omit<z.output<typeof keptSchema>, 'of'>;

/** The offer for this club; undefined without one, and if the file is damaged. */
export function keptOffer(data: string, { club, url }: LeagueClub): KeptOffer | undefined {
  const kept = keptSchema.safeParse(readJson(leagueFile(data, 'offer.json'))).data;
  return kept?.of.club === club && kept.of.url === url ? kept : undefined;
}

/** The offer of the league that the hall is in, for commands that run without the hall. */
export function offerIn(data: string): ClubOffer | undefined {
  const of = clubSchema.safeParse(readJson(leagueFile(data, 'club.json'))).data;
  return of?.url === undefined ? undefined : keptOffer(data, of)?.offer;
}

/** Keeps an offer. @throws what the disk says */
export const keepOffer = (data: string, of: LeagueClub, kept: KeptOffer): void =>
  writeJson(leagueFile(data, 'offer.json'), { ...kept, of });
