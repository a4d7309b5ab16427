// Opening a league: its entries folded, and what a crash may have left undone, done.
import { foldReport } from '../../shared/league/index.ts';
import { ClubsFold } from './clubs.ts';
import { type BodyOf, whatOf } from './entries.ts';
import { LeagueKeeper } from './keeper.ts';
import type { LeagueStore } from './store.ts';
import { TeamsFold } from './teams.ts';

/** A league that runs, its clubs, and its seasons of teams. */
export interface OpenLeague {
  readonly league: LeagueKeeper;
  readonly clubs: ClubsFold;
  readonly teams: TeamsFold;
}

/** Opens the league of a store. Rejects with a StoreError. */
export async function openLeague(store: LeagueStore): Promise<OpenLeague> {
  const [clubs, teams] = [new ClubsFold(), new TeamsFold()];
  const league = await LeagueKeeper.open(store, [clubs, teams]);
  await eraseForgotten({ league, clubs });
  return { league, clubs, teams };
}

/** Erases the names of everybody who is forgotten; at the start, where the server ended before that. Rejects with a StoreError. */
export async function eraseForgotten({ league, clubs }: Pick<OpenLeague, 'league' | 'clubs'>): Promise<void> {
  for (const person of clubs.forgotten) if (league.people.has(person)) await league.erase(person);
}

/** Folds the games of every report again. @returns the digests of those that do not come to what is counted */
export async function refold(
  store: LeagueStore,
): Promise<{ readonly reports: number; readonly wrong: readonly string[] }> {
  const wrong: string[] = [];
  let reports = 0;
  for await (const { id, kind, body } of store.entries()) {
    if (kind !== 'report') continue;
    const { report, isKnownFormat } = body as BodyOf<'report'>;
    reports += 1;
    if (isKnownFormat && foldReport(report).faults.length > 0) wrong.push(whatOf(id));
  }
  return { reports, wrong };
}
