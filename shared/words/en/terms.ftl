## Words that other messages use through WORD, CARD, CARDS and RANGES.

player-unnamed = Player { $number }
    .short = P{ $number }

# 'Possible: 0 to 19' in a sentence.
# A player alone, in a list.
player-name = { $player }
card-name = { CARD($card) }
hand-name = { WORD("hand", $hand) }

range = { $from } to { $to }
    .short = { $from }-{ $to }

# A card as a voice says it: 'jack of hearts'.
rank-A = ace
rank-2 = 2
rank-3 = 3
rank-4 = 4
rank-5 = 5
rank-6 = 6
rank-7 = 7
rank-8 = 8
rank-9 = 9
rank-T = 10
rank-J = jack
rank-Q = queen
rank-K = king
suit-S = { $rank } of spades
suit-H = { $rank } of hearts
suit-D = { $rank } of diamonds
suit-C = { $rank } of clubs

# What is counted: 'Ann’s hand', 'Ann’s row 1'.
hand-other = hand
hand-crib = crib
hand-hand1 = hand 1
hand-hand2 = hand 2
hand-row1 = row 1
hand-row2 = row 2
hand-row3 = row 3
hand-row4 = row 4
hand-row5 = row 5
hand-column1 = column 1
hand-column2 = column 2
hand-column3 = column 3
hand-column4 = column 4
hand-column5 = column 5
hand-square = square

# The same at the beginning of a sentence or with an article: 'Count the hand first'.
theHand-other = the hand
theHand-crib = the crib
theHand-hand1 = hand 1
theHand-hand2 = hand 2
theHand-row1 = row 1
theHand-row2 = row 2
theHand-row3 = row 3
theHand-row4 = row 4
theHand-row5 = row 5
theHand-column1 = column 1
theHand-column2 = column 2
theHand-column3 = column 3
theHand-column4 = column 4
theHand-column5 = column 5
theHand-square = the square

# Where a game is.
phase-none = not started
phase-cut = the cut
phase-free = plain pegging
phase-deal = the deal
phase-bidding = the bidding
phase-starter = the starter cut
phase-exchange = the exchange
phase-play = the play
phase-show = the show
phase-over = over

# Colours of pegs.
colour-vermilion = vermilion
colour-blue = blue
colour-green = green
colour-yellow = yellow
colour-red = red
colour-magenta = magenta
colour-indigo = indigo
colour-amber = amber
colour-cyan = cyan
