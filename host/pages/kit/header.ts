// <muggins-header>: the head of a page: where one is, where else one can go, how things stand, and what one prefers.
import { html, nothing } from 'lit';
import { element, given } from './element.ts';
import { chooseLanguage, kitText, language, languageNames } from './language.ts';
import type { LinkState } from './link.ts';
import { chooseTheme, THEMES, type Theme, themeNow } from './theme.ts';

/** How something stands: well, badly, or not known. */
export interface StateWords {
  readonly kind: 'ok' | 'bad' | 'wait';
  readonly text: string;
}

/** How the line to the host stands, in words. */
export const linkWords = (link: LinkState): StateWords => ({
  kind: link === 'open' ? 'ok' : link === 'lost' ? 'bad' : 'wait',
  text: kitText(`common-page-${link}`),
});

/**
 * Properties: `page` (the key of this one), `places` (the address of each page by its key), `states` (how things stand), `more`
 * (what else one can prefer: a template).
 */
class PageHeader extends element({
  page: given<string>(() => ''),
  places: given<Readonly<Record<string, string>>>(() => ({})),
  states: given<readonly StateWords[]>(() => []),
  more: given<unknown>(() => nothing),
}) {
  protected override render() {
    return html`<header class="top">
      <a class="heard skip" href="#" @click=${toContent}>${kitText('common-skip')}</a>
      <h1>Muggins</h1>
      <nav aria-label=${kitText('common-navigation')}>${Object.keys(this.places).map((page) => this.#link(page))}</nav>
      <p class="states" role="status">
        ${this.states.map(({ kind, text }) => html`<span class="state ${kind}">${text}</span>`)}
      </p>
      ${preferences(this.more)}
    </header>`;
  }

  /** On a phone the links scroll: the page that one is on comes into sight. */
  protected override firstUpdated(): void {
    const here = this.querySelector<HTMLElement>('nav [aria-current]');
    void document.fonts.ready.then(() => here?.parentElement?.scrollTo({ left: here.offsetLeft }));
  }

  #link(page: string) {
    const here = page === this.page;
    return html`<a href=${this.places[page]} aria-current=${here ? 'page' : nothing}>${kitText(`pages-${page}`)}</a>`;
  }
}

/** Past the links of the head. The address stays as it is: what stands behind its # is a code. */
function toContent(event: Event): void {
  event.preventDefault();
  const main = document.querySelector('main');
  if (main === null) return;
  main.tabIndex = -1;
  main.focus();
}

/** What one can prefer; `more` besides language and colours. */
export const preferences = (more: unknown) => html`<details class="prefs">
  <summary>${kitText('common-settings')}</summary>
  <div class="choices">${languages()} ${themes()} ${more}</div>
</details>`;

function languages() {
  const change = (event: Event) => chooseLanguage(chosenIn(event));
  return html`<label><span>${kitText('common-language')}</span><select @change=${change}>
    ${Object.entries(languageNames()).map(
      ([code, name]) =>
        html`<option value=${code} lang=${code} .selected=${code === language()}>${name}</option>`,
    )}
  </select></label>`;
}

function themes() {
  const change = (event: Event) => chooseTheme(chosenIn(event) as Theme);
  return html`<label><span>${kitText('common-theme')}</span><select @change=${change}>
    ${THEMES.map(
      (theme) =>
        html`<option value=${theme} .selected=${theme === themeNow()}>${kitText(`common-themes-${theme}`)}</option>`,
    )}
  </select></label>`;
}

const chosenIn = (event: Event): string => (event.currentTarget as HTMLSelectElement).value;

customElements.define('muggins-header', PageHeader);
