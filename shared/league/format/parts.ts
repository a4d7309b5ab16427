// The parts of a format: applies changes to them, and moves the fields of a flat format into them.
import type { NightFormat, RotationForm } from './format.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Whether a value is an object, and not a list. */
export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const PARTS = ['rules', 'schedule', 'match', 'scoring', 'attendance'] as const;
type Part = (typeof PARTS)[number];

/** Changes to a format: for each part, the fields that differ. */
export type FormatChanges = Partial<Omit<NightFormat, Part>> & {
  readonly [P in Part]?: Partial<NightFormat[P]>;
};

/** A circle of 9 games; an odd player sits out. */
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

/** A format with changes. If the kind of schedule changes, only the pace stays; a rotation is then a circle. */
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

/** Fields of the flat formats in older files and journals, by the part that has them now. */
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

/** Their places now. Some have a new name; `bracket` was a whole schedule. */
const PLACES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    Object.entries(FLAT_FIELDS).flatMap(([part, fields]) => fields.map((name) => [name, `${part}.${name}`])),
  ),
  ...{ rules: 'rules.preset', rotation: 'schedule.method', total: 'scoring.kind', bracket: 'schedule' },
};

const isPart = (name: string): boolean => (PARTS as readonly string[]).includes(name);

/** Names that only a flat file has. */
export const FLAT_NAMES = Object.keys(PLACES);

/** Whether a file has this flat field. `rules` is a part if it has fields. */
const isFlatIn = (file: Fields, name: string): boolean =>
  Object.hasOwn(file, name) && Object.hasOwn(PLACES, name) && !(isPart(name) && isFields(file[name]));

/** The changes of a file, in parts. Its fields may be flat, in parts, or both. */
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

/** In a flat file `match.firstDeal` is for later games; the first deal stands outside `match`. */
function matchIn(match: Fields, file: Fields): Fields {
  const { firstDeal, ...others } = match;
  const isFlat = firstDeal === 'loser' || FLAT_NAMES.some((name) => isFlatIn(file, name));
  return firstDeal === undefined || 'nextDeal' in match || !isFlat
    ? match
    : { ...others, nextDeal: firstDeal };
}

const asksIn = (asks: unknown): unknown =>
  Array.isArray(asks) ? asks.map((ask) => (isPart(ask) ? ask : (PLACES[ask] ?? ask))) : asks;

/** A format from a journal, complete and in parts. Old ones are flat and lack newer fields. */
export function upcast(kept: NightFormat, base: NightFormat): NightFormat {
  const format = changed(base, changesIn({ ...kept }, base));
  return { ...format, stages: format.stages.map((each) => ({ ...each, format: upcast(each.format, base) })) };
}

/** The name of a field as the file has it: flat if the file has fields of that part flat. */
export function nameIn(file: Fields, place: string): string {
  const [part] = place.split('.');
  const flat = Object.entries(PLACES).filter(([, at]) => at.split('.')[0] === part);
  const [name, at] = flat.find((each) => `${place}.`.replace('[', '.').startsWith(`${each[1]}.`)) ?? [];
  const isFlat = flat.some((each) => isFlatIn(file, each[0]));
  return isFlat && name !== undefined && at !== undefined ? place.replace(at, name) : place;
}
