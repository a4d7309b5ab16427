// What a room reads on the scoreboard besides the scene: how the match stands, whose turn it is, the race, the end.
import type { Skunk } from '../../../shared/rules/terms/index.ts';
import type { TableView } from '../../web/table/types.ts';
import { t } from '../kit/language.ts';
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
  const { games, all } = rules.match;
  const length = Math.max(1, ...players.map(({ score, toGo }) => score + toGo));
  const number = view.game - match.abandoned;
  return {
    format: games === 0 ? '' : all ? t('scoreboard-legs', { games }) : t('scoreboard-bestOf', { games }),
    game: number > 0 ? t('scoreboard-gameNumber', { game: number }) : '',
    turn: turnOf(view),
    length,
    marks: marksOf(length, rules.lowball ? [] : rules.skunks),
    finish: finishOf(view, players),
    early: isEarly(view) && (phase === 'cut' || phase === 'deal'),
  };
}

const isEarly = ({ deal, players }: TableView): boolean =>
  deal <= 1 && players.every(({ front }) => front === 0);

const TURNS: readonly string[] = [
  'deal',
  'starter',
  'play',
  'hand',
  'crib',
] satisfies readonly TurnScene['what'][];

const isTurn = (what: string): what is TurnScene['what'] => TURNS.includes(what);

function turnOf({ turn, phase, prompt }: TableView): TurnScene | undefined {
  const what = phase === 'show' ? (prompt.hand === 'crib' ? 'crib' : 'hand') : phase;
  return turn === null || !isTurn(what)
    ? undefined
    : {
        seat: turn,
        what,
        text: t(`scoreboard-turns-${what}`),
      };
}

/** Letters of its numbers' line that the whole race has room for. */
const LINE = 84;

/** Street by street, and the lines that a loser has to pass. The last street ends in the game hole. */
function marksOf(
  length: number,
  skunks: readonly { readonly skunk: Skunk; readonly atMost: number }[],
): RoomScene['marks'] {
  const lines = skunks.flatMap(({ skunk, atMost }) =>
    skunk === 'none' || atMost >= length
      ? []
      : [{ hole: atMost, text: t(`scene-skunkLines-${skunk}`), skunk: true }],
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
  const others = players.filter(({ lane }) => lane !== side.lane);
  const first = view.rules.firstDealer === 'firstSeat' ? 0 : undefined;
  const dealer = view.players.find(({ seat }) => seat === (nextDealer ?? first))?.name;
  const champion = match.over && match.winner === side.lane;
  return {
    lane: side.lane,
    title: endTitle(result, champion, side.names),
    margin: marginText(view, side, others),
    stamp: stampOf(result),
    next: [
      match.over
        ? t('scoreboard-matchOver')
        : dealer
          ? t('scoreboard-dealsNext', { name: dealer })
          : t('scoreboard-cutNext'),
      match.over ? t('scoreboard-newMatch') : t('scoreboard-goOn'),
    ],
  };
}

function endTitle(
  { winner }: NonNullable<TableView['result']>,
  champion: boolean,
  names: readonly string[],
): string {
  if (winner === null) return t('scoreboard-gameLost');
  const winners = names.join(' & ');
  return t(champion ? 'scoreboard-winsMatch' : 'scoreboard-wins', { winner: winners });
}

function stampOf({ skunk, losers }: NonNullable<TableView['result']>): string {
  if (skunk !== 'none') return t(`scoreboard-stamps-${skunk}`);
  return losers.some(({ stinkHole }) => stinkHole) ? t('scoreboard-stamps-stinkHole') : '';
}

/** The scores, and by how many holes the nearest loser was beaten. */
function marginText(
  { rules }: TableView,
  { score, toGo }: PlayerScene,
  others: readonly PlayerScene[],
): string {
  if (others.length === 0) return `${score}`;
  const figures = { best: score, rest: others.map((each) => each.score) };
  const holes = rules.lowball ? 0 : Math.min(...others.map((each) => each.toGo - toGo));
  return holes > 0 ? t('scoreboard-marginBy', { holes, ...figures }) : t('scoreboard-margin', figures);
}
