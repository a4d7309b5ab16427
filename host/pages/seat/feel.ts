// What a phone does besides showing: it buzzes and sounds when something concerns its owner. Off by default.
import type { Note } from '../../../shared/protocol/index.ts';
import { TONES } from '../../../shared/table/cues.ts';
import { choose, chosen } from '../kit/choices.ts';
import type { SeatScene } from './scene.ts';

/** What can be switched on at a seat: tones, vibration, large buttons, the coach. */
export type SeatSwitch = 'sound' | 'buzz' | 'large' | 'coach';

const canBuzz = (): boolean => typeof navigator.vibrate === 'function';

/** Those for the ear and the hand that this browser has. */
export const feltSwitches = (): readonly SeatSwitch[] => (canBuzz() ? ['sound', 'buzz'] : ['sound']);

/** Whether it was switched on here. */
export const isOn = (name: SeatSwitch): boolean => chosen(`seat-${name}`) === 'on';

/** Switches it over, and keeps it so. What can be heard or felt shows itself at once. */
export function switchOver(name: SeatSwitch): void {
  choose(`seat-${name}`, isOn(name) ? '' : 'on');
  if ((name === 'sound' || name === 'buzz') && isOn(name)) feel('turn');
}

/** Something that concerns the owner of a phone. */
type Touch = 'turn' | 'asked' | 'won' | 'lost';

/** What has come about between two scenes of a seat; undefined where nothing did that one should look up for. */
export function touchOf(before: SeatScene | undefined, now: SeatScene | undefined): Touch | undefined {
  if (before === undefined || now === undefined || before.seat !== now.seat) return undefined;
  if (now.over !== undefined && before.over === undefined) return now.over.won ? 'won' : 'lost';
  if (now.asked?.agree === true && before.asked === undefined) return 'asked';
  return now.expected && !before.expected ? 'turn' : undefined;
}

/** Milliseconds of vibration and rest by turns, and tones: the board's own for the end of a game. */
const TOUCHES: Readonly<
  Record<Touch, { readonly buzz: readonly number[]; readonly tones: readonly Note[] }>
> = {
  turn: { buzz: [60], tones: TONES.turn },
  asked: { buzz: [60, 80, 60], tones: TONES.ruling },
  won: { buzz: [80, 60, 80, 60, 240], tones: TONES.win },
  lost: { buzz: [240], tones: TONES.lost },
};

/** How loud, of 1. */
const LOUD = 0.15;

/** Lets the owner of the phone know, in the ways that are switched on. */
export function feel(touch: Touch): void {
  const { buzz, tones } = TOUCHES[touch];
  if (isOn('buzz') && canBuzz()) navigator.vibrate([...buzz]);
  if (isOn('sound')) void import('../kit/sound.ts').then(({ play }) => play(tones, LOUD));
}
