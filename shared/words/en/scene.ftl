scene-desk-copyOf = This table has a copy of table { $table }’s games. Ask the desk: one of the two needs a folder of its own. NEXT goes on all the same.
scene-desk-twoAre = Two machines come as table { $table }. Ask the desk: one of them needs a folder of its own. NEXT goes on all the same.
scene-desk-onePress = { $name }, press your button to begin.
scene-desk-eachSign = Press your buttons to sign the result. If it is not right, press MUGGINS; UNDO takes the last move back.
scene-desk-oneSigns = { $name }, press your button to sign. If it is not right, press MUGGINS; UNDO takes the last move back.
scene-desk-whoDoubts =
    { $seats ->
        [no] Who says that it is not right? Press your button, or UNDO if it is right after all.
       *[other] Who says that it is not right? Press your button, or UNDO if it is right after all. If you sat the other way, press MUGGINS.
    }
scene-desk-waits = Table { $table }: no game is called here yet. To play one of your own, press NEXT.
scene-desk-judge = The judge is called. Please wait.
scene-desk-signed = Both have signed. Only the desk can open this game again.
scene-waiting = Waiting for the table.
scene-phases-none = No game yet
scene-phases-cut = Cut for the deal
scene-phases-free = Plain pegging
scene-phases-deal = the deal
scene-phases-bidding = bids for the crib
scene-phases-exchange = exchange of cards
scene-phases-starter = the starter
scene-phases-play = the play
scene-phases-show = the show
scene-gameOver = Game { $game } is over
scene-dealPhase = Deal { $deal }: { $phase }
scene-dealOf = Deal { $deal } of { $deals }: { $phase }
scene-freeCrib = Free crib: { $phase }
scene-dealtBy = { $name } deals
scene-cribOf = { $name }’s crib
scene-handOf =
    { $hand ->
        [crib] { $name }’s crib
        [square] { $name }’s square
        [row1] { $name }’s row 1
        [hand1] { $name }’s hand 1
       *[other] { $name }’s hand
    }
scene-skunked-skunk = Skunked
scene-skunked-doubleSkunk = Double skunked
scene-skunked-lurch = Left in the lurch
scene-skunkLines-skunk = skunk line
scene-skunkLines-doubleSkunk = double skunk line
scene-skunkLines-lurch = lurch
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
scene-kinds-nobs = His nob
scene-kinds-honour = Jack or two
scene-kinds-rows = Rows
scene-kinds-columns = Columns
scene-claimed = Claimed
scene-cardsCount = Cards count
scene-quoted = “{ $words }.”
scene-board = Board
scene-emulated = Emulated board
scene-boardStates-connecting = connecting
scene-boardStates-ready = connected
scene-boardStates-lost = lost
scene-boardStates-closed = closed
scene-withoutPower = without power
scene-unplugged = unplugged
scene-stands = { $what }: { $how }
scene-boardUnknown = Board: not known
scene-pegsAre = { $name }: front peg { $front }, rear peg { $rear }
scene-scores = Scores
scene-crib = Crib
scene-game = Game
scene-toGo = to go
scene-now = Now
scene-keyed = Keyed
scene-notices = Notices
scene-noticeRead = I have read this
scene-lastRuling = Last ruling
scene-recentMoves = Recent moves
scene-noMoves = The first points will show here.
scene-takenBack = taken back
scene-match = Match
scene-matchOver = over
scene-gameNumber = game { $game }
scene-tally-player = Player
scene-tally-games = Games
scene-tally-points = Points
scene-tally-spread = Spread
scene-tally-stakes = Stakes
scene-desk-called = { LIST($names) }, press your buttons to begin.
scene-desk-joining-silent = Looking for the hall. Is it running, and on this network?
scene-desk-joining-shut = Ask the desk to let this table in.
scene-desk-joining-full = Too many tables are asking to join. Please wait.
scene-desk-joining-open = To join the hall, press NEXT at the board.
scene-desk-joinWaiting = This is board { $ticket }. The desk gives it the number of its table.
