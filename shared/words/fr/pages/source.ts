// French: where a ruling stands, from how the rules cite it: see citeSource in shared/rules/speech.ts.
import { sourceOf } from './settings.ts';

/** What a house rule is about, by its name in the rules. */
const RULES: Readonly<Record<string, string>> = {
  undercount: 'compte trop faible',
  overcount: 'compte trop fort',
  'false claim of game': 'fausse annonce de partie',
  renege: 'carte gardée à tort',
  heels: 'valet retourné',
  misdeal: 'maldonne',
  'pulled peg': 'fiche avant retirée',
  'timed count': 'temps pour compter',
};

const HOUSES: Readonly<Record<string, string>> = { 'other houses': 'autres maisons' };

/** 'ACC 2010, règle 8.4.c', 'règle de la maison : compte trop fort (entre amis)'. */
export function cited(english: string): string {
  const [, rule, house] = /^house rule: (.+) \((.+)\)$/.exec(english) ?? [];
  if (rule === undefined || house === undefined) return english.replace(', rule ', ', règle ');
  return `règle de la maison : ${RULES[rule] ?? rule} (${HOUSES[house] ?? sourceOf(house)})`;
}
