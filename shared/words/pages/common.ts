// What every page has, whichever language says it.

/** A page by its address; 'scoreboard' is '/'. */
export type PageName = 'scoreboard' | 'board' | 'seat' | 'table' | 'games' | 'help' | 'judge';

/** Names of the pages, and what their links say. */
export type PageNames = Readonly<Record<PageName, string>>;

/** What every page has. */
export interface CommonWords {
  readonly navigation: string;
  /** Past the links, for whoever goes by keyboard. */
  readonly skip: string;
  readonly settings: string;
  readonly language: string;
  readonly theme: string;
  readonly themes: {
    readonly auto: string;
    readonly light: string;
    readonly dark: string;
  };
  readonly speech: string;
  readonly speechHelp: string;
  readonly speechNone: string;
  readonly page: {
    readonly connecting: string;
    readonly open: string;
    readonly lost: string;
  };
  /** In the page as it is delivered: its description, and what it says where JavaScript is off or the browser too old. */
  readonly delivered: {
    readonly about: PageNames;
    readonly noScript: string;
    readonly tooOld: string;
    /** The link to the plain scoreboard. */
    readonly plain: string;
  };
  readonly hostSilent: string;
  readonly and: string;
}
