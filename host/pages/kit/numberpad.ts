// A number pad beside a field: for a television, whose remote has arrows and OK.
import { html, nothing } from 'lit';

/** Three to a row, as on a telephone. */
const KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '⌫', '0'] as const;
const ACROSS = 3;
const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -ACROSS,
  ArrowDown: ACROSS,
};

/**
 * Types into the field of its form. One key is a tab stop; the arrows go from key to key. `label`: the name of the
 * whole pad; `erase`: of the key that takes the last digit back.
 */
export function numberPad(label: string, erase: string) {
  const press = (event: Event): void => {
    const key = event.currentTarget as HTMLButtonElement;
    const field = key.form?.querySelector('input');
    if (field == null) return;
    const digit = key.value;
    if (digit === '') field.value = field.value.slice(0, -1);
    else if (field.value.length < field.maxLength) field.value += digit;
  };
  return html`<div class="numberpad" role="group" aria-label=${label} @keydown=${moveFocus}>
    ${KEYS.map((key, at) => {
      const isDigit = key !== '⌫';
      return html`<button type="button" value=${isDigit ? key : ''} tabindex=${at === 0 ? 0 : -1}
        aria-label=${isDigit ? nothing : erase} @click=${press}>${key}</button>`;
    })}
  </div>`;
}

/** An arrow that has nowhere to go inside the pad is left to the browser: a television then leaves the pad. */
function moveFocus(event: KeyboardEvent): void {
  const keys = [...(event.currentTarget as HTMLElement).querySelectorAll('button')];
  const step = STEPS[event.key];
  const at = keys.indexOf(event.target as HTMLButtonElement);
  if (step === undefined || at < 0) return;
  const to = at + step;
  const isSameRow = Math.floor(to / ACROSS) === Math.floor(at / ACROSS);
  const next = keys[to];
  if (next === undefined || (Math.abs(step) === 1 && !isSameRow)) return;
  event.preventDefault();
  for (const key of keys) key.tabIndex = key === next ? 0 : -1;
  next.focus();
}
