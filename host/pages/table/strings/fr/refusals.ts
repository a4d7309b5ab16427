// French: why something was refused, from the sentence that the rules, the table or the host say: see shared/rules/explain.ts.
import { OFFENCES_DONE } from './offences.ts';
import { list, type Phrase, phrases, sayBy } from './template.ts';

const HANDS = '{hand:hand|crib}';

const done = (english: string): string => OFFENCES_DONE[english] ?? english;

const NAME_FAULTS: Readonly<Record<string, string>> = {
  'there is none': 'il n’y en a pas',
  'it has a character that cannot be printed': 'il a un caractère qui ne s’imprime pas',
  'it is too long': 'il est trop long',
  'another player has it': 'un autre joueur le porte',
};

const SHELTERED: Readonly<Record<string, string>> = {
  'a penalty': 'une pénalité',
  'points won by muggins': 'des points gagnés par muggins',
  heels: 'un valet retourné',
  'points lost by pegging backwards': 'des points perdus en reculant',
};

const WHO: Readonly<Record<string, string>> = {
  dealer: 'le donneur',
  pone: 'le non-donneur',
  counter: 'qui compte',
};

const FIGURES: Readonly<Record<string, string>> = {
  card: 'carte',
  cards: 'cartes',
  point: 'point',
  points: 'points',
};

const CARDS_MEANT: Readonly<Record<string, string>> = {
  'any card': 'toute carte peut être posée',
  'a card': 'une carte peut être posée',
};

/** What a setting or a rule has to be. */
const EXPECTED: readonly Phrase[] = phrases([
  ['a whole number from {a} to {b}', 'un nombre entier de {a} à {b}'],
  ['a number', 'un nombre'],
  ['numbers with commas between, or none', 'des nombres séparés par des virgules, ou none'],
  [
    'lines such as {line} (at most, game points, stakes) with commas between, or none',
    'des lignes comme {line} (au plus, points de match, mises) séparées par des virgules, ou none',
  ],
  ['a name of up to {n} characters', 'un nom d’au plus {n} caractères'],
  [
    'a side for each seat, two sides or more, numbered from 0 without gaps',
    'un camp pour chaque place, au moins deux camps, numérotés de 0 sans trou',
  ],
  [
    'no more than each lays away, because the dealer lays away so many fewer',
    'pas plus que chacun n’écarte, car le donneur en écarte autant de moins',
  ],
  [
    'none, or a game hole from {a} to {b} for each side',
    'none, ou un trou final de {a} à {b} pour chaque camp',
  ],
  [
    'lines that rise and stay under the game hole, with game points and stakes up to {n}',
    'des lignes qui montent et restent avant le trou final, avec des points de match et des mises d’au plus {n}',
  ],
  [
    'none in lowball, where the loser is in the game hole',
    'aucune à qui perd gagne, où le perdant est au trou final',
  ],
  [
    'no, unless match.games says how many games are to be played',
    'non, sauf si match.games dit combien de parties sont à jouer',
  ],
  ['words and numbers that the penalties take', 'des mots et des nombres que les pénalités acceptent'],
  [
    'off or called in mode trust, where the board never sees a card',
    'off ou called en mode trust, où la planche ne voit jamais de carte',
  ],
  [
    'off in lowball, where nobody wants the points that others miss',
    'off à qui perd gagne, où personne ne veut des points oubliés',
  ],
  [
    'false, because a hand can count nineteen by these rules',
    'false, car avec ces règles une main peut compter dix-neuf',
  ],
]);

const RULES: readonly (readonly [string, string])[] = [
  [
    "'{a}' is no card. A card is a rank and a suit, such as 5H, TC or 10C.",
    '« {a} » n’est pas une carte. Une carte est un rang et une couleur, comme 5H, TC ou 10C.',
  ],
  [
    "'{a}' is no rank. Ranks are A, 2 to 9, T or 10, J, Q and K.",
    '« {a} » n’est pas un rang. Les rangs sont A, 2 à 9, T ou 10, J, Q et K.',
  ],
  [
    'The {a} is there twice. Every card is in the pack only once.',
    'La carte {a} est là deux fois. Le paquet n’en a qu’une.',
  ],
  [
    'That would be a fifth {a}. The pack has four of each rank.',
    'Ce serait la cinquième carte de rang {a}. Le paquet en a quatre de chaque.',
  ],
  [
    '{a} {were:card was|cards were} entered. {b} {are:is|are} expected.',
    'Cartes entrées : {a}. Il en faut {b}.',
  ],
  [
    'The suit of the starter, {a}, can change the count. Enter it with its suit.',
    'La couleur de la carte de départ, {a}, peut changer le compte. Entrez-la avec sa couleur.',
  ],
  [
    'The suit of card {n}, {a}, can change the count. Enter it with its suit.',
    'La couleur de la carte {n}, {a}, peut changer le compte. Entrez-la avec sa couleur.',
  ],
  [
    '{a} is no number of points. Points are a whole number: key it again.',
    '{a} n’est pas un nombre de points. Les points sont un nombre entier : retapez-les.',
  ],
  [
    'No card scores {a} in play. A card can score {b}. Key the points again, or go on to the show.',
    'Aucune carte ne fait {a} au jeu. Une carte peut faire {b|list}. Retapez les points, ou passez au décompte.',
  ],
  [
    'No hand counts {a}. Possible are {b}. Count again.',
    'Aucune main ne compte {a}. Possible : {b|list}. Recomptez.',
  ],
  [
    'No crib counts {a}. Possible are {b}. Count again.',
    'Aucun crib ne compte {a}. Possible : {b|list}. Recomptez.',
  ],
  [
    'Nothing scores {a}. Possible are {b}. Key the points again.',
    'Rien ne fait {a}. Possible : {b|list}. Retapez les points.',
  ],
  ['There is no seat {a}. The seats are 1 to {b}.', 'Il n’y a pas de place {a}. Les places vont de 1 à {b}.'],
  ['There is no game yet. Start a new game.', 'Il n’y a pas encore de partie. Commencez-en une.'],
  [
    'The game is over. Start a new game, or undo the last points.',
    'La partie est finie. Commencez-en une autre, ou défaites les derniers points.',
  ],
  [
    'Nobody has said who deals. Cut, and name the dealer.',
    'Personne n’a dit qui donne. Coupez, et nommez le donneur.',
  ],
  [
    "'{a}' means nothing now: the game is in the phase '{b}'.",
    'Cela ne se peut pas maintenant ({a}) : la partie en est à {b|phase}.',
  ],
  [
    `{a}'s ${HANDS} is counted before anything of {b}. Key {a}'s points first; 0 if there are none.`,
    'On compte d’abord {a} ({hand|hand}), puis {b}. Tapez d’abord les points {a|of} ; 0 pour rien.',
  ],
  [
    `{a}'s ${HANDS} has to be counted first. Key its points; 0 for none.`,
    'On compte d’abord {a} ({hand|hand}). Tapez ses points ; 0 pour rien.',
  ],
  [
    'The starter is not known. Enter the starter first.',
    'La carte de départ n’est pas connue. Entrez-la d’abord.',
  ],
  [
    'The starter is {a}, not {b}. Undo if it was entered wrongly.',
    'La carte de départ est {a}, non {b}. Défaites si elle est mal entrée.',
  ],
  [
    'Heels were pegged, so the starter is a jack, not {a}. Undo if they were pegged wrongly.',
    'Le valet retourné est marqué : la carte de départ est un valet, non {a}. Défaites s’il est marqué à tort.',
  ],
  [
    `Enter the {n} {cards:card|cards} of {a}'s ${HANDS} first.`,
    'Entrez d’abord {n|theCards} {a|of} ({hand|hand}).',
  ],
  ['No cards are wanted now. Key the points.', 'On ne demande pas de cartes maintenant. Tapez les points.'],
  [
    "Counts are not disputed in mode '{a}'. Settle it at the table, or undo.",
    'On ne conteste pas les comptes dans ce mode ({a|mode}). Entendez-vous à la table, ou défaites.',
  ],
  [
    "{a}'s count is disputed. Enter its {n} {cards:card|cards} and the starter, or undo the dispute.",
    'Le compte {a|of} est contesté. Entrez {n|itsCards} et la carte de départ, ou défaites la contestation.',
  ],
  [
    'There is no count to dispute: only the last hand can be, as long as its cards lie on the table.',
    'Aucun compte à contester : seule la dernière main peut l’être, tant que ses cartes sont sur la table.',
  ],
  ['Muggins is not played in this game.', 'On ne joue pas avec muggins dans cette partie.'],
  [
    'The board calls muggins by itself in this game.',
    'Dans cette partie, la planche crie muggins d’elle-même.',
  ],
  [
    'It is too late for muggins: it can be called until the next count is pegged or the cards are mixed.',
    'Trop tard pour le muggins : on le crie avant que le compte suivant soit marqué ou les cartes mêlées.',
  ],
  [
    "{a}'s last count is settled, by a ruling, a call or an end-game rule: muggins cannot be called on it.",
    'Le dernier compte {a|of} est réglé, par une décision, une annonce ou une règle de fin de partie : pas de muggins.',
  ],
  [
    "The last count was {a}'s own. Muggins is called on the other side.",
    'Le dernier compte est celui {a|of}. On crie muggins contre l’autre camp.',
  ],
  ['Muggins is never called on {a}.', 'On ne crie jamais muggins sur {a|sheltered}.'],
  ["There is no offence '{a}'. Known are: {b}.", 'Il n’y a pas de faute « {a} ». Il y a : {b|list}.'],
  ["These rules do not know it: '{a}'.", 'Ces règles ne connaissent pas cette faute : « {a|done} ».'],
  [
    'It cannot be called now that somebody {a}: it is too late or too early, or there is no such count.',
    'On ne peut pas dire maintenant que quelqu’un {a|done} : c’est trop tôt ou trop tard, ou ce compte n’existe pas.',
  ],
  [
    "{a} is not the {w}, and only the {w} can have done it: '{d}'.",
    'Ce ne peut être {a} : seul {w|who} peut l’avoir fait (« {d|done} »).',
  ],
  [
    '{a} plays for the same side. Name a player of another side.',
    '{a} joue dans le même camp. Nommez un joueur d’un autre camp.',
  ],
  [
    "The cards of {a}'s count are known, and the board has checked it.",
    'Les cartes du compte {a|of} sont connues, et la planche l’a vérifié.',
  ],
  [
    'Key the number of {f:points|cards} first, then press the player.',
    'Tapez d’abord le nombre de {f|figures}, puis le joueur.',
  ],
  [
    '{n} {f:points?|cards?} cannot be. Expected: {e}.',
    '{n} {f|figures}, cela ne se peut pas. Il faut : {e|list}.',
  ],
  [
    '{a} needs {n}, and nobody goes out on a go here: the {p} is not pegged.',
    'Il manque {n} à {a}, et ici un go ne gagne pas la partie : le {p} n’est pas marqué.',
  ],
  [
    '{a} needs only {n}, so near the end there are no heels here. Go on with NEXT.',
    'Il ne manque que {n} à {a} : si près de la fin, le valet retourné ne compte pas ici. Continuez avec NEXT.',
  ],
  [
    '{a} needs only {n}, and so near the end only play scores here: {p} is a count, and is not pegged.',
    'Il ne manque que {n} à {a} : si près de la fin, seul le jeu compte ici. {p} est un compte : non marqué.',
  ],
  ['There is nothing to undo.', 'Il n’y a rien à défaire.'],
  ['There is nothing to redo.', 'Il n’y a rien à refaire.'],
  [
    '{a} {were:player was|players were} named. This game is for {b}.',
    'Joueurs nommés : {a}. Cette partie se joue à {b}.',
  ],
  [
    '{a} is no name for player {n}: {f}. A name has 1 to {m} characters that can be printed.',
    '{a} n’est pas un nom pour le joueur {n} : {f|fault}. Un nom a de 1 à {m} caractères imprimables.',
  ],
  ["There is no game '{a}'. Known are: {b}.", 'Il n’y a pas de jeu « {a} ». Il y a : {b|list}.'],
  ["'{a}' is no setting. Expected: {b}.", '« {a} » n’est pas un réglage. Il faut : {b|expected}.'],
  [
    'The rules contradict themselves: {a} is {v}. Expected: {e}.',
    'Les règles se contredisent : {a} = {v}. Il faut : {e|expected}.',
  ],
  [
    'The play of this deal is over. Go on to the show.',
    'Le jeu de cette donne est fini. Passez au décompte.',
  ],
  [
    "It is not {a}'s turn. {b} lays a card or says go.",
    'Ce n’est pas à {a} de jouer. {b} pose une carte ou dit go.',
  ],
  ['{a} does not hold the {b}. Enter another card.', '{a} n’a pas la carte {b}. Entrez-en une autre.'],
  [
    'With the {a} the count would be {n}, past thirty-one. Take it back, lay another or say go.',
    'Avec {a} le compte serait {n}, au-delà de trente et un. Reprenez-la, posez-en une autre ou dites go.',
  ],
  ['{a} cannot say go at {n}: {b} can be laid.', '{a} ne peut pas dire go à {n} : {b|laid}.'],
  [
    'The {a} does not score {n} here. It scores {m}.',
    'La carte {a} ne fait pas {n} ici. Elle fait {m|list}.',
  ],
  [
    '{a} has laid no card that waits for its points. The play is over.',
    '{a} n’a pas posé de carte qui attend ses points. Le jeu est fini.',
  ],
  [
    '{a} has laid no card that waits for its points. {b} lays the next card: enter it, or go on without cards.',
    '{a} n’a pas posé de carte qui attend ses points. {b} joue la carte suivante : entrez-la, ou continuez sans cartes.',
  ],
  [
    'A card of this deal was laid that nobody entered: key the points without cards until the next deal.',
    'Une carte de cette donne a été posée sans être entrée : tapez les points sans cartes jusqu’à la donne suivante.',
  ],
  [
    '{a} has not pegged for the card yet. Muggins can be called once it is pegged, or the next card is laid.',
    '{a} n’a pas encore marqué pour la carte. On crie muggins une fois qu’elle est marquée, ou la suivante posée.',
  ],
  [
    '{a} has laid a card already: a hand is entered before its first card.',
    '{a} a déjà posé une carte : une main s’entre avant sa première carte.',
  ],
  [
    "{a}'s hand is dead after a renege: it scores nothing more in this deal.",
    'La main {a|of} est morte, pour une carte gardée à tort : elle ne marque plus rien dans cette donne.',
  ],
];

const PHASES: Readonly<Record<string, string>> = {
  none: 'son commencement',
  cut: 'la coupe',
  free: 'la marque libre',
  deal: 'la donne',
  starter: 'la carte de départ',
  play: 'son jeu',
  show: 'son décompte',
  over: 'sa fin',
};

const MODES: Readonly<Record<string, string>> = {
  trust: 'confiance',
  challenge: 'sur contestation',
  always: 'toujours',
};

const named =
  (names: Readonly<Record<string, string>>) =>
  (english: string): string =>
    names[english] ?? english;

/** Every refusal of the rules. */
export const REFUSAL_PHRASES: readonly Phrase[] = phrases(RULES, {
  done,
  expected: (english) => sayBy(EXPECTED, english) ?? list(english),
  fault: named(NAME_FAULTS),
  figures: (english) => FIGURES[english] ?? english,
  itsCards: (number) => (number === '1' ? 'sa carte' : `ses ${number} cartes`),
  laid: (english) => CARDS_MEANT[english] ?? `${list(english)} peut être posé`,
  mode: named(MODES),
  phase: named(PHASES),
  sheltered: named(SHELTERED),
  theCards: (number) => (number === '1' ? 'la carte' : `les ${number} cartes`),
  who: named(WHO),
});
