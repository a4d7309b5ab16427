// The line of the table's pages: the lanes wear the colours that the table has.
import type { TableMessage } from '../../web/table/types.ts';
import { type LineListener, type Link, openLine } from '../kit/link.ts';
import { wearColours } from '../track/palette.ts';

/** Opens the line to a table. */
export const openTableLine = ({ message, ...rest }: LineListener<TableMessage>): Link<TableMessage> =>
  openLine<TableMessage>({
    ...rest,
    message(heard) {
      if (heard.type === 'state') wearColours(heard.settings.colours);
      message(heard);
    },
  });
