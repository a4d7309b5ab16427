// The style sheets of each page, in the order of its HTML file, and the elements that components stand in there.

import desk from '../hall/desk.css?inline';
import deskBoards from '../hall/deskboards.css?inline';
import deskPots from '../hall/deskpots.css?inline';
import deskRoom from '../hall/deskroom.css?inline';
import dialog from '../hall/dialog.css?inline';
import floorPlan from '../hall/floorplan.css?inline';
import remedies from '../hall/judge.css?inline';
import paper from '../hall/paper.css?inline';
import phone from '../hall/phone.css?inline';
import print from '../hall/print.css?inline';
import television from '../hall/television.css?inline';
import televisionBars from '../hall/televisionbars.css?inline';
import televisionTall from '../hall/televisiontall.css?inline';
import colours from '../kit/colours.css?inline';
import shell from '../kit/shell.css?inline';
import type from '../kit/type.css?inline';
import games from '../table/games.css?inline';
import help from '../table/help.css?inline';
import judge from '../table/judge.css?inline';
import board from '../table/page.css?inline';
import papers from '../table/papers.css?inline';
import scoreboard from '../table/scoreboard.css?inline';
import seat from '../table/seat.css?inline';
import seatLook from '../table/seatlook.css?inline';
import seatStudy from '../table/seatstudy.css?inline';
import table from '../table/table.css?inline';
import type { Style } from './component.ts';
import shelf from './shelf.css?inline';

const SHEETS: Readonly<Record<Style, readonly string[]>> = {
  scoreboard: [scoreboard],
  board: [board],
  seat: [papers, seat, seatLook, seatStudy],
  table: [table],
  games: [games],
  help: [help],
  judge: [judge, remedies],
  television: [television, televisionBars, televisionTall],
  desk: [desk, dialog, deskBoards, deskPots, deskRoom],
  phone: [phone, floorPlan],
  print: [print, paper, floorPlan],
};

/** All that a page of this kind wears. */
export const sheetsOf = (style: Style): readonly string[] => [type, colours, shell, ...SHEETS[style], shelf];
