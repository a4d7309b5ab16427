// A night for tests: commands one after the other, each of which has to be accepted.
import { createHash } from 'node:crypto';
import { parseLine } from '../cards/writing.ts';
import type { NightFormat } from '../format/format.ts';
import { formatOf } from '../format/presets.ts';
import type { NightCommand } from '../night/command.ts';
import { actNight } from '../night/decide.ts';
import type { NightEvent } from '../night/event.ts';
import { nightOf } from '../night/evolve.ts';
import { canonicalReport, type GameReport } from '../night/report.ts';
import { type NightGame, type NightState, NO_NIGHT } from '../night/state.ts';
import type { LeagueRefusal } from '../refusal.ts';

/** A night that is written as it goes. */
export class TestNight {
  state: NightState = NO_NIGHT;
  readonly events: NightEvent[] = [];
  now = 0;

  /** Does everything; throws the first refusal. */
  do(...commands: readonly NightCommand[]): this {
    for (const command of commands) {
      const acted = actNight(this.state, command, { at: this.now, author: 'desk' });
      if (!acted.ok) throw new Error(`${command.type}: ${JSON.stringify(acted.refusal)}`);
      this.state = acted.value.state;
      this.events.push(...acted.value.events);
    }
    return this;
  }

  /** Why a command is refused; undefined if it is not. It changes nothing. */
  refuses(command: NightCommand): LeagueRefusal | undefined {
    const acted = actNight(this.state, command, { at: this.now, author: 'desk' });
    return acted.ok ? undefined : acted.refusal;
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
export const format = (changes: Partial<NightFormat> = {}): NightFormat => ({
  ...formatOf('grass-roots'),
  ...changes,
});

export const NAMES = ['Ann', 'Bob', 'Cid', 'Dot', 'Eve', 'Fay', 'Gus', 'Hal', 'Ivy', 'Jim', 'Kit', 'Lou'];

export const join = (...names: readonly string[]): readonly NightCommand[] =>
  names.flatMap((name): readonly NightCommand[] => [
    { type: 'addPlayer', player: { id: name, name, member: null, club: null } },
    { type: 'checkIn', entrant: { id: name, players: [name], as: 'member' } },
  ]);

/** An open night with tables 1 to 5 and so many players. */
export function openNight(players: number, changes: Partial<NightFormat> = {}): TestNight {
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
  const read = parseLine(text);
  if (!read.ok) throw new Error(text);
  return read.value;
};

/** The code of a refusal. */
export const ask = (night: TestNight, command: NightCommand): LeagueRefusal['code'] | undefined =>
  night.refuses(command)?.code;

/** Why the desk does what wants a reason. */
export const reason = 'the desk says so';
/** An outcome: the first side wins. */
export const win = (spread = 10) => ({ winner: 0, spread, scores: null, ending: 'target' }) as const;

/** The first game, called to table 1, both seated. */
export const playing = (players = 10, changes: Partial<NightFormat> = {}): TestNight =>
  openNight(players, changes).do(
    { type: 'draw' },
    { type: 'call', game: '1.1', table: '1' },
    { type: 'sit', game: '1.1', side: 0 },
    { type: 'sit', game: '1.1', side: 1 },
  );

/** The first game, over: won by its first side by 21. */
export const over = (players = 10, changes: Partial<NightFormat> = {}): TestNight => {
  const night = playing(players, changes);
  return night.do({ type: 'report', report: report(night.game('1.1'), 100) });
};
