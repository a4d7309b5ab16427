// A new game as it is put together on the page: a preset, what is changed in it, who plays, and in which colours.
import {
  type ColourName,
  type LaneColours,
  laneColours,
  PALETTES,
  type PaletteName,
  paletteOf,
} from '../../../shared/protocol/index.ts';
import { differences, settingOf } from '../../../shared/rules/house/index.ts';
import { findPreset, PRESETS, parseRules, type Result, type RuleSet } from '../../../shared/rules/index.ts';
import { handSize, sideCount } from '../../../shared/rules/terms/index.ts';
import { refusalText } from './houserules.ts';
import { strings } from './language.ts';
import { USUAL } from './palette.ts';

/** What people have chosen so far. */
export interface Wish {
  readonly preset: string;
  /** Settings that are changed, by name. */
  readonly changes: Readonly<Record<string, string>>;
  /** By seat; empty where nobody has typed a name. */
  readonly names: readonly string[];
  readonly palette: PaletteName;
  /** Of all lanes, which are sides; two may be the same for as long as somebody chooses. */
  readonly colours: readonly ColourName[];
}

/** The wish for the game that is on the board once more: same rules, names, colours. Without one, the first preset. */
export function wishOf(
  table: { readonly rules: RuleSet; readonly names: readonly string[] } | undefined,
  colours: LaneColours = USUAL,
): Wish {
  const [first] = PRESETS;
  const preset = PRESETS.find(({ name }) => name === table?.rules.name) ?? first;
  const worn = { palette: paletteOf(colours) ?? 'standard', colours };
  if (preset === undefined || table === undefined)
    return { preset: first?.name ?? '', changes: {}, names: [], ...worn };
  const changes = differences(preset, table.rules);
  const wish = { preset: preset.name, changes, names: [], ...worn };
  const good = rulesOfWish(wish).ok ? wish : { ...wish, changes: {} };
  // Whoever is called by a colour has not given a name, and may come to have another colour.
  const usual = namesOf(good, table.names.length);
  return { ...good, names: table.names.map((name, seat) => (name === usual[seat] ? '' : name)) };
}

/** A wish in which a side has another colour. */
export const withColour = (wish: Wish, side: number, colour: ColourName): Wish => ({
  ...wish,
  colours: wish.colours.with(side, colour),
});

/** A wish with the colours of another palette. */
export const withPalette = (wish: Wish, palette: PaletteName): Wish => ({
  ...wish,
  palette,
  colours: PALETTES[palette],
});

const allNames = ({ names }: Wish): readonly string[] =>
  Array.from({ length: 6 }, (_, at) => names[at] ?? '');

/** A wish in which somebody has another name. */
export const withName = (wish: Wish, seat: number, name: string): Wish => ({
  ...wish,
  names: allNames(wish).with(seat, name),
});

/** A wish in which somebody sits one place earlier; where everybody plays alone, the colours move along. */
export function withSwap(wish: Wish, seat: number): Wish {
  const names = allNames(wish);
  const [above, below] = [names[seat - 1] ?? '', names[seat] ?? ''];
  const swapped = { ...wish, names: names.with(seat - 1, below).with(seat, above) };
  const [one, two] = [wish.colours[seat - 1], wish.colours[seat]];
  if (!alone(wish) || one === undefined || two === undefined) return swapped;
  return { ...swapped, colours: wish.colours.with(seat - 1, two).with(seat, one) };
}

/** Whether every side is one player. */
function alone(wish: Wish): boolean {
  const rules = rulesOfWish(wish);
  return rules.ok && sideCount(rules.value) === rules.value.seats;
}

/** Why these colours will not do, in words: two sides that have the same. Undefined where all have their own. */
export function clashOf(wish: Wish): string | undefined {
  const rules = rulesOfWish(wish);
  if (!rules.ok) return undefined;
  const { seats, sides } = rules.value;
  const worn = wish.colours.slice(0, sideCount(rules.value));
  const second = worn.findIndex((colour, side) => worn.indexOf(colour) < side);
  const colour = worn[second];
  if (colour === undefined) return undefined;
  const { table } = strings();
  const whose = (side: number): string => {
    const seat = sides.indexOf(side);
    return wish.names[seat]?.trim() || table.player(seat + 1);
  };
  return seats === 0
    ? undefined
    : table.sameColour(whose(worn.indexOf(colour)), whose(second), table.colours[colour]);
}

/** A wish with one setting changed; what the preset has anyway is no change. */
export function withChange(wish: Wish, setting: string, value: string): Wish {
  const { [setting]: _, ...others } = wish.changes;
  const usual = findPreset(wish.preset);
  const changed = value !== '' && !(usual.ok && settingOf(usual.value, setting) === value);
  return { ...wish, changes: changed ? { ...others, [setting]: value } : others };
}

/** The rules of a wish, or why they make no sense. */
export function rulesOfWish({ preset, changes }: Pick<Wish, 'preset' | 'changes'>): Result<RuleSet> {
  const found = findPreset(preset);
  return found.ok ? parseRules(found.value, changes) : found;
}

/** The rules in a line: '3 players on 3 lanes, 4 cards in hand, 121 up'; or the refusal in words. */
export function wishText(wish: Wish): string {
  const rules = rulesOfWish(wish);
  if (!rules.ok) return refusalText(rules.refusal);
  const { seats, target, targets } = rules.value;
  const holes = targets.length === 0 ? [target] : targets;
  return strings().newgame.summary(seats, sideCount(rules.value), handSize(rules.value), holes);
}

/** Names for all seats: those that were typed, and a colour for everybody else: that of the lane for who plays alone. */
export function namesOf(wish: Wish, seats: number): readonly string[] {
  const { names, byColour } = strings().newgame;
  const single = alone(wish);
  return Array.from({ length: seats }, (_, seat) => {
    const colour = single ? wish.colours[seat] : undefined;
    const usual = colour === undefined ? names[seat] : byColour[colour];
    return wish.names[seat]?.trim() || usual || `P${seat + 1}`;
  });
}

/** The command that begins this game, as it is posted. */
export function commandOfWish(wish: Wish): object {
  const rules = rulesOfWish(wish);
  const players = namesOf(wish, rules.ok ? rules.value.seats : wish.names.length);
  const sides = rules.ok ? sideCount(rules.value) : 0;
  const colours = laneColours(wish.colours.slice(0, sides), wish.palette);
  return {
    type: 'newGame',
    players,
    rules: { preset: wish.preset, ...wish.changes },
    ...(colours !== undefined && { colours }),
  };
}
