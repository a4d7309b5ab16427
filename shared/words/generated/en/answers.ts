// Written by `npm run words` from the catalogs. Do not edit.
export default `answer-badInput =
    { $got ->
        [none] { $field }: expected { $expected }
        [nothing] { $field }: expected { $expected }, got nothing
       *[other] { $field }: expected { $expected }, got { $given }
    }
answer-noSuchField = { $field }: there is no such field. Leave it out.
answer-tooLarge =
    { $bytes ->
        [one] A command can have at most { NUMBER($bytes, useGrouping: "always") } byte. Send less at a time.
       *[other] A command can have at most { NUMBER($bytes, useGrouping: "always") } bytes. Send less at a time.
    }
answer-otherAddress = This table does not answer to “{ $address }”. Use its address, or localhost. For the name of a proxy, start with --public-url.
answer-otherSite = Pages of “{ $site }” cannot talk to this table. Open the table’s own page.
answer-tooOften =
    { $seconds ->
        [one] Too many requests. Wait { $seconds } second.
       *[other] Too many requests. Wait { $seconds } seconds.
    }
answer-oldLink = This link has expired. Open the one in the terminal.
answer-hostOnly = Only the host can do that. Open the link in the terminal first.
answer-judgeOnly = Only a judge or the director can do that. Ask one of them.
answer-directorOnly = Only the director can do that. Ask the director.
answer-hostsMove = Only the host can do that: on the Table page, at the command line, or on the board.
answer-noSeat = This phone has no seat. Scan the code on the scoreboard and tap your name.
answer-othersCut = Another player cuts the pack. Wait for the cut.
answer-othersPlay = You can play a deal again only if all other players are Muggins.
answer-joinShut = Requests to join are off. The host can turn them on under Table.
answer-joinOther = Others are asking too. Try again in a moment.
answer-joinLater =
    { $seconds ->
        [one] Ask again in { $seconds } second.
       *[other] Ask again in { $seconds } seconds.
    }
answer-joinGone = That request has lapsed. Wait for a new one.
answer-noInvitation = This code has been used or has expired. Ask the host or the desk for a new one.
answer-noPhone = This phone is not linked to a player. Scan the code at the desk.
answer-othersGame = Game { $game } is not yours. Choose one of your games.
answer-doorShut = This door code has expired. Scan the one at the desk.
answer-nameTaken = Another phone is already linked to { $name }. If that is wrong, ask the desk.
answer-phonesFull = Every place for a phone is taken. Choose a player who has left, and make a new code.
answer-notSeated = Seat { $number } is not in use in this game. Wait for the next game, or scan the code of another seat.
answer-othersDeal = This is { WHOSE($owner) } phone. Only the dealer can say who deals.
answer-othersSeat = This is { WHOSE($owner) } phone and can claim only for that seat.
answer-othersHand = That is { WHOSE($owner) } hand. Leave it to { $owner }.
answer-othersClaim = That claim belongs to another seat. Claim again from this phone.
answer-ownUndo = The other side must agree. Ask them.
answer-asking = The other side is asking for something. Answer that first.
answer-declined = The other side did not agree, so the move stands.
answer-askedNoMore = That request has been withdrawn. There is nothing to answer.
answer-otherGame = Another game has started. Check the score before you claim again.
answer-otherDeal = Another deal has started. Check the score before you claim again.
answer-otherHand = Another hand is being counted now. Check the score before you claim again.
answer-pegMoved = Your peg is on { $now } now, not on { $seen }. Check whether this claim has been pegged before you claim again.
answer-studyNoGame = Muggins cannot judge the discards of this game. Enter cards for study in another game.
answer-studyOver = The game is over, so cards for study can no longer change. Wait for the next game.
answer-studyNoDeal = There is no deal { $deal } in this game. Choose one that was dealt.
answer-studyCards = Each player is dealt { $expected } cards in this game, not { $got }. Choose all your cards.
answer-studyThrown =
    { $expected ->
        [one] Choose the card that you discarded.
       *[other] Choose the { $expected } cards that you discarded.
    }
answer-studyStarter = { CARD($card) } is the starter, so it was not dealt. Choose your cards again.
answer-studyElsewhere = { CARD($card) } is in another hand of this deal. Choose your cards again.
answer-studyHand = The counted hand has other cards. Choose the cards that you kept and the ones that you discarded.
answer-studyCrib = The counted crib has other cards. Choose the cards that you discarded.
answer-noGame = There is no game { $game }. Choose one from the list of games.
answer-gameDamaged = Game { $game } is damaged and cannot be shown. Choose another game, or run: muggins journal check
answer-whoIs = There is already a player called { LIST($names, joint: "or") }. Is { $name } the same person?
answer-noPlayer = There is no player { $player }. Choose one from the list of players.
answer-circle = { $into } already counts as { $player }. To merge the other way, part them first: muggins players part { $id }
answer-circleSelf = { $player } is already one player. Choose two different players.
answer-gameChanged = Game { $game } has changed. Check it and try again.
answer-noSuchTable = The hall does not know table { $table }. Pair it at the desk.
answer-noSuchNight = There is no night { $text } in this hall. Choose one from the list of nights.
answer-noTableAsks = No board { $ticket } is asking. Press NEXT on the board again.
answer-unknownTable = This connection is for tables. At the desk, press Let a table in. Then press NEXT on the board.
answer-nothingHere = This address does not exist. docs/companion.md lists the addresses.
answer-notKept = Not saved, so nothing has changed: { $reason }. Check the disk of the host computer and try again.
answer-failed = The host failed to answer. Try again. The reason is in its log, muggins.log.
answer-lookOnly = You are only watching. To press keys, become the host: open the link in the terminal, or ask on the Table page.
answer-realBoard = A real board is in use. Press its own keys.
answer-noKey =
    { $lanes ->
        [one] A board with { $lanes } lane has no key { $key }. Press the button of a player who has a lane.
       *[other] A board with { $lanes } lanes has no key { $key }. Press the button of a player who has a lane.
    }
answer-tooManyKeys = Too many keys at once. Release some.
answer-notSwitched = The emulated board did not switch. Try again. The reason is in muggins.log.
answer-noLine = The live connection is at /live.
answer-tooManyPages =
    { $pages ->
        [one] { $pages } page is already connected. Close it.
       *[other] { $pages } pages are already connected. Close one.
    }
answer-tooManyLines = Too many pages are connected from this address. Close one.
answer-noPage = This page does not exist
answer-noPageWays = The address may have a typo. You can go to:
answer-unknown = This page is too old for its host ({ $code }). Reload the page.
expected-whole = a whole number from { $from } to { $to }
expected-oneOf = one of { LIST($words, joint: "or") }
expected-colours = a different colour for each lane, all from one palette: { LIST($palettes, joint: "or") }
expected-card = a card such as 5H or TC, or a rank such as 5
expected-cards = a list of cards
expected-number =
    { $of ->
        [names] { $from } to { $to } names
        [cards] { $from } to { $to } cards
       *[faults] { $from } to { $to } faults
    }
expected-name =
    { $to ->
        [one] a name of { $from } to { $to } printable character
       *[other] a name of { $from } to { $to } printable characters
    }
expected-day = a date, such as 2026-11-29
expected-names = a list of names
expected-eventId = a capital letter, alone or with a digit, such as S2
expected-wordOrNumber = a word or a number
expected-game = the name of a game, such as six-card
expected-object =
    { $count ->
        [0] an object
       *[other] an object with { LIST($fields) }
    }
expected-list = a list
expected-trueOrFalse = true or false
expected-hours = off, or 2 hours from 0 to 23, such as 22-7
expected-claimName = a name of 16 to 64 letters, digits, - and _
expected-invitation = an invitation
expected-key = a key of at least 22 letters
expected-token = the token of the host’s link
expected-json = JSON, such as { $example }
expected-noSuchField = no such field
expected-other = { $text }
`;
