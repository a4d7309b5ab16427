// Situations of a table, each with what is asked in it in every language: a fixture, and how to bring a table there.
import { Rig } from '../../../host/table/testing/rig.ts';
import { findPreset, parseRules } from '../../rules/house/index.ts';
import type { RuleSet } from '../../rules/index.ts';
import { command } from '../../rules/testing/table.ts';
import { secondOf } from '../../table/second.ts';
import type { Language } from '../language.ts';
import type { LanguageCode } from '../registry.ts';

/** What a page says, and what the display shows: its second, third and, where something is asked there, fourth row. */
export interface Said {
  readonly page: string;
  readonly display: string;
}

/** What is asked after some steps from a new game: keys as a rig takes them, and commands as text, divided by semicolons. */
export interface Situation {
  readonly what: string;
  readonly preset: string;
  /** As in `mode=always timeLimit=30`. */
  readonly settings: string;
  readonly steps: string;
  readonly en: Said;
  readonly fr: Said;
}

/**
 * Reads situations from lines: `== what: preset setting=value`, with the preset '-' for a table without a game, before those of one table, then for each the steps ('-' for none),
 * and indented what is said in English, its rows, what is said in French, its rows.
 */
export function situations(text: string): readonly Situation[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  let head = { what: '', preset: '', settings: '' };
  return lines.flatMap((line, at): readonly Situation[] => {
    const [, what, preset, settings] = /^== (.+): (\S+) ?(.*)$/.exec(line) ?? [];
    if (what !== undefined) head = { what, preset: `${preset}`, settings: `${settings}` };
    if (what !== undefined || line.startsWith(' ')) return [];
    const [page = '', display = '', frenchPage = '', frenchDisplay = ''] = lines
      .slice(at + 1, at + 5)
      .map((each) => each.trim());
    const fr = { page: frenchPage, display: frenchDisplay };
    return [{ ...head, steps: line === '-' ? '' : line, en: { page, display }, fr }];
  });
}

const NAMES = ['Ann', 'Bob', 'Cid', 'Dee', 'Eve', 'Fay'];

/** The rules of a preset with these settings. */
export function rulesBy(preset: string, settings: string): RuleSet {
  const found = findPreset(preset);
  if (!found.ok) throw new Error(`no preset ${preset}`);
  const words = settings.split(' ').filter((word) => word !== '');
  const rules = parseRules(
    found.value,
    Object.fromEntries(words.map((word) => word.split('=') as [string, string])),
  );
  if (!rules.ok) throw new Error(JSON.stringify(rules.refusal));
  return rules.value;
}

/** A table after these steps. */
export function tableAfter({
  preset,
  settings,
  steps,
}: Pick<Situation, 'preset' | 'settings' | 'steps'>): Rig {
  if (preset === '-') return new Rig({ kept: [] });
  const rules = rulesBy(preset, settings);
  const rig = new Rig({ lanes: 4, rules, players: NAMES.slice(0, rules.seats) });
  for (const step of steps.split(';').map((each) => each.trim())) {
    if (!/^[a-z]+( |$)/.test(step)) rig.keys(step);
    else if (!rig.table.command(command(step)).ok) throw new Error(`${step} is refused`);
  }
  return rig;
}

/** What is asked at a table in a language. */
export function saidAt(rig: Rig, language: Language): Said {
  const { table } = rig;
  table.speak(language.code as LanguageCode);
  const [, second, third, fourth] = rig.rows;
  const asked = secondOf(table.view.prompt.ask) === undefined || table.view.refusal !== null ? [] : [fourth];
  return { page: rig.asks(language), display: [second, third, ...asked].join(' | ') };
}
