// The director of a simulated weekend: makes the cuts, opens the consolation, and lets those in who ask. What the disk refuses is tried again.
import {
  bracketIn,
  gamesIn,
  inEvent,
  isFinal,
  type NightCommand,
  type NightState,
  planOf,
  stageField,
  stagesOf,
} from '../../../shared/league/index.ts';
import type { Hall } from '../../hall/index.ts';
import type { Clock } from '../../system/clock.ts';

/** Milliseconds between two looks at the room. */
const LOOK = 60_000;

interface DirectorOptions {
  /** Undefined while it is down. */
  readonly hall: () => Hall | undefined;
  readonly clock: Clock;
}

export class Director {
  /** Whether both play-offs are over. */
  isDone = false;

  constructor({ hall, clock }: DirectorOptions) {
    const look = (): void => {
      const here = hall();
      if (here !== undefined) this.#direct(here);
      if (!this.isDone) clock.after(LOOK, look);
    };
    clock.after(LOOK, look);
  }

  #direct(hall: Hall): void {
    this.isDone = ['P', 'Q'].every((event) => isWon(hall.state, event));
    const commands = [...cutsDue(hall.state), ...entriesDue(hall.state)];
    if (commands.length > 0) hall.act(commands, 'desk');
  }
}

const isOpened = (state: NightState, event: string): boolean => inEvent(state, event).event === event;

function isWon(state: NightState, event: string): boolean {
  const bracket = isOpened(state, event) ? bracketIn(inEvent(state, event)) : undefined;
  return bracket?.rounds.at(-1)?.[0]?.winner !== undefined;
}

/** Whether all rounds of an event are drawn and played. */
function isPlayed(state: NightState, event: string): boolean {
  const { drawn, games } = inEvent(state, event);
  return (
    isOpened(state, event) &&
    drawn.length > 0 &&
    games.every(isFinal) &&
    planOf(inEvent(state, event)).length === 0
  );
}

/** The cut of each stage whose field is known. The consolation has its cut with the play-offs, and begins at once. */
function cutsDue(state: NightState): readonly NightCommand[] {
  const due = stagesOf(state).filter(
    ({ id, from: [first] }) => !isOpened(state, id) && first !== undefined && isPlayed(state, first.event),
  );
  return due.slice(0, 1).flatMap((stage): readonly NightCommand[] => {
    const { level } = stageField(state, stage);
    const event = stage.from[0]?.event;
    const cut: NightCommand = { type: 'cut', stage: stage.id };
    return level.length > 0 ? [{ type: 'breakTie', event, by: 'playoff', order: level }, cut] : [cut];
  });
}

/** Whether a player plays the consolation if they may: 4 of 5 do. */
const asks = (id: string): boolean => Number(id.slice(1)) % 5 !== 0;

/** Those who may play the consolation and are not in it yet: all at first, later those who have lost in the play-offs meanwhile. */
function entriesDue(state: NightState): readonly NightCommand[] {
  const stage = stagesOf(state).find(({ entry }) => entry === 'ask');
  if (stage === undefined || !isOpened(state, stage.id)) return [];
  const { id: event, format } = stage;
  const { entrants, drawn } = inEvent(state, event);
  if (drawn.length > gamesIn(format) / 2) return [];
  const late = stageField(state, stage).entrants.filter(
    ({ id }) => asks(id) && !entrants.some((each) => each.id === id),
  );
  const entries = late.map((entrant): NightCommand => ({ type: 'checkIn', event, entrant }));
  return drawn.length === 0 ? [...entries, { type: 'draw', event }] : entries;
}
