// Written by `npm run words` from the catalogs. Do not edit.
export default `event-main = Main event
event-playoffs = Play-offs
event-consolation = Consolation
event-consolationPlayoffs = Consolation play-offs
event-finals = Finals
event-satellite = Satellite
event-list = Events
bracket-round =
    { $places ->
        [2] Final
        [4] Semi-finals
        [8] Quarter-finals
       *[other] Round of { $places }
    }
bracket-match =
    { $places ->
        [2] Final
        [4] Semi-final
        [8] Quarter-final
       *[other] Round of { $places }
    }
bracket-third = Third place
bracket-game = game { $leg } of { $games }
bracket-bestOf = best of { $games }
bracket-allGames =
    { $games ->
        [one] { $games } game
       *[other] all { $games } games
    }
bracket-winnerOf = Winner of { $first } v { $second }
bracket-wins =
    { $wins ->
        [one] { $wins } game won
       *[other] { $wins } games won
    }
bracket-bye = bye
bracket-by-walkover = walkover
bracket-by-retired = retired
bracket-by-doubleWalkover = double walkover
bracket-champion =
    { $player ->
        [one] { $event }: { $player } wins
       *[other] { $event }: { $player } win
    }
bracket-reserve = High non-qualifier: { $player }
bracket-title = Bracket
bracket-beats =
    { $player ->
        [one] beats { $other }, { $wins }–{ $losses }
       *[other] beat { $other }, { $wins }–{ $losses }
    }
bracket-field =
    { $byes ->
        [0] { $number } players, no byes.
        [one] { $number } players, { $byes } bye in the first round.
       *[other] { $number } players, { $byes } byes in the first round.
    }
`;
