// Written by `npm run words` from the catalogs. Do not edit.
export default `me-scan = This phone is not linked to a player yet. Scan the code at the desk.
me-forgets = This browser keeps nothing, perhaps because the window is private. It forgets who you are when you reload or close the page. Better: open the code in a normal window. It is not used up yet.
me-goOn = Go on anyway
me-taking = One moment…
me-gone = This phone is no longer linked to a player. Scan a code at the desk.
me-noNight = No night is open yet. This page tells you when one is.
me-here = I am here
me-hereHelp = The draw then counts you in.
me-pairsHelp = Pairs play tonight. Tell the desk who plays with you.
me-left = You left earlier tonight. Back again? Tell the desk.
me-waitDraw = You are checked in. Your table shows here after the draw.
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
        [one] You wait for { $name }. The desk is told after { $minutes } minute.
       *[other] You wait for { $name }. The desk is told after { $minutes } minutes.
    }
me-theyWait =
    { $player ->
        [one] { $player } is waiting for you.
       *[other] { $player } are waiting for you.
    }
me-write = Write the result
me-writeHelp = Each of you writes a line. The result counts when both agree.
me-iWon = I won
me-iLost = I lost
me-holes = By how many holes?
me-badHoles =
    { $most ->
        [one] Write a number from { $most } to { $most }.
       *[other] Write a number from 1 to { $most }.
    }
me-onCard =
    { $skunk ->
        [no] On your card: { $line }
       *[other] On your card: { $line }, a skunk
    }
me-enter = Enter
me-cancel = Cancel
me-change = Change my line
me-youWrote = You wrote { $line }.
me-notWritten =
    { $player ->
        [one] { $player } has not written a line yet. No phone? Take the result to the desk.
       *[other] { $player } have not written a line yet. No phone? Take the result to the desk.
    }
me-theyWrote =
    { $player ->
        [one] { $player } has written a line. Write yours.
       *[other] { $player } have written a line. Write yours.
    }
me-differ = Your lines do not agree.
me-differHelp = Look at the board together. Change the line that is wrong; the desk sees both.
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
me-notRight = Not right
me-judgeSure = Call the judge? You both sign again after the ruling.
me-callJudge = Call the judge
me-signedBy =
    { $player ->
        [one] You have signed. { $player } has not signed yet.
       *[other] You have signed. { $player } have not signed yet.
    }
me-judgeComes = The judge is called. Please wait at the table.
me-next = Next
me-tableSoon = On deck: you play as soon as a table is free.
me-stillPlays =
    { $player ->
        [one] { $player } still plays at table { $table }.
       *[other] { $player } still play at table { $table }.
    }
me-sitsOut = You sit out round { $round }.
me-calledHere = Your next game is called here.
me-allPlayed = You have played all your games.
me-over = The night is over.
me-place = Place { $place } of { $of }
me-card = My card
me-open = not signed
me-notCounted = does not count
me-bye = sat out
me-void = void
me-owed =
    { $due ->
        [one] Without your void game you get { $games } of { $due } game. The desk decides whether it is played again.
       *[other] Without your void game you get { $games } of { $due } games. The desk decides whether it is played again.
    }
me-waiting = Not sent yet. It is sent once, as soon as the hall answers.
me-notYou = Not { $name }?
me-letGo = This is not my phone
me-whoAreYou = Who are you?
me-doorHelp = Choose your name. Not in the list? Give it to the desk.
me-find = Find your name
me-iAm = I am { $name }, and I am here
me-otherName = Another name
me-nobodyLeft = Nobody here is without a phone. Ask the desk for a code.
`;
