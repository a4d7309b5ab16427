// serialport as Johnny-Five 2.1 and firmata 2.3 ask for it (`^8`: the module is the class, `new SerialPort(path, options)`), on the
// stream and the bindings of serialport 13.
const { autoDetect } = require('@serialport/bindings-cpp');
const { SerialPortStream } = require('@serialport/stream');

const binding = autoDetect();
// firmata opens at 57600 baud unless asked; a board with the firmware of Muggins speaks at its own speed.
const baudRate = 115_200;

class SerialPort extends SerialPortStream {
  constructor(path, _options, opened) {
    super({ binding, path, baudRate }, opened);
  }

  static list() {
    return binding.list();
  }
}

module.exports = SerialPort;
