// Defines every element of a table's pages.
import '../table/gamesview.ts';
import '../table/help.ts';
import '../table/judgeview.ts';
import '../table/newgame.ts';
import '../table/page.ts';
import '../table/playeredit.ts';
import '../table/scoreview.ts';
import '../table/seatview.ts';
import '../table/tableview.ts';
import '../table/throws.ts';
import '../table/undolist.ts';
import '../table/flash/flasher.ts';
import { TABLE_WORDS } from '../table/language.ts';

export const { speak } = TABLE_WORDS;
