// English: what somebody did who committed an offence, and what is asked with it.
import type { FigureWords, OffenceWords } from '../ruling.ts';

export const OFFENCES: OffenceWords = {
  overpegged: ['pegged more than was scored', 'Pegged too much'],
  ownOverpeg: ['pegged more than was scored and said so first', 'Own overpegging'],
  falseGame: ['claimed the game without the points for it', 'False game claim'],
  renege: ['said go with a card that could be played', 'Renege'],
  pastThirtyOne: ['played past thirty-one', 'Past thirty-one'],
  countedFirst: ['counted out of turn', 'Counted too early'],
  underpegged: ['pegged less than was scored', 'Pegged too little'],
  misdeal: ['misdealt', 'Misdeal'],
  wrongNumber: ['held a wrong number of cards', 'Wrong number'],
  unchecked: ['held a wrong number of cards and did not let them be checked', 'Refused a check'],
  bottomSeen: ['saw the bottom card after the last shuffle', 'Saw bottom card'],
  cutSeen: ['saw the bottom card of the cut', 'Saw card in cut'],
  cribPickedUp: ['picked up cards laid away to the crib', 'Crib picked up'],
  cribSeen: ['looked at the crib too early', 'Looked at crib'],
  wrongPeg: ["pegged with the opponent's peg", "Opponent's peg"],
  pegPulled: ['pulled the front peg out', 'Front peg out'],
  pegsTouched: ['moved the pegs for a hand without points', 'Pegs touched at 0'],
  notPeggedOut: ['had the points to win and did not peg into the game hole', 'Not pegged out'],
  heelsLate: ['claimed heels after playing a card', 'Heels too late'],
  timeOut: ['did not count in time', 'Time is up'],
  cutEarly: ['cut before the deal', 'Cut before deal'],
  procedure: ['broke another rule of procedure', 'Other procedure'],
};

export const FIGURES: FigureWords = {
  pointsTooMany: ['How many points too many?', 'Points too many?'],
  pointsScored: ['How many points were scored?', 'Points scored?'],
  cardsWithheld: ['How many cards were withheld?', 'Cards withheld?'],
  pointsToCancel: ['How many points are cancelled?', 'Points to cancel?'],
  pointsPeggedOnCard: ['How many points were pegged on that card?', 'Points pegged on it?'],
  pointsPegged: ['How many points were pegged?', 'Points pegged?'],
  pointsMissed: ['How many points were missed?', 'Points missed?'],
  pointsOnWrongPeg: ['How many points were pegged with it?', 'Points pegged so?'],
  pointsNotPegged: ['How many points were not pegged?', 'Points not pegged?'],
  handCount: ['What did the hand count?', 'What did it count?'],
};
