// English: what the host says in English already is passed on.
import { type HostWords, typeset } from '../host.ts';

/** The host speaks English. */
export const host: HostWords = {
  result: ({ result }) => typeset(result?.spoken ?? ''),
  ruling: ({ spoken, countSpoken }) => typeset(spoken.replace(` Counted: ${countSpoken}.`, '')),
  count: ({ countSpoken }) => typeset(countSpoken),
  move: typeset,
};
