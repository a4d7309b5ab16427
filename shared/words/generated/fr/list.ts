// Written by `npm run words` from the catalogs. Do not edit.
export default `list-load = Importer des joueurs
list-help = Choisissez un fichier CSV, avec un joueur par ligne. Vous vérifiez les colonnes avant l’importation.
list-columns-name = nom complet
list-columns-first = prénom
list-columns-middle = deuxième prénom
list-columns-last = nom de famille
list-columns-number = numéro de membre
list-columns-club = club
list-columns-skip = à ignorer
list-column = Colonne { $number }
list-hidden = non conservé
list-head = La première ligne contient les noms des colonnes
list-more =
    { $lines ->
        [one] { $lines } autre ligne contient une erreur.
       *[other] { $lines } autres lignes contiennent des erreurs.
    }
list-nothing = Rien n’a été importé. Corrigez le fichier et réessayez.
list-choose = Nommez les colonnes de gauche à droite, par exemple --columns first,last,number. Les noms sont :
list-dry = Cette importation ferait ces changements :
list-done =
    { $added ->
        [one] { $added } joueur ajouté, { $changed } modifié(s), { $same } déjà connu(s).
       *[other] { $added } joueurs ajoutés, { $changed } modifié(s), { $same } déjà connu(s).
    }
list-alike = « { $name } » ressemble à { $known }, qui a un autre numéro de membre. Si c’est la même personne, réunissez les deux au bureau.
list-added = Ajouté
list-changed = Modifié
list-take = Importer
list-wrong-noName = La ligne { $line } n’a pas de nom. Ajoutez-en un, ou supprimez-la.
list-wrong-private = Ligne { $line } : « { $text } » est une adresse de courriel ou un numéro de téléphone, que Muggins ne conserve pas. Ignorez la colonne, ou supprimez-la.
list-wrong-twice = Ligne { $line } : « { $text } » est déjà à la ligne { $before }. Supprimez l’une des deux.
list-wrong-numberTwice = Ligne { $line } : le numéro { $text } est déjà à la ligne { $before }. Corrigez l’un des deux.
list-wrong-notCsv = La ligne { $line } est illisible : il manque un guillemet. Enregistrez de nouveau la liste en CSV.
list-wrong-notText = Ce fichier n’est pas du CSV. Dans votre tableur, choisissez Enregistrer sous, puis CSV.
list-wrong-columns = Choisissez ce que contient chaque colonne. L’une d’elles doit être le nom.
list-wrong-refused = Ligne { $line } : { $refusal }
`;
