// A finding of the doctor, and what all of them come to.

/** `fault`: do not play on it; `warning`: it works, and will not for long or not always; `unseen`: nobody looked. */
export type Level = 'ok' | 'unseen' | 'warning' | 'fault';

export interface Finding {
  readonly code: string;
  readonly level: Level;
  /** What it is. */
  readonly what: string;
  /** What to do; empty where there is nothing to do. */
  readonly todo: string;
}

export const ok = (code: string, what: string): Finding => ({ code, level: 'ok', what, todo: '' });
export const unseen = (code: string, what: string, todo: string): Finding => ({
  code,
  level: 'unseen',
  what,
  todo,
});
export const warning = (code: string, what: string, todo: string): Finding => ({
  code,
  level: 'warning',
  what,
  todo,
});
export const fault = (code: string, what: string, todo: string): Finding => ({
  code,
  level: 'fault',
  what,
  todo,
});

export const countOf = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** What it comes to. `fit` is false with any fault. */
export interface Verdict {
  readonly fit: boolean;
  readonly words: string;
}

export function verdictOf(all: readonly Finding[]): Verdict {
  const count = (level: Level): number => all.filter((each) => each.level === level).length;
  const [faults, warnings, open] = [count('fault'), count('warning'), count('unseen')];
  if (faults > 0)
    return {
      fit: false,
      words: `Not fit to play on: ${countOf(faults, 'fault')}${warnings > 0 ? ` and ${countOf(warnings, 'warning')}` : ''}.`,
    };
  const rest = open > 0 ? ` ${countOf(open, 'part')} not checked.` : '';
  return {
    fit: true,
    words:
      warnings > 0
        ? `Fit to play on, with ${countOf(warnings, 'warning')}.${rest}`
        : `Fit to play on.${rest}`,
  };
}
