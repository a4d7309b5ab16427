// Written by `npm run words` from the catalogs. Do not edit.
export default `me-scan = This phone is not linked to a player. Scan the code at the desk.
me-noCode = No code at the desk? Ask the director.
me-about = On this page you check in, see your table, your opponent and your card, and enter and sign results.
me-lookOn = See the games and the standings
me-forgets = This browser does not save anything, perhaps because the window is private. It forgets who you are when you reload or close the page. Open the code in a normal window instead. The code still works.
me-goOn = Continue anyway
me-taking = One moment…
me-gone = This phone is no longer linked to a player. Scan a code at the desk.
me-noNight = No night is open yet. This page updates when one opens.
me-here = Check in
me-hereHelp = The draw then includes you.
me-pairsHelp = Tonight is played in pairs. Tell the desk who your partner is.
me-left = You left earlier tonight. If you are back, tell the desk.
me-mayEnter = You may play in this event.
me-iPlay = I’ll play
me-waitDraw = You are checked in. Your table appears here after the draw.
me-against = against { $name }
me-ofRound = Round { $round }
me-colour = Your colour: { $colour }
me-sit = I am at the table
me-absent =
    { $player ->
        [one] { $player } is not here
       *[other] { $player } are not here
    }
me-youWait =
    { $minutes ->
        [one] Waiting for { $name }. The desk is notified after { $minutes } minute.
       *[other] Waiting for { $name }. The desk is notified after { $minutes } minutes.
    }
me-theyWait =
    { $player ->
        [one] { $player } is waiting for you.
       *[other] { $player } are waiting for you.
    }
me-write = Enter the result
me-writeHelp = Each player enters a line. The result counts when the two agree.
me-iWon = I won
me-iLost = I lost
me-holes = By how many holes?
me-badHoles =
    { $most ->
        [one] Enter { $most }.
       *[other] Enter a number from 1 to { $most }.
    }
me-onCard =
    { $skunk ->
        [no] On your card: { $line }
       *[other] On your card: { $line }, a skunk
    }
me-enter = Enter
me-cancel = Cancel
me-change = Change my line
me-youWrote = You entered { $line }.
me-notWritten =
    { $player ->
        [one] { $player } has not entered a line yet. No phone? Take the result to the desk.
       *[other] { $player } have not entered a line yet. No phone? Take the result to the desk.
    }
me-theyWrote =
    { $player ->
        [one] { $player } has entered a line. Enter yours.
       *[other] { $player } have entered a line. Enter yours.
    }
me-differ = Your lines do not agree.
me-differHelp = Look at the board together and change the line that is wrong. The desk sees both.
me-you = You
me-won =
    { $holes ->
        [one] You won by { $holes } hole
       *[other] You won by { $holes } holes
    }
me-lost =
    { $holes ->
        [one] You lost by { $holes } hole
       *[other] You lost by { $holes } holes
    }
me-sign = Sign
me-notRight = Dispute
me-judgeSure = Call the judge? You both sign again after the ruling.
me-callJudge = Call the judge
me-signedBy =
    { $player ->
        [one] You have signed. { $player } has not signed yet.
       *[other] You have signed. { $player } have not signed yet.
    }
me-judgeComes = A judge has been called. Please wait at the table.
me-next = Next
me-tableSoon = You are next. You play when a table is free.
me-stillPlays =
    { $player ->
        [one] { $player } is still playing at table { $table }.
       *[other] { $player } are still playing at table { $table }.
    }
me-sitsOut = You sit out round { $round }.
me-calledHere = Your next game will appear here.
me-allPlayed = You have played all your games.
me-over = The night is over.
me-place = Place { $place } of { $of }
me-card = My card
me-open = not signed
me-notCounted = game not counted
me-bye = sat out
me-void = void
me-owed =
    { $due ->
        [one] Without your void game you get { $games } of { $due } game. The desk decides whether to replay it.
       *[other] Without your void game you get { $games } of { $due } games. The desk decides whether to replay it.
    }
me-waiting = Not sent yet. Your phone sends it once, when the hall answers.
me-notYou = Not { $name }?
me-letGo = This is not my phone
me-whoAreYou = Who are you?
me-doorHelp = Choose your name. If it is not in the list, ask the desk.
me-find = Find your name
me-iAm = I am { $name }: check in
me-otherName = Another name
me-nobodyLeft = Every player here already has a phone. Ask the desk for a code.
me-firstTo = first to { $wins }
me-winnerOf = against the winner of { $first } v { $second }
me-minutesLeft = about { $minutes } min
me-notKnown = Your next opponent is not known yet.
`;
