// French: how a game ended.
import type { GameResult } from '../../rules/index.ts';
import type { People } from '../people.ts';
import { sentence } from './grammar.ts';
import { side } from './subject.ts';

const SKUNKS: Readonly<Record<GameResult['skunk'], string>> = {
  none: '',
  skunk: ', skunk',
  doubleSkunk: ', double skunk',
  lurch: ', capot',
};

/** The end of a game, without its full stop: « Ann et Cid gagnent. Bob est à 60, skunk ». */
export function sayResult({ winner, losers, skunk, ending }: GameResult, people: People): string {
  const scores = losers
    .map(({ side: lost, score }) => `${side(people, lost).does('est', 'sont')} à ${score}`)
    .join(', ');
  const stink = losers.some(({ stinkHole }) => stinkHole) ? ', dans le trou puant' : '';
  const given = ending === 'conceded' ? ', par abandon' : '';
  if (winner === null) return `${sentence(scores)}${stink}, et la partie est perdue${given}`;
  if (losers.length === 0) return sentence(side(people, winner).does('gagne', 'gagnent'));
  return `${sentence(side(people, winner).does('gagne', 'gagnent'))}. ${sentence(scores)}${SKUNKS[skunk]}${stink}${given}`;
}
