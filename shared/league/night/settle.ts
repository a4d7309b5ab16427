// What makes a result final, and what takes it back: signatures, disputes, rulings, forfeits, the checker.
import type { GameSide } from '../cards/outcome.ts';
import { refused, type Stage } from '../refusal.ts';
import type { NightCommand, NightCommandOf } from './command.ts';
import type { NightFact } from './event.ts';
import { type Decided, facts } from './find.ts';
import { matchWith, winnerOf } from './matches.ts';
import { playedSince } from './stages.ts';
import { isFinal, type NightGame, type NightState, stageOf } from './state.ts';

/**
 * Signs for a side. The signature is for a revision, so that the signer has seen the result. Signing again changes nothing. If a match
 * is signed once, its earlier games are signed too.
 */
export function sign(
  state: NightState,
  { game, revision, side, by }: NightCommandOf<'sign'>,
  found: NightGame,
): Decided {
  const { result, signatures } = found;
  const stage = stageOf(found);
  if (signatures[side] !== undefined && result?.revision === revision) return facts();
  if (result === undefined || (stage !== 'over' && stage !== 'signedOnce'))
    return refused({ code: 'wrongStage', game, stage });
  if (result.revision !== revision)
    return refused({ code: 'otherRevision', game, stands: result.revision, signed: revision });
  const match = state.format.match.sign === 'match' ? matchWith(state, game) : undefined;
  const before = (match?.games ?? []).filter((each) => each.leg < found.leg && isUnsigned(each, side));
  const signed = (each: NightGame): NightFact => {
    const own = { game: each.game, revision: each.result?.revision ?? revision };
    return { type: 'signed', ...own, side, by };
  };
  return facts(...[...before, found].map(signed));
}

/** Whether a result needs the signature of a side. */
const isUnsigned = (game: NightGame, side: GameSide): boolean =>
  ['over', 'signedOnce'].includes(stageOf(game)) && game.signatures[side] === undefined;

/** A side says that the result is not right: the judge decides. */
export function dispute(_: NightState, { game, side }: NightCommandOf<'dispute'>, found: NightGame): Decided {
  const stage = stageOf(found);
  if (isFinal(found)) return refused({ code: 'finalResult', game });
  return stage === 'over' || stage === 'signedOnce'
    ? facts({ type: 'disputed', game, side })
    : refused({ code: 'wrongStage', game, stage });
}

/** A command for games that stand at one of these stages. */
const at =
  <C extends NightCommand>(stages: readonly Stage[], decided: (command: C) => Decided) =>
  (_: NightState, command: C, found: NightGame): Decided => {
    const stage = stageOf(found);
    return stages.includes(stage)
      ? decided(command)
      : refused({ code: 'wrongStage', game: found.game, stage });
  };

/** The judge confirms the result. Both sides sign again: no signature from before the ruling counts. */
export const rule = at<NightCommandOf<'rule'>>(['disputed'], ({ game, reason }) =>
  facts({ type: 'ruled', game, reason }, { type: 'gameReopened', game, reason }),
);

/** The desk gives a game to the one who is there. Needs the format's figures. */
export function forfeit(
  { format }: NightState,
  { game, loser, reason }: NightCommandOf<'forfeit'>,
  found: NightGame,
): Decided {
  if (isFinal(found)) return refused({ code: 'finalResult', game });
  const { forfeitWin, forfeitLoss } = format.attendance;
  if (forfeitWin === null) return refused({ code: 'unsettled', field: 'forfeitWin' });
  if (forfeitLoss === null) return refused({ code: 'unsettled', field: 'forfeitLoss' });
  return facts({ type: 'forfeited', game, loser, reason });
}

export function voidGame(_: NightState, { game, reason }: NightCommandOf<'void'>, found: NightGame): Decided {
  return isFinal(found) ? refused({ code: 'finalResult', game }) : facts({ type: 'voided', game, reason });
}

/**
 * Reopens a final game: takes back its signatures, its forfeit or its voiding. Refused if a later game depends on it or was played in its
 * place.
 */
export function reopenGame(
  state: NightState,
  { game, reason }: NightCommandOf<'reopenGame'>,
  found: NightGame,
): Decided {
  if (!isFinal(found)) return refused({ code: 'wrongStage', game, stage: stageOf(found) });
  const replays = (matchWith(state, game)?.games ?? []).filter(
    (each) => found.isVoid && each.leg > found.leg && winnerOf(each) !== undefined,
  );
  const games = [...replays.map((each) => each.game), ...playedSince(state, game)];
  return games.length > 0
    ? refused({ code: 'playedOn', games })
    : facts({ type: 'gameReopened', game, reason });
}

/** A void game is not played again. */
export const letBe = at<NightCommandOf<'letBe'>>(['void'], ({ game, reason }) =>
  facts({ type: 'letBe', game, reason }),
);

export const checkGame = at<NightCommandOf<'check'>>(['signed'], ({ game }) =>
  facts({ type: 'gameChecked', game }),
);
