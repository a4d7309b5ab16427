// <muggins-header>: the head of a page: where one is, where else one can go, how things stand, and what one prefers.
import { LANGUAGE_NAMES } from '../../../shared/words/generated/languages.ts';
import type { Code } from '../../../shared/words/say.ts';
import { chooseTheme, THEMES, type Theme, themeNow } from './choices.ts';
import { element, given, html, nothing, onValue, options } from './element.ts';
import { chooseLanguage, language, t } from './language.ts';
import type { LinkState } from './link.ts';

/** Addresses of pages by the codes of their names. */
export type Places = Readonly<Partial<Record<Code, string>>>;

/** The pages that have an address, in their order. */
export const codesOf = <P extends Places>(places: P) => Object.keys(places) as (keyof P & Code)[];

/** A state: good, bad, or unknown. */
export interface StateWords {
  readonly kind: 'ok' | 'bad' | 'wait';
  readonly text: string;
}

/** The state of the line to the host, in words. */
export const linkWords = (link: LinkState): StateWords => ({
  kind: link === 'open' ? 'ok' : link === 'lost' ? 'bad' : 'wait',
  text: t(`common-page-${link}`),
});

/**
 * Properties: `page` (the code of this one's name), `places` (the address of each page by the code of its name), `states` (how things stand), `more`
 * (what else one can prefer: a template).
 */
class PageHeader extends element({
  page: given<Code>(),
  places: given<Places>(() => ({})),
  states: given<readonly StateWords[]>(() => []),
  more: given<unknown>(() => nothing),
}) {
  protected override render() {
    return html`<header class="top">
      <a class="heard skip" href="#" @click=${toContent}>${t('common-skip')}</a>
      <h1>Muggins</h1>
      <nav aria-label=${t('common-navigation')}>${codesOf(this.places).map((page) => this.#link(page))}</nav>
      <p class="states" role="status">
        ${this.states.map(({ kind, text }) => html`<span class="state ${kind}">${text}</span>`)}
      </p>
      ${preferences(this.more)}
    </header>`;
  }

  #link(page: Code) {
    const here = page === this.page;
    return html`<a href=${this.places[page]} aria-current=${here ? 'page' : nothing}>${t(page)}</a>`;
  }
}

/** Past the links of the head. The address stays as it is: its fragment is a code. */
function toContent(event: Event): void {
  event.preventDefault();
  const main = document.querySelector('main');
  if (main === null) return;
  main.tabIndex = -1;
  main.focus();
}

/** What one can prefer; `more` besides language and colours. */
export const preferences = (more: unknown) => html`<details class="prefs">
  <summary>${t('common-settings')}</summary>
  <div class="choices">${languages()} ${themes()} ${more}</div>
</details>`;

function languages() {
  const choices = Object.entries(LANGUAGE_NAMES).map(([code, name]) => [code, name, code] as const);
  return html`<label><span>${t('common-language')}</span><select @change=${onValue(chooseLanguage)}>
    ${options(choices, language().code)}</select></label>`;
}

function themes() {
  const change = onValue((theme) => chooseTheme(theme as Theme));
  const choices = THEMES.map((theme) => [theme, t(`common-themes-${theme}`)] as const);
  return html`<label><span>${t('common-theme')}</span><select @change=${change}>
    ${options(choices, themeNow())}</select></label>`;
}

customElements.define('muggins-header', PageHeader);
