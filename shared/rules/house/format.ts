// Settings as text, as people type them: `mode=always target=61`. Read, and written.
import type { Requirement } from '../terms/refusal.ts';
import { ok, type Result, refuse } from '../terms/result.ts';
import type { RuleSet, Skunk, SkunkLine } from '../terms/ruleset.ts';
import { YES_OR_NO } from './row.ts';
import {
  fieldOf,
  findSetting,
  SETTINGS,
  type Setting,
  type SettingForm,
  type Settings,
  type SettingValue,
} from './settings.ts';

/** How values that are not one of a few words are written, and how people are told. */
const FORMS: Readonly<Record<SettingForm, { readonly pattern: RegExp; readonly expected: Requirement }>> = {
  number: { pattern: /^\d{1,4}$/, expected: { code: 'number' } },
  numbers: { pattern: /^(none|\d{1,4}(,\d{1,4}){0,5})$/, expected: { code: 'numbers' } },
  lines: {
    pattern: /^(none|[a-zA-Z]+(:\d{1,4}){3}(,[a-zA-Z]+(:\d{1,4}){3})*)$/,
    expected: { code: 'lines' },
  },
  text: { pattern: /^[^\p{C}\p{Zl}\p{Zp}]{1,40}$/u, expected: { code: 'text', longest: 40 } },
};

const listOf = (text: string): readonly string[] => (text === 'none' ? [] : text.split(','));

function lineOf(text: string): SkunkLine {
  const [skunk, atMost, gamePoints, stakes] = text.split(':');
  return {
    skunk: skunk as Skunk,
    atMost: Number(atMost),
    gamePoints: Number(gamePoints),
    stakes: Number(stakes),
  };
}

const READ: Readonly<Record<SettingForm, (text: string) => SettingValue>> = {
  number: Number,
  numbers: (text) => listOf(text).map(Number),
  lines: (text) => listOf(text).map(lineOf),
  text: (text) => text,
};

/** The value of a setting in a text. Refusal: badSetting, with what was expected. */
export function parseSetting({ name, values }: Setting, text: string): Result<SettingValue> {
  const form = typeof values === 'string' ? FORMS[values] : undefined;
  const fits = typeof values === 'string' ? FORMS[values].pattern.test(text) : values.includes(text);
  if (!fits) {
    const expected = form?.expected ?? ({ code: 'oneOf', words: values as readonly string[] } as const);
    return refuse({ code: 'badSetting', setting: name, value: text, expected });
  }
  if (values === YES_OR_NO) return ok(text === 'yes');
  return ok(typeof values === 'string' ? READ[values](text) : text);
}

/**
 * Settings from text, as they come from a command line, a form or a message. Refusals: unknownSetting, badSetting for a value
 * that the setting does not take.
 */
export function parseSettings(texts: Readonly<Record<string, string>>): Result<Settings> {
  const read: Record<string, SettingValue> = {};
  for (const [name, text] of Object.entries(texts)) {
    const setting = findSetting(name);
    if (setting === undefined) return unknownSetting(name);
    const value = parseSetting(setting, text);
    if (!value.ok) return value;
    read[name] = value.value;
  }
  return ok(read as Settings);
}

/** The refusal of a name that no setting has. */
export const unknownSetting = (setting: string): Result<never> =>
  refuse({ code: 'unknownSetting', setting, known: SETTINGS.map(({ name }) => name) });

/** A value as it is written; empty for none. */
export function makeText(value: unknown): string {
  if (value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (!Array.isArray(value)) return String(value);
  const parts: readonly unknown[] = value;
  return parts.length === 0 ? 'none' : parts.map(part).join();
}

/** A number of a list, or a skunk line as `skunk:90:3:2`. */
function part(each: unknown): string {
  if (typeof each !== 'object' || each === null) return String(each);
  const { skunk, atMost, gamePoints, stakes } = each as SkunkLine;
  return [skunk, atMost, gamePoints, stakes].join(':');
}

/** What a rule set has for a setting, as it is written; empty where it says nothing about it. */
export const settingOf = (rules: RuleSet, name: string): string =>
  makeText(fieldOf(rules, findSetting(name)?.field ?? name));

/** The settings in which two rule sets differ, with what the second has. */
export const differences = (from: RuleSet, to: RuleSet): Readonly<Record<string, string>> =>
  Object.fromEntries(
    SETTINGS.map(({ name }) => [name, settingOf(to, name)] as const).filter(
      ([name, value]) => value !== '' && value !== settingOf(from, name),
    ),
  );
