// `muggins watch`: prints the moves of the running table. It connects again whenever the connection breaks, and reports each move once.
import { WebSocket } from 'ws';
import type { KeptMove } from '../../../shared/story/history.ts';
import { kindOf, newsSince } from '../../../shared/story/news.ts';
import { DEFAULT } from '../../../shared/words/default.ts';
import { counted } from '../../../shared/words/message.ts';
import { sayMove } from '../../../shared/words/moves.ts';
import { ONLY_THIS } from '../../system/ask.ts';
import type { TableMessage, TableView } from '../../web/table/types.ts';
import { paint } from '../colour.ts';
import type { Output } from '../output.ts';
import { dataFolder } from '../place.ts';
import { Host, notRunning, type Running, readRunning } from '../running.ts';
import { type Say, serve } from '../serving.ts';
import type { WatchOptions } from './command.ts';

/** Watches until SIGINT or SIGTERM. @throws CliError if no table runs at the beginning */
export async function watch(options: WatchOptions, output: Output): Promise<void> {
  const { http, json, all = false } = options;
  const folder = dataFolder(options.data);
  // Looked up anew each time: a table that was started again may be elsewhere.
  const where = (): TablePlace | undefined =>
    http === undefined ? readRunning(folder) : { url: `http://127.0.0.1:${http}/`, certificate: undefined };
  const answers = async (port: number) => (await new Host(folder, { port }).health()) !== undefined;
  if (http === undefined ? where() === undefined : !(await answers(http)))
    throw notRunning(folder, 'table', http);
  await serve(options, output, async ({ say, atEnd }) => {
    const watcher = new Watcher({ where, all, say });
    atEnd(() => watcher.close());
    watcher.open();
    if (json !== true) output.err('Press Ctrl+C to end.');
  });
}

/** Milliseconds to the next attempt after a connection broke. */
const RETRY = 1_000;
/** Milliseconds without a message after which a connection is dead: the table sends one every 5 s. */
const SILENCE = 15_000;

type WatchedState = Pick<TableView, 'move' | 'game' | 'deal' | 'phase' | 'rules' | 'players' | 'history'>;

type TablePlace = Pick<Running, 'url' | 'certificate'> & Partial<Pick<Running, 'token'>>;

interface WatcherOptions {
  readonly where: () => TablePlace | undefined;
  /** Report every move, not only those that change the score. */
  readonly all: boolean;
  readonly say: Say;
  /** Milliseconds to the next attempt. */
  readonly retry?: number;
}

const scoreOf = (players: WatchedState['players']): string =>
  players.map(({ name, front }) => `${name} ${front}`).join(', ');

/** The connection to a table. */
export class Watcher {
  readonly #options: WatcherOptions;
  #socket: WebSocket | undefined;
  #timer: NodeJS.Timeout | undefined;
  #silence: NodeJS.Timeout | undefined;
  /** The last reported move; undefined before the first message. */
  #last: number | undefined;
  /** Whether this connection has reported the state of the game. */
  #greeted = false;
  #gone = false;
  #closed = false;

  constructor(options: WatcherOptions) {
    this.#options = options;
  }

  open(): void {
    const place = this.#options.where();
    if (place === undefined) {
      this.#again();
      return;
    }
    const { url, token, certificate } = place;
    const socket = new WebSocket(`${url.replace(/^http/, 'ws')}live?only=state`, {
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
      ...(certificate !== undefined && { ca: certificate, ...ONLY_THIS }),
    });
    this.#socket = socket;
    this.#greeted = false;
    this.#alive();
    socket.on('message', (data) => {
      this.#alive();
      this.#hear(`${data}`, url);
    });
    // 'close' follows, whatever the error was.
    socket.on('error', () => {});
    socket.on('close', () => this.#again());
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#silence);
    this.#socket?.terminate();
  }

  #again(): void {
    clearTimeout(this.#silence);
    if (this.#closed) return;
    const { say, retry = RETRY } = this.#options;
    if (!this.#gone) say('gone', {}, 'The table does not answer. Muggins keeps trying.');
    this.#gone = true;
    this.#timer = setTimeout(() => this.open(), retry);
  }

  #alive(): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => this.#socket?.terminate(), SILENCE);
  }

  #hear(text: string, url: string): void {
    const message = JSON.parse(text) as TableMessage;
    if (message.type !== 'state') return;
    const { view } = message;
    if (!this.#greeted) this.#greet(view, url);
    const { fresh, missed } = newsSince(this.#last ?? view.move, view.history);
    this.#missed(missed);
    for (const move of fresh) this.#tell(move, view);
    this.#last = view.move;
  }

  /** Reports the state of the game. Another journal counts its moves anew. */
  #greet(view: WatchedState, url: string): void {
    const { say } = this.#options;
    this.#greeted = true;
    this.#gone = false;
    if (this.#last !== undefined && view.move < this.#last) this.#last = undefined;
    const { game, deal, phase, players, rules } = view;
    say(
      'watching',
      { url, move: view.move, game, deal, phase, rules: rules.name, players },
      `Watching ${url}${players.length === 0 ? '' : `: ${scoreOf(players)}`}`,
    );
  }

  /** Reports how many moves the table no longer sends. */
  #missed(moves: number): void {
    const words = `${counted(moves, 'move was', 'moves were')} made meanwhile.`;
    if (moves > 0) this.#options.say('missed', { moves }, words);
  }

  #tell(made: KeptMove, { game, deal, players }: WatchedState): void {
    const { all, say } = this.#options;
    const kind = kindOf(made);
    if (kind === 'move' && !all) return;
    const { move, fact } = made;
    const words = sayMove(DEFAULT, made);
    const line = `${words}  ${scoreOf(players)}`;
    say(kind, { move, game, deal, fact, words, players }, kind === 'win' ? paint('green', line) : line);
  }
}
