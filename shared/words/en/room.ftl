room-title = Room plan
room-door = Door
room-help = Phones use this plan to show players the way to their table. You see the room as you walk in, with the door at the bottom. Drag a table to its place, or tap the table and then the place. With the keyboard: Enter picks up a table, the arrow keys move it, and Enter puts it down.
room-none = optional
room-placed =
    { $of ->
        [one] { $tables } of { $of } table
       *[other] { $tables } of { $of } tables
    }
room-columns = Tables per row
room-order = Number tables
room-orders-left = left to right
room-orders-snake = back and forth
room-arrange = Arrange in rows
room-again = Arrange all tables in rows again? Every table moves.
room-unplaced = Not on the plan:
room-free = Free: row { $row }, place { $place }
room-column = column { $column } of { $of }
room-held = Table { $table }: choose a new place.
room-off = Remove table { $table } from the plan
room-away = not used tonight

room-where = Row { $row } from the door, table { $place } from the { $end ->
        [left] left
       *[right] right
    }.
room-whereAlone = Row { $row } from the door, the only table in its row.
