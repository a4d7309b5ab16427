// A clock. The first lane is the day, 5 holes an hour; the second lane is the hour, 2 holes a minute.
import { Display, MugginsIO, Pegs } from '@muggins/board';
import five from 'johnny-five';

const io = new MugginsIO({ port: process.argv[2], lanes: 2 });
const end = ({ message }) => {
  console.error(message);
  process.exit(1);
};
io.on('error', end).on('disconnect', end);
const board = new five.Board({ io, repl: false });

board.on('ready', () => {
  const pegs = new Pegs({ board });
  const display = new Display({ board });
  const show = () => {
    const now = new Date();
    const minutes = now.getMinutes() + now.getSeconds() / 60;
    const hours = now.getHours() + minutes / 60;
    pegs.set([hours * 5, minutes * 2].map((holes) => ({ front: 1 + Math.floor(holes), rear: 0 })));
    display.set([now.toLocaleTimeString('en-GB'), now.toLocaleDateString('en-GB'), '', '']);
  };
  show();
  board.loop(1000, show);
});
