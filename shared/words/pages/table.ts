// What the page of the table’s set-up says.
import type { ScreenLayout } from '../../table/screens.ts';
import type { SettingTable } from './settings.ts';

/** The page of the table’s set-up. */
export interface TableWords {
  readonly waiting: string;
  readonly title: string;
  readonly newGame: string;
  readonly game: string;
  readonly house: string;
  readonly begin: string;
  readonly players: string;
  readonly player: (seat: number) => string;
  readonly palette: string;
  readonly palettes: {
    readonly standard: string;
    readonly safe: string;
    readonly redGreen: string;
    readonly blueYellow: string;
  };
  readonly colours: {
    readonly vermilion: string;
    readonly blue: string;
    readonly green: string;
    readonly yellow: string;
    readonly red: string;
    readonly magenta: string;
    readonly indigo: string;
    readonly amber: string;
    readonly cyan: string;
  };
  readonly colourOf: (seat: number) => string;
  /** A partner has the colour of the side. */
  readonly with: (seat: number) => string;
  readonly sameColour: (one: string, other: string, colour: string) => string;
  readonly colourHelp: string;
  readonly moveUp: (seat: number) => string;
  readonly everyRule: (rules: number) => string;
  readonly search: string;
  readonly changed: (what: string) => string;
  readonly asUsual: string;
  readonly settings: SettingTable;
  readonly abouts: SettingTable;
  readonly values: SettingTable;
  readonly forms: SettingTable;
  readonly source: (english: string) => string;
  readonly paused: string;
  readonly pause: string;
  readonly resume: string;
  readonly undo: string;
  readonly abandon: string;
  readonly phones: string;
  readonly noPhones: string;
  readonly scan: (address: string) => string;
  readonly codeOf: (name: string) => string;
  readonly here: string;
  readonly taken: string;
  readonly takeAway: string;
  readonly renew: string;
  readonly pinIs: string;
  readonly pinNeeded: string;
  readonly pin: string;
  readonly enter: string;
  readonly later: string;
  readonly numberPad: { readonly pad: string; readonly erase: string };
  readonly boardTitle: string;
  readonly brightness: string;
  readonly sound: string;
  readonly speech: string;
  readonly display: string;
  readonly layout: string;
  readonly layouts: Readonly<Record<ScreenLayout, string>>;
  readonly debounce: string;
  readonly debounces: {
    readonly asymmetric: string;
    readonly symmetric: string;
  };
  readonly undoRule: string;
  readonly undoRules: {
    readonly own: string;
    readonly agreed: string;
  };
}
