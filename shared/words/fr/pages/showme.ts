// French: a deal that plays itself on the page Board.
import type { ShowMeWords } from '../../pages/showme.ts';

export const showMe: ShowMeWords = {
  title: 'Première visite ?',
  offer:
    'Regardez une donne se jouer toute seule, touche par touche, en moins d’une minute. Ensuite, à vous.',
  begin: 'Montrez-moi',
  later: 'Plus tard',
  stop: 'Arrêter',
  step: (at, of) => `Étape ${at} sur ${of}`,
  lines: {
    cut: (_, dealer) => `${dealer} donne : appuyez sur le bouton du donneur.`,
    dealt: () => 'Les cartes sont données, le crib est complet : NEXT.',
    starter: () => 'La carte de départ est un cinq.',
    play: (pone, dealer) => `Pendant le jeu, ${dealer} fait une paire et ${pone} a le « go ».`,
    played: () => 'Le jeu est fini : NEXT.',
    hand: (pone) => `${pone} montre 6 7 8 8 et annonce dix.`,
    muggins: (_, dealer) => `${dealer} en voit quatre de plus. Muggins !`,
    dealers: (_, dealer) => `${dealer} montre 9 9 K 2 et annonce quatre.`,
    crib: (_, dealer) => `Le crib : 3 3 Q A. ${dealer} annonce cinq, la planche en compte quatre.`,
  },
  done: 'Voilà Muggins : chaque compte est vérifié. Lisez la décision, puis la table est à vous.',
  playOn: 'Continuer',
};
