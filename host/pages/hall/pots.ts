// Side pots in words, and the high hands of a night.
import type { NightView } from '../../../shared/league/index.ts';
import { parseCardOrRank } from '../../../shared/rules/cards/index.ts';
import { cardText } from '../../../shared/words/cardtext.ts';
import type { NameOf } from '../../../shared/words/index.ts';
import { html, known, t } from '../kit/element.ts';
import { dotted } from './heading.ts';
import { nameText, playersIn } from './names.ts';

type SidePotView = NightView['pots'][number];

/** A pot that formats name, in the language of the page; a club's own by its own name. */
export const potName = ({ name }: Pick<SidePotView, 'name'>): string => known(`pots-names-${name}`) ?? name;

/** Who has won it, and what each gets. */
export function potShare({ winners, entered }: SidePotView, nameOf: NameOf): string {
  return winners.length === 0
    ? t('pots-open')
    : t('pots-share', { winners: winners.map(nameOf), stakes: entered.length });
}

/** The hands of 24 and more from the boards, best first. */
export function highHands(view: NightView) {
  const names = playersIn(view);
  return html`<ol>${view.hands.map(({ player, points, cards, round }) =>
    handRow({ points, cards }, names.get(player), t('hall-round', { round, of: view.rounds })),
  )}</ol>`;
}

/** A high hand: points, player, cards and time. */
export const handRow = (
  { points, cards }: Pick<NightView['hands'][number], 'points' | 'cards'>,
  who: string | undefined,
  when: string,
) => html`<li><b>${points}</b> ${who && nameText(who)}
  <small>${dotted(cardsText(cards), when)}</small></li>`;

/** The cards of a hand; undefined if unknown. */
export const cardsText = (cards: string | null): string | undefined =>
  cards?.split(' ').map(cardNamed).join(' ');

function cardNamed(text: string): string {
  const card = parseCardOrRank(text);
  return card.ok ? cardText(card.value) : text;
}
