// What is asked in the squares of cards.
import { situations } from './situation.ts';

/** See situations. */
export const SQUARES = situations(`
== a square: cribbage-squares
-
  Lay out 16 cards one by one, in 4 rows of 4. Press NEXT when the square is full.
  Ann deals       Deal | 4 rows of 4, NEXT
  Posez 16 cartes une à une, en 4 rangées de 4. NEXT quand le carré est plein.
  Ann donne      Donne | 4 rangees, puis NEXT
D
  Turn up the starter. For a jack, key 2 and press Ann. Otherwise press NEXT.
  Ann deals       Turn | Jack: 2, else NEXT
  Retournez la carte. Un valet : 2, puis Ann. Sinon NEXT.
  Ann donne     Depart | Valet 2, ou NEXT
D D
  Count Ann's row 1: key the points, then press Ann. Key 0 or 19 for nothing.
  Ann deals       Show | Ann's row 1?
  On compte : rangée 1 d’Ann. Tapez les points, puis Ann. 0 ou 19 pour rien.
  Ann donne     Compte | Rangee 1 Ann ?
D D 4
  Points for Ann's row 1: press Ann.
  Ann deals       Show | Ann's row 1?       4
  Les points : rangée 1 d’Ann. Le bouton d’Ann.
  Ann donne     Compte | Rangee 1 Ann ?     4
D D 4 P1; peg 0 4; peg 0 4; peg 0 4
  Count Ann's column 1: key the points, then press Ann. Key 0 or 19 for nothing.
  Ann deals       Show | Ann's column 1?
  On compte : colonne 1 d’Ann. Tapez les points, puis Ann. 0 ou 19 pour rien.
  Ann donne     Compte | Colonne 1 Ann ?
D D; concede 0
  The game is over. Hold NEXT for two seconds to start another game, or press UNDO.
  Game 1 is over | Hold NEXT: new game
  La partie est finie. Tenez NEXT deux secondes pour une autre partie, ou UNDO.
  Partie 1 finie | Tenir NEXT : partie

== a square, where counts can be doubted: cribbage-squares mode=challenge
D D 4 P1
  Count Ann's row 2: key the points, then press Ann. Key 0 or 19 for nothing. The last count was 4: press CARDS to dispute it.
  Ann deals       Show | Ann's row 2?
  On compte : rangée 2 d’Ann. Tapez les points, puis Ann. 0 ou 19 pour rien. Dernier compte : 4. CARDS le conteste.
  Ann donne     Compte | Rangee 2 Ann ?
D D 4 P1 #
  Key the rank of the starter.
  Ann deals       Show | Starter card?
  Tapez le rang de la carte de départ.
  Ann donne     Compte | Carte de depart ?
D D 4 P1 # 5
  Key the 4 cards of Ann's row 1.
  Ann deals     Show 5 | Ann's row 1 ____
  Tapez les 4 cartes : rangée 1 d’Ann.
  Ann donne   Compte 5 | Rangee 1 Ann ____

== a square, where every row is entered: cribbage-squares mode=always
D
  Turn up the starter and key its rank. The board pegs 2 for a jack.
  Ann deals       Turn | Starter card?
  Retournez la carte et tapez son rang. La planche marque 2 pour un valet.
  Ann donne     Depart | Carte de depart ?
D 5
  Key the 4 cards of Ann's row 1.
  Ann deals     Show 5 | Ann's row 1 ____
  Tapez les 4 cartes : rangée 1 d’Ann.
  Ann donne   Compte 5 | Rangee 1 Ann ____
D 5 #
  Press CARDS, then key the 4 cards of Ann's row 1.
  Ann deals     Show 5 | CARDS: Ann's row 1
  CARDS, puis les 4 cartes : rangée 1 d’Ann.
  Ann donne   Compte 5 | CARDS : rangee 1 Ann
D 5 4 6
  Key the 4 cards of Ann's row 1. 2 to go.
  Ann deals     Show 5 | Ann's row 1 46__
  Tapez les 4 cartes : rangée 1 d’Ann. Encore 2.
  Ann donne   Compte 5 | Rangee 1 Ann 46__
D 5; cards 4S 6S 7D QC
  Count Ann's row 1: key the points, then press Ann. Key 0 for nothing.
  Ann deals     Show 5 | Ann's row 1?
  On compte : rangée 1 d’Ann. Tapez les points, puis Ann. 0 pour rien.
  Ann donne   Compte 5 | Rangee 1 Ann ?
D 5; cards 4S 6S 7D Q; peg 0 0; cards 4D 6D 7S Q; peg 0 0; cards A A 2 2; peg 0 0; cards A A 2 3; peg 0 0
  Count Ann's column 1: key the points, then press Ann. Key 0 for nothing.
  Ann deals     Show 5 | Ann's column 1?
  On compte : colonne 1 d’Ann. Tapez les points, puis Ann. 0 pour rien.
  Ann donne   Compte 5 | Colonne 1 Ann ?

== squares one after another, where nineteen is no count: cribbage-squares deals=3 nineteenIsZero=no
-
  Lay out 16 cards one by one, in 4 rows of 4. Press NEXT when the square is full.
  Deal 1/3        Deal | 4 rows of 4, NEXT
  Posez 16 cartes une à une, en 4 rangées de 4. NEXT quand le carré est plein.
  Donne 1/3      Donne | 4 rangees, puis NEXT
D
  Turn up the starter. For a jack, key 2 and press Ann. Otherwise press NEXT.
  Deal 1/3        Turn | Jack: 2, else NEXT
  Retournez la carte. Un valet : 2, puis Ann. Sinon NEXT.
  Donne 1/3     Depart | Valet 2, ou NEXT
D D
  Count Ann's row 1: key the points, then press Ann. Key 0 for nothing.
  Deal 1/3        Show | Ann's row 1?
  On compte : rangée 1 d’Ann. Tapez les points, puis Ann. 0 pour rien.
  Donne 1/3     Compte | Rangee 1 Ann ?

== squares one after another, where every row is entered: cribbage-squares deals=3 mode=always
D 5
  Key the 4 cards of Ann's row 1.
  Deal 1/3      Show 5 | Ann's row 1 ____
  Tapez les 4 cartes : rangée 1 d’Ann.
  Donne 1/3   Compte 5 | Rangee 1 Ann ____

== a square for the exact number, where nineteen is no count: cribbage-squares exactOut=yes nineteenIsZero=no
D D; peg 0 20; peg 0 20
  Count Ann's row 3: key the points, then press Ann. Key 0 for nothing. Only 21 goes out.
  Ann deals       Show | Ann's row 3?
  On compte : rangée 3 d’Ann. Tapez les points, puis Ann. 0 pour rien. Seul 21 gagne la partie.
  Ann donne     Compte | Rangee 3 Ann ?

== a square for the exact number: cribbage-squares exactOut=yes
D D; peg 0 20; peg 0 20
  Count Ann's row 3: key the points, then press Ann. Key 0 or 19 for nothing. Only 21 goes out.
  Ann deals       Show | Ann's row 3?
  On compte : rangée 3 d’Ann. Tapez les points, puis Ann. 0 ou 19 pour rien. Seul 21 gagne la partie.
  Ann donne     Compte | Rangee 3 Ann ?

== rows against columns: table-top
P1
  Ann deals 12 cards each, face down. Press NEXT when they are dealt.
  Ann deals       Deal | Deal 12 each, NEXT
  Ann donne 12 cartes à chacun, sans les montrer. NEXT quand elles sont données.
  Ann donne      Donne | 12 cartes, NEXT
P1 D
  Turn up a card for the middle of the square, then press NEXT.
  Ann deals       Turn | Turn up, then NEXT
  Retournez la carte du milieu du carré, puis NEXT.
  Ann donne     Depart | Retournez, puis NEXT
P1 D D
  When the square is full, count: rows are Ann's, columns are Bob's. Key the difference and press the player with more. Key 0 if they are equal.
  Ann deals       Show | Difference, player
  Le carré plein, comptez : les rangées pour Ann, les colonnes pour Bob. Tapez la différence, puis le joueur qui a plus ; 0 s’il n’y en a pas.
  Ann donne     Compte | Difference, joueur
P1 D D 4
  Whose points? Press the player.
  Ann deals       Show | Whose points?      4
  À qui les points ? Le bouton du joueur.
  Ann donne     Compte | Points a qui ?     4

== rows against columns, where a jack in the middle is two: table-top heels=2
P1 D
  Turn up a card for the middle. For a jack, key 2 and press Ann. Otherwise press NEXT.
  Ann deals       Turn | Jack: 2, else NEXT
  Retournez la carte du milieu. Un valet : 2, puis Ann. Sinon NEXT.
  Ann donne     Depart | Valet 2, ou NEXT

== rows against columns, where a count can be doubted: table-top mode=challenge
P1 D D 4 P2 #
  Key the rank of the card in the middle.
  Bob deals       Deal | Middle card?
  Tapez le rang de la carte du milieu.
  Bob donne      Donne | Carte du milieu ?

== rows against columns, where every row is entered: table-top mode=always
P1 D
  Turn up a card for the middle and key its rank.
  Ann deals       Turn | Middle card?
  Retournez la carte du milieu et tapez son rang.
  Ann donne     Depart | Carte du milieu ?
P1; next; starter 5H
  Key the 5 cards of Ann's row 1.
  Ann deals    Show 5♥ | Ann's row 1 _____
  Tapez les 5 cartes : rangée 1 d’Ann.
  Ann donne  Compte 5♥ | Rangee 1 Ann _____

== rows against columns, where every row is entered and a jack is two: table-top mode=always heels=2
P1 D
  Turn up a card for the middle and key its rank. The board pegs 2 for a jack.
  Ann deals       Turn | Middle card?
  Retournez la carte du milieu et tapez son rang. La planche marque 2 pour un valet.
  Ann donne     Depart | Carte du milieu ?
`);
