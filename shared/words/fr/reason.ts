// French: why a port, a disk or a line refused.
import { type Words, wordsOf } from '../message.ts';
import type { Reason, ReasonDetails } from '../reason.ts';

/** Why a port, a disk or a line refused: parts of sentences. The system's own words, which are English, stay in the host's log. */
export const REASONS: Words<ReasonDetails> = {
  closed: () => 'le port a été fermé',
  silent: ({ seconds }) => `plus rien depuis ${seconds} s`,
  slow: ({ seconds }) => `il ne s’est pas ouvert en ${seconds} s`,
  nobodyListens: () => 'rien n’écoute à cette adresse',
  unknownHost: () => 'cette machine n’existe pas',
  entryMissing: ({ entry }) => `l’entrée ${entry} manque`,
  entryChanged: ({ entry }) => `la somme de contrôle de l’entrée ${entry} est fausse`,
  entryUnknown: ({ entry }) => `l’entrée ${entry} est inconnue de cette version de Muggins`,
  vanished: () =>
    'ses fichiers ont été effacés ou déplacés pendant que Muggins tournait ; arrêtez-le et relancez-le',
  full: () => 'le disque est plein',
  forbidden: () => 'le système en refuse l’accès',
  writeProtected: () => 'il est protégé contre l’écriture',
  failing: () => 'erreur de lecture ou d’écriture',
  gone: () => 'il n’est plus là',
  cutOff: () => 'la liaison a été coupée',
  unreachable: () => 'il ne répond pas',
  locked: () => 'un autre programme s’en sert',
  other: () => 'le système en donne la raison dans muggins.log',
};

/** A reason in French. */
export const reasonWords = (reason: Reason): string => wordsOf(REASONS, reason) ?? reason.code;
