// <muggins-draw>: the seal of a draw before it is made; afterwards, a button that makes the draw again and says whether it is the same.
import type { DrawCheck, NightView } from '../../../shared/league/index.ts';
import type { DrawAnswer } from '../../web/hall/types.ts';
import { element, given, html, nothing, own, t } from '../kit/element.ts';
import { read } from '../kit/host.ts';
import { lastingStorage } from '../kit/place.ts';

/** Where a page keeps the seal that it saw before the draw. */
const SEEN = 'muggins.seal';
/** Digits that are shown of a seal, at its beginning. */
const DIGITS = 8;

/** Properties: `view`, the night. */
class DrawSeal extends element({
  view: given<NightView>(),
  /** What came of the check; null where the hall did not answer. */
  result: own<DrawCheck | null>(),
  busy: own<boolean>(() => false),
}) {
  readonly #storage = lastingStorage();

  protected override updated(changed: Map<PropertyKey, unknown>): void {
    const { view } = this;
    if (!changed.has('view') || view === undefined) return;
    const before = changed.get('view') as NightView | undefined;
    if (before?.id !== view.id || before.drawn !== view.drawn) this.result = undefined;
    if (view.seal !== null && view.drawn === 0) this.#storage.setItem(SEEN, `${view.id} ${view.seal}`);
  }

  protected override render() {
    const { view, result, busy } = this;
    if (view === undefined || view.seal === null) return nothing;
    const seal = view.seal.slice(0, DIGITS);
    if (view.drawn === 0) return html`<p class="seal note">${t('draw-sealed', { seal })}</p>`;
    return html`<div class="seal">
      <button type="button" ?disabled=${busy} @click=${() => void this.#check(view)}>${t('draw-check')}</button>
      ${result === undefined ? nothing : html`<p class="note" role="status">${this.#words(view, result)}</p>`}
    </div>`;
  }

  async #check(view: NightView): Promise<void> {
    this.busy = true;
    // Loaded on demand: the code that repeats a draw is as large as the rest of a page, and rarely used.
    const { checkDraw } = await import('../../../shared/league/night/drawcheck.ts');
    const found = await read<DrawAnswer>('api/hall/draw');
    this.result = found === undefined ? null : checkDraw(view, found.facts);
    this.busy = false;
  }

  #words({ id, seal }: NightView, result: DrawCheck | null): string {
    if (result === null) return t('hall-hallSilent');
    const [night, seen] = this.#storage.getItem(SEEN)?.split(' ') ?? [];
    const isSeen = night === id && seen !== undefined;
    if (isSeen && seen !== seal) return t('draw-otherSeal');
    if (result.code === 'matches')
      return [t('draw-matches', { rounds: result.rounds }), isSeen ? t('draw-seen') : ''].join(' ').trim();
    return result.code === 'otherDraw' ? t('draw-otherDraw', { round: result.round }) : t('draw-otherSeal');
  }
}

customElements.define('muggins-draw', DrawSeal);
