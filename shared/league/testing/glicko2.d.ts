// What the tests use of the npm package glicko2, which has no types of its own.
declare module 'glicko2' {
  export class Glicko2 {
    constructor(settings: { tau: number; rating: number; rd: number; vol: number });
    makePlayer(rating: number, deviation: number, volatility: number): Player;
    updateRatings(games: readonly (readonly [Player, Player, score: number])[]): void;
  }
  export interface Player {
    getRating(): number;
    getRd(): number;
    getVol(): number;
  }
}
