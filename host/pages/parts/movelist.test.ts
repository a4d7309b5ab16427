// The list of moves, pure: a game played by commands, and how its moves are grouped.
import { expect, test } from 'vitest';
import { DEFAULT as EN } from '../../../shared/words/default.ts';
import { LANGUAGES } from '../../../shared/words/languages.ts';
import { sayMove } from '../../../shared/words/moves.ts';
import { Rig } from '../../table/testing/rig.ts';
import { speak } from '../kit/language.ts';
import { byDeal, type ListedMove, scoresText } from './movelist.ts';

/** What the host tells of a game that these keys make. */
const listed = (keys: string): readonly ListedMove[] =>
  new Rig({ players: ['Ann', 'Bob'] }).keys(keys).table.moves.map(({ move, deal, scores, ...told }) => ({
    at: move,
    deal,
    scores,
    text: sayMove(EN, told),
  }));

const told = (keys: string) =>
  byDeal(listed(keys)).map(({ title, moves }) => [
    title,
    moves.map((move) => `${move.text} ${scoresText(move)}`),
  ]);

test.each<[string, string, ReturnType<typeof told>]>([
  ['before the cut there is no heading', '', [['', ['Game 1 begins: Ann against Bob. 0 – 0']]]],
  [
    'plain pegging has no deals',
    '4 P1 3 P2',
    [['', ['Bob pegs 3. 4 – 3', 'Ann pegs 4. 4 – 0', 'Game 1 begins: Ann against Bob. 0 – 0']]],
  ],
  [
    'the beginning is of the first deal, and the crib of the deal that it ends',
    'P2 D D D 8 P1 6 P2 4 P2 D 2 P2',
    [
      ['Deal 2', ['Bob pegs 2. 8 – 12', 'The cards are dealt. 8 – 10']],
      [
        'Deal 1',
        [
          'Bob’s crib scores 4. 8 – 10',
          'Bob’s hand scores 6. 8 – 6',
          'Ann’s hand scores 8. 8 – 0',
          'The show begins. 0 – 0',
          'The play begins. 0 – 0',
          'The cards are dealt. 0 – 0',
          'Bob won the cut and deals. 0 – 0',
          'Game 1 begins: Ann against Bob. 0 – 0',
        ],
      ],
    ],
  ],
])('%s', (_, keys, groups) => expect(told(keys)).toEqual(groups));

test('in French', () => {
  speak(LANGUAGES.fr);
  expect(byDeal(listed('P2 D')).map(({ title }) => title)).toEqual(['Donne 1']);
  speak(LANGUAGES.en);
});
