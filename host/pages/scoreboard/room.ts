// What a room reads on the scoreboard besides the scene: how the match stands, whose turn it is, the race, the felt, the end.
import type { StateMessage, TableView } from '../../web/table/types.ts';
import { t } from '../kit/language.ts';
import { turnIn } from '../parts/company.ts';
import type { PlayerScene, Scene } from '../parts/scene.ts';
import { type FeltScene, feltOf, taskOf } from './felt.ts';

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
  felt: undefined,
};

/** Everything that the scoreboard draws and other pages do not. */
export type RoomScene = ReturnType<typeof roomOf>;

/** The part of the scene that a room is made from. */
type RoomFrom = Pick<Scene, 'players' | 'moves' | 'ruling'>;

/** The room of a view, whose players are those of the scene; `company`: Muggins at its table. */
export function roomOf(view: TableView, scene: RoomFrom, company: StateMessage['company'] = null) {
  const { players } = scene;
  const { rules, match } = view;
  const { games, all } = rules.match;
  const length = Math.max(1, ...players.map(({ score, toGo }) => score + toGo));
  const number = view.game - match.abandoned;
  return {
    /** 'Best of 5', or empty where people play as many games as they like. */
    format: games === 0 ? '' : all ? t('scoreboard-legs', { games }) : t('scoreboard-bestOf', { games }),
    /** 'Game 3', or empty before the first. */
    game: number > 0 ? t('scoreboard-gameNumber', { game: number }) : '',
    turn: turnOf(view, company),
    /** Holes from the start to the game hole of the longest lane. */
    length,
    marks: marksOf(length, rules.lowball ? [] : rules.skunks),
    finish: finishOf(view, players),
    felt: feltOf(view, scene, company) as FeltScene | undefined,
  };
}

/** Whose turn it is, and what they are to do: 'counts now'. */
export type TurnScene = NonNullable<ReturnType<typeof turnOf>>;

function turnOf(view: TableView, company: StateMessage['company']) {
  const seat = turnIn(view, company);
  const what = seat === view.turn ? taskOf(view) : 'starter';
  if (seat === null || what === undefined) return undefined;
  return { seat, what, text: t(`scoreboard-turns-${what}`) };
}

/** Letters of its numbers' line that the whole race has room for. */
const LINE = 84;

/** Lines across the race: street by street, and those that a loser has to pass. The last street ends in the game hole. */
function marksOf(length: number, skunks: TableView['rules']['skunks']) {
  const lines = skunks.flatMap(({ skunk, atMost }) =>
    skunk === 'none' || atMost >= length
      ? []
      : [{ hole: atMost, text: t(`scene-skunkLines-${skunk}`), skunk: true }],
  );
  // The words of a line stand on both sides of it, and a street's number needs room as well.
  const isClear = (hole: number) => (line: { readonly hole: number; readonly text: string }) =>
    Math.abs(line.hole - hole) > Math.max(STREET / 2, ((line.text.length + 10) / (2 * LINE)) * length);
  const streets = Array.from({ length: Math.floor((length - 2) / STREET) }, (_, at) => STREET * (at + 1));
  const clear = streets.filter((hole) => lines.every(isClear(hole)));
  return [...lines, ...clear.map((hole) => ({ hole, text: '', skunk: false }))];
}

/** The end of a game. */
export type FinishScene = NonNullable<ReturnType<typeof finishOf>>;

function finishOf(view: TableView, players: readonly PlayerScene[]) {
  const { result, match, nextDealer } = view;
  // A player alone who has lost has no winner to look at.
  const side = players.find(({ lane }) => lane === (result?.winner ?? 0));
  if (result === null || side === undefined) return undefined;
  const others = players.filter(({ lane }) => lane !== side.lane);
  const first = view.rules.firstDealer === 'firstSeat' ? 0 : undefined;
  const dealer = view.players.find(({ seat }) => seat === (nextDealer ?? first))?.name;
  const champion = match.over && match.winner === side.lane;
  const deals = dealer ? t('scoreboard-dealsNext', { name: dealer }) : t('scoreboard-cutNext');
  return {
    lane: side.lane,
    title: endTitle(result, champion, side.names),
    /** 'Won by 33: 121 to 88', or '13 ahead of Bob' where the cards show many scores. */
    margin: marginText(view, side, others),
    /** 'Skunk!', or empty. */
    stamp: stampOf(result),
    /** Who deals next. */
    next: match.over ? t('scoreboard-matchOver') : deals,
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
  const [second] = others.toSorted((a, b) => a.toGo - b.toGo);
  if (second === undefined) return `${score}`;
  const figures = { best: score, rest: others.map((each) => each.score) };
  const holes = rules.lowball ? 0 : second.toGo - toGo;
  if (holes > 0 && others.length > 1) return t('scoreboard-marginAhead', { holes, name: second.name });
  return holes > 0 ? t('scoreboard-marginBy', { holes, ...figures }) : t('scoreboard-margin', figures);
}
