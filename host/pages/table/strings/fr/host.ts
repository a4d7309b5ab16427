// French: what the host says in English. From codes and figures where it gives them, else by a phrase book.

import type { TableView } from '../../../../web/table/wire.ts';
import type { HostWords, RulingWords } from '../host.ts';
import { PHRASES } from './phrases.ts';
import { figure, type Phrase, phrases, sayBy } from './template.ts';

const ITEMS: Readonly<Record<RulingWords['items'][number]['kind'], (cards: number) => string>> = {
  fifteen: () => 'quinze',
  pair: () => 'une paire',
  pairRoyal: () => 'un brelan',
  doublePairRoyal: () => 'un carré',
  run: (cards) => `une suite de ${cards}`,
  flush: (cards) => `une couleur de ${cards}`,
  nobs: () => 'le valet',
};

const PLAYED: readonly Phrase[] = phrases([
  ['fifteen for {n}', 'quinze : {n}'],
  ['thirty-one for {n}', 'trente et un : {n}'],
  ['a pair for {n}', 'une paire : {n}'],
  ['a pair royal for {n}', 'un brelan : {n}'],
  ['a double pair royal for {n}', 'un carré : {n}'],
  ['a run of {m} for {n}', 'une suite de {m} : {n}'],
  ['{n} for go', '{n} pour go'],
  ['{n} for last', '{n} pour la dernière'],
]);

/** A card in play: '24, et une suite de 3 : 3'. */
const playedOf = (english: string): string =>
  english
    .split(', and ')
    .map((each) => sayBy(PLAYED, each) ?? figure(each))
    .join(', et ');

/** 'quinze 2, quinze 4, et une paire : 6'. */
function countOf({ items, truth, countSpoken }: RulingWords): string {
  if (truth === null) return '';
  if (items.length === 0 && countSpoken !== 'nothing' && countSpoken !== '') return playedOf(countSpoken);
  let sum = 0;
  const parts = items.map(({ kind, cards, points }) => {
    sum += points;
    return `${ITEMS[kind](cards.length)}${kind === 'fifteen' ? '' : ' :'} ${sum}`;
  });
  const last = parts.pop();
  if (last === undefined) return 'rien';
  return parts.length === 0 ? last : `${parts.join(', ')}, et ${last}`;
}

const SKUNKS = { none: '', skunk: ', skunk', doubleSkunk: ', double skunk', lurch: ', capot' } as const;

function resultOf({ result, players }: TableView): string {
  if (result === null) return '';
  const sideName = (side: number) =>
    players
      .filter(({ lane }) => lane === side)
      .map(({ name }) => name)
      .join(' et ');
  const losers = result.losers.map(({ side, score }) => `${sideName(side)} est à ${score}`).join(', ');
  const stink = result.losers.some(({ stinkHole }) => stinkHole) ? ', dans le trou puant' : '';
  return `${sideName(result.winner)} gagne. ${losers}${SKUNKS[result.skunk]}${stink}.`;
}

/** A sentence by the phrase book; as it is where the book does not know it. */
const translate = (text: string): string => sayBy(PHRASES, text) ?? text;

export const host: HostWords = {
  result: resultOf,
  ruling: ({ spoken }) => translate(spoken),
  count: countOf,
  move: translate,
};
