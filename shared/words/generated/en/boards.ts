// Written by `npm run words` from the catalogs. Do not edit.
export default `boards-title = Boards
boards-here = { $here } of { $of } here
boards-number = Table
boards-connect = Connect
boards-replaces = Table { $table } has a board already. The new one takes its place.
boards-ready = here
boards-away = away
boards-unplugged = unplugged
boards-waiting =
    { $results ->
        [one] { $results } result waiting
       *[other] { $results } results waiting
    }
boards-forget = Forget this board
boards-forgetHelp = Table { $table } is played on paper until a board is connected to it. Results that wait at the board come when it is connected again.
boards-twin = Table { $table } has a copy of table { $with }’s games: give one of them a folder of its own.
boards-twinHelp = End Muggins at table { $table }. Start it there with --data and the name of a new folder, and connect it again.
boards-two = Two machines come as table { $table }: one is a copy of the other.
boards-twoHelp = End Muggins at the one that is not at this table. Start it there with --data and the name of a new folder, and connect it again.
boards-awayCalled = A game is called to table { $table }, and its board is away.
boards-awayHelp = Switch it on, in this network. Or forget it, and play this table on paper.
boards-unpluggedCalled = The board of table { $table } is unplugged.
boards-unpluggedHelp = Plug its cable in. The game goes on where it was.
boards-letIn = Let a table in
boards-open = Tables can join for 1 minute. Press NEXT at the board.
boards-shut = Close the door
boards-ticket = Board { $ticket }
boards-asks = Each board shows its own number. Give it the number of its table.
`;
