// French: what the table asks while keys are pressed, says of keys that mean nothing, tells of cards laid in play: see
// host/table/ask.ts, hint.ts and moves.ts.
import { FIGURE_CODES } from '../../../../../shared/rules/rulings/index.ts';
import { OFFENCE_CODES } from '../../../../../shared/rules/terms/index.ts';
import * as english from '../../../../../shared/words/en/offences.ts';
import * as french from '../../../../../shared/words/fr/offences.ts';
import { type Phrase, phrases, sayBy } from './template.ts';

const OFFENCES_DONE: Readonly<Record<string, string>> = Object.fromEntries(
  OFFENCE_CODES.map((code) => [english.OFFENCES[code][0], french.OFFENCES[code][0]]),
);
const FIGURES_ASKED: Readonly<Record<string, string>> = Object.fromEntries(
  FIGURE_CODES.map((code) => [english.FIGURES[code][0], french.FIGURES[code][0]]),
);

const ASKED: readonly (readonly [string, string])[] = [
  [
    'Points of the {a}: key them, then press {b}. The play is over: NEXT.',
    'Les points de la carte {a}, puis {b}. Le jeu est fini : NEXT.',
  ],
  [
    'Points of the {a}: key them, then press {b}. At {n} {c} lays: press CARDS, then key the card.',
    'Les points de la carte {a}, puis {b}. À {n}, {c} joue : CARDS, puis la carte.',
  ],
  ['At {n} {c} lays: press CARDS, then key the card.', 'À {n}, {c} joue : CARDS, puis la carte.'],
  ['At {n} {c} lays: key the card. NEXT says go.', 'À {n}, {c} joue : tapez la carte. NEXT dit go.'],
  [
    'At {n} {c} lays: key the card. NEXT says go. A player’s button: go on without cards.',
    'À {n}, {c} joue : tapez la carte. NEXT dit go. Le bouton d’un joueur : continuer sans cartes.',
  ],
  [
    'Which count is disputed? 1 for a hand, 2 for a crib.',
    'Quel compte est contesté ? 1 : une main, 2 : un crib.',
  ],
  ['Which partner deals? Press {a}.', 'Quel partenaire donne ? Tapez {a|partners}.'],
  [
    '{a}: give the game up? The same button again says yes, any other key no.',
    '{a} : abandonner la partie ? Le même bouton dit oui, toute autre touche non.',
  ],
  [
    'An offence: somebody {a}. Press the player who did it. NEXT: another offence. UNDO leaves.',
    'Une faute : quelqu’un {a|done}. Le bouton du fautif. NEXT : une autre faute. UNDO quitte.',
  ],
  [
    'An offence: somebody {a}. {q} Press the player who did it. NEXT: another offence. UNDO leaves.',
    'Une faute : quelqu’un {a|done}. {q|asked} Puis le bouton du fautif. NEXT : une autre faute. UNDO quitte.',
  ],
  [
    'Turn up the starter and key its rank. The board pegs {n} for a jack.',
    'Retournez la carte et tapez son rang. La planche marque {n} pour un valet.',
  ],
  [
    'Muggins: key the points that were missed, then press who calls. MUGGINS again for another offence.',
    'Muggins : les points oubliés, puis qui les prend. MUGGINS encore pour une autre faute.',
  ],
];

const HINTED: readonly (readonly [string, string])[] = [
  ['Key the points first, then press the player.', 'Tapez d’abord les points, puis le joueur.'],
  ['Points have two digits at most: key them again.', 'Les points ont deux chiffres au plus : retapez-les.'],
  ['Press the player who gets the points, or DEL.', 'Le bouton de qui reçoit les points, ou DEL.'],
  [
    'Nothing is keyed that DEL could take back. UNDO takes back the last move.',
    'Rien n’est tapé que DEL puisse effacer. UNDO reprend le dernier coup.',
  ],
  ['That key is a card: press CARDS first.', 'Cette touche est une carte : CARDS d’abord.'],
  [
    'That key is a card, and in mode trust none are keyed here.',
    'Cette touche est une carte, et on n’en tape pas ici : les comptes sont crus.',
  ],
  ['No player sits there.', 'Personne n’est à cette place.'],
  ['Key the cards first; CARDS leaves them.', 'Tapez d’abord les cartes ; CARDS les quitte.'],
  [
    'Press the suit: spades J, hearts Q, diamonds K, clubs NEXT.',
    'Tapez la couleur : pique J, cœur Q, carreau K, trèfle NEXT.',
  ],
  [
    'A card of this deal was laid that nobody entered: key the points until the next deal.',
    'Une carte de cette donne a été posée sans être entrée : tapez les points jusqu’à la donne suivante.',
  ],
  [
    'The time for this count is up. Key what it counted, then press the player.',
    'Le temps de ce compte est écoulé. Tapez ce qu’il valait, puis le joueur.',
  ],
  ['Press the number of the partner who deals.', 'Tapez le numéro du partenaire qui donne.'],
  [
    'Press the player who did it. NEXT is another offence, UNDO leaves.',
    'Le bouton du fautif. NEXT : une autre faute, UNDO quitte.',
  ],
  ['A card was read, and none is asked for now.', 'Une carte a été lue, et on n’en demande pas.'],
  [
    "That reader is another player's: the cards of whoever is asked are wanted.",
    'Ce lecteur est celui d’un autre : passez la carte sur le lecteur du joueur demandé.',
  ],
  [
    'That reader is for the starter: the cards of a hand are wanted.',
    'Ce lecteur est pour la carte de départ : on attend les cartes d’une main.',
  ],
  ['Press 1 for a hand, 2 for a crib.', 'Tapez 1 pour une main, 2 pour un crib.'],
];

const TOLD: readonly (readonly [string, string])[] = [
  ["{a}'s hand is known to the board.", '{a} : la planche connaît sa main.'],
  ['{a} lays {c}: {n}.', '{a} pose {c} : {n}.'],
  ['{a} says go at {n}.', '{a} dit go à {n}.'],
  ['{a} says go.', '{a} dit go.'],
  ['The play goes on without cards.', 'Le jeu continue sans cartes.'],
  ['{a} pegged {n} on the board alone, unverified.', '{a} a marqué {n} sur la planche seule, sans contrôle.'],
  [
    'Lane {n} of the board pegged {m} by itself, and nobody sits there: set aside.',
    'La piste {n} de la planche a marqué {m} seule, et personne n’y joue : mis de côté.',
  ],
  ['{a} asks to take the last move back.', '{a} demande de défaire le dernier coup.'],
  ['{a} says that {b} {w}.', '{a} signale que {b} {w|done}.'],
  ['{a} says no.', '{a} refuse.'],
  ['There is no game.', 'Il n’y a pas de partie.'],
  ['Nothing happened.', 'Rien ne s’est passé.'],
  ['Heels: {a} pegs nothing.', 'Valet retourné : {a} ne marque rien.'],
  ['{a} pegs nothing for last, as the other deals first.', '{a} ne marque rien pour la dernière.'],
  ['{a} calls muggins for {n}.', '{a} crie muggins pour {n}.'],
  ['a move.', 'un coup.'],
  ['Move {n}.', 'Coup {n}.'],
];

const HOW_MANY = phrases([['{n} for {a}', '{n} pour {a}']]);

/** Questions, hints and moves. */
export const ASKING_PHRASES: readonly Phrase[] = phrases([...HINTED, ...ASKED, ...TOLD], {
  done: (text) => OFFENCES_DONE[text] ?? text,
  asked: (text) => FIGURES_ASKED[text] ?? text,
  partners: (english) =>
    english
      .split(', ')
      .map((each) => sayBy(HOW_MANY, each) ?? each)
      .join(', '),
});
