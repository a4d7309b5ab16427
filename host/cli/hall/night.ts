// The night of a hall as a command sees it: the desk of the hall that runs, by its own key, or the journal of one that does not.
import {
  everybodyIn,
  type GameView,
  type NightCommand,
  type NightFormat,
  type NightState,
  type NightView,
  publicView,
  withFullNames,
} from '../../../shared/league/index.ts';
import { DEFAULT } from '../../../shared/words/default.ts';
import { type NameOf, sayHallRefusal } from '../../../shared/words/index.ts';
import { say } from '../../../shared/words/say.ts';
import type { DeskAnswer, HallMessage } from '../../web/hall/types.ts';
import { Host, HostRefusal } from '../host.ts';
import { CliError, columns, EXIT } from '../output.ts';
import { type Running, readRunning } from '../running.ts';
import { hallFolder, hallIn } from './folder.ts';

/** Options of the commands of a night: each command has some of them. */
export interface HallOptions {
  readonly data?: string | undefined;
  readonly json?: boolean;
  readonly yes?: boolean;
  readonly reason?: string;
  readonly tables?: string;
  readonly back?: boolean;
  readonly new?: boolean;
  readonly member?: string;
  readonly game?: string;
  /** The winner's line and the absent player's. */
  readonly worth?: readonly string[];
  readonly reopen?: boolean;
  readonly checkedBy?: string;
  /** The number of a night, from 1, or its day; else the last one. */
  readonly night?: string;
  readonly out?: string;
  readonly dryRun?: boolean;
  readonly columns?: string;
  readonly head?: boolean;
}

/** What the desk sees, whether or not a hall runs. */
export interface SeenNight extends Pick<HallMessage, 'view' | 'sequence' | 'boards'> {
  readonly players: DeskAnswer['players'];
}

/** The names of a night: of entrants and of players. */
export function namesIn({ view, players }: Pick<SeenNight, 'view' | 'players'>): NameOf {
  const names = new Map([
    ...players.map(({ id, name }) => [id, name] as const),
    ...view.entrants.map((each) => [each.id, each.names.join(' and ')] as const),
  ]);
  return (id) => names.get(id) ?? id;
}

/** A night as its journal has it. */
export function nightOf(state: NightState): SeenNight {
  const players = everybodyIn(state);
  return { view: withFullNames(publicView(state), players), sequence: 0, boards: [], players };
}

/** The night of a folder: of the hall that runs there, or as its journal has it. @throws CliError */
export async function seenNight(options: HallOptions): Promise<SeenNight> {
  const folder = hallFolder(options.data);
  return readRunning(folder) === undefined
    ? nightOf(hallIn(folder).state)
    : (await NightDesk.open(options)).night;
}

/** The hall of a folder, if it runs. @throws CliError that says what to start */
export function runningHall(folder: string): Running {
  const running = readRunning(folder);
  if (running !== undefined) return running;
  throw new CliError(
    'noHall',
    `No hall is running in ${folder}. Start it with: muggins hall start. For a hall with another folder, add --data.`,
    EXIT.notRunning,
  );
}

/** The desk of a hall that runs. */
export class NightDesk {
  readonly #host: Host;
  #night: SeenNight;

  private constructor(host: Host, night: SeenNight) {
    this.#host = host;
    this.#night = night;
  }

  /** @throws CliError if no hall runs, or it does not answer */
  static async open(options: HallOptions): Promise<NightDesk> {
    const folder = hallFolder(options.data);
    runningHall(folder);
    const host = new Host(folder, undefined, 'hall');
    return new NightDesk(host, await look(host));
  }

  get night(): SeenNight {
    return this.#night;
  }

  get nameOf(): NameOf {
    return namesIn(this.#night);
  }

  /** Gives commands of the desk, which are done together or not at all, and looks again. @throws CliError with the hall's refusal */
  act(...commands: readonly NightCommand[]): Promise<void> {
    return this.#post('hall/commands', { commands, seen: this.#night.sequence });
  }

  /** Opens a night. @throws CliError with the hall's refusal */
  open(format: NightFormat): Promise<void> {
    return this.#post('hall/night', { format });
  }

  async #post(path: string, body: object): Promise<void> {
    try {
      await this.#host.post(path, body);
    } catch (error) {
      throw error instanceof HostRefusal ? refusedBy(error, this.nameOf) : error;
    }
    this.#night = await look(this.#host);
  }
}

/** A host keeps to its types: it is of this very version. */
async function look(host: Host): Promise<SeenNight> {
  const { players } = (await host.get('hall/desk')) as DeskAnswer;
  const { view, sequence, boards } = (await host.get('hall')) as HallMessage;
  return { view: withFullNames(view, players), sequence, boards, players };
}

/** What to type as well, by the code of a refusal. */
const HINTS: Readonly<Record<string, string>> = {
  reasonWanted: "Add --reason 'WHY'.",
  finalResult: 'To reopen it in the same step, add --reopen.',
  unsettled: "Add both lines as on a card: --worth '2 +10' '0 -10'. They hold all night.",
  gamesOpen: "Give one reason for all of them: --reason 'WHY'.",
};

/** The hall's refusal in words, with what to type as well. */
function refusedBy(error: HostRefusal, name: NameOf): CliError {
  const refusal = (error.refusal ?? error.told) as Parameters<typeof sayHallRefusal>[1] | undefined;
  if (refusal === undefined) return error;
  const words = sayHallRefusal(DEFAULT, refusal, name) ?? error.message;
  const hint = HINTS[refusal.code];
  return new CliError(refusal.code, words, EXIT.failed, { refusal, ...(hint !== undefined && { hint }) });
}

/** A line for each game: number, table, players, stage. */
export function gameLines(seen: SeenNight, games: readonly GameView[]): readonly string[] {
  const nameOf = namesIn(seen);
  const rows = games.map((each) => {
    const [game, players, stage] = cellsOf(each, nameOf);
    return [game, each.table ?? '', players, stage];
  });
  return columns([['game', 'table', 'players', 'stage'], ...rows]);
}

/** A game by its number, its players and its stage. */
const cellsOf = ({ game, entrants, stage }: GameView, nameOf: NameOf) =>
  [game, entrants.map(nameOf).join(' v '), say(DEFAULT, `gameStage-${stage}`)] as const;

/** The game that is being played at a table. */
export const gameAt = ({ games }: NightView, table: string): GameView | undefined =>
  games.find((each) => each.table === table && (each.stage === 'called' || each.stage === 'seated'));

/** A line for each table: whether its board is here, and what is played there. */
export function tableLines(seen: SeenNight): readonly string[] {
  const { view, boards } = seen;
  const nameOf = namesIn(seen);
  const tables = [...new Set([...view.tables, ...boards.map(({ table }) => table)])];
  if (tables.length === 0)
    return ['There are no tables yet. The first draw adds them; to say how many: muggins hall tables 5'];
  const rows = tables
    .toSorted((a, b) => Number(a) - Number(b))
    .map((table) => {
      const game = gameAt(view, table);
      const board = boards.find((each) => each.table === table);
      return [table, boardWords(board), ...(game === undefined ? [] : cellsOf(game, nameOf))];
    });
  return columns([['table', 'board', 'game', 'players', 'stage'], ...rows]);
}

function boardWords(board: HallMessage['boards'][number] | undefined): string {
  if (board === undefined) return '';
  const { here, board: plugged, unsent } = board;
  const state = here ? (plugged ? 'here' : 'unplugged') : 'away';
  return unsent === 0 ? state : `${state}, ${say(DEFAULT, 'boards-waiting', { results: unsent })}`;
}
