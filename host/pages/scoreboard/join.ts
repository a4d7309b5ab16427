// <muggins-join>: the address at which phones join, as one code and in letters; nothing where phones cannot reach the table.
import type { Me } from '../../web/table/types.ts';
import { element, html, nothing, own, t } from '../kit/element.ts';
import { read } from '../kit/host.ts';
import { code } from '../kit/qr.ts';

/** Milliseconds before a host is asked again that did not answer. */
const RETRY = 5_000;

class Join extends element({ address: own<string>(() => '') }) {
  override connectedCallback(): void {
    super.connectedCallback();
    void this.#look();
  }

  protected override render() {
    if (this.address === '') return nothing;
    return html`<aside class="corner">${code(this.address, t('scoreboard-join'))}
      <a href="seat">${t('scoreboard-join')}<b>${lettersOf(this.address)}</b></a></aside>`;
  }

  async #look(): Promise<void> {
    const me = await read<Me>('api/me');
    if (me === undefined) setTimeout(() => void this.#look(), RETRY);
    this.address = me?.join ?? '';
  }
}

/** What a person types: browsers add http by themselves. */
const lettersOf = (address: string): string => address.replace(/^http:\/\//, '');

customElements.define('muggins-join', Join);
