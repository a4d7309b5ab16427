// A hall's journal read from end to end: how much is in it, and whether all of it is sound.
import { checkFile } from '../journal/index.ts';
import { HALL_EVENTS } from './kind.ts';

/** What a hall's journal holds. */
interface HallGlance {
  readonly entries: number;
  readonly nights: number;
  readonly sound: boolean;
}

/** Reads the file of a hall's journal, or a backup of one, and changes nothing. Errors: missing, newer, damaged. */
export function checkHall(file: string): HallGlance {
  let nights = 0;
  const { entries, flaws, pages } = checkFile(file, HALL_EVENTS, ({ event }) => {
    if (event.type === 'nightOpened') nights += 1;
  });
  return { entries, nights, sound: flaws.length === 0 && pages };
}
