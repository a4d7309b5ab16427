// What lies on the felt below the race: the starter, the cards in play or of the hand that is counted, and the news in words.
import type { Hand } from '../../../shared/rules/index.ts';
import { averageCounts } from '../../../shared/rules/study/index.ts';
import { lifts } from '../../../shared/table/missed.ts';
import { countSteps } from '../../../shared/words/counts.ts';
import type { StateMessage, TableView } from '../../web/table/types.ts';
import { language, t } from '../kit/language.ts';
import { taskWords } from '../parts/company.ts';
import { cardText } from '../parts/panels.ts';
import { beforeGame } from '../parts/prompt.ts';
import type { PlayerScene, Scene } from '../parts/scene.ts';
import { boardTrouble } from '../parts/trouble.ts';

/** A card that lies open. `lane`: of its player, in play. `steps`: in which parts of the count it scores. */
export interface FeltCard {
  readonly text: string;
  readonly lane?: number | undefined;
  readonly steps: readonly number[];
}

/** Everything on the felt. Words may be empty. */
export type FeltScene = ReturnType<typeof feltOf>;

/** Cards of the largest hand that has room; a square has more. */
const MOST_CARDS = 6;

/** The felt of a view whose scene is known; `company`: Muggins at its table. */
export function feltOf(
  view: TableView,
  scene: Pick<Scene, 'players' | 'moves' | 'ruling'>,
  company: StateMessage['company'] = null,
) {
  const ruling = latestRuling(view);
  const told = ruling === null ? undefined : scene.ruling;
  const counted = ruling?.hand === undefined ? [] : countSteps(language(), ruling.items);
  const cards = cardsOf(view, company?.shown);
  const starter = ruling?.hand?.starter ?? view.starter;
  const lying = [...cards, ...(starter === null ? [] : [{ card: starter, lane: undefined }])];
  const scored = scoring(
    lying.map(({ card }) => card),
    counted.map((step) => step.cards),
  );
  const all = lying.map(
    ({ card, lane }, at): FeltCard => ({ text: cardText(card), lane, steps: scored[at] ?? [] }),
  );
  // Prompts from the hall, a phone that asks to join, or a new table.
  const wanted = beforeGame(view) ?? '';
  const trouble = view.board.error === null ? '' : boardTrouble(view.board.error);
  return {
    cards: all.slice(0, cards.length),
    starter: all[cards.length],
    /** Cards of a hand that are not keyed yet. */
    missing: keyedCards(view) === undefined ? 0 : Math.max(0, view.prompt.cards - cards.length),
    /** Whether the cards lie over one another, as they fall in play. */
    play: playing(view),
    /** The running count in play, and the count after each of its parts. */
    count: playing(view) ? `${view.play?.count || view.play?.laid.at(-1)?.count || ''}` : '',
    steps: counted.map(({ text, sum }) => ({ text, sum })),
    trouble,
    wanted,
    title: wanted || (told?.title ?? scene.moves.find(({ undone }) => !undone)?.text ?? ''),
    words: wanted
      ? ''
      : taskWords(view, company) || told?.sentence || needWords(view, scene.players) || nextWords(view),
    source: told?.source ?? '',
  };
}

const playing = ({ phase, play }: TableView): boolean => phase === 'play' && play !== null;

/** A ruling is news until the next move. */
const latestRuling = ({ ruling, history }: TableView): TableView['ruling'] =>
  history.at(-1)?.fact.code === 'ruled' ? ruling : null;

/** The cards of a hand as they are keyed. */
const keyedCards = ({ entry }: TableView): readonly string[] | undefined =>
  entry.kind === 'cards' && entry.cards.length > 0 ? entry.cards : undefined;

/** The cards that lie open besides the starter. */
function cardsOf(
  view: TableView,
  shown: readonly string[] | null | undefined,
): readonly { readonly card: string; readonly lane: number | undefined }[] {
  const { players, play } = view;
  const hand = keyedCards(view) ?? latestRuling(view)?.hand?.cards;
  if (hand === undefined && playing(view))
    return (play?.laid ?? []).map(({ seat, card }) => ({ card, lane: players[seat]?.lane }));
  const cards = hand ?? shown ?? shownHand(view);
  return cards.length > MOST_CARDS ? [] : cards.map((card) => ({ card, lane: undefined }));
}

/** The hand that waits for its count, or that was counted last. */
function shownHand({ cards, prompt, history }: TableView): readonly string[] {
  const counted = history.findLast(
    ({ fact, undone }) => !undone && (fact.code === 'counts' || fact.code === 'cards'),
  )?.fact;
  const last: Hand | null = counted !== undefined && 'hand' in counted ? counted.hand : null;
  const waits = prompt.hand === null ? null : cards[prompt.hand];
  return waits ?? (last === null ? null : cards[last]) ?? [];
}

/** For each card the parts of a count in which it scores. */
function scoring(
  cards: readonly string[],
  parts: readonly (readonly string[])[],
): readonly (readonly number[])[] {
  const up = parts.map((part) => lifts(cards, part));
  return cards.map((_, at) => up.flatMap((lifted, step) => (lifted[at] ? [step] : [])));
}

/** Holes to go from which a room asks what is needed: about what a dealer scores in a deal (docs/companion.md). */
const NEAR = 16;

/** 'Ann needs 7. Bob needs 12. The average hand is 8.' Empty before it matters. */
function needWords({ phase, rules }: TableView, players: readonly PlayerScene[]): string {
  const near = players.filter(({ toGo }) => toGo > 0 && toGo <= NEAR).toSorted((a, b) => a.toGo - b.toGo);
  if (near.length === 0 || phase === 'over' || rules.lowball) return '';
  const needs = near
    .slice(0, 2)
    .map(({ name, names, toGo }) => t('scoreboard-needs', { name, holes: toGo, many: names.length > 1 }));
  const counts = averageCounts(rules);
  const points = counts && Math.round((counts.dealer + counts.pone) / 2);
  return [...needs, points ? t('scoreboard-averageHand', { points }) : ''].join(' ').trim();
}

/** What the turn is for; undefined where nobody has one. */
export function taskOf({ phase, prompt }: TableView) {
  const now = phase === 'show' ? (prompt.hand === 'crib' ? 'crib' : 'hand') : phase;
  return (['deal', 'starter', 'play', 'hand', 'crib'] as const).find((each) => each === now);
}

/** What comes next. */
function nextWords(view: TableView): string {
  if (view.phase === 'cut') return t('scoreboard-next-cut');
  const what = taskOf(view);
  const name = view.players.find(({ seat }) => seat === view.turn)?.name;
  return what === undefined || !name ? '' : t(`scoreboard-next-${what}`, { name });
}
