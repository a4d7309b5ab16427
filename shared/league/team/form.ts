// Reads a season from a form that a secretary types: competitions, teams and calendar.

import { daysLater } from './calendar.ts';
import { roundsOf } from './cup.ts';
import type { MatchFormat } from './format.ts';
import { findMatchFormat, MATCH_FORMATS } from './presets.ts';
import type { Competition, Day, Slot, Team, TeamSeason } from './season.ts';

/** What is wrong with a line of a form. */
export interface FormFault {
  /** From 1. */
  readonly line: number;
  readonly text: string;
  /** A value such as this, or one of these words. */
  readonly expected: { readonly like: string } | { readonly oneOf: readonly string[] };
}
/** The season of a form, or its first mistake. */
export type FormRead =
  | { readonly ok: true; readonly season: TeamSeason }
  | { readonly ok: false; readonly fault: FormFault };

/** Lines that set up a competition; other lines are its teams. */
const SETTING = /^(season|format|up|down|meet|cup|best losers|teams|losers|winners|venues)(?::\s*(.*))?$/i;

const LIKE_FORMAT = 'bury { "ties": ["points", "legs"] }';

/** A line with text. */
interface Line {
  readonly line: number;
  readonly text: string;
}
/** The lines under a heading such as `[1] Division 1`. Those before the first heading have no id. */
interface Section {
  readonly id: string;
  readonly name: string;
  readonly settings: ReadonlyMap<string, Line>;
  readonly entries: readonly Line[];
}

/**
 * Reads a form. Under `[ID] Name` come the settings of a competition and its teams: `Name, Venue` for a new one, `Name` for one that was
 * named before. Under `[calendar]` each line is a day and the competitions that play a round on it. A line without a day is a week after
 * the one before.
 */
export function readForm(text: string): FormRead {
  try {
    return { ok: true, season: new Form(sectionsIn(text)).season() };
  } catch (error) {
    if (error instanceof WrongLine) return { ok: false, fault: error.fault };
    throw error;
  }
}

/** Of who enters by name. It stays when the name is erased, so nothing of the name is in it. */
const playerId = (section: string, at: number): string => idOf(`${section} player ${at + 1}`);

/** Ends the reading of a form at its first mistake. */
class WrongLine extends Error {
  readonly fault: FormFault;

  constructor(line: Line, expected: FormFault['expected']) {
    super();
    this.fault = { ...line, expected };
  }
}

function wrong(line: Line, expected: FormFault['expected']): never {
  throw new WrongLine(line, expected);
}

function sectionsIn(text: string): readonly Section[] {
  const sections = [{ id: '', name: '', settings: new Map<string, Line>(), entries: [] as Line[] }];
  for (const [at, whole] of text.split(/\r\n?|\n/).entries()) {
    const line = { line: at + 1, text: whole.replace(/(^|\s)#.*/, '').trim() };
    const [, id, name = ''] = /^\[(\S+)\]\s*(.*)$/.exec(line.text) ?? [];
    const [, setting, value = ''] = SETTING.exec(line.text) ?? [];
    const section = sections.at(-1);
    if (id !== undefined)
      sections.push({ id, name: name === '' ? id : name, settings: new Map(), entries: [] });
    else if (setting !== undefined) section?.settings.set(setting.toLowerCase(), { ...line, text: value });
    else if (line.text !== '') section?.entries.push(line);
  }
  return sections;
}

/** A name as an id: at most 40 Latin letters and digits. */
const idOf = (name: string): string =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^\da-z]+/g, '-')
    .slice(0, 40)
    .replaceAll(/^-|-$/g, '') || 'x';
const isCalendar = (id: string): boolean => id.toLowerCase() === 'calendar';
const parts = (text: string): readonly string[] => text.split(',').map((each) => each.trim());

class Form {
  readonly #head: Section;
  readonly #sections: readonly Section[];
  readonly #calendar: readonly Line[];
  readonly #teams: Team[] = [];

  constructor([head, ...sections]: readonly Section[]) {
    this.#head = head as Section;
    this.#sections = sections.filter(({ id }) => !isCalendar(id));
    this.#calendar = sections.flatMap(({ id, entries }) => (isCalendar(id) ? entries : []));
  }

  season(): TeamSeason {
    const [stray] = this.#head.entries;
    const name =
      this.#head.settings.get('season') ??
      wrong(stray ?? { line: 1, text: '' }, { like: 'season: Autumn 2026' });
    if (stray !== undefined) wrong(stray, { like: '[1] Division 1' });
    const competitions: Competition[] = [];
    for (const section of this.#sections) competitions.push(...this.#competitions(section, competitions));
    const season: TeamSeason = {
      id: idOf(name.text),
      name: name.text,
      persons: [],
      teams: this.#teams,
      registrations: [],
      competitions,
      calendar: [],
      fixtures: [],
      adjustments: [],
    };
    return { ...season, calendar: this.#slots(season) };
  }

  /** The competition of a section. With `venues`, it becomes a cup for each venue and a final of their winners. */
  #competitions(section: Section, before: readonly Competition[]): readonly Competition[] {
    const { id, name, settings, entries } = section;
    const drawn = settings.get('cup');
    const draw = drawn?.text === 'seeds' ? undefined : numberOf(drawn, 'cup: 4711');
    const common = {
      format: this.#format(settings.get('format') ?? this.#head.settings.get('format')),
      kind: drawn === undefined ? ('league' as const) : ('cup' as const),
      meet: numberOf(settings.get('meet'), 'meet: 1') === 1 ? (1 as const) : (2 as const),
      ...(draw !== undefined && { draw }),
    };
    const isNamed = common.format.rubbers.length === 1;
    if (settings.has('venues')) return this.#atVenues(section, common);
    // A competition takes its field from those before it.
    const known = before.map((each) => each.id);
    const others = idsOf(settings.get('teams'), known).flatMap(
      (each) => before.find((one) => one.id === each)?.teams ?? [],
    );
    const best = numberOf(settings.get('best losers'), 'best losers: 1');
    const winners = idsOf(settings.get('winners'), known);
    const losers = settings.get('losers');
    const [words, round] = wordsOf(losers, 'losers: C 1', /^(\S+) (\d+)$/);
    const [from] = losers && words !== undefined ? idsOf({ ...losers, text: words }, known) : [];
    return [
      {
        id,
        name,
        ...common,
        teams: [...others, ...entries.map((entry, at) => this.#team(entry, isNamed && playerId(id, at)))],
        ...zoneOf(settings, 'up'),
        ...zoneOf(settings, 'down'),
        ...(best !== undefined && { highestLosers: best }),
        ...(from !== undefined && { losersOf: { competition: from, rounds: [Number(round)] } }),
        ...(winners.length > 0 && { winnersOf: winners }),
      },
    ];
  }

  /** A cup of its players at each venue, all on one night, and a final of the winners. Players are named with their team. */
  #atVenues(
    { id, name, entries }: Section,
    common: Pick<Competition, 'format' | 'kind' | 'meet' | 'draw'>,
  ): readonly Competition[] {
    const venues = [...new Set(this.#teams.map(({ venue }) => venue))];
    const players = entries.map((entry, at): Team => {
      const [player = '', team = ''] = parts(entry.text);
      const { venue } = this.#known({ ...entry, text: team });
      return { id: playerId(id, at), name: player, venue, captains: [] };
    });
    this.#teams.push(...players);
    // Before the players are known, every venue has its cup.
    const used = venues.filter(
      (venue) => players.length === 0 || players.some((each) => each.venue === venue),
    );
    const cups = used.map((venue, at) => {
      const teams = players.filter((each) => each.venue === venue).map((each) => each.id);
      return { ...common, id: `${id}-${at + 1}`, name: `${name}, ${venue}`, teams };
    });
    return [...cups, { ...common, id, name, teams: [], winnersOf: cups.map((cup) => cup.id) }];
  }

  /** The team of a line: `Name, Venue` for a new one, which gets this id where one is given. */
  #team(entry: Line, given: string | false): string {
    const [name = '', venue] = parts(entry.text);
    if (venue === undefined) return this.#known(entry).id;
    const id = given || idOf(name);
    if (this.#teams.some((team) => team.id === id)) wrong(entry, { like: name });
    this.#teams.push({ id, name, venue, captains: [] });
    return id;
  }

  #known(entry: Line): Team {
    const team = this.#teams.find(({ name }) => idOf(name) === idOf(entry.text));
    return team ?? wrong(entry, { oneOf: this.#teams.map(({ name }) => name) });
  }

  /** A known format with changed fields, such as `bury { "ties": ["points", "legs"] }`; or one rubber of the form's usual format. */
  #format(line: Line | undefined): MatchFormat {
    const among = [...MATCH_FORMATS.map((each) => each.name), 'singles', 'pairs'];
    const [name = '', fields = '{}'] = wordsOf(line, LIKE_FORMAT, /^(\S+)\s*(\{.*\})?$/);
    const players = name === 'singles' ? 1 : name === 'pairs' ? 2 : undefined;
    const usual = findMatchFormat(this.#head.settings.get('format')?.text.split(' ')[0] ?? '');
    const rubber = usual?.rubbers.find((each) => each.players === players);
    // A cup needs no legs after the decision.
    if (usual && rubber)
      return { ...usual, name, asks: [], rubbers: [{ ...rubber, all: false }], walkover: null, short: null };
    const format = findMatchFormat(name) ?? wrong(line ?? { line: 1, text: '' }, { oneOf: among });
    const changes = line === undefined ? {} : fieldsOf(line, fields);
    const points = { ...format.points, ...changes.points };
    return { ...format, ...changes, points, asks: format.asks?.filter((field) => !(field in changes)) ?? [] };
  }

  /** The days, each with the next rounds of its competitions. With `venues`, all rounds are on one night and the final on another. */
  #slots(season: TeamSeason): readonly Slot[] {
    const played = new Map<string, number>();
    const known = this.#sections.map(({ id }) => id);
    let last: Day | undefined;
    return this.#calendar.map((line) => {
      const [, dated, words = ''] = /^(\d{4}-\d\d-\d\d)?[\s:]*(.*)$/.exec(line.text) ?? [];
      const day: Day = dated ?? (last === undefined ? '' : daysLater(last, 7));
      if (Number.isNaN(Date.parse(day))) wrong(line, { like: '2026-10-05: 1, 2' });
      last = day;
      const ids = words === '-' || words === '' ? [] : idsOf({ ...line, text: words }, known);
      return { day, rounds: ids.flatMap((id) => roundsNow(season, id, played)) };
    });
  }
}

/** Fields of a format as JSON, unchecked: `readSeason` checks them. */
function fieldsOf(line: Line, text: string): Partial<MatchFormat> {
  try {
    return JSON.parse(text) as Partial<MatchFormat>;
  } catch {
    return wrong(line, { like: LIKE_FORMAT });
  }
}

function zoneOf(settings: Section['settings'], zone: 'up' | 'down'): Partial<Competition> {
  const [places, to] = wordsOf(settings.get(zone), `${zone}: 2 to 1`, /^(\d+) to (\S+)$/);
  return to === undefined ? {} : { [zone]: { places: Number(places), to } };
}

function idsOf(line: Line | undefined, among: readonly string[]): readonly string[] {
  if (line === undefined) return [];
  const ids = parts(line.text);
  return ids.every((id) => among.includes(id)) ? ids : wrong(line, { oneOf: among });
}

function numberOf(line: Line | undefined, like: string): number | undefined {
  const [digits] = wordsOf(line, like, /^(\d{1,9})$/);
  return digits === undefined ? undefined : Number(digits);
}

/** The groups of `form` in a line; none without a line. */
const wordsOf = (line: Line | undefined, like: string, form: RegExp): readonly string[] =>
  line === undefined ? [] : (form.exec(line.text)?.slice(1) ?? wrong(line, { like }));

/** The rounds that a competition plays on its next night. */
function roundsNow(season: TeamSeason, id: string, played: Map<string, number>): Slot['rounds'] {
  const nights = (played.get(id) ?? 0) + 1;
  played.set(id, nights);
  const final = season.competitions.find((each) => each.id === id);
  const venues = season.competitions.filter(
    (each) => final?.winnersOf?.includes(each.id) && each.id.startsWith(`${id}-`),
  );
  if (venues.length === 0) return [{ competition: id, round: nights }];
  const own = nights === 1 ? venues : season.competitions.filter((each) => each.id === id);
  return own.flatMap((competition) =>
    Array.from({ length: roundsOf(season, competition) }, (_, at) => ({
      competition: competition.id,
      round: at + 1,
    })),
  );
}
