// A night looked at once more, from its events alone: results that no game can have, and cards that say something else than what counts.
import { crossCheck, outcomeOf } from '../cards/crosscheck.ts';
import { checkOutcome, type GameOutcome, sharesOf } from '../cards/outcome.ts';
import { writeEntry, writeLine } from '../cards/writing.ts';
import { rulesOf } from '../format/parse.ts';
import type { OutcomeFault } from '../refusal.ts';
import type { Tagged } from '../tagged.ts';
import { type DeskTask, deskTasks } from './desk.ts';
import { gamesInRoom, withGame } from './rooms.ts';
import type { NightGame, NightState } from './state.ts';

interface NightFaults {
  /** A task for the desk, other than an empty chair. */
  task: { task: DeskTask };
  /** Both cards agree on something else than the result that counts. */
  otherResult: { game: string; entered: readonly [string, string]; stands: readonly [string, string] };
  impossible: { game: string; fault: OutcomeFault };
}

/** What two people who go through all cards of a night would find. Lists are by side, as cards are written. */
export type NightFault = Tagged<'code', NightFaults>;

/** Everything that does not agree in a night. */
export function nightFaults(state: NightState): readonly NightFault[] {
  const tasks = deskTasks(state, 0).filter(({ code }) => code !== 'chairEmpty');
  return [
    ...tasks.map((task): NightFault => ({ code: 'task', task })),
    ...gamesInRoom(state).flatMap((game) => gameFaults(withGame(state, game.game), game)),
  ];
}

function gameFaults(state: NightState, each: NightGame): readonly NightFault[] {
  const { format } = state;
  const { game, round, result, cards, isVoid, forfeitedBy } = each;
  const rules = rulesOf(format);
  if (result === undefined || isVoid || forfeitedBy !== undefined || !rules.ok) return [];
  const { outcome } = result;
  const checked = checkOutcome(format, rules.value, outcome);
  if (!checked.ok)
    return checked.refusal.code === 'badOutcome'
      ? [{ code: 'impossible', game, fault: checked.refusal.fault }]
      : [];
  const [first, second] = cards;
  if (first === undefined || second === undefined) return [];
  const agrees = crossCheck(format, round, [first, second]).length === 0;
  if (!agrees || isSame(outcomeOf(format, 0, first), outcome)) return [];
  const shares = sharesOf(format, rules.value, round, outcome);
  const stands = [writeLine(format.scoring, shares[0]), writeLine(format.scoring, shares[1])] as const;
  const entered = [writeEntry(format.scoring, first), writeEntry(format.scoring, second)] as const;
  return [{ code: 'otherResult', game, entered, stands }];
}

const isSame = (one: GameOutcome, other: GameOutcome): boolean =>
  one.winner === other.winner && one.spread === other.spread;
