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
  utter(text, table, () => {});
}

/** Speaks and calls `ended` at the end, unless newer speech cuts it off. @returns false where nothing is spoken */
function utter(text: string, table: boolean, ended: () => void): boolean {
  const mouth = mouthOf();
  if (mouth === undefined || text === '' || !speaks(table)) return false;
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.lang = language().code;
  utterance.onend = ended;
  mouth.cancel();
  mouth.speak(utterance);
  return true;
}

/** The parts of a line, which are said after it one by one. `at` is told which of them begins, and their number once all are said. */
export interface Recital {
  readonly parts: readonly string[];
  readonly at: (part: number) => void;
}

/** Milliseconds for a part that no voice says, and the most that a voice takes: some browsers do not tell when they have ended. */
const [SILENT, SPOKEN] = [1_200, 20_000];

/** Speaks each change of a scene once; what was there when the page came is old. */
export class Voice {
  #said: Caption | undefined;
  #greeted = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Rises with every line: what ended later belongs to an older one. */
  #line = 0;

  /** A scene was shown whose caption is `line`. `table`: whether the table is set to speak. */
  hear(line: Caption | undefined, table = false, recital: Recital = { parts: [], at: () => {} }): void {
    const isNew = this.#greeted && line !== undefined && line.id !== this.#said?.id;
    if (!this.#greeted) recital.at(recital.parts.length);
    this.#said = line;
    this.#greeted = true;
    if (!isNew) return;
    this.#line++;
    recital.at(recital.parts.length > 0 ? -1 : 0);
    this.#say(line.spoken ?? line.text, table, () => this.#recite(recital, 0, table));
  }

  #recite({ parts, at }: Recital, part: number, table: boolean): void {
    at(part);
    const text = parts[part];
    if (text !== undefined) this.#say(text, table, () => this.#recite({ parts, at }, part + 1, table));
  }

  /** Says it, or waits as long as eyes need, and then goes on, once. */
  #say(text: string, table: boolean, next: () => void): void {
    const line = this.#line;
    let isOver = false;
    const goOn = (): void => {
      if (isOver || line !== this.#line) return;
      isOver = true;
      clearTimeout(this.#timer);
      next();
    };
    clearTimeout(this.#timer);
    this.#timer = setTimeout(goOn, utter(text, table, goOn) ? SPOKEN : SILENT);
  }
}
