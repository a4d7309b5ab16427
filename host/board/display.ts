// The character display: four rows of twenty characters.
import { fitText } from '../../shared/protocol/index.ts';
import { StatePart } from './part.ts';

export type DisplayRows = readonly [string, string, string, string];

/** Emits `shown` when the board has acknowledged every row. */
export class Display extends StatePart {
  /** Shows four rows, cut or filled to the width of the display. Only rows that changed are sent. */
  set(rows: DisplayRows): void {
    for (const [row, text] of rows.entries()) this.want({ type: 'text', row, text: fitText(text) });
  }
}
