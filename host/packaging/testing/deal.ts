// The README's deal on an installed table: keys of its emulated board, pressed over the live line.
import { OPTIONS, ROWS } from '../../../docs/testing/deal.ts';
import { MugginsProcess } from '../../lab/scenario/muggins.ts';
import type { StateMessage, TableMessage } from '../../web/table/wire.ts';
import { Listener } from '../../web/testing/site.ts';

/** What stands behind `muggins` to start the table of the deal, told as JSON. */
export const START = ['start', ...OPTIONS, '--emulator', '--http', '0', '--json'] as const;

type Command = readonly [program: string, ...args: string[]];

/**
 * Starts a table, plays the deal and ends the table by `SIGINT`.
 * @param command the program with all its arguments
 * @param data its folder
 * @returns the last state
 */
export async function playDeal(command: Command, data: string): Promise<StateMessage['view']> {
  const table = await new MugginsProcess({ args: [], data, command }).ready();
  const line = new Listener(table.url, table.headers);
  try {
    let last = await line.until(stateWhere(({ board }) => board.state === 'ready'));
    for (const { keys, scores } of ROWS) {
      for (const key of keys)
        for (const action of ['press', 'release']) line.say({ type: 'key', key, action });
      last = await line.until(
        stateWhere(({ pegs }) => scores.every((score, lane) => pegs[lane]?.front === score)),
      );
    }
    return last.view;
  } finally {
    line.socket.close();
    await table.end('SIGINT');
  }
}

const stateWhere =
  (fits: (view: StateMessage['view']) => boolean) =>
  (message: TableMessage): message is StateMessage =>
    message.type === 'state' && fits(message.view);
