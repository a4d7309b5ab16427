// The games that a table has played for its hall: reports and their revisions, signatures, receipts. Pure steps from list to list.
import { createHash } from 'node:crypto';
import {
  canonicalReport,
  type GameReport,
  type GameSide,
  isFinalStage,
} from '../../../shared/league/index.ts';
import type { FromTableOf, ToTableOf } from '../messages.ts';
import type { LinkedGame } from './memory.ts';

type Games = readonly LinkedGame[];

/** How a game ended, before it has a revision. */
export type Ended = Omit<GameReport, 'revision' | 'digest'>;

const isSame = (a: GameReport['id'], b: GameReport['id']): boolean =>
  a.journal === b.journal && a.game === b.game;

const digested = (report: Omit<GameReport, 'digest'>): GameReport => ({
  ...report,
  digest: createHash('sha256')
    .update(canonicalReport({ ...report, digest: '' }))
    .digest('hex'),
});

/** Notes how a game ended. The same end again changes nothing; another one is the next revision, still unsigned. */
export function noteEnd(games: Games, ended: Ended, by: Pick<LinkedGame, 'names' | 'hall'>): Games {
  const known = games.find(({ report }) => isSame(report.id, ended.id));
  const same = known && digested({ ...ended, revision: known.report.revision });
  if (same !== undefined && same.digest === known?.report.digest) return games;
  const report = digested({ ...ended, revision: (known?.report.revision ?? 0) + 1 });
  const fresh: LinkedGame = {
    report,
    ...by,
    verdict: null,
    signed: [0, 0],
    asks: null,
    stands: null,
  };
  return [...games.filter((each) => each !== known), fresh];
}

/** The players say that they sat the other way, or take that back. The new revision is unsigned. */
export function swapSeats(games: Games, game: LinkedGame): Games {
  const { report, names, hall } = game;
  const { revision: _, digest: __, ...ended } = report;
  const flags = report.flags.filter((flag) => flag !== 'wrongSeats');
  const isSwapped = flags.length < report.flags.length;
  return noteEnd(games, { ...ended, flags: isSwapped ? flags : [...flags, 'wrongSeats'] }, { names, hall });
}

/**
 * A receipt came. What it is not for, it leaves alone. A hall that keeps once more what it had confirmed has begun anew from a
 * backup: it gets the signatures again. What it refuses is sent again.
 */
export function noteReceipt(games: Games, { id, digest, verdict, result }: ToTableOf<'receipt'>): Games {
  const noted = games.map((each): LinkedGame => {
    if (!isSame(each.report.id, id) || each.report.digest !== digest) return each;
    if (verdict === 'refused') return { ...each, verdict: null };
    if (each.verdict === null) return { ...each, verdict };
    return verdict === 'kept' ? { ...each, stands: null } : each;
  });
  return result === null ? noted : noteResults(noted, [result]);
}

/** The hall says how results of the table stand there. */
export function noteResults(games: Games, results: ToTableOf<'seat'>['results']): Games {
  return games.map((each) => {
    const stands = results.find(({ id }) => isSame(each.report.id, id));
    if (stands === undefined || stands.revision < each.report.revision) return each;
    const signed = (side: GameSide): number => {
      if (stands.signed[side]) return stands.revision;
      // What the hall had and has no more, the desk has taken back.
      return each.stands?.signed[side] ? 0 : each.signed[side];
    };
    const asks = stands.stage === 'disputed' ? null : each.asks;
    return { ...each, signed: [signed(0), signed(1)], asks, stands };
  });
}

/** The revision that is signed now: the desk may have corrected the result. */
const revisionOf = ({ report, stands }: LinkedGame): number =>
  Math.max(report.revision, stands?.revision ?? 0);

/** Who has signed the current revision. */
export function signaturesOf(game: LinkedGame): readonly [boolean, boolean] {
  const revision = revisionOf(game);
  return [game.signed[0] >= revision, game.signed[1] >= revision];
}

/** Whether nothing is open about a game, as far as the table knows. */
export function isSettled(game: LinkedGame): boolean {
  const { stands, asks } = game;
  if (stands !== null && isFinalStage(stands.stage)) return true;
  return asks === null && stands?.stage !== 'disputed' && !signaturesOf(game).includes(false);
}

/** Who sat where is the table's to say until the desk has changed the result. */
export const maySwap = ({ report, stands }: LinkedGame): boolean =>
  stands === null || stands.revision === report.revision;

const changed = (games: Games, game: LinkedGame, change: Partial<LinkedGame>): Games =>
  games.map((each) => (each === game ? { ...each, ...change } : each));

/** A side signs with its button. */
export function sign(games: Games, game: LinkedGame, side: GameSide): Games {
  const [left, right] = game.signed;
  const revision = revisionOf(game);
  return changed(games, game, { signed: side === 0 ? [revision, right] : [left, revision] });
}

/** A side wants the judge. */
export const doubt = (games: Games, game: LinkedGame, side: GameSide): Games =>
  changed(games, game, { asks: side });

/** Whether the hall has counted the report. One that it has set aside cannot be signed here. */
const counts = ({ verdict }: LinkedGame): boolean => verdict !== null && ['kept', 'known'].includes(verdict);

/** A result as the table sends it. Signatures that the hall has are left out: the desk may have taken them back. */
export function resultMessage(game: LinkedGame): FromTableOf<'result'> {
  const { report, stands, asks: dispute } = game;
  const [left, right] = signaturesOf(game);
  const signed = [left && !stands?.signed[0], right && !stands?.signed[1]] as const;
  return { type: 'result', report, revision: revisionOf(game), signed, dispute };
}

/** What the hall has not confirmed. */
export const unsaidOf = (games: Games): Games =>
  games.filter((game) => {
    const { signed, dispute } = resultMessage(game);
    return game.verdict === null || (counts(game) && (signed.includes(true) || dispute !== null));
  });
