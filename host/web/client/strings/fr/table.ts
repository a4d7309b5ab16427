// French: the page of the table's set-up.
import type { Strings } from '../type.ts';

export const table: Strings['table'] = {
  waiting: 'On attend la table.',
};
