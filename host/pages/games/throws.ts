// <muggins-throws>: the discards of a finished game beside the best ones. A worker judges them, so that the page can be used meanwhile.
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import type { GameAnswer } from '../../web/table/types.ts';
import { element, given, own } from '../kit/element.ts';
import { language, t } from '../kit/language.ts';
import { Judging } from './judging.ts';
import type { JudgedThrow, ThrowVerdict } from './throwsworker.ts';

type Thrown = GameAnswer['throws'][number];

/** Cells as the other tables of the page have them: this is loaded behind it. */
interface Cells {
  readonly figure: (value: number) => string;
  readonly hand: (cards: readonly string[]) => TemplateResult;
  readonly head: (columns: readonly string[]) => TemplateResult;
}

/** Properties: `game`, `cells`. */
class Throws extends element({
  game: given<GameAnswer>(),
  cells: given<Cells>(),
  judged: own<readonly ThrowVerdict[]>(() => []),
}) {
  readonly #judging = new Judging();

  protected override willUpdate(changed: PropertyValues<this>): void {
    const { game } = this;
    if (!changed.has('game') || game === undefined) return;
    this.judged = [];
    const { rules } = game.story;
    const asked = game.throws.map((line) => ({ ...line, rules }));
    this.#judging.begin(asked, (judged) => this.set({ judged }));
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#judging.end();
  }

  protected override render() {
    const { game, cells } = this;
    if (game === undefined || cells === undefined) return nothing;
    const [model] = this.judged.flatMap((each) => each?.win?.model ?? []);
    return html`<p class="empty">${t('games-throws-about')} ${model === undefined ? nothing : t('games-throws-model', { model })} <a href="help">${t('games-throws-more')}</a></p>
      <div class="scroll" tabindex="0" role="group" aria-label=${t('games-throws-title')}><table class="throws">
      ${cells.head([t('games-deal'), t('games-player'), t('games-throws-score'), t('games-throws-dealt'), t('games-throws-thrown'), t('games-average'), t('games-throws-best'), t('games-average'), t('games-throws-cost'), t('games-throws-win'), t('games-throws-winCost')])}
      <tbody>${game.throws.map((line, at) => this.#row(line, at, cells))}</tbody>
      <tfoot>${this.#totals(game.throws, cells)}</tfoot></table></div>`;
  }

  #row(line: Thrown, at: number, { figure, hand }: Cells) {
    const { story } = this.game ?? {};
    const judged = this.judged[at];
    return html`<tr><th scope="row">${line.deal}</th>
      <td>${story?.players[line.seat]}${line.ownCrib ? html` <small>(${t('games-throws-ownCrib')})</small>` : nothing}</td>
      <td>${line.scores.join(' – ')}</td><td>${hand(line.cards)}</td><td>${hand(line.thrown)}</td>
      ${
        judged == null
          ? html`<td colspan="6">${at < this.judged.length ? '–' : t('games-throws-working')}</td>`
          : html`<td>${figure(judged.net)}</td><td>${judged.cost === 0 ? '' : hand(judged.best)}</td>
            <td>${judged.cost === 0 ? '' : figure(judged.bestNet)}</td>
            <td>${judged.cost === 0 ? figure(0) : html`<b class="bad">${figure(judged.cost)}</b>`}</td>
            ${winCells(judged, hand)}`
      }</tr>`;
  }

  /** Once everything is worked out, what it all cost each player. */
  #totals(lines: readonly Thrown[], { figure }: Cells) {
    const { players = [] } = this.game?.story ?? {};
    if (this.judged.length < lines.length) return nothing;
    return players.map((name, seat) => {
      const own = this.judged.flatMap((each, at) => (lines[at]?.seat === seat ? (each ?? []) : []));
      if (own.length === 0) return nothing;
      const total = own.reduce((sum, { cost }) => sum + cost, 0);
      const wins = own.reduce((sum, { win }) => sum + (win?.cost ?? 0), 0);
      return html`<tr><th scope="row">${t('games-throws-total')}</th><td colspan="7">${name}</td><td><b>${figure(total)}</b></td>
        <td></td><td><b>${own.some(({ win }) => win !== undefined) ? percent(wins) : ''}</b></td></tr>`;
    });
  }
}

/** How often the discard wins, and what another one wins more often, if one does. */
function winCells({ win }: JudgedThrow, hand: Cells['hand']) {
  if (win === undefined) return html`<td></td><td></td>`;
  return html`<td>${percent(win.chance)}</td><td>${
    win.cost === 0 ? percent(0) : html`<b class="bad">${percent(win.cost)}</b> ${hand(win.best)}`
  }</td>`;
}

/** 54.3 %, as the reader's language writes it. */
const percent = (share: number): string => share.toLocaleString(language().code, PERCENT);

const PERCENT = { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;

customElements.define('muggins-throws', Throws);
