display-aside = Partie { $game } écartée
display-phone = Tél. { $player } ? P{ $button }
display-refusePhones = DEL : pas maintenant

# What a new table asks first: at most 19 characters each, because a mark is before them.
display-checks =
    1 Marquer seulement
    2 En cas de doute
    3 Chaque main
    1-3, puis NEXT

deskScreen-host =
    { $device ->
        [tv] Téléviseur hôte ?
        [phone] Téléphone hôte ?
       *[computer] Ordinateur hôte ?
    }

    Tenir NEXT : oui
    DEL : non
deskScreen-silent =
    Muggins
    Salle introuvable
deskScreen-shut =
    Muggins
    Demandez au bureau
    d’ouvrir aux tables
deskScreen-full =
    Muggins
    Bien des demandes
    Un instant
deskScreen-open =
    Rejoindre la salle ?
    { $night }

    OK : NEXT
deskScreen-waiting =
    Le bureau donne un
    numéro à la table

    Planche { $ticket }
deskScreen-duplicate =
    { $same ->
        [yes] Deux sont table { $table } !
       *[no] Copie de table { $other } !
    }
    Un journal pour deux
    Demandez au bureau
    NEXT : continuer
deskScreen-waits =
    Attendez votre appel
    Table { $table }
    NEXT : jeu libre
    { $note }
deskScreen-called =
    Table { $table }
    { $first } : { WORD("colour", $firstColour) }
    { $second } : { WORD("colour", $secondColour) }
    { $waits ->
        [yes] { $player } : touche
       *[no]
            { $inMatch ->
                [no] Chacun sa touche
               *[yes] { $match }
            }
    }
deskMatch-first = { $wins }, premier à { $games }
deskMatch-all = { $wins }, sur { $games }
deskScreen-sign =
    { $result }
    { $waits ->
        [yes] { $player } : signez
       *[no] Chacun sa signature
    }
    MUGGINS : pas juste
    { $note }
deskScreen-whoDoubts =
    { $result }
    Qui ? Sa touche
    UNDO : tout est bon
    { $seats ->
        [yes] MUGGINS : mal assis
       *[no] { "" }
    }
deskScreen-judge =
    { $result }
    Le juge est appelé
    Un instant
deskScreen-signed =
    { $result }
    Tous deux ont signé

    { $note }
deskNote-found = La salle répond
deskNote-lost = Salle introuvable
deskNote-next = NEXT : les suivants
deskNote-sent = Bureau : envoyé
deskNote-unsent = Bureau : { $results } en route
