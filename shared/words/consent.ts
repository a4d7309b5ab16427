// What a player asks another side to agree to, in words.
import type { ConsentRequest } from '../rules/game/index.ts';
import type { Language } from './catalog.ts';
import { type People, player } from './people.ts';
import { type Code, type Figures, sayKnown } from './say.ts';

/** A request in words; `mine` for the side that asks. */
export function sayConsent(
  language: Language,
  { by, offence, agree }: Pick<ConsentRequest, 'by' | 'offence' | 'agree'>,
  people: People,
  mine: boolean,
): string {
  const kind = offence === null ? 'undo' : 'offence';
  const code: Code = mine ? `consent-${kind}Waits` : `consent-${kind}`;
  const names = agree.map(
    (seat) => sayKnown(language, 'player-name', { player: player(people, seat) }) ?? '',
  );
  const figures: Figures =
    offence === null
      ? {}
      : { ...offence, other: player(people, offence.seat), figure: figureOf(offence.points, offence.cards) };
  return sayKnown(language, code, { ...figures, player: player(people, by), names }) ?? code;
}

const figureOf = (points: number | undefined, cards: number | undefined): string => {
  if (points === undefined) return cards === undefined ? 'none' : 'cards';
  return cards === undefined ? 'points' : 'both';
};
