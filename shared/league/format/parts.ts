// The parts of a format: how a change of some fields goes into them, and where the fields of a flat format have their places.
import type { NightFormat, RotationForm } from './format.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Whether a value is fields in braces. */
export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const PARTS = ['rules', 'schedule', 'match', 'scoring', 'attendance'] as const;
type Part = (typeof PARTS)[number];

/** What differs from a format: of a part, the fields that do. */
export type FormatChanges = Partial<Omit<NightFormat, Part>> & {
  readonly [P in Part]?: Partial<NightFormat[P]>;
};

/** A circle of nine games, whose odd player sits out. */
export const CIRCLE: RotationForm = {
  kind: 'rotation',
  method: 'circle',
  move: 1,
  games: 9,
  meetAtMost: 1,
  odd: 'sitOut',
  bye: null,
  pace: 'free',
};

/** A format with changes. A schedule of another kind keeps the pace alone: a rotation is a circle, a bracket says the rest. */
export function changed(base: NightFormat, changes: FormatChanges): NightFormat {
  const { schedule } = base;
  const isOther = (changes.schedule?.kind ?? schedule.kind) !== schedule.kind;
  const other = { ...(schedule.kind === 'bracket' && CIRCLE), pace: schedule.pace } as RotationForm;
  const before = isOther ? { ...base, schedule: other } : base;
  const parts = PARTS.filter((part) => isFields(changes[part]));
  return {
    ...before,
    ...changes,
    ...Object.fromEntries(parts.map((part) => [part, { ...before[part], ...changes[part] }])),
  } as NightFormat;
}

/** Fields of a flat format, as files and journals had them before formats had parts, by the part where they are now. */
const FLAT_FIELDS = {
  rules: ['unit', 'settings', 'gameEnds'],
  schedule: ['move', 'games', 'meetAtMost', 'odd', 'bye', 'pace'],
  match: ['firstDeal'],
  scoring: ['win', 'loss', 'skunks', 'winPegs'],
  attendance: [
    ...['least', 'late', 'dropOut', 'forfeitWin', 'forfeitLoss'],
    ...['warnAfter', 'forfeitAfter', 'forfeitAgain'],
  ],
} as const;

/** Their places now. Some have another name today; `bracket` was the whole schedule of one. */
const PLACES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    Object.entries(FLAT_FIELDS).flatMap(([part, fields]) => fields.map((name) => [name, `${part}.${name}`])),
  ),
  ...{ rules: 'rules.preset', rotation: 'schedule.method', total: 'scoring.kind', bracket: 'schedule' },
};

const isPart = (name: string): boolean => (PARTS as readonly string[]).includes(name);

/** The names that a flat file has besides those of a format. */
export const FLAT_NAMES = Object.keys(PLACES);

/** Whether a file has this flat field. `rules` is a part where it has fields. */
const isFlatIn = (file: Fields, name: string): boolean =>
  Object.hasOwn(file, name) && Object.hasOwn(PLACES, name) && !(isPart(name) && isFields(file[name]));

/** What a file changes of a format, in parts. The file has its fields flat, in parts, or some of both. */
export function changesIn(file: Fields, base: NightFormat): FormatChanges {
  const changes: Record<string, unknown> = {};
  const put = (part: string, fields: Fields): void => {
    changes[part] = { ...(changes[part] as Fields), ...fields };
  };
  const { schedule, rotation } = file;
  const kind = rotation ?? ((isFields(schedule) && schedule.kind) || base.schedule.kind);
  const isBracket = kind === 'bracket';
  for (const [name, value] of Object.entries(file)) {
    const isFlat = isFlatIn(file, name);
    const [part = name, field] = isFlat ? (PLACES[name] as string).split('.') : [name];
    const isOfKind = name === 'pace' || (name === 'bracket') === isBracket;
    if (name === 'rotation') put(part, isBracket ? { kind } : { kind: 'rotation', method: value });
    // A flat format has the fields of both kinds of schedule.
    else if (isFlat && part === 'schedule' && !isOfKind) continue;
    else if (field !== undefined) put(part, { [field]: value });
    else if (isPart(part) && isFields(value)) put(part, part === 'match' ? matchIn(value, file) : value);
    else changes[part] = name === 'asks' ? asksIn(value) : value;
  }
  return changes as FormatChanges;
}

/** In a flat file, the first deal of a match is that of its later games: the file says the first one beside it. */
function matchIn(match: Fields, file: Fields): Fields {
  const { firstDeal, ...others } = match;
  const isFlat = firstDeal === 'loser' || FLAT_NAMES.some((name) => isFlatIn(file, name));
  return firstDeal === undefined || 'nextDeal' in match || !isFlat
    ? match
    : { ...others, nextDeal: firstDeal };
}

const asksIn = (asks: unknown): unknown =>
  Array.isArray(asks) ? asks.map((ask) => (isPart(ask) ? ask : (PLACES[ask] ?? ask))) : asks;

/** A format out of a journal, whole and in parts: old ones are flat, and lack what was added since. */
export function upcast(kept: NightFormat, base: NightFormat): NightFormat {
  const format = changed(base, changesIn({ ...kept }, base));
  return { ...format, stages: format.stages.map((each) => ({ ...each, format: upcast(each.format, base) })) };
}

/** The name of a field as the file has it: flat, where the file says anything of the part like that. */
export function nameIn(file: Fields, place: string): string {
  const [part] = place.split('.');
  const flat = Object.entries(PLACES).filter(([, at]) => at.split('.')[0] === part);
  const [name, at] = flat.find((each) => `${place}.`.replace('[', '.').startsWith(`${each[1]}.`)) ?? [];
  const isFlat = flat.some((each) => isFlatIn(file, each[0]));
  return isFlat && name !== undefined && at !== undefined ? place.replace(at, name) : place;
}
