// <muggins-newgame>, loaded when it is first opened: the form for a new game, and giving up the one on the board.
import type { LaneColours } from '../../../shared/protocol/index.ts';
import { agreed } from '../kit/dialog.ts';
import { element, given, html, nothing, own, t } from '../kit/element.ts';
import type { Begin, PlayerScene, TableScene } from '../parts/scene.ts';
import { mayEnd } from './rules.ts';

/**
 * Properties: `begin`, `players` (the sides on the board now), `table` (what is played there, by whom), `open`
 * (what is folded away costs nothing). Event: 'begun', when a command was obeyed.
 */
export class NewGame extends element({
  begin: given<Begin>(),
  players: given<readonly PlayerScene[]>(() => []),
  table: given<TableScene>(),
  colours: given<LaneColours>(),
  open: given<boolean>(() => false),
  answer: own<string>(() => ''),
}) {
  protected override render() {
    if (!this.open) return nothing;
    const begin = async (command: object): Promise<boolean> =>
      (await mayEnd(this)) && (await this.#send(command));
    return html`<muggins-tablerules .table=${this.table} .colours=${this.colours} .begin=${begin}></muggins-tablerules>
      <p class="alert" role="alert">${this.answer}</p>
      ${this.table?.running === true ? this.#ending() : nothing}`;
  }

  /** An unfinished game can be given up by a side. */
  #ending() {
    const giveUp = async (name: string, seat: number): Promise<void> => {
      const words = t('newgame-asksGivingUp', { name });
      if (await agreed({ words, yes: t('newgame-giveUp'), no: t('newgame-keep') }))
        await this.#send({ type: 'concede', seat });
    };
    return html`<fieldset class="ending"><legend>${t('newgame-onBoard')}</legend>
      ${this.players.map(
        ({ name, seat }) =>
          html`<button type="button" @click=${() => void giveUp(name, seat)}>${t('newgame-givesUp', { name })}</button>`,
      )}
    </fieldset>`;
  }

  /** Whether the table accepted it. */
  async #send(command: object): Promise<boolean> {
    this.answer = (await this.begin?.(command)) ?? '';
    if (this.answer === '') this.emit('begun');
    return this.answer === '';
  }
}

customElements.define('muggins-newgame', NewGame);
