// `muggins table`: shows the table that is running on this machine, and sets it up as its page does.
import { differences } from '../../../shared/rules/house/index.ts';
import { findPreset, parseRules, type RuleSet, SIX_CARD } from '../../../shared/rules/index.ts';
import { sayComplaint } from '../../../shared/words/complaint.ts';
import { DEFAULT } from '../../../shared/words/default.ts';
import { peopleOf } from '../../../shared/words/people.ts';
import { sayBesides, sayPrompt } from '../../../shared/words/prompts.ts';
import { BY_NAME } from '../../table/index.ts';
import type { Refused, SeatPlaces, StateMessage } from '../../web/table/types.ts';
import { accept } from '../cards/accept.ts';
import { columns, type Output, print, usageError } from '../output.ts';
import { dataFolder } from '../place.ts';
import { Host, HostRefusal } from '../running.ts';
import { readSettings } from '../start/choices.ts';
import { readTableSettings } from '../start/settings.ts';
import { answeredBeforehand, askWho, terminal } from '../who.ts';
import type { TableAction, TableOptions } from './command.ts';

type Options = TableOptions & { readonly seat: string | undefined };

const stateOf = (host: Host): Promise<StateMessage> => host.ask('view') as Promise<StateMessage>;

/** Runs the action. @throws CliError if no table answers, or it refuses */
export async function table(action: TableAction, options: Options, output: Output): Promise<void> {
  const host = new Host(dataFolder(options.data), { port: options.http });
  host.checkVersion();
  const settings = readTableSettings(options);
  // First, because a game is marked with the colours that it begins in.
  if (Object.keys(settings).length > 0) await host.ask('settings', settings);
  await act(action, options, host);
  if (action === 'codes' || action === 'renew') {
    const places = (await host.ask('seats')) as SeatPlaces;
    return print(output, options, places, codeLines(places));
  }
  if (action === 'link') {
    const { link } = host;
    return print(output, options, { link }, [link]);
  }
  const state = await stateOf(host);
  print(output, options, state, stateLines(state));
}

/** Actions that are one request to the host. */
const REQUESTS: Partial<Record<TableAction, readonly [path: string, body: object]>> = {
  pause: ['settings', { paused: true }],
  resume: ['settings', { paused: false }],
  undo: ['command', { type: 'undo' }],
  abandon: ['again', { abandon: true }],
};

async function act(action: TableAction, options: Options, host: Host): Promise<void> {
  const request = REQUESTS[action];
  if (request !== undefined) await host.ask(...request);
  else if (action === 'new') await newGame(options, host);
  else if (action === 'renew') await host.ask('seats', { renew: readSeat(options.seat) - 1 });
}

/** The seat whose code is renewed, as people count. @throws CliError */
function readSeat(text: string | undefined): number {
  const seat = Number(text);
  if (seat >= 1 && seat <= 6 && Number.isInteger(seat)) return seat;
  const typed = `table renew ${text ?? ''}`.trimEnd();
  const expected = 'expected the number of a seat from 1 to 6, such as: muggins table renew 2';
  throw usageError('badSeat', `${typed}: ${expected}`);
}

/** A new game, with the players and rules of the last one where nothing else is said. A preset is named: it begins there. */
async function newGame(options: Options, host: Host): Promise<void> {
  const { players, rules, set = [], who, pack } = options;
  if (players === undefined && rules === undefined && set.length === 0 && (who ?? pack) === undefined) {
    await host.ask('again', { abandon: false });
    return;
  }
  const { view } = await stateOf(host);
  const names = players?.split(',') ?? view.players.map(({ name }) => name);
  const changes = readSettings(set);
  const chosen =
    rules === undefined ? posted(accept(parseRules(view.rules, changes))) : { preset: rules, ...changes };
  const playerIds = who === undefined ? {} : { playerIds: answeredBeforehand(names, who) };
  const where = pack === undefined ? {} : { pack };
  const command = { type: 'newGame', players: names, ...playerIds, ...where, rules: chosen };
  await begin(command, options, host);
}

/** Begins a game, and asks which player is meant until the host knows. */
async function begin(
  command: object & { readonly players: readonly string[]; readonly playerIds?: readonly string[] },
  options: Options,
  host: Host,
): Promise<void> {
  try {
    await host.ask('command', command);
  } catch (error) {
    const refusal = error instanceof HostRefusal ? (error.answer.refusal as Refused['refusal']) : undefined;
    if (refusal?.code !== 'whoIs') throw error;
    const { players, playerIds = players.map(() => BY_NAME) } = command;
    const id = await askWho(refusal, terminal(options.json === true));
    await begin({ ...command, playerIds: playerIds.with(refusal.seat, id) }, options, host);
  }
}

/** A rule set as it is posted: its preset, or six-card where a house has a name of its own for it, with all that is changed. */
function posted(rules: RuleSet): object {
  const named = findPreset(rules.name);
  const preset = named.ok ? named.value : SIX_CARD;
  return { preset: preset.name, ...differences(preset, rules) };
}

function stateLines({ view, settings, company }: StateMessage): readonly string[] {
  const { players, rules, game, deal, board } = view;
  return [
    `${rules.name}, game ${game}, deal ${deal}${settings.paused ? ', paused' : ''}; board ${board.state}`,
    ...columns(players.map(({ name, front, toGo }) => [`  ${name}`, `${front}`, `${toGo} to go`])),
    company?.task == null ? promptText(view) : sayComplaint(DEFAULT, company.task),
    Object.entries(settings)
      .map(([name, value]) => `${name}=${typeof value === 'boolean' ? (value ? 'on' : 'off') : value}`)
      .join(' '),
  ];
}

/** What to do next, and what can be done besides. */
function promptText({ players, rules, prompt }: StateMessage['view']): string {
  const names = players.map(({ name }) => name);
  const people = peopleOf(names, rules.sides);
  return `${sayPrompt(DEFAULT, prompt, people)} ${sayBesides(DEFAULT, prompt.besides)}`.trim();
}

function codeLines({ seats, phones }: SeatPlaces): readonly string[] {
  const rows = seats.map(({ seat, name, taken, invitation }) => {
    const where = phones?.[0] ?? '(no phone can reach this table: start it with --lan) ';
    return [`${seat + 1} ${name}`, taken ? 'has a phone' : `${where}seat#${invitation}`];
  });
  return columns(rows);
}
