// What the routes of a hall are made of.
import type { Hall } from '../../hall/index.ts';
import type { CredentialOptions } from '../kit/credentials.ts';
import { Credentials } from '../kit/credentials.ts';
import type { App, SiteParts } from '../kit/parts.ts';

/** Players whose phones can have a place: those whom a club meets in ten years. */
const PLAYERS = 500;

/** The one role that a phone can take in a hall. */
export type HallRole = 'player';
export type HallCredentials = Credentials<HallRole>;

/** The keys of a hall, as its file has them. @throws what the disk says, if the file cannot be written */
export const hallCredentials = (options: CredentialOptions = {}): HallCredentials =>
  new Credentials({ player: { places: PLAYERS, kept: 'players' } }, options);

/** What every route and the live line share. */
export type HallSite = SiteParts<HallRole>;
export type HallApp = App<HallRole>;

/** Everything that routes need. */
export interface HallParts extends HallSite {
  readonly hall: Hall;
  /** The message of this moment, as text. */
  readonly night: () => string;
  readonly now: () => number;
}
