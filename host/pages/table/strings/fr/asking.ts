// French: what the table tells of cards laid in play: see shared/words/moves.ts.
import { OFFENCE_CODES } from '../../../../../shared/rules/terms/index.ts';
import * as english from '../../../../../shared/words/en/offences.ts';
import * as french from '../../../../../shared/words/fr/offences.ts';
import { type Phrase, phrases } from './template.ts';

const OFFENCES_DONE: Readonly<Record<string, string>> = Object.fromEntries(
  OFFENCE_CODES.map((code) => [english.OFFENCES[code][0], french.OFFENCES[code][0]]),
);
const TOLD: readonly (readonly [string, string])[] = [
  ["{a}'s hand is known to the board.", '{a} : la planche connaît sa main.'],
  ['{a} lays {c}: {n}.', '{a} pose {c} : {n}.'],
  ['{a} says go at {n}.', '{a} dit go à {n}.'],
  ['{a} says go.', '{a} dit go.'],
  ['The play goes on without cards.', 'Le jeu continue sans cartes.'],
  ['{a} pegged {n} on the board alone, unverified.', '{a} a marqué {n} sur la planche seule, sans contrôle.'],
  [
    'Lane {n} of the board pegged {m} by itself, and nobody sits there: set aside.',
    'La piste {n} de la planche a marqué {m} seule, et personne n’y joue : mis de côté.',
  ],
  ['{a} asks to take the last move back.', '{a} demande de défaire le dernier coup.'],
  ['{a} says that {b} {w}.', '{a} signale que {b} {w|done}.'],
  ['{a} says no.', '{a} refuse.'],
  ['There is no game.', 'Il n’y a pas de partie.'],
  ['Nothing happened.', 'Rien ne s’est passé.'],
  ['Heels: {a} pegs nothing.', 'Valet retourné : {a} ne marque rien.'],
  ['{a} pegs nothing for last, as the other deals first.', '{a} ne marque rien pour la dernière.'],
  ['{a} calls muggins for {n}.', '{a} crie muggins pour {n}.'],
  ['a move.', 'un coup.'],
  ['Move {n}.', 'Coup {n}.'],
];

/** Moves. */
export const ASKING_PHRASES: readonly Phrase[] = phrases(TOLD, {
  done: (text) => OFFENCES_DONE[text] ?? text,
});
