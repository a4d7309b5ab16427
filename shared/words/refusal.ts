// Why the rules refused something, said in a language: the figures of a refusal as its message takes them.

import type { FormatRequirement } from '../league/index.ts';
import type { Refusal } from '../rules/index.ts';
import { NAME_LENGTH } from '../rules/terms/index.ts';
import type { Language } from './catalog.ts';
import { type People, peopleOf, player } from './people.ts';
import { type Code, type Figures, sayKnown } from './say.ts';
import { shortKnown } from './short.ts';

/** A requirement in words, the end of a sentence; its code where a language does not know it, as of a newer host. */
export function sayRequirement(language: Language, requirement: FormatRequirement): string {
  const code: Code = `requirement-${requirement.code}`;
  const count = 'known' in requirement ? requirement.known.length : 0;
  return sayKnown(language, code, { ...requirement, count }) ?? requirement.code;
}

/** A refusal in a sentence; undefined for a code that the language does not know, as of a newer host. */
export function sayRefusal(
  language: Language,
  refusal: Refusal,
  people: People = peopleOf([]),
): string | undefined {
  const code: Code = `refusal-${refusal.code}`;
  return sayKnown(language, code, figuresOf(language, refusal, people), people.aloud ? 'spoken' : 'written');
}

/** A refusal in at most 20 characters. */
export const shortRefusal = (language: Language, refusal: Refusal): string =>
  shortKnown(language, `refusal-${refusal.code}`, figuresOf(language, refusal, peopleOf([]))) ?? '';

const figuresOf = (language: Language, refusal: Refusal, people: People): Figures => ({
  ...refusal,
  ...playersOf(refusal, people),
  ...derived(language, refusal),
  phone: people.phone,
});

/** `player` for the seat that it is about, `next` for the one whose turn it is. */
function playersOf(refusal: Refusal, people: People): Figures {
  const next =
    'turn' in refusal
      ? refusal.turn
      : 'seat' in refusal && 'expected' in refusal
        ? refusal.expected
        : undefined;
  return {
    ...('seat' in refusal ? { player: player(people, refusal.seat), number: refusal.seat + 1 } : {}),
    ...(next === undefined ? {} : { next: player(people, next) }),
  };
}

function derived(language: Language, refusal: Refusal): Figures {
  switch (refusal.code) {
    case 'suitWanted':
      return { index: refusal.index + 1 };
    case 'badExchange':
      return { choices: refusal.possible.length };
    case 'badBid':
      return { affordable: refusal.most >= refusal.least };
    case 'badFigure':
      return { single: refusal.least === refusal.most };
    case 'badName':
      return { longest: NAME_LENGTH };
    case 'badSetting':
    case 'badRules':
      return { expected: sayRequirement(language, refusal.expected) };
    case 'mustPlay':
      return { playable: refusal.cards.length > 0 ? 'known' : refusal.count <= 21 ? 'all' : 'some' };
    case 'badMove':
      return { reason: sayRefusal(language, refusal.refusal) ?? refusal.refusal.code };
    case 'badPegs':
      return { number: refusal.side + 1 };
    case 'notLaid':
      return { open: refusal.turn !== undefined };
    default:
      return {};
  }
}
