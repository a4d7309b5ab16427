// Entry of the page /help: how cribbage goes, what counts, how Muggins checks it, and what the words mean.

import help from '../../../shared/words/generated/en/help.ts';
import { WORDS } from '../../../shared/words/generated/pages/table/help.ts';
import { boot, start } from '../kit/boot.ts';
import { element, html, known, nothing, t } from '../kit/element.ts';
import { DAILY, header, PLACES } from '../parts/header.ts';
import { cards, cardText } from '../parts/panels.ts';
import { EXAMPLES, HANDS, type HelpExample } from './hands.ts';

const STEPS = [0, 1, 2, 3, 4] as const;
const CHECKS = [0, 1, 2, 3, 4, 5] as const;
const COLUMNS = [0, 1, 2] as const;
/** The codes of the words of a cribbage player: those that the catalog explains, in its order. */
const TERMS = [...help.matchAll(/^(help-terms-\w+)-0/gm)].map(([, term]) => term);

/** <muggins-help>: everything on one page, to be read before a game or during one. */
class Help extends element({}) {
  protected override render() {
    return html`${header('pages-help')}<main class="help-page" aria-label=${t('pages-help')}>
      <p class="more"><a href=${PLACES['pages-judge']}>${t('pages-judge')}</a>: ${t('common-delivered-about-judge')}</p>
      <p class="more"><a href=${DAILY}>${t('pages-daily')}</a>: ${t('help-daily')}</p>
      ${section(t('help-deal'), html`<ol>${STEPS.map((step) => html`<li>${t(`help-steps-${step}`)}</li>`)}</ol>`)}
      ${section(t('help-checking'), html`<ul>${CHECKS.map((check) => html`<li>${t(`help-checks-${check}`)}</li>`)}</ul>`)}
      ${section(t('help-counting'), html`<p>${t('help-countingAbout')}</p>${this.#scores()}`)}
      ${section(t('help-hands'), html`<p>${t('help-handsAbout')}</p>${this.#hands()}`)}
      ${section(t('help-glossary'), this.#terms(), 'wide')}
    </main>`;
  }

  #scores() {
    return html`<table><thead><tr>${COLUMNS.map((column) => html`<th scope="col">${t(`help-columns-${column}`)}</th>`)}</tr></thead>
      <tbody>${Object.entries(EXAMPLES).map(
        ([name, score]) => html`<tr>
          <th scope="row">${known(`help-scores-${name}-0`)}<small>${known(`help-scores-${name}-1`)}</small></th>
          <td>${example(score)}</td><td><b>${score.points}</b></td></tr>`,
      )}</tbody></table>`;
  }

  #hands() {
    return html`<table><thead><tr><th scope="col">${t('help-columns-1')}</th><th scope="col">${t('help-columns-2')}</th></tr></thead>
      <tbody>${HANDS.map(
        (hand) => html`<tr><td>${example(hand)}</td><td><b>${hand.points}</b></td></tr>`,
      )}</tbody></table>`;
  }

  #terms() {
    const terms = TERMS.map((term) => [known(`${term}-0`) ?? '', known(`${term}-1`)] as const);
    const { compare } = new Intl.Collator(document.documentElement.lang);
    return html`<dl class="terms">${terms
      .toSorted(([one], [other]) => compare(one, other))
      .map(([term, meaning]) => html`<div><dt>${term}</dt><dd>${meaning}.</dd></div>`)}</dl>`;
  }
}

const section = (title: string, content: unknown, kind = '') =>
  html`<section class="panel ${kind}" aria-label=${title}><h2>${title}</h2>${content}</section>`;

/** The cards of an example; its starter lies apart. */
const example = ({ cards: held, starter }: HelpExample) => html`<span class="cards">${cards(held)}
  ${
    starter === undefined
      ? nothing
      : html`<span class="card start ${/[HD]$/.test(starter) ? 'red' : ''}" title=${t('help-starter')}
    >${cardText(starter)}<span class="heard"> (${t('help-starter')})</span></span>`
  }</span>`;

await boot('pages-help', WORDS);
start('muggins-help', Help);
