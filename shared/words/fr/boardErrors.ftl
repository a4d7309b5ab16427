## Ce qui peut aller mal entre l’hôte et la planche, et que faire. Le texte entre ` ` se tape tel quel.

part-flashBoard = Programmez-la avec `muggins flash`, ou téléversez firmware/muggins depuis l’IDE Arduino.
part-listPorts = `muggins ports` énumère les ports.

boardError-noPort =
    { $seen ->
        [0] Pas de planche : cet ordinateur n’a aucun port série. Branchez la planche avec un câble USB qui transporte les données.
        [1] Pas de planche : le seul port série n’y ressemble pas. Nommez-le avec --port. { part-listPorts }
       *[other] Pas de planche parmi les { $seen } ports série. Nommez le bon avec --port. { part-listPorts }
    }
boardError-unsuitable = { $port } est un { $board }, dont le processeur ne convient pas à Muggins. Prenez un Arduino Uno R3, un Mega 2560 ou un clone.
boardError-portNotFound = Il n’y a pas de port { $port }. La planche est-elle branchée ? { part-listPorts }
boardError-permission =
    { $access ->
        [none] Le système ne permet pas d’ouvrir { $port }. Un autre programme s’en sert-il ?
        [root] Le système ne permet qu’à root d’ouvrir { $port }. Installez la règle udev hardware/pi/60-muggins.rules et rebranchez la planche.
       *[group] Le système ne permet pas d’ouvrir { $port }. Son groupe est { $group }. Tapez `sudo usermod -aG { $group } $USER` et rouvrez la session.
    }
boardError-busy =
    { $count ->
        [0] Un autre programme utilise { $port }. Fermez-le (le moniteur série de l’IDE Arduino, un téléversement, un autre Muggins).
        [1] { LIST($programs) } utilise { $port }. Fermez ce programme.
       *[other] { LIST($programs) } utilisent { $port }. Fermez ces programmes.
    }
boardError-holder =
    { $program ->
        [none] le processus { $process }
       *[other] { $program } (processus { $process })
    }
boardError-notSerial = { $port } n’est pas un port série. Pour un autre port, relancez avec --port. { part-listPorts }
boardError-openFailed =
    { $network ->
        [yes] { $port } ne s’ouvre pas : { $reason }. Le programme qui partage la planche y tourne-t-il, par exemple `muggins emulate` ?
       *[no] { $port } ne s’ouvre pas : { $reason }. { part-listPorts }
    }
boardError-badPort = « { $text } » n’est pas un port. Donnez un appareil comme /dev/ttyACM0 ou COM3, ou tcp://machine:port.
boardError-handshakeTimeout = Aucune réponse de { $port } en { $seconds } s. Est-ce le bon port, et la planche a-t-elle du courant ? { part-flashBoard }
boardError-notABoard =
    { $bytes ->
        [one] { $port } a envoyé { $bytes } octet, mais pas ce qu’envoie une planche Muggins. Est-ce le bon port ? { part-flashBoard }
       *[other] { $port } a envoyé { $bytes } octets, mais pas ce qu’envoie une planche Muggins. Est-ce le bon port ? { part-flashBoard }
    }
boardError-wrongFirmware =
    { $firmware ->
        [none] La planche à { $port } exécute un autre micrologiciel que Muggins. { part-flashBoard }
       *[other] La planche à { $port } exécute « { $firmware } », pas Muggins. { part-flashBoard }
    }
boardError-oldProtocol = Le micrologiciel de la planche à { $port } est trop ancien : il parle le contrat { $version }, et ce programme le { $contract }. { part-flashBoard }
boardError-newProtocol = Le micrologiciel de la planche à { $port } est trop récent : il parle le contrat { $version }, et ce programme le { $contract }. Mettez Muggins à jour, ou programmez la planche avec le micrologiciel fourni.
boardError-tooManyLanes =
    { $uno ->
        [yes] La planche à { $port } est un Arduino Uno, qui a au plus { $most } pistes. Cette table en a { $lanes }. Prenez un Mega 2560, ou lancez avec --lanes { $most }.
       *[no] Le micrologiciel de la planche à { $port } a au plus { $most } pistes. Cette table en a { $lanes }. { part-flashBoard }
    }
boardError-lost = La connexion à { $port } est perdue : { $reason }. Vérifiez le câble.
boardError-restarted = La planche à { $port } a redémarré.
boardError-refused = La planche a refusé { $message } { $values } ({ $status }). Débranchez son câble et rebranchez-le. Si cela ne suffit pas, lancez `muggins doctor`.
boardError-notConnected = Aucune planche n’est connectée à { $port }. Branchez-la. { part-listPorts }
board-keepsTrying = Muggins réessaie de lui-même.
