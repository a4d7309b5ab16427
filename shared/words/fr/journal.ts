// French: what is wrong with a journal, and what was mended in one.
import type { JournalErrorDetails, NoticeDetails } from '../journal.ts';
import type { Words } from '../message.ts';
import { plural } from './grammar.ts';
import { reasonWords } from './reason.ts';

const bytes = (count: number): string => plural(count, 'octet', 'octets');

/** Every error in French. */
export const JOURNAL_ERRORS: Words<JournalErrorDetails> = {
  inUse: ({ folder, pid }) =>
    `Le journal dans ${folder} sert à un autre Muggins${pid === undefined ? '' : ` (processus ${pid})`}. ` +
    'Fermez d’abord celui-là, ou donnez à cette table un dossier à elle avec --data.',
  newer: ({ file, version, known }) =>
    `${file} vient d’un Muggins plus récent (schéma ${version} ; celui-ci connaît le ${known}). Mettez Muggins à jour ; ` +
    'rien n’a été changé.',
  damaged: ({ file, reason }) =>
    `${file} est abîmé : ${reasonWords(reason)}. Rien n’a été changé. Pour voir ce qui peut être sauvé : muggins journal repair. Pour remettre une sauvegarde : muggins journal restore FICHIER.`,
  disk: ({ file, reason }) =>
    `${file} ne s’écrit pas : ${reasonWords(reason)}. Y a-t-il de la place sur le disque, et avez-vous le droit d’y écrire ?`,
  logAlone: ({ file }) =>
    `${file} a disparu ou est vide, mais son fichier de suite ${file}-wal est là. Rien n’a été changé. Remettez ${file} à côté, ou remettez une ` +
    'sauvegarde : muggins journal restore FICHIER. Pour sauver ce que la suite contient : muggins journal repair.',
  inDoubt: ({ file, reason }) =>
    `Le disque a échoué pendant l’écriture de ${file} (${reasonWords(reason)}) : les derniers points sont peut-être gardés, peut-être pas. ` +
    'Rien d’autre n’est pris tant que le disque ne répond pas. Voyez ce qu’il a ; si cela n’aide pas, arrêtez Muggins, relancez-le et comparez les fiches.',
  missing: ({ folder }) =>
    `Il n’y a pas de journal dans ${folder}. A-t-on joué une partie avec ce dossier de --data ?`,
};

/** Every notice in French. */
export const NOTICES: Words<NoticeDetails> = {
  aside: ({ game, reason, evidence }) =>
    `La partie ${game} est abîmée (${reasonWords(reason)}). Ses coups ne peuvent plus s’afficher, elle peut manquer dans la liste et les statistiques, et ` +
    `l’annulation s’arrête après elle. Toutes les autres parties sont là : continuez à jouer. Ce qu’il en reste est gardé dans ${evidence}. ` +
    'Quand Muggins est arrêté, muggins journal repair dit si on peut la retrouver.',
  recovered: ({ reason, evidence }) =>
    `Le journal était abîmé (${reasonWords(reason)}) et tout son contenu a été retrouvé. Rien n’est perdu : continuez à jouer. Le ` +
    `fichier abîmé est gardé sous le nom ${evidence}.`,
  unfinished: ({ bytes: lost, evidence }) =>
    `La fin du journal (${bytes(lost)}) n’est pas une entrée entière : il a été coupé pendant l’écriture, ou abîmé depuis. ` +
    `Comparez les fiches avec les derniers points dont vous vous souvenez, puis continuez. Ces octets sont gardés dans ${evidence}.`,
  trailing: ({ bytes: behind, evidence }) =>
    `Après la fin du journal, ${bytes(behind)} ne ${behind < 2 ? 'vient' : 'viennent'} pas de Muggins. Aucun point n’est perdu : continuez. Tout est gardé dans ${evidence}.`,
  restored: ({ evidence }) =>
    `Muggins a été arrêté pendant qu’il remettait une sauvegarde ; c’est fait à présent : continuez d’après elle. Le journal d’avant est gardé sous ${evidence}.`,
  logMissing: ({ evidence }) =>
    `La suite de ${evidence} a disparu (le fichier du même nom avec -wal) : les derniers coups manquent peut-être. Comparez les fiches avec les ` +
    'derniers points dont vous vous souvenez, puis continuez. Pour copier un journal, servez-vous de muggins journal backup : il prend les deux fichiers.',
  begun: ({ evidence }) =>
    `Le journal ${evidence} a disparu, et un nouveau a commencé. Pour retrouver les parties, arrêtez Muggins et remettez une sauvegarde : ` +
    'muggins journal restore FICHIER.',
  cut: ({ found, evidence }) => {
    const what =
      found === null
        ? 'Le journal était abîmé, et Muggins a été arrêté pendant la réparation. On continue après les coups intacts'
        : `Le journal était abîmé (${reasonWords(found.reason)}). On continue après l’entrée ${found.entry}, le dernier coup intact`;
    return `${what} : marquez à nouveau ce qui a suivi. Le fichier abîmé est gardé sous ${evidence}.`;
  },
};
