// French: the plan of the room.
import { counted } from '../../message.ts';
import type { RoomWords } from '../../pages/room.ts';
import { sentence } from '../grammar.ts';

const ORDINALS =
  'première deuxième troisième quatrième cinquième sixième septième huitième neuvième dixième onzième douzième treizième quatorzième quinzième seizième dix-septième dix-huitième dix-neuvième vingtième'.split(
    ' ',
  );
const ordinal = (number: number): string => ORDINALS[number - 1] ?? `${number}e`;
const SIDES = { left: 'gauche', right: 'droite' } as const;

export const room: RoomWords = {
  title: 'Plan de la salle',
  door: 'Porte',
  where: ({ row, place, side, alone }) => {
    const way = alone ? 'seule dans sa rangée' : `${ordinal(place)} en partant de la ${SIDES[side]}`;
    return `${sentence(ordinal(row))} rangée depuis la porte, ${way}.`;
  },
  help: 'Les téléphones montrent aux joueurs le chemin de leur table. Le plan est la salle vue en entrant : la porte est en bas. Faites glisser une table à sa place, ou touchez la table puis la place. Au clavier : Entrée prend une table, les flèches la déplacent, Entrée la pose.',
  none: 'facultatif',
  placed: (tables, of) => `${tables} sur ${counted(of, 'table')}`,
  columns: 'Tables par rangée',
  order: 'Numéros',
  orders: { left: 'depuis la gauche', snake: 'en serpentin' },
  arrange: 'Mettre en rangées',
  again: 'Remettre toutes les tables en rangées ? Chacune change de place.',
  unplaced: 'Sans place :',
  free: (row, place) => `Libre : rangée ${row}, place ${place}`,
  column: (column, of) => `colonne ${column} sur ${of}`,
  held: (table) => `Table ${table} : choisissez sa nouvelle place.`,
  off: (table) => `Retirer la table ${table} du plan`,
  away: 'absente ce soir',
};
