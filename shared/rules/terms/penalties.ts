// What lesser offences cost in a house, and the deadlines on which books differ. What costs more is in the rule set itself.

/** Until when a player can put right their own overpegging without penalty. */
export const OWN_CORRECTIONS = ['nextCount', 'never'] as const;
/**
 * 'nextCount': until anybody pegs the next points or the cards are mixed. 'never': not once the fingers have left the peg. ACC
 * 8.4.c names no deadline that our sources have verified; the first is the likelier.
 */
export type OwnCorrection = (typeof OWN_CORRECTIONS)[number];

/** What becomes of a player who has the points to win and does not peg into the game hole. */
export const PEG_OUTS = ['reminded', 'match', 'required'] as const;
/**
 * 'reminded': the opponent reminds the player, who wins. 'required': the player has not won. 'match': required in match play, where
 * the number of games is known (ACC 8.11). Under muggins it is required in every house.
 */
export type PegOut = (typeof PEG_OUTS)[number];

/** What becomes of a front peg that was pulled out. */
export const PULLED_PEGS = ['putBack', 'behindRear'] as const;
/** 'putBack': the board knows where it stood. 'behindRear': it goes behind the rear peg (Hoyle). */
export type PulledPeg = (typeof PULLED_PEGS)[number];

/** What becomes of the points that are left to a player whose time for the count ran out. */
export const TIME_OUT_RESTS = ['kept', 'lost'] as const;
/** 'kept': the opponents get half, the player pegs the rest. 'lost': no side does. Unverified; the first is the likelier. */
export type TimeOutRest = (typeof TIME_OUT_RESTS)[number];

/** How missed points are taken where muggins is called. */
export const MUGGINS_VOICES = ['aloud', 'silent'] as const;
/** 'aloud': by calling muggins. 'silent': cutthroat, the opponent takes the rest without a word. */
export type MugginsVoice = (typeof MUGGINS_VOICES)[number];

/** Until when muggins can be called on a hand of the show. */
export const MUGGINS_CLOSES = ['nextCount', 'mixed'] as const;
/**
 * 'nextCount': until the next count is pegged or the cards are mixed. 'mixed': until the cards are mixed, so that hands counted
 * earlier in the same show can be called too. ACC 10 does not say in what our sources have verified; the first is the likelier.
 */
export type MugginsClose = (typeof MUGGINS_CLOSES)[number];

/** Who takes points that a penalty or automatic muggins gives away, where more than two sides play. */
export const PENALTY_RECIPIENTS = ['next', 'each'] as const;
/**
 * 'next': the next player of another side, to the left, unless the call names a player. 'each': every other side. Our sources
 * speak of one opponent only, so both are unverified; the first is the likelier, because one side has been wronged.
 */
export type PenaltyRecipient = (typeof PENALTY_RECIPIENTS)[number];

/** Who pegs the points of a penalty in lowball, where no side wants them. */
export const LOWBALL_PENALTIES = ['player', 'opponent'] as const;
/**
 * 'player': the offender pegs them, and goes on where others go back. 'opponent': as in any other game. Our
 * sources do not say; the first is the likelier, because a penalty is to hurt who is penalised.
 */
export type LowballPenalty = (typeof LOWBALL_PENALTIES)[number];

/** What becomes of heels when a deal is found to be dead. */
export const REDEAL_HEELS = ['back', 'stay'] as const;
/**
 * 'back': the pegs stand as before the deal, because the starter belongs to the dead deal. 'stay': only the points of play and show
 * come off. ACC 4.4.d (9) of 2025, as quoted, names the points pegged during the play; the author of a site with that book reads it
 * as the situation before the deal. Unverified; the first is the likelier.
 */
export type RedealHeels = (typeof REDEAL_HEELS)[number];

/** What offences cost. All figures are points from 0; 0 costs nothing. */
export interface Penalties {
  /** To the pone, if the dealer sees the bottom card after the last shuffle (ACC 2.1). */
  readonly bottomCard: number;
  /** Holes back for a player who did not let the number of their cards be checked (ACC 4.4). */
  readonly unchecked: number;
  /** To the opponent, for picking up crib discards, looking at the crib early or taking it for the hand (ACC 5.1.b, 5.2). */
  readonly cribCards: number;
  /** To the dealer, if the pone sees the bottom card of the cut (ACC 6.1.b). */
  readonly cutCard: number;
  /** To the opponent, for cutting before the deal (five-card). */
  readonly cutEarly: number;
  /** To the opponent, for taking the starter into the hand or mixing it with other cards (ACC 6.1.c, 9.3.a). */
  readonly starterCard: number;
  /** To the opponent, for pegging with the opponent's peg (ACC 8.8). */
  readonly wrongPeg: number;
  /** Holes back for a false claim of game where that is the penalty (ACC 8.4.b). */
  readonly falseClaimBack: number;
  readonly ownCorrection: OwnCorrection;
  readonly pegOut: PegOut;
  readonly pulledPeg: PulledPeg;
  readonly timeOutRest: TimeOutRest;
  readonly mugginsVoice: MugginsVoice;
  readonly mugginsCloses: MugginsClose;
  readonly penaltyTo: PenaltyRecipient;
  readonly lowballPenalty: LowballPenalty;
  readonly redealHeels: RedealHeels;
}

/** The penalties of a house that says nothing about them: the figures of ACC 2010, and the milder custom where books differ. */
export const PENALTIES: Penalties = {
  bottomCard: 2,
  unchecked: 10,
  cribCards: 2,
  cutCard: 2,
  cutEarly: 0,
  starterCard: 2,
  wrongPeg: 2,
  falseClaimBack: 15,
  ownCorrection: 'nextCount',
  pegOut: 'reminded',
  pulledPeg: 'putBack',
  timeOutRest: 'kept',
  mugginsVoice: 'aloud',
  mugginsCloses: 'nextCount',
  penaltyTo: 'next',
  lowballPenalty: 'player',
  redealHeels: 'back',
};

/** A rule set, as far as penalties go. */
export interface Housed {
  readonly penalties?: Partial<Penalties>;
}

/** The penalties of a rule set, complete. */
export const penaltiesOf = ({ penalties }: Housed): Penalties => ({
  ...PENALTIES,
  ...penalties,
});
