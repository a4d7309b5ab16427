// The table of the demo: board, rules, journal and settings, as `muggins start --emulator` puts them together.
import { partnerId } from '../../shared/partner/seats.ts';
import { type Command, SIX_CARD } from '../../shared/rules/index.ts';
import { USUAL_CHECKS } from '../../shared/table/checks.ts';
import { LANGUAGE_CODES } from '../../shared/words/generated/languages.ts';
import { Connection } from '../board/connection.ts';
import { openingSource } from '../board/transport.ts';
import { type Log, silentLog } from '../system/log.ts';
import {
  Dealer,
  firstQuestions,
  JournalFold,
  MemoryJournal,
  SharedBoard,
  Table,
  takeOver,
  usualNames,
} from '../table/index.ts';
import { seatCredentials } from '../web/table/parts.ts';
import { type TableSettings, tableSettings } from '../web/table/settings.ts';
import { startBoard } from './board.ts';
import type { Store } from './store.ts';

export const log: Log = {
  ...silentLog,
  error: (fields, message) => console.error(message, fields),
};

/** Why the browser does not keep the game: it refuses, or what it has is not to be read. */
const unkept = (why: 'refused' | 'unreadable') => ({ code: 'unkept', details: { game: 0, why } }) as const;

/** The journal that the browser has kept, and its fold. One that cannot be read gives way to a new one. */
function journalIn(store: Store) {
  const kept = store.value('id');
  const id = typeof kept === 'string' ? kept : crypto.randomUUID();
  if (id !== kept) store.setValue('id', id);
  const keep = store.keep;
  try {
    const notices = store.lasts ? [] : [unkept('refused')];
    const journal = new MemoryJournal(id, { moves: store.moves, keep, notices });
    const fold = new JournalFold(journal);
    fold.resume();
    return { journal, fold };
  } catch (error) {
    log.error({ reason: String(error) }, 'the kept games cannot be read');
    store.clear();
    const journal = new MemoryJournal(id, { keep, notices: [unkept('unreadable')] });
    return { journal, fold: new JournalFold(journal) };
  }
}

/** A visitor plays alone against Muggins, which makes slips. */
function firstGame(settings: TableSettings): Command {
  const rules = { ...SIX_CARD, ...USUAL_CHECKS.rules };
  const [visitor = ''] = usualNames(rules, settings.value);
  const playerIds = ['', partnerId('gentle', 1)];
  return { type: 'newGame', rules, players: [visitor, 'Muggins'], playerIds };
}

/** Builds the table, and begins a game where there is none. */
export function startTable(store: Store) {
  const { journal, fold } = journalIn(store);
  const language = LANGUAGE_CODES.find((code) => navigator.language.startsWith(code)) ?? 'en';
  const settings = tableSettings('table', { language });
  const credentials = seatCredentials({ file: 'keys' });
  const colours = () => settings.value.colours;
  const emulator = startBoard();
  emulator.on('error', ({ message }) => log.error({ reason: message }, 'the emulated board has failed'));
  const { lanes } = emulator;
  const open = openingSource('emulator', () => emulator.openPort());
  const { debounce, ends } = settings.value;
  const connection = new Connection({ open, lanes, log, colours: colours(), debounce, ends });
  const board = new SharedBoard(connection, { log, lanes: () => lanes });
  const first = firstQuestions({ checks: true, named: true }, settings);
  const table = new Table({ journal, fold, board, log, settings: { lanes, colours, first } });
  table.start();
  const dealer = new Dealer({ table, file: 'dealer' });
  if (table.state.phase === 'none') table.command(firstGame(settings));
  connection.start((entry) => takeOver(table, entry));
  const applied = ({ brightness, colours, debounce, ends }: typeof settings.value): void =>
    connection.configure({ brightness, colours, debounce, ends });
  /** The browser keeps no more. */
  const refused = (): void => journal.notify(unkept('refused'));
  return { table, dealer, board, emulator, settings, credentials, applied, refused };
}
