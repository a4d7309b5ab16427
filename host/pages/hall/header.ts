// The head of the hall's pages: those of the hall link to each other, and those of a phone do.
import { html } from 'lit';
import '../kit/header.ts';
import { linkWords, type Places } from '../kit/header.ts';
import type { LinkState } from '../kit/link.ts';

const HALL = {
  'hall-pages-television': './',
  'hall-pages-desk': './desk',
  'hall-pages-nights': './nights',
  'hall-pages-print': './print',
  'hall-pages-judge': './judge',
} as const satisfies Places;
const PHONE = {
  'hall-pages-me': './me',
  'hall-pages-table': './table',
  'hall-pages-nights': './nights',
} as const satisfies Places;

/** The head of a page, with the state of its line where it has one. */
export function header(
  page: keyof typeof HALL | keyof typeof PHONE,
  link?: LinkState,
  ofPhone = page in PHONE,
) {
  const states = link === undefined ? [] : [linkWords(link)];
  return html`<muggins-header .page=${page} .places=${ofPhone ? PHONE : HALL} .states=${states}></muggins-header>`;
}
