// French: what a player asks another side to agree to.
import type { ConsentWords } from '../consent.ts';
import { sentence } from './grammar.ts';
import { OFFENCES } from './offences.ts';
import { player } from './subject.ts';

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
  undoWaits: 'On attend l’accord de l’autre camp. La touche UNDO de la planche le fait aussi.',
  offenceWaits:
    'On attend l’accord de l’autre camp. La planche juge sans attendre : MUGGINS deux fois, puis NEXT jusqu’à la faute.',
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
