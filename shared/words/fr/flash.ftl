flash-title = Installer le micrologiciel
flash-about = Écrit le micrologiciel dans une carte branchée à cet ordinateur, puis le relit pour le vérifier.
flash-none = Ce navigateur ne peut pas programmer une carte. Prenez Chrome ou Edge sur un ordinateur, à http://localhost ou en https. Ou lancez : muggins flash
flash-busy = Cette table utilise une carte. Pour la programmer, arrêtez d’abord la table.
flash-board = Carte
flash-kinds-uno = Arduino Uno
flash-kinds-mega = Arduino Mega 2560
flash-write = Choisir le port et programmer
flash-leave = Laissez le câble branché jusqu’à la fin.

flash-writing = Écriture : { NUMBER($done, style: "percent") }
flash-reading = Vérification : { NUMBER($done, style: "percent") }

flash-done =
    { $bytes ->
        [one] { NUMBER($bytes, useGrouping: "always") } octet écrit et vérifié. L’{ $board } est prêt. Ouvrez une table avec lui.
       *[other] { NUMBER($bytes, useGrouping: "always") } octets écrits et vérifiés. L’{ $board } est prêt. Ouvrez une table avec lui.
    }
flash-noSync = Le chargeur d’amorçage ne répond pas. Vérifiez que la carte est un { $board } et que c’est son port. Débranchez tout des broches 0 et 1, et essayez un autre câble. Pour un ancien chargeur, lancez : muggins flash --baud 57600
flash-wrongChip = Ce processeur (signature { $signature }) n’est pas celui d’un { $board }. Rien n’a été écrit. Prenez un Uno R3 ou un Mega 2560.
flash-otherBoard = C’est un { $found }, pas un { $board }. Rien n’a été écrit. Choisissez { $found } et recommencez.
flash-notVerified = La carte n’a pas gardé l’octet { $address }. Recommencez avec un câble court, à une autre prise USB. Si l’échec se répète, le processeur est usé.
flash-unsuitable = C’est un { $board }. Muggins ne fonctionne pas sur son processeur. Prenez un Uno R3, un Mega 2560 ou un clone.
flash-refused = Le chargeur d’amorçage ne répond plus. Appuyez sur le bouton de remise à zéro de la carte et recommencez.
flash-notOpened = Un autre programme occupe le port. Arrêtez la table qui utilise cette carte, ou fermez le moniteur série, et recommencez.
flash-cut = La connexion est perdue. Rebranchez la carte et recommencez. Le chargeur d’amorçage n’est pas abîmé.
flash-noImage = L’hôte n’a pas envoyé le micrologiciel. Rechargez cette page, ou lancez : muggins flash
