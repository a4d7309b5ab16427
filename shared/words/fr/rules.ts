// French: what the rules rule, in lines of at most twenty characters.
import type { Ruling, RulingCode } from '../../rules/index.ts';
import { plural } from './grammar.ts';

const over =
  (what: string) =>
  ({ award }: Ruling): string =>
    `${what} : ${plural(award, 'cédé')}`;

const RULED: Readonly<Record<RulingCode, (ruling: Ruling) => string>> = {
  countRight: ({ truth }) => `Exact : ${truth}`,
  undercountCorrected: ({ claimed, truth }) => `Dit ${claimed} : c'est ${truth}`,
  undercountStands: ({ claimed, truth }) => `Fait ${truth} : ${claimed} reste`,
  undercountToOpponent: ({ truth, award }) => `Fait ${truth} : muggins ${award}`,
  overcountCorrected: ({ claimed, truth }) => `Dit ${claimed} : c'est ${truth}`,
  overcountLost: ({ claimed, truth }) => `Dit ${claimed}, fait ${truth} : 0`,
  overcountToOpponent: ({ truth, award }) => `Fait ${truth} : ${plural(award, 'cédé')}`,
  mugginsAwarded: ({ award }) => `Muggins : ${award}`,
  mugginsTooMuch: ({ called, award }) => `Muggins ${called} ? Non: ${award}`,
  mugginsWrong: ({ award }) => `À tort : coûte ${award}`,
  mugginsTaken: ({ award }) => `${award} pris`,
  overpegOwn: ({ paid }) => `C'est ${paid}, sans peine`,
  overpegCorrected: ({ claimed, paid }) => `Non ${claimed} : c'est ${paid}`,
  overpegLost: ({ claimed }) => `${claimed}, c'est trop : 0`,
  overpegToOpponent: ({ paid, award }) => `Fait ${paid} : ${plural(award, 'cédé')}`,
  falseGameBack: ({ award, back = 0 }) => `Pas gagné : +${award} -${back}`,
  falseGameLost: () => 'Annonce : perdu',
  underpegCorrected: ({ paid }) => `Corrigé : c'est ${paid}`,
  underpegStands: ({ claimed }) => `${claimed} reste`,
  underpegToOpponent: ({ award }) => `Muggins : ${award}`,
  pastThirtyOne: () => '31 dépassé : reprise',
  renegePerCard: over('Gardée'),
  renegeFlat: over('Gardée'),
  renegeDeadCard: () => 'Carte morte',
  renegeDeadHand: () => 'Main morte',
  renegeNothing: () => 'Sans pénalité',
  heelsForfeited: () => 'Valet perdu',
  heelsLate: ({ paid }) => `Valet tardif : ${paid}`,
  countedFirst: () => 'Non-donneur marque',
  pegOutReminded: ({ paid }) => `Rappel : marque ${paid}`,
  pegOutRequired: () => 'Pas marqué, pas fini',
  timeOut: ({ paid, award }) => `Temps : ${paid} et ${award}`,
  wrongPeg: over('Fiche'),
  pegPutBack: () => 'Fiche remise',
  pegBehindRear: () => "Fiche à l'arrière",
  pegsTouched: () => 'Les fiches restent',
  misdeal: () => 'Maldonne : redonnez',
  misdealPaid: over('Maldonne'),
  wrongNumber: () => 'Redonnez',
  unchecked: ({ back = 0, award }) => (award > 0 ? `Avance de ${award}` : `Recule de ${back}`),
  bottomSeen: over('Dessous'),
  cribPickedUp: over('Crib'),
  cribSeen: over('Crib vu'),
  cutSeen: over('Coupe'),
};

/** A ruling. */
export const frenchRuling = (ruling: Ruling): string => RULED[ruling.code](ruling);
