// What the commands of a league night say in a terminal, besides what the pages of a hall say too.

/** A game as a command names it: its number, and both sides. */
interface NamedGame {
  readonly game: string;
  readonly names: readonly [string, string];
}

/** What is said of a night whose journal was checked. */
interface CheckedNight {
  /** ISO 8601. */
  readonly day: string;
  readonly format: string;
  readonly games: number;
  readonly open: number;
}

/** Something that the doctor of a hall looks at: what was found, and what to do. */
type HallFindingWords<Figures extends readonly unknown[] = []> = (
  ...figures: Figures
) => readonly [what: string, todo: string];

/** Everything that the doctor of a hall can find. */
interface HallDoctorWords {
  readonly hallWell: HallFindingWords<[address: string]>;
  readonly hallSilent: HallFindingWords<[address: string]>;
  readonly hallOff: HallFindingWords<[folder: string]>;
  readonly nightOpen: HallFindingWords<[format: string, over: number, games: number]>;
  readonly nightNone: HallFindingWords;
  readonly brokerOwn: HallFindingWords;
  readonly brokerClub: HallFindingWords<[address: string]>;
  readonly brokerShut: HallFindingWords;
  readonly brokerAway: HallFindingWords<[address: string]>;
  readonly tablesNone: HallFindingWords;
  readonly tablesHere: HallFindingWords<[tables: number]>;
  readonly tableAway: HallFindingWords<[table: string]>;
  readonly tableUnplugged: HallFindingWords<[table: string]>;
  readonly tableUnsent: HallFindingWords<[table: string, results: number]>;
  readonly phonesShut: HallFindingWords;
  readonly phonesOpen: HallFindingWords<[address: string]>;
  readonly certificateNone: HallFindingWords;
  readonly certificateGood: HallFindingWords<[until: string]>;
  readonly certificateLate: HallFindingWords<[until: string]>;
  readonly certificateOver: HallFindingWords<[until: string]>;
  readonly diskRoom: HallFindingWords<[folder: string, megabytes: number]>;
  readonly diskFull: HallFindingWords<[folder: string, megabytes: number]>;
  readonly diskShut: HallFindingWords<[folder: string]>;
  readonly journalWell: HallFindingWords<[entries: number]>;
  readonly journalNone: HallFindingWords<[folder: string]>;
  readonly journalBad: HallFindingWords;
  readonly backupNone: HallFindingWords;
  readonly backupOld: HallFindingWords<[day: string]>;
  readonly backupMade: HallFindingWords<[day: string]>;
}
export type HallFindingCode = keyof HallDoctorWords;

/** What the commands of a night say. */
export interface HallCommandWords {
  readonly noHall: (folder: string) => string;
  readonly hallEnded: string;
  readonly noPerson: (name: string) => string;
  readonly notIn: (name: string) => string;
  readonly meant: (names: readonly string[]) => string;
  readonly several: (name: string, choices: readonly string[]) => string;
  readonly whichOne: (name: string) => string;
  readonly number: (most: number) => string;
  readonly noOpenGame: (name: string) => string;
  readonly openGames: (name: string, games: readonly string[]) => string;
  readonly notInGame: (name: string, named: NamedGame) => string;
  /** Scores whose first figure is the lower one: `named` lost by them. */
  readonly otherWinner: (
    result: { readonly typed: string; readonly game: string },
    named: string,
    winner: string,
  ) => string;
  readonly noFreeTable: string;
  readonly partners: string;
  readonly badCount: (text: string, most: number) => string;
  /** What to type besides, by the code of a refusal. */
  readonly hints: {
    readonly reasonWanted: string;
    readonly finalResult: string;
    readonly unsettled: string;
    readonly gamesOpen: string;
    readonly noPlayer: string;
  };
  /** Heads of columns. */
  readonly heads: Readonly<Record<'table' | 'board' | 'game' | 'players' | 'stage', string>>;
  readonly opened: (format: string) => string;
  readonly noTables: string;
  readonly tables: (tables: number) => string;
  readonly drawn: (round: number, of: number) => string;
  readonly drawnBack: (round: number) => string;
  readonly called: (named: NamedGame, table: string) => string;
  readonly comes: (names: string, round: number) => string;
  readonly here: (names: string) => string;
  readonly goes: (names: string, round: number) => string;
  readonly gone: (names: string) => string;
  readonly removed: (names: readonly string[]) => string;
  readonly stands: (named: NamedGame, lines: readonly [string, string], stage: string) => string;
  readonly forfeits: (name: string, game: string) => string;
  readonly checkSound: (entries: number, nights: number) => string;
  readonly checkUnsound: (entries: number) => string;
  readonly checkFold: string;
  readonly checkNight: (night: CheckedNight) => string;
  readonly cardsAgree: string;
  readonly cardsOpen: string;
  readonly otherResult: (
    named: NamedGame,
    entered: readonly [string, string],
    stands: readonly [string, string],
  ) => string;
  readonly impossible: (named: NamedGame) => string;
  /** A hall does not start on a damaged journal. */
  readonly notStarted: (entries: number) => string;
  readonly doctor: HallDoctorWords;
  readonly well: string;
  readonly unwell: (faults: number) => string;
  readonly withWarnings: (warnings: number) => string;
}
