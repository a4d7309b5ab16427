// French: what is wrong with a journal, and what was mended in one.
import type { JournalErrorDetails, NoticeDetails } from '../journal.ts';
import type { Words } from '../message.ts';
import { reasonWords } from './reason.ts';

/** Every error in French. */
export const JOURNAL_ERRORS: Words<JournalErrorDetails> = {
  inUse: ({ folder, pid }) =>
    `Le journal dans ${folder} sert à un autre Muggins${pid === undefined ? '' : ` (processus ${pid})`}. ` +
    'Fermez d’abord celui-là, ou donnez à cette table un dossier à elle avec --data.',
  newer: ({ file, version, known }) =>
    `${file} vient d’un Muggins plus récent (format ${version} ; celui-ci connaît le ${known}). Mettez Muggins à jour ; ` +
    'rien n’a été changé.',
  damaged: ({ file, reason }) =>
    `${file} est abîmé : ${reasonWords(reason)}. Toutes les autres parties sont lisibles. Pour remettre une sauvegarde : muggins journal restore DOSSIER.`,
  disk: ({ file, reason }) =>
    `${file} ne s’écrit pas : ${reasonWords(reason)}. Y a-t-il de la place sur le disque, et avez-vous le droit d’y écrire ?`,
  unread: ({ file, reason }) => `${file} ne se lit pas : ${reasonWords(reason)}.`,
  foreign: ({ folder, kind }) =>
    kind === 'hall'
      ? `${folder} est le journal d’une salle. Servez-vous de muggins hall, ou donnez le dossier d’une table avec --data.`
      : `${folder} est le journal d’une table. Servez-vous de muggins journal, ou donnez le dossier d’une salle avec --data.`,
  inDoubt: ({ file, reason }) =>
    `Le disque a échoué pendant l’écriture de ${file} (${reasonWords(reason)}) : les derniers points sont peut-être gardés, peut-être pas. ` +
    'Rien d’autre n’est pris tant que le disque ne répond pas. Voyez ce qu’il a ; si cela n’aide pas, arrêtez Muggins, relancez-le et comparez les fiches.',
  missing: ({ folder }) =>
    `Il n’y a pas de journal dans ${folder}. A-t-on joué une partie avec ce dossier de --data ?`,
};

/** Every notice in French. */
export const NOTICES: Words<NoticeDetails> = {
  aside: ({ game, evidence }) =>
    `La partie ${game} est abîmée : ses derniers coups sont illisibles. Toutes les autres parties sont complètes, vous pouvez continuer à jouer. La partie abîmée du fichier est gardée dans ${evidence}.`,
};
