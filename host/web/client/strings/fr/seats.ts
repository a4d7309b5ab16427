// French: the pages of seats and of the table's set-up.
import type { Strings } from '../type.ts';

export const seat: Strings['seat'] = {
  waiting: 'On attend la table.',
};

export const table: Strings['table'] = {
  waiting: 'On attend la table.',
};
