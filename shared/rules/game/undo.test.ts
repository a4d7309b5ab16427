// Whose a move is to take back. Source: review of trust, B6; ACC 10 for calls, ACC 6.3 for heels.
import { expect, test } from 'vitest';
import type { Command, RuleSet, State } from '../index.ts';
import { act, EMPTY, SIX_CARD, type Timeline } from '../index.ts';
import { type UndoConsent, undoConsent } from './index.ts';

/** Ann is the pone, Bob deals. */
function played(house: Partial<RuleSet>, ...commands: readonly Command[]): Timeline {
  const begin: Command = { type: 'newGame', rules: { ...SIX_CARD, ...house }, players: ['Ann', 'Bob'] };
  return [begin, ...commands].reduce((timeline, command) => {
    const acted = act(timeline, command);
    if (!acted.ok) throw new Error(`${command.type}: ${JSON.stringify(acted.refusal)}`);
    return acted.value.timeline;
  }, EMPTY);
}

const CALLED = { claims: 'always', muggins: 'called' } as const;
const ALWAYS = { claims: 'always' } as const;
const CHALLENGE = { claims: 'challenge' } as const;
const cut = { type: 'cut', dealer: 1 } as const;
const next = { type: 'next' } as const;
const starter = (card: '4D' | 'JD') => ({ type: 'starter', card }) as const;
/** Worth 14 with the four of diamonds. */
const cards = { type: 'cards', hand: 'pone', cards: ['5H', '5S', '5D', 'JC'] } as const;
const peg = (seat: number, points: number) => ({ type: 'peg', seat, points }) as const;
const TO_THE_SHOW: readonly Command[] = [cut, next, starter('4D'), next];
const TO_THE_PLAY: readonly Command[] = [cut, next, starter('4D')];
const lay = (seat: number, card: '5') => ({ type: 'lay', seat, card }) as const;
const PLAY: readonly Command[] = [cut, next, next];

test.each<
  [
    what: string,
    seat: number,
    why: UndoConsent | undefined,
    house: Partial<RuleSet>,
    moves: readonly Command[],
  ]
>([
  ['points in plain pegging', 0, undefined, {}, [peg(0, 4)]],
  ['the cut', 1, undefined, {}, [cut]],
  ['the next phase', 0, undefined, {}, [cut, next]],
  ['points in play', 0, undefined, {}, [...PLAY, peg(0, 2)]],
  ['a card laid', 0, undefined, {}, [...PLAY, { type: 'lay', seat: 0, card: '5' }]],
  ['a count that nobody checks', 0, undefined, {}, [...PLAY, next, peg(0, 8)]],
  ['a count that nobody has disputed yet', 0, undefined, CHALLENGE, [...PLAY, next, peg(0, 8)]],
  ['a starter', 0, undefined, ALWAYS, [cut, next, starter('4D')]],
  ['cards of the hand, before they are claimed', 0, undefined, CALLED, [...TO_THE_SHOW, cards]],
  ['the dealer’s own heels', 1, undefined, ALWAYS, [cut, next, starter('JD')]],
  ['heels of the other side', 0, 'othersPoints', ALWAYS, [cut, next, starter('JD')]],
  [
    'points for a card that was laid',
    1,
    'ruled',
    ALWAYS,
    [...TO_THE_PLAY, lay(0, '5'), lay(1, '5'), peg(1, 2)],
  ],
  [
    'points for a card that was laid, where muggins is called',
    1,
    'checked',
    CALLED,
    [...TO_THE_PLAY, lay(0, '5'), lay(1, '5'), peg(1, 2)],
  ],
  ['the next deal', 0, undefined, CALLED, [...TO_THE_PLAY, lay(0, '5'), lay(1, '5'), peg(1, 2), next]],
  ['a count that was right by its cards', 0, 'ruled', ALWAYS, [...TO_THE_SHOW, cards, peg(0, 14)]],
  ['a count of too much', 0, 'ruled', CALLED, [...TO_THE_SHOW, cards, peg(0, 16)]],
  [
    'a count of too little, which is still to be called',
    0,
    'checked',
    CALLED,
    [...TO_THE_SHOW, cards, peg(0, 8)],
  ],
  [
    'a right call',
    1,
    'ruled',
    CALLED,
    [...TO_THE_SHOW, cards, peg(0, 8), { type: 'muggins', seat: 1, points: 6 }],
  ],
  [
    'a call of too much',
    1,
    'ruled',
    CALLED,
    [...TO_THE_SHOW, cards, peg(0, 8), { type: 'muggins', seat: 1, points: 7 }],
  ],
  [
    'a wrong call',
    1,
    'ruled',
    CALLED,
    [...TO_THE_SHOW, cards, peg(0, 14), { type: 'muggins', seat: 1, points: 1 }],
  ],
  [
    'a call on trust',
    1,
    'ruled',
    { muggins: 'called' },
    [...PLAY, next, peg(0, 8), { type: 'muggins', seat: 1, points: 2 }],
  ],
  ['a dispute', 1, 'disputed', CHALLENGE, [...PLAY, next, peg(0, 8), { type: 'dispute' }]],
  [
    'the starter of a disputed count, whose cards are still to come',
    1,
    undefined,
    CHALLENGE,
    [...PLAY, next, peg(0, 8), { type: 'dispute' }, starter('4D')],
  ],
  [
    'the cards that settle a dispute',
    0,
    'ruled',
    CHALLENGE,
    [...PLAY, next, peg(0, 8), { type: 'dispute' }, starter('4D'), cards],
  ],
  [
    'an offence of one’s own, with its award',
    0,
    'ruled',
    {},
    [...PLAY, { type: 'offence', offence: 'cribSeen', seat: 0 }],
  ],
  ['giving up', 0, 'conceded', {}, [cut, { type: 'concede', seat: 0 }]],
  ['pegging out', 0, undefined, {}, [29, 29, 29, 29, 5].map((points) => peg(0, points))],
])('%s, seat %i: %s', (_, seat, why, house, moves) => {
  const { past, present } = played(house, ...moves);
  const last = { before: past?.state as State, after: present };
  expect(undoConsent({ ...last, seat }, seat)).toBe(why);
  // Whoever did not make the move always asks.
  expect(undoConsent({ ...last, seat }, 1 - seat)).toBe('othersMove');
  expect(undoConsent({ ...last, seat: undefined }, seat)).toBe('othersMove');
});
