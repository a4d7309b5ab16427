list-load = Import players
list-help = Choose a CSV file with one player per line. You check the columns before anything is imported.
list-columns-name = name
list-columns-first = first name
list-columns-middle = middle name
list-columns-last = last name
list-columns-number = member number
list-columns-club = club
list-columns-skip = skip
list-column = Column { $number }
list-hidden = not stored
list-head = The first row contains column names
list-more =
    { $lines ->
        [one] { $lines } more line has a mistake.
       *[other] { $lines } more lines have mistakes.
    }
list-nothing = Nothing was imported. Fix the file and try again.
list-choose = Name the columns from left to right, such as --columns first,last,number. The names are:
list-dry = This import would make these changes:
list-done =
    { $added ->
        [one] { $added } player added, { $changed } changed, { $same } already known.
       *[other] { $added } players added, { $changed } changed, { $same } already known.
    }
list-alike = “{ $name }” looks like { $known }, who has another member number. If this is the same person, merge the two at the desk.
list-added = New
list-changed = Changed
list-take = Import

list-wrong-noName = Line { $line } has no name. Add one, or delete the line.
list-wrong-private = Line { $line }: “{ $text }” is an e-mail address or a phone number, which Muggins does not store. Skip the column or delete it.
list-wrong-twice = Line { $line }: “{ $text }” is already on line { $before }. Delete one of them.
list-wrong-numberTwice = Line { $line }: number { $text } is already on line { $before }. Correct one of them.
list-wrong-notCsv = Line { $line } cannot be read: a quotation mark is missing. Save the list as CSV again.
list-wrong-notText = This file is not CSV. In your spreadsheet, choose Save as, then CSV.
list-wrong-columns = Choose what each column contains. One of them must be the name.
list-wrong-refused = Line { $line }: { $refusal }
