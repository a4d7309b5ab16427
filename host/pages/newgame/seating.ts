// Who sits where, in which colour, as a template: names as they sit, a colour for each side, the palette that colours are of.

import { html, nothing } from 'lit';
import { LED_COLOURS } from '../../../hardware/board.ts';
import {
  type ColourName,
  PALETTE_NAMES,
  PALETTES,
  type PaletteName,
} from '../../../shared/protocol/index.ts';
import { onValue, options } from '../kit/element.ts';
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

/** The fieldset; `change` gets each edit. */
export function seating(wish: GameForm, change: (wish: GameForm) => void) {
  const rules = rulesOfForm(wish);
  if (!rules.ok) return nothing;
  const { seats, sides } = rules.value;
  const clash = clashOf(wish);
  return html`<fieldset class="names"><legend>${t('table-players')}</legend>
    <label class="row palette"><span>${t('table-palette')}</span>
      <select name="palette" @change=${onValue((palette) => change(withPalette(wish, palette as PaletteName)))}>
        ${options(
          PALETTE_NAMES.map((name) => [name, t(`table-palettes-${name}`)]),
          wish.palette,
        )}
      </select></label>
    ${namesOf({ ...wish, names: [] }, seats).map((usual, seat) => {
      const side = sides[seat] ?? seat;
      const first = sides.indexOf(side) === seat;
      return html`<div class="player">
        <span class="dot" .style=${`--lane: ${LED_COLOURS[wish.colours[side] ?? 'blue'].css}`} aria-hidden="true"></span>
        <input maxlength="20" autocomplete="off" aria-label=${t('table-player', { seat: seat + 1 })} placeholder=${usual}
          .value=${wish.names[seat] ?? ''} @input=${onValue((name) => change(withName(wish, seat, name)))} />
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
  const take = onValue((colour) => change(withColour(wish, side, colour as ColourName)));
  const choices = PALETTES[wish.palette].map((name) => [name, t(`table-colours-${name}`)] as const);
  return html`<select class="colour" data-side=${side} aria-label=${t('table-colourOf', { seat: seat + 1 })} @change=${take}>
    ${options(choices, wish.colours[side])}
  </select>`;
}
