// Written by `npm run words` from the catalogs. Do not edit.
export default `table-waiting = Waiting for the table.
table-title = The table
table-newGame = A new game
table-game = Game
table-house = House rules
table-begin = Start
table-players = Players, as they sit
table-player = Player { $seat }
table-palette = Colours to choose from
table-palettes-standard = Standard
table-palettes-safe = Colour-blind safe
table-palettes-redGreen = For red–green colour blindness
table-palettes-blueYellow = For blue–yellow colour blindness
table-colours-vermilion = vermilion
table-colours-blue = blue
table-colours-green = green
table-colours-yellow = yellow
table-colours-red = red
table-colours-magenta = magenta
table-colours-indigo = indigo
table-colours-amber = amber
table-colours-cyan = cyan
table-colourOf = Colour of player { $seat }
table-with = with player { $seat }
table-sameColour =
    { $one ->
        [none] { " " }and { $second } cannot both be { $colour }: choose another colour for one of them.
       *[other] { $one } and { $second } cannot both be { $colour }: choose another colour for one of them.
    }
table-colourHelp = Each side has the colour of its lane. The arrow moves a player up, with the colour.
table-moveUp = Move player { $seat } up
table-everyRule = Every other house rule ({ $rules })
table-search = Search
table-changed = Changed here: { $what }.
table-asUsual = As usual again
table-source =
    { $english ->
        [none] { "" }
       *[other] { $english }
    }
table-paused = Paused
table-pause = Pause
table-resume = Resume
table-undo = Undo the last move
table-abandon = Abandon this game
table-phones = Phones
table-noPhones = Only this machine reaches the table. For phones and televisions start it with --lan.
table-scan =
    { $address ->
        [none] Each player scans a code once. The television opens{ " " }
       *[other] Each player scans a code once. The television opens { $address }
    }
table-codeOf =
    { $name ->
        [none] Code for the seat of{ " " }
       *[other] Code for the seat of { $name }
    }
table-here = Open the seat here
table-taken = A phone has this seat.
table-takeAway = Take it away, show a new code
table-renew = A new code
table-pinIs = PIN for the host’s pages on other machines:
table-pinNeeded = Are you the host? Type the PIN that the terminal shows, or open its link.
table-pin = PIN
table-enter = Sign in
table-later = Not now
table-numberPad-pad = Number pad
table-numberPad-erase = Delete the last digit
table-boardTitle = Board and screens
table-plain-brightness-name = Brightness
table-plain-sound-name = The board’s tones
table-plain-speech-name = Scoreboards speak
table-plain-language-name = The display’s language
table-plain-layout-name = Scoreboards show
table-plain-layout-choices-race = scores and the race
table-plain-layout-choices-board = scores and the board
table-plain-layout-choices-scores = scores alone, very large
table-plain-layout-choices-boardOnly = the board alone
table-plain-undo-name = Undo from phones
table-plain-undo-choices-own = Own moves freely
table-plain-undo-choices-agreed = Always by consent
table-plain-ends-name = Lanes begin
table-plain-ends-choices-same = side by side
table-plain-ends-choices-opposite = at opposite ends
table-plain-debounce-name = The board’s keys
table-plain-debounce-choices-asymmetric = Fast
table-plain-debounce-choices-symmetric = Slower, for keys that count twice
`;
