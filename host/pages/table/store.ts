// What the page has been told so far, and what follows from it for the eye.

import { pixelCount } from '../../../hardware/board.ts';
import { LANE_COUNTS, type LaneCount, REFERENCE_LANES } from '../../../shared/protocol/index.ts';
import type { EmulatorMessage, StateMessage, TableMessage } from '../../web/table/types.ts';
import { bytesOf, type Light, lightsOf, lightsOfPegs } from './lights.ts';
import { emptyScene, type Scene, sceneOf } from './scene.ts';
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

/** Lanes of the board; those of the reference build until it is known. */
export const lanesOf = ({ state }: Store): LaneCount =>
  LANE_COUNTS.find((lanes) => lanes === state?.view.lanes) ?? REFERENCE_LANES;

/** What the page says. */
export function sceneOfStore({ state, board, refused }: Store): Scene {
  if (state === undefined) return emptyScene();
  const { emulator } = state;
  const scene = sceneOf(state.view, {
    emulator,
    power: board?.power ?? true,
    plugged: board?.plugged ?? true,
  });
  return refused === '' ? scene : { ...scene, alert: refused };
}

/** What the holes look like: the emulated board's own pixels, or what a real board was asked to show. */
export function lightsOfStore(heard: Store): readonly Light[] {
  const { state, board } = heard;
  const lanes = lanesOf(heard);
  if (board !== undefined) return lightsOf(bytesOf(board.pixels), pixelCount(lanes));
  if (state === undefined) return [];
  const { pegs, dealer, turn, players } = state.view;
  const laneOf = (seat: number | null) => players.find((each) => each.seat === seat)?.lane;
  const { colours } = state.settings;
  return lightsOfPegs(lanes, { pegs, dealer: laneOf(dealer), turn: laneOf(turn), colours });
}
