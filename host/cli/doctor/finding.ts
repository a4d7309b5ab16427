// A finding of the doctor, and the verdict on all of them.
import { counted } from '../../../shared/words/index.ts';

/** `fault`: not fit to play on; `warning`: it works, but not for long or not always; `unseen`: not checked. */
export type Level = 'ok' | 'unseen' | 'warning' | 'fault';

export interface Finding {
  readonly code: string;
  readonly level: Level;
  readonly what: string;
  /** The remedy; empty if nothing needs doing. */
  readonly todo: string;
}

const of =
  (level: Level) =>
  (code: string, what: string, todo: string): Finding => ({ code, level, what, todo });

export const ok = (code: string, what: string, todo = ''): Finding => ({ code, level: 'ok', what, todo });
export const unseen = of('unseen');
export const warning = of('warning');
export const fault = of('fault');

/** `fit` is false with any fault. */
export interface Verdict {
  readonly fit: boolean;
  readonly words: string;
}

export function verdictOf(all: readonly Finding[]): Verdict {
  const count = (level: Level): number => all.filter((each) => each.level === level).length;
  const [faults, warnings, open] = [count('fault'), count('warning'), count('unseen')];
  const warned = counted(warnings, 'warning');
  if (faults > 0) {
    const more = warnings > 0 ? ` and ${warned}` : '';
    return { fit: false, words: `Not fit to play on: ${counted(faults, 'fault')}${more}.` };
  }
  const rest = open > 0 ? ` ${counted(open, 'part')} not checked.` : '';
  return { fit: true, words: `Fit to play on${warnings > 0 ? `, with ${warned}` : ''}.${rest}` };
}
