// The possible final cards of a night: the figures of the tie chain for each margin of an entrant's last game.
import { totalsOf } from '../cards/card.ts';
import { checkOutcome, type GameShare, type GameSide, sharesOf } from '../cards/outcome.ts';
import { type Figure, type FigureStep, gamesIn, type NightFormat } from '../format/format.ts';
import { rulesOf } from '../format/parse.ts';
import { figureIn, scoreOf } from '../ties/steps.ts';
import type { GameView, PlaceView } from './public.ts';
import type { GamesLeft } from './reach.ts';

/** The possible ends of a card. */
export interface Finishes {
  readonly entrant: string;
  /** The open game that counts on the card, if any. */
  readonly game: string | undefined;
  /** Margins in holes, ascending, below 0 for a loss. A single 0 if there is no game. */
  readonly margins: readonly number[];
  /** For each margin, the figures of the tie chain in its order. The larger figure is ahead. */
  readonly figures: readonly (readonly number[])[];
}

/**
 * The first steps of a tie chain, which compare sums of a card. Later steps look at the whole tied group. A game that
 * ends at a bell has no scores until it is over.
 */
function stepsOf({ ties, rules }: NightFormat): readonly FigureStep[] {
  const steps = ties.map(figureIn);
  const isUnknown = (step: FigureStep | undefined): boolean =>
    step === undefined || (rules.gameEnds === 'bell' && ['pegged', 'lacked'].includes(step.figure));
  const end = steps.findIndex(isUnknown);
  return (end < 0 ? steps : steps.slice(0, end)) as readonly FigureStep[];
}

/** Compares two cards: above 0 if the first is ahead, 0 if they are level. */
export function comparedBy(one: readonly number[], other: readonly number[]): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  return at === one.length ? 0 : (one[at] as number) - (other[at] as number);
}

/**
 * The finishes of entrants with at most one game left; empty if a larger margin is not always better, as in a
 * format whose skunk is worth less than a win.
 */
export function finishesOf(
  format: NightFormat,
  places: readonly PlaceView[],
  leftTo: (entrant: string) => GamesLeft,
): ReadonlyMap<string, Finishes> {
  const steps = stepsOf(format);
  const ends = new Map<number, readonly GameEnd[]>();
  const found = new Map<string, Finishes>();
  for (const place of places) {
    const { entrant } = place;
    const game = gameLeft(format, place, leftTo(entrant));
    if (game === 'several') continue;
    const own = figuresOf(steps, place);
    if (game === undefined) {
      found.set(entrant, { entrant, game, margins: [0], figures: [own] });
      continue;
    }
    const known = ends.get(game.round) ?? endsOf(format, steps, game.round);
    ends.set(game.round, known);
    const side = game.entrants[0] === entrant ? 0 : 1;
    // From the other side, the largest loss comes first.
    const rising = side === 0 ? known : known.toReversed();
    const figures = rising.map(({ added }) => own.map((figure, at) => figure + (added[side][at] as number)));
    if (figures.length === 0 || figures.some((each, at) => comparedBy(each, figures[at - 1] ?? each) < 0))
      return new Map();
    const margins = rising.map(({ margin }) => (side === 0 ? margin : -margin));
    found.set(entrant, { entrant, game: game.game, margins, figures });
  }
  return found;
}

/** The entrant's open game that counts, if any. */
function gameLeft(
  format: NightFormat,
  { lines, games: counted }: PlaceView,
  { open, most }: GamesLeft,
): GameView | undefined | 'several' {
  // A game of an earlier round replaces one that counts now.
  const isOvertaken = open.some(({ round }) => lines.some((line) => line.counts && line.round > round));
  if (most > open.length || (isOvertaken && counted + open.length > gamesIn(format))) return 'several';
  const [first, ...others] = open.toSorted((a, b) => a.round - b.round).slice(0, most);
  return others.length > 0 ? 'several' : first;
}

/** A possible end of a game: the margin of its first side, and the figures that it adds for both. */
interface GameEnd {
  readonly margin: number;
  readonly added: readonly [readonly number[], readonly number[]];
}

/** The possible ends of a game of this round, by ascending margin of the first side. */
function endsOf(format: NightFormat, steps: readonly FigureStep[], round: number): readonly GameEnd[] {
  const rules = rulesOf(format);
  if (!rules.ok) return [];
  const wonBy = (winner: GameSide, spread: number): readonly GameEnd[] => {
    const ending = format.rules.gameEnds;
    const outcome = checkOutcome(format, rules.value, { winner, spread, scores: null, ending });
    if (!outcome.ok) return [];
    const [one, other] = sharesOf(format, rules.value, round, outcome.value);
    const added = [addedBy(format, steps, one), addedBy(format, steps, other)] as const;
    return [{ margin: winner === 0 ? spread : -spread, added }];
  };
  const { target, targets } = rules.value;
  const spreads = Array.from({ length: Math.max(target, ...targets) }, (_, at) => at + 1);
  return [
    ...spreads.toReversed().flatMap((spread) => wonBy(1, spread)),
    ...spreads.flatMap((spread) => wonBy(0, spread)),
  ];
}

function addedBy(
  { scoring }: NightFormat,
  steps: readonly FigureStep[],
  share: GameShare,
): readonly number[] {
  const points = share.points / scoring.per;
  const line = { ...share, points, game: '', round: 0, kind: 'played', opponent: undefined } as const;
  return figuresOf(steps, totalsOf([{ ...line, counts: true, final: true }]));
}

const figuresOf = (
  steps: readonly FigureStep[],
  totals: Readonly<Record<Figure, number>>,
): readonly number[] => steps.map((step) => scoreOf(step, totals));
