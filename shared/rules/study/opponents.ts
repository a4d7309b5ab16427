// What sensible players throw, by the tables that were derived.

import type { RuleSet } from '../terms/ruleset.ts';
import { MODELS } from './generated/opponents.ts';
import { shapeOf } from './shapes.ts';
import type { Weights } from './sources.ts';

/** A model of what the others throw. */
export interface Opponents {
  /** Its name and version. */
  readonly name: string;
  readonly weights: Weights;
}

/** The model for a game; undefined where none was derived, and in lowball, where no player throws for many points. */
export function opponentsFor(rules: RuleSet): Opponents | undefined {
  const shape = rules.lowball ? undefined : shapeOf(rules);
  if (shape === undefined) return undefined;
  const { dealer, pone } = MODELS[shape];
  return { name: 'sensible-1', weights: { dealer: figures(dealer), pone: figures(pone) } };
}

/** The numbers of a text. */
const figures = (text: string): readonly number[] => text.trim().split(/\s+/).map(Number);
