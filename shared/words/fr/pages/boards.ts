// French: tables with boards, at the desk of a hall.
import { counted } from '../../message.ts';
import type { HallBoardWords } from '../../pages/boards.ts';
import { listed, plural } from '../grammar.ts';

const owner = (table: string | null, letters: string): string =>
  table === null ? `La table qui affiche ${letters}` : `La table ${table}`;

export const boards: HallBoardWords = {
  title: 'Planches',
  here: (here, of) => `${here} sur ${of} en ligne`,
  asks: 'Une nouvelle planche affiche ses lettres. Donnez-lui le numéro de sa table.',
  number: 'Table',
  connect: 'Relier',
  replaces: (table) => `La table ${table} a déjà une planche. La nouvelle prend sa place.`,
  ready: 'en ligne',
  away: 'absente',
  unplugged: 'débranchée',
  waiting: (results) => `${counted(results, 'résultat')} en attente`,
  forget: 'Oublier cette planche',
  forgetHelp: (table) =>
    `La table ${table} se joue sur papier jusqu’à ce qu’une planche y soit reliée. Les résultats en attente arrivent quand la planche est de nouveau reliée.`,
  twin: (table, other) =>
    `La table ${table} a une copie des parties de la table ${other} : donnez à l’une d’elles son propre dossier.`,
  twinHelp: (table) =>
    `Arrêtez Muggins à la table ${table}. Relancez-le avec --data et le nom d’un nouveau dossier, puis reliez-la.`,
  two: (table) => `Deux machines se présentent comme table ${table} : l’une est une copie de l’autre.`,
  twoHelp:
    'Arrêtez Muggins sur celle qui n’est pas à cette table. Relancez-le avec --data et le nom d’un nouveau dossier, puis reliez-la.',
  awayCalled: (table) => `Une partie est appelée à la table ${table}, et sa planche est absente.`,
  awayHelp: 'Allumez-la, sur ce réseau. Ou oubliez-la, et jouez cette table sur papier.',
  unpluggedCalled: (table) => `La planche de la table ${table} est débranchée.`,
  unpluggedHelp: 'Branchez son câble. La partie reprend où elle en était.',
  recovery: {
    title: 'Les tables ont une soirée',
    help: 'Cette salle est vide, et les tables ont gardé une copie de la soirée de la salle d’avant. Reprenez-la pour continuer. Pour recommencer, ouvrez plutôt une soirée.',
    night: (date) => (date === null ? 'Des joueurs, et pas encore de soirée' : `La soirée du ${date}`),
    copy: ({ table, letters, entries, same }) =>
      `${owner(table, letters)} a ${plural(entries, 'entrée', 'entrées')} de son journal. ${same === 0 ? 'Aucune autre table n’a la même chose.' : `${plural(same, 'autre table a', 'autres tables ont')} la même chose, aussi loin que vont leurs copies.`}`,
    differ: (tables) =>
      tables.length === 1
        ? `La table ${tables[0]} a autre chose.`
        : `Les tables ${listed(tables)} ont autre chose.`,
    take: 'Reprendre cette soirée',
    sure: ({ table, letters }) =>
      `Cette salle devient celle que connaissait ${table === null ? `la table qui affiche ${letters}` : `la table ${table}`}, avec ses joueurs, ses parties et ses résultats. Les tables qui ont la même soirée sont reliées d’elles-mêmes.`,
    taking: (have, of) => `Reprise de la soirée : ${have} sur ${plural(of, 'entrée', 'entrées')}.`,
    failed: (letters) =>
      `La copie de la table qui affiche ${letters} n’était pas ce que la table avait annoncé. Rien n’est repris. Choisissez celle d’une autre table.`,
  },
};
