// The four rows of a table that plays for a hall, where they tell something else than the game.
import { type DeskNote, type DeskScreen, lastToPress } from '../table/desk.ts';
import { plain } from '../table/names.ts';
import type { Rows } from './display.ts';
import type { Language } from './language.ts';
import { COLUMNS, fitted } from './naming.ts';
import { spread } from './rows.ts';
import { type DeskWording, unaccented } from './wording.ts';

/** The rows of a screen. */
export function deskRows(screen: DeskScreen, { display, pages }: Language): Rows {
  const colourWord = (name: string): string =>
    (pages.table.colours as Readonly<Record<string, string>>)[name] ?? name;
  const [first, second, third, fourth] = rowsOf(screen, { ...display.desk, colourWord }).map((row) =>
    unaccented(row).slice(0, COLUMNS),
  );
  return [first ?? '', second ?? '', third ?? '', fourth ?? ''];
}

type Said = DeskWording & { readonly colourWord: (name: string) => string };

function rowsOf(screen: DeskScreen, words: Said): readonly string[] {
  switch (screen.code) {
    case 'joining':
      return joiningRows(screen, words);
    case 'duplicate': {
      const { table, other } = screen;
      const which = table === other ? words.twoAre(table) : words.copyOf(other);
      return [which, words.oneJournal, words.askDesk, words.goOn];
    }
    case 'waits':
      return waitingRows(screen, words);
    case 'called':
      return calledRows(screen, words);
    case 'sign': {
      const { names, lines, signed, next, note } = screen;
      const waits = lastToPress(names, signed);
      return [
        resultRow(names, lines),
        waits === undefined ? words.eachSign : fitted(COLUMNS, plain(waits), words.oneSigns),
        words.notRight,
        next ? words.nextPlayers : sayDeskNote(note, words),
      ];
    }
    case 'whoDoubts':
      return [
        resultRow(screen.names, screen.lines),
        words.whoDoubts,
        words.itIsRight,
        screen.seats ? words.wrongSeats : '',
      ];
    case 'judge':
      return [resultRow(screen.names, screen.lines), words.judgeComes, words.pleaseWait];
    case 'signed':
      return [resultRow(screen.names, screen.lines), words.bothSigned, '', sayDeskNote(screen.note, words)];
  }
}

function joiningRows(
  screen: Extract<DeskScreen, { readonly code: 'joining' }>,
  words: Said,
): readonly string[] {
  switch (screen.step) {
    case 'silent':
      return ['Muggins', words.hallSilent];
    case 'shut':
      return ['Muggins', ...words.joinShut];
    case 'full':
      return ['Muggins', ...words.joinFull];
    case 'open':
      return [words.join, plain(screen.night ?? ''), '', words.joinOk];
    case 'waiting':
      return [...words.joinWaiting, '', words.board(screen.ticket)];
  }
}

function waitingRows(
  { table, connected, note }: Extract<DeskScreen, { readonly code: 'waits' }>,
  words: Said,
): readonly string[] {
  const sent = sayDeskNote(note, words) || words.hallHeard;
  return [words.notCalled, words.atTable(table), words.ownGame, connected ? sent : words.hallSilent];
}

function calledRows(
  { table, names, colours, sat }: Extract<DeskScreen, { readonly code: 'called' }>,
  words: Said,
): readonly string[] {
  const who = (side: 0 | 1): string =>
    fitted(COLUMNS, plain(names[side]), (name) => words.colour(name, words.colourWord(colours[side])));
  const waits = lastToPress(names, sat);
  return [
    words.atTable(table),
    who(0),
    who(1),
    waits === undefined ? words.eachPress : fitted(COLUMNS, plain(waits), words.onePress),
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
const sayDeskNote = (note: DeskNote, words: DeskWording): string => {
  if (note === null) return '';
  return note.waiting === 0 ? words.sent : words.waiting(note.waiting);
};
