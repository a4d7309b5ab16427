// The night of a hall as a command sees it: the desk of the hall that runs, by its own key, or the journal of one that does not.

import {
  everybodyIn,
  type NightCommand,
  type NightFormat,
  publicView,
  withFullNames,
} from '../../../shared/league/index.ts';
import { DEFAULT } from '../../../shared/words/default.ts';
import type { NameOf } from '../../../shared/words/index.ts';
import { say } from '../../../shared/words/say.ts';
import type { DeskAnswer, HallMessage } from '../../web/hall/types.ts';
import { Host, HostRefusal } from '../host.ts';
import { CliError, EXIT } from '../output.ts';
import { type Running, readRunning } from '../running.ts';
import { hallFolder, stateIn } from './folder.ts';
import { type NightOptions, refusedBy } from './refusal.ts';

/** What the desk sees, whether or not a hall runs. */
export interface SeenNight extends Pick<HallMessage, 'view' | 'sequence' | 'boards'> {
  readonly players: DeskAnswer['players'];
}

/** The names of a night: of entrants and of players. */
export function namesIn({ view, players }: SeenNight): NameOf {
  const names = new Map([
    ...players.map(({ id, name }) => [id, name] as const),
    ...view.entrants.map((each) => [each.id, each.names.join(say(DEFAULT, 'common-and'))] as const),
  ]);
  return (id) => names.get(id) ?? id;
}

/** The night in a journal: a hall that does not run has no boards. */
function kept(folder: string): SeenNight {
  const state = stateIn(folder);
  const view = withFullNames(publicView(state), everybodyIn(state));
  return { view, sequence: 0, boards: [], players: state.players };
}

/** The night of a folder: of the hall that runs there, or as its journal has it. @throws CliError for what either says */
export async function seenNight(options: NightOptions): Promise<SeenNight> {
  const folder = hallFolder(options.data);
  return readRunning(folder) === undefined ? kept(folder) : (await NightDesk.open(options)).night;
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

  /** @throws CliError where no hall runs, or it does not answer */
  static async open(options: NightOptions): Promise<NightDesk> {
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
      if (error instanceof HostRefusal) throw refusedBy(error, this.nameOf);
      throw error;
    }
    this.#night = await look(this.#host);
  }
}

/** A host keeps to what it tells: it is of this very version. */
async function look(host: Host): Promise<SeenNight> {
  const { players } = (await host.get('hall/desk')) as DeskAnswer;
  const { view, sequence, boards } = (await host.get('hall')) as HallMessage;
  return { view: withFullNames(view, players), sequence, boards, players };
}
