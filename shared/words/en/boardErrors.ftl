## What can go wrong between host and board, and what to do next. Text between ` ` is typed as it is.

part-flashBoard = Run `muggins flash`, or upload firmware/muggins from the Arduino IDE.
part-listPorts = `muggins ports` lists the ports.

boardError-noPort =
    { $seen ->
        [0] No board found: this computer has no serial port. Plug the board in with a USB cable that carries data.
        [1] No board found: the only serial port does not look like one. Name it with --port. { part-listPorts }
       *[other] No board found among { $seen } serial ports. Name it with --port. { part-listPorts }
    }
boardError-unsuitable = { $port } is an { $board }, which has the wrong processor for Muggins. Use an Arduino Uno R3, a Mega 2560, or a clone of one.
boardError-portNotFound = There is no port { $port }. Is the board plugged in? { part-listPorts }
# $access: none if the system does not say who may open it, root if only root may, group for the members of $group.
boardError-permission =
    { $access ->
        [none] No permission to open { $port }. Is another program using it?
        [root] No permission to open { $port }: only root may. Install the udev rule hardware/pi/60-muggins.rules and plug the board in again.
       *[group] No permission to open { $port }. Its group is { $group }. Run `sudo usermod -aG { $group } $USER` and log in again.
    }
boardError-busy =
    { $count ->
        [0] Another program is using { $port }. Close it (the Arduino IDE’s serial monitor, an upload, another Muggins).
        [one] { LIST($programs) } is using { $port }. Close that program.
       *[other] { LIST($programs) } are using { $port }. Close these programs.
    }
boardError-holder =
    { $program ->
        [none] process { $process }
       *[other] { $program } (process { $process })
    }
boardError-notSerial = { $port } is not a serial port. To use another port, restart with --port. { part-listPorts }
boardError-openFailed =
    { $network ->
        [yes] Cannot open { $port }: { $reason }. Is the program that shares the board running there, such as `muggins emulate`?
       *[no] Cannot open { $port }: { $reason }. { part-listPorts }
    }
boardError-badPort = “{ $text }” is not a port. Enter a device such as /dev/ttyACM0 or COM3, or tcp://host:port.
boardError-handshakeTimeout = No answer from { $port } within { $seconds } s. Is it the right port, and does the board have power? { part-flashBoard }
boardError-notABoard =
    { $bytes ->
        [one] { $port } sent { $bytes } byte, but not what a Muggins board sends. Is it the right port? { part-flashBoard }
       *[other] { $port } sent { $bytes } bytes, but not what a Muggins board sends. Is it the right port? { part-flashBoard }
    }
boardError-wrongFirmware =
    { $firmware ->
        [none] The board at { $port } runs other firmware, not Muggins. { part-flashBoard }
       *[other] The board at { $port } runs “{ $firmware }”, not Muggins. { part-flashBoard }
    }
boardError-oldProtocol = The firmware of the board at { $port } is too old: it speaks contract { $version }, and this program speaks { $contract }. { part-flashBoard }
boardError-newProtocol = The firmware of the board at { $port } is too new: it speaks contract { $version }, and this program speaks { $contract }. Update Muggins, or flash the firmware that came with it.
# $uno: the lanes are too many for an Arduino Uno; else the firmware has fewer.
boardError-tooManyLanes =
    { $uno ->
        [yes] The board at { $port } is an Arduino Uno, which has at most { $most } lanes. This table has { $lanes }. Use a Mega 2560, or start with --lanes { $most }.
       *[no] The firmware of the board at { $port } has at most { $most } lanes. This table has { $lanes }. { part-flashBoard }
    }
boardError-lost = Lost the connection to { $port }: { $reason }. Check the cable.
boardError-restarted = The board at { $port } restarted.
boardError-refused = The board refused { $message } { $values } ({ $status }). Unplug its cable and plug it in again. If that does not help, run `muggins doctor`.
boardError-notConnected = No board is connected at { $port }. Plug it in. { part-listPorts }
# After one of the sentences above, on the pages of a table.
board-keepsTrying = Muggins keeps trying.
