// French: what somebody did who committed an offence, and the numbers that are asked for with it, by the English words.

/** 'Somebody ...', by what the rules call it. */
export const OFFENCES_DONE: Readonly<Record<string, string>> = {
  'pegged more than was scored': 'a marqué plus que son compte',
  'pegged more than was scored and said so first': 'a marqué trop, et l’a dit en premier',
  'claimed the game without the points for it': 'a annoncé la partie sans en avoir les points',
  'said go with a card that could be played': 'a dit go avec une carte jouable',
  'played past thirty-one': 'a joué au-delà de trente et un',
  'counted before it was his turn': 'a compté avant son tour',
  'pegged less than was scored': 'a marqué moins que son compte',
  misdealt: 'a fait une maldonne',
  'holds a wrong number of cards': 'n’a pas le bon nombre de cartes',
  'holds a wrong number of cards and did not let them be checked':
    'n’a pas le bon nombre de cartes et ne les a pas laissé vérifier',
  'saw the bottom card after the last shuffle': 'a vu la carte du dessous une fois les cartes brassées',
  'saw the bottom card of the cut': 'a vu la carte du dessous de la coupe',
  'picked up cards laid away to the crib': 'a repris des cartes écartées au crib',
  'looked at the crib before its time': 'a regardé le crib avant son tour',
  "pegged with the opponent's peg": 'a marqué avec la fiche de l’adversaire',
  'pulled the front peg out': 'a retiré sa fiche avant',
  'moved the pegs for a hand without points': 'a bougé ses fiches pour une main sans points',
  'had the points to win and did not peg into the game hole':
    'avait les points pour gagner et n’a pas mis sa fiche au trou final',
  'claimed heels after playing a card': 'a réclamé le valet retourné après avoir joué une carte',
  'did not count in time': 'n’a pas compté à temps',
};

/** The question for a number. */
export const FIGURES_ASKED: Readonly<Record<string, string>> = {
  'Points too many?': 'Combien de points en trop ?',
  'Points scored?': 'Combien de points gagnés ?',
  'Cards withheld?': 'Combien de cartes gardées ?',
  'Points to cancel?': 'Combien de points à annuler ?',
  'Points pegged on it?': 'Combien de points marqués pour cette carte ?',
  'Points pegged?': 'Combien de points marqués ?',
  'Points missed?': 'Combien de points oubliés ?',
  'Points pegged so?': 'Combien de points marqués ainsi ?',
  'Points not pegged?': 'Combien de points non marqués ?',
  'What did it count?': 'Combien comptait la main ?',
};
