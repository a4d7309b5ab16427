// Why a key means nothing where it was pressed: no rule is concerned, so the rules are not asked.

/** Every hint. The words are in shared/words. */
export type HintCode =
  | 'pointsFirst'
  | 'twoDigits'
  | 'playerNext'
  | 'nothingToDelete'
  | 'cardsKeyFirst'
  | 'noCards'
  | 'noPlayer'
  | 'cardsFirst'
  | 'suitFirst'
  | 'pointsOnly'
  | 'timeUp'
  | 'whichPartner'
  | 'whoDidIt'
  | 'whoMissed'
  | 'whichCard'
  | 'noCardNow'
  | 'otherReader'
  | 'starterReader'
  | 'handOrCrib'
  | 'keysLost'
  | 'keyAgain';
