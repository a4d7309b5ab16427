// A new game as it is put together on the page: a preset, what is changed in it, who plays in which colours; and its rules in words.
import {
  type ColourName,
  type LaneColours,
  laneColours,
  PALETTES,
  type PaletteName,
  paletteOf,
} from '../../../shared/protocol/index.ts';
import { differences, settingOf } from '../../../shared/rules/house/index.ts';
import {
  findPreset,
  PRESETS,
  parseRules,
  type Refusal,
  type Result,
  type RuleSet,
  type Setting,
} from '../../../shared/rules/index.ts';
import { handSize, sideCount } from '../../../shared/rules/terms/index.ts';
import {
  aboutSettingIn,
  gameTitleIn,
  settingFormIn,
  settingTitleIn,
  settingWordIn,
} from '../../../shared/words/games.ts';
import { sayRefusal } from '../../../shared/words/refusal.ts';
import { known, language, t } from '../kit/language.ts';
import { USUAL } from '../track/palette.ts';

/** What people have chosen so far. */
export interface GameForm {
  readonly preset: string;
  /** Settings that are changed, by name. */
  readonly changes: Readonly<Record<string, string>>;
  /** By seat; empty until a name is typed. */
  readonly names: readonly string[];
  readonly palette: PaletteName;
  /** Of all lanes, which are sides; two may be the same while they are being chosen. */
  readonly colours: readonly ColourName[];
  /** The user has chosen the colours, so favourites do not apply. */
  readonly painted?: boolean;
}

/** The form for the game that is on the board once more: same rules, names, colours. Without one, the first preset. */
export function formOf(
  table: { readonly rules: RuleSet; readonly names: readonly string[] } | undefined,
  colours: LaneColours = USUAL,
): GameForm {
  const [first] = PRESETS;
  const preset = PRESETS.find(({ name }) => name === table?.rules.name) ?? first;
  const worn = { palette: paletteOf(colours) ?? 'standard', colours };
  if (preset === undefined || table === undefined)
    return { preset: first?.name ?? '', changes: {}, names: [], ...worn };
  const changes = differences(preset, table.rules);
  const form = { preset: preset.name, changes, names: [], ...worn };
  const good = rulesOfForm(form).ok ? form : { ...form, changes: {} };
  // A player named after a colour has no name, and may get another colour.
  const usual = namesOf(good, table.names.length);
  return { ...good, names: table.names.map((name, seat) => (name === usual[seat] ? '' : name)) };
}

/** A form in which a side has another colour. */
export const withColour = (form: GameForm, side: number, colour: ColourName): GameForm => ({
  ...form,
  colours: form.colours.with(side, colour),
  painted: true,
});

/** A form with the colours of another palette. */
export const withPalette = (form: GameForm, palette: PaletteName): GameForm => ({
  ...form,
  palette,
  colours: PALETTES[palette],
  painted: true,
});

const allNames = ({ names }: GameForm): readonly string[] =>
  Array.from({ length: 6 }, (_, at) => names[at] ?? '');

/** The form with another name at a seat. */
export const withName = (form: GameForm, seat: number, name: string): GameForm => ({
  ...form,
  names: allNames(form).with(seat, name),
});

/** The form with a player one seat earlier; without partners, the colours move along. */
export function withSwap(form: GameForm, seat: number): GameForm {
  const names = allNames(form);
  const [above, below] = [names[seat - 1] ?? '', names[seat] ?? ''];
  const swapped = { ...form, names: names.with(seat - 1, below).with(seat, above) };
  const [one, two] = [form.colours[seat - 1], form.colours[seat]];
  if (!alone(form) || one === undefined || two === undefined) return swapped;
  return { ...swapped, colours: form.colours.with(seat - 1, two).with(seat, one), painted: true };
}

/** Whether every side is one player. */
function alone(form: GameForm): boolean {
  const rules = rulesOfForm(form);
  return rules.ok && sideCount(rules.value) === rules.value.seats;
}

/** Why these colours will not do, in words: two sides that have the same. Undefined where all have their own. */
export function clashOf(form: GameForm): string | undefined {
  const rules = rulesOfForm(form);
  if (!rules.ok) return undefined;
  const { sides } = rules.value;
  const worn = form.colours.slice(0, sideCount(rules.value));
  const second = worn.findIndex((colour, side) => worn.indexOf(colour) < side);
  const colour = worn[second];
  if (colour === undefined) return undefined;
  const whose = (side: number): string => {
    const seat = sides.indexOf(side);
    return form.names[seat]?.trim() || t('table-player', { seat: seat + 1 });
  };
  const named = t(`table-colours-${colour}`);
  return t('table-sameColour', { one: whose(worn.indexOf(colour)), second: whose(second), colour: named });
}

/** A form with one setting changed; what the preset has anyway is no change. */
export function withChange(form: GameForm, setting: string, value: string): GameForm {
  const { [setting]: _, ...others } = form.changes;
  const usual = findPreset(form.preset);
  const changed = value !== '' && !(usual.ok && settingOf(usual.value, setting) === value);
  return { ...form, changes: changed ? { ...others, [setting]: value } : others };
}

/** The rules of a form, or why they make no sense. */
export function rulesOfForm({ preset, changes }: Pick<GameForm, 'preset' | 'changes'>): Result<RuleSet> {
  const found = findPreset(preset);
  return found.ok ? parseRules(found.value, changes) : found;
}

/** The rules in a line: '3 players on 3 lanes, 4 cards in hand, 121 up'; or the refusal in words. */
export function formText(form: GameForm): string {
  const rules = rulesOfForm(form);
  if (!rules.ok) return refusalText(rules.refusal);
  const { seats, target, targets } = rules.value;
  const holes = targets.length === 0 ? [target] : targets;
  const figures = { seats, lanes: sideCount(rules.value), cards: handSize(rules.value) };
  const [hole = target, ...others] = holes;
  return others.length === 0
    ? t('newgame-summary', { ...figures, hole })
    : t('newgame-summarySides', { ...figures, holes });
}

/** Names for all seats: those that were typed, and a colour for everybody else: that of the lane for who plays alone. */
export function namesOf(form: GameForm, seats: number): readonly string[] {
  const single = alone(form);
  return Array.from({ length: seats }, (_, seat) => {
    const colour = single ? form.colours[seat] : undefined;
    const usual = colour === undefined ? known(`newgame-names-${seat}`) : t(`newgame-byColour-${colour}`);
    return form.names[seat]?.trim() || usual || `P${seat + 1}`;
  });
}

/** The command that begins this game, as it is posted. */
export function commandOfForm(form: GameForm): object {
  const found = rulesOfForm(form);
  const players = namesOf(form, found.ok ? found.value.seats : form.names.length);
  const sides = found.ok ? sideCount(found.value) : 0;
  const colours = form.painted ? laneColours(form.colours.slice(0, sides), form.palette) : undefined;
  const rules = { preset: form.preset, ...form.changes };
  return { type: 'newGame', players, rules, ...(colours !== undefined && { colours }) };
}

/** The name of a game for people: 'six-card-4' is 'Six-card, 4 players in pairs'. A house's own name is what it is. */
export const gameTitle = (preset: string): string => gameTitleIn(language(), preset);

/** The name of a setting for people. */
export const settingTitle = (setting: string): string => settingTitleIn(language(), setting);

/** What a value of a setting is called; what is no word, such as a number, is what it is. */
export const valueTitle = (setting: string, value: string) => settingWordIn(language(), setting, value);

/** What is changed, in words: 'Game hole: 61, Counts are checked: always'. */
export const changesText = (changes: Readonly<Record<string, string>>): string =>
  Object.entries(changes)
    .map(([name, value]) =>
      t('newgame-change', { setting: settingTitle(name), value: valueTitle(name, value) }),
    )
    .join(', ');

/** What a setting decides, how it is written, and where it comes from, in the language of the page. */
export function aboutOf({ name, source, values }: Setting) {
  const words = language();
  const form = typeof values === 'string' ? settingFormIn(words, values) : '';
  const about = aboutSettingIn(words, { name, about: '' });
  return { about, form, source: t('table-source', { english: source }) };
}

/** A refusal of the rules, in the language of the page. */
export const refusalText = (refusal: Refusal): string => sayRefusal(language(), refusal) ?? refusal.code;
