// Written by `npm run words` from the catalogs. Do not edit.
export default `desk-tonight = Tonight
desk-needs = Needs you
desk-needsNobody = Nothing needs you.
desk-keys-title = Keyboard
desk-keys-table = table by number: first name
desk-keys-other = other name at that table
desk-keys-needs = what needs you
desk-keys-find = find or add a player
desk-keys-tab = next button
desk-keys-enter = press the selected button
desk-keys-escape = close a form or menu without changes
desk-keys-close = Close
desk-allOver = All games are over.
desk-games = Games
desk-checkIn = Check in
desk-checkedIn =
    { $number ->
        [one] { $number } player is here
       *[other] { $number } players are here
    }
desk-newName = new name
desk-add = Add and check in
desk-find = Find a player
desk-partnerOf = Who plays with { $name }?
desk-mend = Correct a player
desk-mendPlayer = Player
desk-mendName = New name
desk-mendSurname = Surname for sorting
desk-mendShort = Short name for displays
desk-mendMember = Member number
desk-mendSame = Same person as
desk-mendHelp = Leave correct fields blank.
desk-remove = Remove
desk-removeHelp = This removes { $name } from the list of players, the door list and the phones. Past nights keep the name.
desk-forget = Forget
desk-forgetHelp = This erases the name, short name, member number and club of { $name } from this hall and its backup. Results and standings stay, under “Player” and a number. This cannot be undone. Files that you exported or copied elsewhere keep the name: delete them yourself.
desk-shownNames-title = Names on screens
desk-shownNames-label = TVs, phones and table pages show
desk-shownNames-full = Full names
desk-shownNames-initial = First name and last initial
desk-shownNames-number = Member number
desk-shownNames-help = The desk, printouts, exports and boards always show full names. Players without a number appear with first name and last initial.
desk-tables = Tables
desk-format = Format
desk-nextNight = Open the next night
desk-begin = Open the night
desk-formats-grass-roots = 9 games, 2 points for a win, 3 for a skunk
desk-formats-club-6 = 6 games, 2 points for a win, 3 for a skunk
desk-formats-total-pegged-7 = 7 games, total holes pegged
desk-formats-bell = 9 rounds, each ends at a bell
desk-formats-alberta = 8 games, losers record the holes they are short
desk-formats-red-carpet = pairs, 5 rounds worth 6 to 10 points
desk-formats-acc-main =
    { $games ->
        [one] 1 game, then best-of-5 play-offs and a consolation
       *[other] { $games } games, then best-of-5 play-offs and a consolation
    }
desk-formats-acc-consolation =
    { $games ->
        [one] 1 game, then best-of-3 play-offs
       *[other] { $games } games, then best-of-3 play-offs
    }
desk-formats-grand-national = 22 games, then best-of-5 play-offs and a consolation; satellites alongside
desk-formats-consy-lite = a one-day main event, then play-offs, and a knock-out for everyone else
desk-formats-acc-internet-ko = drawn knock-out, best of 3
desk-formats-satellite-pairs = pairs, 7 games
desk-formats-club-final-four = a Grass Roots night, then a best-of-3 final four
desk-formats-knockout = drawn knock-out, best of 3
desk-formats-singles-by-venue = drawn knock-out at one venue; its winner goes to the finals night
desk-ownFormat = Or use your own format
desk-ownFormatHelp = A JSON file that names one of these as its base and lists the changes.
desk-ownFormatBad = This file is not a format: it has no JSON object. Fix it and choose it again.
desk-draw = Draw the first round
desk-drawNext = Draw the next round
desk-drawBack = Undo the last draw
desk-result = Result
desk-resultHelp = Enter the holes won by, such as 8. Or enter { $name }’s line for a win, such as 2 +08. Or enter both scores, { $name }’s first, such as 121-113.
desk-wonByHoles = { $player } won by { $holes }.
desk-again = Press Enter again to save it.
desk-wrote = { $player } wrote { $line }.
desk-free = free
desk-resultOf = Game { $game }: { $first } v { $second }
desk-wonBy = { $player } won
desk-enter = Enter
desk-cancel = Cancel
desk-more = More
desk-sign = Sign for both
desk-correct = Correct the result
desk-swap = Swap the players
desk-forfeitBy =
    { $player ->
        [one] { $player } forfeits
       *[other] { $player } forfeit
    }
desk-isLate =
    { $player ->
        [one] { $player } is late
       *[other] { $player } are late
    }
desk-isHere =
    { $player ->
        [one] { $player } is here
       *[other] { $player } are here
    }
desk-lateClock =
    { $minutes ->
        [one] The clock runs from the call. “Needs you” offers a forfeit after { $minutes } minute.
       *[other] The clock runs from the call. “Needs you” offers a forfeit after { $minutes } minutes.
    }
desk-forfeitOpen = This format does not set the value of a forfeit. Enter both lines as on a card, such as 2 +10 and 0 -10. They apply all night.
desk-forfeitWin = Line of the player who is here
desk-forfeitLoss = Line of the absent player
desk-forfeitBad = Enter both lines of a forfeit as on a card, such as 2 +10 and 0 -10.
desk-void = Void the game
desk-playAgain = Draw it again
desk-cutAgain = Make the cut again
desk-letBe = Do not replay it
desk-reopen = Reopen the game
desk-stands = Keep the result
desk-leaveOut = Discard it
desk-countsFor = Count it as game { $game }
desk-drop =
    { $player ->
        [one] { $player } leaves
       *[other] { $player } leave
    }
desk-comesLast = { $names }: checked in. Every round has been drawn, so there is no game left tonight.
desk-reason = Reason
desk-close = Close the night
desk-closed = The night is closed.
desk-checkedBy = Cards checked by (initials)
desk-openGames = These games are not final, or are void and were not replayed. Give a reason for each.
desk-reopenNight = Reopen the night
desk-exports = Export
desk-league-title = League
desk-league-sent = { $url } has all reports.
desk-league-waiting =
    { $reports ->
        [0] { $url } does not answer.
        [one] { $reports } report for { $url } is waiting. It goes out when the network is back.
       *[other] { $reports } reports for { $url } are waiting. They go out when the network is back.
    }
desk-league-asks =
    { $why ->
        [otherKey] The league does not know this hall’s key. Run muggins league key and read the key out to the officer.
        [noClub] The league does not know this club yet. Run muggins league key and read the key out to the officer.
        [notNext] The league has another report of one of these nights. Call the officer, who chooses one of them.
        [otherTime] The clock of this computer differs from the league’s. Set it right.
       *[other] The league refused what the hall sent ({ $why }). Call the officer.
    }
desk-league-offered = Members, formats, award tables and matches as of { $time }.
desk-league-fixtures =
    { $matches ->
        [one] { $matches } match here
       *[other] { $matches } matches here
    }
desk-backup-download = Download a backup
desk-backup-none = No backup is set up. Download one after each round, or start the hall with --backup FOLDER.
desk-backup-made = Backup in { $folder }: { $time }.
desk-backup-failed =
    { $why ->
        [full] No backup: the disk of { $folder } is full. Free some space there, or download a backup.
        [writeProtected] No backup: the disk of { $folder } is read-only. Use another stick, or download a backup.
        [forbidden] No backup: Muggins has no permission to write to { $folder }. Allow it, or download a backup.
       *[other] No backup: Muggins cannot write to { $folder }. Check that the stick is plugged in, or download a backup.
    } The hall tries again every minute.
desk-backup-last = The last backup was made at { $time }.
desk-print = Print
desk-linkNeeded = This is the desk. Open the link in the terminal, or scan the code that an open desk page shows under “Helpers and devices”. A helper’s code works once: ask the director for another.
desk-badLine = Enter the winner’s line, such as 2 +08, or both scores, such as 121-113.
desk-tieFor = Tie for place { $place }
desk-tieHelp = The format has no further tie-break. After a play-off game or a cut, choose the player who is ahead.
desk-first =
    { $player ->
        [one] { $player } is ahead
       *[other] { $player } are ahead
    }
desk-goesHome =
    { $player ->
        [one] { $player } goes home.
       *[other] { $player } go home.
    }
desk-dropHelp-notPlayed = { desk-goesHome } Finished games count. Drawn games are void.
desk-dropHelp-forfeit = { desk-goesHome } Finished games count. Drawn games are forfeited.
desk-dropHelp-void = { desk-goesHome } Before the halfway point, all their games are void. After it, finished games count.
desk-dropGames-void =
    { $count ->
        [one] { $count } game is void: { LIST($games) }.
       *[other] { $count } games are void: { LIST($games) }.
    }
desk-dropGames-forfeited =
    { $count ->
        [one] { $count } game is forfeited: { LIST($games) }.
       *[other] { $count } games are forfeited: { LIST($games) }.
    }
desk-dropGame = { $game } with { $against }
desk-outOfReach = out of reach
desk-reach =
    { $number ->
        [one] Only the leader can finish first, by points.
       *[other] { $number } can still finish first, by points.
    }
desk-guest-night =
    { $night ->
        [1] First night as a guest
        [2] Second night as a guest
        [3] Third night as a guest
        [4] Fourth night as a guest
       *[other] Night { $night } as a guest
    }
desk-guest-nights =
    { $of ->
        [one] Has been a guest for { $of } night. Ask about membership.
       *[other] Has been a guest for { $of } nights. Ask about membership.
    }
desk-guest-card = Had a card of { $card } or more as a guest. Ask about membership.
desk-fixture-teams = { $home } v { $away }
desk-fixture-help = Both captains name who plays each rubber. If a team is short, leave its rubber empty.
desk-fixture-open = Open the match
desk-fixture-again = This match is open. You can change the players until its first result.
desk-fixture-change = Change the players
desk-event-more = More events
desk-event-name = Name
desk-event-open = Open the event
desk-event-order = Events get tables in this order:
desk-event-remove = Remove: { $name }
desk-event-removeHelp = This removes “{ $name }”, with its check-in and its draw.
desk-event-later = not yet
desk-event-next = { $event }: everything is ready.
desk-drawBracket = Draw the bracket
desk-cut-goOn =
    { $number ->
        [one] { $number } qualifies
       *[other] { $number } qualify
    }
desk-cut-may =
    { $number ->
        [one] { $number } may enter
       *[other] { $number } may enter
    }
desk-cut-make =
    { $number ->
        [one] Make the cut: { $number } qualifies
       *[other] Make the cut: { $number } qualify
    }
desk-unlisted = { $name } is not on the list for “{ $event }”. Check in anyway?
desk-cut-enter = Open check-in
desk-cut-open =
    { $games ->
        [one] { $games } game is still open.
       *[other] { $games } games are still open.
    }
desk-cut-level = { LIST($names) } are tied at the cut line. Break the tie under “Needs you”.
desk-cut-isLevel = tied
desk-cut-few = A bracket needs at least 2 players.
desk-cut-after = Make the cut for this event first: { $event }.
desk-cut-crossCheck = Compare each card with the opponents’ cards. If it is right, initial it on paper and here. You can make the cut without this.
desk-cut-initial = Initial the card
desk-cut-initialOf = Initial the card: { $player }
desk-match = Games and decisions
desk-ruling-absent =
    { $player ->
        [one] { $player } is not here: { $winner } advances
       *[other] { $player } are not here: { $winner } advance
    }
desk-ruling-retires =
    { $player ->
        [one] { $player } retires: { $winner } advances
       *[other] { $player } retire: { $winner } advance
    }
desk-ruling-neither = Neither is here
desk-ruling-reopen = Reopen the match
desk-ruling-undoes = This also undoes: { LIST($matches) }.
desk-helpers-title = Helpers and devices
desk-helpers-once = Each code works once. The next helper gets a new one.
desk-helpers-scorekeeper = Scorekeeper
desk-helpers-judge = Judge
desk-helpers-may-scorekeeper = Checks in players, calls games, enters results, signs for players, records disputes and initials cards.
desk-helpers-may-judge = Does the work of a scorekeeper, rules on disputes and matches, decides forfeits, and corrects, voids and reopens games.
desk-helpers-inUse =
    { $number ->
        [0] Not in use.
        [one] In use on { $number } device.
       *[other] In use on { $number } devices.
    }
desk-helpers-takeBack = Take the role back
desk-disputeBy =
    { $player ->
        [one] { $player } disputes the result
       *[other] { $player } dispute the result
    }
`;
