// French: what can go wrong between host and board.
import { CONTRACT, MOST_LANES } from '../../protocol/index.ts';
import type { BoardErrorDetails, PortHolder } from '../board.ts';
import type { Words } from '../message.ts';
import { plural } from './grammar.ts';
import { reasonWords } from './reason.ts';

const bytes = (count: number): string => plural(count, 'octet', 'octets');

const holder = ({ program, process }: PortHolder): string =>
  `${program === '' ? 'un programme' : program} (processus ${process})`;

const FLASH =
  'Programmez-la : `muggins flash` le fait, ou ouvrez firmware/muggins dans l’IDE Arduino et téléversez.';
const LIST = 'Voyez les ports présents avec `muggins ports`.';

const permissionWords = (group: BoardErrorDetails['permission']['group']): string =>
  group === undefined
    ? 'Un autre programme s’en sert-il ?'
    : group === null
      ? 'Seul root le peut. Installez la règle udev hardware/pi/60-muggins.rules et rebranchez la planche.'
      : `Son groupe est ${group}. Tapez \`sudo usermod -aG ${group} "$USER"\` et rouvrez la session.`;

/** Every code in French. */
export const BOARD_ERRORS: Words<BoardErrorDetails> = {
  noPort: ({ seen }) =>
    seen === 0
      ? 'Pas de planche : il n’y a aucun port série. Branchez la planche avec un câble USB qui transporte les données.'
      : `Pas de planche : ${seen === 1 ? 'le seul port série n’y ressemble pas' : `aucun des ${seen} ports série n’y ressemble`}. Nommez son port avec --port. ${LIST}`,
  unsuitable: ({ port, board }) =>
    `${port} est un ${board}. Muggins ne fonctionne pas sur son processeur. Prenez un Arduino Uno R3, un Mega 2560 ou un clone.`,
  portNotFound: ({ port }) => `Il n’y a pas de port ${port}. La planche est-elle branchée ? ${LIST}`,
  permission: ({ port, group }) => `Le système ne permet pas d’ouvrir ${port}. ${permissionWords(group)}`,
  busy: ({ port, holders }) =>
    holders.length > 0
      ? `${port} est pris par ${holders.map(holder).join(' et ')}. Fermez ce programme ; Muggins se connecte ensuite de lui-même.`
      : `${port} est pris par un autre programme. Fermez-le (le moniteur série de l’IDE Arduino, un téléversement, un autre ` +
        'Muggins) ; Muggins se connecte ensuite de lui-même.',
  notSerial: ({ port }) =>
    `${port} n’est pas un port série. Muggins l’essaie encore, au cas où une planche y viendrait ; pour un autre, ` +
    `relancez-le avec --port. ${LIST}`,
  openFailed: ({ port, reason }) => `${port} ne s’ouvre pas : ${reasonWords(reason)}. ${LIST}`,
  badPort: ({ text }) =>
    `« ${text} » n’est pas un port. Donnez un appareil comme /dev/ttyACM0 ou COM3, ou tcp://machine:port.`,
  handshakeTimeout: ({ port, milliseconds }) =>
    `Rien n’a répondu à ${port} en ${milliseconds / 1000} s. Est-ce le bon port, et la planche a-t-elle du courant ? ${FLASH}`,
  notABoard: ({ port, bytes: came }) =>
    `De ${port} ${came < 2 ? 'est venu' : 'sont venus'} ${bytes(came)}, mais rien de ce qu’envoie une planche Muggins. Est-ce le bon port ? ${FLASH}`,
  wrongFirmware: ({ port, firmware }) =>
    `La planche à ${port} exécute ${firmware === '' ? 'un autre micrologiciel' : `« ${firmware} »`}, pas Muggins. ${FLASH}`,
  oldProtocol: ({ port, version }) =>
    `La planche à ${port} parle le contrat ${version}, ce programme le ${CONTRACT}. Son micrologiciel est trop ancien. ${FLASH}`,
  newProtocol: ({ port, version }) =>
    `La planche à ${port} parle le contrat ${version}, ce programme le ${CONTRACT}. Mettez Muggins à jour, ou ` +
    'programmez la planche avec le micrologiciel fourni avec lui.',
  tooManyLanes: ({ port, kind, lanes, most }) =>
    MOST_LANES[kind] < lanes
      ? `La planche à ${port} est un Arduino Uno : au plus ${most} pistes, et cette table en a ${lanes}. ` +
        `Prenez un Mega 2560, ou lancez avec --lanes ${most}.`
      : `Le micrologiciel de la planche à ${port} connaît au plus ${most} pistes, et cette table en a ${lanes}. ${FLASH}`,
  lost: ({ port, reason }) =>
    `La connexion à ${port} est perdue : ${reasonWords(reason)}. Vérifiez le câble ; Muggins se reconnecte de lui-même.`,
  restarted: ({ port }) => `La planche à ${port} a redémarré. Muggins se reconnecte de lui-même.`,
  refused: ({ message, status, values }) =>
    `La planche a refusé ${message} ${values} (${status}). Débranchez son câble et rebranchez-le ; si cela ne suffit pas, ` +
    'lancez `muggins doctor`.',
  notConnected: ({ port }) =>
    `Aucune planche n’est connectée à ${port}. Branchez-la ; Muggins se connecte de lui-même. ${LIST}`,
};
