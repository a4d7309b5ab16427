// French: situations as a judge hears them, and their remedies.
import type { JudgeWords } from '../judge.ts';

export const judge: JudgeWords = {
  about: 'Que s’est-il passé ? À chaque situation son remède, pas à pas, avec la règle.',
  search: 'Dites-le avec vos mots',
  none: 'Aucune situation n’a ces mots. Essayez-en moins, comme : crib, retourne, entame, go.',
  stages: {
    deal: 'La donne',
    number: 'Un mauvais nombre de cartes',
    crib: 'Le crib',
    starter: 'La retourne',
    play: 'Le jeu',
    pegs: 'Fiches et points',
    show: 'Le décompte',
  },
  situations: {
    bottomSeen: [
      'Le donneur a vu la carte du dessous une fois les cartes brassées',
      ['Le non-donneur marque 2.', 'Le donneur brasse à nouveau.'],
    ],
    cutEarly: [
      'Un joueur a coupé avant la donne',
      ['À cinq cartes, selon son livre, l’adversaire marque 2. Ailleurs ce n’est pas une faute.'],
    ],
    misdeal: [
      'Le donneur a fait une maldonne',
      [
        'Tous les points de cette donne sont retirés. Les pénalités restent.',
        'L’adversaire marque ce que coûte une maldonne dans votre maison : rien selon l’ACC, 2 selon Hoyle.',
        'Le même donneur redonne.',
      ],
    ],
    wrongNumber: [
      'Un joueur a un mauvais nombre de cartes, vu avant la retourne',
      ['Le même donneur redonne, sans pénalité.'],
      'cinq sept trop peu',
    ],
    poneTooMany: [
      'Le non-donneur a trop de cartes, vu après la retourne',
      [
        'Le jeu s’arrête.',
        'Tous les points marqués au jeu sont retirés. Les pénalités restent.',
        'Les deux mains et le crib sont morts.',
        'Le même donneur redonne.',
      ],
      'cinq cartes collées',
    ],
    poneTooManyOlder: [
      'Le non-donneur a trop de cartes, selon une édition plus ancienne',
      [
        'On joue jusqu’à la dernière carte du donneur.',
        'Les points du non-donneur au jeu sont retirés. Ceux du donneur comptent.',
        'La main du non-donneur est morte. Celle du donneur compte.',
        'Le crib compte s’il a 4 cartes. S’il en a trop peu, un arbitre mêle les cartes du non-donneur, et le donneur tire à l’aveugle celles qui manquent.',
      ],
      'cinq cartes collées',
    ],
    dealerWrongOlder: [
      'Le donneur a un mauvais nombre de cartes, selon une édition plus ancienne',
      [
        'Après la retourne, on joue la donne jusqu’au bout.',
        'Les points du donneur au jeu et pour sa main ne comptent pas.',
        'Le crib compte, sauf s’il a trop de cartes.',
      ],
    ],
    leagueTooMany: [
      'Un joueur a trop de cartes après la retourne, dans une ligue',
      ['La main de ce joueur est morte.', 'Les autres jouent la donne jusqu’au bout.'],
    ],
    leagueTooFew: [
      'Un joueur a trop peu de cartes après la retourne, dans une ligue',
      ['Il joue la donne avec ce qu’il a.'],
    ],
    unchecked: [
      'Un joueur au mauvais nombre de cartes ne les a pas laissé vérifier',
      [
        'Tous les points de cette donne sont retirés. Les pénalités restent.',
        'Le joueur recule de 10 trous, au plus jusqu’au départ.',
        'Le même donneur redonne.',
      ],
      'refus de contrôle',
    ],
    discardWrongSide: [
      'Un joueur a écarté du mauvais côté de la planche',
      ['Avant la retourne, il peut reprendre ses cartes et choisir à nouveau.', 'Il n’y a pas de pénalité.'],
    ],
    cribWrongSide: [
      'Le crib est du côté du non-donneur, avant que chacun ait joué une carte',
      ['Mettez le crib du côté du donneur, sans le regarder.', 'Il n’y a pas de pénalité.'],
      'mauvais côté',
    ],
    cribWrongSideLate: [
      'Le crib est du côté du non-donneur, après que chacun a joué une carte',
      [
        'Le crib est au joueur du côté duquel il se trouve.',
        'L’autre joueur devient non-donneur, et donne ensuite.',
      ],
      'mauvais côté',
    ],
    cribPickedUp: [
      'Un joueur a repris des cartes écartées',
      [
        'L’adversaire marque 2.',
        'Les cartes reviennent au crib. Si elles ont été mêlées à la main, voyez la règle du crib regardé.',
      ],
    ],
    cribSeen: ['Un joueur a regardé le crib avant son tour', ['L’adversaire marque 2.'], 'trop tôt'],
    cribExamined: [
      'Un joueur a regardé le crib avant d’y écarter',
      [
        'L’adversaire marque 2.',
        'L’adversaire tire à l’aveugle 2 cartes de la main de ce joueur. C’est son écart, et on ne le montre pas.',
        'On continue.',
      ],
    ],
    cribForHand: [
      'Le donneur a pris le crib pour sa main',
      [
        'L’adversaire marque 2.',
        'Avant le jeu, le donneur reprend la bonne main.',
        'Pendant le jeu, le donneur continue avec les cartes du crib, et ses points du jeu sont retirés.',
        'Le non-donneur peut regarder le vrai crib.',
      ],
      'échangé',
    ],
    starterEarly: [
      'Le donneur a retourné la carte avant d’écarter',
      [
        'La retourne revient dans le paquet.',
        'Le donneur écarte et brasse. Le non-donneur coupe à nouveau.',
        'Il n’y a pas de pénalité.',
      ],
    ],
    cutSeen: [
      'Le non-donneur a vu la carte du dessous de la coupe',
      ['Le donneur marque 2.', 'On montre la carte au donneur.'],
    ],
    starterInHand: [
      'Le donneur a pris la retourne en main avant que le non-donneur la voie',
      [
        'L’adversaire marque 2.',
        'Le non-donneur tire à l’aveugle 2 cartes de la main du donneur, et en choisit une comme retourne.',
        'L’autre revient dans la main.',
      ],
    ],
    starterFaceUp: [
      'La carte coupée est face visible dans le paquet',
      ['Retournez-la.', 'Brassez le reste du paquet, et coupez à nouveau.'],
    ],
    starterTwo: [
      'Le donneur a montré plus d’une carte avec la retourne',
      [
        'La carte du dessus est la retourne.',
        'Les deux joueurs peuvent voir les autres avant qu’elles reviennent.',
      ],
    ],
    heelsLate: [
      'Le donneur a réclamé le valet retourné après avoir joué',
      ['Les 2 points sont perdus.'],
      'oublié',
    ],
    ledOutOfTurn: [
      'Le donneur a entamé',
      [
        'S’il n’y a qu’une carte de chacun sur la table, elles reviennent en main.',
        'Leurs points sont retirés, sans pénalité.',
        'Le non-donneur entame.',
        'Après une troisième carte, l’ordre du jeu est bon.',
      ],
      'mauvais joueur entame tour',
    ],
    twoCards: [
      'Un joueur a joué deux cartes ensemble',
      [
        'La carte qui va avec le compte annoncé est jouée.',
        'Si aucun compte n’est annoncé, le joueur en choisit une.',
        'L’autre revient en main, sans pénalité.',
      ],
      '2',
    ],
    pastThirtyOne: [
      'Un joueur est allé au-delà de trente et un',
      [
        'La carte revient en main.',
        'Les points marqués pour elle sont un excès : ils sont retirés, et l’adversaire en marque autant.',
      ],
      '31',
    ],
    renege: [
      'Un joueur a dit go et pouvait jouer',
      [
        'Les cartes jouées après le go reviennent en main, et leurs points sont retirés.',
        'L’adversaire marque 2 pour chaque carte qui pouvait être jouée.',
      ],
      'carte gardée',
    ],
    announcedWrong: [
      'Un joueur a annoncé un faux compte au jeu',
      [
        'De cette règle nous ne connaissons que le titre, Incorrect announcements. Lisez-la dans le livre, ou demandez à l’arbitre.',
        'Les points marqués en trop ou oubliés ont leurs propres règles : voyez Fiches et points.',
      ],
    ],
    overpegged: [
      'Un joueur a marqué trop de points',
      ['Sa fiche avant revient aux points obtenus.', 'L’adversaire marque l’excès.'],
    ],
    ownOverpeg: [
      'Un joueur a marqué trop de points et l’a dit en premier',
      ['Sa fiche avant revient aux points obtenus, sans pénalité.'],
    ],
    underpegged: [
      'Un joueur a marqué trop peu de points',
      [
        'Dès que les doigts ont quitté la fiche, on n’ajoute rien.',
        'Au muggins, l’adversaire peut réclamer ces points.',
      ],
      'oublié',
    ],
    falseGame: [
      'Un joueur a annoncé la partie sans les points',
      [
        'Sa fiche avant revient aux points obtenus.',
        'L’adversaire marque l’excès, jusqu’au trou final.',
        'Le joueur recule de 15 trous, même si l’adversaire vient de gagner.',
      ],
    ],
    notPeggedOut: [
      'Un joueur avait les points pour gagner et ne les a pas marqués',
      [
        'En match et au muggins, la partie n’est pas gagnée.',
        'Ailleurs, l’adversaire le rappelle au joueur, qui marque.',
      ],
      'trou final',
    ],
    wrongPeg: [
      'Un joueur a marqué avec la fiche de l’adversaire',
      [
        'Toutes les fiches reviennent à leur place, et le joueur marque ses points.',
        'L’adversaire marque 2.',
      ],
    ],
    pegPulled: [
      'Un joueur a retiré sa fiche avant',
      ['La planche sait où elle était : remettez-la.', 'Selon Hoyle, elle va derrière la fiche arrière.'],
    ],
    pegsTouched: [
      'Un joueur a bougé ses fiches pour une main de rien',
      ['Les fiches reviennent où elles étaient.'],
      'zéro',
    ],
    countedFirst: [
      'Le donneur a compté avant le non-donneur',
      ['Ses points sont retirés, sans pénalité.', 'Le non-donneur marque, puis le donneur à nouveau.'],
      'tour ordre',
    ],
    starterMixed: [
      'Un joueur a mêlé la retourne à d’autres cartes',
      ['Un arbitre la retrouve et la pose sur le paquet.', 'L’adversaire marque 2.'],
    ],
    timeOut: [
      'Un joueur n’a pas compté à temps',
      ['La moitié de la main, arrondie vers le bas, va aux adversaires.', 'Le joueur marque le reste.'],
    ],
  },
  board: {
    call: 'Que la planche le fasse',
    notNow: 'La planche ne peut pas le faire maintenant : c’est trop tôt ou trop tard dans cette partie.',
    host: 'Pour que la planche le fasse, ouvrez la page Table comme hôte, ou signalez-le sur la page de votre place.',
    done: 'La planche a tranché.',
    undo: 'Annuler',
  },
  secondHand: 'De seconde main : nous connaissons cette règle par une autre source, non par le livre.',
  numbers:
    'Le tableau de la règle 4.4 a environ 16 cas. Voici ceux que nous avons trouvés ; pour les autres, demandez à l’arbitre.',
};
