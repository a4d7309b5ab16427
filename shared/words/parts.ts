// Sentences that are put together from several messages.
import type { Whereabouts } from '../league/index.ts';
import type { Language } from './catalog.ts';
import { say } from './say.ts';

/** Which deal it is, and what is done in it: 'Deal 2: the play'. `deals`: how many a player alone has, 0 for any number. */
export function sayDealPhase(
  language: Language,
  { deal, deals, phase }: { readonly deal: number; readonly deals: number; readonly phase: string },
): string {
  if (deals <= 1) return say(language, 'scene-dealPhase', { deal, phase });
  return deal > deals
    ? say(language, 'scene-freeCrib', { phase })
    : say(language, 'scene-dealOf', { deal, deals, phase });
}

/** Games of a player who leaves a night: 'Two games are void: 4 with Ann and 7 with Bob.' */
export function sayLostGames(
  language: Language,
  games: readonly { readonly game: string; readonly against: string }[],
  forfeited: boolean,
): string {
  const figures = { count: games.length, games: games.map((each) => say(language, 'desk-dropGame', each)) };
  return say(language, `desk-dropGames-${forfeited ? 'forfeited' : 'void'}`, figures);
}

/** What the number of players means for a night. `meets`: how often two opponents meet at most. */
export function sayField(language: Language, { players, rounds, games, pairs, meets }: FieldFigures): string {
  const figures = { number: players, pairs };
  if (players < 2) return say(language, 'hall-field-few', figures);
  if (games === 0) return `${say(language, 'hall-field-who', figures)}.`;
  const code = players % 2 === 0 ? 'hall-field-even' : 'hall-field-odd';
  const text = say(language, code, { ...figures, rounds, games });
  return meets > 1 ? `${text} ${say(language, 'hall-field-meets', { meets })}` : text;
}

interface FieldFigures {
  readonly players: number;
  readonly rounds: number;
  /** 0 in a bracket. */
  readonly games: number;
  readonly pairs: boolean;
  readonly meets: number;
}

/** The way to a table from the door. */
export const sayWhere = (language: Language, { row, place, side, alone }: Whereabouts): string =>
  alone ? say(language, 'room-whereAlone', { row }) : say(language, 'room-where', { row, place, end: side });
