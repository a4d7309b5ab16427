flash-title = Programmer la planche
flash-about = Écrit le micrologiciel dans une planche branchée à cet ordinateur, et le relit.
flash-none = Ce navigateur ne sait pas le faire. Prenez Chrome ou Edge sur un ordinateur, à http://localhost ou par https ; ou lancez : muggins flash
flash-busy = Cette table utilise une planche. Pour programmer celle-là, arrêtez d’abord la table.
flash-board = Carte
flash-kinds-uno = Arduino Uno
flash-kinds-mega = Arduino Mega 2560
flash-write = Choisir le port et écrire
flash-leave = Laissez le câble branché jusqu’à la fin.

flash-writing = Écriture, { NUMBER($done, style: "percent") }
flash-reading = Relecture, { NUMBER($done, style: "percent") }

flash-done =
    { $bytes ->
        [one] { $bytes } octet écrit et relu. L’{ $board } est prêt. Ouvrez une table avec lui.
       *[other] { $bytes } octets écrits et relus. L’{ $board } est prêt. Ouvrez une table avec lui.
    }
flash-noSync = Le chargeur d’amorçage ne répond pas. Est-ce un { $board }, et est-ce son port ? Libérez les broches 0 et 1, et essayez un autre câble. Pour un ancien chargeur, lancez : muggins flash --baud 57600
flash-wrongChip = Le processeur (signature { $signature }) n’est pas celui d’un { $board }. Rien n’a été écrit. Il faut un Uno R3 ou un Mega 2560.
flash-otherBoard = C’est un { $found }, pas un { $board }. Rien n’a été écrit. Choisissez { $found } et recommencez.
flash-notVerified = La planche n’a pas gardé l’octet { $address }. Recommencez avec un câble court, à une autre prise USB. Si cela se répète, le processeur est usé.
flash-unsuitable = C’est un { $board }. Muggins ne fonctionne pas sur son processeur. Prenez un Uno R3, un Mega 2560 ou un clone.
flash-refused = Le chargeur d’amorçage ne répond plus. Appuyez sur le bouton de remise à zéro de la carte et recommencez.
flash-notOpened = Un autre programme occupe le port. Arrêtez la table qui utilise cette planche, ou fermez le moniteur série, et recommencez.
flash-cut = La connexion s’est rompue avant la fin. Rebranchez la planche et recommencez : son chargeur d’amorçage est intact.
flash-noImage = L’hôte n’a pas envoyé le micrologiciel. Rechargez cette page, ou lancez : muggins flash
