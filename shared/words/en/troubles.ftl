## What goes wrong besides the rules. $reason is a message of reasons.ftl.

trouble-disk = Not saved, so not pegged: { $reason }. Check the disk of the host computer, then key it again.
    .short = Disk error: not kept
trouble-inDoubt = The disk failed ({ $reason }), so the last score may be missing. Check the disk of the host computer. If that does not help, restart Muggins and compare the pegs.
    .short = Disk failed: stop
trouble-keysRefused =
    { $presses ->
        [one] { $presses } key press was lost. Check the pegs, press DEL, and key it again.
       *[other] { $presses } key presses were lost. Check the pegs, press DEL, and key it again.
    }
    .short = Keys lost: key again
trouble-deskOnly = Both players have signed this game. Only the desk can reopen it.
    .short = Signed: ask the desk
trouble-paused = The table is paused. Resume it on the Table page, or start a new game.
    .short = Paused
trouble-unknownCard = The reader at { $port } sent “{ $card }”, which is an unknown card. Key the card, or teach Muggins the card: muggins deck learn --port { $port }
    .short = Unknown card
trouble-cutForDeal = Cut for deal on your page.
    .short = Cut on a page
trouble-laysAway = { $name } discards.
    .short = Discard on a page
trouble-cutsPack = { $name } cuts the pack.
    .short = Cut on a page
trouble-leads = { $name } leads.
    .short = { $name } leads
trouble-readCards =
    { $cards ->
        [one] Deal { $name } { $cards } more card over its reader, face down.
       *[other] Deal { $name } { $cards } more cards over its reader, face down.
    }
    .short = Over reader: { $cards } more
trouble-cribCards = Put { WHOSE($name) } cards { LIST($places, joint: "and") } in the crib. Count them in the order in which you dealt them.
    .short = To crib: { LIST($places, joint: "and") }
trouble-turnsCard = Turn up { WHOSE($name) } card { LIST($places, joint: "and") }. Count them in the order in which you dealt them.
    .short = Turn up card { LIST($places, joint: "and") }

## Why a port, a disk, or a network refused: the end of a sentence. $text is what the system says, in English.

reason-closed = the port was closed
reason-silent = no answer for { $seconds } s
reason-slow = it did not open within { $seconds } s
reason-nobodyListens = nothing is listening there
reason-unknownHost = there is no such host
reason-entryMissing = entry { $entry } is missing
reason-entryChanged = the checksum of entry { $entry } is wrong
reason-entryUnknown = entry { $entry } is unknown to this version of Muggins
reason-full = { $text }
reason-forbidden = { $text }
reason-writeProtected = { $text }
reason-failing = { $text }
reason-gone = { $text }
reason-cutOff = { $text }
reason-unreachable = { $text }
reason-locked = { $text }
reason-other = { $text }

# Damage that was found when the journal was opened. $evidence: the file with the damaged part.
notice-unkept = { $why ->
    [unreadable] The games saved in this browser cannot be read. A new table starts.
   *[refused] Your browser does not save the games of this page. This game is lost when you close or leave the page.
}
notice-aside = Game { $game } is damaged: its last moves cannot be read. All other games are complete, so you can play on. The damaged part is saved in { $evidence }.
