// Written by `npm run words` from the catalogs. Do not edit.
export default `daily-shared =
    { $cost ->
        [0] Muggins, la main du { $date } : aucun écart ne gagne plus souvent que le mien.
        [one] Muggins, la main du { $date } : mon écart gagne { $cost } partie de moins sur 100 que le meilleur.
       *[other] Muggins, la main du { $date } : mon écart gagne { $cost } parties de moins sur 100 que le meilleur.
    }
daily-about = Ces 6 cartes sont les mêmes pour tout le monde aujourd’hui. Écartez-en 2 au crib.
daily-crib-dealer = Votre crib.
daily-crib-pone = Le crib de l’adversaire.
daily-scores = Le score : { $mine } pour vous, { $theirs } pour l’adversaire.
daily-cards = Vos cartes
daily-throw = Écarter les 2 cartes choisies
daily-today = La main d’aujourd’hui
daily-working = Calcul en cours…
daily-failed = Les écarts n’ont pas pu être calculés. Rechargez la page.
daily-verdict =
    { $cost ->
        [0] Aucun écart ne gagne plus souvent que le vôtre.
        [one] Le meilleur écart gagne { $cost } partie de plus sur 100 que le vôtre.
       *[other] Le meilleur écart gagne { $cost } parties de plus sur 100 que le vôtre.
    }
daily-player = Joueur
daily-thrown = Écarte
daily-average = Points en moyenne
daily-win = Gagne
daily-you = Vous
daily-club = Muggins, de club
daily-strong = Muggins, fort
daily-best = Meilleur
daily-model = La moyenne compte la main avec chaque carte de départ possible, plus votre crib ou moins celui de l’adversaire. Les victoires se comptent depuis ce score, si les deux jouent bien.
daily-more = En savoir plus dans l’aide
daily-days =
    { $days ->
        [one] { $days } jour de suite.
       *[other] { $days } jours de suite.
    }
daily-share = Partager
`;
