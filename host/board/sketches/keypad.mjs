// Tests the keypad and the buttons: press each one. The display shows the key, how long it was pressed, and what is missing.
import { Display, Keypad, MugginsIO, Pegs } from '@muggins/board';
import five from 'johnny-five';

const io = new MugginsIO({ port: process.argv[2], lanes: 2 });
const end = ({ message }) => {
  console.error(message);
  process.exit(1);
};
io.on('error', end).on('disconnect', end);
const board = new five.Board({ io, repl: false });

board.on('ready', () => {
  const missing = new Set([...'123A456B789C*0#D', 'P1', 'P2', 'MUGGINS', 'UNDO']);
  const total = missing.size;
  const pegs = new Pegs({ board });
  const display = new Display({ board });
  let pressed = 0;

  const show = (text) => {
    pegs.place(0, total - missing.size);
    const rest = [...missing].join(' ');
    display.set([
      text,
      missing.size > 0 ? `Missing: ${missing.size}` : 'All keys work',
      rest,
      rest.slice(20),
    ]);
  };
  new Keypad({ board })
    .on('down', ({ key, time }) => {
      missing.delete(key);
      pressed = time;
      show(`${key} down`);
    })
    // The board counts milliseconds up to 16,383.
    .on('up', ({ key, time }) => show(`${key} up, ${(time - pressed + 16384) % 16384} ms`));
  show('Press each key');
});
