## Un moment : le tampon, et la ligne au-dessous.

moments-stamp-win = Partie !
moments-stamp-muggins = Muggins !
moments-stamp-falseCall = Pas de muggins !
moments-stamp-hand29 = Vingt-neuf !
moments-stamp-hand28 = Vingt-huit !
moments-stamp-hand24 = Vingt-quatre !
moments-stamp-heels = Valet retourné !
moments-stamp-stinkHole = Trou puant !
moments-stamp-skunkLine = Ligne passée !
moments-stamp-nobs = Le bon valet !
moments-words-win = { $name } gagne
moments-words-muggins = { $name } prend { $points } à { $from }
moments-words-falseCall = { $from } a crié muggins, mais { $name } n’a rien oublié
moments-words-hand29 = { $name } a la main parfaite
moments-words-hand28 = { $name } a 28 en main
moments-words-hand24 = { $name } a 24 en main
moments-words-heels = { $name } retourne un valet
moments-words-stinkHole = Il ne manque plus que 1 à { $name }
moments-words-skunkLine =
    { $line ->
        [doubleSkunk] { $name } passe la ligne de double skunk
        [lurch] { $name } passe la ligne de capot
       *[skunk] { $name } passe la ligne de skunk
    }
moments-words-nobs = { $name } a le valet de même couleur
