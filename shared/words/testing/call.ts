// What is asked in a deal: muggins, disputes, and other figures.
import { situations } from './situation.ts';

/** See situations. */
export const CALLING = situations(`
== a deal by other figures: six-card heels=0 timeLimit=30 nineteenIsZero=no
P2 D
  Turn up the starter, then press NEXT.
  Bob's crib      Turn | Turn up, then NEXT
  Retournez la carte, puis NEXT.
  Crib Bob      Depart | Retournez, puis NEXT
P2 D D D
  Count Ann's hand within 30 seconds: key the points, then press Ann. Key 0 for nothing.
  Bob's crib      Show | Ann's hand?
  On compte : main d’Ann, en 30 secondes. Tapez les points, puis Ann. 0 pour rien.
  Crib Bob      Compte | Main Ann ?
P2 D D D 8 P1 6 P2
  Count Bob's crib within 30 seconds: key the points, then press Bob. Key 0 for nothing.
  Bob's crib      Show | Bob's crib?
  On compte : crib de Bob, en 30 secondes. Tapez les points, puis Bob. 0 pour rien.
  Crib Bob      Compte | Crib Bob ?

== a deal where nineteen is no count: six-card nineteenIsZero=no
P2 D D D
  Count Ann's hand: key the points, then press Ann. Key 0 for nothing.
  Bob's crib      Show | Ann's hand?
  On compte : main d’Ann. Tapez les points, puis Ann. 0 pour rien.
  Crib Bob      Compte | Main Ann ?
P2 D D D 8 P1 6 P2
  Count Bob's crib: key the points, then press Bob. Key 0 for nothing.
  Bob's crib      Show | Bob's crib?
  On compte : crib de Bob. Tapez les points, puis Bob. 0 pour rien.
  Crib Bob      Compte | Crib Bob ?

== a deal where everything is one: six-card heels=1 timeLimit=1
P2 D
  Turn up the starter. For a jack, key 1 and press Bob. Otherwise press NEXT.
  Bob's crib      Turn | Jack: 1, else NEXT
  Retournez la carte. Un valet : 1, puis Bob. Sinon NEXT.
  Crib Bob      Depart | Valet 1, ou NEXT
P2 D D D
  Count Ann's hand within 1 second: key the points, then press Ann. Key 0 or 19 for nothing.
  Bob's crib      Show | Ann's hand?
  On compte : main d’Ann, en 1 seconde. Tapez les points, puis Ann. 0 ou 19 pour rien.
  Crib Bob      Compte | Main Ann ?
P2 D D D 8 P1 6 P2
  Count Bob's crib within 1 second: key the points, then press Bob. Key 0 or 19 for nothing.
  Bob's crib      Show | Bob's crib?
  On compte : crib de Bob, en 1 seconde. Tapez les points, puis Bob. 0 ou 19 pour rien.
  Crib Bob      Compte | Crib Bob ?

== the exact number to go out: six-card target=31 skunks=none exactOut=yes
P2 D D D 2 9 P1 6 P2 4 P2 D D D 8 P2
  Count Ann's hand: key the points, then press Ann. Key 0 or 19 for nothing. Only 2 goes out.
  Ann's crib      Show | Ann's hand?
  On compte : main d’Ann. Tapez les points, puis Ann. 0 ou 19 pour rien. Seul 2 gagne la partie.
  Crib Ann      Compte | Main Ann ?
P2 D D D 2 9 P1 6 P2 4 P2 D D D 8 P2 8 P1
  Count Ann's crib: key the points, then press Ann. Key 0 or 19 for nothing. Only 2 goes out.
  Ann's crib      Show | Ann's crib?
  On compte : crib d’Ann. Tapez les points, puis Ann. 0 ou 19 pour rien. Seul 2 gagne la partie.
  Crib Ann      Compte | Crib Ann ?

== the exact number to go out, where nineteen is no count: six-card target=31 skunks=none exactOut=yes nineteenIsZero=no
P2 D D D 2 9 P1 6 P2 4 P2 D D D 8 P2
  Count Ann's hand: key the points, then press Ann. Key 0 for nothing. Only 2 goes out.
  Ann's crib      Show | Ann's hand?
  On compte : main d’Ann. Tapez les points, puis Ann. 0 pour rien. Seul 2 gagne la partie.
  Crib Ann      Compte | Main Ann ?
P2 D D D 2 9 P1 6 P2 4 P2 D D D 8 P2 8 P1
  Count Ann's crib: key the points, then press Ann. Key 0 for nothing. Only 2 goes out.
  Ann's crib      Show | Ann's crib?
  On compte : crib d’Ann. Tapez les points, puis Ann. 0 pour rien. Seul 2 gagne la partie.
  Crib Ann      Compte | Crib Ann ?

== the exact number to go out, in time: six-card target=31 skunks=none exactOut=yes timeLimit=30
P2 D D D 2 9 P1 6 P2 4 P2 D D D 8 P2
  Count Ann's hand within 30 seconds: key the points, then press Ann. Key 0 or 19 for nothing. Only 2 goes out.
  Ann's crib      Show | Ann's hand?
  On compte : main d’Ann, en 30 secondes. Tapez les points, puis Ann. 0 ou 19 pour rien. Seul 2 gagne la partie.
  Crib Ann      Compte | Main Ann ?
P2 D D D 2 9 P1 6 P2 4 P2 D D D 8 P2 8 P1
  Count Ann's crib within 30 seconds: key the points, then press Ann. Key 0 or 19 for nothing. Only 2 goes out.
  Ann's crib      Show | Ann's crib?
  On compte : crib d’Ann, en 30 secondes. Tapez les points, puis Ann. 0 ou 19 pour rien. Seul 2 gagne la partie.
  Crib Ann      Compte | Crib Ann ?

== the exact number to go out, in time, where nineteen is no count: six-card target=31 skunks=none exactOut=yes timeLimit=30 nineteenIsZero=no
P2 D D D 2 9 P1 6 P2 4 P2 D D D 8 P2
  Count Ann's hand within 30 seconds: key the points, then press Ann. Key 0 for nothing. Only 2 goes out.
  Ann's crib      Show | Ann's hand?
  On compte : main d’Ann, en 30 secondes. Tapez les points, puis Ann. 0 pour rien. Seul 2 gagne la partie.
  Crib Ann      Compte | Main Ann ?
P2 D D D 2 9 P1 6 P2 4 P2 D D D 8 P2 8 P1
  Count Ann's crib within 30 seconds: key the points, then press Ann. Key 0 for nothing. Only 2 goes out.
  Ann's crib      Show | Ann's crib?
  On compte : crib d’Ann, en 30 secondes. Tapez les points, puis Ann. 0 pour rien. Seul 2 gagne la partie.
  Crib Ann      Compte | Crib Ann ?

== muggins and offences in the play: six-card muggins=called
P2 D D 2 P1
  Key the points as players score them, then press the player. Press NEXT when the play is over. Were points missed? Press MUGGINS.
  Bob's crib      Play | Points, or NEXT
  Tapez les points comme ils viennent, puis le joueur. NEXT quand le jeu est fini. MUGGINS, si des points ont été oubliés.
  Crib Bob         Jeu | Points, ou NEXT
P2 D D 2 P1 MUGGINS
  Muggins: key the points that were missed, then press the player who calls. Press MUGGINS again for another offence.
  Bob's crib      Play | Muggins: points? | MUGGINS: an offence
  Muggins : les points oubliés, puis qui les prend. MUGGINS encore pour une autre faute.
  Crib Bob         Jeu | Muggins : points ? | MUGGINS : une faute
P2 D D 2 P1 MUGGINS 2
  Press the player who calls muggins.
  Bob's crib      Play | Who calls muggins? 2
  Le bouton de qui crie muggins.
  Crib Bob         Jeu | Qui crie muggins?  2
P2 D D # P1 MUGGINS
  Muggins: key the points that were missed, then press the player who calls. Press MUGGINS again for another offence.
  Bob's crib      Play | Muggins: points? | MUGGINS: an offence
  Muggins : les points oubliés, puis qui les prend. MUGGINS encore pour une autre faute.
  Crib Bob         Jeu | Muggins : points ? | MUGGINS : une faute
2 4 P1 2 4 P1 2 4 P1 2 4 P1 D P2 D D # P1 MUGGINS MUGGINS
  An offence: a player claimed the game without the points for it. How many points were scored? Then press the player who did it. NEXT shows another offence, UNDO leaves.
  NEXT: other offences | False game claim | Points scored?
  Une faute : quelqu’un a annoncé la partie sans en avoir les points. Combien de points gagnés ? Puis le bouton du fautif. NEXT : une autre faute. UNDO quitte.
  NEXT : autre faute | Fausse partie | Points gagnes ?

== muggins on one of two cards: six-card mode=challenge muggins=called
P2 D D # 4 # 5 # 6 5 MUGGINS P2
  Muggins: which of Ann's cards? Press its rank: 4 or 6.
  Bob's crib      Play | Which? 4 or 6
  Muggins : quelle carte d’Ann ? Tapez sa valeur : 4 ou 6.
  Crib Bob         Jeu | 4 ou 6 ?

== muggins among three: six-card-3 muggins=called
P3 D D # 4 # 5 2 MUGGINS P3
  Muggins: press the player who missed the points.
  Cid's crib      Play | Who missed points?
  Muggins : le bouton de qui a oublié les points.
  Crib Cid         Jeu | Oublies par qui ?

== muggins and offences in the show: six-card muggins=called timeLimit=30
P2 D D D 8 P1
  Count Bob's hand within 30 seconds: key the points, then press Bob. Key 0 or 19 for nothing. Were points missed? Press MUGGINS.
  Bob's crib      Show | Bob's hand?
  On compte : main de Bob, en 30 secondes. Tapez les points, puis Bob. 0 ou 19 pour rien. MUGGINS, si des points ont été oubliés.
  Crib Bob      Compte | Main Bob ?
P2 D D D 8 P1 4
  Points for Bob's hand: press Bob. Were points missed? Press MUGGINS.
  Bob's crib      Show | Bob's hand?        4
  Les points : main de Bob. Le bouton de Bob. MUGGINS, si des points ont été oubliés.
  Crib Bob      Compte | Main Bob ?         4
P2 D D D 8 P1 MUGGINS
  Muggins: key the points that were missed, then press the player who calls. Press MUGGINS again for another offence.
  Bob's crib      Show | Muggins: points? | MUGGINS: an offence
  Muggins : les points oubliés, puis qui les prend. MUGGINS encore pour une autre faute.
  Crib Bob      Compte | Muggins : points ? | MUGGINS : une faute
P2 D D D 8 P1 MUGGINS 2
  Press the player who calls muggins.
  Bob's crib      Show | Who calls muggins? 2
  Le bouton de qui crie muggins.
  Crib Bob      Compte | Qui crie muggins?  2
P2 D D D 8 P1 MUGGINS 1 2
  Press the player who calls muggins.
  Bob's crib      Show | Who calls muggins 12
  Le bouton de qui crie muggins.
  Crib Bob      Compte | Qui crie muggins? 12

== muggins where a board has pegged by itself: six-card muggins=called
unverified 0 9 ; 4 P1
  The board pegged by itself: nobody has checked the points or followed the deals. Key the points, then press the player. Press NEXT to say who deals. Were points missed? Press MUGGINS.
  Plain pegging | Points, then player
  La planche a marqué seule, sans contrôle : personne n’a suivi les donnes. Tapez les points, puis le joueur. NEXT, pour dire qui donne. MUGGINS, si des points ont été oubliés.
  Marque libre | Points, puis joueur
aside 2 5 ; 4 P1
  The board pegged by itself: nobody has checked the points or followed the deals. Lane 3 of the board has 5 more points, but nobody sits there. Key the points, then press the player. Press NEXT to say who deals. Were points missed? Press MUGGINS.
  Plain pegging | Points, then player
  La planche a marqué seule, sans contrôle : personne n’a suivi les donnes. La piste 3 de la planche a 5 points de plus, et personne n’y joue. Tapez les points, puis le joueur. NEXT, pour dire qui donne. MUGGINS, si des points ont été oubliés.
  Marque libre | Points, puis joueur

== a dispute without muggins: six-card mode=challenge
P2 D D D 8 P1
  Count Bob's hand: key the points, then press Bob. Key 0 or 19 for nothing. The last count was 8: press CARDS to dispute it.
  Bob's crib      Show | Bob's hand?
  On compte : main de Bob. Tapez les points, puis Bob. 0 ou 19 pour rien. Dernier compte : 8. CARDS le conteste.
  Crib Bob      Compte | Main Bob ?
P2 D D D 8 P1 # MUGGINS
  Muggins: key the points that were missed, then press the player who calls.
  Bob's crib      Show | Muggins: points?
  Muggins : les points oubliés, puis qui les prend.
  Crib Bob      Compte | Muggins : points ?

== muggins where cards are asked for: six-card mode=always muggins=called
P2 D 5 D 6 6 7 8 1 2 P1
  Key the 4 cards of Bob's hand. Were points missed? Press MUGGINS.
  Bob's crib    Show 5 | Bob's hand ____
  Tapez les 4 cartes : main de Bob. MUGGINS, si des points ont été oubliés.
  Crib Bob    Compte 5 | Main Bob ____
P2 D 5 D 6 6 7 8 1 2 P1 6
  Key the 4 cards of Bob's hand. 3 to go.
  Bob's crib    Show 5 | Bob's hand 6___
  Tapez les 4 cartes : main de Bob. Encore 3.
  Crib Bob    Compte 5 | Main Bob 6___
`);
