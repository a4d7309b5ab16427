// French: what a player asks another side to agree to.
import type { ConsentWords } from '../consent.ts';
import type { People } from '../people.ts';
import { listed, sentence } from './grammar.ts';
import { OFFENCES } from './offences.ts';
import { player } from './subject.ts';

const anyOf = (seats: readonly number[], people: People): string =>
  listed(
    seats.map((seat) => player(people, seat).name),
    'ou',
  );

export const consents: ConsentWords = {
  undo: (by, people) => `${sentence(player(people, by).name)} demande de défaire le dernier coup.`,
  offence(by, { offence, seat, points, cards }, people) {
    const what = [
      `${player(people, seat).name} ${OFFENCES[offence][0]}`,
      ...(points === undefined ? [] : [`points : ${points}`]),
      ...(cards === undefined ? [] : [`cartes : ${cards}`]),
    ];
    return `${sentence(player(people, by).name)} signale : ${what.join(', ')}. Est-ce exact ?`;
  },
  undoWaits: (agree, people) => `On attend ${anyOf(agree, people)}. (Ou appuyez sur UNDO sur la planche.)`,
  offenceWaits: (agree, people) =>
    `On attend ${anyOf(agree, people)}. (Ou signalez-le sur la planche : MUGGINS deux fois, puis NEXT jusqu’à la faute.)`,
  undoNeeds: {
    othersMove: 'Ce coup n’est pas le vôtre.',
    agreed: 'À cette table, on ne défait rien depuis un téléphone sans l’accord de l’autre camp.',
    ruled: 'La planche a jugé ce coup.',
    disputed: 'Ce coup conteste un compte.',
    conceded: 'Ce coup abandonne la partie.',
    othersPoints: 'Ce coup a donné des points à un autre camp.',
    checked: 'La planche connaît les cartes de ce compte.',
  },
};
