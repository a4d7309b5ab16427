// What is asked in the cousins of cribbage, where it differs.
import { situations } from './situation.ts';

/** See situations. */
export const COUSINS = situations(`
== bids for the crib: auction firstDealBonus=5
P2
  Bob deals. Press NEXT when the cards are dealt and the crib is laid away.
  Bob deals       Deal | Deal, then NEXT
  Bob donne. NEXT quand les cartes sont données et le crib écarté.
  Bob donne      Donne | Donnez, puis NEXT
P2 3
  Who bids? Press the player.
  Bob deals       Deal | Who bids?          3
  Qui mise ? Le bouton du joueur.
  Bob donne      Donne | Qui mise ?         3
P2 D
  Bid for the crib: key the points, then press the player. If nobody bids, press NEXT: it is Bob's.
  Bob deals       Bids | Bids, then NEXT
  Le crib est à qui mise le plus : tapez la mise, puis le joueur. Si personne ne mise, NEXT : c’est le crib de Bob.
  Bob donne      Mises | Mises, puis NEXT
P2 D 3
  Who bids? Press the player.
  Bob deals       Bids | Who bids?          3
  Qui mise ? Le bouton du joueur.
  Bob donne      Mises | Qui mise ?         3
P2 D 3 P1
  Ann bids 3 for the crib. Key a higher bid and its player, or press NEXT: the crib is sold.
  Bob deals       Bids | Ann bid 3. More?
  Ann mise 3 pour le crib. Tapez une mise plus forte et son joueur, ou NEXT : le crib est vendu.
  Bob donne      Mises | Ann 3. Plus ?
P2 D 3 P1 D
  Turn up the starter. For a jack, key 2 and press Bob. Otherwise press NEXT.
  Ann's crib      Turn | Jack: 2, else NEXT
  Retournez la carte. Un valet : 2, puis Bob. Sinon NEXT.
  Crib Ann      Depart | Valet 2, ou NEXT
P2 D D
  Turn up the starter. For a jack, key 2 and press Bob. Otherwise press NEXT.
  Bob's crib      Turn | Jack: 2, else NEXT
  Retournez la carte. Un valet : 2, puis Bob. Sinon NEXT.
  Crib Bob      Depart | Valet 2, ou NEXT
P2 D 9 P1
  Bid for the crib: key the points, then press the player. If nobody bids, press NEXT: it is Bob's.
  Bob deals       Bids | Bids, then NEXT
  Le crib est à qui mise le plus : tapez la mise, puis le joueur. Si personne ne mise, NEXT : c’est le crib de Bob.
  Bob donne      Mises | Mises, puis NEXT

== bids for the crib, where every hand is entered: auction firstDealBonus=5 mode=always
P2 D 3 P1
  Ann bids 3 for the crib. Key a higher bid and its player, or press NEXT: the crib is sold.
  Bob deals       Bids | Ann bid 3. More?
  Ann mise 3 pour le crib. Tapez une mise plus forte et son joueur, ou NEXT : le crib est vendu.
  Bob donne      Mises | Ann 3. Plus ?
P2 D 3 P1 D
  Turn up the starter and key its rank. The board pegs 2 for a jack.
  Ann's crib      Turn | Starter card?
  Retournez la carte et tapez son rang. La planche marque 2 pour un valet.
  Crib Ann      Depart | Carte de depart ?

== hands counted before the play: noddy
P2
  Bob deals. Press NEXT when the cards are dealt.
  Bob deals       Deal | Deal, then NEXT
  Bob donne. NEXT quand les cartes sont données.
  Bob donne      Donne | Donnez, puis NEXT
P2 D
  Turn up the starter. For a jack, key 2 and press Bob. Otherwise press NEXT.
  Bob deals       Turn | Jack: 2, else NEXT
  Retournez la carte. Un valet : 2, puis Bob. Sinon NEXT.
  Bob donne     Depart | Valet 2, ou NEXT
P2 D D
  Count Ann's hand: key the points, then press Ann. Key 0 or 19 for nothing.
  Bob deals       Show | Ann's hand?
  On compte : main d’Ann. Tapez les points, puis Ann. 0 ou 19 pour rien.
  Bob donne     Compte | Main Ann ?
P2 D D 4 P1
  Count Bob's hand: key the points, then press Bob. Key 0 or 19 for nothing.
  Bob deals       Show | Bob's hand?
  On compte : main de Bob. Tapez les points, puis Bob. 0 ou 19 pour rien.
  Bob donne     Compte | Main Bob ?
P2 D D 4 P1 2 P2
  Key the points as players score them, then press the player. Press NEXT when the play is over.
  Bob deals       Play | Points, or NEXT
  Tapez les points comme ils viennent, puis le joueur. NEXT quand le jeu est fini.
  Bob donne        Jeu | Points, ou NEXT
P2 D D 4 P1 2 P2 #
  At 0 Ann lays: key the card, or press NEXT for a go.
  Bob deals       Play | 0, Ann: card? | NEXT: go
  À 0, Ann joue : tapez la carte. NEXT dit go.
  Bob donne        Jeu | 0, Ann : carte? | NEXT : go
P2 D D 4 P1 2 P2; lay 8; lay 7 2; lay A; lay 2; lay 3; lay 4
  Key the points for the 4, then press Bob. The play is over: press NEXT.
  Bob deals       Play | Points, or NEXT
  Les points de la carte 4, puis Bob. Le jeu est fini : NEXT.
  Bob donne        Jeu | Points, ou NEXT
P2 D D 4 P1 2 P2 D
  Ann deals. Press NEXT when the cards are dealt.
  Ann deals       Deal | Deal, then NEXT
  Ann donne. NEXT quand les cartes sont données.
  Ann donne      Donne | Donnez, puis NEXT

== hands counted before the play, where counts can be doubted: noddy mode=challenge
P2 D D 4 P1 2 P2
  Key the points as players score them, then press the player. Press NEXT when the play is over.
  Bob deals       Play | Points, or NEXT
  Tapez les points comme ils viennent, puis le joueur. NEXT quand le jeu est fini.
  Bob donne        Jeu | Points, ou NEXT
P2 D D 4 P1 2 P2 #
  At 0 Ann lays: key the card, or press NEXT for a go. The last count was 2: press CARDS to dispute it.
  Bob deals       Play | 0, Ann: card? | NEXT: go
  À 0, Ann joue : tapez la carte. NEXT dit go. Dernier compte : 2. CARDS le conteste.
  Bob donne        Jeu | 0, Ann : carte? | NEXT : go
P2 D D 4 P1 2 P2 # #
  Key the rank of the starter.
  Bob deals       Play | Starter card?
  Tapez le rang de la carte de départ.
  Bob donne        Jeu | Carte de depart ?
P2 D D 4 P1 2 P2 # # 5
  Key the 3 cards of Bob's hand.
  Bob deals     Play 5 | Bob's hand ___
  Tapez les 3 cartes : main de Bob.
  Bob donne      Jeu 5 | Main Bob ___

== hands counted before the play, where every hand is entered: noddy mode=always
P2
  Bob deals. Press NEXT when the cards are dealt.
  Bob deals       Deal | Deal, then NEXT
  Bob donne. NEXT quand les cartes sont données.
  Bob donne      Donne | Donnez, puis NEXT
P2 D
  Turn up the starter and key its rank. The board pegs 2 for a jack.
  Bob deals       Turn | Starter card?
  Retournez la carte et tapez son rang. La planche marque 2 pour un valet.
  Bob donne     Depart | Carte de depart ?
P2 D 5
  Key the 3 cards of Ann's hand.
  Bob deals     Show 5 | Ann's hand ___
  Tapez les 3 cartes : main d’Ann.
  Bob donne   Compte 5 | Main Ann ___
P2 D 5 4 6 7
  Which suit is the 4? Press J for spades, Q for hearts, K for diamonds, NEXT for clubs.
  Bob deals     Show 5 | Suit of the 4?
  Quelle couleur pour 4 ? Pique J, cœur Q, carreau K, trèfle NEXT.
  Bob donne   Compte 5 | Couleur : 4 ?

== a count disputed between two deals, before the next crib is sold: auction firstDealBonus=5 mode=challenge
P2 D 3 P1 D D D 4 P1 6 P2 4 P1 #
  Key the rank of the starter.
  Ann deals       Deal | Starter card?
  Tapez le rang de la carte de départ.
  Ann donne      Donne | Carte de depart ?
P2 D 3 P1 D D D 4 P1 6 P2 4 P1 # 5 6 6
  Key the 4 cards of Ann's crib. 2 to go.
  Ann deals     Deal 5 | Ann's crib 66__
  Tapez les 4 cartes : crib d’Ann. Encore 2.
  Ann donne    Donne 5 | Crib Ann 66__

== cards exchanged, jacks and twos: costly-colours
P2 D
  Turn up the starter. For a jack or a two, key 4 and press Bob. Otherwise press NEXT.
  Bob deals       Turn | J or 2: 4, else NEXT
  Retournez la carte. Un valet ou un deux : 4, puis Bob. Sinon NEXT.
  Bob donne     Depart | V ou 2 : 4, ou NEXT
P2 D D
  You may exchange a card. Refused: key 1 and press the other player. A jack or a two given away: key 2 or 4 and press its player. Then press NEXT.
  Bob deals   Exchange | Refused: 1; NEXT
  On peut échanger une carte. Refus : 1, puis l’autre joueur. Un valet ou un deux donné : 2 ou 4, puis son joueur. Puis NEXT.
  Bob donne    Echange | Refus : 1 ; NEXT
P2 D D 2 P1
  You may exchange a card. A jack or a two given away: key 2 or 4 and press its player. Then press NEXT.
  Bob deals   Exchange | Exchange, then NEXT
  On peut échanger une carte. Un valet ou un deux donné : 2 ou 4, puis son joueur. Puis NEXT.
  Bob donne    Echange | Echange, puis NEXT
P2 D D 1 P1
  Key the points as players score them, then press the player. Press NEXT when the play is over.
  Bob deals       Play | Points, or NEXT
  Tapez les points comme ils viennent, puis le joueur. NEXT quand le jeu est fini.
  Bob donne        Jeu | Points, ou NEXT

== cards exchanged, where every hand is entered: costly-colours mode=always
P2 D
  Turn up the starter and key its rank. The board pegs 4 for a jack or a two.
  Bob deals       Turn | Starter card?
  Retournez la carte et tapez son rang. La planche marque 4 pour un valet ou un deux.
  Bob donne     Depart | Carte de depart ?
P2 D 5
  You may exchange a card. Refused: key 1 and press the other player. A jack or a two given away: key 2 or 4 and press its player. Then press NEXT.
  Bob deals Exchange 5 | Refused: 1; NEXT
  On peut échanger une carte. Refus : 1, puis l’autre joueur. Un valet ou un deux donné : 2 ou 4, puis son joueur. Puis NEXT.
  Bob donne  Echange 5 | Refus : 1 ; NEXT

== cards exchanged, where there is a crib: six-card exchange=afterStarter
P2 D D
  You may exchange a card. Refused: key 1 and press the other player. Then press NEXT.
  Bob's crib  Exchange | Refused: 1; NEXT
  On peut échanger une carte. Refus : 1, puis l’autre joueur. Puis NEXT.
  Crib Bob     Echange | Refus : 1 ; NEXT

== the same, where every hand is entered: six-card exchange=afterStarter mode=always
P2 D 5
  You may exchange a card. Refused: key 1 and press the other player. Then press NEXT.
  Bo's crib Exchange 5 | Refused: 1; NEXT
  On peut échanger une carte. Refus : 1, puis l’autre joueur. Puis NEXT.
  Crib Bob   Echange 5 | Refus : 1 ; NEXT
`);
