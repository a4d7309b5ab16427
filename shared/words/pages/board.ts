// What the board page and the form for a new game say.
import type { ColourName } from '../../protocol/index.ts';
import type { SettingTable } from './settings.ts';

/** The board page, its console and its keys. */
export interface BoardWords {
  readonly hands: string;
  readonly keypad: string;
  readonly buttons: string;
  readonly display: string;
  readonly power: string;
  readonly cable: string;
  readonly buzzer: string;
  readonly keyboard: string;
  readonly shortcuts: string;
  readonly asking: string;
  readonly boardIs: string;
  readonly suitLetters: {
    readonly s: string;
    readonly h: string;
    readonly d: string;
    readonly c: string;
  };
  readonly suitAsked: string;
  readonly keyHelp: {
    readonly digits: string;
    readonly players: string;
    readonly shifted: string;
    readonly ranks: string;
    readonly suits: string;
    readonly next: string;
    readonly cards: string;
    readonly delete: string;
    readonly muggins: string;
    readonly undo: string;
    readonly padNext: string;
    readonly padPlayers: string;
  };
  readonly faults: {
    readonly title: string;
    readonly about: string;
    readonly drop: string;
    readonly flip: string;
    readonly duplicate: string;
    readonly delay: string;
    readonly truncate: string;
  };
}

/** The form for a new game. */
export interface NewGameWords {
  readonly title: string;
  readonly shut: string;
  readonly game: string;
  readonly begin: string;
  readonly onBoard: string;
  readonly givesUp: (name: string) => string;
  readonly house: string;
  readonly other: string;
  readonly rule: string;
  readonly changed: (preset: string) => string;
  readonly change: (setting: string, value: string) => string;
  readonly drop: string;
  readonly dropRule: (rule: string) => string;
  readonly value: string;
  readonly abandons: (stand: string) => string;
  readonly abandon: string;
  readonly asksGivingUp: (name: string) => string;
  readonly giveUp: string;
  readonly keep: string;
  /** Asked where a name may be somebody's who has played here, with what can be answered. */
  readonly whoIs: (name: string) => string;
  readonly same: (name: string) => string;
  readonly somebodyNew: string;
  readonly otherName: string;
  readonly titles: SettingTable;
  /** Who sits down without a name: by seat, and by the colour of the lane for who plays alone. */
  readonly names: readonly string[];
  readonly byColour: Readonly<Record<ColourName, string>>;
  readonly summary: (seats: number, lanes: number, cards: number, holes: readonly number[]) => string;
  readonly labels: {
    readonly mode: string;
    readonly muggins: string;
    readonly target: string;
  };
  readonly meanings: {
    readonly mode: {
      readonly trust: string;
      readonly challenge: string;
      readonly always: string;
    };
    readonly muggins: {
      readonly off: string;
      readonly called: string;
      readonly automatic: string;
    };
  };
}

/** What is engraved on the board. */
export interface EngravingWords {
  readonly streets: readonly [first: string, second: string, third: string, fourth: string];
  readonly skunk: string;
  readonly doubleSkunk: string;
  readonly start: string;
  readonly game: string;
  readonly stinkHole: string;
}
