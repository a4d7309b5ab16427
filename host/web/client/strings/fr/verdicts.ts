// French: rulings by their code. A code that is not here is told as the host tells it.
import type { RulingWords } from '../host.ts';

/** A ruling with the names of those whom it is about. */
export interface Told extends RulingWords {
  readonly player: string;
  readonly other: string;
}

const corrected = ({ player, claimed, truth, paid }: Told): string =>
  `${player} a dit ${claimed}, mais les cartes font ${truth} : ${player} marque ${paid}`;

/** By code. */
export const VERDICTS: Readonly<Partial<Record<string, (told: Told) => string>>> = {
  countRight: ({ player, truth }) => `${player} a raison : ${truth}`,
  undercountCorrected: corrected,
  overcountCorrected: corrected,
  undercountStands: ({ player, claimed, truth }) =>
    `${player} a dit ${claimed} et oublié des points : les cartes font ${truth}, mais ${claimed} reste`,
  undercountToOpponent: ({ player, other, claimed, truth, award }) =>
    `Muggins : ${player} a dit ${claimed}, les cartes font ${truth}, et ${other} prend les ${award} oubliés`,
  overcountLost: ({ player, claimed, truth }) =>
    `${player} a dit ${claimed}, mais les cartes font ${truth} : ${player} ne marque rien`,
  overcountToOpponent: ({ player, other, claimed, truth, award }) =>
    `${player} a dit ${claimed}, mais les cartes font ${truth} : ${player} marque ${truth}, et ${other} prend ${award} pour l’excès`,
  mugginsAwarded: ({ player, other, award }) => `Muggins : ${other} prend ${award}, oublié par ${player}`,
  mugginsTooMuch: ({ player, other, called, award }) =>
    `Muggins : ${other} a dit ${called ?? 0}, mais ${player} n’avait oublié que ${award} : ${other} prend ${award}`,
  mugginsWrong: ({ player, other, award }) =>
    `Fausse annonce de ${other} : ${player} n’a rien oublié, et reçoit ${award}`,
  falseGameBack: ({ player, back }) => `${player} n’était pas sorti : sa fiche recule de ${back}`,
  falseGameLost: ({ player }) => `${player} n’était pas sorti : la partie est perdue`,
  misdeal: ({ player }) => `Maldonne de ${player} : on redonne`,
  pastThirtyOne: ({ player, other, award }) => `${player} a passé trente et un : ${other} prend ${award}`,
};
