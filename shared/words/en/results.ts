// English: how a game ended.
import type { GameResult } from '../../rules/index.ts';
import type { People } from '../people.ts';
import { numberWord, sentence } from './grammar.ts';
import { side } from './subject.ts';

const SKUNKS: Readonly<Record<GameResult['skunk'], string>> = {
  none: '',
  skunk: ', a skunk',
  doubleSkunk: ', a double skunk',
  lurch: ', in the lurch',
};

/** The end of a game, without its full stop: 'Ann and Cid win. Bob is on sixty, a skunk'. */
export function sayResult({ winner, losers, skunk, ending }: GameResult, people: People): string {
  const scores = losers
    .map(({ side: lost, score }) => `${side(people, lost).does('are')} on ${numberWord(score)}`)
    .join(', ');
  const stink = losers.some(({ stinkHole }) => stinkHole) ? ', left in the stink hole' : '';
  const given = ending === 'conceded' ? ', and the game is given up' : '';
  if (winner === null) return `${sentence(scores)}${stink}${given === '' ? ', and the game is lost' : given}`;
  if (losers.length === 0) return sentence(side(people, winner).does('win'));
  return `${sentence(side(people, winner).does('win'))}. ${sentence(scores)}${SKUNKS[skunk]}${stink}${given}`;
}
