// The desk before the night: which format, and who the club's players are.
import { html } from 'lit';
import { FORMATS } from '../../../shared/league/index.ts';
import type { DeskParts } from './deskparts.ts';
import { strings } from './language.ts';

/** Chooses a format and opens the night. */
export function opening({ post }: DeskParts) {
  const { desk } = strings();
  const begin = (event: Event): void => {
    event.preventDefault();
    const format = (event.currentTarget as HTMLFormElement).querySelector('select')?.value;
    void post('api/hall/night', { format });
  };
  return html`<section class="panel opening">
    <h2>${desk.tonight}</h2>
    <form @submit=${begin}>
      <label>${desk.format} <select>${FORMATS.map(({ name }) => html`<option>${name}</option>`)}</select></label>
      <button class="main">${desk.begin}</button>
    </form>
  </section>`;
}
