## The coach on a player's phone: what was missed in a count, a streak of right counts, hints before a claim.

coach-name = Coach
coach-show = Check my cards
coach-hint = Hint
coach-more = Another hint
coach-number =
    { $number ->
        [0] Nothing scores in this hand.
        [one] { $number } combination scores.
       *[other] { $number } combinations score.
    }
coach-total =
    { $points ->
        [0] It scores nothing.
       *[other] It scores { $points }.
    }
coach-times = { $kind } × { $times }

coach-right =
    { $points ->
        [0] Right: no points.
       *[other] Right: { $points }.
    }
coach-streak = { $counts } right counts in a row.
coach-best = { $counts } right counts in a row, your best yet.
coach-missed =
    { $points ->
        [one] You missed { $points } point.
       *[other] You missed { $points } points.
    }
coach-over = You claimed { $claimed }. The cards score { $truth }.
coach-look =
    { $items ->
        [one] Did you see this?
       *[other] Did you see these?
    }
coach-whole = The whole count
coach-close = Got it

# How to see a combination next time.
coach-advice-fifteen2 = Start with 2 cards that make fifteen: each 5 with each ten-card, 6 and 9, 7 and 8.
coach-advice-fifteen3 = Then try 3 cards: two small ones and a large one, or 5, 5, 5.
coach-advice-fifteen4 = Add up all the small cards too. Four or five cards can make fifteen.
coach-advice-pair = Sort the cards by rank. Then a pair with the starter stands out.
coach-advice-pairRoyal = Three of a rank hold three pairs: 6 points.
coach-advice-doublePairRoyal = Four of a rank hold six pairs: 12 points.
coach-advice-run = Sort the cards by rank and put the starter in its place. Each doubled rank makes one more run.
coach-advice-flush = Look at the suits last: a flush in your hand scores 4, or 5 with the starter.
coach-advice-nobs = Got a jack? Look at the suit of the starter first.
