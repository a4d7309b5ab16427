// English: a deal that plays itself on the page Board.
import type { ShowMeWords } from '../../pages/showme.ts';

export const showMe: ShowMeWords = {
  title: 'New here?',
  offer: 'Watch one deal play itself, key by key, in under a minute. Then it is yours.',
  begin: 'Show me',
  later: 'Not now',
  stop: 'Stop',
  step: (at, of) => `Step ${at} of ${of}`,
  lines: {
    cut: (_, dealer) => `${dealer} deals: press the dealer’s button.`,
    dealt: () => 'The cards are dealt, the crib is full: NEXT.',
    starter: () => 'The starter is a five.',
    play: (pone, dealer) => `In the play ${dealer} makes a pair, and ${pone} has the go.`,
    played: () => 'The play is over: NEXT.',
    hand: (pone) => `${pone} shows 6 7 8 8 and says ten.`,
    muggins: (_, dealer) => `${dealer} sees four more. Muggins!`,
    dealers: (_, dealer) => `${dealer} shows 9 9 K 2 and says four.`,
    crib: (_, dealer) => `The crib is 3 3 Q A. ${dealer} says five, and the board pegs four.`,
  },
  done: 'That is Muggins: every count is checked. Read the ruling, then the table is yours.',
  playOn: 'Play on',
};
