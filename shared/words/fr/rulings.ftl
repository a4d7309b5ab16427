ruling-eachSide = Chaque autre camp

part-scores =
    { $card ->
        [none] Les cartes valent { $truth }
       *[other] { CARD($card) } vaut { $truth }
    }
part-player-pegs =
    { $player ->
        [one] { $player } marque { $paid }
       *[other] { $player } marquent { $paid }
    }
part-taker-takes =
    { $taker ->
        [one] { $taker } prend { $award }
       *[other] { $taker } prennent { $award }
    }
part-player-claimed =
    { $player ->
        [one] { $player } a annoncé { $claimed }
       *[other] { $player } ont annoncé { $claimed }
    }
part-player-pegged =
    { $player ->
        [one] { $player } a marqué { $claimed }
       *[other] { $player } ont marqué { $claimed }
    }
part-player-missed =
    { $player ->
        [one] { $player } a oublié { $award }
       *[other] { $player } ont oublié { $award }
    }
part-opponent-takes =
    { $opponent ->
        [one] { $opponent } prend { $award }
       *[other] { $opponent } prennent { $award }
    }
part-opponent-called =
    { $opponent ->
        [one] { $opponent } a crié { $called }
       *[other] { $opponent } ont crié { $called }
    }

ruling-countRight =
    { $player ->
        [one] { $player } a raison : { $truth }.
       *[other] { $player } ont raison : { $truth }.
    }
    .short = Juste : { $truth }
ruling-notExact = { part-scores }, trop pour { $player }. Seul le compte exact gagne : rien n’est marqué.
    .short = { $truth } dépasse la fin
ruling-undercountCorrected = { part-player-claimed }. { part-scores } : { part-player-pegs }.
    .short = Dit { $claimed } : c’est { $truth }
ruling-undercountStands = { part-player-claimed }. { part-scores }, mais { $claimed } reste.
    .short = Vaut { $truth } : { $claimed } reste
ruling-undercountToOpponent = Muggins ! { part-player-claimed }. { part-scores } : { part-taker-takes }.
    .short = Vaut { $truth } : muggins { $award }
ruling-overcountCorrected = { part-player-claimed }. { part-scores } : { part-player-pegs }.
    .short = Dit { $claimed } : c’est { $truth }
ruling-overcountLost = { part-player-claimed }. { part-scores } : tout le compte est perdu.
    .short = { $claimed }, c’est { $truth } : 0
ruling-overcountToOpponent = { part-player-claimed }. { part-scores }. { part-player-pegs }, et { part-taker-takes } pour l’excès.
    .short = Vaut { $truth } : cède { $award }
ruling-mugginsAwarded = Muggins ! { part-player-missed }, et { part-opponent-takes }.
    .short = Muggins : { $award }
ruling-mugginsTooMuch =
    { $player ->
        [one] Muggins ! { part-opponent-called }. { $player } n’a oublié que { $missed } : { part-opponent-takes }.
       *[other] Muggins ! { part-opponent-called }. { $player } n’ont oublié que { $missed } : { part-opponent-takes }.
    }
    .short = { $called } ? Muggins { $award }
ruling-mugginsWrong =
    { $player ->
        [one] Fausse annonce. { part-opponent-called }, mais { $player } n’a rien oublié et reçoit { $award }.
       *[other] Fausse annonce. { part-opponent-called }, mais { $player } n’ont rien oublié et reçoivent { $award }.
    }
    .short = Faux : coûte { $award }
ruling-otherDifference =
    { $opponent ->
        [one] { $opponent } a plus dans le carré et marque { $award }.
       *[other] { $opponent } ont plus dans le carré et marquent { $award }.
    }
    .short = Autre camp : { $award }
ruling-mugginsTaken = { part-player-missed }, et { part-opponent-takes }.
    .short = prend { $award }
ruling-overpegOwn = { $player } l’a annoncé en premier. Le compte est { $paid }, et non { $claimed }, sans pénalité.
    .short = C’est { $paid }, sans peine
ruling-overpegCorrected = { part-player-pegged }. On corrige à { $paid }.
    .short = Non { $claimed } : c’est { $paid }
ruling-overpegLost = { part-player-claimed }, c’est trop : rien n’est marqué.
    .short = { $claimed }, c’est trop : 0
ruling-overpegToOpponent = { part-player-pegged } au lieu de { $paid }. Les fiches reculent, et { part-taker-takes }.
    .short = Vaut { $paid } : cède { $award }
ruling-falseGameBack = Fausse annonce de partie. La fiche avant { WHOSE($player) } revient à { $paid }, et { part-taker-takes }. Puis { $player } recule de { $back }.
    .short = Pas gagné : +{ $award } -{ $back }
ruling-falseGameLost =
    { $opponent ->
        [one] Fausse annonce de partie. { $player } n’a fait que { $paid } : { $opponent } gagne.
       *[other] Fausse annonce de partie. { $player } n’a fait que { $paid } : { $opponent } gagnent.
    }
    .short = Annonce : perdu
ruling-underpegCorrected = { part-player-pegged } au lieu de { $paid }. Les points manquants sont marqués maintenant.
    .short = Corrigé : c’est { $paid }
ruling-underpegStands = Trop tard : la fiche a été lâchée, { $claimed } reste.
    .short = { $claimed } reste
ruling-underpegToOpponent = Muggins ! { part-player-missed }, et { part-taker-takes }.
    .short = Muggins : { $award }
ruling-pastThirtyOne = Plus de 31. { $player } reprend la carte, et rien n’est marqué pour elle.
    .short = 31 dépassé : reprise
ruling-renegePerCard =
    { $cards ->
        [one] Carte gardée à tort. { $player } a gardé { $cards } carte, et les cartes suivantes reviennent. { part-taker-takes }.
       *[other] Cartes gardées à tort. { $player } a gardé { $cards } cartes, et les cartes suivantes reviennent. { part-taker-takes }.
    }
    .short = Gardée : cède { $award }
ruling-renegeFlat = { $player } a gardé une carte à tort. { part-taker-takes }.
    .short = Gardée : cède { $award }
ruling-renegeDeadCard = Carte gardée à tort. La carte { WHOSE($player) } est morte au jeu et compte au décompte.
    .short = Carte morte
ruling-renegeDeadHand = Carte gardée à tort. La main { WHOSE($player) } est morte, au jeu et au décompte.
    .short = Main morte
ruling-renegeNothing = Carte gardée à tort. { $player } la joue maintenant, sans pénalité.
    .short = Sans pénalité
ruling-heelsForfeited = { $player } a joué une carte : les points du valet retourné sont perdus.
    .short = Valet perdu
ruling-heelsLate = { $player } prend { $paid } pour le valet retourné, même en retard.
    .short = Valet tardif : { $paid }
ruling-countedFirst = Avant son tour, sans pénalité. { $player } reprend son compte. On compte d’abord { $opponent }, puis { $player }.
    .short = Non-donneur marque
ruling-pegOutReminded = On rappelle à { $player } de marquer : { $paid }.
    .short = Rappel : marque { $paid }
ruling-pegOutRequired = La fiche { WHOSE($player) } n’est pas au trou final : la partie n’est pas gagnée.
    .short = Pas marqué, pas fini
ruling-timeOut = Le temps est écoulé. { part-player-pegs }, et { part-taker-takes }.
    .short = Temps : { $paid } et { $award }
ruling-wrongPeg = { $player } a marqué avec la fiche { WHOSE($opponent) }. Les fiches reviennent à leur place, et { part-taker-takes }.
    .short = Fiche : cède { $award }
ruling-pegPutBack = La fiche avant { WHOSE($player) } revient à sa place.
    .short = Fiche remise
ruling-pegBehindRear = La fiche avant { WHOSE($player) } a été retirée et va derrière la fiche arrière.
    .short = Fiche à l’arrière
ruling-pegsTouched = Rien à marquer. Les fiches { WHOSE($player) } restent en place.
    .short = Les fiches restent
ruling-misdeal = Maldonne. { $player } redonne.
    .short = Maldonne : redonnez
ruling-misdealPaid = Maldonne. { part-taker-takes }, et { $player } redonne.
    .short = Maldonne : cède { $award }
ruling-wrongNumber = { $player } n’a pas le bon nombre de cartes. Redonnez.
    .short = Redonnez
ruling-dealDead = Le jeu s’arrête. Les mains et le crib sont morts, les points de cette donne sont retirés, et le même donneur redonne.
    .short = Morte : redonnez
ruling-unchecked =
    { $award ->
        [0] { $player } a refusé un contrôle des cartes et recule de { $back }. Les points de cette donne sont retirés. Redonnez.
       *[other] { $player } a refusé un contrôle des cartes et avance de { $award }. Les points de cette donne sont retirés. Redonnez.
    }
    .short =
        { $award ->
            [0] Recule de { $back }
           *[other] Avance de { $award }
        }
ruling-bottomSeen = { $player } a vu la carte du dessous et brasse à nouveau. { part-taker-takes }.
    .short = Dessous : cède { $award }
ruling-cribPickedUp = { $player } a repris une carte écartée. { part-taker-takes }.
    .short = Crib : cède { $award }
ruling-cribSeen = { $player } a regardé le crib trop tôt. { part-taker-takes }.
    .short = Crib vu : cède { $award }
ruling-cutSeen = { $player } a vu la carte du dessous de la coupe. { part-taker-takes }.
    .short = Coupe : cède { $award }
ruling-cutEarly = { $player } a coupé avant la donne. { part-taker-takes }.
    .short = Coupe : cède { $award }
ruling-cribExamined = { $player } a regardé le crib avant d’écarter. { part-taker-takes }, et { $opponent } peut tirer l’écart à l’aveugle dans la main { WHOSE($player) }.
    .short = Crib vu : cède { $award }
ruling-cribForHand = { $player } a pris le crib au lieu de sa main. Les points du jeu sont retirés, et { part-taker-takes }.
    .short = Crib : cède { $award }
ruling-cribWrongSide = Sans pénalité. Mettez le crib du côté du donneur, sans le regarder.
    .short = Déplacez le crib
ruling-cribWrongSideLate = Le crib est désormais à { $player }, qui devient donneur. Le joueur suivant donne ensuite.
    .short = Le crib change
ruling-starterInHand = { $player } a pris la carte de départ. { part-taker-takes }. L’autre camp tire 2 cartes de cette main et choisit la carte de départ.
    .short = Départ : cède { $award }
ruling-starterMixed = { $player } a mêlé la carte de départ à d’autres. { part-taker-takes }.
    .short = Départ : cède { $award }
ruling-ledOutOfTurn = Sans pénalité. Les cartes reviennent en main, leurs points sont retirés, et le non-donneur entame.
    .short = Non-donneur entame
ruling-twoCards = Sans pénalité. { $player } joue une des cartes et reprend l’autre.
    .short = Jouez-en une
ruling-announcedWrong = Fausse annonce. Aucune fiche ne bouge ici. Demandez la règle à l’arbitre.
    .short = Voir l’arbitre

source-book = { $rulebook } { $edition }, règle { $rule }
source-house = Règle de la maison : { $rule } ({ $rulebook })
source-secondHand = { $cited }, de seconde main

custom-casual-overcount = Règle de la maison : un compte trop fort est corrigé
custom-pub-UK-overcount = Règle de la maison (pub, R.-U.) : un compte trop fort est perdu en entier
custom-casual-undercount = Règle de la maison : un compte trop faible est corrigé
custom-Playroom-undercount = Règle de la maison (Playroom) : les points oubliés vont à l’adversaire
custom-cutthroat-undercount = Règle de la maison (chacun pour soi) : le muggins prend les points oubliés

rule-undercount = compte trop faible
rule-overcount = compte trop fort
rule-false-claim-of-game = fausse annonce de partie
rule-renege = carte gardée à tort
rule-heels = valet retourné
rule-misdeal = maldonne
rule-pulled-peg = fiche avant retirée
rule-cutting-before-the-deal = coupe avant la donne
rule-timed-count = temps pour compter
rule-exact-number-to-go-out = compte exact pour gagner
rule-difference = différence
house-five-card = à cinq cartes
house-casual = entre amis
house-pub-UK = pub, R.-U.
house-cutthroat = chacun pour soi
house-other-houses = autres maisons
