// The second question of what is asked for, on the last row of the display.
import type { FigureCode } from '../rules/rulings/index.ts';
import type { Ask } from './ask.ts';

/** What the last row of the display asks besides; it has room for it while something is keyed. */
export type Second = Readonly<
  /** NEXT says go. */
  | { code: 'go' }
  /** The button of this side again gives the game up. */
  | { code: 'again'; side: number }
  | { code: 'figure'; figure: FigureCode }
  | { code: 'whoDidIt' }
  /** MUGGINS again leads to offences. */
  | { code: 'offences' }
>;

/** The second question of what is asked for; undefined where it has none. */
export function secondOf(ask: Ask): Second | undefined {
  switch (ask.code) {
    case 'card':
      return { code: 'go' };
    case 'giveUp':
      return { code: 'again', side: ask.side };
    case 'offence':
      return ask.figure === null ? { code: 'whoDidIt' } : { code: 'figure', figure: ask.figure };
    case 'missed':
      return ask.offences ? { code: 'offences' } : undefined;
    default:
      return undefined;
  }
}
