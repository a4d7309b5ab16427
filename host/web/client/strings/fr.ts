// Everything that the pages say, in French. A key that is missing here does not compile.
import { common, pages } from './fr/common.ts';
import { seat, table } from './fr/seats.ts';
import type { Strings } from './type.ts';

export const fr: Strings = { pages, common, seat, table };
