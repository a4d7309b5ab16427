## Ce que décide un arbitre. Chaque ligne d’un remède est une étape.

judge-about = Choisissez une situation : son remède suit pas à pas, avec la règle.
judge-search = Décrivez-la avec vos mots
judge-none = Aucune situation trouvée. Essayez moins de mots, comme crib, départ, entame ou go.
judge-board-call = Que la planche le fasse
judge-board-notNow = La planche ne peut pas le faire maintenant : c’est trop tôt ou trop tard dans cette partie.
judge-board-host = Pour que la planche le fasse, ouvrez la page Table comme hôte, ou signalez-le sur la page de votre place.
judge-board-done = La planche a tranché.
judge-board-undo = Annuler
judge-secondHand = De seconde main : nous connaissons cette règle par une autre source, non par le livre.
judge-numbers = Le tableau de la règle 4.4 a environ 16 cas. Voici ceux que nous avons trouvés ; pour les autres, demandez à l’arbitre.

judge-stage-deal = La donne
judge-stage-number = Un mauvais nombre de cartes
judge-stage-crib = Le crib
judge-stage-starter = La carte de départ
judge-stage-play = Le jeu
judge-stage-pegs = Fiches et points
judge-stage-show = Le décompte

situation-bottomSeen = Le donneur a vu la carte du dessous une fois les cartes brassées
remedy-bottomSeen =
    Le non-donneur marque 2.
    Le donneur brasse à nouveau.
alias-bottomSeen = regardé sous le paquet

situation-cutEarly = Un joueur a coupé avant la donne
remedy-cutEarly = À cinq cartes, selon son livre, l’adversaire marque 2. Ailleurs ce n’est pas une faute.

situation-misdeal = Le donneur a fait une maldonne
remedy-misdeal =
    Tous les points de cette donne sont retirés. Les pénalités restent.
    L’adversaire marque ce que coûte une maldonne dans votre maison : rien selon l’ACC, 2 selon Hoyle.
    Le même donneur redonne.

situation-wrongNumber = Un joueur a un mauvais nombre de cartes, vu avant la carte de départ
remedy-wrongNumber = Le même donneur redonne, sans pénalité.
alias-wrongNumber = cinq sept trop peu

situation-poneTooMany = Le non-donneur a trop de cartes, vu après la carte de départ
remedy-poneTooMany =
    Le jeu s’arrête.
    Tous les points marqués au jeu sont retirés. Les pénalités restent.
    Les deux mains et le crib sont morts.
    Le même donneur redonne.
alias-poneTooMany = cinq cartes collées

situation-poneTooManyOlder = Le non-donneur a trop de cartes, selon une édition plus ancienne
remedy-poneTooManyOlder =
    On joue jusqu’à la dernière carte du donneur.
    Les points du non-donneur au jeu sont retirés. Ceux du donneur comptent.
    La main du non-donneur est morte. Celle du donneur compte.
    Le crib compte s’il a 4 cartes. S’il en a trop peu, un arbitre mêle les cartes du non-donneur, et le donneur tire à l’aveugle celles qui manquent.
alias-poneTooManyOlder = cinq cartes collées

situation-dealerWrongOlder = Le donneur a un mauvais nombre de cartes, selon une édition plus ancienne
remedy-dealerWrongOlder =
    Après la carte de départ, on joue la donne jusqu’au bout.
    Les points du donneur au jeu et pour sa main ne comptent pas.
    Le crib compte, sauf s’il a trop de cartes.
alias-dealerWrongOlder = trop trop peu

situation-leagueTooMany = Un joueur a trop de cartes après la carte de départ, dans une ligue
remedy-leagueTooMany =
    La main de ce joueur est morte.
    Les autres jouent la donne jusqu’au bout.

situation-leagueTooFew = Un joueur a trop peu de cartes après la carte de départ, dans une ligue
remedy-leagueTooFew = Il joue la donne avec ce qu’il a.
alias-leagueTooFew = il manque

situation-unchecked = Un joueur au mauvais nombre de cartes ne les a pas laissé vérifier
remedy-unchecked =
    Tous les points de cette donne sont retirés. Les pénalités restent.
    Le joueur recule de 10 trous, au plus jusqu’au départ.
    Le même donneur redonne.
alias-unchecked = refus de contrôle

situation-discardWrongSide = Un joueur a écarté du mauvais côté de la planche
remedy-discardWrongSide =
    Avant la carte de départ, il peut reprendre ses cartes et choisir à nouveau.
    Il n’y a pas de pénalité.

situation-cribWrongSide = Le crib est du côté du non-donneur, avant que chacun ait joué une carte
remedy-cribWrongSide =
    Mettez le crib du côté du donneur, sans le regarder.
    Il n’y a pas de pénalité.
alias-cribWrongSide = mauvais côté

situation-cribWrongSideLate = Le crib est du côté du non-donneur, après que chacun a joué une carte
remedy-cribWrongSideLate =
    Le crib est au joueur du côté duquel il se trouve.
    L’autre joueur devient non-donneur, et donne ensuite.
alias-cribWrongSideLate = mauvais côté

situation-cribPickedUp = Un joueur a repris des cartes écartées
remedy-cribPickedUp =
    L’adversaire marque ce que coûte cette faute dans votre maison : 2 selon l’ACC, 3 à cinq cartes.
    Les cartes reviennent au crib. Si elles ont été mêlées à la main, voyez la règle du crib regardé.
alias-cribPickedUp = changé son écart repris

situation-cribSeen = Un joueur a regardé le crib avant son tour
remedy-cribSeen = L’adversaire marque ce que coûte cette faute dans votre maison : 2 selon l’ACC, 3 à cinq cartes.
alias-cribSeen = trop tôt

situation-cribExamined = Un joueur a regardé le crib avant d’y écarter
remedy-cribExamined =
    L’adversaire marque ce que coûte cette faute dans votre maison : 2 selon l’ACC, 3 à cinq cartes.
    L’adversaire tire à l’aveugle 2 cartes de la main de ce joueur. C’est son écart, et on ne le montre pas.
    On continue.

situation-cribForHand = Le donneur a pris le crib pour sa main
remedy-cribForHand =
    L’adversaire marque ce que coûte cette faute dans votre maison : 2 selon l’ACC, 3 à cinq cartes.
    Avant le jeu, le donneur reprend la bonne main.
    Pendant le jeu, le donneur continue avec les cartes du crib, et ses points du jeu sont retirés.
    Le non-donneur peut regarder le vrai crib.
alias-cribForHand = échangé

situation-starterEarly = Le donneur a retourné la carte avant d’écarter
remedy-starterEarly =
    La carte de départ revient dans le paquet.
    Le donneur écarte et brasse. Le non-donneur coupe à nouveau.
    Il n’y a pas de pénalité.

situation-cutSeen = Le non-donneur a vu la carte du dessous de la coupe
remedy-cutSeen =
    Le donneur marque 2.
    On montre la carte au donneur.
alias-cutSeen = regardé

situation-starterInHand = Le donneur a pris la carte de départ en main avant que le non-donneur la voie
remedy-starterInHand =
    L’adversaire marque 2.
    Le non-donneur tire à l’aveugle 2 cartes de la main du donneur, et en choisit une comme carte de départ.
    L’autre revient dans la main.
alias-starterInHand = carte de départ

situation-starterFaceUp = La carte coupée est face visible dans le paquet
remedy-starterFaceUp =
    Retournez-la.
    Brassez le reste du paquet, et coupez à nouveau.

situation-starterTwo = Le donneur a montré plus d’une carte avec la carte de départ
remedy-starterTwo =
    La carte du dessus est la carte de départ.
    Les deux joueurs peuvent voir les autres avant qu’elles reviennent.

situation-heelsLate = Le donneur a réclamé le valet retourné après avoir joué
remedy-heelsLate = Les 2 points sont perdus.
alias-heelsLate = oublié

situation-ledOutOfTurn = Le donneur a entamé
remedy-ledOutOfTurn =
    S’il n’y a qu’une carte de chacun sur la table, elles reviennent en main.
    Leurs points sont retirés, sans pénalité.
    Le non-donneur entame.
    Après une troisième carte, l’ordre du jeu est bon.
alias-ledOutOfTurn = mauvais joueur entame tour

situation-twoCards = Un joueur a joué deux cartes ensemble
remedy-twoCards =
    La carte qui va avec le compte annoncé est jouée.
    Si aucun compte n’est annoncé, le joueur en choisit une.
    L’autre revient en main, sans pénalité.
alias-twoCards = 2

situation-pastThirtyOne = Un joueur est allé au-delà de 31
remedy-pastThirtyOne =
    La carte revient en main.
    Les points marqués pour elle sont un excès : ils sont retirés, et l’adversaire en marque autant.
alias-pastThirtyOne = 31

situation-renege = Un joueur a dit go et pouvait jouer
remedy-renege =
    Les cartes jouées après le go reviennent en main, et leurs points sont retirés.
    L’adversaire marque 2 pour chaque carte qui pouvait être jouée.
alias-renege = carte gardée

situation-announcedWrong = Un joueur a annoncé un faux compte au jeu
remedy-announcedWrong =
    De cette règle nous ne connaissons que le titre, Incorrect announcements. Lisez-la dans le livre, ou demandez à l’arbitre.
    Les points marqués en trop ou oubliés ont leurs propres règles : voyez Fiches et points.
alias-announcedWrong = mauvais compte annoncé

situation-overpegged = Un joueur a marqué trop de points
remedy-overpegged =
    Sa fiche avant revient aux points obtenus.
    L’adversaire marque l’excès.
alias-overpegged = compté trop

situation-ownOverpeg = Un joueur a marqué trop de points et l’a dit en premier
remedy-ownOverpeg = Sa fiche avant revient aux points obtenus, sans pénalité.

situation-underpegged = Un joueur a marqué trop peu de points
remedy-underpegged =
    Dès que le joueur a lâché la fiche, les points restent tels quels.
    Au muggins, l’adversaire peut réclamer ces points.
alias-underpegged = oublié

situation-falseGame = Un joueur a annoncé la partie sans les points
remedy-falseGame =
    Sa fiche avant revient aux points obtenus.
    L’adversaire marque l’excès, jusqu’au trou final.
    Le joueur recule de 15 trous, même si l’adversaire vient de gagner.
alias-falseGame = fausse annonce gagné

situation-notPeggedOut = Un joueur avait les points pour gagner et ne les a pas marqués
remedy-notPeggedOut =
    En match et au muggins, la partie n’est pas gagnée.
    Ailleurs, l’adversaire le rappelle au joueur, qui marque.
alias-notPeggedOut = trou final

situation-wrongPeg = Un joueur a marqué avec la fiche de l’adversaire
remedy-wrongPeg =
    Toutes les fiches reviennent à leur place, et le joueur marque ses points.
    L’adversaire marque 2.

situation-pegPulled = Un joueur a retiré sa fiche avant
remedy-pegPulled =
    La planche se rappelle le trou. Remettez la fiche.
    Selon Hoyle, elle va derrière la fiche arrière.

situation-pegsTouched = Un joueur a bougé ses fiches pour une main de rien
remedy-pegsTouched = Les fiches reviennent où elles étaient.
alias-pegsTouched = zéro

situation-countedFirst = Le donneur a compté avant le non-donneur
remedy-countedFirst =
    Ses points sont retirés, sans pénalité.
    Le non-donneur marque, puis le donneur à nouveau.
alias-countedFirst = tour ordre

situation-starterMixed = Un joueur a mêlé la carte de départ à d’autres cartes
remedy-starterMixed =
    Un arbitre la retrouve et la pose sur le paquet.
    L’adversaire marque 2.
alias-starterMixed = carte de départ crib

situation-timeOut = Un joueur n’a pas compté à temps
remedy-timeOut =
    La moitié de la main, arrondie vers le bas, va aux adversaires.
    Le joueur marque le reste.
alias-timeOut = horloge lent
