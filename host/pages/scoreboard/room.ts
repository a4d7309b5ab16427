// What a room reads on the scoreboard besides the scene: how the match stands, whose turn it is, the race, the end.
import type { Skunk } from '../../../shared/rules/terms/index.ts';
import type { TableView } from '../../web/table/types.ts';
import { strings } from '../parts/language.ts';
import type { PlayerScene, Scene } from '../parts/scene.ts';

/** A line across the race: behind which hole, and what it is called, if anything. */
interface RaceMark {
  readonly hole: number;
  readonly text: string;
  /** Whether it is a skunk line, not a street's end. */
  readonly skunk: boolean;
}

/** The end of a game: see `scoreboard` of the words. */
export interface FinishScene {
  readonly lane: number;
  readonly title: string;
  /** 'By 33, 121 to 88'. */
  readonly margin: string;
  /** 'Skunk!', or empty. */
  readonly stamp: string;
  /** Who deals next, and how to go on. */
  readonly next: readonly string[];
}

/** Whose turn it is. */
export interface TurnScene {
  readonly seat: number;
  readonly what: 'deal' | 'starter' | 'play' | 'hand' | 'crib';
  readonly text: string;
}

/** Everything that the scoreboard draws and other pages do not. */
export interface RoomScene {
  /** 'Best of 5', or empty where people play as many games as they like. */
  readonly format: string;
  /** 'Game 3', or empty before the first. */
  readonly game: string;
  /** Who is to do something, and what: 'counts now'. */
  readonly turn: TurnScene | undefined;
  /** Holes from the start to the game hole of the longest lane. */
  readonly length: number;
  readonly marks: readonly RaceMark[];
  readonly finish: FinishScene | undefined;
  /** Whether nobody has played a card of this game, so that there is time to sit down. */
  readonly early: boolean;
}

/** Holes of a street. */
export const STREET = 30;

/** Before the host has said a word. */
export const EMPTY_ROOM: RoomScene = {
  format: '',
  game: '',
  turn: undefined,
  length: 121,
  marks: marksOf(121, []),
  finish: undefined,
  early: false,
};

/** The room of a view, whose players are those of the scene. */
export function roomOf(view: TableView, { players }: Scene): RoomScene {
  const { rules, match, phase } = view;
  const { scoreboard } = strings();
  const { games, all } = rules.match;
  const length = Math.max(1, ...players.map(({ score, toGo }) => score + toGo));
  const number = view.game - match.abandoned;
  return {
    format: games === 0 ? '' : all ? scoreboard.legs(games) : scoreboard.bestOf(games),
    game: number > 0 ? scoreboard.gameNumber(number) : '',
    turn: turnOf(view),
    length,
    marks: marksOf(length, rules.lowball ? [] : rules.skunks),
    finish: finishOf(view, players),
    early: isEarly(view) && (phase === 'cut' || phase === 'deal'),
  };
}

const isEarly = ({ deal, players }: TableView): boolean =>
  deal <= 1 && players.every(({ front }) => front === 0);

function turnOf({ turn, phase, prompt }: TableView): TurnScene | undefined {
  const { turns } = strings().scoreboard;
  const what = phase === 'show' ? (prompt.hand === 'crib' ? 'crib' : 'hand') : phase;
  return turn === null || !(what in turns)
    ? undefined
    : { seat: turn, what: what as TurnScene['what'], text: turns[what as TurnScene['what']] };
}

/** Letters of its numbers' line that the whole race has room for. */
const LINE = 84;

/** Street by street, and the lines that a loser has to pass. The last street ends in the game hole. */
function marksOf(
  length: number,
  skunks: readonly { readonly skunk: Skunk; readonly atMost: number }[],
): RoomScene['marks'] {
  const { skunkLines } = strings().scene;
  const lines = skunks.flatMap(({ skunk, atMost }) =>
    skunk === 'none' || atMost >= length ? [] : [{ hole: atMost, text: skunkLines[skunk], skunk: true }],
  );
  // The words of a line stand on both sides of it, and a street's number needs room as well.
  const isClear = (hole: number) => (line: { readonly hole: number; readonly text: string }) =>
    Math.abs(line.hole - hole) > Math.max(STREET / 2, ((line.text.length + 10) / (2 * LINE)) * length);
  const streets = Array.from({ length: Math.floor((length - 2) / STREET) }, (_, at) => STREET * (at + 1));
  return [
    ...lines,
    ...streets.filter((hole) => lines.every(isClear(hole))).map((hole) => ({ hole, text: '', skunk: false })),
  ];
}

function finishOf(view: TableView, players: readonly PlayerScene[]): FinishScene | undefined {
  const { result, match, nextDealer } = view;
  // A player alone who has lost has no winner to look at.
  const side = players.find(({ lane }) => lane === (result?.winner ?? 0));
  if (result === null || side === undefined) return undefined;
  const { scoreboard } = strings();
  const others = players.filter(({ lane }) => lane !== side.lane);
  const first = view.rules.firstDealer === 'firstSeat' ? 0 : undefined;
  const dealer = view.players.find(({ seat }) => seat === (nextDealer ?? first))?.name;
  const champion = match.over && match.winner === side.lane;
  return {
    lane: side.lane,
    title: endTitle(result, champion, side.names),
    margin: scoreboard.margin(
      view.rules.lowball || others.length === 0 ? 0 : Math.min(...others.map(({ toGo }) => toGo - side.toGo)),
      [side, ...others].map(({ score }) => score),
    ),
    stamp: stampOf(result),
    next: [
      match.over ? scoreboard.matchOver : dealer ? scoreboard.dealsNext(dealer) : scoreboard.cutNext,
      match.over ? scoreboard.newMatch : scoreboard.goOn,
    ],
  };
}

function endTitle(
  { winner }: NonNullable<TableView['result']>,
  champion: boolean,
  names: readonly string[],
): string {
  const { scoreboard } = strings();
  if (winner === null) return scoreboard.gameLost;
  return champion ? scoreboard.winsMatch(names) : scoreboard.wins(names);
}

function stampOf({ skunk, losers }: NonNullable<TableView['result']>): string {
  const { stamps } = strings().scoreboard;
  if (skunk !== 'none') return stamps[skunk];
  return losers.some(({ stinkHole }) => stinkHole) ? stamps.stinkHole : '';
}
