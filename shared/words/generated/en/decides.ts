// Written by `npm run words` from the catalogs. Do not edit.
export default `decides-title =
    { $places ->
        [1] What decides first place
       *[other] What decides the top { $places } places
    }
decides-byPoints = by points
decides-tables =
    { $count ->
        [one] Only table { LIST($tables) } decides.
       *[other] Tables { LIST($tables) } decide.
    }
decides-more =
    { $number ->
        [one] { $number } more player still has a chance.
       *[other] { $number } more players still have a chance.
    }
decides-places = Places
decides-placesHelp = Leave empty for the format’s cut, or first place
decides-screen = Show the contenders on the television
decides-settings = What decides
part-decidesPlace =
    { $places ->
        [1] First
       *[other] In the top { $places }
    }
part-decidesOwn =
    { $own ->
        [none] { "" }
       *[other] { " " }{ $own }
    }
decides-in =
    { $own ->
        [none] { part-decidesPlace } in any case.
       *[other] { part-decidesPlace } { $own }.
    }
decides-unless = { part-decidesPlace }{ part-decidesOwn }, unless { LIST($rivals, joint: "or") }.
decides-andUnless = { part-decidesPlace }{ part-decidesOwn }, { LIST($rivals) }.
decides-unlessOne = unless { $rival }
decides-unlessSome = { part-decidesPlace }{ part-decidesOwn }, unless at least { $number } of these happen: { LIST($rivals) }.
decides-orTied = { part-decidesPlace }{ part-decidesOwn }, or tied.
decides-open =
    { $places ->
        [1] Can be first{ part-decidesOwn }, depending on other games.
       *[other] Can be in the top { $places }{ part-decidesOwn }, depending on other games.
    }
decides-tied = Tied with { LIST($names) }{ part-decidesOwn }.
decides-tiedUnless = Tied with { LIST($names) }{ part-decidesOwn }, unless { LIST($rivals, joint: "or") }.
decides-tie = Tied with { $player } if { $rival }.
decides-closer =
    { $player ->
        [one] With 1 hole less, { $player } only ties.
       *[other] With 1 hole less, { $player } only tie.
    }
decides-own-win = with a win
decides-own-skunk = with a skunk
decides-own-winLeast = with a win by { $least } or more
decides-own-winMost = with a win by { $most } or less
decides-own-winFrom = with a win by { $least } to { $most }
decides-own-winBy = with a win by { $least }
decides-own-loss = with a loss
decides-own-lossLeast = with a loss by { $least } or more
decides-own-lossMost = with a loss by { $most } or less
decides-own-lossFrom = with a loss by { $least } to { $most }
decides-own-lossBy = with a loss by { $least }
decides-rival = { $player } { LIST($results, joint: "or") }
decides-wins =
    { $player ->
        [one] wins
       *[other] win
    }
decides-skunk =
    { $player ->
        [one] wins by a skunk
       *[other] win by a skunk
    }
decides-winsBy =
    { $player ->
        [one] wins by { $least } or more
       *[other] win by { $least } or more
    }
decides-loses =
    { $player ->
        [one] does not lose by { $least } or more
       *[other] do not lose by { $least } or more
    }
part-decidesHoles =
    { $holes ->
        [one] { $holes } hole
       *[other] { $holes } holes
    }
decides-gains =
    { $player ->
        [one] gains { part-decidesHoles } on { $other }
       *[other] gain { part-decidesHoles } on { $other }
    }
decides-keeps =
    { $player ->
        [one] gives up no more than { part-decidesHoles } to { $other }
       *[other] give up no more than { part-decidesHoles } to { $other }
    }
decides-both = { $result } and { $gain }
decides-enough =
    { $points ->
        [one] { part-decidesPlace } with { $points } more point, whatever the others do.
       *[other] { part-decidesPlace } with { $points } more points, whatever the others do.
    }
decides-least =
    { $points ->
        [one] Needs at least { $points } more point.
       *[other] Needs at least { $points } more points.
    }
decides-possible =
    { $places ->
        [1] Can still be first.
       *[other] Can still be in the top { $places }.
    }
`;
