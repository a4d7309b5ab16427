// Tones of a page. It is loaded with the first of them.

/** A tone in hertz, 0 for a rest, and its length in milliseconds. */
interface Tone {
  readonly hertz: number;
  readonly milliseconds: number;
}

let speaker: AudioContext | undefined;

/** Milliseconds within which a browser that plays at all has begun: later, the tones would come too late. */
const PROMPT = 400;

/** A browser complains about what it does not allow. A kiosk that may play untouched has the volume in its address. */
const isAllowed = (): boolean =>
  navigator.userActivation?.hasBeenActive !== false || new URLSearchParams(location.search).has('sound');

/** Plays tones one after the other. `gain`: how loud, of 1. @returns false where the browser wants to be touched first */
export async function play(tones: readonly Tone[], gain: number): Promise<boolean> {
  if (gain === 0 || tones.length === 0) return true;
  if (!isAllowed()) return false;
  speaker ??= new AudioContext();
  if (speaker.state !== 'running') {
    const late = new Promise((resolve) => setTimeout(resolve, PROMPT));
    await Promise.race([speaker.resume(), late]);
  }
  if (speaker.state !== 'running') return false;
  sound(speaker, tones, gain);
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
