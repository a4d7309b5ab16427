// The actions of `muggins table` and `muggins players`, for the commands and for completion.

export const TABLE_ACTIONS = [
  'show',
  'new',
  'pause',
  'resume',
  'abandon',
  'undo',
  'codes',
  'renew',
  'link',
] as const;

/** With how many names each takes. */
export const PLAYERS_ACTIONS = { list: 0, add: 1, rename: 2, set: 1, merge: 2, part: 1 } as const;
