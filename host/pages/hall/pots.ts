// A side pot in words, for the desk and for paper.
import type { NightView } from '../../../shared/league/index.ts';
import type { NameOf } from '../../../shared/words/index.ts';
import { strings } from './language.ts';

type SidePotView = NightView['pots'][number];

/** A pot that formats name, in the language of the page; a club's own by its own name. */
export function potName({ name }: Pick<SidePotView, 'name'>): string {
  const { names } = strings().pots;
  return Object.entries(names).find(([known]) => known === name)?.[1] ?? name;
}

/** Who has won it, and what each gets. */
export function potShare({ winners, entered }: SidePotView, nameOf: NameOf): string {
  const { pots } = strings();
  return winners.length === 0 ? pots.open : pots.share(winners.map(nameOf), entered.length);
}
