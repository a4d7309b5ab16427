// A reaction game for two. When the board flashes, press your button, P1 or P2: the faster player pegs 10 holes. If you press
// too early, your opponent pegs them. The game ends at hole 121.
import { Display, Effects, Keypad, MugginsIO, Pegs, Tone } from '@muggins/board';
import five from 'johnny-five';

const io = new MugginsIO({ port: process.argv[2], lanes: 2 });
const end = ({ message }) => {
  console.error(message);
  process.exit(1);
};
io.on('error', end).on('disconnect', end);
const board = new five.Board({ io, repl: false });

board.on('ready', () => {
  const pegs = new Pegs({ board }).clear();
  const display = new Display({ board });
  const effects = new Effects({ board });
  const tone = new Tone({ board });
  let state = 'pause';
  let flashed = 0;
  let timer;

  const flash = () => {
    state = 'flash';
    flashed = Date.now();
    effects.play('attention');
    display.set(['Press!', '', '', '']);
  };
  const wait = () => {
    state = 'wait';
    if (pegs.lanes.some(({ front }) => front === 121)) pegs.clear();
    display.set(['Wait for the flash', '', '', '']);
    timer = setTimeout(flash, 1000 + Math.random() * 3000);
  };
  new Keypad({ board }).on('press', ({ key }) => {
    const player = ['P1', 'P2'].indexOf(key);
    if (player < 0 || state === 'pause') return;
    clearTimeout(timer);
    const early = state === 'wait';
    const winner = early ? 1 - player : player;
    pegs.advance(winner, 10);
    display.set([early ? `${key} was too early` : `${key}: ${Date.now() - flashed} ms`, '', '', '']);
    tone.note(early ? 'c3' : 'c5', 200);
    if (pegs.lanes[winner].front === 121) effects.play('win', winner);
    state = 'pause';
    setTimeout(wait, 2000);
  });
  wait();
});
