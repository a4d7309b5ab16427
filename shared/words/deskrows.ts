// The four rows of a table that plays for a hall, where they tell something else than the game.
import { type DeskNote, type DeskScreen, lastToPress } from '../table/desk.ts';
import { plain } from '../table/names.ts';
import type { Language } from './catalog.ts';
import type { Rows } from './display.ts';
import { Names } from './names.ts';
import { spread } from './rows.ts';
import type { Code, Figures } from './say.ts';
import { COLUMNS, fitted, shortKnown, unaccented } from './short.ts';

type DeskCode = Extract<Code, `desk-${string}`> extends `desk-${infer C}` ? C : never;
/** A row of the desk by its code. */
type Said = (code: DeskCode, figures?: Figures) => string;

/** The rows of a screen. */
export function deskRows(screen: DeskScreen, language: Language): Rows {
  const said: Said = (code, figures) => shortKnown(language, `desk-${code}`, figures) ?? code;
  const [first, second, third, fourth] = rowsOf(screen, said).map((row) => unaccented(row).slice(0, COLUMNS));
  return [first ?? '', second ?? '', third ?? '', fourth ?? ''];
}

function rowsOf(screen: DeskScreen, said: Said): readonly string[] {
  switch (screen.code) {
    case 'joining':
      return joiningRows(screen, said);
    case 'duplicate': {
      const { table, other } = screen;
      const which = table === other ? said('twoAre', { table }) : said('copyOf', { table: other });
      return [which, said('oneJournal'), said('askDesk'), said('goOn')];
    }
    case 'waits':
      return waitingRows(screen, said);
    case 'called':
      return calledRows(screen, said);
    case 'sign': {
      const { names, lines, signed, next, note } = screen;
      const waits = lastToPress(names, signed);
      return [
        resultRow(names, lines),
        waits === undefined ? said('eachSign') : said('oneSigns', { player: new Names([waits]) }),
        said('notRight'),
        next ? said('nextPlayers') : sayDeskNote(note, said),
      ];
    }
    case 'whoDoubts':
      return [
        resultRow(screen.names, screen.lines),
        said('whoDoubts'),
        said('itIsRight'),
        screen.seats ? said('wrongSeats') : '',
      ];
    case 'judge':
      return [resultRow(screen.names, screen.lines), said('judgeComes'), said('pleaseWait')];
    case 'signed':
      return [resultRow(screen.names, screen.lines), said('bothSigned'), '', sayDeskNote(screen.note, said)];
  }
}

function joiningRows(
  screen: Extract<DeskScreen, { readonly code: 'joining' }>,
  said: Said,
): readonly string[] {
  switch (screen.step) {
    case 'silent':
      return ['Muggins', said('hallSilent')];
    case 'shut':
      return ['Muggins', said('joinShut'), said('joinShut2')];
    case 'full':
      return ['Muggins', said('joinFull'), said('pleaseWait')];
    case 'open':
      return [said('join'), plain(screen.night ?? ''), '', said('joinOk')];
    case 'waiting':
      return [said('joinWaiting'), said('joinWaiting2'), '', said('board', { ticket: screen.ticket })];
  }
}

function waitingRows(
  { table, connected, note }: Extract<DeskScreen, { readonly code: 'waits' }>,
  said: Said,
): readonly string[] {
  const sent = sayDeskNote(note, said) || said('hallHeard');
  return [
    said('notCalled'),
    said('atTable', { table }),
    said('ownGame'),
    connected ? sent : said('hallSilent'),
  ];
}

function calledRows(
  { table, names, colours, sat }: Extract<DeskScreen, { readonly code: 'called' }>,
  said: Said,
): readonly string[] {
  const who = (side: 0 | 1): string =>
    said('colour', { player: new Names([names[side]]), colour: colours[side] });
  const waits = lastToPress(names, sat);
  return [
    said('atTable', { table }),
    who(0),
    who(1),
    waits === undefined ? said('eachPress') : said('onePress', { player: new Names([waits]) }),
  ];
}

/** `Ann 3 +34  Bob 0 -34`. */
function resultRow([left, right]: readonly [string, string], lines: readonly [string, string]): string {
  const cell = (name: string, line: string, width: number): string =>
    fitted(width, plain(name), (short) => `${short} ${line}`);
  const width = (COLUMNS - 1) / 2;
  return spread(cell(left, lines[0], Math.floor(width)), cell(right, lines[1], Math.ceil(width)));
}

/** What is on its way to the desk. */
const sayDeskNote = (note: DeskNote, said: Said): string => {
  if (note === null) return '';
  return note.waiting === 0 ? said('sent') : said('waiting', { results: note.waiting });
};
