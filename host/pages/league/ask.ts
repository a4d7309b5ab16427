// What the pages of a season of teams ask of the league, and the words for what it does not do.
import type { Ineligible, TeamEvent, TeamSeason } from '../../../shared/league/team/index.ts';
import { wordsIn } from '../hall/ask.ts';
import { t } from '../kit/language.ts';
import { freshName } from '../kit/place.ts';

/** The names of teams and persons in refusals. */
export const namesOf =
  ({ teams, persons }: Pick<TeamSeason, 'teams' | 'persons'>) =>
  (id: string): string =>
    teams.find((each) => each.id === id)?.name ?? persons.find((each) => each.id === id)?.name ?? id;

/** Why a player may not play. */
export const unfitWords = (why: Ineligible, nameOf: (id: string) => string): string =>
  t(`teams-unfit-${why.why}`, { name: nameOf(why.person), team: 'team' in why ? nameOf(why.team) : '' });

/** Posts to the league. @returns undefined where it is done, else why not, in the language of the page */
export async function post(
  path: string,
  body: string,
  nameOf = (id: string) => id,
): Promise<string | undefined> {
  try {
    const answer = await fetch(path, { method: 'POST', body });
    return answer.ok ? undefined : wordsIn(await answer.json(), nameOf);
  } catch {
    return t('common-hostSilent');
  }
}

/** A request of an event, with an id of its own. */
export const requestOf = (event: TeamEvent): { readonly id: string; readonly event: TeamEvent } => ({
  id: freshName(),
  event,
});
