// A new game as it is put together on the page: a preset, what is changed in it, and who plays.
import {
  applySettings,
  findPreset,
  handSize,
  PRESETS,
  type Result,
  type RuleSet,
  sideCount,
} from '../../../shared/rules/index.ts';
import { differences, refusalText, settingOf } from './houserules.ts';
import { strings } from './language.ts';

/** What people have chosen so far. */
export interface Wish {
  readonly preset: string;
  /** Settings that are changed, by name. */
  readonly changes: Readonly<Record<string, string>>;
  /** By seat; empty where nobody has typed a name. */
  readonly names: readonly string[];
}

/** The wish for the game that is on the board once more: same rules, same names. Without one, the first preset. */
export function wishOf(
  table: { readonly rules: RuleSet; readonly names: readonly string[] } | undefined,
): Wish {
  const [first] = PRESETS;
  const preset = PRESETS.find(({ name }) => name === table?.rules.name) ?? first;
  if (preset === undefined || table === undefined)
    return { preset: first?.name ?? '', changes: {}, names: [] };
  const wish = { preset: preset.name, changes: differences(preset, table.rules), names: table.names };
  return rulesOfWish(wish).ok ? wish : { ...wish, changes: {} };
}

/** A wish with one setting changed; what the preset has anyway is no change. */
export function withChange(wish: Wish, setting: string, value: string): Wish {
  const { [setting]: _, ...others } = wish.changes;
  const usual = findPreset(wish.preset);
  const changed = value !== '' && !(usual.ok && settingOf(usual.value, setting) === value);
  return { ...wish, changes: changed ? { ...others, [setting]: value } : others };
}

/** The rules of a wish, or why they make no sense. */
export function rulesOfWish({ preset, changes }: Wish): Result<RuleSet> {
  const found = findPreset(preset);
  return found.ok ? applySettings(found.value, changes) : found;
}

/** The rules in a line: '3 players on 3 lanes, 4 cards in hand, 121 up'; or the refusal in words. */
export function wishText(wish: Wish): string {
  const rules = rulesOfWish(wish);
  if (!rules.ok) return refusalText(rules.refusal);
  const { seats, target, targets } = rules.value;
  const holes = targets.length === 0 ? [target] : targets;
  return strings().newgame.summary(seats, sideCount(rules.value), handSize(rules.value), holes);
}

/** Names for all seats: those that were typed, and a colour for everybody else. */
export const namesOf = ({ names }: Wish, seats: number): readonly string[] =>
  Array.from(
    { length: seats },
    (_, seat) => names[seat]?.trim() || strings().newgame.names[seat] || `P${seat + 1}`,
  );

/** The command that begins this game, as it is posted. */
export function commandOfWish(wish: Wish): object {
  const rules = rulesOfWish(wish);
  const players = namesOf(wish, rules.ok ? rules.value.seats : wish.names.length);
  return { type: 'newGame', players, rules: { preset: wish.preset, ...wish.changes } };
}
