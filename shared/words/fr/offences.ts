// French: what somebody did who committed an offence, and what is asked with it.
import type { FigureWords, OffenceWords } from '../ruling.ts';

export const OFFENCES: OffenceWords = {
  overpegged: ['a marqué plus que son compte', 'Trop marqué'],
  ownOverpeg: ['a marqué trop, et l’a dit en premier', 'Trop marqué, dit'],
  falseGame: ['a annoncé la partie sans en avoir les points', 'Fausse partie'],
  renege: ['a dit go avec une carte jouable', 'Carte gardée'],
  pastThirtyOne: ['a joué au-delà de trente et un', 'Au-delà de 31'],
  countedFirst: ['a compté avant son tour', 'Compté trop tôt'],
  underpegged: ['a marqué moins que son compte', 'Trop peu marqué'],
  misdeal: ['a fait une maldonne', 'Maldonne'],
  wrongNumber: ['n’a pas le bon nombre de cartes', 'Mauvais nombre'],
  unchecked: ['n’a pas le bon nombre de cartes et ne les a pas laissé vérifier', 'Contrôle refusé'],
  bottomSeen: ['a vu la carte du dessous une fois les cartes brassées', 'Dessous vu'],
  cutSeen: ['a vu la carte du dessous de la coupe', 'Coupe vue'],
  cribPickedUp: ['a repris des cartes écartées au crib', 'Crib repris'],
  cribSeen: ['a regardé le crib avant son tour', 'Crib regardé'],
  wrongPeg: ['a marqué avec la fiche de l’adversaire', 'Fiche adverse'],
  pegPulled: ['a retiré sa fiche avant', 'Fiche retirée'],
  pegsTouched: ['a bougé ses fiches pour une main sans points', 'Fiches touchées'],
  notPeggedOut: ['avait les points pour gagner et n’a pas mis sa fiche au trou final', 'Hors trou final'],
  heelsLate: ['a réclamé le valet retourné après avoir joué une carte', 'Valet trop tard'],
  timeOut: ['n’a pas compté à temps', 'Temps écoulé'],
  cutEarly: ['a coupé avant la donne', 'Coupe trop tôt'],
  procedure: ['a manqué à une autre règle', 'Autre manquement'],
};

export const FIGURES: FigureWords = {
  pointsTooMany: ['Combien de points en trop ?', 'Points en trop ?'],
  pointsScored: ['Combien de points gagnés ?', 'Points gagnés ?'],
  cardsWithheld: ['Combien de cartes gardées ?', 'Cartes gardées ?'],
  pointsToCancel: ['Combien de points à annuler ?', 'Points à annuler ?'],
  pointsPeggedOnCard: ['Combien de points marqués pour cette carte ?', 'Points marqués ?'],
  pointsPegged: ['Combien de points marqués ?', 'Points marqués ?'],
  pointsMissed: ['Combien de points oubliés ?', 'Points oubliés ?'],
  pointsOnWrongPeg: ['Combien de points marqués ainsi ?', 'Points ainsi ?'],
  pointsNotPegged: ['Combien de points non marqués ?', 'Points non marqués?'],
  handCount: ['Combien comptait la main ?', 'Combien de points ?'],
};
