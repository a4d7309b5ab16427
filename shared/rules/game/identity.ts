// Who and what a game is, beyond its names and numbers.

/** Something that was asked for elsewhere, as a league asks a table for a game: its name there, and where that is. */
export interface Assignment {
  readonly source: string;
  readonly id: string;
}

/**
 * Who and what a game is, beyond its names. All of it is made outside and kept as it is; the rules only compare the ids of players.
 * Journals of version 0.1.0 have none of it but colours: there a player's id is the name.
 */
export interface Identity {
  readonly gameId?: string;
  /** By seat. */
  readonly playerIds?: readonly string[];
  /** Of the lanes, by name. */
  readonly colours?: readonly string[];
  readonly assignment?: Assignment;
}
