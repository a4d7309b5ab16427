// serialport as Johnny-Five 2.1 and firmata 2.3 ask for it (`^8`: the module is the class, `new SerialPort(path, options)`), on the
// serialport 13 that comes with Muggins. Within their folders, where no other package finds it.
import { BAUD } from '../../hardware/board.ts';

/** Who asks for the old one. */
const ASKERS = ['firmata', 'johnny-five'] as const;

const MANIFEST = {
  name: 'serialport',
  // What they ask for, and none that was published.
  version: '8.99.0',
  private: true,
  license: 'MIT',
  author: 'The Muggins contributors',
  description: 'The interface of serialport 8 on serialport 13.',
  main: 'index.js',
} as const;

// firmata opens at 57600 baud unless asked; a board with the firmware of Muggins speaks at its own speed.
const CODE = `// The interface of serialport 8 on the stream and the bindings of serialport 13.
const { autoDetect } = require('@serialport/bindings-cpp');
const { SerialPortStream } = require('@serialport/stream');

const binding = autoDetect();

class SerialPort extends SerialPortStream {
  constructor(path, _options, opened) {
    super({ binding, path, baudRate: ${BAUD} }, opened);
  }

  static list() {
    return binding.list();
  }
}

module.exports = SerialPort;
`;

/** Files by their paths in the package. */
export const CLASSIC: Readonly<Record<string, string>> = Object.fromEntries(
  ASKERS.flatMap((asker) => {
    const folder = `node_modules/${asker}/node_modules/serialport`;
    return [
      [`${folder}/package.json`, `${JSON.stringify(MANIFEST, undefined, 2)}\n`],
      [`${folder}/index.js`, CODE],
    ];
  }),
);
