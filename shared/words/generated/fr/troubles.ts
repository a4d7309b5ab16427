// Written by `npm run words` from the catalogs. Do not edit.
export default `trouble-disk = Non enregistré, donc non marqué : { $reason }. Vérifiez le disque de l’ordinateur hôte, puis retapez.
    .short = Disque : non gardé
trouble-inDoubt = Le disque a échoué ({ $reason }) : les derniers points manquent peut-être. Vérifiez le disque de l’ordinateur hôte. Si cela n’aide pas, relancez Muggins et comparez les fiches.
    .short = Disque en panne
trouble-keysRefused =
    { $presses ->
        [one] { $presses } touche s’est perdue. Vérifiez les fiches, appuyez sur DEL et retapez.
       *[other] { $presses } touches se sont perdues. Vérifiez les fiches, appuyez sur DEL et retapez.
    }
    .short = Touches à retaper
trouble-deskOnly = Les deux joueurs ont signé cette partie. Seul le bureau peut la rouvrir.
    .short = Voyez le bureau
trouble-paused = La table est en pause. Reprenez sur la page Table, ou commencez une autre partie.
    .short = Pause
trouble-unknownCard = Le lecteur à { $port } a envoyé « { $card } », une carte inconnue. Tapez la carte, ou apprenez-la : muggins deck learn --port { $port }
    .short = Carte inconnue
trouble-cutForDeal = Coupez pour la donne sur votre page.
    .short = Coupez sur la page
trouble-laysAway = { $name } écarte.
    .short = Ecartez sur la page
trouble-cutsPack = { $name } coupe le paquet.
    .short = Coupez sur la page
trouble-leads = { $name } joue en premier.
    .short = { $name } commence
trouble-readCards =
    { $cards ->
        [one] Donnez encore { $cards } carte à { $name } en la passant sur son lecteur, face cachée.
       *[other] Donnez encore { $cards } cartes à { $name } en les passant sur son lecteur, faces cachées.
    }
    .short = Lecteur : encore { $cards }
trouble-cribCards = Écartez au crib les cartes { LIST($places, joint: "and") } de { $name }, comptées dans l’ordre de la donne.
    .short = Au crib : { LIST($places, joint: "and") }
trouble-turnsCard = Retournez la carte { LIST($places, joint: "and") } de { $name }, comptée dans l’ordre de la donne.
    .short = Retournez : { LIST($places, joint: "and") }
reason-closed = le port a été fermé
reason-silent = aucune réponse depuis { $seconds } s
reason-slow = il ne s’est pas ouvert en { $seconds } s
reason-nobodyListens = rien n’écoute à cette adresse
reason-unknownHost = cette machine n’existe pas
reason-entryMissing = l’entrée { $entry } manque
reason-entryChanged = la somme de contrôle de l’entrée { $entry } est fausse
reason-entryUnknown = l’entrée { $entry } est inconnue de cette version de Muggins
reason-full = le disque est plein
reason-forbidden = le système en refuse l’accès
reason-writeProtected = il est protégé contre l’écriture
reason-failing = erreur de lecture ou d’écriture
reason-gone = il n’est plus là
reason-cutOff = la liaison a été coupée
reason-unreachable = il ne répond pas
reason-locked = un autre programme l’utilise
reason-other = la raison est dans muggins.log
notice-unkept =
    { $why ->
        [unreadable] Les parties gardées par ce navigateur sont illisibles. Une nouvelle table commence.
       *[refused] Votre navigateur ne garde pas les parties de cette page. Celle-ci est perdue dès que vous fermez ou quittez la page.
    }
notice-aside = La partie { $game } est abîmée : ses derniers coups sont illisibles. Toutes les autres parties sont complètes, et vous pouvez continuer à jouer. Le passage abîmé est gardé dans { $evidence }.
`;
