## Rows of the display that pages do not say: at most 20 characters. Names give way to the rest.

display-aside = Game { $game } set aside

# A table that plays for a hall.
# A table on its way into a hall. Two rows: joinShut and joinShut2, joinWaiting and joinWaiting2.
desk-joinShut = Ask the desk to let
desk-joinShut2 = this table in
desk-joinFull = Many tables ask now
desk-join = Join this night?
desk-joinOk = OK: NEXT
desk-joinWaiting = The desk gives a
desk-joinWaiting2 = number to this table
desk-board = Board { $ticket }
desk-hallHeard = The hall is there
desk-hallSilent = Looking for the hall
desk-copyOf = Copy of table { $table }!
desk-twoAre = Two are table { $table }!
desk-oneJournal = Two have one journal
desk-askDesk = Ask the desk
desk-goOn = NEXT: go on
desk-atTable = Table { $table }
desk-notCalled = Wait for your call
desk-ownGame = NEXT: own game
desk-colour = { $player }: { WORD("colour", $colour) }
desk-eachPress = Each press to begin
desk-onePress = { $player }: press
desk-eachSign = Each press to sign
desk-oneSigns = { $player }: sign
desk-notRight = MUGGINS: not right
desk-nextPlayers = NEXT: next players
desk-whoDoubts = Who says so? Press
desk-itIsRight = UNDO: it is right
desk-wrongSeats = MUGGINS: wrong seats
desk-judgeComes = The judge is called
desk-pleaseWait = Please wait
desk-bothSigned = Both have signed
desk-sent = Desk: sent
desk-waiting = Desk: { $results } waiting
