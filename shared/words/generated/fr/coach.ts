// Written by `npm run words` from the catalogs. Do not edit.
export default `coach-name = Entraîneur
coach-show = Vérifier mes cartes
coach-hint = Indice
coach-more = Encore un indice
coach-number =
    { $number ->
        [0] Rien ne compte dans cette main.
        [one] { $number } combinaison compte.
       *[other] { $number } combinaisons comptent.
    }
coach-total =
    { $points ->
        [0] Elle ne vaut rien.
       *[other] Elle vaut { $points }.
    }
coach-times = { $kind } × { $times }
coach-right =
    { $points ->
        [0] Exact : aucun point.
       *[other] Exact : { $points }.
    }
coach-streak = { $counts } comptes exacts de suite.
coach-best = { $counts } comptes exacts de suite, votre record.
coach-missed =
    { $points ->
        [one] Vous avez oublié { $points } point.
       *[other] Vous avez oublié { $points } points.
    }
coach-over = Vous avez annoncé { $claimed }. Les cartes valent { $truth }.
coach-look =
    { $items ->
        [one] L’aviez-vous vue ?
       *[other] Les aviez-vous vues ?
    }
coach-whole = Tout le compte
coach-close = Compris
coach-advice-fifteen2 = Commencez par les quinze à deux cartes : chaque 5 avec chaque carte de dix, 6 et 9, 7 et 8.
coach-advice-fifteen3 = Ensuite, essayez trois cartes : deux petites et une grande, ou 5, 5, 5.
coach-advice-fifteen4 = Additionnez aussi toutes les petites cartes. Quatre ou cinq cartes peuvent faire quinze.
coach-advice-pair = Rangez les cartes par rang. Une paire avec la carte de départ saute alors aux yeux.
coach-advice-pairRoyal = Trois cartes de même rang font trois paires : 6 points.
coach-advice-doublePairRoyal = Quatre cartes de même rang font six paires : 12 points.
coach-advice-run = Rangez les cartes par rang, avec la carte de départ. Chaque rang doublé donne une suite de plus.
coach-advice-flush = Regardez les couleurs à la fin : quatre cartes d’une couleur en main valent 4, cinq avec la carte de départ.
coach-advice-nobs = Vous avez un valet ? Regardez d’abord la couleur de la carte de départ.
`;
