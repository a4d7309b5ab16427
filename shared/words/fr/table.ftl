table-waiting = On attend la table.
table-title = La table
table-newGame = Une nouvelle partie
table-game = Jeu
table-house = Règles de la maison
table-begin = Commencer
table-players = Joueurs, à leurs places
table-player = Joueur { $seat }
table-palette = Couleurs au choix
table-palettes-standard = Ordinaires
table-palettes-safe = Distinctes pour tous
table-palettes-redGreen = Pour le daltonisme rouge-vert
table-palettes-blueYellow = Pour le daltonisme bleu-jaune
table-colours-vermilion = vermillon
table-colours-blue = bleu
table-colours-green = vert
table-colours-yellow = jaune
table-colours-red = rouge
table-colours-magenta = magenta
table-colours-indigo = indigo
table-colours-amber = ambre
table-colours-cyan = cyan
table-colourOf = Couleur du joueur { $seat }
table-with = avec le joueur { $seat }
table-sameColour =
    { $one ->
        [none] { " " }et { $second } ne peuvent avoir tous deux la couleur { $colour } : choisissez-en une autre pour l’un d’eux.
       *[other] { $one } et { $second } ne peuvent avoir tous deux la couleur { $colour } : choisissez-en une autre pour l’un d’eux.
    }
table-colourHelp = Chaque camp a la couleur de sa piste. La flèche remonte un joueur, avec sa couleur.
table-moveUp = Remonter le joueur { $seat }
table-everyRule = Toutes les autres règles ({ $rules })
table-search = Chercher
table-changed = Changé ici : { $what }.
table-asUsual = Comme d’habitude
table-source =
    { $english ->
        [none] { "" }
       *[other] { $english }
    }
table-paused = En pause
table-pause = Pause
table-resume = Reprendre
table-undo = Défaire le dernier coup
table-abandon = Abandonner cette partie
table-phones = Téléphones
table-noPhones = Seule cette machine atteint la table. Pour les téléphones et la télévision, lancez-la avec --lan.
table-scan =
    { $address ->
        [none] Chaque joueur lit un code, une fois. La télévision ouvre{ " " }
       *[other] Chaque joueur lit un code, une fois. La télévision ouvre { $address }
    }
table-codeOf =
    { $name ->
        [none] Code pour la place de{ " " }
       *[other] Code pour la place de { $name }
    }
table-here = Ouvrir la place ici
table-taken = Un téléphone a cette place.
table-takeAway = La reprendre, montrer un nouveau code
table-renew = Un nouveau code
table-pinIs = NIP pour les pages de l’hôte sur d’autres machines :
table-pinNeeded = Êtes-vous l’hôte ? Tapez le NIP affiché dans le terminal, ou ouvrez son lien.
table-pin = NIP
table-enter = Se connecter
table-later = Pas maintenant
table-numberPad-pad = Pavé numérique
table-numberPad-erase = Effacer le dernier chiffre
table-boardTitle = Planche et écrans
table-plain-brightness-name = Luminosité
table-plain-sound-name = Les sons de la planche
table-plain-speech-name = Les tableaux parlent
table-plain-language-name = Langue de l’afficheur
table-plain-layout-name = Les tableaux montrent
table-plain-layout-choices-race = les points et la course
table-plain-layout-choices-board = les points et la planche
table-plain-layout-choices-scores = les points seuls, en très grand
table-plain-layout-choices-boardOnly = la planche seule
table-plain-undo-name = Défaire depuis les téléphones
table-plain-undo-choices-own = Les siens librement
table-plain-undo-choices-agreed = Toujours avec accord
table-plain-ends-name = Les pistes commencent
table-plain-ends-choices-same = côte à côte
table-plain-ends-choices-opposite = aux bouts opposés
table-plain-debounce-name = Les touches de la planche
table-plain-debounce-choices-asymmetric = Rapides
table-plain-debounce-choices-symmetric = Plus lentes, si une touche compte double
