// Written by `npm run words` from the catalogs. Do not edit.
export default `asks-noGame = Il n’y a pas encore de partie.
asks-noCrib = Le donneur n’est pas encore connu.
asks-counting = On compte : { $whose }.
asks-countingKeyed = On compte : { $whose }, { $keyed } tapé.
asks-lastCount = { $name } a compté { $count }.
asks-playCount = Le compte est { $count }.
asks-notCounting = On ne compte aucune main. Pendant le jeu, les joueurs disent le compte.
asks-starter = Carte de départ : { $card }.
asks-noStarter = La carte de départ n’a pas été entrée.
asks-cards = { $whose } : { $cards }.
asks-noCards = Aucune carte n’a été entrée. Regardez sur la table.
asks-score = { $name } { $score }, { $toGo } à faire
asks-turn = C’est à { $name }.
asks-help-0-0 = C
asks-help-0-1 = La main qu’on compte, ou le dernier compte
asks-help-1-0 = B
asks-help-1-1 = À qui est le crib
asks-help-2-0 = F
asks-help-2-1 = Carte de départ
asks-help-3-0 = V
asks-help-3-1 = Cartes sur la table
asks-help-4-0 = S
asks-help-4-1 = Points
asks-help-5-0 = T
asks-help-5-1 = À qui de jouer
`;
