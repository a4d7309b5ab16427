// <muggins-undolist>, loaded when it is first opened: all moves of the running game for its host, and undo down to one of them.
import { sayMove } from '../../../shared/words/moves.ts';
import type { MovesAnswer } from '../../web/table/types.ts';
import { agreed } from '../kit/dialog.ts';
import { element, given, html, language, nothing, own, type PropertyValues, t } from '../kit/element.ts';
import { read } from '../kit/host.ts';
import { byDeal, type ListedMove, scoresText } from '../parts/movelist.ts';
import { post } from '../parts/whois.ts';

/**
 * Properties: `open`, `sides` (their names), `last` (the number of the table's last move: where it changes, the list is asked
 * for anew). Event: 'shut'.
 */
class UndoList extends element({
  open: given<boolean>(() => false),
  sides: given<readonly string[]>(() => []),
  last: given<number>(() => 0),
  told: own<MovesAnswer>(),
  /** Why nothing was undone. */
  answer: own<string>(() => ''),
}) {
  protected override willUpdate(changed: PropertyValues): void {
    if ((changed.has('last') || changed.has('open')) && this.open) void this.#look();
  }

  /** The browser keeps the focus inside, and gives it back. */
  protected override updated(changed: PropertyValues): void {
    if (changed.has('open')) show(this.querySelector('dialog'), this.open);
  }

  protected override render() {
    const moves = listed(this.told);
    return html`<dialog class="panel movesdialog" aria-labelledby="movesdialog" @close=${this.#shut}>
      <h2 id="movesdialog">${t('moveList-title')}
        <button type="button" class="shut" aria-label=${t('moveList-shut')} @click=${this.#shut}>×</button></h2>
      <p class="alert" role="alert">${this.answer}</p>
      <div class="movelist">${byDeal(moves).map(
        ({ title, moves: own }) =>
          html`${title === '' ? nothing : html`<h3>${title}</h3>`}<ul>${own.map((move) => this.#line(move, moves))}</ul>`,
      )}</div>
      ${this.told?.canRedo === true ? this.#redo() : nothing}
    </dialog>`;
  }

  #line(move: ListedMove, moves: readonly ListedMove[]) {
    const seen = this.told?.seen ?? 0;
    const choose = () => void this.#undoTo(move, moves, seen);
    return html`<li><span>${move.text}</span> <b>${scoresText(move)}</b>${
      move === moves.at(-1)
        ? nothing
        : html`<button type="button" aria-label=${t('moveList-undoTo', { move: move.text })} @click=${choose}>${t('moveList-undo')}</button>`
    }</li>`;
  }

  #redo() {
    const redo = () => void this.#do({ type: 'redo' });
    return html`<p class="foot"><button type="button" class="redo" @click=${redo}>${t('moveList-redo')}</button></p>`;
  }

  /** Asks, and goes back to a move. The host refuses it if what was seen is overtaken. */
  async #undoTo(target: ListedMove, all: readonly ListedMove[], seen: number): Promise<void> {
    const undone = all.filter(({ at }) => at > target.at).reverse();
    const stand = target.scores.map((score, side) => `${this.sides[side] ?? `P${side + 1}`} ${score}`);
    this.answer = '';
    const moves = undone.length;
    const [words, yes] = [t('moveList-asks', { moves }), t('moveList-agree', { moves })];
    const more = html`<ul class="undoes">${undone.map(({ text }) => html`<li>${text}</li>`)}</ul>
      <p>${t('moveList-stand', { scores: stand.join(', ') })} ${t('moveList-back')}</p>`;
    if (await agreed({ words, yes, no: t('moveList-keep'), more }))
      await this.#do({ type: 'undoTo', move: target.at, seen });
  }

  #shut(): void {
    this.answer = '';
    this.emit('shut');
  }

  async #do(command: object): Promise<void> {
    this.answer = (await post('api/command', command)) ?? '';
    await this.#look();
  }

  async #look(): Promise<void> {
    const told = await read<MovesAnswer>('api/moves');
    if (told === undefined) this.answer = t('common-hostSilent');
    // An answer that was overtaken by a newer one says nothing.
    else if (told.seen >= (this.told?.seen ?? 0)) this.told = told;
  }
}

function show(dialog: HTMLDialogElement | null, open: boolean): void {
  if (open && dialog?.open === false) dialog.showModal();
  if (!open) dialog?.close();
}

/** Every move in words. */
const listed = (told: MovesAnswer | undefined): readonly ListedMove[] =>
  (told?.moves ?? []).map(({ move, deal, scores, ...made }) => ({
    at: move,
    deal,
    scores,
    text: sayMove(language(), made),
  }));

customElements.define('muggins-undolist', UndoList);
