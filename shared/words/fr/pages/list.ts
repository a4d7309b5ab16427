// French: lists of players.
import type { ListWords } from '../../pages/list.ts';
import { plural } from '../grammar.ts';

export const lists: ListWords = {
  load: 'Charger une liste de joueurs',
  help: 'Un fichier CSV, une ligne par joueur. Vous voyez ses colonnes avant que rien ne soit pris.',
  columns: {
    name: 'nom complet',
    first: 'prénom',
    middle: 'deuxième prénom',
    last: 'nom de famille',
    number: 'numéro de membre',
    club: 'club',
    skip: 'laisser',
  },
  column: (number) => `Colonne ${number}`,
  hidden: 'jamais gardé',
  head: 'La première ligne nomme les colonnes',
  wrong: {
    noName: (line) => `La ligne ${line} n’a pas de nom. Ajoutez-en un, ou supprimez-la.`,
    private: (line, text) =>
      `Ligne ${line} : « ${text} » est une adresse ou un numéro de téléphone, que Muggins ne garde pas. Laissez cette colonne, ou supprimez-le.`,
    twice: (line, text, before) =>
      `Ligne ${line} : « ${text} » est déjà à la ligne ${before}. Supprimez l’une des deux.`,
    numberTwice: (line, text, before) =>
      `Ligne ${line} : le numéro ${text} est déjà à la ligne ${before}. Corrigez l’un des deux.`,
    notCsv: (line) =>
      `La ligne ${line} ne peut être lue : il manque un guillemet. Enregistrez de nouveau la liste en CSV.`,
    notText: () => 'Ce fichier n’est pas du CSV. Dans votre tableur, choisissez Enregistrer sous, puis CSV.',
    columns: () => 'Dites ce qu’est chaque colonne. L’une d’elles doit avoir les noms.',
    refused: (line, refusal) => `Ligne ${line} : ${refusal}`,
  },
  more: (lines) => `${plural(lines, 'autre ligne')} à corriger.`,
  nothing: 'Rien n’a été pris de la liste. Corrigez-la, puis recommencez.',
  choose: 'Nommez les colonnes de gauche à droite, par exemple --columns first,last,number. Les mots sont :',
  dry: 'Voici ce qui se passerait :',
  done: (added, changed, same) =>
    `${plural(added, 'joueur')} en plus, ${changed} à jour, ${same} déjà connus.`,
  alike: (name, known) =>
    `« ${name} » ressemble à ${known}, qui a un autre numéro. Si c’est la même personne, réunissez-les à la table de marque.`,
  added: 'En plus',
  changed: 'À jour',
  take: 'Prendre la liste',
};
