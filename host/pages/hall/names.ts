// Who is who on a page of the hall.
import type { NightView } from '../../../shared/league/index.ts';
import { HALL_WORDS } from './language.ts';

/** Says an entrant by its id: a player, or two partners. */
export function namesIn({ entrants }: NightView): (id: string) => string {
  const names = new Map(entrants.map((each) => [each.id, each.names.join(HALL_WORDS.words().common.and)]));
  return (id) => names.get(id) ?? id;
}

/** A line of a card in print: the minus sign is as long as the plus. */
export const printed = (line: string): string => line.replace('-', '\u2212');
