// A night for tests: commands one after the other, each of which has to be accepted.
import { createHash } from 'node:crypto';
import { parseLine } from '../cards/writing.ts';
import type { NightFormat, RotationFormat } from '../format/format.ts';
import { changed, changesIn } from '../format/parts.ts';
import { formatOf } from '../format/presets.ts';
import type { NightCommand } from '../night/command.ts';
import { actNight } from '../night/decide.ts';
import type { NightEvent } from '../night/event.ts';
import { nightOf } from '../night/evolve.ts';
import { canonicalReport, type GameReport } from '../night/report.ts';
import { type NightGame, type NightState, NO_NIGHT } from '../night/state.ts';
import type { LeagueRefusal } from '../refusal.ts';

/** The fields of commands that have words and numbers only, in the order of their words. */
const FIELDS: Readonly<Record<string, readonly string[]>> = {
  draw: [],
  call: ['game', 'table'],
  sit: ['game', 'side'],
  sign: ['game', 'revision', 'side', 'by'],
  dispute: ['game', 'side'],
  forfeit: ['game', 'loser'],
  ...Object.fromEntries(
    ['rule', 'void', 'reopenGame', 'check', 'swapSides', 'letBe'].map((type) => [type, ['game']]),
  ),
  drop: ['entrant'],
  checkOut: ['entrant'],
  addTable: ['table'],
  removeTable: ['table'],
  removePlayer: ['player'],
  forgetPlayer: ['player'],
  merge: ['from', 'into'],
  pause: ['round'],
  resume: ['round'],
  reopenRound: [],
  reopen: [],
};
const NUMBERS = new Set(['side', 'revision', 'loser', 'round']);
const REASONED = new Set([
  'rule',
  'void',
  'reopenGame',
  'swapSides',
  'letBe',
  'forfeit',
  'drop',
  'reopenRound',
  'reopen',
]);

/** A night that is written as it goes. */
export class TestNight {
  state: NightState = NO_NIGHT;
  readonly events: NightEvent[] = [];
  now = 0;

  /** Does everything; throws the first refusal. Several commands may stand in one text: 'draw, call 1.1 1'. */
  do(...steps: readonly (NightCommand | string)[]): this {
    const each = (step: NightCommand | string) => (typeof step === 'string' ? step.split(', ') : step);
    for (const step of steps.flatMap<NightCommand | string>(each)) {
      const command = this.#commandOf(step);
      const acted = actNight(this.state, command, { at: this.now, author: 'desk' });
      if (!acted.ok) throw new Error(`${command.type}: ${JSON.stringify(acted.refusal)}`);
      this.state = acted.value.state;
      this.events.push(...acted.value.events);
    }
    return this;
  }

  /** Why a command is refused; undefined if it is not. It changes nothing. */
  refuses(command: NightCommand | string): LeagueRefusal | undefined {
    const acted = actNight(this.state, this.#commandOf(command), { at: this.now, author: 'desk' });
    return acted.ok ? undefined : acted.refusal;
  }

  /** 'call 1.1 1', 'sign 1.1 1 0 board', 'report 1.1 100'; a command that wants a reason has the usual one. */
  #commandOf(step: NightCommand | string): NightCommand {
    if (typeof step !== 'string') return step;
    const [type = '', ...words] = step.split(' ');
    if (type === 'report') return { type, report: report(this.game(words[0] ?? ''), Number(words[1])) };
    if (type === 'correct')
      return { type, game: words[0] ?? '', outcome: win(Number(words[1] ?? 10)), reason };
    const fields = FIELDS[type];
    if (fields === undefined || fields.length !== words.length) throw new Error(`no command: ${step}`);
    const figures = fields.map((field, at) => [field, NUMBERS.has(field) ? Number(words[at]) : words[at]]);
    return { type, ...Object.fromEntries(figures), ...(REASONED.has(type) && { reason }) } as NightCommand;
  }

  /** The night as the journal would give it back: written as JSON, and read. */
  rebuilt(): NightState {
    return nightOf(JSON.parse(JSON.stringify(this.events)) as NightEvent[]);
  }

  game(id: string): NightGame {
    const found = this.state.games.find(({ game }) => game === id);
    if (!found) throw new Error(`no game ${id}`);
    return found;
  }
}

/** A grass-roots format with changes. */
export const format = (changes: FlatChanges = {}): RotationFormat =>
  changedBy(formatOf('grass-roots'), changes) as RotationFormat;

/** A format with changes as a file has them, flat or in parts. */
export const changedBy = (base: NightFormat, changes: FlatChanges): NightFormat =>
  changed(base, changesIn(changes, base));

/** What a file changes of a format. */
export type FlatChanges = Readonly<Record<string, unknown>>;

export const NAMES = ['Ann', 'Bob', 'Cid', 'Dot', 'Eve', 'Fay', 'Gus', 'Hal', 'Ivy', 'Jim', 'Kit', 'Lou'];

export const join = (...names: readonly string[]): readonly NightCommand[] =>
  names.flatMap((name): readonly NightCommand[] => [
    { type: 'addPlayer', player: { id: name, name, member: null, club: null } },
    { type: 'checkIn', entrant: { id: name, players: [name], as: 'member' } },
  ]);

/** An open night with tables 1 to 5 and so many players. */
export function openNight(players: number, changes: FlatChanges = {}): TestNight {
  const night = new TestNight();
  night.do({ type: 'open', id: 'n1', format: format(changes), seed: 7 });
  night.do(...['1', '2', '3', '4', '5'].map((table): NightCommand => ({ type: 'addTable', table })));
  return night.do(...join(...NAMES.slice(0, players)));
}

/** A report with its digest, as a board sends it: the first of `entrants` wins by 121 to `score`. */
export function report(
  { game, entrants }: Pick<NightGame, 'game' | 'entrants'>,
  score: number,
  changes: Partial<GameReport> = {},
): GameReport {
  const body: GameReport = {
    id: { journal: 'j1', game: Number(game.replace('.', '0')) },
    revision: 1,
    night: 'n1',
    game,
    entrants,
    winner: 0,
    scores: [121, score],
    spread: 121 - score,
    ending: 'target',
    flags: [],
    digest: '',
    ...changes,
  };
  return changes.digest === undefined
    ? { ...body, digest: createHash('sha256').update(canonicalReport(body)).digest('hex') }
    : body;
}

export const signed = (game: string, revision = 1): readonly NightCommand[] =>
  ([0, 1] as const).map((side) => ({ type: 'sign', game, revision, side, by: 'board' }));

/** The line of a score card, as it is written. */
export const line = (text: string) => {
  const read = parseLine(text, { per: 1 });
  if (!read.ok) throw new Error(text);
  return read.value;
};

/** The code of a refusal. */
export const ask = (night: TestNight, command: NightCommand | string): LeagueRefusal['code'] | undefined =>
  night.refuses(command)?.code;

/** Why the desk does what wants a reason. */
export const reason = 'the desk says so';
/** An outcome: the first side wins. */
export const win = (spread = 10) => ({ winner: 0, spread, scores: null, ending: 'target' }) as const;

/** The first game, called to table 1, both seated. */
export const playing = (players = 10, changes: FlatChanges = {}): TestNight =>
  openNight(players, changes).do('draw, call 1.1 1, sit 1.1 0, sit 1.1 1');

/** The first game, over: won by its first side by 21. */
export const over = (players = 10, changes: FlatChanges = {}): TestNight =>
  playing(players, changes).do('report 1.1 100');

/** A side wins a game of its match, and both sign. */
export const won = (game: string, side: 0 | 1, spread = 10): readonly NightCommand[] => [
  { type: 'correct', game, outcome: { ...win(spread), winner: side }, reason },
  { type: 'sign', game, revision: 1, side: 0, by: 'desk' },
  { type: 'sign', game, revision: 1, side: 1, by: 'desk' },
];
