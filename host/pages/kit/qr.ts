// A code to scan, as a template: dark on light in both themes, with the quiet edge that scanners need.
import { html, svg } from 'lit';
import { encode } from 'uqr';

/** Modules of light around the code (ISO/IEC 18004: four). */
const QUIET = 4;

/** The code of a text, with what it is for those who cannot see it. */
export function code(text: string, label: string) {
  const { data, size } = encode(text, { ecc: 'L', border: QUIET });
  const dark = data.flatMap((row, y) => row.flatMap((on, x) => (on ? [`M${x} ${y}h1v1h-1z`] : [])));
  return html`<svg class="code" viewBox="0 0 ${size} ${size}" role="img" aria-label=${label}
    shape-rendering="crispEdges">
    ${svg`<rect width=${size} height=${size} fill="#fff" /><path d=${dark.join('')} fill="#000" />`}
  </svg>`;
}
