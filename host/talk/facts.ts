// What a table tells other programs: facts, with the words of its language beside them.

import type { KeptMove } from '../../shared/story/history.ts';
import { kindOf, type NewsKind } from '../../shared/story/news.ts';
import type { Language } from '../../shared/words/catalog.ts';
import { sayMove } from '../../shared/words/moves.ts';
import { type People, peopleOf, seatsOfSide } from '../../shared/words/people.ts';
import { sayPrompt } from '../../shared/words/prompts.ts';
import { sayRuling } from '../../shared/words/ruling.ts';
import type { TableView } from '../table/index.ts';

/** Characters that Home Assistant keeps of a state. */
const LONGEST = 255;

/** A side and its pegs: a player, or partners. */
interface SideFacts {
  readonly name: string;
  /** The hole of the front peg. */
  readonly score: number;
  readonly rear: number;
  readonly toGo: number;
}

/** A table at one moment. Plain JSON; null means no player. Sentences are at most 255 characters long. */
interface TableFacts {
  /** The id of the journal. */
  readonly table: string;
  readonly game: number;
  readonly deal: number;
  readonly phase: string;
  /** The game that is played, such as `six-card`. */
  readonly rules: string;
  /** By lane. */
  readonly sides: readonly SideFacts[];
  readonly turn: string | null;
  readonly dealer: string | null;
  readonly crib: string | null;
  /** What the table waits for. */
  readonly prompt: string;
  readonly ruling: string | null;
  readonly winner: string | null;
  readonly board: TableView['board']['state'];
  /** Whether the board is there. */
  readonly connected: boolean;
}

/** A published move. Plain JSON. */
interface MoveFacts {
  readonly move: number;
  readonly game: number;
  readonly deal: number;
  readonly fact: KeptMove['fact'];
  readonly words: string;
  /** As they stand after it. */
  readonly sides: readonly SideFacts[];
}

/** A move and what kind of news it is. */
export interface News {
  readonly kind: NewsKind;
  readonly facts: MoveFacts;
}

/** The published state of this moment. `table` is the id of its journal. */
export function factsOf(view: TableView, language: Language, table: string): TableFacts {
  const { game, deal, phase, players, prompt, ruling, result, rules, board } = view;
  const people = peopleAt(view);
  const named = (seat: number | null): string | null =>
    seat === null ? null : (players[seat]?.name ?? null);
  return {
    table,
    game,
    deal,
    phase,
    rules: rules.name,
    sides: sidesOf(view),
    turn: named(view.turn),
    dealer: named(view.dealer),
    crib: named(view.crib),
    prompt: cut(sayPrompt(language, prompt, people)),
    ruling: ruling === null ? null : cut(sayRuling(language, ruling, people) ?? ruling.code),
    winner: result === null || result.winner === null ? null : sideName(people, result.winner),
    board: board.state,
    connected: board.state === 'ready',
  };
}

/** A move of this table, as it is published. */
export const newsOf = (made: KeptMove, view: TableView, language: Language): News => ({
  kind: kindOf(made),
  facts: {
    move: made.move,
    game: view.game,
    deal: view.deal,
    fact: made.fact,
    words: sayMove(language, made),
    sides: sidesOf(view),
  },
});

const peopleAt = ({ players, rules }: TableView): People =>
  peopleOf(
    players.map(({ name }) => name),
    rules.sides,
  );

const sideName = (people: People, side: number): string =>
  seatsOfSide(people, side)
    .map((seat) => people.names[seat] ?? '')
    .join(' + ');

function sidesOf(view: TableView): readonly SideFacts[] {
  const people = peopleAt(view);
  const lanes = [...new Set(view.players.map(({ lane }) => lane))].toSorted((a, b) => a - b);
  return lanes.flatMap((lane) => {
    const player = view.players.find((each) => each.lane === lane);
    if (player === undefined) return [];
    const { front, rear, toGo } = player;
    return [{ name: sideName(people, lane), score: front, rear, toGo }];
  });
}

const cut = (text: string): string => (text.length <= LONGEST ? text : `${text.slice(0, LONGEST - 1)}…`);
