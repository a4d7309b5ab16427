newgame-title = Nouvelle partie
newgame-shut = Fermer sans nouvelle partie
newgame-game = Jeu
newgame-begin = Commencer
newgame-onBoard = La partie sur la planche
newgame-givesUp = { $name } abandonne
newgame-house = Règles de la maison
newgame-other = Une autre règle
newgame-rule = Règle
newgame-changed = Changé par rapport à { $preset } :
newgame-change = { $setting } : { $value }
newgame-drop = Retirer
newgame-dropRule = Retirer { $rule }
newgame-value = Valeur
newgame-abandons = La partie sur la planche n’est pas finie : { $stand }. Une nouvelle partie l’abandonne, et elle ne compte pour personne.
newgame-abandon = L’abandonner
newgame-asksGivingUp = { $name } abandonne, et perd la partie sur la planche ?
newgame-giveUp = Abandonner
newgame-keep = Continuer
newgame-whoIs = Quelqu’un du nom de { $name }, ou presque, a déjà joué ici. Qui est-ce ?
newgame-same = { $name }, qui a déjà joué
newgame-somebodyNew = Quelqu’un d’autre
newgame-otherName = Changer le nom
newgame-names-0 = Rouge
newgame-names-1 = Bleu
newgame-names-2 = Vert
newgame-names-3 = Jaune
newgame-names-4 = Blanc
newgame-names-5 = Noir
newgame-byColour-vermilion = Rouge
newgame-byColour-blue = Bleu
newgame-byColour-green = Vert
newgame-byColour-yellow = Jaune
newgame-byColour-red = Écarlate
newgame-byColour-magenta = Magenta
newgame-byColour-indigo = Indigo
newgame-byColour-amber = Ambre
newgame-byColour-cyan = Cyan
newgame-labels-mode = On vérifie les comptes
newgame-labels-muggins = Points oubliés
newgame-labels-target = Trou final
newgame-meanings-mode-trust = Jamais : tout compte possible est accepté.
newgame-meanings-mode-challenge = En cas de doute : CARDS, on tape la main, et la planche décide.
newgame-meanings-mode-always = Toujours : les cartes de chaque main sont tapées avant le compte.
newgame-meanings-muggins-off = Personne d’autre ne les prend.
newgame-meanings-muggins-called = L’adversaire qui crie muggins les prend.
newgame-meanings-muggins-automatic = L’adversaire les reçoit sans rien dire, quand les cartes sont tapées.

newgame-players =
    { $seats ->
        [one] { $seats } joueur
       *[other] { $seats } joueurs
    }
newgame-lanes =
    { $lanes ->
        [one] { $lanes } piste
       *[other] { $lanes } pistes
    }
newgame-cards =
    { $cards ->
        [one] { $cards } carte chacun
       *[other] { $cards } cartes chacun
    }
newgame-summary = { newgame-players } sur { newgame-lanes }, { newgame-cards }, en { $hole } points
newgame-summarySides = { newgame-players } sur { newgame-lanes }, { newgame-cards }, en { LIST($holes) } points selon le camp
