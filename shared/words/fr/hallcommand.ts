// French: what the commands of a league night say in a terminal.
import type { HallCommandWords } from '../hallcommand.ts';
import { listed, plural } from './grammar.ts';

export const HALL_COMMANDS: HallCommandWords = {
  noHall: (folder) =>
    `Aucune salle ne tourne dans ${folder}. Lancez-la : muggins hall start. Pour une salle dans un autre dossier, ajoutez --data.`,
  hallEnded: 'La salle ne répond plus. Relancez-la : tous les résultats sont enregistrés.',
  noPerson: (name) => `Le club n’a pas de joueur nommé « ${name} ».`,
  notIn: (name) => `Personne du nom de « ${name} » ne joue ce soir.`,
  meant: (names) => `Vouliez-vous dire ${listed(names, 'ou')} ?`,
  several: (name, choices) =>
    `${choices.length} joueurs s’appellent ${name} : ${listed(choices)}. Désignez-en un par son numéro de membre ou son identifiant.`,
  whichOne: (name) => `De quel ${name} s’agit-il ?`,
  number: (most) => `Numéro, de 1 à ${most} : `,
  noOpenGame: (name) =>
    `${name} n’a aucune partie en cours. Désignez une partie par son numéro : muggins hall tables les montre.`,
  openGames: (name, games) =>
    `${name} a ${plural(games.length, 'partie ouverte', 'parties ouvertes')} : ${listed(games)}. Désignez-en une par son numéro.`,
  notInGame: (name, { game, names }) =>
    `${name} ne joue pas la partie ${game}, qui est celle de ${listed(names)}.`,
  otherWinner: ({ typed, game }, named, winner) =>
    `Le premier score est celui du nom : ${typed} dit que ${named} a perdu. Si ${winner} a gagné : muggins hall correct ${game} '${winner}' RÉSULTAT, le plus haut score d’abord.`,
  noFreeTable: 'Aucune table n’est libre. Nommez-en une, ou attendez la fin d’une partie.',
  partners: 'Ce soir, on joue par paires. Nommez les deux partenaires.',
  badCount: (text, most) =>
    `« ${text} » n’est pas un nombre de tables. Il faut un nombre entier de 1 à ${most}.`,
  hints: {
    reasonWanted: "Ajoutez --reason 'POURQUOI'.",
    finalResult: 'Pour la rouvrir du même coup, ajoutez --reopen.',
    unsettled:
      "Ajoutez les deux lignes comme sur une feuille : --worth '2 +10' '0 -10'. Elles valent toute la soirée.",
    gamesOpen: "Une seule raison pour toutes : --reason 'POURQUOI'.",
    noPlayer: 'Pour ajouter un nouveau joueur, ajoutez --new.',
  },
  heads: {
    table: 'table',
    board: 'planche',
    game: 'partie',
    players: 'joueurs',
    stage: 'état',
  },
  opened: (format) => `La soirée est ouverte, avec la formule ${format}.`,
  noTables:
    'Il n’y a pas encore de tables. Elles viennent avec le premier tirage ; pour dire combien : muggins hall tables 5.',
  tables: (tables) => `La salle a ${plural(tables, 'table')}.`,
  drawn: (round, of) => `La ronde ${round} sur ${of} est tirée.`,
  drawnBack: (round) => `Le tirage de la ronde ${round} est annulé.`,
  called: ({ game, names }, table) => `Partie ${game}, ${listed(names)} : appelée à la table ${table}.`,
  comes: (names, round) => `${names} : à partir de la ronde ${round}.`,
  here: (names) => `${names} : arrivée notée.`,
  goes: (names, round) => `${names} : plus de partie à partir de la ronde ${round}.`,
  gone: (names) => `${names} : arrivée annulée.`,
  removed: (names) => `Hors de la liste des joueurs : ${listed(names)}.`,
  stands: ({ game, names: [first, second] }, [left, right], stage) =>
    `Partie ${game} : ${first} ${left}, ${second} ${right} ; ${stage}.`,
  forfeits: (name, game) => `${name} déclare forfait pour la partie ${game}.`,
  checkSound: (entries, nights) =>
    `${plural(entries, 'entrée')}, ${plural(nights, 'soirée')} : chaque entrée est intacte.`,
  checkUnsound: (entries) =>
    `${plural(entries, 'entrée est abîmée', 'entrées sont abîmées')}. Remettez une sauvegarde : muggins hall restore FICHIER`,
  checkFold:
    'La salle en marche montre une autre soirée que son journal. Arrêtez-la et relancez-la, puis vérifiez de nouveau.',
  checkNight: ({ day, format, games, open }) =>
    `Soirée du ${day}, ${format} : ${plural(games, 'partie')}${open === 0 ? '' : `, ${open} non ${open === 1 ? 'définitive' : 'définitives'}`}.`,
  cardsAgree: 'Toutes les feuilles concordent.',
  cardsOpen: 'Des résultats attendent la table de marque : voyez la liste.',
  otherResult: ({ game, names: [first, second] }, entered, stands) =>
    `Partie ${game} : les feuilles disent ${first} ${entered[0]}, ${second} ${entered[1]}. La table de marque a ${stands[0]} et ${stands[1]}, qui comptent.`,
  impossible: ({ game, names }) =>
    `La partie ${game} de ${listed(names)} a un résultat qu’aucune partie ne peut avoir. Corrigez-le.`,
  notStarted: (entries) =>
    `${plural(entries, 'entrée du journal est abîmée', 'entrées du journal sont abîmées')} : la salle n’a pas été lancée. Remettez une sauvegarde : muggins hall restore FICHIER`,
  doctor: {
    hallWell: (address) => [`La salle répond à ${address}.`, ''],
    hallSilent: (address) => [
      `La salle tourne à ${address}, mais ne répond pas.`,
      'Arrêtez-la et relancez-la : tous les résultats sont enregistrés.',
    ],
    hallOff: (folder) => [`Aucune salle ne tourne dans ${folder}.`, 'Lancez-la : muggins hall start'],
    nightOpen: (format, over, games) => [
      `Une soirée est ouverte (${format}) : ${over} sur ${plural(games, 'partie')} ${over < 2 ? 'terminée' : 'terminées'}.`,
      '',
    ],
    nightNone: () => ['Aucune soirée n’est ouverte.', ''],
    brokerOwn: () => ['Le broker de la salle répond aux planches.', ''],
    brokerClub: (address) => [`La salle est reliée au broker ${address}.`, ''],
    brokerShut: () => [
      'Le broker de la salle ne répond pas : les planches ne peuvent la joindre.',
      'Arrêtez la salle et relancez-la. Les planches jouent toujours ; leurs résultats viendront plus tard.',
    ],
    brokerAway: (address) => [
      `La salle n’est pas reliée au broker ${address}.`,
      'Lancez-le, ou vérifiez son adresse, le nom et le mot de passe. Les planches jouent toujours ; leurs résultats viendront plus tard.',
    ],
    tablesNone: () => ['Aucune table n’a de planche.', ''],
    tablesHere: (tables) => [`${plural(tables, 'table')} avec une planche, toutes en ligne.`, ''],
    tableAway: (table) => [
      `La table ${table} est absente.`,
      'Est-elle allumée, et sur ce réseau ? Ses résultats viendront à son retour. Ou oubliez-la à la table de marque.',
    ],
    tableUnplugged: (table) => [
      `La table ${table} a une planche débranchée.`,
      'Branchez son câble. La partie reprend où elle en était.',
    ],
    tableUnsent: (table, results) => [
      `La table ${table} a ${plural(results, 'résultat')} que la salle n’a pas.`,
      'Laissez-la allumée : elle renvoie d’elle-même.',
    ],
    phonesShut: () => [
      'Seul cet ordinateur atteint la salle.',
      'Pour des téléphones, une télévision ou des planches, lancez-la avec --lan.',
    ],
    phonesOpen: (address) => [`Téléphones et écrans atteignent la salle à ${address}.`, ''],
    certificateNone: () => ['La salle sert en http, sans certificat.', ''],
    certificateGood: (until) => [`Le certificat est valable jusqu’au ${until}.`, ''],
    certificateLate: (until) => [
      `Le certificat n’est valable que jusqu’au ${until}.`,
      'Renouvelez-le. Celui que Muggins a fait se renouvelle au prochain démarrage.',
    ],
    certificateOver: (until) => [
      `Le certificat a expiré le ${until}.`,
      'Renouvelez-le, puis relancez la salle. Celui que Muggins a fait se renouvelle au démarrage.',
    ],
    diskRoom: (folder, megabytes) => [`${folder} a ${megabytes} Mo de libre.`, ''],
    diskFull: (folder, megabytes) => [
      `${folder} n’a plus que ${megabytes} Mo de libre.`,
      'Faites de la place sur le disque, sinon les résultats ne pourront être gardés.',
    ],
    diskShut: (folder) => [
      `On ne peut écrire dans ${folder}.`,
      'Lancez cette commande comme l’utilisateur qui a lancé la salle, et voyez si le disque accepte encore l’écriture.',
    ],
    journalWell: (entries) => [`Le journal est intact : ${plural(entries, 'entrée')}.`, ''],
    journalNone: (folder) => [`Il n’y a pas encore de journal dans ${folder}.`, ''],
    journalBad: () => [
      'Le journal est abîmé.',
      'muggins hall check dit où ; pour remettre une sauvegarde : muggins hall restore FICHIER',
    ],
    backupNone: () => [
      'Aucune sauvegarde n’a été faite.',
      'Pour en faire une : muggins hall backup FICHIER, sur un autre disque.',
    ],
    backupOld: (day) => [
      `La dernière sauvegarde est du ${day}.`,
      'Pour en faire une : muggins hall backup FICHIER, sur un autre disque.',
    ],
    backupMade: (day) => [`La dernière sauvegarde est du ${day}.`, ''],
  },
  well: 'La salle va bien.',
  unwell: (faults) => `La salle ne va pas bien : ${plural(faults, 'défaut')}.`,
  withWarnings: (warnings) => `La salle marche, avec ${plural(warnings, 'avertissement')}.`,
};
