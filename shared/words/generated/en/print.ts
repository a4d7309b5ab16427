// Written by `npm run words` from the catalogs. Do not edit.
export default `print-titles-door = Door list
print-titles-tables = Table numbers
print-titles-room = Room plan
print-titles-cards = Score cards
print-titles-pairings = Pairings
print-titles-slips = Result slips
print-titles-standings = Standings
print-titles-bracket = Bracket
print-about-door = Everyone by name, with boxes to tick and blank lines for guests.
print-about-tables = Two per page. The code opens the table on a phone.
print-about-room = A map of the tables, for the door.
print-about-cards = Four per page. Opponents are filled in after the draw.
print-about-pairings = Tables and opponents of this round, for the wall.
print-about-slips = One per game of the round, with both scores and both signatures.
print-about-standings = The current standings, with the tie-break where players are level.
print-about-bracket = The bracket in landscape, 32 places per page. Without “Fill in what is known” it is a wall chart to fill in by hand.
print-choice = What to print
print-pages =
    { $pages ->
        [one] { $pages } page, A4 or Letter
       *[other] { $pages } pages, A4 or Letter
    }
print-page = Page { $page } of { $of }
print-filled = Fill in what is known
print-tables = Tables
print-players = Players
print-winner = Winner
print-noPhones = Phones cannot open these addresses, because only this computer can reach the hall. Restart the hall with --lan.
print-notDrawn = There is nothing to print before the first draw.
print-notArranged = No table has a place yet. On the Desk page, open Room plan.
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
print-toDesk = Both players sign. The winner takes this slip to the desk.
print-follow = Scan to follow this table
print-drawnBy = Seed of the draw: { $seed }
print-asOf = as of { $time }
print-reasons = How ties were broken
print-order = Tie-breaks: { LIST($steps) }.
print-worth-win = Win { $points }
print-worth-skunk = { $points } by { $from } or more
print-worth-loss = loss { $points }.
print-titles-yearbook = Yearbook
print-about-yearbook = A season on paper: the table, the winners of each night, high hands, and head-to-head.
print-winners = Winners
print-hand = Hand
print-meetingsHelp = Read across: games won and lost against the players in these places.
`;
