// Plays whole random games of Table Top Cribbage with a scorekeeper of its own, and compares every peg with the library's.
import { rankOf as letterOf } from '../cards/cards.ts';
import { legalCommands } from '../game/legal.ts';
import { promptOf } from '../game/prompt.ts';
import type { PresetName } from '../house/presets.ts';
import { linePoints } from './cousins.ts';
import { Keeper, name, shuffled, sumOfGames } from './keeper.ts';

const FIVE = [0, 1, 2, 3, 4];
type Lines = readonly (readonly number[])[];

/** A square with the side that has more by it, and by how much. */
interface Square {
  readonly rows: Lines;
  readonly columns: Lines;
  readonly side: number;
  readonly points: number;
}

function squareOf(pack: readonly number[]): Square {
  const rows = FIVE.map((row) => pack.slice(row * 5, row * 5 + 5));
  const columns = FIVE.map((column) => rows.map((row) => row[column] ?? 0));
  const sum = (lines: Lines): number => lines.reduce((points, line) => points + linePoints(line), 0);
  const more = sum(rows) - sum(columns);
  return { rows, columns, side: more >= 0 ? 0 : 1, points: Math.abs(more) };
}

function dealt(keeper: Keeper): void {
  const square = squareOf(shuffled(keeper.pick));
  keeper.key({ type: 'next' });
  const centre = name(square.rows[2]?.[2] ?? 0);
  keeper.key(keeper.manner === 'trust' ? { type: 'next' } : { type: 'starter', card: centre });
  if (keeper.manner === 'always') entered(keeper, square);
  counted(keeper, square);
  keeper.score(square.side, square.points);
  keeper.compare();
  if (keeper.pick(6) > 0) return;
  keeper.back();
  if (keeper.state.phase === 'deal' && legalCommands(keeper.state, ['next']).length !== 1)
    throw new Error('the next deal cannot begin');
}

/** The difference claimed, now and then wrongly or by the wrong side; the cards put it right. */
function counted(keeper: Keeper, square: Square): void {
  const { side, points } = square;
  const wrong = keeper.manner !== 'trust' && keeper.pick(3) === 0;
  const by = wrong && keeper.pick(2) === 0 ? 1 - side : side;
  const claimed = wrong ? keeper.pick(40) : points;
  keeper.take({ type: 'peg', seat: by, points: claimed });
  // A claim that ended the game wrongly, or was too high or too low, is disputed.
  if (keeper.manner !== 'challenge' || (claimed === points && by === side)) return;
  keeper.take({ type: 'dispute' });
  entered(keeper, square);
}

/** Five rows, the suits of some left out where none is asked for; columns only where a suit can still make a flush. */
function entered(keeper: Keeper, { rows, columns }: Square): void {
  for (;;) {
    const { expects, hand } = promptOf(keeper.state);
    const found = /^(row|column)(\d)$/.exec(hand ?? '');
    if (expects !== 'cards' || found === null) return;
    const [, kind, at] = found;
    const line = ((kind === 'row' ? rows : columns)[Number(at) - 1] ?? []).map(name);
    const bare = line.map((card) => (keeper.pick(2) === 0 ? letterOf(card) : card));
    const enough = keeper.accepts({ type: 'cards', cards: bare });
    keeper.take({ type: 'cards', cards: enough ? bare : line });
  }
}

/** Plays random games; gives the number of deals. @throws where the library differs */
export const playTableTop = (preset: PresetName, games: number): number =>
  sumOfGames(games, (seed) => {
    const keeper = new Keeper(preset, seed, 121);
    let deals = 0;
    keeper.finish(() => {
      keeper.key({ type: 'cut', dealer: keeper.pick(keeper.state.players.length) });
      for (;;) {
        deals++;
        dealt(keeper);
      }
    });
    if (keeper.state.results[0]?.ending !== 'show') throw new Error('it was won outside the show');
    return deals;
  });
