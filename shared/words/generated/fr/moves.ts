// Written by `npm run words` from the catalogs. Do not edit.
export default `part-side-pegs =
    { $side ->
        [one] { $side } marque { $points }
       *[other] { $side } marquent { $points }
    }
move-nothing = Rien ne s’est passé.
    .short = Rien n’a bougé
move-gameBegins =
    { $abandoned ->
        [yes] La partie { $left } est abandonnée. La partie { $game } commence : { $sides }.
       *[no] La partie { $game } commence : { $sides }.
    }
    .short =
        { $abandoned ->
            [yes] Partie { $left } laissée
           *[no] Partie { $game } commence
        }
    .brief = partie { $game }
move-against = { $before } contre { $after }
move-deals =
    { $cut ->
        [yes] { $player } gagne la coupe et donne.
       *[no] { $player } donne.
    }
    .short = { $player } donne
move-phase-none = Il n’y a pas de partie.
    .short = Pas de partie
move-phase-cut = On coupe pour la donne.
    .short = On coupe
move-phase-free = Marque libre.
    .short = Marque libre
move-phase-deal = Donne suivante.
    .short = Donne suivante
move-phase-bidding = On mise pour le crib.
    .short = Mises pour le crib
move-phase-starter = Les cartes sont données.
    .short = Cartes données
move-phase-exchange = On peut échanger une carte.
    .short = Échange de cartes
move-phase-play = Le jeu commence.
    .short = Le jeu commence
move-phase-show = Le décompte commence.
    .short = On compte les mains
move-phase-over = La partie est finie.
    .short = Partie finie
move-bids = { $player } mise { $points } pour le crib.
    .short = { $player } mise { $points }
move-buys = { $player } achète le crib pour { $points } et recule de { $points }.
    .short = { $player } achète crib : { $points }
    .brief = { $player } : crib à { $points }
move-starter = La carte de départ est { CARD($card) }.
    .short = Départ { CARD($card) }
move-pegs = { part-side-pegs }.
    .short =
        { $side ->
            [one] { $side } marque { $points }
           *[other] { $side } marquent { $points }
        }
move-heels = Valet retourné : { $player } marque { $points }.
    .short = Valet : { $player } { $points }
move-exchange = Échange : { $player } marque { $points }.
    .short = Mogg : { $player } { $points }
move-lastAtFirstDeal = { $player } marque { $points } pour la dernière, car l’autre joueur donne en premier.
    .short = { $player } : { $points }, fin
move-alone =
    { $side ->
        [one] { $side } a marqué { $points } sur la planche seule, sans vérification.
       *[other] { $side } ont marqué { $points } sur la planche seule, sans vérification.
    }
    .short = { $side } { $points } sans vérif.
    .brief = { $side } { $points } seul
move-counts =
    { $nineteen ->
        [yes] { $player }, { WORD("hand", $hand) } : 19.
       *[no] { $player }, { WORD("hand", $hand) } : { $points }.
    }
    .short = { $player } { WORD("hand", $hand) } : { $points }
move-cards =
    { $known ->
        [yes] { $player }, { WORD("hand", $hand) } : { CARDS($cards) }.
       *[no] { $player }, { WORD("hand", $hand) } : cartes entrées.
    }
    .short = { $player } : cartes là
move-handKnown = La planche connaît la main { WHOSE($player) }.
    .short = { $player } : main connue
move-lays = { $player } joue { CARD($card) } : { $count }.
    .short = { $player } joue { CARD($card) } : { $count }
    .brief = { $player } { CARD($card) } : { $count }
move-go = { $player } dit go à { $count }.
    .short = { $player } : go à { $count }
move-unseen = Le jeu continue sans cartes.
    .short = Points sans cartes
move-disputed = { $player }, { WORD("hand", $hand) } : compte contesté.
    .short = { $player } : contesté
move-muggins =
    { $side ->
        [one] { $side } crie muggins pour { $points }.
       *[other] { $side } crient muggins pour { $points }.
    }
    .short = { $side } : muggins { $points }
move-won =
    { $winner ->
        [one] { $winner } gagne{ part-result }
       *[other] { $winner } gagnent{ part-result }
    }
    .short =
        { $skunk ->
            [skunk] Skunk ! { part-wins }
            [doubleSkunk] 2x skunk ! { $winner }
            [lurch] Capot ! { part-wins }
           *[none]
                { $stinkHole ->
                    [yes] Trou puant ! { $winner }
                   *[no] { part-wins }{ part-margin }
                }
        }
    .brief = { part-wins }
part-wins =
    { $winner ->
        [one] { $winner } gagne
       *[other] { $winner } gagnent
    }
part-result =
    { $margin ->
        [none] .
       *[other] , { $margin }{ part-skunked }{ part-stinkHole }{ part-conceded }.
    }
part-margin = { " " }{ $margin }
part-skunked =
    { $skunk ->
        [skunk] , skunk
        [doubleSkunk] , double skunk
        [lurch] , capot
       *[none] { "" }
    }
part-stinkHole =
    { $stinkHole ->
        [yes] , dans le trou puant
       *[no] { "" }
    }
part-conceded =
    { $conceded ->
        [yes] , par abandon
       *[no] { "" }
    }
move-lost = { $loser } perd à { $score }{ part-stinkHole }{ part-conceded }.
    .short = { $loser } perd à { $score }
move-goesOn = La partie continue.
    .short = La partie continue
move-setAside =
    { $points ->
        [one] { $points } point ignoré : la piste { $lane } ne sert pas.
       *[other] { $points } points ignorés : la piste { $lane } ne sert pas.
    }
    .short = Piste { $lane } : { $points } à part
move-asksUndo = { $player } demande de défaire le dernier coup.
    .short = { $player } : défaire ?
move-asksOffence = { $player } signale : { $other } { WORD("offence", $offence) }.
    .short = { $player } : une faute ?
move-declines = { $player } dit non.
    .short = { $player } dit non
move-undoneTo =
    { $moves ->
        [one] { $moves } coup défait.
       *[other] { $moves } coups défaits.
    }
    .short =
        { $moves ->
            [one] { $moves } coup défait
           *[other] { $moves } coups défaits
        }
move-undone = Défait : { $of }
    .short = Défait : { $of }
move-redone = Refait : { $of }
    .short = Refait : { $of }
move-undoneLate = Défait sur la planche seule, trop tard pour changer la partie : { $of }
    .short = UNDO tardif : { $of }
move-unknown = un coup.
    .short = un coup
move-ruled = décision
`;
