## Ein Moment: der Stempel, und die Zeile darunter.

moments-stamp-win = Gewonnen!
moments-stamp-muggins = Muggins!
moments-stamp-falseCall = Kein Muggins!
moments-stamp-hand29 = Neunundzwanzig!
moments-stamp-hand28 = Achtundzwanzig!
moments-stamp-hand24 = Vierundzwanzig!
moments-stamp-heels = Ein Bube!
moments-stamp-stinkHole = Stinkloch!
moments-stamp-skunkLine = Über der Linie!
moments-stamp-nobs = Der rechte Bube!
moments-words-win = { $name } gewinnt
moments-words-muggins = { $name } nimmt { $points } von { $from }
moments-words-falseCall = { $from } hat gerufen, { $name } hat nichts übersehen
moments-words-hand29 = { $name } hat das perfekte Blatt
moments-words-hand28 = { $name } hat 28
moments-words-hand24 = { $name } hat 24
moments-words-heels = { $name } deckt einen Buben auf
moments-words-stinkHole = { $name } braucht noch 1
moments-words-skunkLine =
    { $line ->
        [doubleSkunk] { $name } kommt über die Doppel-Skunk-Linie
        [lurch] { $name } kommt über die Matsch-Linie
       *[skunk] { $name } kommt über die Skunk-Linie
    }
moments-words-nobs = { $name } hat den Buben in der Farbe der Startkarte
