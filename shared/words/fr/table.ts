// French: what the table says besides the rules.
import type { Words } from '../message.ts';
import type { TroubleDetails } from '../table.ts';
import { reasonWords } from './reason.ts';

/** Every code in French. */
export const TROUBLES: Words<TroubleDetails> = {
  disk: ({ reason }) =>
    `Non conservé, donc non marqué : ${reasonWords(reason)}. Voyez au disque de la machine de l’hôte, puis tapez à nouveau.`,
  inDoubt: ({ reason }) =>
    `Le disque a échoué (${reasonWords(reason)}) : les derniers points sont peut-être gardés, peut-être pas. Rien n’est pris tant qu’il ne répond pas. ` +
    'Voyez au disque de la machine de l’hôte. Si cela n’aide pas, arrêtez Muggins, relancez-le et comparez les fiches.',
  keysRefused: ({ presses }) =>
    `${presses === 1 ? 'Une touche s’est perdue' : `${presses} touches se sont perdues`}. Vérifiez les fiches, tapez DEL, puis recommencez.`,
  deskOnly: () => 'Les deux ont signé cette partie : seul le bureau peut la rouvrir. Adressez-vous-y.',
  paused: () =>
    'La table est en pause : rien n’est marqué d’ici la reprise. Reprenez sur la page de la table, ou commencez une autre partie.',
  unknownCard: ({ port, card }) =>
    `Le lecteur à ${port} a envoyé « ${card} », une carte qu’on ne lui a pas apprise. Tapez la carte, ou apprenez-la-lui : muggins deck learn --port ${port}`,
};
