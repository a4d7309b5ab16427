// What a page is answered that asked for something and did not get it: the refusal, and the same in English.
import type { Context } from 'hono';
import { DEFAULT } from '../../../shared/words/default.ts';
import { peopleOf, sayComplaint, sayRefusal } from '../../../shared/words/index.ts';
import type { TableRefusal } from '../../table/index.ts';
import { failure } from '../kit/validation.ts';

/** What is none of the rules. */
const STATUS: Readonly<Record<string, 409 | 423 | 503>> = {
  disk: 503,
  inDoubt: 503,
  movedOn: 409,
  paused: 423,
  deskOnly: 423,
};

/** The answer; `players` are those of the game, for the words. */
export function refused(
  context: Context,
  players: readonly { readonly name: string }[],
  refusal: TableRefusal,
): Response {
  if (refusal.code === 'whoIs') return context.json({ refusal, ...failure('whoIs', refusal) }, 422);
  const names = players.map(({ name }) => name);
  const words =
    'details' in refusal ? sayComplaint(DEFAULT, refusal) : sayRefusal(DEFAULT, refusal, peopleOf(names));
  const status = STATUS[refusal.code];
  return status === undefined
    ? context.json({ error: refusal.code, refusal, players: names, words: words ?? refusal.code }, 422)
    : context.json({ error: refusal.code, refusal, words }, status);
}
