// English: lists of players.
import { counted } from '../../message.ts';
import type { ListWords } from '../../pages/list.ts';

export const lists: ListWords = {
  load: 'Load a list of players',
  help: 'A CSV file with a line for each player. You check its columns before anything is imported.',
  columns: {
    name: 'name',
    first: 'first name',
    middle: 'middle name',
    last: 'last name',
    number: 'member number',
    club: 'club',
    skip: 'skip',
  },
  column: (number) => `Column ${number}`,
  hidden: 'never kept',
  head: 'The first row names the columns',
  wrong: {
    noName: (line) => `Line ${line} has no name. Add one, or delete the line.`,
    private: (line, text) =>
      `Line ${line}: '${text}' is an e-mail address or a telephone number, which Muggins does not keep. Skip the column, or delete it.`,
    twice: (line, text, before) =>
      `Line ${line}: '${text}' is on line ${before} already. Delete one of them.`,
    numberTwice: (line, text, before) =>
      `Line ${line}: number ${text} is on line ${before} already. Correct one of them.`,
    notCsv: (line) => `Line ${line} cannot be read: a quotation mark is missing. Save the list as CSV again.`,
    notText: () => 'This file is not CSV. In your spreadsheet, choose Save as, then CSV.',
    columns: () => 'Choose a meaning for each column. One of them must be the name.',
    refused: (line, refusal) => `Line ${line}: ${refusal}`,
  },
  more: (lines) => `${counted(lines, 'more line')} cannot be taken.`,
  nothing: 'Nothing was taken from the list. Correct it, then try again.',
  choose: 'Name the columns from left to right, such as --columns first,last,number. The words are:',
  dry: 'This would happen:',
  done: (added, changed, same) =>
    `${counted(added, 'player')} added, ${changed} changed, ${same} known already.`,
  alike: (name, known) =>
    `'${name}' looks like ${known}, who has another member number. If they are one person, merge them at the desk.`,
  added: 'New',
  changed: 'Changed',
  take: 'Take the list',
};
