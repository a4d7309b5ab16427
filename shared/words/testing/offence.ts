// What is asked where an offence is called, with the digits of its figures.
import { situations } from './situation.ts';

/** See situations. */
export const OFFENDING = situations(`
== every offence: six-card timeLimit=30
P2 D D 2 P1 MUGGINS
  An offence: a player pegged more than was scored. How many points too many? Then press the player who did it. NEXT shows another offence, UNDO leaves.
  NEXT: other offences | Pegged too much | Points too many?
  Une faute : quelqu’un a marqué plus que son compte. Combien de points en trop ? Puis le bouton du fautif. NEXT : une autre faute. UNDO quitte.
  NEXT : autre faute | Trop marque | Points en trop ?
P2 D D 2 P1 MUGGINS 0 0
  An offence: a player pegged more than was scored. Press the player who did it. NEXT shows another offence, UNDO leaves.
  NEXT: other offences | Pegged too much   00 | Who did it?
  Une faute : quelqu’un a marqué plus que son compte. Le bouton du fautif. NEXT : une autre faute. UNDO quitte.
  NEXT : autre faute | Trop marque       00 | Qui l'a fait ?
P2 D D 2 P1 MUGGINS D
  An offence: a player pegged more than was scored and said so first. How many points too many? Then press the player who did it. NEXT shows another offence, UNDO leaves.
  NEXT: other offences | Own overpegging | Points too many?
  Une faute : quelqu’un a marqué trop, et l’a dit en premier. Combien de points en trop ? Puis le bouton du fautif. NEXT : une autre faute. UNDO quitte.
  NEXT : autre faute | Trop marque, dit | Points en trop ?
P2 D D 2 P1 MUGGINS D 0 0
  An offence: a player pegged more than was scored and said so first. Press the player who did it. NEXT shows another offence, UNDO leaves.
  NEXT: other offences | Own overpegging   00 | Who did it?
  Une faute : quelqu’un a marqué trop, et l’a dit en premier. Le bouton du fautif. NEXT : une autre faute. UNDO quitte.
  NEXT : autre faute | Trop marque, dit  00 | Qui l'a fait ?
2 4 P1 2 4 P1 2 4 P1 2 4 P1 D P2 MUGGINS D D
  An offence: a player claimed the game without the points for it. How many points were scored? Then press the player who did it. NEXT shows another offence, UNDO leaves.
  NEXT: other offences | False game claim | Points scored?
  Une faute : quelqu’un a annoncé la partie sans en avoir les points. Combien de points gagnés ? Puis le bouton du fautif. NEXT : une autre faute. UNDO quitte.
  NEXT : autre faute | Fausse partie | Points gagnes ?
2 4 P1 2 4 P1 2 4 P1 2 4 P1 D P2 MUGGINS D D 0 0
  An offence: a player claimed the game without the points for it. Press the player who did it. NEXT shows another offence, UNDO leaves.
  NEXT: other offences | False game claim  00 | Who did it?
  Une faute : quelqu’un a annoncé la partie sans en avoir les points. Le bouton du fautif. NEXT : une autre faute. UNDO quitte.
  NEXT : autre faute | Fausse partie     00 | Qui l'a fait ?
P2 D D 2 P1 MUGGINS D D
  An offence: a player said go with a card that could be played. How many cards were withheld? Then press the player who did it. NEXT shows another offence, UNDO leaves.
  NEXT: other offences | Renege | Cards withheld?
  Une faute : quelqu’un a dit go avec une carte jouable. Combien de cartes gardées ? Puis le bouton du fautif. NEXT : une autre faute. UNDO quitte.
  NEXT : autre faute | Carte gardee | Cartes gardees ?
P2 D D 2 P1 MUGGINS D D 0
  An offence: a player said go with a card that could be played. How many points are cancelled? Then press the player who did it. NEXT shows another offence, UNDO leaves.
  NEXT: other offences | Renege             0 | Points to cancel?
  Une faute : quelqu’un a dit go avec une carte jouable. Combien de points à annuler ? Puis le bouton du fautif. NEXT : une autre faute. UNDO quitte.
  NEXT : autre faute | Carte gardee       0 | Points a annuler ?
P2 D D 2 P1 MUGGINS D D 0 0 0
  An offence: a player said go with a card that could be played. Press the player who did it. NEXT shows another offence, UNDO leaves.
  NEXT: other offences | Renege           000 | Who did it?
  Une faute : quelqu’un a dit go avec une carte jouable. Le bouton du fautif. NEXT : une autre faute. UNDO quitte.
  NEXT : autre faute | Carte gardee     000 | Qui l'a fait ?
P2 D D # 8 # 7 MUGGINS
  An offence: a player played past thirty-one. How many points were pegged on that card? Then press the player who did it. NEXT shows another offence, UNDO leaves.
  NEXT: other offences | Past thirty-one | Points pegged on it?
  Une faute : quelqu’un a joué au-delà de trente et un. Combien de points marqués pour cette carte ? Puis le bouton du fautif. NEXT : une autre faute. UNDO quitte.
  NEXT : autre faute | Au-dela de 31 | Points marques ?
P2 D D # 8 # 7 MUGGINS 0 0
  An offence: a player played past thirty-one. Press the player who did it. NEXT shows another offence, UNDO leaves.
  NEXT: other offences | Past thirty-one   00 | Who did it?
  Une faute : quelqu’un a joué au-delà de trente et un. Le bouton du fautif. NEXT : une autre faute. UNDO quitte.
  NEXT : autre faute | Au-dela de 31     00 | Qui l'a fait ?
P2 D D # 8 # 7 MUGGINS D
  An offence: a player counted out of turn. How many points were pegged? Then press the player who did it. NEXT shows another offence, UNDO leaves.
  NEXT: other offences | Counted too early | Points pegged?
  Une faute : quelqu’un a compté avant son tour. Combien de points marqués ? Puis le bouton du fautif. NEXT : une autre faute. UNDO quitte.
  NEXT : autre faute | Compte trop tot | Points marques ?
P2 D D # 8 # 7 MUGGINS D 0 0
  An offence: a player counted out of turn. Press the player who did it. NEXT shows another offence, UNDO leaves.
  NEXT: other offences | Counted too early 00 | Who did it?
  Une faute : quelqu’un a compté avant son tour. Le bouton du fautif. NEXT : une autre faute. UNDO quitte.
  NEXT : autre faute | Compte trop tot   00 | Qui l'a fait ?
P2 D D 2 P1 MUGGINS D D D D D
  An offence: a player pegged less than was scored. How many points were missed? Then press the player who did it. NEXT shows another offence, UNDO leaves.
  NEXT: other offences | Pegged too little | Points missed?
  Une faute : quelqu’un a marqué moins que son compte. Combien de points oubliés ? Puis le bouton du fautif. NEXT : une autre faute. UNDO quitte.
  NEXT : autre faute | Trop peu marque | Points oublies ?
P2 D D 2 P1 MUGGINS D D D D D 0 0
  An offence: a player pegged less than was scored. Press the player who did it. NEXT shows another offence, UNDO leaves.
  NEXT: other offences | Pegged too little 00 | Who did it?
  Une faute : quelqu’un a marqué moins que son compte. Le bouton du fautif. NEXT : une autre faute. UNDO quitte.
  NEXT : autre faute | Trop peu marque   00 | Qui l'a fait ?
P2 MUGGINS
  An offence: a player misdealt. Press the player who did it. NEXT shows another offence, UNDO leaves.
  NEXT: other offences | Misdeal | Who did it?
  Une faute : quelqu’un a fait une maldonne. Le bouton du fautif. NEXT : une autre faute. UNDO quitte.
  NEXT : autre faute | Maldonne | Qui l'a fait ?
P2 MUGGINS D
  An offence: a player held a wrong number of cards. Press the player who did it. NEXT shows another offence, UNDO leaves.
  NEXT: other offences | Wrong number | Who did it?
  Une faute : quelqu’un n’a pas le bon nombre de cartes. Le bouton du fautif. NEXT : une autre faute. UNDO quitte.
  NEXT : autre faute | Mauvais nombre | Qui l'a fait ?
P2 MUGGINS D D
  An offence: a player held a wrong number of cards and did not let them be checked. Press the player who did it. NEXT shows another offence, UNDO leaves.
  NEXT: other offences | Refused a check | Who did it?
  Une faute : quelqu’un n’a pas le bon nombre de cartes et ne les a pas laissé vérifier. Le bouton du fautif. NEXT : une autre faute. UNDO quitte.
  NEXT : autre faute | Controle refuse | Qui l'a fait ?
P2 MUGGINS D D D
  An offence: a player saw the bottom card after the last shuffle. Press the player who did it. NEXT shows another offence, UNDO leaves.
  NEXT: other offences | Saw bottom card | Who did it?
  Une faute : quelqu’un a vu la carte du dessous une fois les cartes brassées. Le bouton du fautif. NEXT : une autre faute. UNDO quitte.
  NEXT : autre faute | Dessous vu | Qui l'a fait ?
P2 MUGGINS D D D D
  An offence: a player saw the bottom card of the cut. Press the player who did it. NEXT shows another offence, UNDO leaves.
  NEXT: other offences | Saw card in cut | Who did it?
  Une faute : quelqu’un a vu la carte du dessous de la coupe. Le bouton du fautif. NEXT : une autre faute. UNDO quitte.
  NEXT : autre faute | Coupe vue | Qui l'a fait ?
P2 MUGGINS D D D D D
  An offence: a player picked up cards laid away to the crib. Press the player who did it. NEXT shows another offence, UNDO leaves.
  NEXT: other offences | Crib picked up | Who did it?
  Une faute : quelqu’un a repris des cartes écartées au crib. Le bouton du fautif. NEXT : une autre faute. UNDO quitte.
  NEXT : autre faute | Crib repris | Qui l'a fait ?
P2 MUGGINS D D D D D D
  An offence: a player looked at the crib too early. Press the player who did it. NEXT shows another offence, UNDO leaves.
  NEXT: other offences | Looked at crib | Who did it?
  Une faute : quelqu’un a regardé le crib avant son tour. Le bouton du fautif. NEXT : une autre faute. UNDO quitte.
  NEXT : autre faute | Crib regarde | Qui l'a fait ?
P2 MUGGINS D D D D D D D
  An offence: a player pegged with the opponent's peg. How many points were pegged with it? Then press the player who did it. NEXT shows another offence, UNDO leaves.
  NEXT: other offences | Opponent's peg | Points pegged so?
  Une faute : quelqu’un a marqué avec la fiche de l’adversaire. Combien de points marqués ainsi ? Puis le bouton du fautif. NEXT : une autre faute. UNDO quitte.
  NEXT : autre faute | Fiche adverse | Points ainsi ?
P2 MUGGINS D D D D D D D 0 0
  An offence: a player pegged with the opponent's peg. Press the player who did it. NEXT shows another offence, UNDO leaves.
  NEXT: other offences | Opponent's peg    00 | Who did it?
  Une faute : quelqu’un a marqué avec la fiche de l’adversaire. Le bouton du fautif. NEXT : une autre faute. UNDO quitte.
  NEXT : autre faute | Fiche adverse     00 | Qui l'a fait ?
P2 MUGGINS D D D D D D D D
  An offence: a player pulled the front peg out. Press the player who did it. NEXT shows another offence, UNDO leaves.
  NEXT: other offences | Front peg out | Who did it?
  Une faute : quelqu’un a retiré sa fiche avant. Le bouton du fautif. NEXT : une autre faute. UNDO quitte.
  NEXT : autre faute | Fiche retiree | Qui l'a fait ?
P2 MUGGINS D D D D D D D D D
  An offence: a player moved the pegs for a hand without points. Press the player who did it. NEXT shows another offence, UNDO leaves.
  NEXT: other offences | Pegs touched at 0 | Who did it?
  Une faute : quelqu’un a bougé ses fiches pour une main sans points. Le bouton du fautif. NEXT : une autre faute. UNDO quitte.
  NEXT : autre faute | Fiches touchees | Qui l'a fait ?
P2 MUGGINS D D D D D D D D D D
  An offence: a player had the points to win and did not peg into the game hole. How many points were not pegged? Then press the player who did it. NEXT shows another offence, UNDO leaves.
  NEXT: other offences | Not pegged out | Points not pegged?
  Une faute : quelqu’un avait les points pour gagner et n’a pas mis sa fiche au trou final. Combien de points non marqués ? Puis le bouton du fautif. NEXT : une autre faute. UNDO quitte.
  NEXT : autre faute | Hors trou final | Points non marques?
P2 MUGGINS D D D D D D D D D D 0 0
  An offence: a player had the points to win and did not peg into the game hole. Press the player who did it. NEXT shows another offence, UNDO leaves.
  NEXT: other offences | Not pegged out    00 | Who did it?
  Une faute : quelqu’un avait les points pour gagner et n’a pas mis sa fiche au trou final. Le bouton du fautif. NEXT : une autre faute. UNDO quitte.
  NEXT : autre faute | Hors trou final   00 | Qui l'a fait ?
P2 D D # 8 # 7 MUGGINS D D D D D D D D D D D
  An offence: a player claimed heels after playing a card. Press the player who did it. NEXT shows another offence, UNDO leaves.
  NEXT: other offences | Heels too late | Who did it?
  Une faute : quelqu’un a réclamé le valet retourné après avoir joué une carte. Le bouton du fautif. NEXT : une autre faute. UNDO quitte.
  NEXT : autre faute | Valet trop tard | Qui l'a fait ?
P2 D D D 8 P1 MUGGINS D D D D D D D D D D D D
  An offence: a player did not count in time. What did the hand count? Then press the player who did it. NEXT shows another offence, UNDO leaves.
  NEXT: other offences | Time is up | What did it count?
  Une faute : quelqu’un n’a pas compté à temps. Combien comptait la main ? Puis le bouton du fautif. NEXT : une autre faute. UNDO quitte.
  NEXT : autre faute | Temps ecoule | Combien de points ?
P2 D D D 8 P1 MUGGINS D D D D D D D D D D D D 0 0
  An offence: a player did not count in time. Press the player who did it. NEXT shows another offence, UNDO leaves.
  NEXT: other offences | Time is up        00 | Who did it?
  Une faute : quelqu’un n’a pas compté à temps. Le bouton du fautif. NEXT : une autre faute. UNDO quitte.
  NEXT : autre faute | Temps ecoule      00 | Qui l'a fait ?
P2 MUGGINS D D D D D D D D D D D
  An offence: a player looked at the crib before discarding to it. Press the player who did it. NEXT shows another offence, UNDO leaves.
  NEXT: other offences | Saw crib first | Who did it?
  Une faute : quelqu’un a regardé le crib avant d’y écarter. Le bouton du fautif. NEXT : une autre faute. UNDO quitte.
  NEXT : autre faute | Crib vu avant | Qui l'a fait ?
P2 MUGGINS D D D D D D D D D D D D
  An offence: a player took the crib for the hand. Press the player who did it. NEXT shows another offence, UNDO leaves.
  NEXT: other offences | Crib for the hand | Who did it?
  Une faute : quelqu’un a pris le crib pour sa main. Le bouton du fautif. NEXT : une autre faute. UNDO quitte.
  NEXT : autre faute | Crib pour main | Qui l'a fait ?
P2 MUGGINS D D D D D D D D D D D D D
  An offence: a player had the crib on the wrong side, found before each player had played. Press the player who did it. NEXT shows another offence, UNDO leaves.
  NEXT: other offences | Crib: wrong side | Who did it?
  Une faute : quelqu’un avait le crib du mauvais côté, vu avant que chacun ait joué. Le bouton du fautif. NEXT : une autre faute. UNDO quitte.
  NEXT : autre faute | Crib mal place | Qui l'a fait ?
P2 MUGGINS D D D D D D D D D D D D D D
  An offence: a player took the starter into the hand before the pone saw it. Press the player who did it. NEXT shows another offence, UNDO leaves.
  NEXT: other offences | Starter in hand | Who did it?
  Une faute : quelqu’un a pris la retourne en main avant que le non-donneur la voie. Le bouton du fautif. NEXT : une autre faute. UNDO quitte.
  NEXT : autre faute | Retourne en main | Qui l'a fait ?
P2 MUGGINS D D D D D D D D D D D D D D D
  An offence: a player mixed the starter with other cards. Press the player who did it. NEXT shows another offence, UNDO leaves.
  NEXT: other offences | Starter mixed in | Who did it?
  Une faute : quelqu’un a mêlé la retourne à d’autres cartes. Le bouton du fautif. NEXT : une autre faute. UNDO quitte.
  NEXT : autre faute | Retourne melee | Qui l'a fait ?
P2 D D 2 P1 MUGGINS D D D D D D D D D D D D D D D D D
  An offence: a player had the crib on the wrong side, found after each player had played. Press the player who did it. NEXT shows another offence, UNDO leaves.
  NEXT: other offences | Crib changes hands | Who did it?
  Une faute : quelqu’un avait le crib du mauvais côté, vu après que chacun a joué. Le bouton du fautif. NEXT : une autre faute. UNDO quitte.
  NEXT : autre faute | Crib change | Qui l'a fait ?
P2 D D MUGGINS D D D D D D D D D D D D D D D D D
  An offence: a player led although the pone leads. Press the player who did it. NEXT shows another offence, UNDO leaves.
  NEXT: other offences | Dealer led first | Who did it?
  Une faute : quelqu’un a entamé, alors que le non-donneur entame. Le bouton du fautif. NEXT : une autre faute. UNDO quitte.
  NEXT : autre faute | Donneur a entame | Qui l'a fait ?
P2 D D MUGGINS D D D D D D D D D D D D D D D D D D
  An offence: a player played 2 cards together. Press the player who did it. NEXT shows another offence, UNDO leaves.
  NEXT: other offences | 2 cards together | Who did it?
  Une faute : quelqu’un a joué 2 cartes ensemble. Le bouton du fautif. NEXT : une autre faute. UNDO quitte.
  NEXT : autre faute | 2 cartes ensemble | Qui l'a fait ?
P2 D D MUGGINS D D D D D D D D D D D D D D D D D D D
  An offence: a player announced a wrong count in the play. Press the player who did it. NEXT shows another offence, UNDO leaves.
  NEXT: other offences | Wrong announcement | Who did it?
  Une faute : quelqu’un a annoncé un faux compte au jeu. Le bouton du fautif. NEXT : une autre faute. UNDO quitte.
  NEXT : autre faute | Fausse annonce | Qui l'a fait ?

== an offence of five-card: five-card
P2 MUGGINS D D D D D D D D D D D
  An offence: a player cut before the deal. Press the player who did it. NEXT shows another offence, UNDO leaves.
  NEXT: other offences | Cut before deal | Who did it?
  Une faute : quelqu’un a coupé avant la donne. Le bouton du fautif. NEXT : une autre faute. UNDO quitte.
  NEXT : autre faute | Coupe trop tot | Qui l'a fait ?
`);
