// What a scoreboard shows: chosen for the table, and for a screen by its address.

/**
 * 'race': scores and a straight race; 'board': scores beside the board as it lies on the table; 'scores': scores alone, as large as they
 * can be; 'boardOnly': the board alone.
 */
export const SCREEN_LAYOUTS = ['race', 'board', 'scores', 'boardOnly'] as const;
export type ScreenLayout = (typeof SCREEN_LAYOUTS)[number];
