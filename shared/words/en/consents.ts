// English: what a player asks another side to agree to.
import type { ConsentWords } from '../consent.ts';
import type { People } from '../people.ts';
import { listed, sentence } from './grammar.ts';
import { OFFENCES } from './offences.ts';
import { player } from './subject.ts';

const anyOf = (seats: readonly number[], people: People): string =>
  listed(
    seats.map((seat) => player(people, seat).name),
    'or',
  );

export const consents: ConsentWords = {
  undo: (by, people) => `${sentence(player(people, by).does('ask'))} to take the last move back.`,
  offence(by, { offence, seat, points, cards }, people) {
    const what = [
      `${player(people, seat).name} ${OFFENCES[offence][0]}`,
      ...(points === undefined ? [] : [`points: ${points}`]),
      ...(cards === undefined ? [] : [`cards: ${cards}`]),
    ];
    return `${sentence(player(people, by).does('report'))}: ${what.join(', ')}. Is that so?`;
  },
  undoWaits: (agree, people) => `Waiting for ${anyOf(agree, people)} to agree. (Or press UNDO on the board.)`,
  offenceWaits: (agree, people) =>
    `Waiting for ${anyOf(agree, people)} to agree to your report. (Or report it on the board: MUGGINS twice, then NEXT until it shows.)`,
  undoNeeds: {
    othersMove: 'You did not make that move.',
    agreed: 'At this table, the other side has to agree to every undo from a phone.',
    ruled: 'The board has ruled on that move.',
    disputed: 'That move disputes a count.',
    conceded: 'That move gave up the game.',
    othersPoints: 'That move gave points to another side.',
    checked: 'The board knows the cards of that count.',
  },
};
