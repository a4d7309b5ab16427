// French: what the table says about a key that means nothing where it was pressed.
import type { HintWords } from '../prompts.ts';

export const hints: HintWords = {
  pointsFirst: ['Tapez d’abord les points, puis le joueur.', "D'abord les points"],
  twoDigits: ['Les points ont deux chiffres au plus : retapez-les.', 'Deux chiffres, max.'],
  playerNext: ['Le bouton de qui reçoit les points, ou DEL.', 'Puis le joueur'],
  nothingToDelete: [
    'Rien n’est tapé que DEL puisse effacer. UNDO reprend le dernier coup.',
    'Rien tapé : UNDO ?',
  ],
  cardsKeyFirst: ['Cette touche est une carte : CARDS d’abord.', "D'abord CARDS"],
  noCards: [
    'Cette touche est une carte, et on n’en tape pas ici : les comptes sont crus.',
    'Ici, pas de cartes',
  ],
  noPlayer: ['Personne n’est à cette place.', 'Place inoccupée'],
  cardsFirst: ['Tapez d’abord les cartes ; CARDS les quitte.', "D'abord les cartes"],
  suitFirst: ['Tapez la couleur : pique J, cœur Q, carreau K, trèfle NEXT.', 'Touche de couleur'],
  pointsOnly: [
    'Une carte de cette donne a été posée sans être entrée : tapez les points jusqu’à la donne suivante.',
    'Points seulement',
  ],
  timeUp: ['Le temps de ce compte est écoulé. Tapez ce qu’il valait, puis le joueur.', 'Le temps est écoulé'],
  whichPartner: ['Tapez le numéro du partenaire qui donne.', 'Numéro du donneur'],
  whoDidIt: ['Le bouton du fautif. NEXT : une autre faute, UNDO quitte.', "Qui l'a fait ?"],
  whoMissed: ['Le bouton de qui a oublié les points.', 'Oubliés par qui ?'],
  whichCard: ['Tapez la valeur de la carte qui rapporte plus.', 'Quelle carte ?'],
  noCardNow: ['Une carte a été lue, et on n’en demande pas.', 'Pas de carte voulue'],
  otherReader: [
    'Ce lecteur est celui d’un autre : passez la carte sur le lecteur du joueur demandé.',
    'Mauvais lecteur',
  ],
  starterReader: [
    'Ce lecteur est pour la carte de départ : on attend les cartes d’une main.',
    'Pas le départ ici',
  ],
  handOrCrib: ['Tapez 1 pour une main, 2 pour un crib.', '1 main, 2 crib'],
  keysLost: ['Des touches se sont perdues. Tapez DEL, puis recommencez.', 'Touches perdues: DEL'],
  keyAgain: ['Des touches se sont perdues. Tapez à nouveau.', 'Touches à retaper'],
};
