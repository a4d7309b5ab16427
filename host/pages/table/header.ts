// <muggins-top>: the head of a page: where one is, where else one can go, how things stand, and what one prefers.
import { html, LitElement, nothing } from 'lit';
import type { PageName } from '../kit/boot.ts';
import { chooseLanguage, LANGUAGES, type Language, language, strings } from '../kit/language.ts';
import { chooseTheme, THEMES, type Theme, themeNow } from '../kit/theme.ts';
import type { LinkState } from './live.ts';
import { canSpeak, chooseSpeech, speaks } from './speech.ts';

/** How something stands: well, badly, or not known. */
export interface StateWords {
  readonly kind: 'ok' | 'bad' | 'wait';
  readonly text: string;
}

const PLACES = { scoreboard: './', board: 'board', table: 'table', seat: 'seat', games: 'games' } as const;
const PAGES = Object.keys(PLACES) as readonly PageName[];

/** How the line to the host stands, in words. */
export const linkWords = (link: LinkState): StateWords => ({
  kind: link === 'open' ? 'ok' : link === 'lost' ? 'bad' : 'wait',
  text: strings().common.page[link],
});

/** Properties: `page` (which one this is), `states` (how the board and the line stand). */
export class Top extends LitElement {
  static override properties = { page: { type: String }, states: { attribute: false } };
  declare page: PageName;
  declare states: readonly StateWords[];

  constructor() {
    super();
    this.page = 'board';
    this.states = [];
  }

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  protected override render() {
    const { common } = strings();
    return html`<header class="top">
      <h1>Muggins</h1>
      <nav aria-label=${common.navigation}>${PAGES.map((page) => this.#link(page))}</nav>
      <p class="states" role="status">
        ${this.states.map(({ kind, text }) => html`<span class="state ${kind}">${text}</span>`)}
      </p>
      <details class="prefs">
        <summary>${common.settings}</summary>
        <div class="choices">${languages()} ${themes()} ${speech()}</div>
      </details>
    </header>`;
  }

  #link(page: PageName) {
    const here = page === this.page;
    return html`<a href=${PLACES[page]} aria-current=${here ? 'page' : nothing}>${strings().pages[page]}</a>`;
  }
}

function languages() {
  const change = (event: Event) => chooseLanguage(chosenIn(event) as Language);
  return html`<label><span>${strings().common.language}</span><select @change=${change}>
    ${Object.entries(LANGUAGES).map(
      ([code, name]) =>
        html`<option value=${code} lang=${code} .selected=${code === language()}>${name}</option>`,
    )}
  </select></label>`;
}

function themes() {
  const { common } = strings();
  const change = (event: Event) => chooseTheme(chosenIn(event) as Theme);
  return html`<label><span>${common.theme}</span><select @change=${change}>
    ${THEMES.map(
      (theme) =>
        html`<option value=${theme} .selected=${theme === themeNow()}>${common.themes[theme]}</option>`,
    )}
  </select></label>`;
}

function speech() {
  const { common } = strings();
  if (!canSpeak()) return html`<p>${common.speechNone}</p>`;
  const change = (event: Event) => chooseSpeech((event.currentTarget as HTMLInputElement).checked);
  return html`<label class="check"><input type="checkbox" .checked=${speaks()} @change=${change} />
    <span>${common.speechHelp}</span></label>`;
}

const chosenIn = (event: Event): string => (event.currentTarget as HTMLSelectElement).value;

customElements.define('muggins-top', Top);
