// The settings of a rule set as they are written: what `applySettings` reads, the other way round.
import type { RuleSet } from '../terms/ruleset.ts';
import { SETTINGS } from './settings.ts';

/** What a rule set has for a setting, as it is written; empty where it says nothing about it. */
export function settingOf(rules: RuleSet, setting: string): string {
  const path = setting === 'mode' ? 'claims' : setting;
  const own = fieldOf(rules, path.split('.'));
  return written(own ?? rules.penalties?.[path as keyof NonNullable<RuleSet['penalties']>]);
}

const fieldOf = (from: unknown, [head, ...rest]: readonly string[]): unknown =>
  head === undefined || typeof from !== 'object' || from === null
    ? from
    : fieldOf((from as Readonly<Record<string, unknown>>)[head], rest);

function written(value: unknown): string {
  if (value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (!Array.isArray(value)) return String(value);
  const parts: readonly unknown[] = value;
  return parts.length === 0 ? 'none' : parts.map(part).join();
}

/** A number of a list, or a skunk line as `skunk:90:3:2`. */
const part = (each: unknown): string =>
  typeof each === 'object' && each !== null ? Object.values(each).join(':') : String(each);

/** The settings in which two rule sets differ, with what the second has. */
export const differences = (from: RuleSet, to: RuleSet): Readonly<Record<string, string>> =>
  Object.fromEntries(
    SETTINGS.map(({ name }) => [name, settingOf(to, name)] as const).filter(
      ([name, value]) => value !== '' && value !== settingOf(from, name),
    ),
  );
