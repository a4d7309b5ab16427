// Pegs for two players with a real pack of cards: key the points, then press P1 or P2. UNDO takes back the last score, and any
// other key clears the points.
import { Display, Effects, Keypad, MugginsIO, Pegs } from '@muggins/board';
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
  const earlier = [];
  let points = 0;

  const show = () => {
    const [first, second] = pegs.lanes.map(({ front }) => front);
    display.set([`P1 ${first}`, `P2 ${second}`, '', points > 0 ? `${points} for ...` : '']);
  };
  const score = (player) => {
    earlier.push(pegs.lanes);
    pegs.advance(player, points);
    if (pegs.lanes[player].front === 121) effects.play('win', player);
  };
  new Keypad({ board }).on('press', ({ key }) => {
    const player = ['P1', 'P2'].indexOf(key);
    if (player >= 0 && points > 0) score(player);
    if (key === 'UNDO' && earlier.length > 0) pegs.set(earlier.pop());
    // 29 is the most that a hand can count.
    const keyed = /^\d$/.test(key) ? points * 10 + Number(key) : 0;
    points = keyed <= 29 ? keyed : Number(key);
    show();
  });
  show();
});
