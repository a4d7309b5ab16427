// What the page of the table’s set-up says.
import type { TABLE_SETTINGS, TableSettingName } from '../../table/settings.ts';
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
  readonly plain: PlainWords;
}

/** What a plain setting is called, and each of its choices. */
type PlainWords = {
  readonly [Name in TableSettingName]: { readonly name: string } & ((typeof TABLE_SETTINGS)[Name] extends {
    readonly choices: readonly (infer Choice extends string)[];
  }
    ? { readonly choices: Readonly<Record<Choice, string>> }
    : unknown);
};
