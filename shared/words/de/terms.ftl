## A beginning: what is missing here is said in English. Ein Anfang: Was hier fehlt, erscheint auf Englisch.

player-unnamed = Spieler { $number }
    .short = P{ $number }

range = { $from } bis { $to }
    .short = { $from }-{ $to }

rank-A = Ass
rank-2 = 2
rank-3 = 3
rank-4 = 4
rank-5 = 5
rank-6 = 6
rank-7 = 7
rank-8 = 8
rank-9 = 9
rank-T = 10
rank-J = Bube
rank-Q = Dame
rank-K = König
suit-S = Pik { $rank }
suit-H = Herz { $rank }
suit-D = Karo { $rank }
suit-C = Kreuz { $rank }

hand-other = Hand
hand-crib = Crib
hand-hand1 = Hand 1
hand-hand2 = Hand 2
hand-row1 = Reihe 1
hand-row2 = Reihe 2
hand-row3 = Reihe 3
hand-row4 = Reihe 4
hand-row5 = Reihe 5
hand-column1 = Spalte 1
hand-column2 = Spalte 2
hand-column3 = Spalte 3
hand-column4 = Spalte 4
hand-column5 = Spalte 5
hand-square = Quadrat

theHand-other = die Hand
theHand-crib = den Crib
theHand-hand1 = Hand 1
theHand-hand2 = Hand 2
theHand-row1 = Reihe 1
theHand-row2 = Reihe 2
theHand-row3 = Reihe 3
theHand-row4 = Reihe 4
theHand-row5 = Reihe 5
theHand-column1 = Spalte 1
theHand-column2 = Spalte 2
theHand-column3 = Spalte 3
theHand-column4 = Spalte 4
theHand-column5 = Spalte 5
theHand-square = das Quadrat
