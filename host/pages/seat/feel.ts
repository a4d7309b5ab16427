// What a phone does besides showing: it buzzes and sounds when something concerns its owner. Off by default.
import { choose, chosen } from '../kit/choices.ts';
import type { SeatScene } from './scene.ts';

/** What can be switched on at a seat: tones, vibration, large buttons. */
export type SeatSwitch = 'sound' | 'buzz' | 'large';

const canBuzz = (): boolean => typeof navigator.vibrate === 'function';

/** Those for the ear and the hand that this browser has. */
export const feltSwitches = (): readonly SeatSwitch[] => (canBuzz() ? ['sound', 'buzz'] : ['sound']);

/** Whether it was switched on here. */
export const isOn = (name: SeatSwitch): boolean => chosen(`seat-${name}`) === 'on';

/** Switches it over, and keeps it so. What can be heard or felt shows itself at once. */
export function switchOver(name: SeatSwitch): void {
  choose(`seat-${name}`, isOn(name) ? '' : 'on');
  if (name !== 'large' && isOn(name)) feel('turn');
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

/** Milliseconds of vibration and rest by turns; notes in hertz, each as long as a beat. */
const TOUCHES: Readonly<
  Record<Touch, { readonly buzz: readonly number[]; readonly notes: readonly number[] }>
> = {
  turn: { buzz: [60], notes: [660] },
  asked: { buzz: [60, 80, 60], notes: [660, 660] },
  won: { buzz: [80, 60, 80, 60, 240], notes: [523, 659, 784, 1047] },
  lost: { buzz: [240], notes: [392, 330] },
};

/** Seconds of one note. */
const BEAT = 0.12;
/** How loud, of 1. */
const LOUD = 0.15;

/** Lets the owner of the phone know, in the ways that are switched on. */
export function feel(touch: Touch): void {
  const { buzz, notes } = TOUCHES[touch];
  if (isOn('buzz') && canBuzz()) navigator.vibrate([...buzz]);
  if (isOn('sound')) void play(notes);
}

let speaker: AudioContext | undefined;

/** A browser lets a page sound only after a tap; until then this says nothing. */
async function play(notes: readonly number[]): Promise<void> {
  speaker ??= new AudioContext();
  const { state, destination } = speaker;
  if (state !== 'running') await speaker.resume();
  const volume = new GainNode(speaker, { gain: LOUD });
  volume.connect(destination);
  for (const [at, frequency] of notes.entries()) {
    const note = new OscillatorNode(speaker, { type: 'triangle', frequency });
    note.connect(volume);
    const start = speaker.currentTime + at * BEAT;
    note.start(start);
    note.stop(start + 0.9 * BEAT);
  }
}
