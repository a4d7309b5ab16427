// <muggins-hostcode>: the host's link, as a code and in letters, for another device. Only a press shows it: it makes any reader host.
import { element, given, html, own, t } from './element.ts';
import { read } from './host.ts';
import { code } from './qr.ts';

/** `address`: that of this page, as other devices reach it. */
class HostCode extends element({
  address: given<string>(() => ''),
  token: own<string>(),
}) {
  protected override render() {
    const { token } = this;
    if (token === undefined)
      return html`<button type="button" @click=${() => void this.#show()}>${t('common-hostCode-show')}</button>`;
    const link = `${this.address}#host=${token}`;
    const hide = () => this.set({ token: undefined });
    return html`<p>${t('common-hostCode-scan')}</p>${code(link, t('common-hostCode-scan'))}
      <p class="link">${link}</p><button type="button" @click=${hide}>${t('common-hostCode-hide')}</button>`;
  }

  async #show(): Promise<void> {
    this.token = (await read<{ readonly token: string }>('api/host/link'))?.token;
  }
}

customElements.define('muggins-hostcode', HostCode);
