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
`);
