// What the routes of the table are made of, and the answer to a request that is refused.
import { DEFAULT } from '../../../shared/words/default.ts';
import { peopleOf, sayComplaint, sayRefusal } from '../../../shared/words/index.ts';
import type { Table, TableRefusal } from '../../table/index.ts';
import { type CredentialOptions, Credentials } from '../kit/credentials.ts';
import type { Asked, SiteParts } from '../kit/parts.ts';
import { failure } from '../kit/validation.ts';
import type { TableService } from './service.ts';

/** Seats that can have a phone: as many as any rule set has players. */
const SEATS = 6;

/** The keys of a table, as its file has them: of the host, and of every seat's phone. */
export const seatCredentials = (options: CredentialOptions = {}): Credentials =>
  new Credentials({ seat: SEATS }, options);

/** Everything that routes need. */
export interface Parts extends SiteParts {
  readonly table: Table;
  readonly service: TableService;
  /** The state message of this moment, as text. */
  readonly state: () => string;
  /** Addresses under which phones reach this table; null where there is no network, and each page is a tab of one browser. */
  readonly phones: () => readonly string[] | null;
}

/** The seat of a phone; -1 for the host. */
export function seatOf(context: Asked): number {
  const access = context.get('access');
  return access.kind === 'place' ? access.place : -1;
}

/** The status of refusals that do not come from the rules. */
const STATUS: Readonly<Record<string, 409 | 423 | 503>> = {
  disk: 503,
  inDoubt: 503,
  movedOn: 409,
  paused: 423,
  deskOnly: 423,
};

/** The answer to a request that is refused; `players` are those of the game, for the words. */
export function refused(
  context: Asked,
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
