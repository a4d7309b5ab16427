// Written by `npm run words` from the catalogs. Do not edit.
export default `flash-title = Install the firmware
flash-about = Writes the firmware to a board plugged into this computer, then reads it back to verify it.
flash-none = This browser cannot flash a board. Use Chrome or Edge on a computer, at http://localhost or over https. Or run: muggins flash
flash-busy = This table is using a board. To flash that board, stop the table first.
flash-board = Board
flash-kinds-uno = Arduino Uno
flash-kinds-mega = Arduino Mega 2560
flash-write = Choose port and flash
flash-leave = Keep the cable plugged in until flashing is done.
flash-writing = Writing: { NUMBER($done, style: "percent") }
flash-reading = Verifying: { NUMBER($done, style: "percent") }
flash-done =
    { $bytes ->
        [one] { NUMBER($bytes, useGrouping: "always") } byte written and verified. The { $board } is ready. Start a table with it.
       *[other] { NUMBER($bytes, useGrouping: "always") } bytes written and verified. The { $board } is ready. Start a table with it.
    }
flash-noSync = The boot loader does not answer. Check that the board is an { $board } and that this is its port. Unplug everything from pins 0 and 1, and try another cable. For an old boot loader, run: muggins flash --baud 57600
flash-wrongChip = This processor (signature { $signature }) does not belong to an { $board }. Nothing was written. Use an Uno R3 or a Mega 2560.
flash-otherBoard = This is an { $found }, not an { $board }. Nothing was written. Choose { $found } and flash again.
flash-notVerified = The board did not keep byte { $address }. Flash again with a short cable in another USB port. If it fails again, the processor is worn out.
flash-unsuitable = This is an { $board }. Muggins does not run on it. Use an Uno R3, a Mega 2560, or a clone of one.
flash-refused = The boot loader stopped answering. Press reset on the board and flash again.
flash-notOpened = Another program is using the port. Stop the table that uses this board, or close the serial monitor, and flash again.
flash-cut = The connection was lost. Plug the board in and flash again. The boot loader is not damaged.
flash-noImage = The host did not send the firmware. Reload this page, or run: muggins flash
`;
