// What the page shows, in words and figures, made from the host's view. The page draws this and asks no
// questions.

import type { Level } from '../../../shared/partner/seats.ts';
import type { GameResult } from '../../../shared/rules/index.ts';
import { isAlone } from '../../../shared/rules/terms/index.ts';
import { keyedText } from '../../../shared/words/cardtext.ts';
import { sayMove, speakMove } from '../../../shared/words/moves.ts';
import { sayDealPhase } from '../../../shared/words/parts.ts';
import { sayCounted, sayRuling, saySource } from '../../../shared/words/ruling.ts';
import type { EmulatorMessage, StateMessage, TableView } from '../../web/table/types.ts';
import type { Caption } from '../kit/captions.ts';
import { language, t } from '../kit/language.ts';
import { expectedWords, turnIn } from './company.ts';
import type { AskedKind } from './keys.ts';
import { cardText } from './panels.ts';
import { besidesWords, peopleIn, promptWords } from './prompt.ts';
import { boardTrouble, complaintWords, noticeWords } from './trouble.ts';

/** Sends a command to the table: resolves with nothing, or with the reason why it was refused. */
export type Begin = (command: object) => Promise<string | undefined>;

/** The page before the host has said a word: the same shapes, nothing in them; its words are said when they are read. */
export const EMPTY_SCENE: Scene = {
  players: [],
  phase: 'Muggins',
  crib: '',
  get expects() {
    return t('scene-waiting');
  },
  afterwards: '',
  keyed: '',
  alert: '',
  done: '',
  ruling: undefined,
  moves: [],
  match: [],
  game: 0,
  matchOver: false,
  notices: [],
  get board() {
    return { ok: false, text: t('scene-boardUnknown') };
  },
  asked: 'other',
  table: undefined,
};

/** What the page knows besides the view: Muggins at the table; whether the board is emulated, and then its power and cable. */
type TableFacts = Pick<StateMessage, 'emulator'> &
  Partial<Pick<StateMessage, 'company'>> &
  Pick<EmulatorMessage, 'power' | 'plugged'>;

/** Everything on the page but the lights. */
export type Scene = ReturnType<typeof sceneOf>;

/** The scene of a view. */
export function sceneOf(view: TableView, facts: TableFacts) {
  const { result, prompt } = view;
  const asked: AskedKind = prompt.ask.code === 'suit' ? 'suit' : 'other';
  return {
    players: sidesOf(view).map((side) => playerScene(view, side, facts.company)),
    /** 'Deal 3, play'. */
    phase: phaseText(view),
    /** 'Red's crib', or empty. */
    crib: cribText(view),
    /** What is expected now, in one sentence. */
    expects: result === null ? expectedWords(view, facts.company ?? null) : wonText(result, view),
    /** What may be done besides, or empty. */
    afterwards: result === null ? besidesWords(view) : `${promptWords(view)} ${besidesWords(view)}`.trim(),
    /** What is being keyed, or empty. */
    keyed: keyedText(view.entry),
    /** Why the last entry was refused, or what is wrong with the board; or empty. */
    alert: alertOf(view),
    /** What a button beside it has done; or empty. */
    done: '',
    ruling: view.ruling === null ? undefined : rulingScene(view.ruling, view),
    /** The newest first; `undone`: taken back by undo; `begins`: the first of a game. */
    moves: movesScene(view),
    match: sidesOf(view).map((side) => tallyScene(view, side)),
    game: view.game,
    /** Whether the match is decided. */
    matchOver: view.match.over,
    /** What is wrong with the journal, each said until the host has read it. */
    notices: view.notices.map((told) => ({
      text: noticeWords(told),
      game: told.details.game,
    })),
    board: boardScene(view, facts),
    /** What letters on the keyboard mean now. */
    asked,
    table: tableScene(view, facts.company),
  };
}

/** A beginning that another one follows is left out: answers and names of a new table begin its first game again. */
const movesScene = ({ history }: TableView) =>
  history
    .filter((made, at) => {
      const next = history[at + 1];
      const begins = made.fact.code === 'gameBegins' && next?.fact.code === 'gameBegins';
      return !begins || made.undone || next.undone;
    })
    .map((made) => ({
      ...{ move: made.move, undone: made.undone, begins: made.fact.code === 'gameBegins' },
      text: sayMove(language(), made),
      spoken: speakMove(language(), made),
    }))
    .reverse();

/** A line of the match: games won, game points, net spread, stakes won less stakes lost. */
export type TallyScene = ReturnType<typeof tallyScene>;

const tallyScene = ({ match }: TableView, { name, lane }: Side) => ({
  name,
  lane,
  games: match.games[lane] ?? 0,
  points: match.points[lane] ?? 0,
  spread: match.spread[lane] ?? 0,
  stakes: match.stakes[lane] ?? 0,
});

/** How the game ended. */
const wonText = (result: GameResult, view: TableView): string =>
  sayMove(language(), {
    fact: { code: result.winner === null ? 'lost' : 'won', result },
    ...peopleIn(view),
  });

function alertOf(view: TableView): string {
  const { refusal, board } = view;
  if (refusal !== null) return complaintWords(refusal, peopleIn(view));
  return board.error === null ? '' : boardTrouble(board.error);
}

/** The game on the board, for the next one: names by seat, the rules of the next one, whether it is still going on. */
export type TableScene = NonNullable<ReturnType<typeof tableScene>>;

/** Undefined before the first game. */
function tableScene({ phase, players, rules, planned }: TableView, company: StateMessage['company'] = null) {
  if (phase === 'none') return undefined;
  const names = players.map(({ name }) => name);
  return { names, rules: planned ?? rules, running: phase !== 'over', company };
}

/** Players who share a lane. */
type Side = ReturnType<typeof sidesOf>[number];

function sidesOf({ players }: TableView) {
  const lanes = [...new Set(players.map(({ lane }) => lane))];
  return lanes.flatMap((lane) => {
    const members = players.filter((each) => each.lane === lane);
    const [first] = members;
    if (first === undefined) return [];
    const { front, rear, toGo } = first;
    const names = members.map((each) => each.name || `P${each.seat + 1}`);
    const seats = members.map(({ seat }) => seat);
    return [{ lane, name: names.join(t('common-and')), names, seats, front, rear, toGo }];
  });
}

/** One side's score: a player, or partners who share a lane. */
export type PlayerScene = ReturnType<typeof playerScene>;

function playerScene(view: TableView, side: Side, company: StateMessage['company'] = null) {
  const turn = turnIn(view, company);
  const { front: score, seats, lane, ...rest } = side;
  const [risk, ahead] = [riskOf(view, side), aheadOf(view, side)];
  return {
    ...rest,
    seats,
    /** Its first seat. */
    seat: seats[0] ?? 0,
    /** The lane whose colour it has. */
    lane,
    score,
    /** Holes by which it leads all others; 0 where it does not. */
    ahead,
    // A player alone has every crib.
    crib: !isAlone(view.rules) && view.crib !== null && seats.includes(view.crib),
    /** Whether the table waits for this side. */
    expected: turn !== null && seats.includes(turn),
    /** How well each of its players plays: 'club' for Muggins, empty for a person. */
    levels: seats.map((each) => levelText(company?.levels[each])),
    winner: view.result?.winner === lane,
    /** What threatens it or befell it: '4 to pass the skunk line', 'In the stink hole', 'Skunked'. May be empty. */
    risk,
    /** How it stands: its risk, or '6 ahead'. May be empty. */
    note: risk === '' && ahead > 0 ? t('scene-ahead', { holes: ahead }) : risk,
  };
}

const levelText = (level: Level | null = null): string => (level === null ? '' : t(`scene-levels-${level}`));

/** Holes by which a side leads all others: by what is left to go, as sides can begin apart. In lowball the last one leads. */
function aheadOf(view: TableView, { lane, toGo }: Side): number {
  const others = sidesOf(view).filter((side) => side.lane !== lane);
  if (view.result !== null || others.length === 0) return 0;
  const leads = others.map((other) => (view.rules.lowball ? toGo - other.toGo : other.toGo - toGo));
  return Math.max(0, Math.min(...leads));
}

/** A skunk is worth a mention once an opponent is on the last street. */
const LAST_STREET = 30;

function riskOf(view: TableView, { lane, front, toGo }: Side): string {
  const lost = view.result?.losers.find((each) => each.side === lane);
  if (lost !== undefined) {
    if (lost.stinkHole) return t('scene-leftInStinkHole');
    return lost.skunk === 'none' ? '' : t(`scene-skunked-${lost.skunk}`);
  }
  if (view.result !== null) return '';
  const { skunks } = view.rules;
  const target = front + toGo;
  const best = Math.max(0, ...sidesOf(view).flatMap((side) => (side.lane === lane ? [] : [side.front])));
  const line = skunks.find(({ atMost }) => front <= atMost);
  if (line !== undefined && line.skunk !== 'none' && best >= target - LAST_STREET) {
    return t('scene-toPass', { holes: line.atMost + 1 - front, line: t(`scene-skunkLines-${line.skunk}`) });
  }
  return front === target - 1 ? t('scene-inStinkHole') : '';
}

function phaseText({ phase, deal, game, rules }: TableView): string {
  if (phase === 'over') return t('scene-gameOver', { game });
  return deal === 0 || phase === 'none' || phase === 'cut' || phase === 'free'
    ? t(`scene-phases-${phase}`)
    : sayDealPhase(language(), { deal, deals: rules.deals, phase: t(`scene-phases-${phase}`) });
}

/** Whose crib it is; if it has no owner, who deals. */
function cribText({ players, dealer, crib, phase }: TableView): string {
  const name = players.find(({ seat }) => seat === (crib ?? dealer))?.name;
  if (name === undefined || phase === 'over' || phase === 'free') return '';
  return crib === null ? t('scene-dealtBy', { name }) : t('scene-cribOf', { name });
}

/** The last ruling. */
export type RulingScene = ReturnType<typeof rulingScene>;
/** One line of a count: what, with which cards, worth what, and the count so far. */
export type ItemScene = RulingScene['items'][number];

function rulingScene(ruling: NonNullable<TableView['ruling']>, view: TableView) {
  const words = language();
  let sum = 0;
  const items = ruling.items.map(({ kind, cards, points }) => {
    sum += points;
    return { label: t(`scene-kinds-${kind}`), cards: cards.map(cardText), points, sum };
  });
  // An offence is about no count: nothing was claimed, and no cards count.
  const counted = ruling.truth !== undefined || ruling.claimed > 0;
  const count = sayCounted(words, ruling);
  return {
    /** Who said what, what the cards count, what it costs whom. */
    title: sayRuling(words, ruling, peopleIn(view)) ?? ruling.code,
    /** The count read aloud, in quotation marks; empty without cards. */
    sentence:
      count === '' ? '' : t('scene-quoted', { words: `${count.charAt(0).toUpperCase()}${count.slice(1)}` }),
    source: saySource(words, ruling.source),
    items,
    figures: [
      ...(counted ? [{ name: t('scene-claimed'), value: ruling.claimed }] : []),
      ...(ruling.truth === undefined ? [] : [{ name: t('scene-cardsCount'), value: ruling.truth }]),
    ],
  };
}

function boardScene({ board }: TableView, { emulator, power, plugged }: TableFacts) {
  const kind = emulator ? t('scene-emulated') : t('scene-board');
  if (emulator && !power)
    return { ok: false, text: t('scene-stands', { what: kind, how: t('scene-withoutPower') }) };
  if (emulator && !plugged)
    return { ok: false, text: t('scene-stands', { what: kind, how: t('scene-unplugged') }) };
  return {
    ok: board.state === 'ready',
    text: t('scene-stands', { what: kind, how: t(`scene-boardStates-${board.state}`) }),
  };
}

/** The last move and the scores after it; undefined before the first move. */
export function captionOf({ moves: [last], players }: Scene): Caption | undefined {
  if (last === undefined) return undefined;
  const now = scoresOf(players);
  return { id: last.move, text: `${last.text} ${now}.`, spoken: `${last.spoken} ${now}.` };
}

/** 'Red 12, Blue 8'. */
export const scoresOf = (players: readonly Pick<PlayerScene, 'name' | 'score'>[]): string =>
  players.map(({ name, score }) => `${name} ${score}`).join(', ');

/** The same for a tab that is not looked at. */
export const titleOf = ({ players }: Scene): string =>
  players.length === 0 ? 'Muggins' : `${scoresOf(players)} · Muggins`;

/** Where all pegs stand, for those who do not see the picture; `title` says what it is. */
export const pegsText = ({ players }: Scene, title: string): string =>
  [title, ...players.map(({ name, score, rear }) => t('scene-pegsAre', { name, front: score, rear }))].join(
    '. ',
  );
