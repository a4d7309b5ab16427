// Cards for study: which of them can be those of a deal, and which discards are known once the game is over.
import { describe, expect, test } from 'vitest';
import { presetOf } from '../rules/house/index.ts';
import { type Card, type Command, EMPTY, type RuleSet, SIX_CARD } from '../rules/index.ts';
import type { DealtHand } from './dealt.ts';
import { refuseStudy, throwsOf } from './discards.ts';
import { journalOf, tellGames } from './testing/games.ts';

const RULES: RuleSet = { ...SIX_CARD, claims: 'always', muggins: 'automatic' };
const peg = (seat: number, points: number): Command => ({ type: 'peg', seat, points });
const cards = (text: string): Command => ({ type: 'cards', cards: split(text) });
const split = (text: string): readonly Card[] => text.split(' ').filter((each) => each !== '') as Card[];
const NEXT: Command = { type: 'next' };
const OVER: Command = { type: 'concede', seat: 1 };

/** Ann is pone: she was dealt 5H 5S JC 4D 2H KC, Bob 7H 7S 8C 9D 3S TD. */
const TO_STARTER: readonly Command[] = [
  { type: 'newGame', rules: RULES, players: ['Ann', 'Bob'] },
  { type: 'cut', dealer: 1 },
  NEXT,
  { type: 'starter', card: '5C' },
  peg(1, 2),
];
const TO_ANN = [...TO_STARTER, NEXT, cards('5H 5S JC 4D'), peg(0, 15)];
const TO_CRIB = [...TO_ANN, cards('7H 7S 8C 9D'), peg(1, 12), cards('2H 3S KC TD'), peg(1, 8)];
/** Suits are entered only where they can matter. */
const RANKS_ALONE = [...TO_STARTER, NEXT, cards('5H 5S JC 4D'), peg(0, 15)].map((command) =>
  command.type === 'cards' ? ({ ...command, cards: ['5H', '5S', 'JC', '4'] } as Command) : command,
);

function played(commands: readonly Command[]) {
  const { told, state } = journalOf(commands);
  const story = tellGames(told).at(-1);
  if (story === undefined) throw new Error('no game');
  return { state, story };
}

const hand = (seat: number, dealt: string, thrown: string, deal = 1): DealtHand => ({
  deal,
  seat,
  cards: split(dealt),
  thrown: split(thrown),
});
const ANN = hand(0, '5H 5S JC 4D 2H KC', '2H KC');
const BOB = hand(1, '7H 7S 8C 9D 3S TD', '3S TD');

describe('what is kept, and what is wrong with the rest', () => {
  test.each<[string, readonly Command[], DealtHand, object | undefined]>([
    ['the hand that was dealt', TO_ANN, ANN, undefined],
    ['while the cards are in hand', TO_STARTER.slice(0, 3), ANN, undefined],
    ['after its deal was counted', TO_CRIB, ANN, undefined],
    ['a suit that nobody entered', RANKS_ALONE, ANN, undefined],
    ['another card of the rank', RANKS_ALONE, hand(0, '5H 5S JC 4D 4C KC', '4D KC'), undefined],
    ['five cards', TO_ANN, hand(0, '5H 5S JC 4D 2H', '2H 4D'), { code: 'studyCards', expected: 6, got: 5 }],
    ['one thrown', TO_ANN, hand(0, '5H 5S JC 4D 2H KC', '2H'), { code: 'studyThrown', expected: 2 }],
    ['one thrown twice', TO_ANN, hand(0, '5H 5S JC 4D 2H KC', '2H 2H'), { code: 'studyThrown', expected: 2 }],
    [
      'thrown, not dealt',
      TO_ANN,
      hand(0, '5H 5S JC 4D 2H KC', '2H 9C'),
      { code: 'studyThrown', expected: 2 },
    ],
    ['the starter', TO_STARTER, hand(0, '5H 5S JC 4D 5C KC', '5C KC'), { code: 'studyStarter', card: '5C' }],
    ['a card of Ann', TO_ANN, hand(1, '7H 7S 8C JC 3S TD', '3S TD'), { code: 'studyElsewhere', card: 'JC' }],
    ['another hand was counted', TO_ANN, hand(0, '5H 5S JC 4D 2H KC', '4D KC'), { code: 'studyHand' }],
    ['a fifth card of the hand', TO_ANN, hand(0, '5H 5S JC 3D 2H KC', '2H KC'), { code: 'studyHand' }],
    ['another crib was counted', TO_CRIB, hand(0, '5H 5S JC 4D 2D KC', '2D KC'), { code: 'studyCrib' }],
    ['a deal to come', TO_ANN, { ...ANN, deal: 2 }, { code: 'studyNoDeal', deal: 2 }],
    ['before the first deal', TO_STARTER.slice(0, 1), ANN, { code: 'studyNoDeal', deal: 1 }],
    ['after the game', [...TO_ANN, OVER], ANN, { code: 'studyOver' }],
    [
      'a game whose discards nobody can judge',
      [
        { ...TO_STARTER[0], rules: { ...presetOf('lowball'), claims: 'always' } } as Command,
        ...TO_STARTER.slice(1),
      ],
      ANN,
      { code: 'studyNoGame' },
    ],
  ])('%s', (_, commands, entered, refusal) => {
    const { state, story } = played(commands);
    expect(refuseStudy(entered, state, story)).toEqual(refusal);
  });

  test('before the first game', () => {
    expect(refuseStudy(ANN, EMPTY.present, undefined)).toEqual({ code: 'studyNoGame' });
  });
});

const line = (entered: DealtHand, ownCrib: boolean, scores = [0, 0]) => ({ ...entered, ownCrib, scores });

describe('discards that are known after the game', () => {
  test.each<[string, readonly Command[], readonly DealtHand[], readonly object[]]>([
    ['of both players', TO_CRIB, [BOB, ANN], [line(ANN, false), line(BOB, true)]],
    ['of nobody', TO_CRIB, [], []],
    // Two sevens, an eight and a nine were counted, and of the crib Ann threw two.
    ['of one, and by the crib of the other', TO_CRIB, [ANN], [line(ANN, false), line(BOB, true)]],
    ['of one, where the crib was not counted', TO_ANN, [ANN], [line(ANN, false)]],
    ['without a counted hand', TO_STARTER, [ANN], [line(ANN, false)]],
    ['entered again', TO_ANN, [hand(0, '5H 5S JC 4D 2C KC', '2C KC'), ANN], [line(ANN, false)]],
    // Entered before she changed her mind.
    ['counted otherwise than entered', TO_ANN, [hand(0, '5H 5S JC 4D 2H KC', '4D KC')], [line(ANN, false)]],
    ['that cannot be', TO_ANN, [hand(0, '5H 6S JC 4D 2H KC', '2H KC')], []],
    ['that became impossible with the starter', TO_STARTER, [hand(0, '5H 5S JC 4D 5C KC', '4D KC')], []],
    ['of two who entered the same card', TO_STARTER, [ANN, hand(1, '7H 7S 8C 9D 2H TD', '2H TD')], []],
    ['of a deal that was taken back', TO_ANN, [{ ...ANN, deal: 2 }], []],
  ])('%s', (_, commands, entered, known) => {
    const { story } = played([...commands, OVER]);
    expect(throwsOf(story, entered)).toEqual(known);
    expect(throwsOf(played(commands).story, entered)).toEqual([]);
  });

  test('the scores are those before the deal', () => {
    const { story } = played([...TO_CRIB, NEXT, { type: 'starter', card: '6C' }, OVER]);
    const second = hand(0, '2H 2S 2D 3D 3H KC', '3H KC', 2);
    expect(throwsOf(story, [second])).toEqual([line(second, true, [15, 22])]);
  });
});
