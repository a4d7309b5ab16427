// French: counts and plays as players say them aloud. « quinze 2, quinze 4, et une paire : 6 ».
import type { PlayKind, ShowKind } from '../../rules/cards/index.ts';
import type { PlayedCard, ShowItem } from '../../rules/index.ts';

const ITEMS: Readonly<Record<ShowKind, (cards: number) => string>> = {
  fifteen: () => 'quinze',
  twentyFive: () => 'vingt-cinq',
  thirtyOne: () => 'trente et un',
  pair: () => 'une paire :',
  pairRoyal: () => 'un brelan :',
  doublePairRoyal: () => 'un carré :',
  run: (cards) => `une suite de ${cards} :`,
  flush: (cards) => `une couleur de ${cards} :`,
  colours: () => 'les couleurs :',
  nobs: () => 'le valet :',
  honour: () => 'un valet ou un deux :',
  rows: () => 'rangées :',
  columns: () => 'colonnes :',
};

/** A count as it is read aloud; « rien » for a worthless hand. */
export function speakCount(items: readonly ShowItem[]): string {
  if (items.some(({ kind }) => kind === 'rows'))
    return items.map(({ kind, points }) => `${ITEMS[kind](0)} ${Math.abs(points)}`).join(', ');
  let sum = 0;
  const parts = items.map(({ kind, cards, points }) => {
    sum += points;
    return `${ITEMS[kind](cards.length)} ${sum}`;
  });
  const last = parts.pop();
  if (last === undefined) return 'rien';
  return parts.length === 0 ? last : `${parts.join(', ')}, et ${last}`;
}

const PLAYED: Readonly<Record<PlayKind, (points: number, cards: number) => string>> = {
  fifteen: (points) => `quinze : ${points}`,
  twentyFive: (points) => `vingt-cinq : ${points}`,
  thirtyOne: (points) => `trente et un : ${points}`,
  pair: (points) => `une paire : ${points}`,
  pairRoyal: (points) => `un brelan : ${points}`,
  doublePairRoyal: (points) => `un carré : ${points}`,
  run: (points, cards) => `une suite de ${cards} : ${points}`,
  go: (points) => `${points} pour go`,
  last: (points) => `${points} pour la dernière`,
};

/** A card as it is played aloud: « 12 », « quinze : 2 », « 24, et une suite de 3 : 3 ». */
export function speakPlay({ count, items }: Pick<PlayedCard, 'count' | 'items'>): string {
  const named = items.some(({ kind }) => kind === 'fifteen' || kind === 'twentyFive' || kind === 'thirtyOne');
  const spoken = items.map(({ kind, cards, points }) => PLAYED[kind](points, cards.length));
  return (named ? spoken : [`${count}`, ...spoken]).join(', et ');
}
