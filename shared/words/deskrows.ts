// The four rows of the display where they show something else than the game: phones that ask for a seat, or what a hall wants.
import { gamesToWin } from '../league/format/format.ts';
import {
  type DeskNote,
  type DeskScreen,
  type HallScreen,
  type HostScreen,
  lastToPress,
  type PhonesScreen,
} from '../table/desk.ts';
import { plain } from '../table/names.ts';
import type { Language } from './catalog.ts';
import { type Rows, spread } from './display.ts';
import { Names } from './names.ts';
import { type Figures, say } from './say.ts';
import { COLUMNS, fitted, short, shortRows, unaccented } from './short.ts';

/** The rows of a screen. */
export function deskRows(screen: DeskScreen, language: Language): Rows {
  if (screen.code === 'phones') return phoneRows(screen, language);
  const code = screen.code === 'joining' ? screen.step : screen.code;
  const [first = '', second = '', third = '', fourth = ''] = shortRows(
    language,
    `deskScreen-${code}`,
    figuresOf(screen, language),
  );
  return [first, second, third, fourth];
}

/** A row for each phone, and the way to refuse. */
function phoneRows({ phones }: PhonesScreen, language: Language): Rows {
  const rows = phones.map(({ name, button }) =>
    unaccented(short(language, 'display-phone', { player: new Names([plain(name)]), button })),
  );
  const [first = '', second = '', third = ''] = rows;
  return [first, second, third, short(language, 'display-refusePhones')];
}

function figuresOf(screen: HallScreen | HostScreen, language: Language): Figures {
  switch (screen.code) {
    case 'host':
      return { ...screen };
    case 'joining':
      return { ...screen, night: screen.step === 'open' ? plain(screen.night ?? '') : '' };
    case 'duplicate':
      return { ...screen, other: `${screen.other}`, same: screen.table === screen.other };
    case 'waits': {
      const note = sayDeskNote(language, screen.note) || say(language, 'deskNote-found');
      return { ...screen, note: screen.connected ? note : say(language, 'deskNote-lost') };
    }
    case 'called': {
      const { names, colours } = screen;
      const [first, second] = names.map(namesOf);
      return {
        ...screen,
        first,
        second,
        firstColour: colours[0],
        secondColour: colours[1],
        inMatch: screen.match !== null,
        match: matchText(screen.match, language),
        ...waitsFor(names, screen.sat),
      };
    }
    case 'sign': {
      const note = screen.next ? say(language, 'deskNote-next') : sayDeskNote(language, screen.note);
      return { note, result: resultRow(screen), ...waitsFor(screen.names, screen.signed) };
    }
    case 'whoDoubts':
      return { result: resultRow(screen), seats: screen.seats };
    case 'judge':
      return { result: resultRow(screen) };
    case 'signed':
      return { result: resultRow(screen), note: sayDeskNote(language, screen.note) };
  }
}

/** A side, in a row of the display: partners are two names. */
const namesOf = (side: string): Names => new Names(side.split(' + '));

/** `2-1, first to 3`; empty for a match of one game. */
function matchText(
  match: Extract<HallScreen, { readonly code: 'called' }>['match'],
  language: Language,
): string {
  if (match === null) return '';
  const { games, all, wins } = match;
  const target = all ? games : gamesToWin(match);
  return say(language, all ? 'deskMatch-all' : 'deskMatch-first', { wins: wins.join('-'), games: target });
}

/** The player who has not pressed, where the other one has. */
function waitsFor(names: readonly [string, string], done: readonly [boolean, boolean]): Figures {
  const waits = lastToPress(names, done);
  return waits === undefined ? { waits: false } : { waits: true, player: namesOf(waits) };
}

/** `Ann 3 +34  Bob 0 -34`. */
function resultRow({
  names,
  lines,
}: Pick<Extract<HallScreen, { readonly code: 'judge' }>, 'names' | 'lines'>): string {
  const cell = (side: 0 | 1, width: number): string =>
    fitted(width, plain(names[side]), (short) => `${short} ${lines[side]}`);
  const width = (COLUMNS - 1) / 2;
  return spread(cell(0, Math.floor(width)), cell(1, Math.ceil(width)));
}

/** What is on its way to the desk. */
const sayDeskNote = (language: Language, note: DeskNote): string => {
  if (note === null) return '';
  return note.waiting === 0
    ? say(language, 'deskNote-sent')
    : say(language, 'deskNote-unsent', { results: note.waiting });
};
