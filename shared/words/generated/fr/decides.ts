// Written by `npm run words` from the catalogs. Do not edit.
export default `decides-title =
    { $places ->
        [1] Ce qui décide de la première place
       *[other] Ce qui décide des { $places } premières places
    }
decides-byPoints = d’après les points
decides-tables =
    { $count ->
        [one] Seule la table { LIST($tables) } décide.
       *[other] Les tables { LIST($tables) } décident.
    }
decides-more =
    { $number ->
        [one] { $number } autre joueur a encore une chance.
       *[other] { $number } autres joueurs ont encore une chance.
    }
decides-places = Places
decides-placesHelp = Vide : le nombre de qualifiés de la formule, ou la première place
decides-screen = Afficher les prétendants au téléviseur
decides-settings = Ce qui décide
part-decidesPlace =
    { $places ->
        [1] Première place
       *[other] Dans les { $places } premiers
    }
part-decidesOwn =
    { $own ->
        [none] { "" }
       *[other] { " " }{ $own }
    }
decides-in =
    { $own ->
        [none] { part-decidesPlace } dans tous les cas.
       *[other] { part-decidesPlace } { $own }.
    }
decides-unless = { part-decidesPlace }{ part-decidesOwn }, sauf si { LIST($rivals, joint: "or") }.
decides-andUnless = { part-decidesPlace }{ part-decidesOwn }, { LIST($rivals) }.
decides-unlessOne = sauf si { $rival }
decides-unlessSome = { part-decidesPlace }{ part-decidesOwn }, sauf si au moins { $number } de ces résultats se produisent : { LIST($rivals) }.
decides-orTied = { part-decidesPlace }{ part-decidesOwn }, ou égalité.
decides-open =
    { $places ->
        [1] Première place possible{ part-decidesOwn }, selon d’autres parties.
       *[other] Peut être dans les { $places } premiers{ part-decidesOwn }, selon d’autres parties.
    }
decides-tied = À égalité avec { LIST($names) }{ part-decidesOwn }.
decides-tiedUnless = À égalité avec { LIST($names) }{ part-decidesOwn }, sauf si { LIST($rivals, joint: "or") }.
decides-tie = À égalité avec { $player } si { $rival }.
decides-closer = Avec 1 trou de moins, il n’y a qu’égalité avec { $player }.
decides-own-win = avec une victoire
decides-own-skunk = avec un skunk
decides-own-winLeast = avec une victoire par { $least } ou plus
decides-own-winMost = avec une victoire par { $most } ou moins
decides-own-winFrom = avec une victoire par { $least } à { $most }
decides-own-winBy = avec une victoire par { $least }
decides-own-loss = avec une défaite
decides-own-lossLeast = avec une défaite par { $least } ou plus
decides-own-lossMost = avec une défaite par { $most } ou moins
decides-own-lossFrom = avec une défaite par { $least } à { $most }
decides-own-lossBy = avec une défaite par { $least }
decides-rival = { $player } { LIST($results, joint: "or") }
decides-wins =
    { $player ->
        [one] gagne
       *[other] gagnent
    }
decides-skunk =
    { $player ->
        [one] gagne avec un skunk
       *[other] gagnent avec un skunk
    }
decides-winsBy =
    { $player ->
        [one] gagne par { $least } ou plus
       *[other] gagnent par { $least } ou plus
    }
decides-loses =
    { $player ->
        [one] ne perd pas par { $least } ou plus
       *[other] ne perdent pas par { $least } ou plus
    }
part-decidesHoles =
    { $holes ->
        [one] { $holes } trou
       *[other] { $holes } trous
    }
decides-gains =
    { $player ->
        [one] reprend { part-decidesHoles } à { $other }
       *[other] reprennent { part-decidesHoles } à { $other }
    }
decides-keeps =
    { $player ->
        [one] cède au plus { part-decidesHoles } à { $other }
       *[other] cèdent au plus { part-decidesHoles } à { $other }
    }
decides-both = { $result } et { $gain }
decides-enough =
    { $points ->
        [one] { part-decidesPlace } avec { $points } point de plus, quoi que fassent les autres.
       *[other] { part-decidesPlace } avec { $points } points de plus, quoi que fassent les autres.
    }
decides-least =
    { $points ->
        [one] Il faut au moins { $points } point de plus.
       *[other] Il faut au moins { $points } points de plus.
    }
decides-possible =
    { $places ->
        [1] Première place encore possible.
       *[other] Peut encore être dans les { $places } premiers.
    }
`;
