// Cards that look like cards: rank and suit drawn large, whatever typefaces a machine has.
import { html, nothing, svg } from 'lit';

/** Each suit within 24 by 24. */
const SHAPES: Readonly<Record<string, string>> = {
  '♠': 'M12 2C9 7 3 9.8 3 14.6a4.4 4.4 0 0 0 8 2.6c-.2 2.2-1 3.8-2.6 4.8h7.2c-1.6-1-2.4-2.6-2.6-4.8a4.4 4.4 0 0 0 8-2.6C21 9.8 15 7 12 2Z',
  '♥': 'M12 21.5C5 15.4 2 11.8 2 7.9 2 5 4.2 3 6.8 3 9 3 11 4.3 12 6.3 13 4.3 15 3 17.2 3 19.8 3 22 5 22 7.9c0 3.9-3 7.5-10 13.6Z',
  '♦': 'M12 1.8 20.2 12 12 22.2 3.8 12Z',
  '♣': 'M12 2a4.7 4.7 0 0 1 3.9 7.3 4.7 4.7 0 1 1-2.9 7.9c.2 2.1 1 3.8 2.6 4.8H8.4c1.6-1 2.4-2.7 2.6-4.8a4.7 4.7 0 1 1-2.9-7.9A4.7 4.7 0 0 1 12 2Z',
};
const RED = /[♥♦]$/;

/** A card by its text, '10♥' or 'K' where its suit is not known. Ears and copies get the text. */
export function largeCard(text: string) {
  const suit = text.slice(-1);
  const shape = SHAPES[suit];
  const rank = shape === undefined ? text : text.slice(0, -1);
  return html`<span class="card large ${RED.test(text) ? 'red' : ''}"><b>${rank}</b>${
    shape === undefined
      ? nothing
      : html`<span class="heard">${suit}</span><svg viewBox="0 0 24 24" aria-hidden="true">${svg`<path d=${shape} />`}</svg>`
  }</span>`;
}
