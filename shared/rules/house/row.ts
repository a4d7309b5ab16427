// Builders for the tables of the house: a setting as a row, and a preset as six-card with what differs.
import { type CardRule, type FlushRule, type RuleSet, SIX_CARD, type SkunkLine } from '../terms/ruleset.ts';

/** The words of a setting that a rule set has as true and false. */
export const YES_OR_NO = ['yes', 'no'] as const;

/** The values of a setting that is not one of a few words: a number, a list of numbers, skunk lines, a text. */
export type SettingForm = 'number' | 'numbers' | 'lines' | 'text';

/** A row of the table. */
export interface SettingRow {
  readonly name: string;
  /** Where the rule set has it, if not under its name. */
  readonly field?: string;
  /** The words that it takes; or the form of its values. */
  readonly values: readonly string[] | SettingForm;
  /** The least and the most that a number can be. */
  readonly range?: Range;
  /** Where the choice comes from: see docs/sources.md. */
  readonly source: string;
}

type Range = readonly [least: number, most: number];

/** A setting that takes words, or values of a form. */
export const row = <const Name extends string, const Values extends readonly string[] | SettingForm>(
  name: Name,
  values: Values,
  source: string,
) => ({ name, values, source });

/** A setting that takes a whole number. */
export const number = <const Name extends string>(name: Name, range: Range, source: string) => ({
  ...row(name, 'number', source),
  range,
});

/** A setting that a rule set has in another field than that of its name. */
export const at = <Row extends SettingRow>(field: string, setting: Row) => ({ ...setting, field });

/** A rule set whose name is known to the compiler. */
export type NamedRules<Name extends string> = RuleSet & { readonly name: Name };

/** Six-card with what differs. */
export const preset = <const Name extends string>(
  name: Name,
  changes: Partial<RuleSet>,
): NamedRules<Name> => ({
  ...SIX_CARD,
  ...changes,
  name,
});

/** Cards dealt to each player and laid away, and what else differs. */
export const cards = (dealt: number, laidAway: number, more: Partial<CardRule> = {}): CardRule => ({
  dealt,
  laidAway,
  packToCrib: 0,
  dealerFewer: 0,
  ...more,
});

/** Points for a flush of the hand alone, and with the starter. */
export const flush = (alone: number, withStarter: number): FlushRule => ({ alone, withStarter });

/** A skunk line: the most holes, game points, stakes. */
export const line = (
  skunk: SkunkLine['skunk'],
  atMost: number,
  gamePoints: number,
  stakes: number,
): SkunkLine => ({
  skunk,
  atMost,
  gamePoints,
  stakes,
});
