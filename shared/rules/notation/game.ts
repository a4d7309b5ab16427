// Games and positions as text. A position is a game that begins with its last deal, on one line.
import type { CardOrRank } from '../cards/cards.ts';
import type { Event, GameEvent } from '../game/event.ts';
import { evolve } from '../game/evolve.ts';
import { Game } from '../game/game.ts';
import { type Done, standing } from '../game/standing.ts';
import type { State } from '../game/state.ts';
import { act, EMPTY } from '../game/timeline.ts';
import type { RefusalCode } from '../terms/refusal.ts';
import { ok, type Result, refuse } from '../terms/result.ts';
import { formatMove, type Move, parseMove } from './move.ts';
import { movesOf } from './moves.ts';
import { parseSetup, refusedAt, type Setup, setupLines } from './setup.ts';
import { unexpected, type Word, wordsOf } from './word.ts';

/**
 * The game of a text: a whole game, a deal, or a position. Refusals: badNotation, for a word that says nothing; badMove, for one
 * that the rules refuse, with their refusal. Both name line and column, from 1.
 */
export function parseGame(text: string): Result<Game> {
  const words = wordsOf(text);
  const read = parseSetup(words);
  if (!read.ok) return read;
  const { setup, moves } = read.value;
  const { rules } = setup;
  const players = setup.players ?? rules.sides.map((_, seat) => `P${seat + 1}`);
  const begun = act(EMPTY, { ...setup, type: 'newGame', rules, players });
  if (!begun.ok) {
    const about = BEGINNING[begun.refusal.code] as string;
    return refusedAt(words.find((word) => word.text.startsWith(about)) as Word, begun.refusal);
  }
  let { timeline } = begun.value;
  const events: Event[] = [...begun.value.events];
  for (const word of moves) {
    const move = parseMove(word.text);
    if (move === undefined) return unexpected(word, word === moves[0] ? 'setting' : 'move');
    const done = act(timeline, move);
    if (!done.ok) return refusedAt(word, done.refusal);
    timeline = done.value.timeline;
    events.push(...done.value.events);
  }
  return ok(Game.replay(events));
}

/** The word that a game is not begun for. */
const BEGINNING: Partial<Record<RefusalCode, string>> = {
  badPegs: 'pegs=',
  badPlayers: 'players=',
  badSeat: 'dealer=',
};

/** What is written. */
export interface NotationOptions {
  /**
   * For everybody's eyes: while the game goes on, hands that have not been laid or counted are left out, and who laid away which
   * cards. Default: everything that the game knows.
   */
  readonly shown?: boolean;
}

/**
 * A game as text, from its first deal to where it stands: a paragraph for each deal, with the score behind it. What was taken back is
 * left out. Refusals: noGame; notWritten, for a move of a journal that today's rules do not make, or that hidden cards explain.
 */
export function formatGame(game: Game, options: NotationOptions = {}): Result<string> {
  const begun = beginning(game, options);
  if (!begun.ok) return begun;
  const { setup, moves } = begun.value;
  const text = `${[...setupLines(setup), ...paragraphs(moves)].join('\n')}\n`;
  // Without a hidden hand a text may come to something else: the deal before everybody's eyes is left.
  return options.shown && !leadsTo(text, game.state) ? formatPosition(game, options) : ok(text);
}

/**
 * Where a game stands, on one line: the pegs and the dealer as the deal began, and what has happened in it. Names and earlier
 * deals are left out. Refusals: those of formatGame.
 */
export function formatPosition(game: Game, options: NotationOptions = {}): Result<string> {
  const begun = beginning(game, options);
  if (!begun.ok) return begun;
  const { moves } = begun.value;
  for (let at = moves.length - 1; at >= 0; at--) {
    const { after } = moves[at] as Written;
    if (!isBetweenDeals(after)) continue;
    const later = moves.slice(at + 1).flatMap(({ words }) => words);
    const free = after.phase === 'free' ? ['free'] : [];
    const line = [...setupLines(setupAt(after)), ...free, ...later].join(' ');
    if (leadsTo(line, game.state)) return ok(line);
  }
  return refuse({ code: 'notWritten', move: (moves.at(-1) as Written).number });
}

/** A move with its words. */
type Written = Done & { readonly words: readonly string[] };

/** How the last game began, and its moves. */
function beginning(
  { events, state }: Game,
  { shown = false }: NotationOptions,
): Result<{ setup: Setup; moves: readonly Written[] }> {
  const done = standing(events);
  const at = done.findLastIndex((each) => each.events.some(isStart));
  const first = done[at];
  if (first === undefined) return refuse({ code: 'noGame' });
  const start = first.events.findIndex(isStart);
  const [begun, ...rest] = first.events.slice(start) as [Start, ...GameEvent[]];
  const { rules, players } = begun;
  const [dealt] = rest;
  const dealer = dealt?.type === 'dealerSet' && dealt.reason !== 'cut' ? dealt.dealer : undefined;
  // With the dealer the deal begins, and the house may give points for the first one.
  const bonus = rest[2]?.type === 'pegged' && rest[2].reason === 'firstDeal';
  const known = dealer === undefined ? 0 : bonus ? 3 : 2;
  const before = first.events.slice(0, start + 1 + known).reduce(evolve, first.before);
  const moves: Written[] = [];
  const made = [{ ...first, before, events: rest.slice(known) }, ...done.slice(at + 1)];
  const secret = shown && state.phase !== 'over';
  for (const [place, each] of made.entries()) {
    const told = movesOf(each);
    if (!told.ok) return told;
    const words = secret
      ? told.value.flatMap((move) => visible(move, [each, ...made.slice(place + 1)]))
      : told.value;
    moves.push({ ...each, words: words.map(formatMove) });
  }
  const settled = { ...(dealer !== undefined && { dealer }), ...(begun.at && { at: begun.at }) };
  return ok({ setup: { rules, players, ...settled }, moves });
}

/**
 * A move as everybody at the table knows it: a hand once all of it was laid or entered in its deal, without the discard. Before that
 * they know at most that the cards are dealt.
 */
function visible(move: Move, [own, ...later]: readonly [Done, ...Done[]]): readonly Move[] {
  if (move.type !== 'hold') return [move];
  const { discard: _, ...held } = move;
  const after = [own, ...later].filter(({ before }) => before.deal === own.before.deal);
  const events = after.flatMap((each) => each.events);
  const laid = events.flatMap((event) =>
    event.type === 'cardLaid' && event.seat === move.seat ? [event.card] : [],
  );
  const entered = events.flatMap((event) => (event.type === 'cardsEntered' ? [event.cards] : []));
  if ([laid, ...entered].some((cards) => sameCards(cards, held.cards))) return [held];
  return own.before.phase === own.after.phase ? [] : [{ type: 'next' }];
}

const sameCards = (some: readonly CardOrRank[], others: readonly CardOrRank[]): boolean =>
  some.toSorted().join() === others.toSorted().join();

type Start = Extract<GameEvent, { type: 'gameStarted' }>;
const isStart = ({ type }: GameEvent): boolean => type === 'gameStarted';

/** Whether no card of a deal is on the table. */
const isBetweenDeals = ({ phase }: State): boolean => phase === 'cut' || phase === 'free' || phase === 'deal';

/** The setup that leads to a state between deals. */
function setupAt({ rules, phase, dealer, deal, pegs }: State): Setup {
  const next = phase === 'deal' ? deal : deal + 1;
  const first = next === 1 && pegs.every(({ front }) => front === 0);
  return {
    rules,
    ...(!first && { at: { pegs, deal: next } }),
    ...(phase === 'deal' && dealer !== undefined && { dealer }),
  };
}

/** Whether a line is read as this state: not where a move in it is about a deal before. */
function leadsTo(line: string, state: State): boolean {
  const read = parseGame(line);
  const stands = ({ phase, pegs, hand, disputed, round }: State): string =>
    JSON.stringify([
      phase,
      pegs,
      hand,
      disputed,
      ...(round?.laid ?? []).map(({ seat, card }) => [seat, card]),
    ]);
  return read.ok && stands(read.value.state) === stands(state);
}

/** Characters of a line. */
const WIDTH = 100;

/** A paragraph for each deal: the deal, the play and the show begin a line. */
function paragraphs(moves: readonly Written[]): readonly string[] {
  const lines: string[] = [];
  let [deal, part] = [-1, ''];
  const write = (word: string): void => {
    if (`${lines.at(-1)} ${word}`.length > WIDTH) lines.push('  ');
    lines.push(`${lines.pop()} ${word}`);
  };
  for (const { words, before, after } of moves) {
    if (words.length === 0) continue;
    const number = before.phase === 'cut' ? after.deal : before.deal;
    const within = before.phase === 'play' || before.phase === 'show' ? before.phase : 'deal';
    if (number !== deal) lines.push('', number > 0 ? `${number}.` : '  ');
    else if (within !== part) lines.push('  ');
    [deal, part] = [number, within];
    words.forEach(write);
    const over = after.phase === 'over' && before.phase !== 'over';
    if (over || (number > 0 && after.deal > number)) {
      write(`; ${after.pegs.map(({ front }) => front).join('-')}`);
      part = 'over';
    }
  }
  return lines;
}
