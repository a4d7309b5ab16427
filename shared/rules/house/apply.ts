// A rule set with some settings changed.
import type { Result } from '../terms/result.ts';
import type { RuleSet } from '../terms/ruleset.ts';
import { checkRules } from './check.ts';
import { makeText, parseSetting, parseSettings, unknownSetting } from './format.ts';
import { findSetting, type Settings } from './settings.ts';

/**
 * A rule set with some settings changed: `applySettings(SIX_CARD, { muggins: 'called', target: 61 })`. They are applied in
 * their order, and checked although they are typed. Refusals: unknownSetting, badSetting, badRules.
 */
export function applySettings(rules: RuleSet, settings: Settings): Result<RuleSet> {
  let changed = rules;
  for (const [name, value] of Object.entries(settings)) {
    const setting = findSetting(name);
    if (setting === undefined) return unknownSetting(name);
    const read = parseSetting(setting, makeText(value));
    if (!read.ok) return read;
    changed = setting.apply(changed, read.value);
  }
  return checkRules(changed);
}

/**
 * The same with settings as text, as people type them: `{ muggins: 'called', target: '61' }`. Refusals: unknownSetting,
 * badSetting, badRules.
 */
export function parseRules(rules: RuleSet, texts: Readonly<Record<string, string>>): Result<RuleSet> {
  const settings = parseSettings(texts);
  return settings.ok ? applySettings(rules, settings.value) : settings;
}
