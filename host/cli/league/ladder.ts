// `muggins league ladder`: a ladder from a file, or that of the club: the order, who may challenge whom, what is due.
import {
  afterFact,
  dayOf,
  everybodyIn,
  type LadderDue,
  type LadderView,
  ladderOf,
  ladderView,
  NO_LADDER,
} from '../../../shared/league/index.ts';
import { DEFAULT } from '../../../shared/words/default.ts';
import { counted, type NameOf, sayLeagueRefusal } from '../../../shared/words/index.ts';
import { ladderSchema } from '../../web/hall/wire.ts';
import { complaintOf } from '../../web/kit/validation.ts';
import { hallFolder, hallIn, nameText } from '../hall/night.ts';
import { badOption, columns, listed, type Output, print, usageError } from '../output.ts';
import { jsonIn } from './season.ts';

/** Options of the command. */
export interface LadderOptions {
  readonly on?: string;
  readonly data?: string;
  readonly json?: boolean;
}

/** Prints the ladder. @throws CliError for a file that is no ladder, and for an entry that the ladder refuses */
export function printLadder([file]: readonly string[], options: LadderOptions, output: Output): void {
  const { on = dayOf(Date.now()) } = options;
  if (!/^\d{4}-\d\d-\d\d$/.test(on)) throw badOption(`--on ${on}: expected a date, such as 2026-11-29.`);
  const { ladder, nameOf } = file === undefined ? ofHall(hallFolder(options.data)) : ofFile(file);
  const view = ladderView(ladder, on, nameOf);
  const rows = view.members.map(({ name, may }, at) => [`${at + 1}`, name, listed(may.map(nameOf))]);
  const head = ['', 'name', 'may challenge'];
  print(output, options, view, [
    ...(rows.length === 0 ? ['Nobody is on the ladder yet.'] : columns([head, ...rows])),
    ...view.due.map((each) => dueLine(view, each, nameOf)),
  ]);
}

function ofHall(folder: string) {
  const { state } = hallIn(folder);
  const names = new Map(everybodyIn(state).map(({ id, name }) => [id, nameText(name)]));
  return { ladder: ladderOf(state.ladder), nameOf: (id: string) => names.get(id) ?? id };
}

function ofFile(file: string) {
  const value = jsonIn(file, 'badLadder', 'Name a file with a ladder.');
  const read = ladderSchema.safeParse(value);
  if (!read.success) throw usageError('badLadder', `${file}: ${complaintOf(read.error, value).words}`);
  const { players, facts } = read.data;
  const names = new Map(players.map(({ id, name }) => [id, name]));
  const nameOf: NameOf = (id) => names.get(id) ?? id;
  const ladder = facts.reduce((state, fact, at) => {
    const after = afterFact(state, fact);
    if (after.ok) return after.value;
    const words = sayLeagueRefusal(DEFAULT, after.refusal, nameOf) ?? after.refusal.code;
    throw usageError(after.refusal.code, `${file}: facts[${at}]: ${words}`, { refusal: after.refusal });
  }, NO_LADDER);
  return { ladder, nameOf };
}

function dueLine(
  { rules }: LadderView,
  { code, player, other, due, isLate }: LadderDue,
  nameOf: NameOf,
): string {
  const until = `by ${due}${isLate ? ', late' : ''}`;
  if (code === 'answer') return `${nameOf(player)} challenges ${nameOf(other ?? '')}. Answer ${until}.`;
  if (code === 'game') return `${nameOf(player)} v ${nameOf(other ?? '')}. Play ${until}.`;
  return `${nameOf(player)} was to play ${until}, and drops ${counted(rules.idle?.places ?? 0, 'place')}.`;
}
