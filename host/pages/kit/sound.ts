// What a page lets be heard: tones, as loud as was chosen for this browser.
import { choose, chosen } from './choices.ts';

/** How loud a page can be. */
export const VOLUMES = ['off', 'quiet', 'normal', 'loud'] as const;
export type Volume = (typeof VOLUMES)[number];

/** Gain of each, of 1. */
const GAINS: Readonly<Record<Volume, number>> = { off: 0, quiet: 0.04, normal: 0.14, loud: 0.45 };

/** A tone in hertz, 0 for a rest, and its length in milliseconds. */
interface Tone {
  readonly hertz: number;
  readonly milliseconds: number;
}

const inAddress = (): string | null => new URLSearchParams(location.search).get('sound');

/** The volume here: as the address says ('?sound=off'), as chosen, or else the usual one. */
export function volumeNow(usual: Volume): Volume {
  const word = inAddress() ?? chosen('sound');
  return VOLUMES.find((each) => each === word) ?? usual;
}

/** Keeps a volume, and lets it be heard. */
export function chooseVolume(volume: Volume): void {
  choose('sound', volume);
  void play(TRIAL, volume);
}

/** What a volume sounds like. */
export const TRIAL: readonly Tone[] = [
  { hertz: 1_175, milliseconds: 80 },
  { hertz: 1_568, milliseconds: 140 },
];

let speaker: AudioContext | undefined;

/** Milliseconds within which a browser that plays at all has begun: later, the tones would come too late. */
const PROMPT = 400;

/** Plays tones one after the other. @returns false where the browser wants to be touched first */
export async function play(tones: readonly Tone[], volume: Volume): Promise<boolean> {
  if (volume === 'off' || tones.length === 0) return true;
  // A browser complains about what it does not allow. A kiosk that may play untouched has the volume in its address.
  if (navigator.userActivation?.hasBeenActive === false && inAddress() === null) return false;
  speaker ??= new AudioContext();
  if (speaker.state !== 'running') {
    const late = new Promise((resolve) => setTimeout(resolve, PROMPT));
    await Promise.race([speaker.resume(), late]);
  }
  if (speaker.state !== 'running') return false;
  sound(speaker, tones, GAINS[volume]);
  return true;
}

function sound(context: AudioContext, tones: readonly Tone[], gain: number): void {
  const loudness = new GainNode(context, { gain });
  loudness.connect(context.destination);
  let at = context.currentTime;
  for (const { hertz, milliseconds } of tones) {
    const end = at + milliseconds / 1_000;
    if (hertz > 0) {
      const note = new OscillatorNode(context, { type: 'triangle', frequency: hertz });
      note.connect(loudness);
      note.start(at);
      note.stop(end);
    }
    at = end;
  }
}
