// The head of the table's pages: their addresses, and speech among what one can prefer.
import { html } from 'lit';
import '../kit/header.ts';
import type { StateWords } from '../kit/header.ts';
import { t } from './language.ts';
import { canSpeak, chooseSpeech, speaks } from './speech.ts';

/** A page by its address; 'scoreboard' is '/'. */
type PageName = 'scoreboard' | 'board' | 'seat' | 'table' | 'games' | 'help' | 'judge';

/** Addresses of the pages. */
export const PLACES: Readonly<Record<PageName, string>> = {
  scoreboard: '../table',
  board: 'board',
  table: 'table',
  seat: 'seat',
  games: 'games',
  help: 'help',
  judge: 'judge',
};

/** The head of this page, with how the board and the line stand. */
export const header = (page: PageName, states: readonly StateWords[] = []) =>
  html`<muggins-header .page=${page} .places=${PLACES} .states=${states} .more=${speechChoice()}></muggins-header>`;

/** Whether this page speaks. */
export function speechChoice() {
  if (!canSpeak()) return html`<p>${t('common-speechNone')}</p>`;
  const change = (event: Event) => chooseSpeech((event.currentTarget as HTMLInputElement).checked);
  return html`<label class="check"><input type="checkbox" .checked=${speaks()} @change=${change} />
    <span>${t('common-speechHelp')}</span></label>`;
}
