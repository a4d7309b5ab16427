newgame-title = New game
newgame-shut = Close without a new game
newgame-game = Game
newgame-begin = Begin
newgame-onBoard = The game on the board
newgame-givesUp = { $name } gives up
newgame-house = House rules
newgame-other = Another house rule
newgame-rule = House rule
newgame-changed = Changed from { $preset }:
newgame-change = { $setting }: { $value }
newgame-drop = Drop
newgame-dropRule = Drop { $rule }
newgame-value = Value
newgame-abandons = The game on the board is not over: { $stand }. A new game abandons it, and it counts for nobody.
newgame-abandon = Abandon it
newgame-asksGivingUp = { $name } gives up, and loses the game on the board?
newgame-giveUp = Give up
newgame-keep = Keep playing
newgame-whoIs = Somebody called { $name }, or nearly so, has played here. Who is this?
newgame-same = The same { $name }
newgame-somebodyNew = Somebody new
newgame-otherName = Change the name
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
newgame-labels-mode = Counts are checked
newgame-labels-muggins = Missed points
newgame-labels-target = Game hole
newgame-meanings-mode-trust = Never: any possible count is accepted.
newgame-meanings-mode-challenge = When doubted: press CARDS, key the hand, and the board rules.
newgame-meanings-mode-always = Always: the cards of every hand are keyed before it is counted.
newgame-meanings-muggins-off = Nobody else can take them.
newgame-meanings-muggins-called = An opponent who calls muggins takes them.
newgame-meanings-muggins-automatic = The opponent gets them without a call, where cards are keyed.

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
newgame-summarySides = { newgame-players } on { newgame-lanes }, { newgame-cards }, to { LIST($holes) } by side
