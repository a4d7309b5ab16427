// A season on paper: its table, the winners of each night, the high hands, and the head-to-head of the top 10.
import { type SeasonFigure, writeCard } from '../../../shared/league/index.ts';
import { PARTNERS } from '../../../shared/words/names.ts';
import type { YearbookAnswer } from '../../web/hall/types.ts';
import { daysText, dayText, formatText } from '../hall/heading.ts';
import { nameText, printed } from '../hall/names.ts';
import { cardsText } from '../hall/pots.ts';
import { awardNote, figureHead, figureText } from '../hall/season.ts';
import { html, nothing, type TemplateResult, t } from '../kit/element.ts';
import { type Paper, pagesOf } from './parts.ts';

/** Lines of a page, as paper.css has them. */
const LINES = 36;

/** The pages of the yearbook; none until a night of the season is closed. */
export const yearbook: Paper = ({ yearbook: book }) =>
  book === undefined || book.rows.length === 0
    ? []
    : [...tablePages(book), ...winnerPages(book), ...handPages(book), meetings(book)];

/** A page, with the season to the right of the title. */
const pageOf = ({ name, rules }: YearbookAnswer, title: string, body: unknown): TemplateResult =>
  html`<header class="heading"><h2>${title}</h2>
    <p>${name ?? t('nights-season')}<br />${daysText(rules.from, rules.to)}</p></header>${body}`;

const FIGURES: readonly SeasonFigure[] = ['award', 'points', 'wins', 'net', 'plus', 'skunks'];

function tablePages(book: YearbookAnswer): readonly TemplateResult[] {
  const { rows, rules } = book;
  const figures = FIGURES.filter((figure) => figure !== 'award' || rules.award !== undefined);
  const note = awardNote(book);
  const line = (row: (typeof rows)[number]) =>
    html`<tr><td class="rank">${row.rank ?? '\u2013'}</td><th scope="row"><div class="fit">${nameText(row.name)}</div></th>
      ${figures.map((figure) => html`<td class="sum">${figureText(figure, row)}</td>`)}
      <td class="sum">${row.scores.filter(({ counts }) => counts).length}/${row.scores.length}</td></tr>`;
  return pagesOf(rows, LINES - 1).map((page) =>
    pageOf(
      book,
      t('print-titles-yearbook'),
      html`<table class="standings year">
        <thead><tr><th scope="col" class="rank">#</th><th scope="col">${t('print-name')}</th>
          ${figures.map((figure) => html`<th scope="col" class="sum">${figureHead(figure, rules)}</th>`)}
          <th scope="col" class="sum">${t('hall-pages-nights')}</th></tr></thead>
        <tbody>${page.map(line)}</tbody></table>
        ${note === undefined ? nothing : html`<p class="help">${note}</p>`}`,
    ),
  );
}

const winnerPages = (book: YearbookAnswer): readonly TemplateResult[] =>
  pagesOf(book.winners, LINES).map((page) =>
    pageOf(
      book,
      t('print-winners'),
      html`<table class="standings year">
        <thead><tr><th scope="col" class="day">${t('nights-date')}</th><th scope="col">${t('print-name')}</th>
          <th scope="col" class="result">${t('nights-card')}</th><th scope="col" class="event">${t('desk-format')}</th></tr></thead>
        <tbody>${page.map(winnerLine)}</tbody></table>`,
    ),
  );

const winnerLine = ({ night, card, first, format }: YearbookAnswer['winners'][number]) =>
  html`<tr><td class="day">${dayText(night.heading, night.opened)}</td>
    <th scope="row"><div class="fit">${first.map((names) => names.map(nameText).join(PARTNERS)).join(', ')}</div></th>
    <td class="result">${card === null ? '' : printed(writeCard(card))}</td>
    <td class="event"><div class="fit">${formatText(format)}</div></td></tr>`;

/** The best hands, at most a page. */
function handPages(book: YearbookAnswer): readonly TemplateResult[] {
  if (book.hands.length === 0) return [];
  const body = html`<table class="standings year">
    <thead><tr><th scope="col" class="rank">${t('print-points')}</th><th scope="col">${t('print-name')}</th>
      <th scope="col" class="held">${t('print-hand')}</th><th scope="col" class="day">${t('nights-date')}</th></tr></thead>
    <tbody>${book.hands.slice(0, LINES).map(handLine)}</tbody></table>`;
  return [pageOf(book, t('pots-highHands'), body)];
}

const handLine = ({ points, name, cards, date }: YearbookAnswer['hands'][number]) =>
  html`<tr><td class="rank">${points}</td><th scope="row"><div class="fit">${nameText(name)}</div></th>
    <td class="held">${cardsText(cards)}</td><td class="day">${dayText({ date }, 0)}</td></tr>`;

/** Games won and lost, read across. The columns are the same players, by their places. */
function meetings(book: YearbookAnswer): TemplateResult {
  const cell = (met: YearbookAnswer['meetings'][number][number]) =>
    html`<td class="sum">${met === null ? '' : `${met.wins}\u2013${met.games - met.wins}`}</td>`;
  const body = html`<table class="standings year met">
    <thead><tr><td class="rank"></td><td></td>${book.meetings.map((_, at) => html`<th scope="col" class="sum">${at + 1}</th>`)}</tr></thead>
    <tbody>${book.meetings.map(
      (row, at) =>
        html`<tr><td class="rank">${at + 1}</td><th scope="row"><div class="fit">${nameText(book.rows[at]?.name ?? '')}</div></th>${row.map(cell)}</tr>`,
    )}</tbody></table>
    <p class="help">${t('print-meetingsHelp')}</p>`;
  return pageOf(book, t('nights-meetings'), body);
}
