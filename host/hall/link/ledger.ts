// The games that a table has played for its hall: reports and their revisions, signatures, receipts. Pure steps from list to list.
import { createHash } from 'node:crypto';
import {
  canonicalReport,
  type GameReport,
  type GameSide,
  isFinalStage,
} from '../../../shared/league/index.ts';
import type { ToTableOf } from '../index.ts';
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
    confirmed: [false, false],
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
export function noteReceipt(games: Games, { id, digest, verdict }: ToTableOf<'receipt'>): Games {
  return games.map((each) => {
    if (!isSame(each.report.id, id) || each.report.digest !== digest) return each;
    if (verdict === 'refused') return { ...each, verdict: null };
    if (each.verdict === null) return { ...each, verdict };
    return verdict === 'kept' ? { ...each, confirmed: [false, false] } : each;
  });
}

/** The hall says how the last results of the table stand there. */
export function noteSeat(games: Games, { results }: ToTableOf<'seat'>): Games {
  return games.map((each) => {
    const stands = results.find(({ id }) => isSame(each.report.id, id));
    if (stands === undefined || stands.revision < each.report.revision) return each;
    const { revision, lines, stage, signed: known } = stands;
    const signed = (side: GameSide): number => {
      if (known[side]) return revision;
      // What the hall had and has no more, the desk has taken back.
      return each.confirmed[side] ? 0 : each.signed[side];
    };
    return {
      ...each,
      signed: [signed(0), signed(1)],
      confirmed: known,
      asks: stage === 'disputed' ? null : each.asks,
      stands: { revision, lines, stage },
    };
  });
}

/** The revision that is signed now: the desk may have corrected the result. */
export const revisionOf = ({ report, stands }: LinkedGame): number =>
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

/** What is still to be said to the hall. */
interface Unsaid {
  readonly results: readonly GameReport[];
  readonly signs: readonly { readonly game: LinkedGame; readonly side: GameSide }[];
  readonly asks: readonly { readonly game: LinkedGame; readonly side: GameSide }[];
}

export function unsaidOf(games: Games): Unsaid {
  const counted = games.filter(counts);
  return {
    results: games.flatMap(({ report, verdict }) => (verdict === null ? [report] : [])),
    signs: counted.flatMap((game) =>
      ([0, 1] as const).flatMap((side) =>
        signaturesOf(game)[side] && !game.confirmed[side] ? [{ game, side }] : [],
      ),
    ),
    asks: counted.flatMap((game) => (game.asks === null ? [] : [{ game, side: game.asks }])),
  };
}
