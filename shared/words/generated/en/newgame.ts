// Written by `npm run words` from the catalogs. Do not edit.
export default `newgame-title = New game
newgame-shut = Cancel
newgame-onBoard = Game in progress
newgame-givesUp = { $name } resigns
newgame-change = { $setting }: { $value }
newgame-abandons = A game is in progress: { $stand }. Starting a new game ends it without a result.
newgame-abandon = End it and start
newgame-asksGivingUp = Does { $name } resign and lose this game?
newgame-giveUp = Resign
newgame-keep = Keep playing
newgame-names-0 = Red
newgame-names-1 = Blue
newgame-names-2 = Green
newgame-names-3 = Yellow
newgame-names-4 = White
newgame-names-5 = Black
newgame-byColour-vermilion = Red
newgame-byColour-blue = Blue
newgame-byColour-green = Green
newgame-byColour-yellow = Yellow
newgame-byColour-red = Scarlet
newgame-byColour-magenta = Magenta
newgame-byColour-indigo = Indigo
newgame-byColour-amber = Amber
newgame-byColour-cyan = Cyan
newgame-meanings-mode-trust = Never. The board accepts any count that is possible.
newgame-meanings-mode-challenge = When disputed. Press CARDS and key the hand, and the board decides.
newgame-meanings-mode-always = Every hand. Players key the cards of each hand before they count it.
newgame-meanings-muggins-off = They are lost.
newgame-meanings-muggins-called = An opponent who calls muggins takes them.
newgame-meanings-muggins-automatic = The opponent gets them without a call, if the cards were keyed.
newgame-players =
    { $seats ->
        [one] { $seats } player
       *[other] { $seats } players
    }
newgame-lanes =
    { $lanes ->
        [one] { $lanes } lane
       *[other] { $lanes } lanes
    }
newgame-cards =
    { $cards ->
        [one] { $cards } card each
       *[other] { $cards } cards each
    }
newgame-summary = { newgame-players } on { newgame-lanes }, { newgame-cards }, to { $hole }
newgame-summarySides = { newgame-players } on { newgame-lanes }, { newgame-cards }, to { LIST($holes) }
newgame-forOne = Muggins cannot join a game for one player.
newgame-noPlay = Muggins cannot join this game. It plays only games in which cards are laid one by one.
newgame-whoPlays = Who plays seat { $seat }
newgame-person = A person
newgame-levels-gentle = Makes mistakes, as people do. Catch them.
newgame-levels-club = Plays for points and misses none.
newgame-levels-strong = Plays to win, whatever the score.
newgame-pack = Cards
newgame-packs-pages = On the pages: Muggins deals
newgame-packs-pages-about = Each player sees only their own hand, on their own page. No real cards are needed.
newgame-packs-reader = Real cards, with a card reader
newgame-packs-reader-about = You deal. Pass Muggins’ cards over the reader, face down. Everyone else holds their cards as usual.
`;
