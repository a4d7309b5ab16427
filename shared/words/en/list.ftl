list-load = Load a list of players
list-help = A CSV file with a line for each player. You check its columns before anything is imported.
list-columns-name = name
list-columns-first = first name
list-columns-middle = middle name
list-columns-last = last name
list-columns-number = member number
list-columns-club = club
list-columns-skip = skip
list-column = Column { $number }
list-hidden = never kept
list-head = The first row names the columns
list-more =
    { $lines ->
        [one] { $lines } more line cannot be taken.
       *[other] { $lines } more lines cannot be taken.
    }
list-nothing = Nothing was taken from the list. Correct it, then try again.
list-choose = Name the columns from left to right, such as --columns first,last,number. The words are:
list-dry = This would happen:
list-done =
    { $added ->
        [one] { $added } player added, { $changed } changed, { $same } known already.
       *[other] { $added } players added, { $changed } changed, { $same } known already.
    }
list-alike = “{ $name }” looks like { $known }, who has another member number. If they are one person, merge them at the desk.
list-added = New
list-changed = Changed
list-take = Take the list

list-wrong-noName = Line { $line } has no name. Add one, or delete the line.
list-wrong-private = Line { $line }: “{ $text }” is an e-mail address or a phone number. Muggins does not keep those. Skip the column, or delete it.
list-wrong-twice = Line { $line }: “{ $text }” is already on line { $before }. Delete one of them.
list-wrong-numberTwice = Line { $line }: number { $text } is already on line { $before }. Correct one of them.
list-wrong-notCsv = Muggins cannot read line { $line }: a quotation mark is missing. Save the list as CSV again.
list-wrong-notText = This file is not CSV. In your spreadsheet, choose Save as, then CSV.
list-wrong-columns = Choose a meaning for each column. One of them must be the name.
list-wrong-refused = Line { $line }: { $refusal }
