// How a table begins where nothing was chosen: the names of players who were not named, and what it asks.
import type { LaneColours } from '../../shared/protocol/index.ts';
import type { RuleSet } from '../../shared/rules/index.ts';
import { sideCount } from '../../shared/rules/terms/index.ts';
import type { LanguageCode } from '../../shared/words/generated/languages.ts';
import { LANGUAGES } from '../../shared/words/languages.ts';
import { say, sayKnown } from '../../shared/words/say.ts';
import type { FirstQuestions } from './cover.ts';

/** What names depend on, of a table's settings. */
export interface NameSettings {
  readonly colours: LaneColours;
  readonly language: LanguageCode;
}

/** Names for all seats of a game, in the display's language. A player without a partner gets the name of the lane's colour. */
export function usualNames(rules: RuleSet, { colours, language }: NameSettings): readonly string[] {
  const words = LANGUAGES[language];
  const alone = sideCount(rules) === rules.seats;
  return Array.from({ length: rules.seats }, (_, seat) => {
    const colour = alone ? colours[rules.sides[seat] ?? seat] : undefined;
    if (colour !== undefined) return say(words, `newgame-byColour-${colour}`);
    return sayKnown(words, `newgame-names-${seat}`) ?? `P${seat + 1}`;
  });
}

/** What a new table asks. `checks` and `named`: whether that was chosen before. */
export const firstQuestions = (
  { checks, named }: { readonly checks: boolean; readonly named: boolean },
  settings: { readonly value: NameSettings },
): FirstQuestions => ({
  checks: !checks,
  unnamed: ({ rules, players }) => !named && `${players}` === `${usualNames(rules, settings.value)}`,
});
