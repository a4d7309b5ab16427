// Written by `npm run words` from the catalogs. Do not edit.
export default `answer-badInput =
    { $got ->
        [none] { $field } : il faut { $expected }
        [nothing] { $field } : il faut { $expected }, et il n’y a rien
       *[other] { $field } : il faut { $expected }, reçu : { $given }
    }
answer-noSuchField = { $field } : ce champ n’existe pas. Retirez-le.
answer-tooLarge =
    { $bytes ->
        [one] Une commande a au plus { NUMBER($bytes, useGrouping: "always") } octet. Envoyez-en moins à la fois.
       *[other] Une commande a au plus { NUMBER($bytes, useGrouping: "always") } octets. Envoyez-en moins à la fois.
    }
answer-otherAddress = Cette table ne répond pas à « { $address } ». Prenez son adresse, ou localhost. Pour le nom d’un serveur mandataire, lancez-la avec --public-url.
answer-otherSite = Les pages de « { $site } » n’ont pas accès à cette table. Ouvrez la page de la table elle-même.
answer-tooOften =
    { $seconds ->
        [one] Trop de demandes. Attendez { $seconds } seconde.
       *[other] Trop de demandes. Attendez { $seconds } secondes.
    }
answer-oldLink = Ce lien n’est plus valable. Ouvrez celui du terminal.
answer-hostOnly = Seul l’hôte peut faire cela. Ouvrez d’abord le lien du terminal.
answer-judgeOnly = Seul un juge ou la direction peut faire cela. Demandez-leur.
answer-directorOnly = Seule la direction peut faire cela. Demandez à la direction.
answer-hostsMove = Seul l’hôte peut faire cela : sur la page Table, à la ligne de commande ou sur la planche.
answer-noSeat = Ce téléphone n’a pas de place. Lisez le code du tableau, puis touchez votre nom.
answer-othersCut = Un autre joueur coupe le paquet. Attendez la coupe.
answer-othersPlay = Une donne se rejoue seulement si tous les autres joueurs sont Muggins.
answer-joinShut = Les demandes d’accès sont désactivées. L’hôte peut les activer sur la page Table.
answer-joinOther = D’autres demandent aussi. Réessayez dans un instant.
answer-joinLater =
    { $seconds ->
        [one] Redemandez dans { $seconds } seconde.
       *[other] Redemandez dans { $seconds } secondes.
    }
answer-joinGone = Cette demande a expiré.
answer-noInvitation = Ce code a déjà servi ou n’est plus valable. Demandez-en un nouveau à l’hôte ou au bureau.
answer-noPhone = Ce téléphone n’est pas lié à un joueur. Lisez le code au bureau.
answer-othersGame = La partie { $game } n’est pas la vôtre. Choisissez une de vos parties.
answer-doorShut = Ce code d’entrée n’est plus valable. Lisez celui du bureau.
answer-nameTaken = Un autre téléphone est déjà lié à { $name }. Si c’est une erreur, voyez le bureau.
answer-phonesFull = Toutes les places ont un téléphone. Choisissez un joueur qui est parti, et faites un nouveau code.
answer-notSeated = La place { $number } ne sert pas dans cette partie. Attendez la suivante, ou lisez le code d’une autre place.
answer-othersDeal = C’est le téléphone { WHOSE($owner) }. Seul le donneur peut dire qui donne.
answer-othersSeat = C’est le téléphone { WHOSE($owner) } : il n’annonce que pour cette place.
answer-othersHand = C’est la main { WHOSE($owner) }. Laissez faire { $owner }.
answer-othersClaim = Cette annonce est celle d’une autre place. Annoncez de nouveau depuis ce téléphone.
answer-ownUndo = L’autre camp doit accepter. Demandez-le-lui.
answer-asking = L’autre camp demande quelque chose. Répondez-lui d’abord.
answer-declined = L’autre camp n’a pas accepté : le coup reste.
answer-askedNoMore = Cette demande a été retirée. Il n’y a rien à répondre.
answer-otherGame = Une autre partie a commencé. Regardez les points avant d’annoncer de nouveau.
answer-otherDeal = Une autre donne a commencé. Regardez les points avant d’annoncer de nouveau.
answer-otherHand = On compte maintenant une autre main. Regardez les points avant d’annoncer de nouveau.
answer-pegMoved = Votre fiche est maintenant à { $now }, et non à { $seen }. Voyez si cette annonce est déjà marquée avant de la refaire.
answer-studyNoGame = Muggins ne peut pas juger les écarts de cette partie. Entrez des cartes pour l’étude dans une autre partie.
answer-studyOver = La partie est finie : les cartes pour l’étude ne changent plus. Attendez la prochaine partie.
answer-studyNoDeal = Il n’y a pas de donne { $deal } dans cette partie. Choisissez une donne distribuée.
answer-studyCards = Chacun reçoit { $expected } cartes dans cette partie, et non { $got }. Choisissez toutes vos cartes.
answer-studyThrown =
    { $expected ->
        [one] Choisissez la carte que vous avez écartée.
       *[other] Choisissez les { $expected } cartes que vous avez écartées.
    }
answer-studyStarter = { CARD($card) } est la carte de départ : elle n’a pas été donnée. Choisissez de nouveau vos cartes.
answer-studyElsewhere = { CARD($card) } est dans une autre main de cette donne. Choisissez de nouveau vos cartes.
answer-studyHand = La main comptée a d’autres cartes. Choisissez les cartes gardées et les cartes écartées.
answer-studyCrib = Le crib compté a d’autres cartes. Choisissez les cartes écartées.
answer-noGame = Il n’y a pas de partie { $game }. Choisissez-en une dans la liste.
answer-gameDamaged = La partie { $game } est abîmée et ne peut pas s’afficher. Choisissez une autre partie, ou lancez : muggins journal check
answer-whoIs = Il y a déjà un joueur nommé { LIST($names, joint: "or") }. Est-ce que { $name } est la même personne ?
answer-noPlayer = Il n’y a pas de joueur { $player }. Choisissez dans la liste des joueurs.
answer-circle = { $into } compte déjà comme { $player }. Pour les réunir dans l’autre sens, séparez-les d’abord : muggins players part { $id }
answer-circleSelf = { $player } est déjà un seul joueur. Choisissez deux joueurs différents.
answer-gameChanged = La partie { $game } a changé. Regardez-la et recommencez.
answer-noSuchTable = La salle ne connaît pas la table { $table }. Reliez-la au bureau.
answer-noSuchNight = Cette salle n’a pas de soirée { $text }. Choisissez-en une dans la liste des soirées.
answer-noTableAsks = Aucune planche { $ticket } n’attend. Appuyez de nouveau sur NEXT à la planche.
answer-unknownTable = Cette connexion est pour les tables. Au bureau, appuyez sur Laisser entrer une table. Puis appuyez sur NEXT à la planche.
answer-nothingHere = Cette adresse n’existe pas. docs/companion.md donne les adresses.
answer-notKept = Non enregistré, donc rien n’a changé : { $reason }. Vérifiez le disque de l’ordinateur hôte et réessayez.
answer-failed = L’hôte n’a pas pu répondre. Réessayez. La raison est dans son journal, muggins.log.
answer-lookOnly = Vous ne faites que regarder. Pour appuyer sur les touches, devenez l’hôte : ouvrez le lien du terminal, ou demandez-le sur la page Table.
answer-realBoard = Une vraie planche est en service. Appuyez sur ses propres touches.
answer-noKey =
    { $lanes ->
        [one] Une planche à { $lanes } piste n’a pas de touche { $key }. Appuyez sur le bouton d’un joueur qui a une piste.
       *[other] Une planche à { $lanes } pistes n’a pas de touche { $key }. Appuyez sur le bouton d’un joueur qui a une piste.
    }
answer-tooManyKeys = Trop de touches à la fois. Relâchez-en.
answer-notSwitched = La planche émulée n’a pas obéi. Réessayez. La raison est dans muggins.log.
answer-noLine = La liaison directe est à l’adresse /live.
answer-tooManyPages =
    { $pages ->
        [one] { $pages } page est déjà ouverte. Fermez-la.
       *[other] { $pages } pages sont déjà ouvertes. Fermez-en une.
    }
answer-tooManyLines = Trop de pages sont ouvertes depuis cette adresse. Fermez-en une.
answer-noPage = Cette page n’existe pas
answer-noPageWays = L’adresse contient peut-être une faute. Vous pouvez aller à :
answer-unknown = Cette page est trop ancienne pour son hôte ({ $code }). Rechargez la page.
expected-whole = un nombre entier de { $from } à { $to }
expected-oneOf = un mot parmi { LIST($words, joint: "or") }
expected-colours = une couleur différente par piste, toutes d’une même palette : { LIST($palettes, joint: "or") }
expected-card = une carte comme 5H ou TC, ou un rang comme 5
expected-cards = une liste de cartes
expected-number =
    { $of ->
        [names] de { $from } à { $to } noms
        [cards] de { $from } à { $to } cartes
       *[faults] de { $from } à { $to } pannes
    }
expected-name =
    { $to ->
        [one] un nom de { $from } à { $to } caractère imprimable
       *[other] un nom de { $from } à { $to } caractères imprimables
    }
expected-day = une date, par exemple 2026-11-29
expected-names = une liste de noms
expected-eventId = une majuscule, seule ou avec un chiffre, comme S2
expected-wordOrNumber = un mot ou un nombre
expected-game = le nom d’un jeu, comme six-card
expected-object =
    { $count ->
        [0] un objet
       *[other] un objet avec { LIST($fields) }
    }
expected-list = une liste
expected-trueOrFalse = true ou false
expected-hours = off, ou 2 heures de 0 à 23, comme 22-7
expected-claimName = un nom de 16 à 64 lettres, chiffres, - et _
expected-invitation = une invitation
expected-key = une clé d’au moins 22 lettres
expected-token = le jeton du lien de l’hôte
expected-json = du JSON, comme { $example }
expected-noSuchField = aucun champ de ce nom
expected-other = autre chose
`;
