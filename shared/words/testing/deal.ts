// What is asked in a deal: two players, each way of claiming.
import { situations } from './situation.ts';

/** See situations. */
export const DEALING = situations(`
== a deal on trust: six-card
P2
  Bob deals. Press NEXT when the cards are dealt and the crib is laid away.
  Bob's crib      Deal | Deal, then NEXT
  Bob donne. NEXT quand les cartes sont données et le crib écarté.
  Crib Bob       Donne | Donnez, puis NEXT
P2 7
  Whose points? Press the player.
  Bob's crib      Deal | Whose points?      7
  À qui les points ? Le bouton du joueur.
  Crib Bob       Donne | Points a qui ?     7
P2 #
  Key the rank of the starter.
  Bob's crib      Deal | Starter card?
  Tapez le rang de la carte de départ.
  Crib Bob       Donne | Carte de depart ?
P2 D
  Turn up the starter. For a jack, key 2 and press Bob. Otherwise press NEXT.
  Bob's crib      Turn | Jack: 2, else NEXT
  Retournez la carte. Un valet : 2, puis Bob. Sinon NEXT.
  Crib Bob      Depart | Valet 2, ou NEXT
P2 D 2
  Whose points? Press the player.
  Bob's crib      Turn | Whose points?      2
  À qui les points ? Le bouton du joueur.
  Crib Bob      Depart | Points a qui ?     2
P2 D #
  Key the rank of the starter.
  Bob's crib      Turn | Starter card?
  Tapez le rang de la carte de départ.
  Crib Bob      Depart | Carte de depart ?
P2 D D
  Key the points as players score them, then press the player. Press NEXT when the play is over.
  Bob's crib      Play | Points, or NEXT
  Tapez les points comme ils viennent, puis le joueur. NEXT quand le jeu est fini.
  Crib Bob         Jeu | Points, ou NEXT
P2 D D 2
  Whose points? Press the player.
  Bob's crib      Play | Whose points?      2
  À qui les points ? Le bouton du joueur.
  Crib Bob         Jeu | Points a qui ?     2
P2 D D #
  At 0 Ann lays: key the card, or press NEXT for a go.
  Bob's crib      Play | 0, Ann: card? | NEXT: go
  À 0, Ann joue : tapez la carte. NEXT dit go.
  Crib Bob         Jeu | 0, Ann : carte? | NEXT : go
P2 D D # 8
  Key the points for the 8, then press Ann. At 8 Bob lays: press CARDS, then key the card.
  Bob's crib      Play | 8, Bob lays
  Les points de la carte 8, puis Ann. À 8, Bob joue : CARDS, puis la carte.
  Crib Bob         Jeu | 8, Bob joue
P2 D D # 8 2
  Whose points? Press the player.
  Bob's crib      Play | Whose points?      2
  À qui les points ? Le bouton du joueur.
  Crib Bob         Jeu | Points a qui ?     2
P2 D D # 8 #
  At 8 Bob lays: key the card, or press NEXT for a go. To go on without cards, press a player.
  Bob's crib      Play | 8, Bob: card? | NEXT: go
  À 8, Bob joue : tapez la carte. NEXT dit go. Le bouton d’un joueur : continuer sans cartes.
  Crib Bob         Jeu | 8, Bob : carte? | NEXT : go
P2 D D # 8 # 7
  Key the points for the 7, then press Bob. At 15 Ann lays: press CARDS, then key the card.
  Bob's crib      Play | 15, Ann lays
  Les points de la carte 7, puis Bob. À 15, Ann joue : CARDS, puis la carte.
  Crib Bob         Jeu | 15, Ann joue
P2 D D # 8 # 7 2 P2
  At 15 Ann lays: press CARDS, then key the card.
  Bob's crib      Play | 15, Ann lays
  À 15, Ann joue : CARDS, puis la carte.
  Crib Bob         Jeu | 15, Ann joue
P2 D D # 8 # P1
  Key the points as players score them, then press the player. Press NEXT when the play is over.
  Bob's crib      Play | Points, or NEXT
  Tapez les points comme ils viennent, puis le joueur. NEXT quand le jeu est fini.
  Crib Bob         Jeu | Points, ou NEXT
P2 D D ; lay T ; lay 9 ; lay T ; go ; go ; lay 8 ; lay 7 ; lay 8 ; lay 6 ; go ; lay 4
  Key the points for the 4, then press Bob. The play is over: press NEXT.
  Bob's crib      Play | Points, or NEXT
  Les points de la carte 4, puis Bob. Le jeu est fini : NEXT.
  Crib Bob         Jeu | Points, ou NEXT
P2 D D ; lay T ; lay 9 ; lay T ; go ; go ; lay 8 ; lay 7 ; lay 8 ; lay 6 ; go ; lay 4 ; 1 P2
  The play is over: press NEXT.
  Bob's crib      Play | Points, or NEXT
  Le jeu est fini : NEXT.
  Crib Bob         Jeu | Points, ou NEXT
P2 D D D
  Count Ann's hand: key the points, then press Ann. Key 0 or 19 for nothing.
  Bob's crib      Show | Ann's hand?
  On compte : main d’Ann. Tapez les points, puis Ann. 0 ou 19 pour rien.
  Crib Bob      Compte | Main Ann ?
P2 D D D 8
  Points for Ann's hand: press Ann.
  Bob's crib      Show | Ann's hand?        8
  Les points : main d’Ann. Le bouton d’Ann.
  Crib Bob      Compte | Main Ann ?         8
P2 D D D 1 2
  Points for Ann's hand: press Ann.
  Bob's crib      Show | Ann's hand?       12
  Les points : main d’Ann. Le bouton d’Ann.
  Crib Bob      Compte | Main Ann ?        12
P2 D D D 8 P1
  Count Bob's hand: key the points, then press Bob. Key 0 or 19 for nothing.
  Bob's crib      Show | Bob's hand?
  On compte : main de Bob. Tapez les points, puis Bob. 0 ou 19 pour rien.
  Crib Bob      Compte | Main Bob ?
P2 D D D 8 P1 6 P2
  Count Bob's crib: key the points, then press Bob. Key 0 or 19 for nothing.
  Bob's crib      Show | Bob's crib?
  On compte : crib de Bob. Tapez les points, puis Bob. 0 ou 19 pour rien.
  Crib Bob      Compte | Crib Bob ?
P2 D D D 8 P1 6 P2 4
  Points for Bob's crib: press Bob.
  Bob's crib      Show | Bob's crib?        4
  Les points : crib de Bob. Le bouton de Bob.
  Crib Bob      Compte | Crib Bob ?         4
P2 D D D 8 P1 6 P2 4 P2
  Ann deals. Press NEXT when the cards are dealt and the crib is laid away.
  Ann's crib      Deal | Deal, then NEXT
  Ann donne. NEXT quand les cartes sont données et le crib écarté.
  Crib Ann       Donne | Donnez, puis NEXT
P2 D D hold:P1
  If Ann gives the game up, press the same button again. Any other key plays on.
  Bob's crib      Play | Ann gives up? | P1 again: yes
  Ann abandonne la partie ? Le même bouton dit oui, toute autre touche non.
  Crib Bob         Jeu | Ann abandonne ? | Encore P1 : oui
P2 D D D hold:P2
  If Bob gives the game up, press the same button again. Any other key plays on.
  Bob's crib      Show | Bob gives up? | P2 again: yes
  Bob abandonne la partie ? Le même bouton dit oui, toute autre touche non.
  Crib Bob      Compte | Bob abandonne ? | Encore P2 : oui

== a deal where counts can be doubted: six-card mode=challenge muggins=called
P2 D D D
  Count Ann's hand: key the points, then press Ann. Key 0 or 19 for nothing.
  Bob's crib      Show | Ann's hand?
  On compte : main d’Ann. Tapez les points, puis Ann. 0 ou 19 pour rien.
  Crib Bob      Compte | Main Ann ?
P2 D D D 8 P1
  Count Bob's hand: key the points, then press Bob. Key 0 or 19 for nothing. Were points missed? Press MUGGINS. The last count was 8: press CARDS to dispute it.
  Bob's crib      Show | Bob's hand?
  On compte : main de Bob. Tapez les points, puis Bob. 0 ou 19 pour rien. MUGGINS, si des points ont été oubliés. Dernier compte : 8. CARDS le conteste.
  Crib Bob      Compte | Main Bob ?
P2 D D D 8 P1 1
  Points for Bob's hand: press Bob. Were points missed? Press MUGGINS.
  Bob's crib      Show | Bob's hand?        1
  Les points : main de Bob. Le bouton de Bob. MUGGINS, si des points ont été oubliés.
  Crib Bob      Compte | Main Bob ?         1
P2 D D D 8 P1 #
  Key the rank of the starter.
  Bob's crib      Show | Starter card?
  Tapez le rang de la carte de départ.
  Crib Bob      Compte | Carte de depart ?
P2 D D D 8 P1 # #
  Press CARDS, then key the rank of the starter.
  Bob's crib      Show | CARDS: the starter
  CARDS, puis le rang de la carte de départ.
  Crib Bob      Compte | CARDS : le depart
P2 D D D 8 P1 # 9
  Key the 4 cards of Ann's hand.
  Bob's crib    Show 9 | Ann's hand ____
  Tapez les 4 cartes : main d’Ann.
  Crib Bob    Compte 9 | Main Ann ____
P2 D D D 8 P1 # 9 #
  Press CARDS, then key the 4 cards of Ann's hand.
  Bob's crib    Show 9 | CARDS: Ann's hand
  CARDS, puis les 4 cartes : main d’Ann.
  Crib Bob    Compte 9 | CARDS : main Ann
P2 D D D 8 P1 # 9 6 7
  Key the 4 cards of Ann's hand. 2 to go.
  Bob's crib    Show 9 | Ann's hand 67__
  Tapez les 4 cartes : main d’Ann. Encore 2.
  Crib Bob    Compte 9 | Main Ann 67__
P2 D D D 8 P1 # 9 6 7 8 C
  Which suit is the 6? Press J for spades, Q for hearts, K for diamonds, NEXT for clubs.
  Bob's crib    Show 9 | Suit of the 6?
  Quelle couleur pour 6 ? Pique J, cœur Q, carreau K, trèfle NEXT.
  Crib Bob    Compte 9 | Couleur : 6 ?
P2 D D D 8 P1 # 3 A A A 5
  Which suit is the starter 3? Press J for spades, Q for hearts, K for diamonds, NEXT for clubs.
  Bob's crib    Show 3 | Suit of starter 3?
  Quelle couleur pour la carte de départ, 3 ? Pique J, cœur Q, carreau K, trèfle NEXT.
  Crib Bob    Compte 3 | Couleur depart 3 ?
P2 D D D 8 P1 # 3 A A A 5 A
  Which suit is the first J? Press J for spades, Q for hearts, K for diamonds, NEXT for clubs.
  Bob's crib   Show 3♠ | Suit of the 1st J?
  Quelle couleur pour le premier J ? Pique J, cœur Q, carreau K, trèfle NEXT.
  Crib Bob   Compte 3♠ | Couleur : 1er J ?
P2 D D D 8 P1 # 3 A A A 5 A B
  Which suit is the second J? Press J for spades, Q for hearts, K for diamonds, NEXT for clubs.
  Bob's crib   Show 3♠ | Suit of the 2nd J?
  Quelle couleur pour le deuxième J ? Pique J, cœur Q, carreau K, trèfle NEXT.
  Crib Bob   Compte 3♠ | Couleur : 2e J ?
P2 D D D 8 P1 # 3 A A A 5 A B C
  Which suit is the third J? Press J for spades, Q for hearts, K for diamonds, NEXT for clubs.
  Bob's crib   Show 3♠ | Suit of the 3rd J?
  Quelle couleur pour le troisième J ? Pique J, cœur Q, carreau K, trèfle NEXT.
  Crib Bob   Compte 3♠ | Couleur : 3e J ?
P2 D D D 8 P1 6 P2
  Count Bob's crib: key the points, then press Bob. Key 0 or 19 for nothing. Were points missed? Press MUGGINS. The last count was 6: press CARDS to dispute it.
  Bob's crib      Show | Bob's crib?
  On compte : crib de Bob. Tapez les points, puis Bob. 0 ou 19 pour rien. MUGGINS, si des points ont été oubliés. Dernier compte : 6. CARDS le conteste.
  Crib Bob      Compte | Crib Bob ?
P2 D D D 8 P1 6 P2 4 P2
  Ann deals. Press NEXT when the cards are dealt and the crib is laid away. Were points missed? Press MUGGINS. The last count was 4: press CARDS to dispute it.
  Ann's crib      Deal | Deal, then NEXT
  Ann donne. NEXT quand les cartes sont données et le crib écarté. MUGGINS, si des points ont été oubliés. Dernier compte : 4. CARDS le conteste.
  Crib Ann       Donne | Donnez, puis NEXT
P2 D D D 8 P1 6 P2 4 P2 #
  Key the rank of the starter.
  Ann's crib      Deal | Starter card?
  Tapez le rang de la carte de départ.
  Crib Ann       Donne | Carte de depart ?
P2 D D D 8 P1 6 P2 4 P2 # 5 6 6
  Key the 4 cards of Bob's crib. 2 to go.
  Ann's crib    Deal 5 | Bob's crib 66__
  Tapez les 4 cartes : crib de Bob. Encore 2.
  Crib Ann     Donne 5 | Crib Bob 66__
P2 D D D 8 P1 6 P2 4 P2 D
  Turn up the starter. For a jack, key 2 and press Ann. Otherwise press NEXT.
  Ann's crib      Turn | Jack: 2, else NEXT
  Retournez la carte. Un valet : 2, puis Ann. Sinon NEXT.
  Crib Ann      Depart | Valet 2, ou NEXT

== a deal where every hand is entered: six-card mode=always
P2 D
  Turn up the starter and key its rank. The board pegs 2 for a jack.
  Bob's crib      Turn | Starter card?
  Retournez la carte et tapez son rang. La planche marque 2 pour un valet.
  Crib Bob      Depart | Carte de depart ?
P2 D #
  Turn up the starter. Press CARDS, then key its rank.
  Bob's crib      Turn | CARDS: the starter
  Retournez la carte. CARDS, puis son rang.
  Crib Bob      Depart | CARDS : le depart
P2 D 5
  Key the points as players score them, then press the player. Press NEXT when the play is over.
  Bob's crib    Play 5 | Points, or NEXT
  Tapez les points comme ils viennent, puis le joueur. NEXT quand le jeu est fini.
  Crib Bob       Jeu 5 | Points, ou NEXT
P2 D 5 #
  At 0 Ann lays: key the card, or press NEXT for a go.
  Bob's crib    Play 5 | 0, Ann: card? | NEXT: go
  À 0, Ann joue : tapez la carte. NEXT dit go.
  Crib Bob       Jeu 5 | 0, Ann : carte? | NEXT : go
P2 D 5 D
  Key the 4 cards of Ann's hand.
  Bob's crib    Show 5 | Ann's hand ____
  Tapez les 4 cartes : main d’Ann.
  Crib Bob    Compte 5 | Main Ann ____
P2 D 5 D #
  Press CARDS, then key the 4 cards of Ann's hand.
  Bob's crib    Show 5 | CARDS: Ann's hand
  CARDS, puis les 4 cartes : main d’Ann.
  Crib Bob    Compte 5 | CARDS : main Ann
P2 D 5 D 6
  Key the 4 cards of Ann's hand. 3 to go.
  Bob's crib    Show 5 | Ann's hand 6___
  Tapez les 4 cartes : main d’Ann. Encore 3.
  Crib Bob    Compte 5 | Main Ann 6___
P2 D 5 D 6 6 7
  Key the 4 cards of Ann's hand. 1 to go.
  Bob's crib    Show 5 | Ann's hand 667_
  Tapez les 4 cartes : main d’Ann. Encore 1.
  Crib Bob    Compte 5 | Main Ann 667_
P2 D 5 D 6 6 7 8
  Count Ann's hand: key the points, then press Ann. Key 0 for nothing.
  Bob's crib    Show 5 | Ann's hand?
  On compte : main d’Ann. Tapez les points, puis Ann. 0 pour rien.
  Crib Bob    Compte 5 | Main Ann ?
P2 D 5 D 6 6 7 8 8
  Points for Ann's hand: press Ann.
  Bob's crib    Show 5 | Ann's hand?        8
  Les points : main d’Ann. Le bouton d’Ann.
  Crib Bob    Compte 5 | Main Ann ?         8
P2 D 5 D 6 6 7 8 8 P1
  Key the 4 cards of Bob's hand.
  Bob's crib    Show 5 | Bob's hand ____
  Tapez les 4 cartes : main de Bob.
  Crib Bob    Compte 5 | Main Bob ____
P2 D 5 D 6 6 7 8 8 P1 2 2 3 9 2 P2
  Key the 4 cards of Bob's crib.
  Bob's crib    Show 5 | Bob's crib ____
  Tapez les 4 cartes : crib de Bob.
  Crib Bob    Compte 5 | Crib Bob ____
P2 D 5 D 6 6 7 8 8 P1 2 2 3 9 2 P2 #
  Press CARDS, then key the 4 cards of Bob's crib.
  Bob's crib    Show 5 | CARDS: Bob's crib
  CARDS, puis les 4 cartes : crib de Bob.
  Crib Bob    Compte 5 | CARDS : crib Bob
P2 D 5 D 6 6 7 8 8 P1 2 2 3 9 2 P2 4 4
  Key the 4 cards of Bob's crib. 2 to go.
  Bob's crib    Show 5 | Bob's crib 44__
  Tapez les 4 cartes : crib de Bob. Encore 2.
  Crib Bob    Compte 5 | Crib Bob 44__
P2 D 5 D 2 3 4 A
  Which suit is the starter 5? Press J for spades, Q for hearts, K for diamonds, NEXT for clubs.
  Bob's crib    Show 5 | Suit of starter 5?
  Quelle couleur pour la carte de départ, 5 ? Pique J, cœur Q, carreau K, trèfle NEXT.
  Crib Bob    Compte 5 | Couleur depart 5 ?
P2 D 5 D A A 3 4
  Which suit is the starter 5? Press J for spades, Q for hearts, K for diamonds, NEXT for clubs.
  Bob's crib    Show 5 | Suit of starter 5?
  Quelle couleur pour la carte de départ, 5 ? Pique J, cœur Q, carreau K, trèfle NEXT.
  Crib Bob    Compte 5 | Couleur depart 5 ?
P2 D 5 D A A 3 4 A
  Which suit is the first J? Press J for spades, Q for hearts, K for diamonds, NEXT for clubs.
  Bob's crib   Show 5♠ | Suit of the 1st J?
  Quelle couleur pour le premier J ? Pique J, cœur Q, carreau K, trèfle NEXT.
  Crib Bob   Compte 5♠ | Couleur : 1er J ?
P2 D A D 2 3 4 6
  Which suit is the 2? Press J for spades, Q for hearts, K for diamonds, NEXT for clubs.
  Bob's crib    Show J | Suit of the 2?
  Quelle couleur pour 2 ? Pique J, cœur Q, carreau K, trèfle NEXT.
  Crib Bob    Compte J | Couleur : 2 ?
P1 D 5 D
  Key the 4 cards of Bob's hand.
  Ann's crib    Show 5 | Bob's hand ____
  Tapez les 4 cartes : main de Bob.
  Crib Ann    Compte 5 | Main Bob ____
P1 D 5 # 8 # P1 #
  Key the 4 cards of Bob's hand.
  Ann's crib    Play 5 | Bob's hand ____
  Tapez les 4 cartes : main de Bob.
  Crib Ann       Jeu 5 | Main Bob ____

== a deal where every hand is entered, without heels: six-card mode=always heels=0
P2 D
  Turn up the starter and key its rank.
  Bob's crib      Turn | Starter card?
  Retournez la carte et tapez son rang.
  Crib Bob      Depart | Carte de depart ?
P2 D #
  Turn up the starter. Press CARDS, then key its rank.
  Bob's crib      Turn | CARDS: the starter
  Retournez la carte. CARDS, puis son rang.
  Crib Bob      Depart | CARDS : le depart
P2 D D D
  Key the rank of the starter.
  Bob's crib      Show | Starter card?
  Tapez le rang de la carte de départ.
  Crib Bob      Compte | Carte de depart ?
P2 D D D #
  Press CARDS, then key the rank of the starter.
  Bob's crib      Show | CARDS: the starter
  CARDS, puis le rang de la carte de départ.
  Crib Bob      Compte | CARDS : le depart

== a renege that the cards show: six-card renege=perCard
P2 D D ; lay K ; lay 9 ; lay 5 ; go ; lay 3 ; go ; lay 2
  Key the points for the 2, then press Bob. At 2 Ann lays: press CARDS, then key the card. The last card could have been laid before a go: press MUGGINS to call the renege.
  Bob's crib      Play | 2, Ann lays
  Les points de la carte 2, puis Bob. À 2, Ann joue : CARDS, puis la carte. La dernière carte aurait pu être posée avant un go : MUGGINS mène à la faute.
  Crib Bob         Jeu | 2, Ann joue

== a renege that the cards show, where muggins is called: six-card renege=perCard muggins=called mode=challenge
P2 D D ; lay K ; lay 9 ; lay 5 ; go ; lay 3 ; go ; peg 0 1 ; lay 2
  Key the points for the 2, then press Bob. At 2 Ann lays: press CARDS, then key the card. Were points missed? Press MUGGINS. The last card could have been laid before a go: press MUGGINS to call the renege.
  Bob's crib      Play | 2, Ann lays
  Les points de la carte 2, puis Bob. À 2, Ann joue : CARDS, puis la carte. MUGGINS, si des points ont été oubliés. La dernière carte aurait pu être posée avant un go : MUGGINS mène à la faute.
  Crib Bob         Jeu | 2, Ann joue
`);
