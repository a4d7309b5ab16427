// Card readers and text signs of `muggins start`: their options, and their place at the table.
import { realpath } from 'node:fs/promises';
import { SerialPort } from 'serialport';
import {
  type BoardLog,
  isBoardError,
  listPorts,
  type PortList,
  parsePort,
  serialPort,
  systemClock,
  tcpPort,
} from '../../board/index.ts';
import {
  CardReader,
  type Deck,
  DeckError,
  type LineSource,
  type LineStatus,
  presence,
  type ReaderPlace,
  readDeck,
  TextSign,
} from '../../lines/index.ts';
import { Repeats } from '../../system/repeats.ts';
import type { Table } from '../../table/index.ts';
import { badOption, CliError, usageError, withTimes } from '../output.ts';
import type { Serving } from '../serving.ts';
import type { StartOptions } from './command.ts';

/** Bits a second of devices that speak in lines, unless `@` says otherwise. */
const LINE_BAUD = 9_600;
const LOWEST_BAUD = 300;
const HIGHEST_BAUD = 1_000_000;
/** Seats are numbered from 1 where people write them. */
const MOST_SEATS = 6;

type LineOptions = Partial<Pick<StartOptions, 'reader' | 'sign' | 'port'>>;

/** A port and its speed. */
interface LinePlace {
  readonly port: string;
  readonly baud: number;
}

export interface LineChoices {
  readonly readers: readonly (LinePlace & { readonly place: ReaderPlace })[];
  readonly signs: readonly LinePlace[];
}

/** Reads `--reader` and `--sign`. @throws CliError for the first that makes no sense */
export function readLines({ reader = [], sign = [], port: board }: LineOptions): LineChoices {
  const readers = reader.map((text) => {
    const [, place = text, who = 'shared'] = /^(.*)=([^=]*)$/.exec(text) ?? [];
    return { ...readLinePlace('reader', place), place: readWho(text, who) };
  });
  const signs = sign.map((text) => readLinePlace('sign', text));
  const ports = [...(board === undefined ? [] : [board]), ...[...readers, ...signs].map(({ port }) => port)];
  const twice = ports.find((port, at) => ports.indexOf(port) !== at);
  if (twice !== undefined) throw badOption(`${twice} is given twice. Every device needs its own port.`);
  return { readers, signs };
}

/** Reads `PORT[@BAUD]`. @throws CliError */
export function readLinePlace(option: string, text: string): LinePlace {
  const [, port = text, speed] = /^(.*)@(\d+)$/.exec(text) ?? [];
  const baud = speed === undefined ? LINE_BAUD : Number(speed);
  if (baud < LOWEST_BAUD || baud > HIGHEST_BAUD)
    throw badOption(`--${option} ${text}: expected a speed from ${LOWEST_BAUD} to ${HIGHEST_BAUD}.`);
  try {
    parsePort(port);
  } catch (error) {
    if (isBoardError(error)) throw usageError('badPort', `--${option}: ${error.message}`);
    throw error;
  }
  return { port, baud };
}

function readWho(text: string, who: string): ReaderPlace {
  if (who === 'shared' || who === 'starter') return who;
  const seat = /^\d$/.test(who) ? Number(who) : 0;
  if (seat >= 1 && seat <= MOST_SEATS) return seat - 1;
  const words = `--reader ${text}: expected a seat from 1 to ${MOST_SEATS}, starter or shared after the =.`;
  throw badOption(words);
}

/** Opens the port of a device that speaks in lines, with errors that fit such a device. */
export function lineSource({ port, baud }: LinePlace): LineSource {
  const place = parsePort(port);
  const open = async () => {
    if (place.kind === 'tcp') return tcpPort(place)();
    const make = (path: string) => new SerialPort({ path, baudRate: baud, autoOpen: false });
    const transport = await serialPort(place.path, { make })();
    return Object.assign(transport, { present: await presence(place.path) });
  };
  const source = () =>
    open().catch((error) => {
      if (!isBoardError(error, 'portNotFound')) throw error;
      const words = 'it is not there. Plug it in and Muggins finds it. `muggins ports` lists the ports.';
      throw new Error(words, { cause: error });
    });
  return Object.defineProperty(source, 'name', { value: port });
}

/** The deck of a data folder. @throws CliError if its file is damaged */
export function deckOf(folder: string): Deck {
  try {
    return readDeck(folder);
  } catch (error) {
    if (error instanceof DeckError) throw new CliError('badDeck', error.message);
    throw error;
  }
}

/** The serial ports without those of readers and signs: one of them may look like a board. */
export async function portsForBoards({ readers, signs }: LineChoices): Promise<PortList> {
  const list = await listPorts();
  const real = (path: string): Promise<string> => realpath(path).catch(() => path);
  const taken = new Set(await Promise.all([...readers, ...signs].map(({ port }) => real(port))));
  const free = await Promise.all(list.ports.map(async ({ path }) => !taken.has(await real(path))));
  return { ...list, ports: list.ports.filter((_, at) => free[at]) };
}

interface LineParts extends Pick<Serving, 'say'> {
  readonly choices: LineChoices;
  readonly deck: Deck;
  readonly table: Pick<Table, 'card' | 'complain' | 'on' | 'off' | 'view'>;
  readonly log: BoardLog;
}

/** Starts readers and signs. Returns a function that ends them. */
export function startLines(parts: LineParts): () => Promise<void> {
  const readers = parts.choices.readers.map((place) => startReader(place, parts));
  const signs = parts.choices.signs.map((place) => startSign(place, parts));
  const show = (): void => {
    for (const sign of signs) sign.show(parts.table.view.rows[0]);
  };
  parts.table.on('view', show);
  show();
  return async () => {
    parts.table.off('view', show);
    await Promise.all([...readers, ...signs].map((each) => each.close()));
  };
}

function startReader(choice: LineChoices['readers'][number], parts: LineParts): CardReader {
  const { deck, table, log, say } = parts;
  const { port, baud, place } = choice;
  const reader = new CardReader({ open: lineSource(choice), clock: systemClock, deck });
  const who = typeof place === 'number' ? `seat ${place + 1}` : place;
  reader.on('status', teller('reader', { port, who }, parts));
  reader.on('card', (card) => {
    log.debug({ port, card }, 'card read');
    table.card(card, place);
  });
  reader.on('unknown', (code) => {
    log.warn({ port, code }, 'unknown card');
    table.complain({ code: 'unknownCard', details: { port, card: code } });
  });
  const repeats = new Repeats();
  reader.on('garbage', (what) => {
    log.warn({ port, what }, 'garbage from a reader');
    const times = repeats.due(what);
    if (times === undefined) return;
    const message = `The reader at ${port} sent something that is not a line of text. Is its speed ${baud}? Set another with ${port}@115200.`;
    say('note', { message, port, what, times }, withTimes(message, times));
  });
  reader.start();
  return reader;
}

function startSign(place: LinePlace, parts: LineParts): TextSign {
  const sign = new TextSign({ open: lineSource(place), clock: systemClock });
  sign.on('status', teller('sign', place, parts));
  sign.start();
  return sign;
}

/** Reports the status of a reader or a sign. */
const teller =
  (
    kind: 'reader' | 'sign',
    { port, who }: { readonly port: string; readonly who?: string },
    parts: LineParts,
  ) =>
  ({ state, error }: LineStatus): void => {
    if (state === 'closed') return;
    parts.log.info({ port, kind, who, state, error }, 'line device');
    const name = `${kind === 'reader' ? 'Reader' : 'Sign'} at ${port}${who === undefined ? '' : ` (${who})`}`;
    const fields = { port, ...(who !== undefined && { who }), state, error: error ?? null };
    parts.say(kind, fields, `${name}: ${state === 'ready' ? 'ready' : error}`);
  };
