// French: what was expected where somebody sent something else.
import type { ExpectedDetails } from '../expected.ts';
import type { Words } from '../message.ts';

const NUMBERED = { names: 'noms', cards: 'cartes', faults: 'pannes' } as const;

/** What was expected: parts of sentences. */
export const EXPECTATIONS: Words<ExpectedDetails> = {
  whole: ({ from, to }) => `un nombre entier de ${from} à ${to}`,
  oneOf: ({ words }) => `un mot parmi ${words.join(', ')}`,
  colours: ({ palettes }) =>
    `des couleurs différentes pour toutes les pistes, toutes d’une même palette : ${palettes.map((names) => names.join(', ')).join(' ; ou ')}`,
  card: () => 'une carte comme 5H ou TC, ou un rang comme 5',
  cards: () => 'une liste de cartes',
  number: ({ of: what, from, to }) => `de ${from} à ${to} ${NUMBERED[what]}`,
  name: () => 'un nom de 1 à 20 caractères imprimables',
  names: () => 'une liste de noms',
  wordOrNumber: () => 'un mot ou un nombre',
  game: () => 'le nom d’un jeu, comme six-card',
  object: ({ fields }) => (fields.length === 0 ? 'un objet' : `un objet avec ${fields.join(', ')}`),
  list: () => 'une liste',
  trueOrFalse: () => 'true ou false',
  claimName: () => 'un nom de 16 à 64 lettres, chiffres, - et _',
  invitation: () => 'une invitation',
  key: () => 'une clé d’au moins 22 lettres',
  token: () => 'le jeton du lien de l’hôte',
  pin: () => 'un NIP',
  json: ({ example }) => `du JSON, comme ${example}`,
  noSuchField: () => 'rien',
  other: () => 'autre chose',
};
