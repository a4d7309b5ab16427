// The messages that the page has got, and the view that follows from them.

import { pixelCount } from '../../../hardware/board.ts';
import { LANE_COUNTS, type LaneCount, REFERENCE_LANES } from '../../../shared/protocol/index.ts';
import type { Pegs } from '../../../shared/rules/index.ts';
import { laneLaps, lanePegs } from '../../../shared/table/lanes.ts';
import type { EmulatorMessage, SeatPlaces, StateMessage, TableMessage } from '../../web/table/types.ts';
import { read, roleHere } from '../kit/host.ts';
import { t } from '../kit/language.ts';
import { type LineListener, type Link, openLine } from '../kit/link.ts';
import { bytesOf, type Light, lightsOf, lightsOfPegs } from '../track/lights.ts';
import { wearColours } from '../track/palette.ts';
import { CueFilter } from './cuefilter.ts';
import { hearDim, keepDimming } from './dim.ts';
import { EMPTY_SCENE, type Scene, sceneOf } from './scene.ts';
import { answerWords } from './trouble.ts';

/** Everything that was heard from the host. */
export interface Store {
  readonly state: StateMessage | undefined;
  readonly board: EmulatorMessage | undefined;
  /** Why the host did not obey this page, until something changes. */
  readonly refused: string;
}

/** Before anything was heard. */
export const EMPTY_STORE: Store = { state: undefined, board: undefined, refused: '' };

/** What is known after one more message. */
export function hear(heard: Store, message: TableMessage): Store {
  switch (message.type) {
    case 'state':
      return { ...heard, state: message, board: message.emulator ? heard.board : undefined, refused: '' };
    case 'board':
      return { ...heard, board: message };
    case 'refused':
      return { ...heard, refused: answerWords(message) };
    default:
      return heard;
  }
}

/** A state with the demo in the place of the game, while there is one: for the pages that show the board. */
export function withDemo(message: TableMessage): TableMessage {
  if (message.type !== 'state' || message.demo === null) return message;
  const { cue } = message.demo;
  // No cue of the demo is taken for one of the game.
  const demo = { ...message.demo, cue: cue && { ...cue, id: -cue.id } };
  return { ...message, view: demo, demo, company: null };
}

/** Lanes of the board; those of the reference build until it is known. */
export const lanesOf = ({ state }: Store): LaneCount =>
  LANE_COUNTS.find((lanes) => lanes === state?.view.lanes) ?? REFERENCE_LANES;

/** What the page says. */
export function sceneOfStore({ state, board, refused }: Store): Scene {
  if (state === undefined) return EMPTY_SCENE;
  const { emulator, company } = state;
  const scene = sceneOf(state.view, {
    emulator,
    company,
    power: board?.power ?? true,
    plugged: board?.plugged ?? true,
  });
  const shown =
    state.view !== state.demo ? scene : { ...scene, phase: t('scene-demo', { phase: scene.phase }) };
  return refused === '' ? shown : { ...shown, alert: refused };
}

/** What the holes look like: the emulated board's own pixels, or what a real board was asked to show. */
export function lightsOfStore(heard: Store): readonly Light[] {
  const { state, board } = heard;
  const lanes = lanesOf(heard);
  if (board !== undefined) return lightsOf(bytesOf(board.pixels), pixelCount(lanes));
  if (state === undefined) return [];
  return lightsOfSides(state, sidePegs(state), lanes);
}

/** Pegs of the sides, by lane: as many holes as they have scored, however often that is round the board. */
export function sidePegs({ view: { players } }: StateMessage): readonly Pegs[] {
  const lanes = 1 + Math.max(-1, ...players.map(({ lane }) => lane));
  return Array.from({ length: lanes }, (_, lane) => {
    const { front, rear } = players.find((each) => each.lane === lane) ?? { front: 0, rear: 0 };
    return { front, rear };
  });
}

/** The board of a table with these pegs of its sides, which may be on their way. */
export function lightsOfSides(
  { view, settings }: StateMessage,
  pegs: readonly Pegs[],
  lanes: LaneCount,
): readonly Light[] {
  const laneOf = (seat: number | null) => view.players.find((each) => each.seat === seat)?.lane;
  return lightsOfPegs(lanes, {
    pegs: lanePegs({ pegs, rules: view.rules }, lanes),
    laps: laneLaps({ pegs, rules: view.rules }, lanes),
    ends: settings.ends,
    dealer: laneOf(view.dealer),
    turn: laneOf(view.turn),
    colours: settings.colours,
  });
}

/** Who plays, whose seats phones have, and which they ask for: when that changes, other seats are free, and a phone may have another one. */
export const seatsOf = (state: StateMessage | undefined): string =>
  JSON.stringify([state?.phones, state?.asking, state?.view.players.map(({ name }) => name)]);

/** Opens the line to a table. */
export function openTableLine({ message, state, ...rest }: LineListener<TableMessage>): Link<TableMessage> {
  const cues = new CueFilter();
  keepDimming();
  return openLine<TableMessage>({
    ...rest,
    message(heard) {
      if (heard.type === 'state') {
        wearColours(heard.settings.colours);
        hearDim(heard.settings.dim, JSON.stringify(heard));
      }
      message(heard.type === 'state' ? cues.apply(heard) : heard);
    },
    state(link) {
      if (link === 'lost') cues.lineLost();
      state(link);
    },
  });
}

/**
 * The seats with their invitations, if this page is the host's. Undefined otherwise, or if the host does not answer. A page that only
 * looks asks who it is, and then for nothing that would be refused.
 */
export const placesForHost = async (): Promise<SeatPlaces | undefined> =>
  (await roleHere()) === 'host' ? read<SeatPlaces>('api/seats') : undefined;
