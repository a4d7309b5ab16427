// Who sits where, in which colour, as a template: names as they sit, a colour for each side, the palette that colours are of.

import { html, nothing } from 'lit';
import { LED_COLOURS } from '../../../hardware/board.ts';
import { PALETTE_NAMES, PALETTES } from '../../../shared/protocol/index.ts';
import { t } from '../kit/language.ts';
import {
  clashOf,
  type GameForm,
  namesOf,
  rulesOfForm,
  withColour,
  withName,
  withPalette,
  withSwap,
} from './form.ts';

/** The fieldset; `change` hears the wish that somebody has made of it. */
export function seating(wish: GameForm, change: (wish: GameForm) => void) {
  const rules = rulesOfForm(wish);
  if (!rules.ok) return nothing;
  const { seats, sides } = rules.value;
  const clash = clashOf(wish);
  return html`<fieldset class="names"><legend>${t('table-players')}</legend>
    <label class="row palette"><span>${t('table-palette')}</span>
      <select name="palette" @change=${(event: Event) => {
        const palette = PALETTE_NAMES.find((name) => name === valueIn(event));
        if (palette !== undefined) change(withPalette(wish, palette));
      }}>
        ${PALETTE_NAMES.map(
          (name) =>
            html`<option value=${name} .selected=${name === wish.palette}>${t(`table-palettes-${name}`)}</option>`,
        )}
      </select></label>
    ${namesOf({ ...wish, names: [] }, seats).map((usual, seat) => {
      const side = sides[seat] ?? seat;
      const first = sides.indexOf(side) === seat;
      return html`<div class="player">
        <span class="dot" .style=${`--lane: ${LED_COLOURS[wish.colours[side] ?? 'blue'].css}`} aria-hidden="true"></span>
        <input maxlength="20" autocomplete="off" aria-label=${t('table-player', { seat: seat + 1 })} placeholder=${usual}
          .value=${wish.names[seat] ?? ''} @input=${(event: Event) => change(withName(wish, seat, valueIn(event)))} />
        ${first ? colourChoice(wish, { side, seat }, change) : html`<span class="with">${t('table-with', { seat: sides.indexOf(side) + 1 })}</span>`}
        <button type="button" ?disabled=${seat === 0} aria-label=${t('table-moveUp', { seat: seat + 1 })}
          @click=${() => change(withSwap(wish, seat))}>↑</button>
      </div>`;
    })}
    ${clash === undefined ? nothing : html`<p class="alert" role="alert">${clash}</p>`}
    <p class="about">${t('table-colourHelp')}</p>
  </fieldset>`;
}

/** The colour of a side: any of its palette. */
function colourChoice(
  wish: GameForm,
  { side, seat }: { readonly side: number; readonly seat: number },
  change: (wish: GameForm) => void,
) {
  const take = (event: Event): void => {
    const colour = PALETTES[wish.palette].find((name) => name === valueIn(event));
    if (colour !== undefined) change(withColour(wish, side, colour));
  };
  return html`<select class="colour" data-side=${side} aria-label=${t('table-colourOf', { seat: seat + 1 })} @change=${take}>
    ${PALETTES[wish.palette].map(
      (name) =>
        html`<option value=${name} .selected=${name === wish.colours[side]}>${t(`table-colours-${name}`)}</option>`,
    )}
  </select>`;
}

const valueIn = (event: Event): string => (event.currentTarget as HTMLInputElement | HTMLSelectElement).value;
