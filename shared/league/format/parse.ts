// A user's own format: a file that names a preset as its base and says what differs. Read, and checked.
import { findPreset, PRESETS, parseRules } from '../../rules/house/index.ts';
import { type RuleSet, sideCount } from '../../rules/terms/index.ts';
import {
  type FormatRequirement,
  granted,
  type LeagueRefusal,
  type LeagueResult,
  refused,
} from '../refusal.ts';
import { FIGURES, FORMAT_WORDS, type NightFormat, POT_RULES, type StageForm, TIE_STEPS } from './format.ts';
import { changed, changesIn, FLAT_NAMES, type FormatChanges, isFields, nameIn } from './parts.ts';
import { FORMATS, formatOf } from './presets.ts';

interface Fault {
  readonly field: string;
  readonly value: unknown;
  readonly expected: FormatRequirement | { readonly code: 'noField'; readonly known: readonly string[] };
}
/** What is wrong with the value of a field; undefined where it will do. */
type FieldCheck = (value: unknown, field: string) => Fault | undefined;

/** Most holes and points that a figure of a format can have. */
const MOST = 999;
const LONGEST = 200;

const when =
  (fits: (value: unknown) => boolean, expected: FormatRequirement): FieldCheck =>
  (value, field) =>
    fits(value) ? undefined : { field, value, expected };

const isWhole = (value: unknown, least: number, most: number): boolean =>
  Number.isInteger(value) && (value as number) >= least && (value as number) <= most;

const whole = (least: number, most: number): FieldCheck =>
  when((value) => isWhole(value, least, most), { code: 'whole', least, most });

const oneOf = (words: readonly string[]): FieldCheck =>
  when((value) => words.includes(value as string), { code: 'oneOf', words });

const isText = (value: unknown, longest: number): boolean =>
  typeof value === 'string' && value !== '' && [...value].length <= longest && !/\p{C}/u.test(value);

const text = (longest: number): FieldCheck =>
  when((value) => isText(value, longest), { code: 'text', longest });

const orNull =
  (check: FieldCheck): FieldCheck =>
  (value, field) =>
    value === null ? undefined : check(value, field);

/** An object with exactly these fields. */
const record =
  (checks: Readonly<Record<string, FieldCheck>>): FieldCheck =>
  (value, field) => {
    const known = Object.keys(checks);
    if (!isFields(value)) return { field, value, expected: { code: 'fields', known } };
    const strange = Object.keys(value).find((name) => !known.includes(name));
    if (strange !== undefined)
      return { field: `${field}.${strange}`, value: value[strange], expected: { code: 'noField', known } };
    return firstOf(known.map((name) => checks[name]?.(value[name], `${field}.${name}`)));
  };

const listOf =
  (check: FieldCheck): FieldCheck =>
  (value, field) =>
    Array.isArray(value)
      ? firstOf(value.map((each, index) => check(each, `${field}[${index}]`)))
      : { field, value, expected: { code: 'list' } };

const firstOf = (faults: readonly (Fault | undefined)[]): Fault | undefined =>
  faults.find((each) => each !== undefined);

const wholes = (least: number, most: number): FieldCheck =>
  when(
    (value) => Array.isArray(value) && value.length > 0 && value.every((each) => isWhole(each, least, most)),
    { code: 'wholes', least, most },
  );

const yesOrNo = when((value) => typeof value === 'boolean', { code: 'oneOf', words: ['true', 'false'] });

const tieWords: readonly unknown[] = TIE_STEPS;
const figureStep: FieldCheck = (value, field) =>
  record({ figure: oneOf(FIGURES), fewest: yesOrNo })(
    isFields(value) ? { fewest: false, ...value } : value,
    field,
  );

/** Whether a value is a `Take`. */
const isTake = (value: unknown): boolean => {
  if (value === 'rest') return true;
  if (!isFields(value) || Object.keys(value).length !== 1) return false;
  const { share, first, losersOf } = value;
  const isRounds = (list: unknown, most: number): list is readonly unknown[] =>
    Array.isArray(list) && list.length > 0 && list.every((each) => isWhole(each, 1, most));
  const isShare = isRounds(share, MOST) && share.length === 2 && Number(share[0]) <= Number(share[1]);
  return isWhole(first, 1, MOST) || isRounds(losersOf, 8) || isShare;
};
/** An example of each. Only a bracket has losers of a round. */
const TAKES = ['{"share":[1,4]}', '{"first":8}', 'rest', '{"losersOf":[1]}'];

/** An event's id, with which its games begin: a capital, with a digit if there are several. */
const eventId = when((value) => typeof value === 'string' && /^[A-Z][0-9]?$/.test(value), {
  code: 'text',
  longest: 2,
});

const stage = record({
  id: eventId,
  name: text(40),
  // Its fields are checked like those of any format.
  format: when(isFields, { code: 'fields', known: [] }),
  from: listOf(
    record({
      event: when((value) => typeof value === 'string', { code: 'text', longest: 2 }),
      take: when(isTake, { code: 'oneOf', words: TAKES }),
    }),
  ),
  entry: oneOf(['automatic', 'ask']),
});

const figures = orNull(record({ points: whole(0, MOST), spread: whole(-MOST, MOST) }));

const words = (...fields: readonly (keyof typeof FORMAT_WORDS)[]): Readonly<Record<string, FieldCheck>> =>
  Object.fromEntries(fields.map((field) => [field, oneOf(FORMAT_WORDS[field])]));

const ROTATION = {
  kind: oneOf(['rotation', 'bracket']),
  ...words('method', 'odd', 'pace'),
  move: whole(1, MOST),
  games: whole(1, 22),
  meetAtMost: whole(1, MOST),
  bye: figures,
};

const BRACKET = {
  kind: oneOf(['bracket']),
  ...words('order', 'byes', 'pace'),
  third: yesOrNo,
};

const PARTS = {
  rules: {
    preset: oneOf(PRESETS.map(({ name }) => name)),
    settings: when(
      (value) => isFields(value) && Object.values(value).every((each) => typeof each === 'string'),
      { code: 'fields', known: [] },
    ),
    ...words('unit', 'gameEnds'),
  },
  match: {
    games: whole(1, 22),
    all: yesOrNo,
    ...words('firstDeal', 'nextDeal', 'sign'),
  },
  scoring: {
    ...words('kind'),
    per: when((value) => value === 1 || value === 2, { code: 'oneOf', words: ['1', '2'] }),
    win: wholes(1, MOST),
    loss: whole(0, MOST),
    skunks: listOf(record({ from: whole(1, MOST), points: whole(0, MOST) })),
    winPegs: orNull(whole(1, MOST)),
  },
  attendance: {
    least: orNull(whole(2, MOST)),
    ...words('late', 'dropOut'),
    forfeitWin: figures,
    forfeitLoss: figures,
    warnAfter: whole(0, MOST),
    forfeitAfter: whole(0, MOST),
    forfeitAgain: orNull(whole(1, MOST)),
  },
};

const CHECKS: { readonly [F in keyof NightFormat]: FieldCheck } = {
  name: text(40),
  source: text(LONGEST),
  asks: listOf((value, field) => oneOf(ASKED)(value, field)),
  rules: record(PARTS.rules),
  schedule: (value, field) =>
    record(isFields(value) && value.kind === 'bracket' ? BRACKET : ROTATION)(value, field),
  match: record(PARTS.match),
  scoring: record(PARTS.scoring),
  ties: when(
    (value) =>
      Array.isArray(value) &&
      value.length > 0 &&
      new Set(value.map((each) => JSON.stringify(each))).size === value.length &&
      value.every((each) => tieWords.includes(each) || figureStep(each, '') === undefined),
    { code: 'someOf', words: [...TIE_STEPS, '{"figure":"minus","fewest":true}'] },
  ),
  attendance: record(PARTS.attendance),
  pots: listOf(record({ name: text(40), rule: oneOf(POT_RULES) })),
  stages: listOf(stage),
};

/** The fields of a format, in their order. */
export const FORMAT_FIELDS = Object.keys(CHECKS) as readonly (keyof NightFormat)[];

/** Names that `asks` can have: fields of a format, and fields of its parts. */
const ASKED: readonly string[] = [
  ...FORMAT_FIELDS,
  ...Object.entries({ ...PARTS, schedule: { ...ROTATION, ...BRACKET } }).flatMap(([part, fields]) =>
    Object.keys(fields).map((field) => `${part}.${field}`),
  ),
];

/** The format of a typed name; `offered`: those of a league, which go first. Refusal: unknownFormat. */
export function findFormat(name: string, offered: readonly NightFormat[] = []): LeagueResult<NightFormat> {
  const all = [...offered, ...FORMATS];
  const found = all.find((each) => each.name === name);
  return found ? granted(found) : refused({ code: 'unknownFormat', name, known: all.map((f) => f.name) });
}

/**
 * A format from the value of a JSON file, in parts or flat. `base` names the preset that it changes, grass-roots where it says
 * nothing; a field that the file settles is not asked for any more. Refusals: unknownFormat, unknownField, badFormat,
 * badFormatRules. They name a field as the file does.
 */
export function parseFormat(data: unknown): LeagueResult<NightFormat> {
  if (!isFields(data)) return fault({ field: 'format', value: data, expected: fieldsOf() });
  const { base = formatOf('grass-roots').name, ...own } = data;
  if (typeof base !== 'string')
    return fault({ field: 'base', value: base, expected: { code: 'text', longest: 40 } });
  const from = findFormat(base);
  if (!from.ok) return from;
  const names: readonly string[] = [...FORMAT_FIELDS, ...FLAT_NAMES];
  const strange = Object.keys(own).find((field) => !names.includes(field));
  if (strange !== undefined)
    return refused({ code: 'unknownField', field: strange, known: ['base', ...FORMAT_FIELDS] });
  const { stages } = own;
  const following = Array.isArray(stages) ? stages.map(wholeStage) : [];
  const wrong = following.find((each) => !each.ok);
  if (wrong !== undefined && !wrong.ok) return wrong;
  const whole = following.flatMap((each) => (each.ok ? [each.value] : []));
  const changes = changesIn({ ...own, ...(Array.isArray(stages) && { stages: whole }) }, from.value);
  const asks = from.value.asks.filter((ask) => !isSettled(ask, changes));
  const checked = checkFormat(changed(from.value, { asks, ...changes }));
  return checked.ok ? checked : refused(inWordsOf(own, checked.refusal));
}

/** Whether changes settle a field that a source leaves open. */
function isSettled(ask: string, changes: FormatChanges): boolean {
  const [part = ask, field] = ask.split('.');
  const own = (changes as Readonly<Record<string, unknown>>)[part];
  return field === undefined ? own !== undefined : isFields(own) && Object.hasOwn(own, field);
}

/** A refusal that names fields as the file does. */
function inWordsOf(own: Readonly<Record<string, unknown>>, refusal: LeagueRefusal): LeagueRefusal {
  if (refusal.code === 'unknownField') return { ...refusal, field: nameIn(own, refusal.field) };
  if (refusal.code !== 'badFormat') return refusal;
  const { expected } = refusal;
  return {
    ...refusal,
    field: nameIn(own, refusal.field),
    expected: {
      ...expected,
      ...('by' in expected && { by: nameIn(own, expected.by) }),
      ...('than' in expected && { than: nameIn(own, expected.than) }),
    },
  };
}

/** A stage of a file, with all fields of its format. */
function wholeStage(value: unknown): LeagueResult<unknown> {
  if (!isFields(value)) return granted(value);
  const format = parseFormat(value.format);
  return format.ok ? granted({ entry: 'automatic', ...value, format: format.value }) : format;
}

const fieldsOf = (): FormatRequirement => ({ code: 'fields', known: ['base', ...FORMAT_FIELDS] });

/** A format as it is kept, checked whatever its types say. Refusals: badFormat, badFormatRules. */
export function checkFormat(format: NightFormat): LeagueResult<NightFormat> {
  const wrong =
    firstOf(FORMAT_FIELDS.map((field) => CHECKS[field](format[field], field))) ?? contradiction(format);
  if (wrong) return fault(wrong);
  for (const { format: own } of format.stages) {
    const stage = checkFormat(own);
    if (!stage.ok) return stage;
  }
  const rules = rulesOf(format);
  if (!rules.ok) return rules;
  const seats = format.rules.unit === 'pairs' ? 4 : 2;
  return sideCount(rules.value) === 2 && rules.value.seats === seats
    ? granted(format)
    : fault({ field: 'rules.preset', value: format.rules.preset, expected: { code: 'twoSides', seats } });
}

/** The rule set of a format's games. Refusal: badFormatRules. */
export function rulesOf(format: NightFormat): LeagueResult<RuleSet> {
  const known = RULES.get(format);
  if (known !== undefined) return known;
  const preset = findPreset(format.rules.preset);
  const made = preset.ok ? parseRules(preset.value, format.rules.settings) : preset;
  const rules = made.ok ? made : refused({ code: 'badFormatRules', refusal: made.refusal });
  RULES.set(format, rules);
  return rules;
}

/** Asked for every result of a night after each change: made once for each format. */
const RULES = new WeakMap<NightFormat, LeagueResult<RuleSet>>();

/** Two fields that contradict each other. */
function contradiction(format: NightFormat): Fault | undefined {
  const { schedule, match, scoring, attendance, stages } = format;
  const { skunks } = scoring;
  const { warnAfter, forfeitAfter, dropOut, forfeitWin, forfeitLoss } = attendance;
  const needs = (field: string, value: unknown, by: string): Fault | undefined =>
    value === null ? { field, value, expected: { code: 'neededBy', by } } : undefined;
  if (skunks.some(({ from }, index) => from <= (skunks[index - 1]?.from ?? 0)))
    return { field: 'scoring.skunks', value: skunks, expected: { code: 'rising' } };
  const than = 'attendance.warnAfter';
  if (forfeitAfter < warnAfter)
    return {
      field: 'attendance.forfeitAfter',
      value: forfeitAfter,
      expected: { code: 'atLeastField', than },
    };
  const wrong = firstOf(stages.map((_, at) => stageFault(format, at)));
  if (wrong !== undefined) return wrong;
  if (schedule.kind === 'bracket') {
    const isLevel = match.games % 2 === 0;
    return isLevel ? { field: 'match.games', value: match.games, expected: { code: 'odd' } } : undefined;
  }
  if (schedule.odd === 'houseGame') return needs('schedule.bye', schedule.bye, 'schedule.odd');
  if (dropOut !== 'forfeit') return undefined;
  return (
    needs('attendance.forfeitWin', forfeitWin, 'attendance.dropOut') ??
    needs('attendance.forfeitLoss', forfeitLoss, 'attendance.dropOut')
  );
}

/** What is wrong with a stage after those before it: its id, an event in `from`, or losers of an event that is no bracket. */
function stageFault({ schedule, stages }: NightFormat, at: number): Fault | undefined {
  const kinds = new Map([
    ['', schedule.kind],
    ...stages.slice(0, at).map(({ id, format }) => [id, format.schedule.kind] as const),
  ]);
  const { id, from } = stages[at] as StageForm;
  const field = `stages[${at}]`;
  if (kinds.has(id)) return { field: `${field}.id`, value: id, expected: { code: 'ownId' } };
  if (from.length === 0 || from.some(({ event }) => !kinds.has(event)))
    return { field: `${field}.from`, value: from, expected: { code: 'earlier' } };
  const others = TAKES.slice(0, -1);
  return firstOf(
    from.map(({ event, take }, part): Fault | undefined =>
      take !== 'rest' && 'losersOf' in take && kinds.get(event) !== 'bracket'
        ? { field: `${field}.from[${part}].take`, value: take, expected: { code: 'oneOf', words: others } }
        : undefined,
    ),
  );
}

const fault = ({ field, value, expected }: Fault): LeagueResult<never> =>
  expected.code === 'noField'
    ? refused({ code: 'unknownField', field, known: expected.known })
    : refused({ code: 'badFormat', field, value: JSON.stringify(value) ?? 'nothing', expected });
