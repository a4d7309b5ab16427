// Written by `npm run words` from the catalogs. Do not edit.
export default `boards-title = Planches
boards-here = { $here } sur { $of } en ligne
boards-number = Numéro de la table
boards-connect = Relier
boards-replaces = La table { $table } a déjà une planche. Celle-ci la remplacera.
boards-ready = en ligne
boards-away = hors ligne
boards-unplugged = débranchée
boards-waiting =
    { $results ->
        [one] { $results } résultat en attente
       *[other] { $results } résultats en attente
    }
boards-forget = Oublier cette planche
boards-forgetHelp = La table { $table } joue alors sur papier, jusqu’à ce que vous y reliiez une planche. Les résultats gardés sur celle-ci arrivent quand vous la reliez de nouveau.
boards-twin = La table { $table } a une copie des parties de la table { $with }. Donnez à l’une d’elles son propre dossier.
boards-twinHelp = Arrêtez Muggins à la table { $table }. Relancez-le avec --data et le nom d’un nouveau dossier, puis reliez-la.
boards-two = Deux ordinateurs se présentent comme table { $table }. L’un est une copie de l’autre.
boards-twoHelp = Trouvez celui qui n’est pas à cette table et arrêtez-y Muggins. Relancez-le avec --data et le nom d’un nouveau dossier, puis reliez-le.
boards-awayCalled = La table { $table } a une partie, mais sa planche est hors ligne.
boards-awayHelp = Allumez la planche et reliez-la à ce réseau. Ou oubliez-la et jouez sur papier à cette table.
boards-unpluggedCalled = La planche de la table { $table } est débranchée.
boards-unpluggedHelp = Branchez son câble. La partie reprend où elle en était.
boards-letIn = Laisser entrer une table
boards-open = Les tables peuvent entrer pendant 1 minute. Appuyez sur NEXT à la planche.
boards-shut = Ne plus laisser entrer
boards-ticket = Planche { $ticket }
boards-asks = Chaque planche affiche son propre numéro. Entrez celui de la table où elle se trouve.
`;
