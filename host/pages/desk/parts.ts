// What the parts of the desk's page are made of, handed from the page to each.
import {
  eventViews,
  type FloorPlan,
  type GameSide,
  giverOf,
  mayDo,
  type NightCommand,
  viewOf,
  withFullNames,
} from '../../../shared/league/index.ts';
import type { NameOf } from '../../../shared/words/index.ts';
import { PARTNERS } from '../../../shared/words/names.ts';
import type { DeskAnswer, HallMessage } from '../../web/hall/types.ts';
import { command, post, remove } from '../hall/ask.ts';
import { nameText } from '../hall/names.ts';
import { t } from '../kit/language.ts';
import type { DeskView } from './desk.ts';
import { askFor } from './dialog.ts';

/** A table of the plan that is being moved, and the plan as it would be if it were put down. */
export interface HeldTable {
  readonly table: string;
  readonly plan: FloorPlan;
}

/** A result that is being typed for one of the two of a game. */
export interface TypedNow {
  readonly game: string;
  readonly side: GameSide;
  readonly text: string;
  /** The scores say that the other one won, and Enter was pressed once. */
  readonly asked: boolean;
}

/** What the page shows that the hall does not know of. */
type DeskState = Pick<DeskView, 'event' | 'entering' | 'search' | 'partner' | 'ahead' | 'held'>;

/** What the parts of the desk's page are made of. */
export type DeskParts = ReturnType<typeof partsOf>;

/** `seen`: the number of the night that a command goes out from. The list of tasks comes by another way and has its own. */
export function partsOf(page: DeskView, message: HallMessage, desk: DeskAnswer, seen = message.sequence) {
  const { event: chosen, entering, search, partner, ahead, held } = page;
  const night = { ...withFullNames(message.view, desk.players), room: page.arranged ?? message.view.room };
  const view = viewOf(night, chosen);
  const stage = view.stages.find(({ id, opened }) => id === chosen && !opened && view.phase === 'open');
  const nameOf = namesIn(view, desk);
  const done = (words: string | undefined): boolean => {
    page.said = words ?? '';
    return words === undefined;
  };
  const inView = (each: NightCommand): NightCommand =>
    view.event !== '' && each.event === undefined && OF_EVENT.has(each.type)
      ? { ...each, event: view.event }
      : each;
  /** Gives commands; what the hall says against them is shown. */
  const act = async (...commands: readonly NightCommand[]): Promise<boolean> =>
    done((await command(commands.map(inView), seen, nameOf)).words);
  return {
    ...{ view, desk, boards: message.boards, nameOf, entering, search, partner, ahead, held, act },
    isDirector: desk.role === 'desk',
    /** Whether this page may give a command. `isFirst`: its game has no result yet. */
    may: (type: NightCommand['type'], isFirst?: boolean) => mayDo(desk.role, giverOf(type, isFirst)),
    /** The selected event, or a stage that is not open yet; and the time of the hall. */
    ...{ chosen, stage, now: message.now },
    /** Says the whole plan of the room to the hall, and shows it so at once. */
    arrange: (room: FloorPlan) => page.arrange(room, command([{ type: 'arrangeRoom', room }], seen, nameOf)),
    /** Gives commands with a reason that is asked for. */
    reasoned: (title: string, made: (reason: string) => readonly NightCommand[]): void =>
      void askFor(title, [{ name: 'reason', label: t('desk-reason') }]).then((answers) =>
        answers === undefined ? undefined : act(...made(answers.reason ?? '')),
      ),
    set: (change: Partial<DeskState>): void => page.set(change),
    redraw: (): void => page.requestUpdate(),
    /** The hall has this result: its form goes, unless the next one is being typed by now. */
    entered: (result: TypedNow): void => {
      if (page.entering === result) page.entering = undefined;
    },
    post: async (path: string, body: object) => done(await post(path, body, nameOf)),
    remove: async (path: string) => done(await remove(path, nameOf)),
    /** The last refusal of the hall. */
    said: (): string => page.said,
    say: (words: string): void => {
      page.said = words;
    },
  };
}

/** Commands that get the selected event. A command about a game names its event by the game's id. */
const OF_EVENT: ReadonlySet<NightCommand['type']> = new Set([
  ...(['checkIn', 'checkOut', 'drop', 'draw', 'reopenRound'] as const),
  ...(['breakTie', 'ruleMatch', 'reopenMatch'] as const),
  ...(['enterPot', 'leavePot', 'claimPot', 'cutPot'] as const),
]);

/** Names of players and of who plays tonight. */
function namesIn(view: HallMessage['view'], { players }: DeskAnswer): NameOf {
  const names = new Map([
    ...players.map(({ id, name }) => [id, name] as const),
    ...eventViews(view)
      .flatMap(({ entrants }) => entrants)
      .map((each) => [each.id, each.names.map(nameText).join(PARTNERS)] as const),
  ]);
  return (id) => names.get(id) ?? id;
}
