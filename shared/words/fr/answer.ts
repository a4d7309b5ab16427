// French: what the host answers a page instead of doing what it asked.
import type { AnswerDetails } from '../answer.ts';
import type { Expected } from '../expected.ts';
import { type Words, wordsOf } from '../message.ts';
import { EXPECTATIONS } from './expected.ts';
import { plural } from './grammar.ts';
import { reasonWords } from './reason.ts';
import { of } from './subject.ts';

const seconds = (count: number): string => plural(count, 'seconde', 'secondes');
const minutes = (count: number): string => plural(count, 'minute', 'minutes');
const bytes = (count: number): string => plural(count, 'octet', 'octets');
const expected = (wanted: Expected): string => wordsOf(EXPECTATIONS, wanted) ?? wanted.code;

const LOOK = 'Regardez les points avant d’annoncer à nouveau.';

/** Every answer in French. */
export const ANSWERS: Words<AnswerDetails> = {
  badInput: ({ field, expected: wanted, given }) => {
    const got = given === null ? '' : given === 'nothing' ? ' ; il n’y a rien' : ` ; reçu : ${given}`;
    if (wanted.code === 'noSuchField') return `${field} : ce champ n’existe pas, retirez-le${got}.`;
    return `${field} : il faut ${expected(wanted)}${got}.`;
  },
  tooLarge: ({ bytes: most }) => `Une commande a au plus ${bytes(most)}. Envoyez-en moins à la fois.`,
  otherAddress: ({ address }) =>
    `On n’atteint pas cette table sous « ${address} ». Prenez son adresse, ou localhost. Pour le nom d’un serveur mandataire, il faut --public-url.`,
  otherSite: ({ site }) =>
    `Les pages de « ${site} » n’ont pas accès à cette table. Ouvrez la page de la table elle-même.`,
  tooOften: ({ seconds: wait }) => `Trop de demandes : attendez ${seconds(wait)}.`,
  tooManyGuesses: ({ minutes: wait }) =>
    `Trop de NIP faux : réessayez dans ${minutes(wait)}, ou ouvrez le lien affiché dans le terminal.`,
  wrongPin: () =>
    'Ce n’est pas le NIP de cette table. Lisez-le dans le terminal où tourne Muggins, ou sur une page de l’hôte, et réessayez.',
  oldLink: () =>
    'Ce lien n’est plus valable. Ouvrez celui que le terminal affiche maintenant, ou tapez le NIP.',
  hostOnly: () => 'Seul l’hôte peut faire cela : ouvrez le lien affiché dans le terminal, ou tapez le NIP.',
  hostsMove: () =>
    'Cela revient à l’hôte : sur la page de la table, à la ligne de commande, ou sur la planche même.',
  noSeat: () => 'Ce téléphone n’a pas de place : lisez le code d’une place.',
  noInvitation: () => 'Ce code a déjà servi, ou ne vaut plus. Demandez à l’hôte d’en montrer un nouveau.',
  noPhone: () => 'Ce téléphone n’est pas encore lié à un joueur. Lisez le code à la table de marque.',
  playersMove: () =>
    'Un téléphone peut dire que vous êtes là, s’asseoir, écrire votre ligne, signer et contester. Pour le reste, voyez la table de marque.',
  othersGame: ({ game }) => `La partie ${game} n’est pas la vôtre. Choisissez une de vos parties.`,
  doorShut: () => 'Ce code d’entrée ne vaut plus. Lisez celui de la table de marque.',
  nameTaken: ({ name }) =>
    `Un autre téléphone est déjà celui de ${name}. Si c’est une erreur, voyez la table de marque.`,
  phonesFull: () =>
    'Toutes les places ont un téléphone. Choisissez quelqu’un qui ne joue plus, et faites-lui un nouveau code.',
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
  circle: ({ player, into, id }) =>
    id === null
      ? `${player} est déjà un seul joueur. Choisissez deux joueurs différents.`
      : `${into} compte déjà comme ${player}. Séparez-les d’abord pour les réunir dans l’autre sens. Lancez : muggins players part ${id}`,
  studyNoGame: () =>
    'Muggins ne peut pas juger les écarts de cette partie. Attendez une autre partie pour entrer des cartes.',
  studyOver: () =>
    'La partie est finie : les cartes pour l’étude restent comme elles ont été entrées. Attendez la prochaine partie.',
  studyNoDeal: ({ deal }) =>
    `Il n’y a pas encore de donne ${deal} dans cette partie. Choisissez une donne distribuée.`,
  studyCards: ({ expected, got }) =>
    `Chacun reçoit ${plural(expected, 'carte', 'cartes')} dans cette partie, et non ${got}. Choisissez toutes les vôtres.`,
  studyThrown: ({ expected }) =>
    expected === 1
      ? 'Choisissez celle de ces cartes qui est allée au crib.'
      : `Choisissez les ${expected} de ces cartes qui sont allées au crib.`,
  studyStarter: ({ card }) =>
    `${card} est la carte de départ : elle n’a pas été donnée. Choisissez à nouveau vos cartes.`,
  studyElsewhere: ({ card }) =>
    `${card} est dans une autre main de cette donne. Choisissez à nouveau vos cartes.`,
  studyHand: () =>
    'La main comptée a d’autres cartes. Choisissez ce que vous avez gardé, et les cartes allées au crib.',
  studyCrib: () => 'Le crib compté a d’autres cartes. Choisissez les cartes qui y sont allées.',
  noGame: ({ game }) => `Il n’y a pas de partie ${game}. Choisissez-en une dans la liste.`,
  gameDamaged: ({ game }) =>
    `La partie ${game} est abîmée : ses coups ne peuvent pas s’afficher. Choisissez une autre partie, ou lancez : muggins journal check.`,
  gameChanged: ({ game }) => `La partie ${game} a changé entre-temps. Regardez-la, puis recommencez.`,
  noSuchTable: ({ table }) =>
    `La salle ne connaît pas la table ${table}. Tapez à la table de marque les lettres qu’elle affiche.`,
  noTableAsks: ({ ticket }) => `Aucune planche ${ticket} n’attend. Appuyez de nouveau sur NEXT à la planche.`,
  unknownTable: () =>
    'Cette ligne est pour les tables. Ouvrez aux tables au bureau, puis appuyez sur NEXT à la planche.',
  nothingHere: () => 'Il n’y a rien ici. docs/companion.md dit ce qu’on peut demander.',
  notKept: ({ reason }) =>
    `Non conservé, donc rien n’a changé : ${reasonWords(reason)}. Voyez au disque de la machine de l’hôte, puis réessayez.`,
  failed: () => 'L’hôte n’a pas pu répondre. Réessayez ; son journal, muggins.log, dit pourquoi.',
  lookOnly: () =>
    'Seules les pages de l’hôte ont des mains : celle-ci peut regarder. Ouvrez le lien affiché dans le terminal, ou tapez le NIP sur la page de la table.',
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
  noPage: () => 'Cette page n’existe pas. Ouvrez / pour la première.',
};
