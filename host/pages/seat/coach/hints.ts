// How far hints before a count may go: as house and player agree.
import type { ShowItem } from '../../../../shared/rules/cards/index.ts';
import { HINT_LEVELS, type HintLevel } from '../../../../shared/table/settings.ts';
import type { StateMessage } from '../../../web/table/types.ts';
import { choose, chosen } from '../../kit/choices.ts';
import { html, nothing, onValue, options, t } from '../../kit/element.ts';
import { isOn } from '../feel.ts';
import type { SeatPage } from '../view.ts';

/** How far they go that the player wants as well. */
export function hintLevel({ settings }: Pick<StateMessage, 'settings'>): HintLevel {
  const most = HINT_LEVELS.indexOf(settings.hints);
  const wanted = HINT_LEVELS.map(String).indexOf(chosen('seat-hints') ?? '');
  return HINT_LEVELS[wanted < 0 ? most : Math.min(wanted, most)] ?? 'none';
}

/** The player's choice of hints, where the house allows any. */
export function hintChoice(page: SeatPage) {
  const { message } = page;
  const most = message?.settings.hints;
  if (message === undefined || most === undefined || most === 'none' || !isOn('coach')) return nothing;
  const levels = HINT_LEVELS.slice(0, HINT_LEVELS.indexOf(most) + 1);
  const change = (level: string): void => {
    choose('seat-hints', level);
    page.requestUpdate();
  };
  return html`<label class="hints"><span>${t('seat-hints')}</span>
    <select @change=${onValue(change)}>${options(
      levels.map((level) => [level, t(`seat-hints-${level}`)]),
      hintLevel(message),
    )}</select></label>`;
}

/** Advice on a combination, by kind; for a fifteen, by its number of cards. */
export const adviceOn = ({ kind, cards }: ShowItem): string =>
  kind === 'fifteen' ? `fifteen${Math.min(cards.length, 4)}` : kind;

/** The kinds of combinations with their counts. 3 or 4 of a rank are one combination, as players name them. */
export const kindsOf = (items: readonly ShowItem[]) =>
  [...new Set(items.map(({ kind }) => kind))].map((kind) => ({
    kind,
    times: items.filter((item) => item.kind === kind).length,
  }));
