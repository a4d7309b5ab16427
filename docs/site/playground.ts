// <muggins-playground>: a hand is keyed by buttons or as text; the page shows its count, its discards or its game, and a link to it.
import { html, nothing } from 'lit';
import { element, onValue, own } from '../../host/pages/kit/element.ts';
import { type CardOrRank, RANKS, rankOf, SUITS, suitOf } from '../../shared/rules/cards/index.ts';
import type { Game } from '../../shared/rules/index.ts';
import type { DiscardRow } from '../../shared/rules/study/index.ts';
import { type Language, load } from '../../shared/words/catalog.ts';
import { countSteps, speakCount } from '../../shared/words/counts.ts';
import { counts } from '../../shared/words/generated/counts.ts';
import { refusals } from '../../shared/words/generated/refusals.ts';
import { terms } from '../../shared/words/generated/terms.ts';
import { say, sayRefusal } from '../../shared/words/index.ts';
import { type CountedHand, fromFragment, type Reading, readText, toFragment } from './reading.ts';

const SIGNS: Readonly<Record<string, string>> = { S: '♠', H: '♥', D: '♦', C: '♣', T: '10' };
const NAMES = { S: 'spades', H: 'hearts', D: 'diamonds', C: 'clubs' } as const;
const CRIBS = { dealer: 'My crib', pone: 'Their crib' } as const;
const CATALOGS = [counts, refusals, terms];
/** Cards of a hand with its starter. */
const COUNTED = 5;

const signOf = (letter: string): string => SIGNS[letter] ?? letter;
const isRed = (card: string): boolean => /[HD]$/.test(card);

class Playground extends element({
  text: own(() => fromFragment(location.hash)),
  role: own<keyof typeof CRIBS>(() => 'dealer'),
  /** The step of a count whose cards are lit, by the numbers of its hand and its own. */
  lit: own(() => ''),
  copied: own(() => false),
  languages: own<readonly Language[]>(() => []),
}) {
  #reading: Reading = { cards: [] };

  override connectedCallback(): void {
    super.connectedCallback();
    addEventListener('hashchange', this.#follow);
    void Promise.all([load('en', CATALOGS), load('fr', CATALOGS)]).then((languages) =>
      this.set({ languages }),
    );
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener('hashchange', this.#follow);
  }

  readonly #follow = (): void => this.#key(fromFragment(location.hash));

  #key(text: string): void {
    this.set({ text, lit: '', copied: false });
    const fragment = toFragment(text);
    if (fragment !== location.hash) history.replaceState(history.state, '', fragment || location.pathname);
  }

  protected override willUpdate(changed: Map<PropertyKey, unknown>): void {
    if (changed.has('text') || changed.has('role')) this.#reading = readText(this.text, this.role);
  }

  protected override render() {
    const [english] = this.languages;
    if (english === undefined) return nothing;
    const { cards, hands, game, rows, refusal } = this.#reading;
    return html`<label for="hand">Cards, or a game in the notation</label>
      <input id="hand" autocomplete="off" autocapitalize="characters" spellcheck="false" placeholder="5H 5S 5D JC 5C"
        .value=${this.text} @input=${onValue((text) => this.#key(text))} />
      ${this.#keys(cards)}
      <div class="reading" role="status">
        ${game && standing(game)} ${hands?.map((hand, at) => this.#hand(hand, `${at}.`, english)) ?? cardsOf(cards)}
        ${rows && this.#discards(rows)} ${refusal && html`<p>${sayRefusal(english, refusal)}</p>`}
        ${hands || rows || refusal ? nothing : html`<p>Key ${COUNTED - cards.length} ${cards.length === 0 ? '' : 'more '}cards.</p>`}
      </div>
      ${this.#link()}`;
  }

  /** A key for each rank, and for the suits of the last card. */
  #keys(cards: readonly CardOrRank[]) {
    const last = cards.at(-1);
    const key = (sign: string, name: string, text: string, off = false) =>
      html`<button type="button" class=${isRed(sign) ? 'red' : ''} aria-label=${name} ?disabled=${off} @click=${() => this.#key(text)}>${signOf(sign)}</button>`;
    const text = this.text.trim();
    const empty = text === '';
    return html`<div class="keys ranks" role="group" aria-label="Ranks">
        ${RANKS.map((rank) => key(rank, signOf(rank), `${text} ${rank}`))}
        ${key('⌫', 'Take the last card back', cards.slice(0, -1).join(' '), empty)}</div>
      <div class="keys suits" role="group" aria-label="Suit of the last card">
        ${SUITS.map((suit) => key(suit, NAMES[suit], text + suit, last === undefined || suitOf(last) !== undefined))}
        ${key('Clear', 'Clear', '', empty)}</div>`;
  }

  #hand({ hand, starter, items, points, owner }: CountedHand, place: string, english: Language) {
    const steps = countSteps(english, items);
    const lit = steps.filter((_, step) => this.lit === `${place}${step}`);
    const shown = (lit.length === 0 ? steps : lit).flatMap(({ cards }) => cards);
    const step = (text: string, cards: readonly CardOrRank[], name: string) => {
      const light = (): void => this.set({ lit: name });
      return html`<li><button type="button" aria-pressed=${this.lit === name} @click=${light} @mouseenter=${light} @focus=${light}>
        ${text}${cardsOf(cards)}</button></li>`;
    };
    return html`<section>
      ${owner && html`<h3>${owner.player}, ${say(english, 'hand-name', { hand: owner.hand })}</h3>`}
      ${cardsOf(hand, shown)} ${starter && cardsOf([starter], shown, 'starter')}
      <p class="total"><b>${points}</b> ${this.languages.map((each) => html`<q lang=${each.code}>${speakCount(each, items)}</q>`)}</p>
      <ol class="keys">${steps.map(({ text, cards }, at) => step(text, cards, `${place}${at}`))}</ol></section>`;
  }

  #discards(rows: readonly DiscardRow[]) {
    return html`<div class="keys roles" role="group" aria-label="Whose crib it is">${(
      ['dealer', 'pone'] as const
    ).map(
      (role) =>
        html`<button type="button" aria-pressed=${this.role === role} @click=${() => this.set({ role })}>${CRIBS[role]}</button>`,
    )}</div>
    <table><thead><tr><th scope="col">Throw</th><th scope="col">Hand</th><th scope="col">Crib</th><th scope="col">Net</th></tr></thead>
      <tbody>${rows.map(
        ({ discard, hand, crib, net }) => html`<tr><th scope="row">${cardsOf(discard)}</th>
          ${[hand, crib, net].map((figure) => html`<td>${figure.toFixed(2)}</td>`)}</tr>`,
      )}</tbody></table>`;
  }

  /** The address of the page is the link. */
  #link() {
    const copy = (): void =>
      void navigator.clipboard.writeText(location.href).then(() => this.set({ copied: true }));
    return this.text === '' || !isSecureContext
      ? nothing
      : html`<button type="button" @click=${copy}>${this.copied ? 'Copied' : 'Copy the link to it'}</button>`;
  }
}

/** Where a game stands. */
function standing({ state: { dealer, players, pegs } }: Game) {
  const scores = pegs.map(({ front }, side) => `${players[side]} ${front}`).join(', ');
  return html`<p>${scores}. ${dealer === undefined ? '' : `${players[dealer]} deals.`}</p>`;
}

/** Cards in a row; those that are not shown are dim. */
const cardsOf = (cards: readonly CardOrRank[], shown = cards, kind = '') =>
  html`<span class="cards ${kind}">${cards.map((card) => {
    const look = `${isRed(card) ? 'red' : ''} ${shown.includes(card) ? '' : 'dim'}`;
    return html`<span class="card ${look}">${signOf(rankOf(card))}${signOf(suitOf(card) ?? '')}</span>`;
  })}</span>`;

customElements.define('muggins-playground', Playground);
