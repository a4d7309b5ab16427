list-load = Charger une liste de joueurs
list-help = Un fichier CSV, une ligne par joueur. Vous voyez ses colonnes avant que rien ne soit pris.
list-columns-name = nom complet
list-columns-first = prénom
list-columns-middle = deuxième prénom
list-columns-last = nom de famille
list-columns-number = numéro de membre
list-columns-club = club
list-columns-skip = laisser
list-column = Colonne { $number }
list-hidden = jamais gardé
list-head = La première ligne nomme les colonnes
list-more =
    { $lines ->
        [0] { $lines } autre ligne à corriger.
        [one] { $lines } autre ligne à corriger.
       *[other] { $lines } autre lignes à corriger.
    }
list-nothing = Rien n’a été pris de la liste. Corrigez-la, puis recommencez.
list-choose = Nommez les colonnes de gauche à droite, par exemple --columns first,last,number. Les mots sont :
list-dry = Voici ce qui se passerait :
list-done =
    { $added ->
        [0] { $added } joueur en plus, { $changed } à jour, { $same } déjà connus.
        [one] { $added } joueur en plus, { $changed } à jour, { $same } déjà connus.
       *[other] { $added } joueurs en plus, { $changed } à jour, { $same } déjà connus.
    }
list-alike = « { $name } » ressemble à { $known }, qui a un autre numéro. Si c’est la même personne, réunissez-les à la table de marque.
list-added = En plus
list-changed = À jour
list-take = Prendre la liste

list-wrong-noName = La ligne { $line } n’a pas de nom. Ajoutez-en un, ou supprimez-la.
list-wrong-private = Ligne { $line } : « { $text } » est une adresse ou un numéro de téléphone. Muggins n’en garde pas. Laissez cette colonne, ou supprimez-la.
list-wrong-twice = Ligne { $line } : « { $text } » est déjà à la ligne { $before }. Supprimez l’une des deux.
list-wrong-numberTwice = Ligne { $line } : le numéro { $text } est déjà à la ligne { $before }. Corrigez l’un des deux.
list-wrong-notCsv = Muggins ne peut pas lire la ligne { $line } : il manque un guillemet. Enregistrez de nouveau la liste en CSV.
list-wrong-notText = Ce fichier n’est pas du CSV. Dans votre tableur, choisissez Enregistrer sous, puis CSV.
list-wrong-columns = Choisissez le sens de chaque colonne. L’une d’elles doit être le nom.
list-wrong-refused = Ligne { $line } : { $refusal }
