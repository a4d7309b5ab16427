// Written by `npm run words` from the catalogs. Do not edit.
export default `display-aside = Game { $game } set aside
display-phone = { $player }’s phone? P{ $button }
display-refusePhones = DEL: not now
display-checks =
    1 Just peg
    2 When in doubt
    3 Check every hand
    1-3, then NEXT
deskScreen-host =
    { $device ->
        [tv] Make TV the host?
        [phone] Make phone the host?
       *[computer] Make PC the host?
    }
    
    Hold NEXT: yes
    DEL: no
deskScreen-silent =
    Muggins
    Looking for the hall
deskScreen-shut =
    Muggins
    Ask the desk to let
    this table in
deskScreen-full =
    Muggins
    Many tables ask now
    Please wait
deskScreen-open =
    Join this night?
    { $night }
    
    OK: NEXT
deskScreen-waiting =
    The desk gives a
    number to this table
    
    Board { $ticket }
deskScreen-duplicate =
    { $same ->
        [yes] Two are table { $table }!
       *[no] Copy of table { $other }!
    }
    Two have one journal
    Ask the desk
    NEXT: go on
deskScreen-waits =
    Wait for your call
    Table { $table }
    NEXT: own game
    { $note }
deskScreen-called =
    Table { $table }
    { $first }: { WORD("colour", $firstColour) }
    { $second }: { WORD("colour", $secondColour) }
    { $waits ->
        [yes] { $player }: press
       *[no]
            { $inMatch ->
                [no] Each press to begin
               *[yes] { $match }
            }
    }
deskMatch-first = { $wins }, first to { $games }
deskMatch-all = { $wins }, of { $games }
deskScreen-sign =
    { $result }
    { $waits ->
        [yes] { $player }: sign
       *[no] Each press to sign
    }
    MUGGINS: not right
    { $note }
deskScreen-whoDoubts =
    { $result }
    Who says so? Press
    UNDO: it is right
    { $seats ->
        [yes] MUGGINS: wrong seats
       *[no] { "" }
    }
deskScreen-judge =
    { $result }
    The judge is called
    Please wait
deskScreen-signed =
    { $result }
    Both have signed
    
    { $note }
deskNote-found = The hall is there
deskNote-lost = Looking for the hall
deskNote-next = NEXT: next players
deskNote-sent = Desk: sent
deskNote-unsent = Desk: { $results } waiting
`;
