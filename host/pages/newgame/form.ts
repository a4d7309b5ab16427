// A new game as it is put together on the page: a preset, what is changed in it, who plays in which colours; and its rules in words.
import { type Level, partnerId } from '../../../shared/partner/seats.ts';
import {
  type ColourName,
  type LaneColours,
  laneColours,
  PALETTES,
  type PaletteName,
  paletteOf,
} from '../../../shared/protocol/index.ts';
import { isLaidByCard } from '../../../shared/rules/game/index.ts';
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
import { handSize, isAlone, sideCount } from '../../../shared/rules/terms/index.ts';
import {
  aboutSettingIn,
  gameTitleIn,
  settingFormIn,
  settingTitleIn,
  settingWordIn,
} from '../../../shared/words/games.ts';
import { sayRefusal } from '../../../shared/words/refusal.ts';
import type { CompanyView } from '../../web/table/types.ts';
import { known, language, t } from '../kit/language.ts';
import { USUAL } from '../track/palette.ts';

/** What people have chosen so far. */
export interface GameForm {
  readonly preset: string;
  /** Settings that are changed, by name. */
  readonly changes: Readonly<Record<string, string>>;
  /** By seat; empty until a name is typed. */
  readonly names: readonly string[];
  /** How well Muggins plays, by seat; null for a person. */
  readonly levels?: CompanyView['levels'];
  /** Where the cards are that Muggins plays with: on the pages unless chosen. */
  readonly pack?: CompanyView['pack'];
  readonly palette: PaletteName;
  /** Of all lanes, which are sides; two may be the same while they are being chosen. */
  readonly colours: readonly ColourName[];
  /** The user has chosen the colours, so favourites do not apply. */
  readonly painted?: boolean;
}

/** The form for the game that is on the board once more: same rules, names, colours. Without one, the first preset. */
export function formOf(
  table:
    | {
        readonly rules: RuleSet;
        readonly names: readonly string[];
        readonly company?: Pick<CompanyView, 'levels' | 'pack'> | null;
      }
    | undefined,
  colours: LaneColours = USUAL,
): GameForm {
  const [first] = PRESETS;
  const preset = PRESETS.find(({ name }) => name === table?.rules.name) ?? first;
  const worn = { palette: paletteOf(colours) ?? 'standard', colours };
  if (preset === undefined || table === undefined)
    return { preset: first?.name ?? '', changes: {}, names: [], ...worn };
  const changes = differences(preset, table.rules);
  const { levels = [], pack = 'pages' } = table.company ?? {};
  const form = { preset: preset.name, changes, names: [], levels, pack, ...worn };
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

const allLevels = ({ levels }: GameForm): CompanyView['levels'] =>
  Array.from({ length: 6 }, (_, at) => levels?.[at] ?? null);

/** The form with Muggins at a seat, at this level; with null it is a person's again. */
export const withLevel = (form: GameForm, seat: number, level: Level | null): GameForm => ({
  ...form,
  levels: allLevels(form).with(seat, level),
});

/** Why Muggins cannot play this game; undefined where it can, or where the rules make no sense. */
export function whyNoMuggins(form: GameForm): string | undefined {
  const rules = rulesOfForm(form);
  if (!rules.ok || isLaidByCard({ rules: rules.value })) return undefined;
  return t(isAlone(rules.value) ? 'newgame-forOne' : 'newgame-noPlay');
}

/** How well Muggins plays, by seat of this game; null for a person. */
export function levelsOf(form: GameForm): CompanyView['levels'] {
  const rules = rulesOfForm(form);
  const seats = rules.ok && isLaidByCard({ rules: rules.value }) ? rules.value.seats : 0;
  return allLevels(form).slice(0, seats);
}

/** Two neighbours of a list have changed places. */
const swapAt = <T>(list: readonly T[], at: number): readonly T[] =>
  list.with(at - 1, list[at] as T).with(at, list[at - 1] as T);

/** The form with a player one seat earlier; without partners, the colours move along. */
export function withSwap(form: GameForm, seat: number): GameForm {
  const swapped = { ...form, names: swapAt(allNames(form), seat), levels: swapAt(allLevels(form), seat) };
  return alone(form) ? { ...swapped, colours: swapAt(form.colours, seat), painted: true } : swapped;
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
    return nameOf(form, seat) ?? t('table-player', { seat: seat + 1 });
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

/** Which of Muggins's seats this is, from 1; 0 where it is a person's. */
const nthMuggins = (levels: CompanyView['levels'], seat: number): number =>
  levels[seat] == null ? 0 : levels.slice(0, seat + 1).filter((level) => level !== null).length;

/** Muggins's name, or the one that was typed; undefined where there is none. */
function nameOf(form: GameForm, seat: number): string | undefined {
  const nth = nthMuggins(levelsOf(form), seat);
  if (nth > 0) return nth === 1 ? 'Muggins' : `Muggins ${nth}`;
  return form.names[seat]?.trim() || undefined;
}

/** Names for all seats: Muggins's, those that were typed, and a colour for everybody else: that of the lane for who plays alone. */
export function namesOf(form: GameForm, seats: number): readonly string[] {
  const single = alone(form);
  return Array.from({ length: seats }, (_, seat) => {
    const colour = single ? form.colours[seat] : undefined;
    const usual = colour === undefined ? known(`newgame-names-${seat}`) : t(`newgame-byColour-${colour}`);
    return nameOf(form, seat) ?? usual ?? `P${seat + 1}`;
  });
}

/** The command that begins this game, as it is posted. */
export function commandOfForm(form: GameForm): object {
  const found = rulesOfForm(form);
  const players = namesOf(form, found.ok ? found.value.seats : form.names.length);
  const sides = found.ok ? sideCount(found.value) : 0;
  const colours = form.painted ? laneColours(form.colours.slice(0, sides), form.palette) : undefined;
  const rules = { preset: form.preset, ...form.changes };
  return { type: 'newGame', players, rules, ...(colours !== undefined && { colours }), ...companyOf(form) };
}

/** What the command says of Muggins; nothing where only people play. */
function companyOf(form: GameForm): object {
  const levels = levelsOf(form);
  if (levels.every((level) => level === null)) return {};
  const playerIds = levels.map((level, seat) => level && partnerId(level, nthMuggins(levels, seat)));
  return { playerIds: playerIds.map((id) => id ?? ''), pack: form.pack ?? 'pages' };
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
  const about = aboutSettingIn(words, name);
  return { about, form, source: t('table-source', { english: source }) };
}

/** A refusal of the rules, in the language of the page. */
export const refusalText = (refusal: Refusal): string => sayRefusal(language(), refusal) ?? refusal.code;
