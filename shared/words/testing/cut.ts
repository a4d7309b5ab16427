// What is asked before and between the deals: the cut, plain pegging, partners, the end.
import { situations } from './situation.ts';

/** See situations. */
export const CUTTING = situations(`
== no game: -
-
  There is no game yet. Start one on the page Table.
  No game yet | Start on page Table
  Il n’y a pas encore de partie. Commencez-en une sur la page Table.
  Pas de partie | Page Table : lancer

== before the deals, on trust: six-card
-
  Cut, then press the dealer's button, or CARDS to key the cut. Or just peg: points, then the player.
  New game         Cut | Who deals? P1 or P2
  Coupez, puis appuyez sur le bouton du donneur, ou sur CARDS pour taper la coupe. Ou marquez : les points, puis le joueur.
  Nouv. partie   Coupe | Donneur : P1 ou P2 ?
#
  Key the card that Ann cut. The lowest deals. Or press the dealer.
  New game         Cut | Ann: card cut?
  Tapez la carte coupée par Ann. La plus basse donne. Ou le bouton du donneur.
  Nouv. partie   Coupe | Ann : coupe ?
# 9
  Key the card that Bob cut. The lowest deals. Or press the dealer.
  New game         Cut | Bob: card cut?
  Tapez la carte coupée par Bob. La plus basse donne. Ou le bouton du donneur.
  Nouv. partie   Coupe | Bob : coupe ?
# 9 4
  Bob deals. Press NEXT when the cards are dealt and the crib is laid away.
  Bob's crib      Deal | Deal, then NEXT
  Bob donne. NEXT quand les cartes sont données et le crib écarté.
  Crib Bob       Donne | Donnez, puis NEXT
4
  Whose points? Press the player.
  New game         Cut | Whose points?      4
  À qui les points ? Le bouton du joueur.
  Nouv. partie   Coupe | Points a qui ?     4
4 P1
  Key the points, then press the player.
  Plain pegging | Points, then player
  Tapez les points, puis le joueur.
  Marque libre | Points, puis joueur
4 P1 7
  Whose points? Press the player.
  Plain pegging | Whose points?      7
  À qui les points ? Le bouton du joueur.
  Marque libre | Points a qui ?     7
4 P1 D
  Cut, then press the dealer's button, or CARDS to key the cut. Or just peg: points, then the player.
  Game 1           Cut | Who deals? P1 or P2
  Coupez, puis appuyez sur le bouton du donneur, ou sur CARDS pour taper la coupe. Ou marquez : les points, puis le joueur.
  Partie 1       Coupe | Donneur : P1 ou P2 ?
4 P1 MUGGINS
  An offence: a player pegged more than was scored. How many points too many? Then press the player who did it. NEXT shows another offence, UNDO leaves.
  NEXT: other offences | Pegged too much | Points too many?
  Une faute : quelqu’un a marqué plus que son compte. Combien de points en trop ? Puis le bouton du fautif. NEXT : une autre faute. UNDO quitte.
  NEXT : autre faute | Trop marque | Points en trop ?
hold:P2
  If Bob gives the game up, press the same button again. Any other key plays on.
  Bob's crib      Deal | Bob gives up? | P2 again: yes
  Bob abandonne la partie ? Le même bouton dit oui, toute autre touche non.
  Crib Bob       Donne | Bob abandonne ? | Encore P2 : oui
4 P1 hold:P1
  If Ann gives the game up, press the same button again. Any other key plays on.
  Plain pegging | Ann gives up? | P1 again: yes
  Ann abandonne la partie ? Le même bouton dit oui, toute autre touche non.
  Marque libre | Ann abandonne ? | Encore P1 : oui

== before the deals, where every hand is entered: six-card mode=always
-
  Cut, then press the dealer's button, or CARDS to key the cut.
  New game         Cut | Who deals? P1 or P2
  Coupez, puis appuyez sur le bouton du donneur, ou sur CARDS pour taper la coupe.
  Nouv. partie   Coupe | Donneur : P1 ou P2 ?
4
  Whose points? Press the player.
  New game         Cut | Whose points?      4
  À qui les points ? Le bouton du joueur.
  Nouv. partie   Coupe | Points a qui ?     4

== plain pegging, where counts can be doubted: six-card mode=challenge muggins=called
-
  Cut, then press the dealer's button, or CARDS to key the cut. Or just peg: points, then the player.
  New game         Cut | Who deals? P1 or P2
  Coupez, puis appuyez sur le bouton du donneur, ou sur CARDS pour taper la coupe. Ou marquez : les points, puis le joueur.
  Nouv. partie   Coupe | Donneur : P1 ou P2 ?
4 P1
  Key the points, then press the player. Were points missed? Press MUGGINS.
  Plain pegging | Points, then player
  Tapez les points, puis le joueur. MUGGINS, si des points ont été oubliés.
  Marque libre | Points, puis joueur
4 P1 #
  Which count is disputed? Press 1 for a hand, 2 for a crib.
  Plain pegging | 1 hand, 2 crib?
  Quel compte est contesté ? 1 : une main, 2 : un crib.
  Marque libre | 1 main, 2 crib ?
4 P1 # 1
  Key the rank of the starter.
  Plain pegging | Starter card?
  Tapez le rang de la carte de départ.
  Marque libre | Carte de depart ?
4 P1 # 2 9
  Key the 4 cards of Ann's crib.
  Plain pegging | Ann's crib ____
  Tapez les 4 cartes : crib d’Ann.
  Marque libre | Crib Ann ____
4 P1 MUGGINS
  Muggins: key the points that were missed, then press the player who calls. Press MUGGINS again for another offence.
  Plain pegging | Muggins: points? | MUGGINS: an offence
  Muggins : les points oubliés, puis qui les prend. MUGGINS encore pour une autre faute.
  Marque libre | Muggins : points ? | MUGGINS : une faute
4 P1 2 MUGGINS
  Press the player who calls muggins.
  Plain pegging | Who calls muggins? 2
  Le bouton de qui crie muggins.
  Marque libre | Qui crie muggins?  2

== keys that were lost: six-card
1 lost
  Press DEL, then key it again.
  New game         Cut | Press DEL, key again
  Appuyez sur DEL, puis recommencez.
  Nouv. partie   Coupe | DEL, puis retapez

== partners: six-card-4
-
  Cut, then press the dealer's button, or CARDS to key the cut. Or just peg: points, then the player.
  New game         Cut | Who deals? P1 or P2
  Coupez, puis appuyez sur le bouton du donneur, ou sur CARDS pour taper la coupe. Ou marquez : les points, puis le joueur.
  Nouv. partie   Coupe | Donneur : P1 ou P2 ?
P1
  Which partner deals? Press 1 for Ann, 2 for Cid.
  New game         Cut | 1 Ann, 2 Cid?
  Quel partenaire donne ? Tapez 1 pour Ann, 2 pour Cid.
  Nouv. partie   Coupe | 1 Ann, 2 Cid?
P2
  Which partner deals? Press 1 for Bob, 2 for Dee.
  New game         Cut | 1 Bob, 2 Dee?
  Quel partenaire donne ? Tapez 1 pour Bob, 2 pour Dee.
  Nouv. partie   Coupe | 1 Bob, 2 Dee?
4 P1
  Key the points, then press the player.
  Plain pegging | Points, then player
  Tapez les points, puis le joueur.
  Marque libre | Points, puis joueur
P1 2
  Cid deals. Press NEXT when the cards are dealt and the crib is laid away.
  Cid's crib      Deal | Deal, then NEXT
  Cid donne. NEXT quand les cartes sont données et le crib écarté.
  Crib Cid       Donne | Donnez, puis NEXT
P1 2 D
  Turn up the starter. For a jack, key 2 and press Cid. Otherwise press NEXT.
  Cid's crib      Turn | Jack: 2, else NEXT
  Retournez la carte. Un valet : 2, puis Cid. Sinon NEXT.
  Crib Cid      Depart | Valet 2, ou NEXT
P1 2 D D D
  Count Dee's hand: key the points, then press Dee. Key 0 or 19 for nothing.
  Cid's crib      Show | Dee's hand?
  On compte : main de Dee. Tapez les points, puis Dee. 0 ou 19 pour rien.
  Crib Cid      Compte | Main Dee ?
P1 2 D D D 8 P2
  Count Ann's hand: key the points, then press Ann. Key 0 or 19 for nothing.
  Cid's crib      Show | Ann's hand?
  On compte : main d’Ann. Tapez les points, puis Ann. 0 ou 19 pour rien.
  Crib Cid      Compte | Main Ann ?
hold:P1
  If Ann and Cid give the game up, press the same button again. Any other key plays on.
  New game         Cut | Ann+Cid give up? | P1 again: yes
  Ann et Cid abandonnent la partie ? Le même bouton dit oui, toute autre touche non.
  Nouv. partie   Coupe | Ann+Ci abandonnent ? | Encore P1 : oui
P1 1 hold:P2
  If Bob and Dee give the game up, press the same button again. Any other key plays on.
  Ann's crib      Deal | Bob+Dee give up? | P2 again: yes
  Bob et Dee abandonnent la partie ? Le même bouton dit oui, toute autre touche non.
  Crib Ann       Donne | Bob+De abandonnent ? | Encore P2 : oui

== three, each alone: six-card-3
-
  Cut, then press the dealer's button, or CARDS to key the cut. Or just peg: points, then the player.
  New game         Cut | Who deals? P1 to P3
  Coupez, puis appuyez sur le bouton du donneur, ou sur CARDS pour taper la coupe. Ou marquez : les points, puis le joueur.
  Nouv. partie   Coupe | Donneur : P1 a P3 ?
P3
  Cid deals. Press NEXT when the cards are dealt and the crib is laid away.
  Cid's crib      Deal | Deal, then NEXT
  Cid donne. NEXT quand les cartes sont données et le crib écarté.
  Crib Cid       Donne | Donnez, puis NEXT
P3 D
  Turn up the starter. For a jack, key 2 and press Cid. Otherwise press NEXT.
  Cid's crib      Turn | Jack: 2, else NEXT
  Retournez la carte. Un valet : 2, puis Cid. Sinon NEXT.
  Crib Cid      Depart | Valet 2, ou NEXT
P3 D D D
  Count Ann's hand: key the points, then press Ann. Key 0 or 19 for nothing.
  Cid's crib      Show | Ann's hand?
  On compte : main d’Ann. Tapez les points, puis Ann. 0 ou 19 pour rien.
  Crib Cid      Compte | Main Ann ?
P3 D D D 4 P1
  Count Bob's hand: key the points, then press Bob. Key 0 or 19 for nothing.
  Cid's crib      Show | Bob's hand?
  On compte : main de Bob. Tapez les points, puis Bob. 0 ou 19 pour rien.
  Crib Cid      Compte | Main Bob ?
P3 D D D 4 P1 6 P2
  Count Cid's hand: key the points, then press Cid. Key 0 or 19 for nothing.
  Cid's crib      Show | Cid's hand?
  On compte : main de Cid. Tapez les points, puis Cid. 0 ou 19 pour rien.
  Crib Cid      Compte | Main Cid ?
P3 D D #
  At 0 Ann lays: key the card, or press NEXT for a go.
  Cid's crib      Play | 0, Ann: card? | NEXT: go
  À 0, Ann joue : tapez la carte. NEXT dit go.
  Crib Cid         Jeu | 0, Ann : carte? | NEXT : go
P3 D D # 9
  Key the points for the 9, then press Ann. At 9 Bob lays: press CARDS, then key the card.
  Cid's crib      Play | 9, Bob lays
  Les points de la carte 9, puis Ann. À 9, Bob joue : CARDS, puis la carte.
  Crib Cid         Jeu | 9, Bob joue
hold:P3
  If Cid gives the game up, press the same button again. Any other key plays on.
  Cid's crib      Deal | Cid gives up? | P3 again: yes
  Cid abandonne la partie ? Le même bouton dit oui, toute autre touche non.
  Crib Cid       Donne | Cid abandonne ? | Encore P3 : oui

== four, each alone: six-card-4-individuals mode=always muggins=called
-
  Cut, then press the dealer's button, or CARDS to key the cut.
  New game         Cut | Who deals? P1 to P4
  Coupez, puis appuyez sur le bouton du donneur, ou sur CARDS pour taper la coupe.
  Nouv. partie   Coupe | Donneur : P1 a P4 ?
P4
  Dee deals. Press NEXT when the cards are dealt and the crib is laid away.
  Dee's crib      Deal | Deal, then NEXT
  Dee donne. NEXT quand les cartes sont données et le crib écarté.
  Crib Dee       Donne | Donnez, puis NEXT
P4 D
  Turn up the starter and key its rank. The board pegs 2 for a jack.
  Dee's crib      Turn | Starter card?
  Retournez la carte et tapez son rang. La planche marque 2 pour un valet.
  Crib Dee      Depart | Carte de depart ?
P4 D 5 D
  Key the 4 cards of Ann's hand.
  Dee's crib    Show 5 | Ann's hand ____
  Tapez les 4 cartes : main d’Ann.
  Crib Dee    Compte 5 | Main Ann ____
P4 D 5 D 6 6 7 8
  Count Ann's hand: key the points, then press Ann. Key 0 for nothing.
  Dee's crib    Show 5 | Ann's hand?
  On compte : main d’Ann. Tapez les points, puis Ann. 0 pour rien.
  Crib Dee    Compte 5 | Main Ann ?
P4 D 5 D 6 6 7 8 8 P1
  Key the 4 cards of Bob's hand. Were points missed? Press MUGGINS.
  Dee's crib    Show 5 | Bob's hand ____
  Tapez les 4 cartes : main de Bob. MUGGINS, si des points ont été oubliés.
  Crib Dee    Compte 5 | Main Bob ____
P4 D 5 D 6 6 7 8 8 P1 MUGGINS
  Muggins: key the points that were missed, then press the player who calls. Press MUGGINS again for another offence.
  Dee's crib    Show 5 | Muggins: points? | MUGGINS: an offence
  Muggins : les points oubliés, puis qui les prend. MUGGINS encore pour une autre faute.
  Crib Dee    Compte 5 | Muggins : points ? | MUGGINS : une faute

== five: a captain and two pairs: six-card-5
-
  Cut, then press the dealer's button, or CARDS to key the cut. Or just peg: points, then the player.
  New game         Cut | Who deals? P1 to P3
  Coupez, puis appuyez sur le bouton du donneur, ou sur CARDS pour taper la coupe. Ou marquez : les points, puis le joueur.
  Nouv. partie   Coupe | Donneur : P1 a P3 ?
P2
  Which partner deals? Press 1 for Bob, 2 for Dee.
  New game         Cut | 1 Bob, 2 Dee?
  Quel partenaire donne ? Tapez 1 pour Bob, 2 pour Dee.
  Nouv. partie   Coupe | 1 Bob, 2 Dee?
P2 2
  Dee deals. Press NEXT when the cards are dealt and the crib is laid away.
  Dee's crib      Deal | Deal, then NEXT
  Dee donne. NEXT quand les cartes sont données et le crib écarté.
  Crib Dee       Donne | Donnez, puis NEXT
P3
  Eve deals. Press NEXT when the cards are dealt and the crib is laid away.
  Eve's crib      Deal | Deal, then NEXT
  Eve donne. NEXT quand les cartes sont données et le crib écarté.
  Crib Eve       Donne | Donnez, puis NEXT
P3 D D D
  Count Ann's hand: key the points, then press Ann. Key 0 or 19 for nothing.
  Eve's crib      Show | Ann's hand?
  On compte : main d’Ann. Tapez les points, puis Ann. 0 ou 19 pour rien.
  Crib Eve      Compte | Main Ann ?

== a board that pegged by itself, on trust: six-card
unverified 0 9
  The board pegged by itself: nobody has checked the points or followed the deals. Key the points, then press the player. Press NEXT to say who deals.
  Plain pegging | Points, then player
  La planche a marqué seule, sans contrôle : personne n’a suivi les donnes. Tapez les points, puis le joueur. NEXT, pour dire qui donne.
  Marque libre | Points, puis joueur
unverified 0 1 ; 4
  Whose points? Press the player.
  Plain pegging | Whose points?      4
  À qui les points ? Le bouton du joueur.
  Marque libre | Points a qui ?     4
aside 2 5
  The board pegged by itself: nobody has checked the points or followed the deals. Lane 3 of the board has 5 more points, but nobody sits there. Cut, then press the dealer's button, or CARDS to key the cut. Or just peg: points, then the player.
  New game         Cut | Who deals? P1 or P2
  La planche a marqué seule, sans contrôle : personne n’a suivi les donnes. La piste 3 de la planche a 5 points de plus, et personne n’y joue. Coupez, puis appuyez sur le bouton du donneur, ou sur CARDS pour taper la coupe. Ou marquez : les points, puis le joueur.
  Nouv. partie   Coupe | Donneur : P1 ou P2 ?
aside 2 1 ; aside 3 12
  The board pegged by itself: nobody has checked the points or followed the deals. Lane 3 of the board has 1 more point, but nobody sits there. Lane 4 of the board has 12 more points, but nobody sits there. Cut, then press the dealer's button, or CARDS to key the cut. Or just peg: points, then the player.
  New game         Cut | Who deals? P1 or P2
  La planche a marqué seule, sans contrôle : personne n’a suivi les donnes. La piste 3 de la planche a 1 point de plus, et personne n’y joue. La piste 4 de la planche a 12 points de plus, et personne n’y joue. Coupez, puis appuyez sur le bouton du donneur, ou sur CARDS pour taper la coupe. Ou marquez : les points, puis le joueur.
  Nouv. partie   Coupe | Donneur : P1 ou P2 ?
unverified 0 9 ; D
  The board pegged by itself: nobody has checked the points or followed the deals. Cut, then press the dealer's button, or CARDS to key the cut. Or just peg: points, then the player.
  Game 1           Cut | Who deals? P1 or P2
  La planche a marqué seule, sans contrôle : personne n’a suivi les donnes. Coupez, puis appuyez sur le bouton du donneur, ou sur CARDS pour taper la coupe. Ou marquez : les points, puis le joueur.
  Partie 1       Coupe | Donneur : P1 ou P2 ?
aside 2 5 ; 4 P1
  The board pegged by itself: nobody has checked the points or followed the deals. Lane 3 of the board has 5 more points, but nobody sits there. Key the points, then press the player. Press NEXT to say who deals.
  Plain pegging | Points, then player
  La planche a marqué seule, sans contrôle : personne n’a suivi les donnes. La piste 3 de la planche a 5 points de plus, et personne n’y joue. Tapez les points, puis le joueur. NEXT, pour dire qui donne.
  Marque libre | Points, puis joueur

== a board that pegged by itself, where every hand is entered: six-card mode=always
unverified 0 9
  The board pegged by itself: nobody has checked the points or followed the deals. Cut, then press the dealer's button, or CARDS to key the cut.
  Game 1           Cut | Who deals? P1 or P2
  La planche a marqué seule, sans contrôle : personne n’a suivi les donnes. Coupez, puis appuyez sur le bouton du donneur, ou sur CARDS pour taper la coupe.
  Partie 1       Coupe | Donneur : P1 ou P2 ?
unverified 0 9 ; aside 3 2
  The board pegged by itself: nobody has checked the points or followed the deals. Lane 4 of the board has 2 more points, but nobody sits there. Cut, then press the dealer's button, or CARDS to key the cut.
  Game 1           Cut | Who deals? P1 or P2
  La planche a marqué seule, sans contrôle : personne n’a suivi les donnes. La piste 4 de la planche a 2 points de plus, et personne n’y joue. Coupez, puis appuyez sur le bouton du donneur, ou sur CARDS pour taper la coupe.
  Partie 1       Coupe | Donneur : P1 ou P2 ?
unverified 0 9 ; P1
  Ann deals. Press NEXT when the cards are dealt and the crib is laid away.
  Ann's crib      Deal | Deal, then NEXT
  Ann donne. NEXT quand les cartes sont données et le crib écarté.
  Crib Ann       Donne | Donnez, puis NEXT

== the end of a game: six-card
2 4 P1; peg 0 24; peg 0 24; peg 0 24; peg 0 24; peg 0 1
  The game is over. Hold NEXT for two seconds to start another game, or press UNDO.
  Game 1 is over | Hold NEXT: new game
  La partie est finie. Tenez NEXT deux secondes pour une autre partie, ou UNDO.
  Partie 1 finie | Tenir NEXT : partie
2 4 P1; peg 0 24; peg 0 24; peg 0 24; peg 0 24; peg 0 1 ; MUGGINS
  An offence: a player pegged more than was scored. How many points too many? Then press the player who did it. NEXT shows another offence, UNDO leaves.
  NEXT: other offences | Pegged too much | Points too many?
  Une faute : quelqu’un a marqué plus que son compte. Combien de points en trop ? Puis le bouton du fautif. NEXT : une autre faute. UNDO quitte.
  NEXT : autre faute | Trop marque | Points en trop ?
concede 1
  The game is over. Hold NEXT for two seconds to start another game, or press UNDO.
  Game 1 is over | Hold NEXT: new game
  La partie est finie. Tenez NEXT deux secondes pour une autre partie, ou UNDO.
  Partie 1 finie | Tenir NEXT : partie
concede 1 ; hold:D ; concede 0
  The game is over. Hold NEXT for two seconds to start another game, or press UNDO.
  Game 2 is over   1-1 | Hold NEXT: new game
  La partie est finie. Tenez NEXT deux secondes pour une autre partie, ou UNDO.
  Partie 2 finie   1-1 | Tenir NEXT : partie

== the end of a match of one game: six-card match.games=1
concede 0
  The match is over. Hold NEXT for two seconds to start another game, or press UNDO.
  Match is over | Hold NEXT: new game
  Le match est fini. Tenez NEXT deux secondes pour une autre partie, ou UNDO.
  Match fini | Tenir NEXT : partie

== the end of a game in a match: six-card match.games=3 match.all=no target=31 skunks=none
peg 0 29 ; 2 P1
  The game is over. Hold NEXT for two seconds to start another game, or press UNDO.
  Game 1 is over | Hold NEXT: new game
  La partie est finie. Tenez NEXT deux secondes pour une autre partie, ou UNDO.
  Partie 1 finie | Tenir NEXT : partie
peg 0 29 ; 2 P1 hold:D
  Cut, then press the dealer's button, or CARDS to key the cut. Or just peg: points, then the player.
  New game         Cut | Who deals? P1 or P2
  Coupez, puis appuyez sur le bouton du donneur, ou sur CARDS pour taper la coupe. Ou marquez : les points, puis le joueur.
  Nouv. partie   Coupe | Donneur : P1 ou P2 ?
peg 0 29 ; 2 P1 hold:D ; peg 0 29 ; peg 0 2
  The match is over. Hold NEXT for two seconds to start another game, or press UNDO.
  Match is over    2-0 | Hold NEXT: new game
  Le match est fini. Tenez NEXT deux secondes pour une autre partie, ou UNDO.
  Match fini       2-0 | Tenir NEXT : partie
`);
