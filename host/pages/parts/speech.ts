// Speech of the browser: off by default. All that is spoken is on the page as well.

import type { Caption } from '../kit/captions.ts';
import { choose, chosen } from '../kit/choices.ts';
import { language } from '../kit/language.ts';

const mouthOf = () => (globalThis as { readonly speechSynthesis?: SpeechSynthesis }).speechSynthesis;

/** Whether this browser can speak at all. */
export const canSpeak = (): boolean => mouthOf() !== undefined;

/** Whether it shall: as the address says ('?speech=on'), as chosen here, or as the table is set. */
export const speaks = (table = false): boolean => {
  const word = new URLSearchParams(location.search).get('speech') ?? chosen('speech');
  return word === undefined || word === '' ? table : word === 'on';
};

/** Switches speech on or off, and keeps it so. */
export function chooseSpeech(on: boolean): void {
  choose('speech', on ? 'on' : 'off');
  if (!on) mouthOf()?.cancel();
}

/** Says it if speech is on, here or at the table. What is newer matters more: it cuts off what is being said. */
export function speak(text: string, table = false): void {
  const mouth = mouthOf();
  if (mouth === undefined || text === '' || !speaks(table)) return;
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.lang = language().code;
  mouth.cancel();
  mouth.speak(utterance);
}

/** Speaks each change of a scene once; what was there when the page came is old. */
export class Voice {
  #said: Caption | undefined;
  #greeted = false;

  /** A scene was shown whose caption is `line`. `table`: whether the table is set to speak. */
  hear(line: Caption | undefined, table = false): void {
    if (this.#greeted && line !== undefined && line.id !== this.#said?.id)
      speak(line.spoken ?? line.text, table);
    this.#said = line;
    this.#greeted = true;
  }
}
