// `muggins hall import`: reads a list of players into a hall, the one that runs or the folder of one that does not.
import { DEFAULT } from '../../../shared/words/default.ts';
import { sayHallRefusal, sayWrongLine } from '../../../shared/words/index.ts';
import { say } from '../../../shared/words/say.ts';
import {
  type Hall,
  LIST_COLUMNS,
  offerIn,
  openHall,
  parseColumns,
  planImport,
  readPlayers,
} from '../../hall/index.ts';
import { isJournalError } from '../../journal/index.ts';
import { readNamed } from '../files.ts';
import { badOption, CliError, columns, EXIT, type Output, print } from '../output.ts';
import { type HallOptions, hallFolder, hallIn } from './night.ts';

type List = ReturnType<typeof readPlayers>;
type Planned = ReturnType<typeof planImport>;

/** Reads the list; nothing is kept where a line is wrong. */
export function importPlayers([file = '']: readonly string[], options: HallOptions, output: Output): void {
  const folder = hallFolder(options.data);
  const bytes = readNamed('', file, 'Name a CSV file with a line for each player.');
  const choice = { columns: columnsIn(options), head: options.head };
  const list = readPlayers(bytes, choice, offerIn(folder)?.members);
  const dry = options.dryRun === true;
  const { commands: _, ...plan } = dry
    ? sound(planImport(hallIn(folder).state, list), list)
    : withHall(folder, (hall) => keep(hall, sound(planImport(hall.state, list), list)));
  const [added, changed] = [plan.added.length, plan.changed.length];
  const done = say(DEFAULT, 'list-done', { added, changed, same: plan.same });
  print(output, options, { ...plan, table: list.table ?? null }, [
    ...(dry ? [...columnLines(list), `${say(DEFAULT, 'list-dry')} ${done}`] : [done]),
    ...plan.alike.map(({ player, known }) =>
      say(DEFAULT, 'list-alike', { name: player.name, known: known.name }),
    ),
  ]);
}

/** @throws CliError for words that no column has */
function columnsIn({ columns: text }: HallOptions): ReturnType<typeof parseColumns> {
  const columns = text === undefined ? undefined : parseColumns(text);
  if (text !== undefined && columns === undefined)
    throw badOption(`--columns ${text}: ${say(DEFAULT, 'list-choose')} ${LIST_COLUMNS.join(', ')}.`);
  return columns;
}

/** @throws CliError that names every line that is wrong, and how the columns were understood */
function sound(plan: Planned, list: List): Planned {
  if (plan.wrong.length === 0) return plan;
  const isOpen = list.table?.sure === false;
  const lines = [
    ...columnLines(list),
    ...plan.wrong.map((wrong) => sayWrongLine(DEFAULT, wrong)),
    isOpen ? `${say(DEFAULT, 'list-choose')} ${LIST_COLUMNS.join(', ')}.` : say(DEFAULT, 'list-nothing'),
  ];
  throw new CliError('badList', lines.join('\n'));
}

/** A line for each column: its head, what it is taken for, and what is in it. */
function columnLines({ table }: List): readonly string[] {
  if (table === undefined) return [];
  const [first = []] = table.rows;
  const body = table.head ? table.rows.slice(1) : table.rows;
  return columns(
    table.columns.map((kind, at) => [
      table.head && first[at] ? first[at] : say(DEFAULT, 'list-column', { number: at + 1 }),
      table.hidden[at] ? say(DEFAULT, 'list-hidden') : say(DEFAULT, `list-columns-${kind}`),
      table.hidden[at] ? '' : body.map((row) => row[at] || '-').join(' | '),
    ]),
  );
}

/** @throws CliError with what the hall has against it */
function keep(hall: Hall, plan: Planned): Planned {
  if (plan.commands.length === 0) return plan;
  const result = hall.act(plan.commands, 'desk');
  if (result.ok) return plan;
  const { refusal } = result;
  const words = sayHallRefusal(DEFAULT, refusal, (id) => id) ?? refusal.code;
  const nothing = refusal.code === 'inDoubt' ? {} : { hint: say(DEFAULT, 'list-nothing') };
  throw new CliError(refusal.code, words, EXIT.failed, nothing);
}

function withHall<T>(folder: string, work: (hall: Hall) => T): T {
  try {
    const hall = openHall(folder);
    try {
      return work(hall);
    } finally {
      hall.close();
    }
  } catch (error) {
    if (isJournalError(error, 'inUse'))
      throw new CliError('inUse', 'This hall is running. Load the list on its desk page instead.');
    throw error;
  }
}
