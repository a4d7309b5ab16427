// Entry of the page /help: how cribbage goes, what counts, how Muggins checks it, and what the words mean.
import { html, nothing } from 'lit';
import { withText } from '../../../shared/words/language.ts';
import { REGISTRY } from '../../../shared/words/registry.ts';
import { boot } from '../kit/boot.ts';
import { element } from '../kit/element.ts';
import { cardText } from '../parts/cardtext.ts';
import { header, PLACES } from '../parts/header.ts';
import { strings, TABLE_WORDS } from '../parts/language.ts';
import { card } from '../parts/panels.ts';
import { EXAMPLES, HANDS, type HelpExample } from './hands.ts';

/** <muggins-help>: everything on one page, to be read before a game or during one. */
class Help extends element({}) {
  protected override render() {
    const { pages, common } = strings();
    return html`${header('help')}<main class="help-page" aria-label=${pages.help}>
      <p class="more"><a href=${PLACES.judge}>${pages.judge}</a>: ${common.delivered.about.judge}</p>
      ${section(help.deal, html`<ol>${help.steps.map((step) => html`<li>${step}</li>`)}</ol>`)}
      ${section(help.checking, html`<ul>${help.checks.map((check) => html`<li>${check}</li>`)}</ul>`)}
      ${section(help.counting, html`<p>${help.countingAbout}</p>${this.#scores()}`)}
      ${section(help.hands, html`<p>${help.handsAbout}</p>${this.#hands()}`)}
      ${section(help.glossary, this.#terms(), 'wide')}
    </main>`;
  }

  #scores() {
    const { columns, scores } = help;
    return html`<table><thead><tr>${columns.map((column) => html`<th scope="col">${column}</th>`)}</tr></thead>
      <tbody>${(Object.keys(scores) as (keyof typeof scores)[]).map((score) => {
        const [name, about] = scores[score];
        return html`<tr><th scope="row">${name}<small>${about}</small></th>
          <td>${cards(EXAMPLES[score])}</td><td><b>${EXAMPLES[score].points}</b></td></tr>`;
      })}</tbody></table>`;
  }

  #hands() {
    const { columns } = help;
    return html`<table><thead><tr><th scope="col">${columns[1]}</th><th scope="col">${columns[2]}</th></tr></thead>
      <tbody>${HANDS.map(
        (hand) => html`<tr><td>${cards(hand)}</td><td><b>${hand.points}</b></td></tr>`,
      )}</tbody></table>`;
  }

  #terms() {
    const terms = Object.values(help.terms);
    const { compare } = new Intl.Collator(document.documentElement.lang);
    return html`<dl class="terms">${terms
      .toSorted(([one], [other]) => compare(one, other))
      .map(([term, meaning]) => html`<div><dt>${term}</dt><dd>${meaning}.</dd></div>`)}</dl>`;
  }
}

const section = (title: string, content: unknown, kind = '') =>
  html`<section class="panel ${kind}" aria-label=${title}><h2>${title}</h2>${content}</section>`;

/** The cards of an example; its starter lies apart. */
const cards = ({
  cards,
  starter,
}: HelpExample) => html`<span class="cards">${cards.map((each) => card(cardText(each)))}
  ${
    starter === undefined
      ? nothing
      : html`<span class="card start ${/[HD]$/.test(starter) ? 'red' : ''}" title=${help.starter}
    >${cardText(starter)}<span class="heard"> (${help.starter})</span></span>`
  }</span>`;

/** What the page says, in the language of the page; in English where the other cannot be loaded. */
async function helpWords() {
  const { words } = strings();
  const said = Object.entries(REGISTRY).find(([code]) => code === words.code)?.[1] ?? REGISTRY.en;
  return withText(await said.help().catch(() => REGISTRY.en.help()), words.typeset);
}

await boot(TABLE_WORDS, 'help');
const help = await helpWords();
customElements.define('muggins-help', Help);
