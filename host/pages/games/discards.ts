// <muggins-discards>: what the latest discards of a player cost, beside the best ones. Loaded when it is asked for; a worker judges.
import type { DiscardsAnswer } from '../../web/table/types.ts';
import { element, given, html, nothing, own, type PropertyValues, t } from '../kit/element.ts';
import { read } from '../kit/host.ts';
import { Judging } from './judging.ts';
import type { ThrowVerdict } from './throwsworker.ts';

/** Properties: `player` (an id), `practice` (whether the games against Muggins are asked for), `row` (draws points as the page draws other parts of luck and skill). */
class Discards extends element({
  player: given<string>(),
  practice: given<boolean>(() => false),
  row: given<(name: string, points: number) => unknown>(),
  /** How many are judged; undefined until they have come. */
  all: own<number>(),
  judged: own<readonly ThrowVerdict[]>(() => []),
}) {
  readonly #judging = new Judging();

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('player') && this.player !== undefined) void this.#begin(this.player);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#judging.end();
  }

  async #begin(player: string): Promise<void> {
    this.#judging.end();
    this.set({ all: undefined, judged: [] });
    const answer = await read<DiscardsAnswer>(
      `api/games/players/${encodeURIComponent(player)}/discards${this.practice ? '?practice=only' : ''}`,
    );
    const { discards = [] } = answer ?? {};
    this.all = discards.length;
    if (!this.isConnected || player !== this.player || discards.length === 0) return;
    this.#judging.begin(discards, (judged) => this.set({ judged }));
  }

  protected override render() {
    const { all, judged, row } = this;
    if (all === 0) return html`<p class="empty">${t('games-luck-noDiscards')}</p>`;
    if (all === undefined || judged.length < all)
      return html`<p class="empty" role="status">${t('games-throws-working')}</p>`;
    const costs = judged.flatMap((each) => each?.cost ?? []);
    if (costs.length === 0) return html`<p class="empty">${t('games-throws-failed')}</p>`;
    const cost = costs.reduce((sum, each) => sum + each, 0);
    return html`<dl class="luck">${row?.(t('games-throws-title'), -cost) ?? nothing}</dl>
      <p class="empty">${t('games-luck-discards', { discards: costs.length })}</p>`;
  }
}

customElements.define('muggins-discards', Discards);
