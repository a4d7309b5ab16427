desk-tonight = Tonight
desk-needs = Needs you
desk-needsNobody = Nothing needs you.
desk-keys-title = Keys
desk-keys-table = a table by its number: its first name
desk-keys-other = the other name of that table
desk-keys-needs = what needs you
desk-keys-find = find a player, or add one
desk-keys-tab = from one button to the next
desk-keys-enter = press the marked button
desk-keys-escape = leave a form or a menu as it was
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
desk-mendShort = Short form for displays
desk-mendMember = Member number
desk-mendSame = Is the same person as
desk-mendHelp = Leave empty whatever is right.
desk-remove = Remove
desk-removeHelp = { $name } is removed from the list of players, the door list and the phones. Past nights keep the name.
desk-shownNames-title = Names that others see
desk-shownNames-label = Television, phones and table pages show
desk-shownNames-full = Full names
desk-shownNames-initial = First name and initial
desk-shownNames-number = Member number
desk-shownNames-help = The desk, paper, exports and boards always have full names. Players without a number are shown by first name and initial.
desk-tables = Tables
desk-format = Format
desk-nextNight = Open the next night
desk-begin = Open the night
desk-formats-grass-roots = nine games, 2 points a win, 3 a skunk
desk-formats-club-6 = six games, 2 points a win, 3 a skunk
desk-formats-total-pegged-7 = seven games, holes pegged are added up
desk-formats-bell = nine rounds, each ends at a bell
desk-formats-alberta = eight games, losers write what they lack
desk-formats-red-carpet = pairs, five rounds worth 6 to 10 points
desk-ownFormat = Or open it with a format of your own
desk-ownFormatHelp = A JSON file that names one of these as its base and says what is different.
desk-ownFormatBad = This file is not a format: it has no JSON object. Mend it, then choose it again.
desk-draw = Draw the first round
desk-drawNext = Draw the next round
desk-drawBack = Take the last draw back
desk-result = Result
desk-resultHelp = Holes won by, such as 8; { $name }’s line of a win, such as 2 +08; or both scores, { $name }’s first, such as 121-113.
desk-wonByHoles = { $player } won by { $holes }.
desk-again = Press Enter again to keep it.
desk-wrote = { $player } wrote { $line }.
desk-free = free
desk-resultOf = Game { $game }: { $first } v { $second }
desk-wonBy = { $player } won
desk-enter = Enter
desk-cancel = Cancel
desk-more = More
desk-sign = Sign for both
desk-correct = Correct the result
desk-swap = They sat the other way
desk-forfeitBy =
    { $player ->
        [one] { $player } forfeits
       *[other] { $player } forfeit
    }
desk-forfeitOpen = The format does not say what a forfeit is worth. Write both lines as on a card, such as 2 +10 and 0 -10. They hold all night.
desk-forfeitWin = Line of the player who is here
desk-forfeitLoss = Line of the player who is not
desk-forfeitBad = Write both lines of a forfeit as on a card, such as 2 +10 and 0 -10.
desk-void = Void the game
desk-playAgain = Draw it again
desk-letBe = Let it be
desk-reopen = Reopen the game
desk-stands = The result stands
desk-leaveOut = Leave it out
desk-countsFor = Count it as game { $game }
desk-drop =
    { $player ->
        [one] { $player } leaves
       *[other] { $player } leave
    }
desk-comesLast = { $names }: checked in. Every round is drawn, so there is no game left tonight.
desk-reason = Why?
desk-close = Close the night
desk-closed = The night is closed.
desk-checkedBy = Cards checked by (initials)
desk-openGames = These games are not final, or void and not played again. Give a reason for each.
desk-reopenNight = Reopen the night
desk-exports = Export
desk-backup-download = Download a backup
desk-backup-none = No backup runs. Download one after each round, or start the hall with --backup FOLDER.
desk-backup-made = Backup in { $folder }: { $time }.
desk-backup-failed =
    { $why ->
        [full] No backup: the disk of { $folder } is full. Make room there, or download a backup.
        [writeProtected] No backup: the disk of { $folder } is read-only. Use another stick, or download a backup.
        [forbidden] No backup: Muggins may not write to { $folder }. Allow it, or download a backup.
       *[other] No backup: { $folder } cannot be written. Is the stick in?
    } The hall tries again every minute.
desk-backup-last = The last one was made at { $time }.
desk-print = Print
desk-pinNeeded = This is the desk. Open the link that the terminal shows, or type the PIN.
desk-pin = PIN
desk-badLine = Write the line of the winner as 2 +08, or both scores as 121-113.
desk-tieFor = Level for place { $place }
desk-tieHelp = Nothing that the format counts tells them apart. After a play-off game or a cut, say who is ahead.
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
desk-dropHelp-notPlayed = { desk-goesHome } Games played stand. Drawn games are void.
desk-dropHelp-forfeit = { desk-goesHome } Games played stand. Drawn games are forfeited.
desk-dropHelp-void = { desk-goesHome } Before half way all their games are void. After it, games played stand.
desk-dropGames-void =
    { $count ->
        [one] 1 game is void: { LIST($games) }.
       *[other] { $count } games are void: { LIST($games) }.
    }
desk-dropGames-forfeited =
    { $count ->
        [one] 1 game is forfeited: { LIST($games) }.
       *[other] { $count } games are forfeited: { LIST($games) }.
    }
desk-dropGame = { $game } with { $against }
