// Written by `npm run words` from the catalogs. Do not edit.
export default `daily-shared =
    { $cost ->
        [0] Muggins, daily hand of { $date }: no discard wins more often than mine.
        [one] Muggins, daily hand of { $date }: my discard wins { $cost } fewer game in 100 than the best.
       *[other] Muggins, daily hand of { $date }: my discard wins { $cost } fewer games in 100 than the best.
    }
daily-about = These 6 cards are the same for everybody today. Discard 2 of them to the crib.
daily-crib-dealer = Your crib.
daily-crib-pone = Your opponent’s crib.
daily-scores = The score: { $mine } for you, { $theirs } for your opponent.
daily-cards = Your cards
daily-throw = Discard the 2 chosen cards
daily-today = Today’s hand
daily-working = Working it out…
daily-failed = The discards could not be worked out. Reload the page.
daily-verdict =
    { $cost ->
        [0] No discard wins more often than yours.
        [one] The best discard wins { $cost } more game in 100 than yours.
       *[other] The best discard wins { $cost } more games in 100 than yours.
    }
daily-player = Player
daily-thrown = Discards
daily-average = Average points
daily-win = Wins
daily-you = You
daily-club = Muggins, club
daily-strong = Muggins, strong
daily-best = Best
daily-model = Average is what the hand scores over every starter, plus your own crib or minus your opponent’s. Wins is how often the discard wins from this score if both play soundly.
daily-more = More in Help
daily-days =
    { $days ->
        [one] { $days } day in a row.
       *[other] { $days } days in a row.
    }
daily-share = Share
`;
