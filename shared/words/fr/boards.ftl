boards-title = Planches
boards-here = { $here } sur { $of } en ligne
boards-number = Table
boards-connect = Relier
boards-replaces = La table { $table } a déjà une planche. La nouvelle prend sa place.
boards-ready = en ligne
boards-away = absente
boards-unplugged = débranchée
boards-waiting =
    { $results ->
        [one] { $results } résultat en attente
       *[other] { $results } résultats en attente
    }
boards-forget = Oublier cette planche
boards-forgetHelp = La table { $table } se joue sur papier jusqu’à ce qu’une planche y soit reliée. Les résultats en attente arrivent quand la planche est de nouveau reliée.
boards-twin = La table { $table } a une copie des parties de la table { $with } : donnez à l’une d’elles son propre dossier.
boards-twinHelp = Arrêtez Muggins à la table { $table }. Relancez-le avec --data et le nom d’un nouveau dossier, puis reliez-la.
boards-two = Deux machines se présentent comme table { $table } : l’une est une copie de l’autre.
boards-twoHelp = Arrêtez Muggins sur celle qui n’est pas à cette table. Relancez-le avec --data et le nom d’un nouveau dossier, puis reliez-la.
boards-awayCalled = Une partie est appelée à la table { $table }, et sa planche est absente.
boards-awayHelp = Allumez-la, sur ce réseau. Ou oubliez-la, et jouez cette table sur papier.
boards-unpluggedCalled = La planche de la table { $table } est débranchée.
boards-unpluggedHelp = Branchez son câble. La partie reprend où elle en était.
boards-letIn = Laisser entrer une table
boards-open = Les tables peuvent entrer pendant 1 minute. Appuyez sur NEXT à la planche.
boards-shut = Fermer la porte
boards-ticket = Planche { $ticket }
boards-asks = Chaque planche affiche son propre numéro. Donnez-lui le numéro de sa table.
