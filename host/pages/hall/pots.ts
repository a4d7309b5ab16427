// A side pot in words, for the desk and for paper.
import type { NightView } from '../../../shared/league/index.ts';
import type { NameOf } from '../../../shared/words/index.ts';
import { strings } from './language.ts';

type SidePotView = NightView['pots'][number];

/** The name that the format gives it, for people. */
export function potName({ name }: Pick<SidePotView, 'name'>): string {
  // A 24-hand stays one.
  const text = /\d/.test(name) ? name : name.replaceAll('-', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Who has won it, and what each gets. */
export function potShare({ winners, entered }: SidePotView, nameOf: NameOf): string {
  const { pots } = strings();
  return winners.length === 0 ? pots.open : pots.share(winners.map(nameOf), entered.length);
}
