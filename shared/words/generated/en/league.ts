// Written by `npm run words` from the catalogs. Do not edit.
export default `league-unknownFormat = There is no format “{ $name }”. Choose { LIST($known, joint: "or") }.
league-unknownField = A format has no field “{ $field }”. Expected here: { LIST($known, joint: "or") }.
league-badFormat = The format has { $value } for { $field }. Expected: { $expected }.
league-badFormatRules = The rules in this format do not work. { $refusal }
league-badLine = “{ $text }” is not a line of a score card. Write a win as 2 +08, a loss as 0 -08.
league-noNight = No night is open. Open one first.
league-nightOpen = A night is already open. Close it first.
league-nightClosed = The night is closed. Reopen it first.
league-idTaken = “{ $id }” already exists. Choose another.
league-noPlayer = The club has no player “{ $player }”. Add the player first.
league-noEntrant =
    { $player ->
        [one] { $player } is not checked in. Check { $player } in first.
       *[other] { $player } are not checked in. Check { $player } in first.
    }
league-noTable = There is no table { $table }. Add it first.
league-noGame = There is no game { $game }. Choose one from the list of games.
league-noEvent = There is no event { $event }.
league-noMatch = Match { $match } cannot be played now. It is decided, or one of its players is not known yet.
league-levelAtCut = { LIST($names) } are tied at the cut line. Have them play off or cut cards, enter the order, then make the cut.
league-fewAtCut =
    { $players ->
        [one] Only 1 player would qualify. A stage needs at least 2. Close the night without this stage. A larger field has more qualifiers.
       *[other] { $players } players would qualify. A stage needs at least 2. Close the night without this stage. A larger field has more qualifiers.
    }
league-playedOn = Later games depend on this result: { LIST($games) }. To undo them, press “Reopen the match” in the bracket.
league-eventPlayed = This event has results ({ LIST($games) }), so it cannot be removed. Void or reopen them first.
league-notEligible = { $player } cannot enter this event. It is for non-qualifiers and for players who lost an early match.
league-bracketDrawn = The bracket is already drawn, so no one can join it.
league-fieldNamed = The captains have named the players of this match. To change them, choose others under the match.
league-noAside = This result is no longer waiting. Reload the list.
league-noPot = There is no side pot “{ $pot }” here. Choose { LIST($known, joint: "or") }.
league-badPersonName = “{ $name }” is not a name. Use 1 to 80 printable characters.
league-badShortName = “{ $name }” is not a short name. Use 1 to { $most } printable characters.
league-partners =
    { $expected ->
        [one] Name 1 player. You named { $got }.
       *[other] Name { $expected } players, who play together. You named { $got }.
    }
league-inPlay =
    { $player ->
        [one] { $player } has games tonight. Choose Leave instead.
       *[other] { $player } have games tonight. Choose Leave instead.
    }
league-stillHere = { $player } is playing tonight. Undo the check-in or choose Leave first.
league-inOpenNight = The open night includes { $player }. Close it first.
league-checkedIn = { $player } is already checked in.
league-droppedOut =
    { $player ->
        [one] { $player } has already left.
       *[other] { $player } have already left.
    }
league-tooFew =
    { $players ->
        [one] Only 1 player is here. A night needs at least { $least }. Check in the others.
       *[other] { $players } players are here. A night needs at least { $least }. Check in the others.
    }
league-oddField =
    { $games ->
        [one] { $players } players cannot have { $games } game each. Add or remove a player, or change “odd” in the format.
       *[other] { $players } players cannot have { $games } games each. Add or remove a player, or change “odd” in the format.
    }
league-allDrawn =
    { $rounds ->
        [one] The only round is drawn. Close the night when all games are signed.
       *[other] All { $rounds } rounds are drawn. Close the night when all games are signed.
    }
league-roundBegun = Round { $round } already has results. Correct its games one by one.
league-roundPaused = Round { $round } is paused. Resume it first.
league-notDrawn = Round { $round } is not drawn yet, or is not paused. Draw it first, or see the list of rounds.
league-entrantBusy =
    { $player ->
        [one] { $player } is still playing game { $game }. Call this one later.
       *[other] { $player } are still playing game { $game }. Call this one later.
    }
league-tableBusy = Table { $table } still has game { $game }. Choose another table.
league-notCalled = Game { $game } is not called yet. Wait for the call.
league-wrongStage = Game { $game } is { WORD("gameStage", $stage) }, so this is not possible now.
league-otherRevision = The result of game { $game } has changed. Check it and sign again.
league-finalResult = Game { $game } is final. Only the desk can reopen it.
league-reasonWanted = This changes a recorded result. Give a reason.
league-unsettled = The format does not say how a forfeit scores. Enter both lines as on a card, such as 2 +10 and 0 -10.
league-forfeitsUsed =
    { $count ->
        [one] Forfeits already score differently tonight, in game { LIST($games) }. To change this, reopen that game first.
       *[other] Forfeits already score differently tonight, in games { LIST($games) }. To change this, reopen those games first.
    }
league-gamesOpen =
    { $count ->
        [one] Game { LIST($games) } is not final, or is void and was not replayed. Finish it, or give a reason.
       *[other] Games { LIST($games) } are not final, or are void and were not replayed. Finish them, or give a reason for each.
    }
league-badOutcome = No game ends like this: { $fault }. Check the figures.
league-notLevel = { LIST($names) } are not tied at this step. Choose players who share a rank.
league-outsideRoom = The plan has space for { $columns } tables side by side and { $rows } rows. Move the tables closer together.
league-noSeason =
    { $count ->
        [0] No season “{ $season }” is saved. Save one on the Nights page.
       *[other] No season “{ $season }” is saved. Choose { LIST($known, joint: "or") }.
    }
league-seasonDays = The season ends on { $to }, before it starts on { $from }. Correct the dates.
league-earlierDay = { $day } is before { $last }, the day of the last entry. Correct the day.
league-onLadder = { $player } is already on the ladder.
league-notOnLadder = { $player } is not on the ladder. Let { $player } join first.
league-outOfReach =
    { $count ->
        [0] { $player } cannot challenge anyone now: no one within reach is free.
       *[other] { $player } can now challenge { LIST($names, joint: "or") }.
    }
league-challengeOpen = { $player } already has an open challenge. Finish it first.
league-noChallenge = { $player } has no open challenge to answer or decide. Choose one from the list.
league-spotTaken = Tables { $other } and { $table } are in the same place on the plan. Move one of them.
league-noTeamSeason = There is no season yet. Import a season file first.
league-seasonClosed = The season is closed. Reopen it first.
league-seasonKept = The season “{ $season }” is closed and cannot be replaced. Change the id “{ $id }” in the file of the new season, then import it again.
league-seasonPlayed =
    { $matches ->
        [one] 1 match already has a card, so this season cannot be replaced. Move or decide single matches instead.
       *[other] { $matches } matches already have cards, so this season cannot be replaced. Move or decide single matches instead.
    }
league-matchesOpen =
    { $matches ->
        [one] 1 match has no card that counts. Enter the card or decide the match, then close the season.
       *[other] { $matches } matches have no card that counts. Enter the cards or decide the matches, then close the season.
    }
league-noFixture = There is no match “{ $fixture }”. Choose one from the list of fixtures.
league-noCompetition = There is no competition “{ $competition }” this season. Choose one from the list.
league-noTeam = There is no team “{ $team }” this season. Choose one from the list.
league-secretaryOnly = Only the secretary can do this. A captain fills in the sheet and the card of their own side.
league-sheetsOpen = Both team sheets are open now, so yours cannot change. Put a substitute on the card.
league-cardFinal = This card already counts. Ask the secretary to correct it.
league-formGiven = This is a form. Run muggins league new form.txt --write season.json, then choose season.json.
league-rulingStands = The decision on this match stands, so a card changes nothing. Take the decision back first.
league-noWalkover = The format does not say what a walkover is worth. Type the card as it should count, then choose “The card as typed above counts” under Decide.
league-badRubber =
    { $legs ->
        [one] Rubber { $rubber } has 1 leg and cannot end like this. Check the figures.
       *[other] Rubber { $rubber } has { $legs } legs and cannot end like this. Check the figures.
    }
league-badRubbers =
    { $expected ->
        [one] This match has 1 rubber. You entered { $got }. Correct the card.
       *[other] This match has { $expected } rubbers. You entered { $got }. Correct the card.
    }
league-badPlayers =
    { $expected ->
        [one] Rubber { $rubber } has 1 player a side. Choose 1 of each team.
       *[other] Rubber { $rubber } has { $expected } players a side. Choose { $expected } different ones of each team.
    }
outcome-winner = one of the two must win
outcome-margin =
    { $figure ->
        [0] one of the two must be ahead
       *[other] a game to { $hole } cannot be won by { $figure }
    }
outcome-noScores = both scores are needed
outcome-score = { $figure } is past the game hole, { $hole }
outcome-order = the winner is behind
outcome-target = the winner has { $figure }, and the game is to { $hole }
outcome-spread = the scores do not differ by { $figure }
requirement-fields =
    { $count ->
        [0] names with texts
       *[other] braces with { LIST($known) }
    }
requirement-someOf = a list of some of these, each once: { LIST($words) }
requirement-wholes = a list of whole numbers from { $least } to { $most }
requirement-list = a list in brackets
requirement-rising = lines in rising order
requirement-odd = an odd number
requirement-ownId = an id that no other stage has
requirement-earlier = the ids of earlier events
requirement-twoSides = rules for { $seats } players on 2 sides
requirement-neededBy = points and spread, because { $by } needs them
requirement-atLeastField = at least as many as { $than }
tieStep-points = game points
tieStep-wins = games won
tieStep-skunks = skunks
tieStep-net = net spread
tieStep-plus = plus points
tieStep-pegged = holes pegged
tieStep-lacked = holes lacked
tieStep-minus = minus points
tieStep-games = games
tieStep-fewest = { $name } (fewest)
tieStep-headToHead = head-to-head
tieStep-playoff = play-off
tieStep-cut = cut
part-ahead =
    { $winner ->
        [one] { $winner } is ahead of { $loser }
       *[other] { $winner } are ahead of { $loser }
    }
tie-points =
    { $first ->
        [one] { part-ahead }: { $first } game point to { $second }.
       *[other] { part-ahead }: { $first } game points to { $second }.
    }
tie-wins =
    { $first ->
        [one] { part-ahead }: { $first } win to { $second }.
       *[other] { part-ahead }: { $first } wins to { $second }.
    }
tie-skunks =
    { $first ->
        [one] { part-ahead }: { $first } skunk to { $second }.
       *[other] { part-ahead }: { $first } skunks to { $second }.
    }
tie-net = { part-ahead }: net spread { $first } to { $second }.
tie-plus =
    { $first ->
        [one] { part-ahead }: { $first } plus point to { $second }.
       *[other] { part-ahead }: { $first } plus points to { $second }.
    }
tie-pegged =
    { $first ->
        [one] { part-ahead }: { $first } hole pegged to { $second }.
       *[other] { part-ahead }: { $first } holes pegged to { $second }.
    }
tie-lacked =
    { $first ->
        [one] { part-ahead }: { $first } hole short of the game, to { $second }.
       *[other] { part-ahead }: { $first } holes short of the game, to { $second }.
    }
tie-minus =
    { $first ->
        [one] { part-ahead }: { $first } minus point to { $second }.
       *[other] { part-ahead }: { $first } minus points to { $second }.
    }
tie-games =
    { $first ->
        [one] { part-ahead }: { $first } game to { $second }.
       *[other] { part-ahead }: { $first } games to { $second }.
    }
tie-headToHead =
    { $first ->
        [one] { part-ahead }: { $first } win to { $second } in the games between tied players.
       *[other] { part-ahead }: { $first } wins to { $second } in the games between tied players.
    }
tie-playoff = { part-ahead } by the play-off.
tie-cut = { part-ahead } by the cut.
tie-level = { $winner } and { $loser } are tied.
cardFault-bothWon = { LIST($names) } both wrote a win.
cardFault-bothLost = { LIST($names) } both wrote a loss.
cardFault-wrongSign =
    { $minus ->
        [yes] { $player } wrote a win with a minus.
       *[no] { $player } wrote a loss with a plus.
    }
cardFault-spreadsDiffer = The spreads differ: { $player } wrote { $first }, { $other } wrote { $second }.
cardFault-wrongPoints =
    { $points ->
        [one] { $player } wrote { $points } game point. This game is worth { $expected }.
       *[other] { $player } wrote { $points } game points. This game is worth { $expected }.
    }
deskTask-disputed = Game { $game } is disputed. Send the judge.
deskTask-aside =
    { $game ->
        [none] A result is waiting: { WORD("aside", $why) }. Assign it to a game, or discard it.
       *[other] A result for game { $game } is waiting: { WORD("aside", $why) }. Assign it to a game, or discard it.
    }
deskTask-cardsDiffer = The cards of game { $game } do not agree. Ask both players.
deskTask-reopened = Game { $game } ({ LIST($names) }) is open again. Correct the result if it is wrong. Then both players sign.
deskTask-fieldMoved =
    { $played ->
        [yes] A result was corrected after the cut, so the field of { $stage } would now be different. That event has already begun. Leave it as it is, or reopen its matches first.
       *[no] A result was corrected after the cut, so the field of { $stage } would now be different. Make the cut again.
    }
deskTask-owed =
    { $next ->
        [yes] Game { $game } is void. { LIST($short) }. Draw it again, or choose not to replay it.
       *[no] Game { $game } is void. { LIST($short) }. You can draw it again after the last round.
    }
deskTask-owedTo =
    { $player ->
        [one] { $player } has only { $games } out of { $due }
       *[other] { $player } have only { $games } out of { $due }
    }
part-late =
    { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
deskTask-chairEmpty =
    { $forfeit ->
        [yes]
            { $player ->
                [one] { $player } is { part-late } late for game { $game }. Forfeit it, or wait.
               *[other] { $player } are { part-late } late for game { $game }. Forfeit it, or wait.
            }
       *[no]
            { $player ->
                [one] { $player } is { part-late } late for game { $game }. Call again.
               *[other] { $player } are { part-late } late for game { $game }. Call again.
            }
    }
deskTask-conceded = Game { $game } ({ LIST($names) }) was conceded. Its spread is the holes between the two pegs. Does your club count it this way?
deskTask-unverified = Game { $game } ({ LIST($names) }) was pegged on the board alone, so its counts were not checked. Ask both players.
deskTask-lateRuling = A ruling ended game { $game } ({ LIST($names) }). Check its score.
deskTask-wrongSeats = { LIST($names) } say they were swapped in game { $game }: each pegged with the other’s button.
deskTask-clock = The clocks of table { $table } and the hall computer differ (game { $game }). The results still count. Set the wrong clock.
aside-conflict = the same result arrived with other figures
aside-closed = it arrived after the night was closed
aside-unassigned = this table had no game
aside-otherPlayers = other players were drawn for this game
aside-impossible = no game ends like this
aside-settled = the game is forfeited or void
aside-second = the game already has another result
aside-corrected = the desk has corrected the game
aside-signed = both players have already signed
gameStage-drawn = drawn
gameStage-called = called
gameStage-seated = being played
gameStage-over = over
gameStage-signedOnce = signed by one
gameStage-signed = signed
gameStage-checked = checked
gameStage-disputed = disputed
gameStage-forfeited = forfeited
gameStage-void = void
`;
