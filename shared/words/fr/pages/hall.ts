// French: what the pages of a hall say.
import { counted } from '../../message.ts';
import type { HallWords } from '../../pages/hall.ts';
import { verbFor } from '../../partners.ts';
import { listed } from '../grammar.ts';
import { boards } from './boards.ts';
import { lists } from './list.ts';
import { paper } from './paper.ts';
import { codes, hallTable, phone } from './phone.ts';
import { pots } from './pots.ts';
import { room } from './room.ts';

/** What becomes of the games of somebody who goes home. */
const LEFT = {
  notPlayed: 'Les parties jouées restent ; les parties tirées sont annulées.',
  forfeit: 'Les parties jouées restent ; les parties tirées sont perdues par forfait.',
  void: 'Avant la moitié, toutes ses parties sont annulées ; après, les parties jouées restent.',
} as const;

export const hall: HallWords = {
  pages: {
    television: 'Télévision',
    desk: 'Table de marque',
    me: 'Mes parties',
    print: 'Imprimer',
    table: 'Tables',
    judge: 'Arbitre',
  },
  about: {
    judge: 'Ce que décide l’arbitre, pas à pas.',
    television: 'Une soirée de ligue : qui joue où, et le classement.',
    desk: 'La table de marque : arrivées, résultats, et tout ce qui demande quelqu’un.',
    me: 'Une soirée de ligue sur le téléphone d’un joueur : table, feuille, signatures.',
    print: 'Feuilles de marque, listes et classement sur papier.',
    table: 'Une table d’une soirée de ligue, en direct.',
  },
  title: 'Soirée de cribbage',
  round: (round, of) => `Ronde ${round} sur ${of}`,
  players: (players) => counted(players, 'joueur'),
  pairs: (pairs) => counted(pairs, 'paire'),
  gamesOver: (over, of) => `${over} sur ${counted(of, 'partie')} terminées`,
  table: (table) => `Table ${table}`,
  versus: 'c.',
  now: 'À vos tables',
  playing: 'En cours',
  onDeck: 'Ensuite',
  sitsOut: (names) =>
    `${listed(names)} ne ${names.length === 1 ? verbFor(names.join(), 'joue', 'jouent') : 'jouent'} pas cette ronde.`,
  standings: 'Classement',
  provisional: 'provisoire',
  final: 'définitif',
  total: { points: 'points', pegged: 'trous', lacked: 'manque' },
  won: 'gagnées',
  net: '+ / −',
  places: (from, to, of) => `${from} – ${to} sur ${of}`,
  noNight: 'Aucune soirée n’est ouverte. Ouvrez-en une à la table de marque.',
  notBegun: 'Arrivés',
  field: ({ players, rounds, games, pairs, meets }) => {
    const who = counted(players, pairs ? 'paire' : 'joueur');
    if (players < 2) return `${who}. Il en faut au moins deux : inscrivez les autres.`;
    const each = `${counted(games, 'partie')} chacun`;
    const again = meets > 1 ? ` Si peu nombreux, on se rencontre jusqu’à ${meets} fois.` : '';
    if (players % 2 === 0) return `${who} : ${counted(rounds, 'ronde')}, ${each}.${again}`;
    return `${who} : ${counted(rounds, 'ronde')}, un repos par ronde, les ${games} premières parties comptent.${again}`;
  },
  winner: (names) => `${names} ${verbFor(names, 'gagne', 'gagnent')} la soirée`,
  shared: (names) => `${names.length > 3 ? names.length : listed(names)} se partagent la première place`,
  judge: 'Le juge est appelé',
  hallSilent: 'La salle ne répond pas. Est-elle en marche, et est-ce le même réseau ?',
  keepsNothing: {
    disk: 'La salle ne peut rien garder : libérez de la place sur son disque. Les planches gardent leurs résultats et les renverront.',
    inDoubt:
      'La salle ne peut rien garder : son disque est en panne. Redémarrez-la. Les planches gardent leurs résultats.',
  },
  lists,
  draw: {
    sealed: (seal) => `Le tirage est scellé : ${seal}… Sa graine se montre après le tirage.`,
    check: 'Vérifier ce tirage',
    matches: (rounds, seen) =>
      `Le tirage est juste : ${counted(rounds, 'ronde vient', 'rondes viennent')} de la graine scellée.${seen ? ' Cet appareil a vu le sceau avant le tirage.' : ''}`,
    otherSeal: 'Le tirage ne va pas avec son sceau. Voyez la table de marque.',
    otherDraw: (round) => `La ronde ${round} ne vient pas de la graine scellée. Voyez la table de marque.`,
  },
  paper,
  desk: {
    tonight: 'Ce soir',
    needs: 'À vous',
    needsNobody: 'Rien ne vous attend.',
    keys: {
      title: 'Touches',
      table: 'une table par son numéro : son premier nom',
      other: 'l’autre nom de cette table',
      needs: 'ce qui vous attend',
      find: 'chercher un joueur, ou en ajouter un',
      tab: 'd’un bouton au suivant',
      enter: 'appuyer sur le bouton marqué',
      escape: 'quitter une saisie ou un menu sans rien changer',
      close: 'Fermer',
    },
    allOver: 'Toutes les parties sont terminées.',
    games: 'Parties',
    checkIn: 'Arrivées',
    checkedIn: (players) => `${counted(players, 'joueur présent', 'joueurs présents')}`,
    newName: 'nouveau nom',
    add: 'Ajouter et inscrire',
    find: 'Chercher un joueur',
    partnerOf: (name) => `Qui joue avec ${name} ?`,
    mend: 'Corriger un joueur',
    mendPlayer: 'Joueur',
    mendName: 'Nouveau nom',
    mendShort: 'Forme courte pour les afficheurs',
    mendMember: 'Numéro de membre',
    mendSame: 'Est la même personne que',
    mendHelp: 'Laissez vide ce qui est juste.',
    remove: 'Retirer',
    removeHelp: (name) =>
      `${name} disparaît de la liste des joueurs, de la liste d’entrée et des téléphones. Les soirées déjà jouées gardent ce nom.`,
    shownNames: {
      title: 'Noms que voient les autres',
      label: 'La télévision, les téléphones et les pages des tables montrent',
      full: 'Les noms entiers',
      initial: 'Le prénom et l’initiale',
      number: 'Le numéro de membre',
      help: 'L’organisation, le papier, les exportations et les planches ont toujours les noms entiers. Sans numéro, un joueur est montré par son prénom et son initiale.',
    },
    tables: 'Tables',
    format: 'Formule',
    nextNight: 'Ouvrir la prochaine soirée',
    begin: 'Ouvrir la soirée',
    formats: {
      'grass-roots': 'neuf parties, 2 points la victoire, 3 le skunk',
      'club-6': 'six parties, 2 points la victoire, 3 le skunk',
      'total-pegged-7': 'sept parties, on additionne les trous marqués',
      bell: 'neuf rondes, chacune finit à la cloche',
      alberta: 'huit parties, le perdant écrit ce qui lui manque',
      'red-carpet': 'par paires, cinq rondes à 6, 7, 8, 9 et 10 points',
    },
    ownFormat: 'Ou l’ouvrir avec votre propre formule',
    ownFormatHelp: 'Un fichier JSON qui nomme l’une d’elles comme base et dit ce qui change.',
    ownFormatBad:
      'Ce fichier n’est pas une formule : il n’a pas d’objet JSON. Corrigez-le, puis rechoisissez-le.',
    draw: 'Tirer la première ronde',
    drawNext: 'Tirer la ronde suivante',
    drawBack: 'Annuler le dernier tirage',
    result: 'Résultat',
    resultHelp: (name) =>
      `Les trous d’écart, comme 8 ; la ligne d’une victoire, comme 2 +08 ; ou les deux scores, celui de ${name} d’abord, comme 121-113.`,
    wonByHoles: (name, holes) => `${name} ${verbFor(name, 'gagne', 'gagnent')} de ${holes}.`,
    again: 'Validez encore pour le garder.',
    wrote: (name, line) => `${name} ${verbFor(name, 'a', 'ont')} écrit ${line}.`,
    free: 'libre',
    resultOf: (game, first, second) => `Partie ${game} : ${first} c. ${second}`,
    wonBy: (name) => `${name} ${verbFor(name, 'a', 'ont')} gagné`,
    enter: 'Valider',
    cancel: 'Annuler',
    more: 'Plus',
    sign: 'Signer pour les deux',
    correct: 'Corriger le résultat',
    swap: 'Ils ont échangé leurs places',
    forfeitBy: (name) => `${name} ${verbFor(name, 'déclare', 'déclarent')} forfait`,
    forfeitOpen:
      'La formule ne dit pas ce que vaut un forfait. Écrivez les deux lignes comme sur une feuille, par exemple 2 +10 et 0 -10. Elles valent toute la soirée.',
    forfeitWin: 'Ligne du joueur présent',
    forfeitLoss: 'Ligne du joueur absent',
    forfeitBad: 'Écrivez les deux lignes d’un forfait comme sur une feuille, par exemple 2 +10 et 0 -10.',
    void: 'Annuler la partie',
    playAgain: 'La tirer de nouveau',
    letBe: 'La laisser',
    reopen: 'Rouvrir la partie',
    stands: 'Le résultat reste',
    leaveOut: 'Ne pas le compter',
    countsFor: (game) => `Compter pour la partie ${game}`,
    drop: (name) => `${name} ${verbFor(name, 's’en va', 's’en vont')}`,
    comesLast: (names) =>
      `${names} : arrivée notée. Toutes les rondes sont tirées : il ne reste pas de partie ce soir.`,
    dropHelp: (name, games) => `${name} ${verbFor(name, 's’en va', 's’en vont')}. ${LEFT[games]}`,
    dropGames: (games, forfeited) =>
      `${counted(games.length, 'partie')} ${forfeited ? 'forfait' : games.length === 1 ? 'annulée' : 'annulées'} : ${listed(games.map(({ game, against }) => `${game} avec ${against}`))}.`,
    reason: 'Pourquoi ?',
    close: 'Clore la soirée',
    closed: 'La soirée est close.',
    checkedBy: 'Feuilles vérifiées par (initiales)',
    openGames:
      'Ces parties ne sont pas définitives, ou sont annulées et non rejouées. Dites pourquoi pour chacune.',
    reopenNight: 'Rouvrir la soirée',
    exports: 'Exporter',
    print: 'Imprimer',
    pinNeeded: 'C’est la table de marque. Ouvrez le lien que montre le terminal, ou tapez le PIN.',
    pin: 'PIN',
    badLine: 'Écrivez la ligne du gagnant comme 2 +08, ou les deux scores comme 121-113.',
    tieFor: (place) => `À égalité pour la place ${place}`,
    tieHelp:
      'Rien dans la formule ne les départage. Après une partie de barrage ou une coupe, dites qui est devant.',
    first: (name) => `${name} ${verbFor(name, 'est', 'sont')} devant`,
  },
  phone,
  hallTable,
  codes,
  boards,
  pots,
  room,
};
