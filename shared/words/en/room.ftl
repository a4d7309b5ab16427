room-title = Room plan
room-door = Door
room-help = Phones show players the way to their table. The plan is the room as you come in: the door is at the bottom. Drag a table to its place, or tap the table and then the place. By keyboard: Enter picks a table up, arrows move it, Enter puts it down.
room-none = optional
room-placed =
    { $of ->
        [one] { $tables } of { $of } table
       *[other] { $tables } of { $of } tables
    }
room-columns = Tables in a row
room-order = Numbers run
room-orders-left = from the left
room-orders-snake = to and fro
room-arrange = Put in rows
room-again = Put all tables in rows again? Each gets a new place.
room-unplaced = Without a place:
room-free = Free: row { $row }, place { $place }
room-column = column { $column } of { $of }
room-held = Table { $table }: choose its new place.
room-off = Take table { $table } off the plan
room-away = not here tonight

room-where = Row { $row } from the door, place { $place } from the { $end ->
        [left] left
       *[right] right
    }.
room-whereAlone = Row { $row } from the door, alone in its row.
