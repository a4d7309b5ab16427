// First light: a peg, a greeting and a note. Each key moves the peg: 7 moves it 7 holes.
import { Display, Keypad, MugginsIO, Pegs, Tone } from '@muggins/board';
import five from 'johnny-five';

const io = new MugginsIO({ port: process.argv[2], lanes: 2 });
const end = ({ message }) => {
  console.error(message);
  process.exit(1);
};
io.on('error', end).on('disconnect', end);
const board = new five.Board({ io, repl: false });

board.on('ready', () => {
  const pegs = new Pegs({ board }).place(0, 1);
  const display = new Display({ board }).print('First light');
  const tone = new Tone({ board });
  new Keypad({ board }).on('press', ({ key }) => {
    pegs.advance(0, Number(key) || 1);
    display.clear().print(`${key}: hole ${pegs.lanes[0].front}`);
    tone.note('c5', 50);
  });
});
