// The facts of an examination, as plain JSON, and what is found in them. The bug report holds the facts, and the verdict depends on
// nothing else. A helper looks, listens and presses keys: a person at a terminal, the emulated board itself, or none.
import { KEY_IDS, type KeyId, type LaneCount } from '../../../shared/protocol/index.ts';
import { counted } from '../../../shared/words/index.ts';
import type { BoardHealth, BoardReport, Counters, KeyEvent, Traffic } from '../../board/index.ts';
import type { Place } from '../place.ts';
import remedies from './remedies.json' with { type: 'json' };

/** The answer to a question about lights, display or sound: `unseen` without an answer in time. */
export type Seen = 'right' | 'wrong' | 'unseen';

export interface PortFact {
  readonly path: string;
  readonly board: string | null;
  /** Whether this user may read and write it; null where the system has no such thing. */
  readonly allowed: boolean | null;
  /** The group that may; null if only root may, or where the system has no such thing. */
  readonly group: string | null;
}

/** Times from question to answer, in milliseconds. */
export interface RoundTrips {
  readonly count: number;
  readonly median: number;
  readonly worst: number;
}

export interface KeyFacts {
  readonly heard: readonly KeyId[];
  /** Never made contact. */
  readonly silent: readonly KeyId[];
  /** Closed at the first look, before anybody was asked to press it, and at the last, and never let go in between. */
  readonly closed: readonly KeyId[];
  /** Pressed and not let go. */
  readonly stuck: readonly KeyId[];
  /** Pressed again sooner than a finger can. */
  readonly chattering: readonly KeyId[];
  /** The keys were not all asked for, or Enter skipped the rest. */
  readonly skipped: boolean;
}

/** What a board in hand shows; undefined for what was not reached. */
export interface Trial {
  readonly roundTrips?: RoundTrips;
  /** How its parts are. */
  readonly health?: BoardHealth;
  /** Counters of the board before the trial and after it. */
  readonly before?: Counters;
  readonly after?: Counters;
  /** What came over the line during the trial. */
  readonly traffic?: Traffic;
  readonly lights?: Seen;
  readonly display?: Seen;
  readonly sound?: Seen;
  readonly keys?: KeyFacts;
  /** The trial broke off: the board was lost. */
  readonly broken?: { readonly code: string; readonly message: string };
}

export interface BoardFindings extends Trial {
  readonly muggins: string;
  readonly system: { readonly node: string; readonly platform: string; readonly arch: string };
  readonly ports: readonly PortFact[];
  readonly portProblem: string | null;
  readonly port: string;
  /** Where the games of this machine are. */
  readonly place?: Place;
  readonly board?: BoardReport;
  /** Why no board was found. */
  readonly error?: { readonly code: string; readonly message: string };
}

/** `fault`: not fit to play on; `warning`: it works, but not for long or not always; `unseen`: not checked. */
export type Level = 'ok' | 'unseen' | 'warning' | 'fault';

export interface Finding {
  readonly code: string;
  readonly level: Level;
  readonly what: string;
  /** The remedy; empty if nothing needs doing. */
  readonly todo: string;
}

/** What to do about a finding, by its code. */
const REMEDIES: Readonly<Record<string, string>> = remedies.findings;

/** Unless it is given, the remedy is that of the code. */
const of =
  (level: Exclude<Level, 'ok'>) =>
  (code: string, what: string, todo = REMEDIES[code] ?? ''): Finding => ({ code, level, what, todo });

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

/** What is to be seen or heard. */
export type Sight = 'lights' | 'display' | 'sound';

/** Hertz of the tone that is to be heard. */
export const TEST_TONE = 880;

export interface Helper {
  /** Called before the self-test begins, so that nothing of it is missed. */
  watch(): void;
  /** What was seen since. */
  tell(sight: Sight): Promise<Seen>;
  /**
   * Asks for every key once. Resolves with true when there is no user, or the user stops the test; with false when
   * all were pressed; whether all were heard is the caller's to see.
   */
  press(wanted: readonly KeyId[]): Promise<boolean>;
  /** A key was heard; `left` are still wanted. */
  heard(key: KeyId, left: readonly KeyId[]): void;
  close(): void;
}

/** No helper: every question stays open. */
export const NO_HELPER: Helper = {
  watch() {},
  tell: async () => 'unseen',
  press: async () => true,
  heard() {},
  close() {},
};

/** Milliseconds after a press in which a finger cannot press the same key again. */
const CHATTER = 60;
/** Board times are milliseconds modulo this. */
const WRAP = 16_384;

/** The keys of a board under test: the events of each, and the facts that follow. */
export class KeyLog {
  listener: (event: KeyEvent) => void = () => {};
  /** Keys that were pressed, and those that are down. */
  readonly heard = new Set<KeyId>();
  readonly down = new Set<KeyId>();
  readonly #wanted: readonly KeyId[];
  readonly #pressed = new Map<KeyId, number>();
  readonly #chattering = new Set<KeyId>();

  constructor(lanes: LaneCount) {
    this.#wanted = KEY_IDS.filter((id) => !/^P\d$/.test(id) || Number(id[1]) <= lanes);
  }

  get left(): readonly KeyId[] {
    return this.#wanted.filter((key) => !this.heard.has(key));
  }

  add(event: KeyEvent): void {
    const { key, action, time } = event;
    if (action === 'press') {
      const before = this.#pressed.get(key);
      if (before !== undefined && (time - before + WRAP) % WRAP < CHATTER) this.#chattering.add(key);
      this.#pressed.set(key, time);
      this.heard.add(key);
      this.down.add(key);
    } else if (action === 'release') this.down.delete(key);
    this.listener(event);
  }

  /** @param closed keys whose contact is closed already: that a quick host still heard them close is no trial of them */
  begin(closed: readonly KeyId[]): void {
    for (const key of closed) {
      this.heard.delete(key);
      this.down.delete(key);
    }
  }

  /** @param closed keys whose contact was closed before and after */
  facts(skipped: boolean, closed: readonly KeyId[]): KeyFacts {
    const heard = this.#wanted.filter((key) => this.heard.has(key));
    const jammed = closed.filter((key) => !this.heard.has(key));
    const silent = this.left.filter((key) => !jammed.includes(key));
    return {
      heard,
      silent,
      closed: jammed,
      stuck: [...this.down],
      chattering: [...this.#chattering],
      skipped,
    };
  }
}
