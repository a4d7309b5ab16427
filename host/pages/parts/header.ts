// The head of the table's pages: their addresses, and speech among what one can prefer.
import { html, nothing, onChecked, t } from '../kit/element.ts';
import '../kit/header.ts';
import type { Places, StateWords } from '../kit/header.ts';
import { canSpeak, chooseSpeech, speaks } from './speech.ts';

/** Addresses of the pages; that of the scoreboard is '/'. */
export const PLACES = {
  'pages-scoreboard': './',
  'pages-board': 'board',
  'pages-table': 'table',
  'pages-seat': 'seat',
  'pages-games': 'games',
  'pages-help': 'help',
  'pages-judge': 'judge',
} as const satisfies Places;

/** The daily hand, which Help leads to: the head of a phone has no room for more. */
export const DAILY = 'daily';

/** The head of this page, with how the board and the line stand; `more` that can be preferred here. */
export const header = (
  page: keyof typeof PLACES | 'pages-daily',
  states: readonly StateWords[] = [],
  more: unknown = nothing,
) =>
  html`<muggins-header .page=${page} .places=${PLACES} .states=${states} .more=${html`${more} ${speechChoice()}`}></muggins-header>`;

/** Whether this page speaks. */
export function speechChoice() {
  if (!canSpeak()) return html`<p>${t('common-speechNone')}</p>`;
  return html`<label class="check"><input type="checkbox" .checked=${speaks()} @change=${onChecked(chooseSpeech)} />
    <span>${t('common-speechHelp')}</span></label>`;
}
