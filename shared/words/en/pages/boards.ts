// English: tables with boards, at the desk of a hall.
import { counted } from '../../message.ts';
import type { HallBoardWords } from '../../pages/boards.ts';

export const boards: HallBoardWords = {
  title: 'Boards',
  here: (here, of) => `${here} of ${of} here`,
  letIn: 'Let a table in',
  open: 'Tables can join for a minute. Press NEXT at the board.',
  shut: 'Let none in',
  ticket: (ticket) => `Board ${ticket}`,
  asks: 'Each board shows which one it is. Give it the number of its table.',
  number: 'Table',
  connect: 'Connect',
  replaces: (table) => `Table ${table} has a board already. The new one takes its place.`,
  ready: 'here',
  away: 'away',
  unplugged: 'unplugged',
  waiting: (results) => `${counted(results, 'result')} waiting`,
  forget: 'Forget this board',
  forgetHelp: (table) =>
    `Table ${table} is played on paper until a board is connected to it. Results that wait at the board come when it is connected again.`,
  twin: (table, other) =>
    `Table ${table} has a copy of table ${other}’s games: give one of them a folder of its own.`,
  twinHelp: (table) =>
    `End Muggins at table ${table}. Start it there with --data and the name of a new folder, and connect it again.`,
  two: (table) => `Two machines come as table ${table}: one is a copy of the other.`,
  twoHelp:
    'End Muggins at the one that is not at this table. Start it there with --data and the name of a new folder, and connect it again.',
  awayCalled: (table) => `A game is called to table ${table}, and its board is away.`,
  awayHelp: 'Switch it on, in this network. Or forget it, and play this table on paper.',
  unpluggedCalled: (table) => `The board of table ${table} is unplugged.`,
  unpluggedHelp: 'Plug its cable in. The game goes on where it was.',
};
