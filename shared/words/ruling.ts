// Rulings: the figures of their messages, what was counted, and the rule that they stand on.
import { type Ruling, rankOf } from '../rules/index.ts';
import type { RuleSource } from '../rules/terms/index.ts';
import type { Language } from './catalog.ts';
import { speakCount, speakPlay } from './counts.ts';
import { Names } from './names.ts';
import { type People, player, sideAt } from './people.ts';
import { type Code, type Figures, say, sayKnown } from './say.ts';
import { shortKnown } from './short.ts';

/** What was counted: the items of a hand, or the card in play with what it scored. */
export type Counted = Partial<Pick<Ruling, 'items' | 'played' | 'truth'>>;

/** Who claimed what, what the cards score, what it costs whom; undefined for a code of a newer host. */
export function sayRuling(language: Language, ruling: Ruling, people: People): string | undefined {
  const code: Code = `ruling-${ruling.code}`;
  return sayKnown(
    language,
    code,
    rulingFigures(language, ruling, people),
    people.aloud ? 'spoken' : 'written',
  );
}

/** The same in at most 20 characters. */
export const shortRuling = (language: Language, ruling: Ruling, people: People): string | undefined =>
  shortKnown(language, `ruling-${ruling.code}`, rulingFigures(language, ruling, people));

/** What the messages of rulings are made of. */
export function rulingFigures(language: Language, ruling: Ruling, people: People): Figures {
  const { claimed, truth = claimed, played, called = 0, back = 0, cards = 0, award, paid } = ruling;
  return {
    claimed,
    truth,
    called,
    back,
    cards,
    award,
    paid,
    // An offence is committed by one of the partners; points are their side's.
    player: (ruling.offence === undefined ? sideAt : player)(people, ruling.seat),
    opponent: sideAt(people, ruling.opponent),
    taker: takerOf(language, ruling, people),
    card: played?.card,
    missed: Math.max(0, truth - claimed),
    remark: remarkOf(ruling, people),
  };
}

/** Who takes what a ruling gives away. */
function takerOf(language: Language, { opponent, takers, seat }: Ruling, people: People): Names {
  if (takers === 'each') return new Names([say(language, 'ruling-eachSide')]);
  return sideAt(people, takers === 'player' ? seat : opponent);
}

/** Hands with a name, by their ranks in order, the starter's last (docs/sources.md: sayings). */
const HANDS: readonly (readonly [name: string, ranks: RegExp])[] = [
  ['raggedyAnn', /^678AA$/],
  ['raggedyAndy', /^22678$/],
  ['gutShot', /^4466\+5$/],
];

/** What players like to hear besides: the name of the hand, or that its player claimed too much. */
function remarkOf({ hand, claimed, truth }: Ruling, { sayings }: People): string {
  if (sayings === undefined || truth === undefined) return 'none';
  if (claimed > truth) return 'lumber';
  if (hand === undefined) return 'none';
  const held = hand.cards.map(rankOf).toSorted().join('');
  const turned = rankOf(hand.starter);
  const all = [...hand.cards, hand.starter].map(rankOf).toSorted().join('');
  return HANDS.find(([, ranks]) => ranks.test(all) || ranks.test(`${held}+${turned}`))?.[0] ?? 'none';
}

/** What the cards of a ruling count, or its card scores, aloud; empty where it is not known. */
export function sayCounted(language: Language, { items = [], played, truth }: Counted): string {
  if (played !== undefined) return speakPlay(language, played);
  return truth === undefined ? '' : speakCount(language, items);
}

/** The rule that a ruling on a count follows, or what a judge does by the book; undefined for a custom of a house. */
export function sayRule(
  language: Language,
  { code, offence, source }: Pick<Ruling, 'code' | 'offence' | 'source'>,
): string | undefined {
  if (offence === undefined) return sayKnown(language, `why-${code}`);
  return source.edition === '-' ? undefined : sayKnown(language, `remedy-${offence}`);
}

/** The rulebook and rule: 'ACC 2010, rule 8.4.c', or 'House rule: renege (Hoyle)', the house whose custom it is. */
export function saySource(language: Language, { rulebook, edition, rule, verified }: RuleSource): string {
  const cited =
    edition === '-'
      ? (sayKnown(language, `custom-${idOf(rulebook)}-${idOf(rule)}`) ??
        say(language, 'source-house', {
          rule: sayKnown(language, `rule-${idOf(rule)}`) ?? rule,
          rulebook: sayKnown(language, `house-${idOf(rulebook)}`) ?? rulebook,
        }))
      : say(language, 'source-book', { rulebook, edition, rule });
  return verified === false ? say(language, 'source-secondHand', { cited }) : cited;
}

/** The words of a rule as a part of a code. */
const idOf = (text: string): string => text.replace(/[^A-Za-z0-9]+/g, '-').replace(/-$/, '');
