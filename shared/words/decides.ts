// The race for the top places in words: a contender's results, one sentence for each case of their own game.
import type { Contender, DecisiveCase, NightFormat, PointsNeeded, Reach, Threat } from '../league/index.ts';
import type { Language } from './catalog.ts';
import type { NameOf } from './league.ts';
import { say } from './say.ts';

/** No game is won by this many holes, so rules from there on are left out. */
const FAR = 91;

/** The other input of the words. */
interface Terms {
  readonly language: Language;
  readonly name: NameOf;
  readonly places: number;
  /** The smallest margin of a skunk, if the format has skunks. */
  readonly skunk: number | undefined;
}

/** The results that a contender needs, best first: 'First with a win. Tied with Bob with a loss.' */
export function sayNeeds(
  language: Language,
  { entrant, cases, points }: Contender,
  { places, format, name }: Pick<Terms, 'places' | 'name'> & { readonly format: NightFormat },
): string {
  const terms = { language, name, places, skunk: format.scoring.skunks[0]?.from };
  const sentences =
    points !== null
      ? pointsIn(terms, points)
      : cases
          .toReversed()
          .filter(
            ({ margins, verdict }) => verdict !== 'out' && Math.min(...(margins ?? [0]).map(Math.abs)) < FAR,
          )
          .flatMap((each) => caseIn(terms, each, entrant));
  return sentences.join(' ');
}

function pointsIn({ language, places }: Terms, { enough, least }: PointsNeeded): readonly string[] {
  if (enough === 0) return [say(language, 'decides-in', { places, own: 'none' })];
  const needed = least > 0 ? [say(language, 'decides-least', { points: least })] : [];
  if (enough !== null) return [say(language, 'decides-enough', { places, points: enough }), ...needed];
  return needed.length > 0 ? needed : [say(language, 'decides-possible', { places })];
}

function caseIn(terms: Terms, each: DecisiveCase, entrant: string): readonly string[] {
  const { language, places, name } = terms;
  const own = ownIn(terms, each.margins);
  if (each.verdict !== 'depends')
    return [say(language, each.verdict === 'in' ? 'decides-in' : 'decides-open', { places, own })];
  const said = each.threats.map(({ entrant: rival, ahead, level }) => {
    const pair = [rival, entrant].map(name) as [string, string];
    return { ahead: reachIn(terms, ahead, pair), tie: tieIn(terms, { ahead, level }, pair) };
  });
  const rivals = said.flatMap((one) => one.ahead ?? []);
  const ties = said.flatMap(({ tie }) => tie ?? []);
  const names = each.level.map(name);
  const figures = { places, own, names, rivals };
  const spare = each.spare - names.length;
  if (spare < 0 && names.length > 0)
    return [say(language, rivals.length > 0 ? 'decides-tiedUnless' : 'decides-tied', figures), ...ties];
  if (rivals.length === 0)
    return [say(language, ties.length > 0 ? 'decides-orTied' : 'decides-in', figures), ...ties];
  if (spare > 0) return [say(language, 'decides-unlessSome', { ...figures, number: spare + 1 }), ...ties];
  if (rivals.length === 1 || each.threats.every(({ ahead }) => ahead?.margin == null || ahead.gain === null))
    return [say(language, 'decides-unless', figures), ...ties];
  // 'or' joins the results of one rival, so another word separates the rivals.
  const unless = rivals.map((rival) => say(language, 'decides-unlessOne', { rival }));
  return [say(language, 'decides-andUnless', { ...figures, rivals: unless }), ...ties];
}

/** 'with a win by 8 or more'; 'none' for any result. */
function ownIn({ language, skunk }: Terms, margins: DecisiveCase['margins']): string {
  if (margins === null) return 'none';
  const isWin = margins[0] > 0;
  const [least, most] = isWin ? margins : [-margins[1], -margins[0]];
  if (isWin && most >= FAR && least === skunk) return say(language, 'decides-own-skunk');
  return say(language, `decides-own-${isWin ? 'win' : 'loss'}${extentOf(least, most)}`, { least, most });
}

/** The ending of the message for these margins: by 8, by 8 or more, by 8 or less, by 3 to 8. */
function extentOf(least: number, most: number) {
  if (most >= FAR) return least === 1 ? '' : 'Least';
  if (least === most) return 'By';
  return least === 1 ? 'Most' : 'From';
}

type Pair = readonly [rival: string, contender: string];

/** 'Bob wins by a skunk or wins and gains 9 holes on Ann'; undefined for impossible results. */
function reachIn(terms: Terms, reach: Reach | null, [player, other]: Pair): string | undefined {
  const { margin = null, gain = null } = reach ?? {};
  const results = margin === null || margin >= FAR ? [] : [marginIn(terms, margin, player)];
  if (gain !== null && gain.holes < FAR) {
    const code = gain.holes > 0 ? 'decides-gains' : 'decides-keeps';
    const gained = say(terms.language, code, { player, other, holes: Math.abs(gain.holes) });
    const result = gain.least === null ? undefined : marginIn(terms, gain.least, player);
    results.push(
      result === undefined ? gained : say(terms.language, 'decides-both', { result, gain: gained }),
    );
  }
  return results.length === 0 ? undefined : say(terms.language, 'decides-rival', { player, results });
}

function marginIn({ language, skunk }: Terms, margin: number, player: string): string {
  if (margin === 1) return say(language, 'decides-wins', { player });
  if (margin < 0) return say(language, 'decides-loses', { player, least: 1 - margin });
  if (margin === skunk) return say(language, 'decides-skunk', { player });
  return say(language, 'decides-winsBy', { player, least: margin });
}

/** The results that make a rival level, and not ahead. */
function tieIn(
  terms: Terms,
  { ahead, level }: Pick<Threat, 'ahead' | 'level'>,
  pair: Pair,
): string | undefined {
  const rival = reachIn(terms, level, pair);
  if (rival === undefined) return undefined;
  const holesOf = (each: Reach | null): number => each?.gain?.holes ?? each?.margin ?? 0;
  const [player] = pair;
  return ahead !== null && holesOf(ahead) === holesOf(level) + 1
    ? say(terms.language, 'decides-closer', { player })
    : say(terms.language, 'decides-tie', { player, rival });
}
