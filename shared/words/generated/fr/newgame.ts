// Written by `npm run words` from the catalogs. Do not edit.
export default `newgame-title = Nouvelle partie
newgame-shut = Annuler
newgame-onBoard = Partie en cours
newgame-givesUp = { $name } abandonne
newgame-change = { $setting } : { $value }
newgame-abandons = Une partie est en cours : { $stand }. Si vous en commencez une autre, elle finit sans résultat.
newgame-abandon = La finir et commencer
newgame-asksGivingUp = { $name } abandonne et perd cette partie ?
newgame-giveUp = Abandonner
newgame-keep = Continuer
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
newgame-meanings-mode-trust = Jamais. La planche accepte tout compte possible.
newgame-meanings-mode-challenge = En cas de contestation. Appuyez sur CARDS et tapez la main : la planche décide.
newgame-meanings-mode-always = À chaque main. Les joueurs tapent leurs cartes avant de compter.
newgame-meanings-muggins-off = Ils sont perdus.
newgame-meanings-muggins-called = L’adversaire qui crie muggins les prend.
newgame-meanings-muggins-automatic = L’adversaire les reçoit sans rien dire, si les cartes ont été tapées.
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
newgame-summarySides = { newgame-players } sur { newgame-lanes }, { newgame-cards }, en { LIST($holes) } points
newgame-forOne = Muggins ne peut pas jouer : c’est un jeu pour une seule personne.
newgame-noPlay = Muggins ne peut pas jouer : dans ce jeu, on ne pose pas les cartes une à une.
newgame-whoPlays = Qui joue à la place { $seat }
newgame-person = Une personne
newgame-levels-gentle = Fait des fautes humaines. À vous de les voir.
newgame-levels-club = Joue pour les points, sans en oublier.
newgame-levels-strong = Joue pour gagner, quel que soit le score.
newgame-pack = Cartes
newgame-packs-pages = Sur les pages : Muggins donne
newgame-packs-pages-about = Chacun ne voit que sa main, sur sa propre page. Pas besoin de vraies cartes.
newgame-packs-reader = De vraies cartes : celles de Muggins passent sur un lecteur
newgame-packs-reader-about = Vous donnez. Les cartes de Muggins passent sur le lecteur, face cachée. Les autres tiennent les leurs comme d’habitude.
`;
