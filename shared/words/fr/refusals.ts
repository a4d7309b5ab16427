// French: why the rules refused something. What was wrong, what was expected, what to do next.
import { NAME_LENGTH } from '../../rules/terms/index.ts';
import { type RefusalWords, type RequirementWords, requirementIn } from '../refusal.ts';
import { handWord, theHand } from './cards.ts';
import { listed, plural, ranges, sentence } from './grammar.ts';
import { OFFENCES } from './offences.ts';
import { player } from './subject.ts';

/** Where a game stands. */
const PHASES = {
  none: 'son commencement',
  cut: 'la coupe',
  free: 'la marque libre',
  deal: 'la donne',
  bidding: 'la mise pour le crib',
  starter: 'la carte de départ',
  exchange: 'l’échange de cartes',
  play: 'son jeu',
  show: 'son décompte',
  over: 'sa fin',
} as const;

const MODES = { trust: 'confiance', challenge: 'sur contestation', always: 'toujours' } as const;

const NAME_FAULTS = {
  empty: 'il n’y en a pas',
  unprintable: 'il a un caractère qui ne s’imprime pas',
  long: 'il est trop long',
  taken: 'un autre joueur le porte',
} as const;

const SHELTERED_WORDS = {
  penalty: 'une pénalité',
  muggins: 'des points gagnés par muggins',
  heels: 'un valet retourné',
  backward: 'des points perdus en reculant',
} as const;

const WHO = { dealer: 'le donneur', pone: 'le non-donneur', counter: 'qui compte', nondealer: 'un autre' };

const figure = (value: number, name: 'points' | 'cards'): string =>
  plural(value, name === 'cards' ? 'carte' : 'point');

/** What a setting or a rule has to be. */
export const REQUIREMENTS: RequirementWords = {
  oneOf: ({ words }) => listed(words, 'ou'),
  whole: ({ least, most }) => `un nombre entier de ${least} à ${most}`,
  cribCards: ({ least, most }) => `aucune carte, ou de ${least} à ${most}`,
  noCribSold: () => 'dealer, car il n’y a pas de crib à vendre',
  cribLast: () => 'afterPlay, car un crib se compte en dernier',
  pointList: ({ length, most }) => `${plural(length, 'nombre')} de 0 à ${most}`,
  handOfThree: () => '3, sans crib, quand les cartes ne comptent pas comme au cribbage',
  refusalApart: () => 'non, car un échange refusé vaut autant qu’une telle carte donnée',
  number: () => 'un nombre',
  numbers: () => 'des nombres séparés par des virgules, ou none',
  lines: () =>
    'des lignes comme skunk:90:3:2 (au plus, points de match, mises) séparées par des virgules, ou none',
  text: ({ longest }) => `un nom d’au plus ${longest} caractères`,
  sides: () =>
    'un camp pour chaque place, numérotés de 0 sans trou ; au moins deux camps, sauf pour qui joue seul',
  players: ({ alone, words }) =>
    `${listed(words, 'ou')}, ${alone ? 'pour qui joue seul' : 'quand on est plusieurs'}`,
  againstCrib: () => 'ainsi que pour un joueur seul qui a une main et un crib',
  square: () =>
    '« hands », sauf si toutes les cartes forment le carré (16 d’un joueur, ou 24 de deux camps autour d’une carte), sans crib',
  twoHands: () => '« hands », sauf pour un joueur seul',
  partnersApart: () =>
    'les camps à tour de rôle autour de la table, comme 0,1,0,1 : chacun a le crib à son tour',
  lanes: ({ lanes }) =>
    `au plus ${lanes}, les pistes de cette planche ; les joueurs d’un même camp partagent une piste`,
  dealerFewer: () => 'pas plus que chacun n’écarte, car le donneur en écarte autant de moins',
  targets: ({ least, most }) => `none, ou un trou final de ${least} à ${most} pour chaque camp`,
  skunks: ({ most }) =>
    `des lignes qui montent et restent avant le trou final, avec des points de match et des mises d’au plus ${most}`,
  noSkunks: () => 'aucune à qui perd gagne, où le perdant est au trou final',
  matchGames: () => 'non, sauf si match.games dit combien de parties sont à jouer',
  penalties: () => 'des mots et des nombres que les pénalités acceptent',
  mugginsSeen: () => 'off ou called en mode trust, où la planche ne voit jamais de carte',
  mugginsOff: () => 'off à qui perd gagne, où personne ne veut des points oubliés',
  mugginsBarred: () => 'off, car cette maison ne joue jamais le muggins',
  nineteenCounts: () => 'non, car avec ces règles une main peut compter dix-neuf',
};

export const REFUSALS: RefusalWords = {
  badCard: [
    ({ text }) =>
      `« ${text} » n’est pas une carte. Une carte est un rang et une couleur, comme 5H, TC ou 10C.`,
    () => "Ce n'est pas 1 carte",
  ],
  badRank: [
    ({ text }) => `« ${text} » n’est pas un rang. Les rangs sont A, 2 à 9, T ou 10, J, Q et K.`,
    () => "Ce n'est pas un rang",
  ],
  duplicateCard: [
    ({ card }) => `La carte ${card} est là deux fois. Le paquet n’en a qu’une.`,
    ({ card }) => `${card} est là 2 fois`,
  ],
  tooManyOfRank: [
    ({ rank }) => `Ce serait la cinquième carte de rang ${rank}. Le paquet en a quatre de chaque.`,
    ({ rank }) => `Un cinquième ${rank}`,
  ],
  wrongNumberOfCards: [
    ({ expected, got }) => `Cartes entrées : ${got}. Il en faut ${expected}.`,
    ({ expected, got }) => `${plural(got, 'carte')}, non ${expected}`,
  ],
  suitWanted: [
    ({ rank, index, starter }) =>
      `La couleur de la carte ${starter ? `de départ, ${rank},` : `${index + 1}, ${rank},`} peut changer le compte. Entrez-la avec sa couleur.`,
    ({ rank, starter }) => `Couleur ${starter ? 'départ ' : ''}${rank} ?`,
  ],
  badPoints: [
    ({ points }) =>
      `${points} n’est pas un nombre de points. Les points sont un nombre entier : retapez-les.`,
    () => 'Points impossibles',
  ],
  impossiblePlay: [
    ({ points, possible }) =>
      `Aucune carte ne fait ${points} au jeu. Une carte peut faire ${ranges(possible)}. Retapez les points, ou passez au décompte.`,
    ({ points }) => `Aucune carte : ${points}`,
  ],
  impossibleCount: [
    ({ points, possible, crib }) =>
      `${crib ? 'Aucun crib' : 'Aucune main'} ne compte ${points}. Possible : ${ranges(possible)}. Recomptez.`,
    ({ points, crib }) => `${crib ? 'Aucun crib' : 'Aucune main'} : ${points}`,
  ],
  impossiblePoints: [
    ({ points, possible }) => `Rien ne fait ${points}. Possible : ${ranges(possible)}. Retapez les points.`,
    ({ points }) => `Rien ne fait ${points}`,
  ],
  badSeat: [
    ({ seat, seats }) => `Il n’y a pas de place ${seat + 1}. Les places vont de 1 à ${seats}.`,
    ({ seat }) => `Pas de place ${seat + 1}`,
  ],
  noGame: [() => 'Il n’y a pas encore de partie. Commencez-en une.', () => 'Commencez une partie'],
  gameOver: [
    () => 'La partie est finie. Commencez-en une autre, ou défaites les derniers points.',
    () => 'La partie est finie',
  ],
  cutFirst: [() => 'Personne n’a dit qui donne. Coupez, et nommez le donneur.', () => 'Qui donne ?'],
  cutAgain: [
    ({ cards }) =>
      `Les cartes les plus basses se valent (${cards.join(', ')}). Coupez de nouveau, et tapez les nouvelles cartes.`,
    () => 'Coupez de nouveau',
  ],
  notNow: [
    ({ command, phase }) =>
      `Cela ne se peut pas maintenant (${command}) : la partie en est à ${PHASES[phase]}.`,
    () => 'Pas maintenant',
  ],
  outOfOrder: [
    ({ seat, expected, hand }, people) =>
      `On compte d’abord ${player(people, expected).name} (${handWord(hand)}), puis ${player(people, seat).name}. Tapez d’abord les points ${player(people, expected).of} ; 0 pour rien.`,
    () => 'Pas votre tour',
  ],
  countFirst: [
    ({ seat, hand }, people) =>
      `On compte d’abord ${player(people, seat).name} (${handWord(hand)}). Tapez ses points ; 0 pour rien.`,
    ({ hand }) => `D'abord ${theHand(hand)}`,
  ],
  starterFirst: [() => 'La carte de départ n’est pas connue. Entrez-la d’abord.', () => "D'abord le départ"],
  starterDiffers: [
    ({ card, known }) => `La carte de départ est ${known}, non ${card}. Défaites si elle est mal entrée.`,
    ({ known }) => `Le départ est ${known}`,
  ],
  starterNoJack: [
    ({ card, twos }) =>
      `Le valet retourné est marqué : la carte de départ est un valet${twos ? ' ou un deux' : ''}, non ${card}. Défaites s’il est marqué à tort.`,
    ({ card }) => `Valet : pas ${card}`,
  ],
  cardsFirst: [
    ({ seat, hand, cards }, people) =>
      `Entrez d’abord ${cards === 1 ? 'la carte' : `les ${cards} cartes`} ${player(people, seat).of} (${handWord(hand)}).`,
    ({ cards }) => `Entrez ${plural(cards, 'carte')}`,
  ],
  badExchange: [
    ({ points, possible }) =>
      `Un échange de cartes ne vaut pas ${points}. ${possible.length === 0 ? '' : `Tapez ${listed(possible.map(String), 'ou')}, ou `}NEXT pour continuer.`,
    ({ possible }) => [...possible, 'NEXT'].join(', '),
  ],
  exchanged: [
    ({ seat }, people) =>
      `${sentence(player(people, seat).does('a', 'ont'))} déjà marqué pour cet échange. NEXT pour continuer.`,
    () => 'Déjà marqué : NEXT',
  ],
  badBid: [
    ({ seat, least, most }, people) =>
      most < least
        ? `${player(people, seat).name} n’a marqué que ${most} : trop peu pour miser ${least}. NEXT si personne ne mise.`
        : `${player(people, seat).name} mise de ${least} à ${most}, les trous marqués. Tapez une autre mise.`,
    ({ least, most }) => (most < least ? `Mise ${least} : trop peu` : `Mise de ${least} à ${most}`),
  ],
  cardCrossed: [
    ({ card, known }) =>
      `Une rangée et une colonne ont une carte en commun : c’est ${known}, non ${card}. Défaites si elle est mal entrée.`,
    ({ known }) => `C'est la carte ${known}`,
  ],
  cardsNotWanted: [
    () => 'On ne demande pas de cartes maintenant. Tapez les points.',
    () => 'Pas de cartes ici',
  ],
  disputesOff: [
    ({ claims }) =>
      `On ne conteste pas les comptes dans ce mode (${MODES[claims]}). Entendez-vous à la table, ou défaites.`,
    () => 'On ne conteste pas',
  ],
  disputeOpen: [
    ({ seat, cards }, people) =>
      `Le compte ${player(people, seat).of} est contesté. Entrez ${cards === 1 ? 'sa carte' : `ses ${cards} cartes`} et la carte de départ, ou défaites la contestation.`,
    () => 'Entrez les cartes',
  ],
  nothingToDispute: [
    () =>
      'Aucun compte à contester : seule la dernière main peut l’être, tant que ses cartes sont sur la table.',
    () => 'Rien à contester',
  ],
  mugginsOff: [() => 'On ne joue pas avec muggins dans cette partie.', () => 'Pas de muggins ici'],
  mugginsAutomatic: [
    () => 'Dans cette partie, la planche crie muggins d’elle-même.',
    () => 'Muggins automatique',
  ],
  nothingMissed: [
    () =>
      'Rien n’a encore été compté ni posé : aucun point n’a pu être oublié. Si une carte a été posée, appuyez sur CARDS, puis sur un joueur, et criez de nouveau muggins.',
    () => 'Rien oublié encore',
  ],
  mugginsClosed: [
    () =>
      'Trop tard pour le muggins : on le crie avant que le compte suivant soit marqué ou les cartes mêlées.',
    () => 'Muggins : trop tard',
  ],
  countSettled: [
    ({ seat }, people) =>
      `Le dernier compte ${player(people, seat).of} est réglé, par une décision, une annonce ou une règle de fin de partie : pas de muggins.`,
    () => 'Compte déjà réglé',
  ],
  ownCount: [
    ({ seat }, people) =>
      `Le dernier compte est celui ${player(people, seat).of}. On crie muggins contre l’autre camp.`,
    () => 'Votre propre compte',
  ],
  whoMissed: [() => 'Dites qui a oublié les points.', () => 'Oubliés par qui ?'],
  whichCard: [({ cards }) => `Laquelle : ${listed(cards, 'ou')} ?`, ({ cards }) => `${cards.join(' ou ')} ?`],
  mugginsNever: [
    ({ on }) => `On ne crie jamais muggins sur ${SHELTERED_WORDS[on]}.`,
    () => 'Jamais de muggins',
  ],
  badOffence: [
    ({ offence, known }) => `Il n’y a pas de faute « ${offence} ». Il y a : ${listed(known)}.`,
    () => 'Faute inconnue',
  ],
  offenceOff: [
    ({ offence }) => `Ces règles ne connaissent pas cette faute : « ${OFFENCES[offence][0]} ».`,
    () => 'Pas dans ces règles',
  ],
  offenceClosed: [
    ({ offence }) =>
      `On ne peut pas dire maintenant que quelqu’un ${OFFENCES[offence][0]} : c’est trop tôt ou trop tard, ou ce compte n’existe pas.`,
    () => 'Pas en ce moment',
  ],
  offenceSeat: [
    ({ offence, seat, who }, people) =>
      `Ce ne peut être ${player(people, seat).name} : seul ${WHO[who]} peut l’avoir fait (« ${OFFENCES[offence][0]} »).`,
    ({ who }) => `Seul ${WHO[who]}`,
  ],
  ownSide: [
    ({ seat }, people) =>
      `${player(people, seat).name} joue dans le même camp. Nommez un joueur d’un autre camp.`,
    () => 'Le même camp',
  ],
  countChecked: [
    ({ seat }, people) =>
      `Les cartes du compte ${player(people, seat).of} sont connues, et la planche l’a vérifié.`,
    () => 'Déjà vérifié',
  ],
  figureMissing: [
    ({ figure: name }) =>
      `Tapez d’abord le nombre de ${name === 'cards' ? 'cartes' : 'points'}, puis le joueur.`,
    ({ figure: name }) => `D'abord les ${name === 'cards' ? 'cartes' : 'points'}`,
  ],
  badFigure: [
    ({ figure: name, value, least, most }) =>
      `${figure(value, name)}, cela ne se peut pas. Il faut : ${least === most ? least : `${least} à ${most}`}.`,
    ({ least, most }) => (least === most ? `Il faut ${least}` : `De ${least} à ${most}`),
  ],
  restricted: [
    ({ seat, holes, points, rule }, people) => {
      const { name } = player(people, seat);
      return {
        go: `Il manque ${holes} à ${name}, et ici un go ne gagne pas la partie : le ${points} n’est pas marqué.`,
        heels: `Il ne manque que ${holes} à ${name} : si près de la fin, le valet retourné ne compte pas ici. Continuez avec NEXT.`,
        exact: `Il faut ${holes} à ${name}, et ici on gagne au compte exact : ${points} n’est pas marqué. Tapez 0, ou continuez.`,
        play: `Il ne manque que ${holes} à ${name} : si près de la fin, seul le jeu compte ici. ${points} est un compte : non marqué.`,
      }[rule];
    },
    ({ rule, holes }) =>
      ({
        go: 'Go ne gagne pas',
        heels: 'Pas de valet ici',
        play: 'Le jeu seul compte',
        exact: `Il faut juste ${holes}`,
      })[rule],
  ],
  nothingToUndo: [() => 'Il n’y a rien à défaire.', () => 'Rien à défaire'],
  nothingToRedo: [() => 'Il n’y a rien à refaire.', () => 'Rien à refaire'],
  movedOn: [
    () => 'La partie a avancé depuis : rien n’a été défait. Regardez de nouveau les coups.',
    () => 'La partie a avancé',
  ],
  notStanding: [
    ({ move }) =>
      `Le coup ${move} n’est pas un coup de cette partie, ou il a été annulé. Choisissez-en un dans la liste des coups.`,
    ({ move }) => `Pas de coup ${move} ici`,
  ],
  badPlayers: [
    ({ expected, got }) => `Joueurs nommés : ${got}. Cette partie se joue à ${expected}.`,
    ({ expected }) => `Il faut ${plural(expected, 'joueur')}`,
  ],
  badName: [
    ({ seat, name, fault }) =>
      `${JSON.stringify(name)} n’est pas un nom pour le joueur ${seat + 1} : ${NAME_FAULTS[fault]}. Un nom a de 1 à ${NAME_LENGTH} caractères imprimables.`,
    ({ seat }) => `Nom du joueur ${seat + 1} ?`,
  ],
  unknownPreset: [
    ({ name, known }) => `Il n’y a pas de jeu « ${name} ». Il y a : ${listed(known)}.`,
    () => 'Jeu inconnu',
  ],
  unknownSetting: [
    ({ setting }) =>
      `Il n’y a pas de réglage « ${setting} ». Choisissez-en un dans la liste des règles de la maison.`,
    () => 'Réglage inconnu',
  ],
  badSetting: [
    ({ setting, value, expected }) =>
      `Le réglage ${setting} ne peut pas valoir « ${value} ». Il faut : ${requirementIn(REQUIREMENTS, expected)}.`,
    () => 'Valeur inconnue',
  ],
  badRules: [
    ({ field, value, expected }) =>
      `Les règles se contredisent : ${field} = ${value}. Il faut : ${requirementIn(REQUIREMENTS, expected)}.`,
    () => 'Règles impossibles',
  ],
  playOver: [() => 'Le jeu de cette donne est fini. Passez au décompte.', () => 'Le jeu est fini'],
  notYourTurn: [
    ({ seat, expected }, people) =>
      `Ce n’est pas à ${player(people, seat).name} de jouer. ${player(people, expected).name} pose une carte ou dit go.`,
    () => 'Pas votre tour',
  ],
  notHeld: [
    ({ seat, card }, people) => `${player(people, seat).name} n’a pas la carte ${card}. Entrez-en une autre.`,
    ({ card }) => `Pas de ${card} en main`,
  ],
  pastThirtyOne: [
    ({ card, count }) =>
      `Avec ${card} le compte serait ${count}, au-delà de trente et un. Reprenez-la, posez-en une autre ou dites go.`,
    ({ count }) => `${count} dépasse 31`,
  ],
  mustPlay: [
    ({ seat, count, cards }, people) => {
      const which = count <= 21 ? 'toute carte peut être posée' : 'une carte peut être posée';
      const laid = cards.length === 0 ? which : `${listed(cards, 'ou')} peut être posé`;
      return `${player(people, seat).name} ne peut pas dire go à ${count} : ${laid}.`;
    },
    ({ count }) => `Pas de go à ${count}`,
  ],
  wrongPlay: [
    ({ card, points, possible }) =>
      `La carte ${card} ne fait pas ${points} ici. Elle fait ${listed(possible.map(String), 'ou')}.`,
    ({ card, possible }) => `${card} fait ${possible.join('/')}`,
  ],
  notLaid: [
    ({ seat, turn }, people) => {
      const next =
        turn === undefined
          ? 'Le jeu est fini.'
          : `${player(people, turn).name} joue la carte suivante : entrez-la, ou continuez sans cartes.`;
      return `${player(people, seat).name} n’a pas posé de carte qui attend ses points. ${next}`;
    },
    () => 'Rien à marquer',
  ],
  cardsUnseen: [
    () =>
      'Une carte de cette donne a été posée sans être entrée : tapez les points sans cartes jusqu’à la donne suivante.',
    () => 'Points seulement',
  ],
  claimOpen: [
    ({ seat }, people) =>
      `${player(people, seat).name} n’a pas encore marqué pour la carte. On crie muggins une fois qu’elle est marquée, ou la suivante posée.`,
    () => 'Pas encore marqué',
  ],
  handBegun: [
    ({ seat }, people) =>
      `${player(people, seat).name} a déjà posé une carte : une main s’entre avant sa première carte.`,
    () => 'Trop tard : main',
  ],
  handDead: [
    ({ seat }, people) =>
      `La main ${player(people, seat).of} est morte, pour une carte gardée à tort : elle ne marque plus rien dans cette donne.`,
    () => 'La main est morte',
  ],
};
