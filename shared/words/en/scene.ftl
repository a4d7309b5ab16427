scene-desk-phones =
    { $phones ->
        [one] A phone wants to play as { LIST($names) }. Press that button to let it in, or DEL to refuse.
       *[other] Phones want to play as { LIST($names) }. Press a button to let that phone in, or DEL to refuse.
    }
scene-desk-host =
    { $device ->
        [tv] A TV asks to be the host.
        [phone] A phone asks to be the host.
       *[computer] A computer asks to be the host.
    } Hold NEXT for 2 seconds to allow it, or press DEL to refuse.
scene-desk-copyOf = This table has a copy of table { $table }’s games. Tell the desk: one of the two needs its own folder. NEXT continues anyway.
scene-desk-twoAre = Two computers identify as table { $table }. Tell the desk: one of them needs its own folder. NEXT continues anyway.
scene-desk-onePress = { $name }, press your button to start.
scene-desk-eachSign = Press your buttons to sign the result. If it is wrong, press MUGGINS. UNDO takes back the last move.
scene-desk-oneSigns = { $name }, press your button to sign. If the result is wrong, press MUGGINS. UNDO takes back the last move.
scene-desk-whoDoubts =
    { $seats ->
        [no] Who disputes the result? Press your button. If it is right after all, press UNDO.
       *[other] Who disputes the result? Press your button. If it is right after all, press UNDO. If you sat in each other’s seats, press MUGGINS.
    }
scene-desk-waits = Table { $table }: no game has been called here yet. To play a game of your own, press NEXT.
scene-desk-judge = A judge has been called. Please wait.
scene-desk-signed = Both players have signed. Only the desk can reopen this game.
scene-asksChecks = How strictly should the board check counts? Press 1, 2, or 3 on the board, then NEXT.
scene-waiting = Waiting for the table.
scene-demo = Demo: { $phase }
scene-phases-none = No game yet
scene-phases-cut = Cut for deal
scene-phases-free = Plain pegging
scene-phases-deal = the deal
scene-phases-bidding = bidding for the crib
scene-phases-exchange = the exchange
scene-phases-starter = the starter
scene-phases-play = the play
scene-phases-show = the show
scene-gameOver = Game { $game } is over
scene-dealPhase = Deal { $deal }: { $phase }
scene-dealOf = Deal { $deal } of { $deals }: { $phase }
scene-freeCrib = Free crib: { $phase }
scene-dealtBy = { $name } deals
scene-cribOf = { WHOSE($name) } crib
scene-handOf =
    { $hand ->
        [crib] { WHOSE($name) } crib
        [square] { WHOSE($name) } square
        [row1] { WHOSE($name) } row 1
        [hand1] { WHOSE($name) } hand 1
       *[other] { WHOSE($name) } hand
    }
scene-skunked-skunk = Skunked
scene-skunked-doubleSkunk = Double skunked
scene-skunked-lurch = Lurched
scene-skunkLines-skunk = skunk line
scene-skunkLines-doubleSkunk = double skunk line
scene-skunkLines-lurch = lurch line
scene-leftInStinkHole = Left in the stink hole
scene-inStinkHole = In the stink hole
scene-toPass = { $holes } to pass the { $line }
scene-ahead = { $holes } ahead
scene-kinds-fifteen = Fifteen
scene-kinds-twentyFive = Twenty-five
scene-kinds-thirtyOne = Thirty-one
scene-kinds-pair = Pair
scene-kinds-pairRoyal = Pair royal
scene-kinds-doublePairRoyal = Double pair royal
scene-kinds-run = Run
scene-kinds-flush = Flush
scene-kinds-colours = Colours
scene-kinds-nobs = His nobs
scene-kinds-honour = Jack or 2
scene-kinds-rows = Rows
scene-kinds-columns = Columns
scene-claimed = Claimed
scene-cardsCount = Cards score
scene-quoted = “{ $words }.”
scene-board = Board
scene-emulated = Emulated board
scene-boardStates-connecting = connecting
scene-boardStates-ready = connected
scene-boardStates-lost = lost
scene-boardStates-closed = closed
scene-withoutPower = no power
scene-unplugged = unplugged
scene-stands = { $what }: { $how }
scene-boardUnknown = Board: unknown
scene-pegsAre = { $name }: front peg { $front }, rear peg { $rear }
scene-scores = Scores
scene-crib = Crib
scene-game = Won
scene-toGo = to go
scene-now = Now
scene-keyed = Keyed
scene-notices = Notices
scene-noticeRead = Dismiss
scene-lastRuling = Last ruling
scene-why = Why?
scene-notation = Copy as notation
scene-recentMoves = Recent moves
scene-noMoves = The first points will appear here.
scene-takenBack = undone
scene-match = Match
scene-matchOver = over
scene-gameNumber = game { $game }
scene-tally-player = Player
scene-tally-games = Games
scene-tally-points = Points
scene-tally-spread = Spread
scene-tally-stakes = Stakes
scene-desk-called = { LIST($names) }, press your buttons to start.
scene-desk-joining-silent = Looking for the hall. Check that it is running, and on this network.
scene-desk-joining-shut = Ask the desk to let this table in.
scene-desk-joining-full = Too many tables are trying to join. Please wait.
scene-desk-joining-open = To join the hall, press NEXT on the board.
scene-desk-joinWaiting = This is board { $ticket }. Wait for the desk to enter your table number.
scene-levels-gentle = gentle
scene-levels-club = club
scene-levels-strong = strong
scene-laidAway =
    { $number ->
        [one] { LIST($names) } has discarded.
       *[other] { LIST($names) } have discarded.
    }
scene-turnAt = { WHOSE($name) } turn at { $count }.
scene-playOver = The play is over.
scene-counted = { $name }, { WORD("hand", $hand) }: { $points }.
