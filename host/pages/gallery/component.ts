// A component on the page of all components: what it is for, and the states it is shown in.
import type { Prepared } from './prepared.ts';

/** Pages whose style sheets a component is made for. */
const STYLES = [
  ...['scoreboard', 'board', 'seat', 'table', 'games', 'help', 'judge'],
  ...['television', 'desk', 'phone', 'print'],
] as const;
export type Style = (typeof STYLES)[number];

/** What a state is made from; `cells`: how the page of games draws those of its tables. */
export type SpecimenSource = Prepared & { readonly cells: object };

/** The properties that put an element into a state. */
export type SpecimenState = (given: SpecimenSource) => object;

/** Those of a state that somebody has to see for each value of a type: a missing one does not compile. */
export type SpecimenStates<Name extends string = string> = Readonly<Record<Name, SpecimenState>>;

export interface Component {
  readonly about: string;
  readonly style: Style;
  /** A page, or what lies over one: each state in a window of its own, of this width and at least this height. */
  readonly alone?: readonly [width: number, height: number];
  readonly states: SpecimenStates;
  /** What its page has around it, from the outside in, as tag and classes. */
  readonly around?: readonly (readonly [tag: string, classes: string])[];
  /** What it asks the host for by itself, where others would not get that answer. */
  readonly answers?: Readonly<Record<string, unknown>>;
  /** As wide as the page, not one beside the other. */
  readonly wide?: boolean;
  /** Whether it is folded up until somebody opens it. */
  readonly folded?: boolean;
}

/** Components by the name of their element. */
export type Components = Readonly<Record<`muggins-${string}`, Component>>;
