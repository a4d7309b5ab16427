// <muggins-discards>: what the latest discards of a player cost, beside the best ones. Loaded when it is asked for; a worker judges.
import { html, nothing, type PropertyValues } from 'lit';
import type { DiscardsAnswer } from '../../web/table/types.ts';
import { scriptAddress } from '../kit/browser.ts';
import { element, given, own } from '../kit/element.ts';
import { read } from '../kit/host.ts';
import { t } from '../kit/language.ts';
import type { ThrowVerdict } from './throwsworker.ts';
import address from './throwsworker.ts?worker&url';

/** Properties: `player` (an id), `row` (draws points as the page draws other parts of luck and skill). */
class Discards extends element({
  player: given<string>(),
  row: given<(name: string, points: number) => unknown>(),
  /** How many are judged; undefined until they have come. */
  all: own<number>(),
  judged: own<readonly number[]>(() => []),
}) {
  #worker: Worker | undefined;

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('player') && this.player !== undefined) void this.#begin(this.player);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#worker?.terminate();
  }

  async #begin(player: string): Promise<void> {
    this.#worker?.terminate();
    this.set({ all: undefined, judged: [] });
    const answer = await read<DiscardsAnswer>(`api/games/players/${encodeURIComponent(player)}/discards`);
    const { discards = [] } = answer ?? {};
    this.all = discards.length;
    if (!this.isConnected || player !== this.player || discards.length === 0) return;
    const worker = new Worker(scriptAddress(address), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<ThrowVerdict>) => {
      this.judged = [...this.judged, data?.cost ?? 0];
      if (this.judged.length === discards.length) worker.terminate();
    });
    for (const { rules, ...line } of discards) worker.postMessage({ rules, throws: [line] });
    this.#worker = worker;
  }

  protected override render() {
    const { all, judged, row } = this;
    if (all === 0) return html`<p class="empty">${t('games-luck-noDiscards')}</p>`;
    if (all === undefined || judged.length < all)
      return html`<p class="empty" role="status">${t('games-throws-working')}</p>`;
    const cost = judged.reduce((sum, each) => sum + each, 0);
    return html`<dl class="luck">${row?.(t('games-throws-title'), -cost) ?? nothing}</dl>
      <p class="empty">${t('games-luck-discards', { discards: all })}</p>`;
  }
}

customElements.define('muggins-discards', Discards);
