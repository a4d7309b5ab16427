// Written by `npm run words` from the catalogs. Do not edit.
export default `print-titles-door = Door list
print-titles-tables = Table numbers
print-titles-room = Room plan
print-titles-cards = Score cards
print-titles-pairings = Pairings
print-titles-slips = Result slips
print-titles-standings = Standings
print-about-door = Everybody by name, with boxes to tick and empty lines for guests.
print-about-tables = Two on a page. The code opens the table on a phone.
print-about-room = Where each table stands, for the door.
print-about-cards = Four on a page, to cut apart. Opponents stand on them as soon as they are drawn.
print-about-pairings = Who plays where in this round, for the wall.
print-about-slips = One for each game of the round: both scores, both signatures.
print-about-standings = As they are now, with the reason where two cards are level.
print-choice = What to print
print-pages =
    { $pages ->
        [one] { $pages } page, A4 or Letter
       *[other] { $pages } pages, A4 or Letter
    }
print-page = Page { $page } of { $of }
print-filled = With everything that is known
print-tables = Tables
print-noPhones = Phones cannot open these addresses: only this computer reaches the hall. Start the hall with --lan.
print-notDrawn = There is nothing to print before the first draw.
print-notArranged = No table has a place yet. On the page Desk, open Room plan.
print-name = Name
print-member = Number
print-numbered = No. { $member }
print-here = Here
print-paid = Paid
print-round = Rd
print-opponent = Opponent
print-points = Pts
print-signature = Signature
print-sitsOut = sits out
print-total = Total
print-won = Won
print-net = Net
print-checked = Checked by
print-zero = Write a single-digit spread with a zero: 04.
print-uncounted = ( ) does not count.
print-table = Table
print-roundName = Round
print-score = Score
print-toDesk = Both sign. The winner takes this to the desk.
print-follow = Scan to follow this table
print-drawnBy = Seed of the draw: { $seed }
print-asOf = as of { $time }
print-reasons = What decided between those with the same total
print-order = Order: { LIST($steps) }.
print-worth-win = Win { $points }
print-worth-skunk = { $points } by { $from } or more
print-worth-loss = loss { $points }.
`;
