flash-title = Write the firmware
flash-about = Writes the firmware into a board that is plugged into this computer, and reads it back.
flash-none = This browser cannot do that. Use Chrome or Edge on a computer, at http://localhost or by https; or run: muggins flash
flash-busy = This table has a board open. To write that one, end the table first.
flash-board = Board
flash-kinds-uno = Arduino Uno
flash-kinds-mega = Arduino Mega 2560
flash-write = Choose the port and write
flash-leave = Leave the cable in until this is done.

flash-writing = Writing, { NUMBER($done, style: "percent") }
flash-reading = Reading back, { NUMBER($done, style: "percent") }

flash-done =
    { $bytes ->
        [one] { $bytes } byte written and read back. The { $board } is ready. Start a table with it.
       *[other] { $bytes } bytes written and read back. The { $board } is ready. Start a table with it.
    }
flash-noSync = The boot loader does not answer. Is this an { $board }, and is this its port? Unplug everything from pins 0 and 1, and try another cable. For an old boot loader, run: muggins flash --baud 57600
flash-wrongChip = The processor (signature { $signature }) does not belong to an { $board }. Nothing was written. Muggins needs an Uno R3 or a Mega 2560.
flash-otherBoard = This is an { $found }, not an { $board }. Nothing was written. Choose { $found } and write again.
flash-notVerified = The board did not keep byte { $address }. Write again with a short cable in another USB port. If it happens again, the processor is worn out.
flash-unsuitable = This is an { $board }. Muggins does not run on its processor. Use an Uno R3, a Mega 2560, or a clone of one.
flash-refused = The boot loader stopped answering. Press reset on the board and write again.
flash-notOpened = Another program is using the port. Stop the table that uses this board, or close the serial monitor, and write again.
flash-cut = The connection broke before the end. Plug the board in and write again: its boot loader is unharmed.
flash-noImage = The host did not send the firmware. Reload this page, or run: muggins flash
