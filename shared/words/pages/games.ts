// What the page of games says.

/** History, replay, statistics, study. */
export interface GamesWords {
  readonly title: string;
  readonly none: string;
  readonly unreachable: string;
  readonly again: string;
  /** Brings the page of the list before the one that is shown. */
  readonly older: string;
  readonly list: {
    readonly number: string;
    readonly date: string;
    readonly rules: string;
    readonly score: string;
    readonly deals: string;
    readonly outcome: string;
  };
  /** Its number in the journal, which is not that in its match. */
  readonly open: (id: number) => string;
  readonly won: (name: string) => string;
  /** A player alone has not come to the game hole. */
  readonly lost: string;
  readonly status: {
    readonly playing: string;
    readonly abandoned: string;
    readonly finished: string;
    readonly withdrawn: string;
  };
  readonly skunks: {
    readonly none: string;
    readonly skunk: string;
    readonly doubleSkunk: string;
    readonly lurch: string;
  };
  readonly stinkHole: string;
  readonly csv: string;
  readonly json: string;
  readonly print: string;
  readonly filter: {
    readonly title: string;
    readonly season: string;
    readonly all: string;
    readonly from: string;
    readonly to: string;
    readonly player: string;
    readonly against: string;
    readonly anybody: string;
    readonly kind: string;
    /** Drops the choice. */
    readonly clear: string;
    readonly none: string;
  };
  readonly replay: string;
  readonly play: string;
  readonly pause: string;
  readonly move: string;
  readonly moveOf: (at: number, all: number) => string;
  readonly speed: string;
  readonly speeds: {
    readonly 1: string;
    readonly 3: string;
    readonly 8: string;
  };
  readonly leads: string;
  readonly noLeads: string;
  readonly nothingYet: string;
  readonly takesLead: (name: string) => string;
  readonly chart: (names: string) => string;
  /** Below a chart: what its numbers are. */
  readonly moves: string;
  readonly numbers: string;
  readonly match: string;
  readonly matchChart: (names: string) => string;
  readonly deals: string;
  readonly noDeals: string;
  readonly deal: string;
  readonly plain: string;
  readonly dealer: string;
  readonly starter: string;
  readonly playPoints: string;
  readonly hand: string;
  readonly crib: string;
  readonly heels: string;
  readonly unverified: string;
  readonly after: string;
  readonly said: (claimed: number) => string;
  /** The cards count more than was said. */
  readonly worth: (truth: number) => string;
  readonly study: string;
  readonly studyAbout: string;
  readonly studyLater: string;
  readonly studyNone: string;
  readonly noSuits: string;
  /** Discards, judged after the game. */
  readonly throws: {
    readonly title: string;
    readonly none: string;
    readonly open: (discards: number) => string;
    readonly about: string;
    readonly more: string;
    readonly dealt: string;
    readonly thrown: string;
    readonly best: string;
    readonly cost: string;
    readonly total: string;
    readonly ownCrib: string;
    readonly score: string;
    readonly working: string;
  };
  readonly cards: string;
  readonly claimed: string;
  readonly counts: string;
  readonly missed: string;
  readonly over: string;
  readonly average: string;
  readonly players: string;
  readonly figures: {
    readonly games: string;
    readonly won: string;
    readonly hand: string;
    readonly crib: string;
    readonly play: string;
    readonly missed: string;
    readonly muggins: string;
    readonly skunks: string;
    readonly stinkHoles: string;
  };
  readonly player: string;
  readonly best: string;
  readonly bestHand: (points: number, game: number) => string;
  readonly playersLater: string;
  readonly history: string;
  readonly historyLater: string;
  readonly historyChart: string;
  readonly of: (counts: number) => string;
  readonly profile: ProfileWords;
}

/** One player. */
interface ProfileWords {
  readonly back: string;
  readonly guest: string;
  readonly none: string;
  readonly won: string;
  readonly streak: string;
  readonly streaks: {
    readonly none: string;
    readonly won: (games: number) => string;
    readonly lost: (games: number) => string;
  };
  readonly longest: string;
  readonly record: string;
  readonly opponent: string;
  readonly lost: string;
  /** Leads to the games against somebody. */
  readonly games: string;
  readonly gamesAgainst: (name: string) => string;
  readonly chart: (name: string) => string;
  readonly others: string;
  readonly edit: string;
  readonly name: string;
  readonly short: string;
  readonly shortHint: string;
  readonly colour: string;
  readonly noColour: string;
  readonly isGuest: string;
  readonly save: string;
  readonly saved: string;
  readonly mergeTitle: string;
  readonly mergeAbout: (name: string) => string;
  readonly mergeInto: string;
  readonly choose: string;
  readonly merge: string;
  readonly mergeAsk: (name: string, into: string) => string;
  readonly mergeYes: string;
  readonly cancel: string;
  readonly alsoPlayed: string;
  readonly part: (name: string) => string;
}
