// A weekend by chance: a main event, its play-offs, a consolation and a satellite in one room, with everything that a desk may do to them.
import type { BracketForm, NightFormat, StageForm, Take } from '../format/format.ts';
import { changed } from '../format/parts.ts';
import { formatOf } from '../format/presets.ts';
import type { NightCommand } from '../night/command.ts';
import { actNight } from '../night/decide.ts';
import { callableGames } from '../night/desk.ts';
import type { NightEvent } from '../night/event.ts';
import { bracketIn } from '../night/matches.ts';
import { eventsOf, gamesInRoom, inEvent, playersIn, withGame } from '../night/rooms.ts';
import { stageField } from '../night/stages.ts';
import {
  type EventState,
  isFinal,
  isRunning,
  type NightGame,
  type NightState,
  NO_NIGHT,
} from '../night/state.ts';
import { nextSteps } from '../night/steps.ts';
import { chanceOf } from '../rotation/chance.ts';
import { matchesOf } from '../stage/bracket.ts';
import { format } from './night.ts';

/** What a weekend by chance is made of. */
export interface WeekendForm {
  readonly players: number;
  /** How many of them qualify, at most. */
  readonly qualify: number;
  /** Games of a match of the play-offs: 1, 3 or 5. */
  readonly games: number;
  readonly bracket: Omit<BracketForm, 'kind' | 'pace'>;
  /** Whether the consolation is a drawn knock-out, as in a Consy Lite, or a rotation. */
  readonly lite: boolean;
}

const reason = 'by chance';
/** No weekend of 40 has so many games. */
const MOST_STEPS = 1_000;
const AGAIN = [0, 1] as const;
const NOTHING = { points: 0, spread: 0 };
const SETTLED = { forfeitWin: NOTHING, forfeitLoss: NOTHING };

/** The format of the weekend. */
const formatFor = ({ qualify, games, bracket, lite }: WeekendForm): NightFormat => {
  const knockOut = (best: number, schedule: WeekendForm['bracket']): NightFormat =>
    changed(formatOf('knockout'), { match: { games: best }, schedule });
  const stage = (
    id: string,
    entry: StageForm['entry'],
    own: NightFormat,
    ...from: readonly (readonly [string, Take])[]
  ): StageForm => ({
    id,
    name: id,
    format: own,
    entry,
    from: from.map(([event, take]) => ({ event, take })),
  });
  const drawn = { order: 'drawn', byes: 'seeds', third: false } as const;
  const consolation = lite ? knockOut(3, drawn) : format({ ...SETTLED, games: 2 });
  return format({
    ...SETTLED,
    games: 1,
    stages: [
      stage('P', 'automatic', knockOut(games, bracket), ['', { first: qualify }]),
      stage('C', 'ask', consolation, ['', 'rest'], ['P', { losersOf: [1, 2] }]),
      ...(lite ? [] : [stage('Q', 'automatic', knockOut(1, bracket), ['C', { share: [1, 4] }])]),
    ],
  });
};

/** Draws from a list; undefined from an empty one. */
type Pick = <T>(list: readonly T[]) => T | undefined;

/** A weekend of random commands. It skips those that the league refuses. */
export class ChanceWeekend {
  state: NightState = NO_NIGHT;
  readonly events: NightEvent[] = [];
  readonly form: WeekendForm;
  /** How often each command was carried out. */
  readonly done = new Map<NightCommand['type'], number>();

  constructor(form: WeekendForm, tables = 10) {
    this.form = form;
    this.must({ type: 'open', id: 'n1', format: formatFor(form), seed: 7 });
    for (let table = 1; table <= tables; table++) this.must({ type: 'addTable', table: `${table}` });
    for (let at = 1; at <= form.players; at++) {
      const id = `p${at}`;
      this.must({ type: 'addPlayer', player: { id, name: id, member: null, club: null } });
      this.must({ type: 'checkIn', entrant: entrantOf(id) });
    }
    this.must({ type: 'draw' });
  }

  /** Whether the league takes a command. */
  may(command: NightCommand): boolean {
    const acted = actNight(this.state, command, { at: this.events.length, author: 'desk' });
    if (!acted.ok) return false;
    this.state = acted.value.state;
    this.events.push(...acted.value.events);
    if (acted.value.events.length > 0) this.done.set(command.type, (this.done.get(command.type) ?? 0) + 1);
    return true;
  }

  /** @throws what is refused */
  must(command: NightCommand): void {
    if (!this.may(command)) throw new Error(`refused: ${JSON.stringify(command)}`);
  }

  /** Does what a number says. */
  step(chance: number): void {
    const next = chanceOf(chance);
    const pick: Pick = (list) => list[Math.floor(next() * list.length)];
    (pick(ACTIONS) as (typeof ACTIONS)[number])(this, pick);
  }

  /** A side wins a game, and both sign. */
  win(game: string, side: 0 | 1, spread: number): void {
    const outcome = { winner: side, spread, scores: null, ending: 'target' } as const;
    if (this.may({ type: 'correct', game, outcome, reason })) this.sign(game);
  }

  /** Both sign what stands; a dispute is ruled before. */
  sign(game: string): void {
    this.may({ type: 'rule', game, reason });
    const revision = this.game(game)?.result?.revision ?? 1;
    for (const side of AGAIN) this.may({ type: 'sign', game, revision, side, by: 'desk' });
  }

  game(id: string): NightGame | undefined {
    return withGame(this.state, id).games.find(({ game }) => game === id);
  }

  /** Opens a satellite for pairs, of so many players of the club in their order. */
  openSatellite(players: number): void {
    this.must({
      type: 'openEvent',
      id: 'S',
      name: 'satellite',
      format: changed(formatOf('satellite-pairs'), { schedule: { games: 3 } }),
    });
    for (let at = 1; at < players; at += 2)
      this.must({
        type: 'checkIn',
        event: 'S',
        entrant: { id: `t${at}`, players: [`p${at}`, `p${at + 1}`], as: 'member' },
      });
    this.must({ type: 'draw', event: 'S' });
  }

  /** Does what the hall does by itself. @throws where the league refuses it, or where it does not end */
  follow(): void {
    for (let step = 0; step < MOST_STEPS; step++) {
      const commands = nextSteps(this.state);
      if (commands.length === 0) return;
      for (const command of commands) this.must(command);
    }
    throw new Error('the steps of the hall do not end');
  }

  /** Plays the main event to its end, and cuts; those who are level are told apart by a play-off of their own. */
  qualify(chance: number): void {
    const next = chanceOf(chance);
    this.settle(() => next(), '');
    while (this.may({ type: 'draw' })) this.settle(() => next(), '');
    this.cut('P');
  }

  cut(stage: string): void {
    for (const { event } of this.state.format.stages.find(({ id }) => id === stage)?.from ?? []) {
      const { level } = stageField(this.state, { from: this.#from(stage, event) });
      if (level.length > 0) this.may({ type: 'breakTie', event, by: 'playoff', order: level });
    }
    this.may({ type: 'cut', stage });
  }

  #from(stage: string, event: string): StageForm['from'] {
    const { from = [] } = this.state.format.stages.find(({ id }) => id === stage) ?? {};
    return from.filter((each) => each.event === event);
  }

  /** Plays every game that is open in an event, and those that follow from them, and signs every result. @throws where that does not end */
  settle(next: () => number, event: string): void {
    for (let step = 0; step < MOST_STEPS; step++) {
      const game = inEvent(this.state, event).games.find((each) => !isFinal(each));
      if (game === undefined) return;
      if (game.result === undefined) this.win(game.game, next() < 0.5 ? 0 : 1, 1 + Math.floor(next() * 120));
      else this.sign(game.game);
    }
    throw new Error(`the games of ${event} do not end`);
  }

  /** Plays every game that is called, until none is. @throws where that does not end */
  playCalled(): void {
    for (let step = 0; step < MOST_STEPS; step++) {
      this.follow();
      const game = gamesInRoom(this.state).find(isRunning);
      if (game === undefined) return;
      this.win(game.game, 0, 10);
    }
    throw new Error('the games of the room do not end');
  }
}

const entrantOf = (id: string) => ({ id, players: [id], as: 'member' }) as const;
const open = (games: readonly NightGame[]): readonly NightGame[] =>
  games.filter((each) => !isFinal(each) && each.result === undefined);
const some = (event: EventState | undefined): readonly NightGame[] => event?.games ?? [];

/** A game that fits, of an event by chance: brackets are few among many games. */
const gameOf = (
  { state }: ChanceWeekend,
  pick: Pick,
  of: (games: readonly NightGame[]) => readonly NightGame[],
): string => pick(of(some(pick(eventsOf(state)))))?.game ?? '';

const sideOf = (pick: Pick): 0 | 1 => pick(AGAIN) ?? 0;

const play = (weekend: ChanceWeekend, pick: Pick): void =>
  weekend.win(gameOf(weekend, pick, open), sideOf(pick), pick([3, 8, 13, 21, 31, 40]) ?? 3);

/** A match of a bracket, by its event. */
function matchOf({ state }: ChanceWeekend, pick: Pick) {
  const event = pick(eventsOf(state).filter(({ seeds }) => seeds.length > 1));
  const bracket = event && bracketIn(inEvent(state, event.event));
  const match = bracket && pick(matchesOf(bracket).filter(({ by }) => by !== 'bye'));
  return { event: event?.event ?? '', match: match?.match ?? '', sides: match?.sides ?? [null, null] };
}

/** What a desk does, the commonest most often. */
const ACTIONS: readonly ((weekend: ChanceWeekend, pick: Pick) => unknown)[] = [
  play,
  play,
  play,
  play,
  play,
  play,
  play,
  (weekend, pick) => {
    const outcome = { winner: sideOf(pick), spread: 5, scores: null, ending: 'target' } as const;
    weekend.may({ type: 'correct', game: gameOf(weekend, pick, (all) => all), outcome, reason });
  },
  (weekend, pick) => weekend.sign(gameOf(weekend, pick, (all) => all.filter((each) => each.result))),
  (weekend, pick) => weekend.may({ type: 'swapSides', game: gameOf(weekend, pick, (all) => all), reason }),
  (weekend, pick) =>
    weekend.may({ type: 'forfeit', game: gameOf(weekend, pick, open), loser: sideOf(pick), reason }),
  (weekend, pick) =>
    weekend.may({ type: 'call', game: gameOf(weekend, pick, open), table: pick(weekend.state.tables) ?? '' }),
  (weekend, pick) => weekend.may({ type: 'void', game: gameOf(weekend, pick, open), reason }),
  (weekend, pick) =>
    weekend.may({ type: 'dispute', game: gameOf(weekend, pick, (all) => all), side: sideOf(pick) }),
  (weekend, pick) => {
    const event = pick(eventsOf(weekend.state).slice(1));
    const entrant = pick(event?.entrants ?? [])?.id;
    if (entrant !== undefined) weekend.may({ type: 'drop', event: event?.event, entrant, reason });
  },
  (weekend, pick) => {
    const { event, match, sides } = matchOf(weekend, pick);
    weekend.may({ type: 'ruleMatch', event, match, winner: pick([...sides, null]) ?? null, reason });
  },
  (weekend, pick) => {
    const { event, match } = matchOf(weekend, pick);
    weekend.may({ type: 'reopenMatch', event, match, reason });
  },
  (weekend, pick) => {
    const game = gameOf(weekend, pick, (all) => all.filter(isFinal));
    weekend.may({ type: 'reopenGame', game, reason });
  },
  (weekend, pick) => weekend.cut(pick(['P', 'C', 'Q']) ?? ''),
  (weekend, pick) => {
    const stage = weekend.state.format.stages.find(({ id }) => id === 'C');
    const entrants = stage ? stageField(weekend.state, stage).entrants : [];
    for (const { id } of entrants.slice(pick([0, 1, 2])))
      weekend.may({ type: 'checkIn', event: 'C', entrant: entrantOf(id) });
  },
  (weekend, pick) => weekend.may({ type: 'draw', event: pick(['P', 'C', 'Q']) }),
];

/** What is wrong in a room now: somebody in two games, or two games at one table, of those that run and those that can be called. */
export function brokenRoom(state: NightState): readonly string[] {
  const callable = callableGames(state);
  const events = eventsOf(state);
  const running = events.flatMap((event) => event.games.filter(isRunning));
  const both = new Set([...running, ...callable].map(({ game }) => game));
  const players = events.flatMap((event) =>
    event.games
      .filter(({ game }) => both.has(game))
      .flatMap((game) => game.entrants.flatMap((id) => playersIn(event, id))),
  );
  const tables = [...running, ...callable].flatMap(({ table }) => table ?? []);
  const twice = (list: readonly string[]): readonly string[] =>
    list.filter((each, at) => list.indexOf(each) !== at);
  return [
    ...twice(players).map((each) => `${each} twice`),
    ...twice(tables).map((each) => `table ${each} twice`),
  ];
}
