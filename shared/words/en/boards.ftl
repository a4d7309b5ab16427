boards-title = Boards
boards-here = { $here } of { $of } connected
boards-number = Table number
boards-connect = Connect
boards-replaces = Table { $table } already has a board. This one will replace it.
boards-ready = connected
boards-away = not connected
boards-unplugged = unplugged
boards-waiting =
    { $results ->
        [one] { $results } result waiting
       *[other] { $results } results waiting
    }
boards-forget = Forget this board
boards-forgetHelp = Table { $table } then plays on paper until you connect a board. Results stored on this board arrive when you reconnect it.
boards-twin = Table { $table } has a copy of table { $with }’s games. Give one of them its own folder.
boards-twinHelp = Stop Muggins at table { $table }. Restart it with --data and the name of a new folder, then connect it again.
boards-two = Two computers identify as table { $table }. One is a copy of the other.
boards-twoHelp = Find the one that is not at this table and stop Muggins there. Restart it with --data and the name of a new folder, then connect it again.
boards-awayCalled = Table { $table } has a game, but its board is not connected.
boards-awayHelp = Switch the board on and connect it to this network. Or forget it and play this table on paper.
boards-unpluggedCalled = The board at table { $table } is unplugged.
boards-unpluggedHelp = Plug in its cable. The game resumes where it stopped.
boards-letIn = Let a table in
boards-open = Tables can join for 1 minute. Press NEXT on the board.
boards-shut = Stop letting tables in
boards-ticket = Board { $ticket }
boards-asks = Each board shows its own number. Enter the table it is on.
