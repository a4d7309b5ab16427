// A thermometer from -20 to 40 degrees Celsius, 2 holes a degree. It reads the numbers that another program prints, one a line:
//   sensor | node thermometer.mjs
// The first lane shows the temperature, the second lane the lowest and the highest so far.
import { createInterface } from 'node:readline';
import { Display, MugginsIO, Pegs } from '@muggins/board';
import five from 'johnny-five';

const io = new MugginsIO({ port: process.argv[2], lanes: 2 });
const end = ({ message }) => {
  console.error(message);
  process.exit(1);
};
io.on('error', end).on('disconnect', end);
const board = new five.Board({ io, repl: false });

const holeOf = (degrees) => Math.round(2 * (Math.max(-20, Math.min(40, degrees)) + 20) + 1);
let lowest = Infinity;
let highest = -Infinity;

board.on('ready', () => {
  const pegs = new Pegs({ board }).clear();
  const display = new Display({ board });
  createInterface({ input: process.stdin }).on('line', (line) => {
    const degrees = Number.parseFloat(line.replace(',', '.'));
    if (!Number.isFinite(degrees)) return;
    lowest = Math.min(lowest, degrees);
    highest = Math.max(highest, degrees);
    pegs.place(0, holeOf(degrees)).place(1, holeOf(highest), holeOf(lowest));
    display.set([`${degrees} C`, `Lowest ${lowest} C`, `Highest ${highest} C`, '']);
  });
});
