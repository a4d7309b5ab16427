// French: whatever can go wrong, by its code: see shared/words.
import { CONTRACT } from '../../../../../shared/protocol/index.ts';
import {
  type Expected,
  type ExpectedDetails,
  type PortHolder,
  type Reason,
  type ReasonDetails,
  type Words,
  wordsOf,
} from '../../../../../shared/words/index.ts';
import type { Strings } from '../type.ts';
import { of, plural } from './template.ts';

/** Why a port, a disk or a line refused: parts of sentences. The system's own words, which are English, stay in the host's log. */
const REASONS: Words<ReasonDetails> = {
  closed: () => 'le port a été fermé',
  silent: ({ seconds }) => `plus rien depuis ${seconds} s`,
  slow: ({ seconds }) => `il ne s’est pas ouvert en ${seconds} s`,
  nobodyListens: () => 'rien n’écoute à cette adresse',
  unknownHost: () => 'cette machine n’existe pas',
  entryMissing: ({ entry }) => `l’entrée ${entry} manque`,
  entryChanged: ({ entry }) => `la somme de contrôle de l’entrée ${entry} est fausse`,
  entryUnknown: ({ entry }) => `l’entrée ${entry} est inconnue de cette version de Muggins`,
  entryUnreadable: ({ entry }) => `l’entrée ${entry} est illisible`,
  pages: () => 'ses pages ne vont pas ensemble',
  full: () => 'le disque est plein',
  forbidden: () => 'le système en refuse l’accès',
  writeProtected: () => 'il est protégé contre l’écriture',
  failing: () => 'erreur de lecture ou d’écriture',
  gone: () => 'il n’est plus là',
  cutOff: () => 'la liaison a été coupée',
  unreachable: () => 'il ne répond pas',
  locked: () => 'un autre programme s’en sert',
  noDatabase: () => 'ce n’est plus une base de données lisible',
  other: () => 'le système en donne la raison dans muggins.log',
};

const reason = (told: Reason): string => wordsOf(REASONS, told) ?? told.code;

const NUMBERED = { names: 'noms', cards: 'cartes', faults: 'pannes' } as const;

/** What was expected: parts of sentences. */
const EXPECTED: Words<ExpectedDetails> = {
  whole: ({ from, to }) => `un nombre entier de ${from} à ${to}`,
  oneOf: ({ words }) => `un mot parmi ${words.join(', ')}`,
  colours: ({ palettes }) =>
    `quatre couleurs différentes, toutes d’une même palette : ${palettes.map((names) => names.join(', ')).join(' ; ou ')}`,
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
  pin: () => 'un NIP',
  json: ({ example }) => `du JSON, comme ${example}`,
  noSuchField: () => 'rien',
  other: () => 'autre chose',
};

const expected = (told: Expected): string => wordsOf(EXPECTED, told) ?? told.code;

const holder = ({ program, process }: PortHolder): string =>
  `${program === '' ? 'un programme' : program} (processus ${process})`;

const seconds = (count: number): string => plural(count, 'seconde', 'secondes');
const minutes = (count: number): string => plural(count, 'minute', 'minutes');
const bytes = (count: number): string => plural(count, 'octet', 'octets');

const FLASH =
  'Programmez-la : `muggins flash` le fait, ou ouvrez firmware/muggins dans l’IDE Arduino et téléversez.';
const LIST = 'Voyez les ports présents avec `muggins ports`.';

const board: Strings['trouble']['board'] = {
  noPort: ({ seen }) =>
    seen === 0
      ? 'Pas de planche : il n’y a aucun port série. Branchez la planche avec un câble USB qui transporte les données.'
      : `Pas de planche : ${seen === 1 ? 'le seul port série n’y ressemble pas' : `aucun des ${seen} ports série n’y ressemble`}. Nommez son port avec --port. ${LIST}`,
  portNotFound: ({ port }) => `Il n’y a pas de port ${port}. La planche est-elle branchée ? ${LIST}`,
  permission: ({ port }) =>
    `Le système ne permet pas d’ouvrir ${port}. Sous Linux, joignez-vous au groupe qui le possède ` +
    '(`sudo usermod -aG dialout "$USER"` ; sous Arch, le groupe est uucp) et rouvrez la session, ou ajoutez une règle udev.',
  busy: ({ port, holders }) =>
    holders.length > 0
      ? `${port} est pris par ${holders.map(holder).join(' et ')}. Fermez ce programme ; Muggins se connecte ensuite de lui-même.`
      : `${port} est pris par un autre programme. Fermez-le (le moniteur série de l’IDE Arduino, un téléversement, un autre ` +
        'Muggins) ; Muggins se connecte ensuite de lui-même.',
  notSerial: ({ port }) =>
    `${port} n’est pas un port série. Muggins l’essaie encore, au cas où une planche y viendrait ; pour un autre, ` +
    `relancez-le avec --port. ${LIST}`,
  openFailed: ({ port, reason: why }) => `${port} ne s’ouvre pas : ${reason(why)}. ${LIST}`,
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
  lost: ({ port, reason: why }) =>
    `La connexion à ${port} est perdue : ${reason(why)}. Vérifiez le câble ; Muggins se reconnecte de lui-même.`,
  restarted: ({ port }) => `La planche à ${port} a redémarré. Muggins se reconnecte de lui-même.`,
  refused: ({ message, status, values }) =>
    `La planche a refusé ${message} ${values} (${status}). Débranchez son câble et rebranchez-le ; si cela ne suffit pas, ` +
    'lancez `muggins doctor`.',
  notConnected: ({ port }) =>
    `Aucune planche n’est connectée à ${port}. Branchez-la ; Muggins se connecte de lui-même. ${LIST}`,
};

const notice: Strings['trouble']['notice'] = {
  unfinished: ({ bytes: lost, evidence }) =>
    `La fin du journal (${bytes(lost)}) n’est pas une entrée entière : il a été coupé pendant l’écriture, ou abîmé depuis. ` +
    `Comparez les fiches avec les derniers points dont vous vous souvenez, puis continuez. Ces octets sont gardés dans ${evidence}.`,
  trailing: ({ bytes: behind, evidence }) =>
    `Après la fin du journal, ${bytes(behind)} ne ${behind < 2 ? 'vient' : 'viennent'} pas de Muggins. Aucun point n’est perdu : continuez. Tout est gardé dans ${evidence}.`,
  cut: ({ found, evidence }) => {
    const what =
      found === null
        ? 'Le journal était abîmé, et Muggins a été arrêté pendant la réparation. On continue après les coups intacts'
        : `Le journal était abîmé (${reason(found.reason)}). On continue après l’entrée ${found.entry}, le dernier coup intact`;
    return `${what} : marquez à nouveau ce qui a suivi. Le fichier abîmé est gardé sous ${evidence}.`;
  },
};

const table: Strings['trouble']['table'] = {
  disk: ({ reason: why }) =>
    `Non conservé, donc non marqué : ${reason(why)}. Voyez au disque de la machine de l’hôte, puis tapez à nouveau.`,
  paused: () =>
    'La table est en pause : rien n’est marqué d’ici la reprise. Reprenez sur la page de la table, ou commencez une autre partie.',
  unknownCard: ({ port, card }) =>
    `Le lecteur à ${port} a envoyé « ${card} », une carte qu’on ne lui a pas apprise. Tapez la carte, ou apprenez-la-lui : muggins deck learn --port ${port}`,
};

const LOOK = 'Regardez les points avant d’annoncer à nouveau.';

const answer: Strings['trouble']['answer'] = {
  badInput: ({ field, expected: wanted, given }) => {
    const got = given === null ? '' : given === 'nothing' ? ' ; il n’y a rien' : ` ; reçu : ${given}`;
    if (wanted.code === 'noSuchField') return `${field} : ce champ n’existe pas, retirez-le${got}.`;
    return `${field} : il faut ${expected(wanted)}${got}.`;
  },
  tooLarge: ({ bytes: most }) => `Une commande a au plus ${bytes(most)}. Envoyez-en moins à la fois.`,
  otherAddress: ({ address }) =>
    `On n’atteint pas cette table sous « ${address} ». Prenez son adresse, ou localhost.`,
  otherSite: ({ site }) =>
    `Les pages de « ${site} » n’ont pas accès à cette table. Ouvrez la page de la table elle-même.`,
  tooOften: ({ seconds: wait }) => `Trop de demandes : attendez ${seconds(wait)}.`,
  tooManyGuesses: ({ minutes: wait }) =>
    `Trop de NIP faux : réessayez dans ${minutes(wait)}, ou sur la machine de l’hôte.`,
  wrongPin: () =>
    'Ce n’est pas le NIP de cette table. Il est affiché sur la machine de l’hôte : lisez-le là, et réessayez.',
  hostOnly: () => 'Seul l’hôte peut faire cela : sur sa machine, ou avec son NIP.',
  hostsMove: () =>
    'Cela revient à l’hôte : sur la page de la table, à la ligne de commande, ou sur la planche même.',
  noSeat: () => 'Ce téléphone n’a pas de place : lisez le code d’une place.',
  noInvitation: () => 'Ce code a déjà servi, ou ne vaut plus. Demandez à l’hôte d’en montrer un nouveau.',
  notSeated: ({ seat }) =>
    `Personne ne joue à la place ${seat + 1} dans cette partie. Attendez la suivante, ou lisez le code d’une autre place.`,
  othersDeal: ({ name }) =>
    `Chacun dit pour soi-même qu’il donne. Ce téléphone est celui ${of(name)} : laissez faire le donneur.`,
  othersSeat: ({ name }) =>
    `Ce téléphone n’annonce que pour sa place, celle ${of(name)}. Annoncez sur l’autre téléphone.`,
  othersHand: ({ name }) => `C’est la main ${of(name)} : laissez faire ${name}.`,
  othersClaim: () => 'Cette annonce est celle d’une autre place. Annoncez à nouveau de ce téléphone.',
  ownUndo: () => 'C’est à l’autre camp d’accepter. Demandez-le-lui.',
  asking: () => 'L’autre camp a demandé quelque chose : répondez-lui d’abord.',
  declined: () => 'L’autre camp n’a pas accepté : le coup reste.',
  askedNoMore: () => 'Personne ne demande plus cela : il n’y a pas à répondre.',
  otherGame: () => `Une autre partie a commencé depuis. ${LOOK}`,
  otherDeal: () => `Une autre donne a commencé depuis. ${LOOK}`,
  otherHand: () => `On compte déjà une autre main. ${LOOK}`,
  pegMoved: ({ now, seen }) =>
    `Votre fiche est maintenant au ${now}, non plus au ${seen}. Voyez si c’est cette annonce, avant de la refaire.`,
  whoIs: ({ name, candidates }) =>
    `« ${name} », est-ce ${candidates.map((each) => each.name).join(' ou ')} ? Choisissez, ou dites que c’est quelqu’un d’autre.`,
  noPlayer: ({ player }) => `Il n’y a pas de joueur ${player}. Choisissez dans la liste des joueurs.`,
  noGame: ({ game }) => `Il n’y a pas de partie ${game}. Choisissez-en une dans la liste.`,
  nothingHere: () => 'Il n’y a rien ici. docs/companion.md dit ce qu’on peut demander.',
  notKept: ({ reason: why }) =>
    `Non conservé, donc rien n’a changé : ${reason(why)}. Voyez au disque de la machine de l’hôte, puis réessayez.`,
  failed: () => 'L’hôte n’a pas pu répondre. Réessayez ; son journal, muggins.log, dit pourquoi.',
  lookOnly: () =>
    'Seules les pages de l’hôte ont des mains : celle-ci peut regarder. Donnez le NIP sur la page de la table.',
  realBoard: () => 'Une vraie planche sert : appuyez sur ses touches à la main.',
  noKey: ({ key, lanes }) =>
    `Une planche à ${plural(lanes, 'piste', 'pistes')} n’a pas de touche ${key}. Appuyez sur le bouton d’un joueur qui a une piste.`,
  tooManyKeys: () => 'Trop de touches à la fois. Lâchez-en.',
  notSwitched: () =>
    'La planche émulée ne s’est pas allumée ni éteinte. Réessayez ; muggins.log dit pourquoi.',
  noLine: () => 'La ligne directe est à l’adresse /live.',
  tooManyPages: ({ pages }) =>
    `Il y a déjà ${plural(pages, 'page ouverte', 'pages ouvertes')}. Fermez-en une.`,
  tooManyLines: () => 'Trop de pages sont ouvertes de cette adresse. Fermez-en une.',
};

export const trouble: Strings['trouble'] = {
  board,
  notice,
  table,
  answer,
  unknown: (code) => `L’hôte dit une chose que cette page ne connaît pas (${code}). Rechargez la page.`,
};
