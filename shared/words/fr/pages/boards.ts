// French: tables with boards, at the desk of a hall.
import { counted } from '../../message.ts';
import type { HallBoardWords } from '../../pages/boards.ts';

export const boards: HallBoardWords = {
  title: 'Planches',
  here: (here, of) => `${here} sur ${of} en ligne`,
  letIn: 'Ouvrir aux tables',
  open: 'Les tables peuvent entrer pendant une minute. Appuyez sur NEXT à la planche.',
  shut: 'Fermer',
  ticket: (ticket) => `Planche ${ticket}`,
  asks: 'Chaque planche affiche son numéro d’attente. Donnez-lui le numéro de sa table.',
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
};
