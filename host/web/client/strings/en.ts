// Everything that the pages say, in English.
import { common, pages } from './en/common.ts';
import { seat, table } from './en/seats.ts';

export const en = { pages, common, seat, table };
