// What is asked in Cribbage Solitaire, with one hand and with two.
import { situations } from './situation.ts';

/** See situations. */
export const SOLITAIRE = situations(`
== cards alone, hand and crib: cribbage-solitaire
-
  Deal 6 cards to your hand and 2 to the crib. Lay 2 away to the crib, then press NEXT.
  Deal 1/6        Deal | Deal 6+2, NEXT
  Donnez-vous 6 cartes, et 2 au crib. Écartez-en 2 au crib, puis NEXT.
  Donne 1/6      Donne | 6+2 cartes, NEXT
D
  Turn up the starter. For a jack, key 2 and press Ann. Otherwise press NEXT.
  Deal 1/6        Turn | Jack: 2, else NEXT
  Retournez la carte. Un valet : 2, puis Ann. Sinon NEXT.
  Donne 1/6     Depart | Valet 2, ou NEXT
D D
  Count Ann's hand: key the points, then press Ann. Key 0 or 19 for nothing.
  Deal 1/6        Show | Ann's hand?
  On compte : main d’Ann. Tapez les points, puis Ann. 0 ou 19 pour rien.
  Donne 1/6     Compte | Main Ann ?
D D 8 P1
  Count Ann's crib: key the points, then press Ann. Key 0 or 19 for nothing.
  Deal 1/6        Show | Ann's crib?
  On compte : crib d’Ann. Tapez les points, puis Ann. 0 ou 19 pour rien.
  Donne 1/6     Compte | Crib Ann ?
D D 8 P1; peg 0 4
  Deal 6 cards to your hand and 2 to the crib. Lay 2 away to the crib, then press NEXT.
  Deal 2/6        Deal | Deal 6+2, NEXT
  Donnez-vous 6 cartes, et 2 au crib. Écartez-en 2 au crib, puis NEXT.
  Donne 2/6      Donne | 6+2 cartes, NEXT
D D; concede 0
  The game is over. Hold NEXT for two seconds to start another game, or press UNDO.
  Game 1 is over | Hold NEXT: new game
  La partie est finie. Tenez NEXT deux secondes pour une autre partie, ou UNDO.
  Partie 1 finie | Tenir NEXT : partie

== cards alone, where counts can be doubted: cribbage-solitaire mode=challenge
D D 8 P1
  Count Ann's crib: key the points, then press Ann. Key 0 or 19 for nothing. The last count was 8: press CARDS to dispute it.
  Deal 1/6        Show | Ann's crib?
  On compte : crib d’Ann. Tapez les points, puis Ann. 0 ou 19 pour rien. Dernier compte : 8. CARDS le conteste.
  Donne 1/6     Compte | Crib Ann ?
D D 8 P1; peg 0 4
  Deal 6 cards to your hand and 2 to the crib. Lay 2 away to the crib, then press NEXT. The last count was 4: press CARDS to dispute it.
  Deal 2/6        Deal | Deal 6+2, NEXT
  Donnez-vous 6 cartes, et 2 au crib. Écartez-en 2 au crib, puis NEXT. Dernier compte : 4. CARDS le conteste.
  Donne 2/6      Donne | 6+2 cartes, NEXT
D D 8 P1; peg 0 4; dispute
  Key the rank of the starter.
  Deal 2/6        Deal | Starter card?
  Tapez le rang de la carte de départ.
  Donne 2/6      Donne | Carte de depart ?
D D 8 P1; peg 0 4; dispute; starter 5H
  Key the 4 cards of Ann's crib.
  Deal 2/6     Deal 5♥ | Ann's crib ____
  Tapez les 4 cartes : crib d’Ann.
  Donne 2/6   Donne 5♥ | Crib Ann ____

== cards alone, where every hand is entered: cribbage-solitaire mode=always
-
  Deal 6 cards to your hand and 2 to the crib. Lay 2 away to the crib, then press NEXT.
  Deal 1/6        Deal | Deal 6+2, NEXT
  Donnez-vous 6 cartes, et 2 au crib. Écartez-en 2 au crib, puis NEXT.
  Donne 1/6      Donne | 6+2 cartes, NEXT
D
  Turn up the starter and key its rank. The board pegs 2 for a jack.
  Deal 1/6        Turn | Starter card?
  Retournez la carte et tapez son rang. La planche marque 2 pour un valet.
  Donne 1/6     Depart | Carte de depart ?
starter 5H
  Key the 4 cards of Ann's hand.
  Deal 1/6     Show 5♥ | Ann's hand ____
  Tapez les 4 cartes : main d’Ann.
  Donne 1/6  Compte 5♥ | Main Ann ____
starter 5H; cards 5S 5C 5D JH
  Count Ann's hand: key the points, then press Ann. Key 0 for nothing.
  Deal 1/6     Show 5♥ | Ann's hand?
  On compte : main d’Ann. Tapez les points, puis Ann. 0 pour rien.
  Donne 1/6  Compte 5♥ | Main Ann ?
starter 5H; cards 5S 5C 5D JH; peg 0 29
  Key the 4 cards of Ann's crib.
  Deal 1/6     Show 5♥ | Ann's crib ____
  Tapez les 4 cartes : crib d’Ann.
  Donne 1/6  Compte 5♥ | Crib Ann ____

== cards alone, without heels: cribbage-solitaire mode=always heels=0
D
  Turn up the starter and key its rank.
  Deal 1/6        Turn | Starter card?
  Retournez la carte et tapez son rang.
  Donne 1/6     Depart | Carte de depart ?

== two hands of one player: cribbage-solitaire-2
-
  Deal 2 hands of 6 cards. Lay 2 of each away to the crib, then press NEXT.
  Deal 1/4        Deal | Deal 2x6, NEXT
  Donnez-vous 2 mains de 6 cartes. Écartez 2 cartes de chacune au crib, puis NEXT.
  Donne 1/4      Donne | 2x6 cartes, NEXT
D D
  Count Ann's hand 1: key the points, then press Ann. Key 0 or 19 for nothing.
  Deal 1/4        Show | Ann's hand 1?
  On compte : main 1 d’Ann. Tapez les points, puis Ann. 0 ou 19 pour rien.
  Donne 1/4     Compte | Main 1 Ann ?
D D; peg 0 4
  Count Ann's hand 2: key the points, then press Ann. Key 0 or 19 for nothing.
  Deal 1/4        Show | Ann's hand 2?
  On compte : main 2 d’Ann. Tapez les points, puis Ann. 0 ou 19 pour rien.
  Donne 1/4     Compte | Main 2 Ann ?
D D; peg 0 4; peg 0 4
  Count Ann's crib: key the points, then press Ann. Key 0 or 19 for nothing.
  Deal 1/4        Show | Ann's crib?
  On compte : crib d’Ann. Tapez les points, puis Ann. 0 ou 19 pour rien.
  Donne 1/4     Compte | Crib Ann ?
D D; peg 0 4; peg 0 4; peg 0 4
  Deal 2 hands of 6 cards. Lay 2 of each away to the crib, then press NEXT.
  Deal 2/4        Deal | Deal 2x6, NEXT
  Donnez-vous 2 mains de 6 cartes. Écartez 2 cartes de chacune au crib, puis NEXT.
  Donne 2/4      Donne | 2x6 cartes, NEXT

== against the crib, with a free crib: bumppo-solitaire
D D
  Key the points as players score them, then press the player. Press NEXT when the play is over.
  Deal 1/6        Play | Points, or NEXT
  Tapez les points comme ils viennent, puis le joueur. NEXT quand le jeu est fini.
  Donne 1/6        Jeu | Points, ou NEXT
starter 5H
  Key the points as players score them, then press the player. Press NEXT when the play is over.
  Deal 1/6     Play 5♥ | Points, or NEXT
  Tapez les points comme ils viennent, puis le joueur. NEXT quand le jeu est fini.
  Donne 1/6     Jeu 5♥ | Points, ou NEXT
D D; next; peg 0 8; peg 0 8; next; next; next; peg 0 8; peg 0 8; next; next; next; peg 0 8; peg 0 8; next; next; next; peg 0 8; peg 0 8; next; next; next; peg 0 6; peg 0 6; next; next; next; peg 0 6; peg 0 6
  The 4 cards left in the pack are the free crib. Press NEXT, then turn up its card.
  Free crib       Deal | Free crib, NEXT
  Les 4 cartes qui restent font le crib libre. NEXT, puis retournez sa carte.
  Crib libre     Donne | Crib libre, NEXT
`);
