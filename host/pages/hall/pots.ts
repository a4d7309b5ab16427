// A side pot in words, for the desk and for paper.
import type { NightView } from '../../../shared/league/index.ts';
import type { NameOf } from '../../../shared/words/index.ts';
import { known, t } from '../kit/language.ts';

type SidePotView = NightView['pots'][number];

/** A pot that formats name, in the language of the page; a club's own by its own name. */
export const potName = ({ name }: Pick<SidePotView, 'name'>): string => known(`pots-names-${name}`) ?? name;

/** Who has won it, and what each gets. */
export function potShare({ winners, entered }: SidePotView, nameOf: NameOf): string {
  return winners.length === 0
    ? t('pots-open')
    : t('pots-share', { winners: winners.map(nameOf), stakes: entered.length });
}
