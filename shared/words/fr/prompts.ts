// French: what the table asks for, in the words of docs/translating.md.
import type { Hand, Seat } from '../../rules/index.ts';
import type { DealtAlone, WaitingCard } from '../../table/ask.ts';
import type { DealPhase } from '../../table/standing.ts';
import { cardPlaces, cardText, portions } from '../naming.ts';
import type { People } from '../people.ts';
import type { PromptWords } from '../prompts.ts';
import { cardIn, handWord } from './cards.ts';
import { listed, plural, sentence } from './grammar.ts';
import { FIGURES, OFFENCES } from './offences.ts';
import { player, side } from './subject.ts';

const whose = (people: People, seat: Seat, hand: Hand): string =>
  `${handWord(hand)} ${player(people, seat).of}`;
const named = (name: string, hand: Hand): string => `${sentence(handWord(hand))} ${name}`;

const waiting = (people: People, waits: WaitingCard | null): string =>
  waits === null
    ? ''
    : `Les points de la carte ${cardIn(people, waits.card)}, puis ${player(people, waits.seat).name}. `;

/** What a player alone deals and lays away. */
const dealtAlone = ({ hands, cards, pack, away }: DealtAlone): string =>
  hands === 1
    ? `Donnez-vous ${plural(cards, 'carte')}${pack > 0 ? `, et ${pack} au crib` : ''}. Écartez-en ${away} au crib, puis NEXT.`
    : `Donnez-vous ${plural(hands, 'main')} de ${plural(cards, 'carte')}. Écartez ${plural(away, 'carte')} de chacune au crib, puis NEXT.`;

const PLACES: Readonly<Record<DealPhase, string>> = {
  deal: 'Donne',
  bidding: 'Mises',
  exchange: 'Échange',
  starter: 'Départ',
  play: 'Jeu',
  show: 'Compte',
};

/** Which of several cards of one rank. */
const WHICH = {
  starter: 'la carte de départ, ',
  only: '',
  1: 'le premier ',
  2: 'le deuxième ',
  3: 'le troisième ',
  4: 'le quatrième ',
} as const;
const SHORT_WHICH = { only: '', 1: '1er ', 2: '2e ', 3: '3e ', 4: '4e ' } as const;

export const prompts: PromptWords = {
  asks: {
    noGame: [
      () => 'Il n’y a pas encore de partie. Commencez-en une sur la page Table.',
      () => 'Page Table : lancer',
    ],
    gameOver: [
      ({ match }) =>
        `${match ? 'Le match est fini' : 'La partie est finie'}. Tenez NEXT deux secondes pour une autre partie, ou UNDO.`,
      () => 'Tenir NEXT : partie',
    ],
    whoDeals: [
      ({ points }) =>
        `Coupez, puis appuyez sur le bouton du donneur, ou sur CARDS pour taper la coupe.${points ? ' Ou marquez : les points, puis le joueur.' : ''}`,
      ({ sides }) => (sides === 2 ? 'Donneur : P1 ou P2 ?' : `Donneur : P1 à P${sides} ?`),
    ],
    cutCard: [
      ({ seat }, people) =>
        `Tapez la carte coupée par ${player(people, seat).name}. La plus basse donne. Ou le bouton du donneur.`,
      (_, name) => `${name} : coupe ?`,
    ],
    whichPartner: [
      ({ seats }, people) =>
        `Quel partenaire donne ? Tapez ${seats.map((seat, at) => `${at + 1} pour ${player(people, seat).name}`).join(', ')}.`,
      (_, name) => `${name}?`,
    ],
    anyPoints: [
      ({ deals }) => `Tapez les points, puis le joueur.${deals ? ' NEXT, pour dire qui donne.' : ''}`,
      () => 'Points, puis joueur',
    ],
    playPoints: [
      () => 'Tapez les points comme ils viennent, puis le joueur. NEXT quand le jeu est fini.',
      () => 'Points, ou NEXT',
    ],
    nextCard: [
      ({ seat, count, waits }, people) =>
        `${waiting(people, waits)}À ${count}, ${player(people, seat).name} joue : CARDS, puis la carte.`,
      ({ count }, name) => `${count}, ${name} joue`,
    ],
    playOver: [
      ({ waits }, people) => `${waiting(people, waits)}Le jeu est fini : NEXT.`,
      () => 'Points, ou NEXT',
    ],
    card: [
      ({ seat, count, blind }, people) =>
        `À ${count}, ${player(people, seat).name} joue : tapez la carte. NEXT dit go.${
          blind ? ' Le bouton d’un joueur : continuer sans cartes.' : ''
        }`,
      ({ count }, name) => `${count}, ${name} : carte?`,
    ],
    deal: [
      ({ seat, crib, square, dealt }, people) =>
        square !== null
          ? square.alone
            ? `Posez ${square.rows ** 2} cartes une à une, en ${square.rows} rangées de ${square.rows}. NEXT quand le carré est plein.`
            : `${sentence(player(people, seat).name)} donne ${plural(square.cards, 'carte')} à chacun, sans les montrer. NEXT quand elles sont données.`
          : dealt !== null
            ? dealtAlone(dealt)
            : `${sentence(player(people, seat).name)} donne. NEXT quand les cartes sont données${crib ? ' et le crib écarté' : ''}.`,
      ({ square, dealt }) =>
        square !== null
          ? square.alone
            ? `${square.rows} rangées, puis NEXT`
            : `${square.cards} cartes, NEXT`
          : dealt !== null
            ? `${portions(dealt)} cartes, NEXT`
            : 'Donnez, puis NEXT',
    ],
    freeCrib: [
      ({ cards }) =>
        `Les ${plural(cards, 'carte')} qui restent font le crib libre. NEXT, puis retournez sa carte.`,
      () => 'Crib libre, NEXT',
    ],
    bids: [
      ({ seat, bid }, people) =>
        bid === 0
          ? `Le crib est à qui mise le plus : tapez la mise, puis le joueur. Si personne ne mise, NEXT : c’est le crib ${player(people, seat).of}.`
          : `${sentence(player(people, seat).name)} mise ${bid} pour le crib. Tapez une mise plus forte et son joueur, ou NEXT : le crib est vendu.`,
      ({ bid }, name) => (bid === 0 ? 'Mises, puis NEXT' : `${name} ${bid}. Plus ?`),
    ],
    whoBids: [() => 'Qui mise ? Le bouton du joueur.', () => 'Qui mise ?'],
    turnUp: [
      ({ seat, heels, twos, centre }, people) =>
        heels > 0
          ? `Retournez la carte${centre ? ' du milieu' : ''}. Un valet${twos ? ' ou un deux' : ''} : ${heels}, puis ${player(people, seat).name}. Sinon NEXT.`
          : `Retournez la carte${centre ? ' du milieu du carré' : ''}, puis NEXT.`,
      ({ heels, twos }) =>
        heels > 0 ? `${twos ? 'V ou 2 :' : 'Valet'} ${heels}, ou NEXT` : 'Retournez, puis NEXT',
    ],
    exchange: [
      ({ refused, given }) =>
        [
          'On peut échanger une carte.',
          ...(refused > 0 ? [`Refus : ${refused}, puis l’autre joueur.`] : []),
          ...(given.length > 0
            ? [`Un valet ou un deux donné : ${listed(given.map(String), 'ou')}, puis son joueur.`]
            : []),
          'Puis NEXT.',
        ].join(' '),
      ({ refused }) => (refused > 0 ? `Refus : ${refused} ; NEXT` : 'Échange, puis NEXT'),
    ],
    openStarter: [
      ({ turn }) =>
        turn ? 'Retournez la carte. CARDS, puis son rang.' : 'CARDS, puis le rang de la carte de départ.',
      () => 'CARDS : le départ',
    ],
    starter: [
      ({ turn, heels, twos, centre }) =>
        turn
          ? `Retournez la carte${centre ? ' du milieu' : ''} et tapez son rang.${heels > 0 ? ` La planche marque ${heels} pour un valet${twos ? ' ou un deux' : ''}.` : ''}`
          : `Tapez le rang de la carte ${centre ? 'du milieu' : 'de départ'}.`,
      ({ centre }) => (centre ? 'Carte du milieu ?' : 'Carte de départ ?'),
    ],
    openCards: [
      ({ seat, hand, cards }, people) =>
        `CARDS, puis les ${plural(cards, 'carte')} : ${whose(people, seat, hand)}.`,
      ({ hand }, name) => `CARDS : ${handWord(hand)} ${name}`,
    ],
    cards: [
      ({ seat, hand, keyed, missing }, people) =>
        `Tapez les ${plural(keyed.length + missing, 'carte')} : ${whose(people, seat, hand)}.${
          keyed.length === 0 ? '' : ` Encore ${missing}.`
        }`,
      ({ hand, keyed, missing }, name) => `${named(name, hand)} ${cardPlaces(keyed, missing)}`,
    ],
    suit: [
      ({ card, which }, people) =>
        `Quelle couleur pour ${WHICH[which]}${cardIn(people, card)} ? Pique J, cœur Q, carreau K, trèfle NEXT.`,
      ({ card, which }) =>
        which === 'starter'
          ? `Couleur départ ${cardText(card)} ?`
          : `Couleur : ${SHORT_WHICH[which]}${cardText(card)} ?`,
    ],
    count: [
      ({ seat, hand, seconds, nineteen, exact }, people) =>
        `On compte : ${whose(people, seat, hand)}${seconds > 0 ? `, en ${plural(seconds, 'seconde')}` : ''}. Tapez les points, puis ${
          player(people, seat).name
        }. ${nineteen ? '0 ou 19' : '0'} pour rien.${exact > 0 ? ` Seul ${exact} gagne la partie.` : ''}`,
      ({ hand }, name) => `${named(name, hand)} ?`,
    ],
    difference: [
      ({ rows, columns }, people) =>
        `Le carré plein, comptez : les rangées pour ${player(people, rows).name}, les colonnes pour ${player(people, columns).name}. Tapez la différence, puis le joueur qui a plus ; 0 s’il n’y en a pas.`,
      () => 'Différence, joueur',
    ],
    whoCounts: [
      ({ seat, hand }, people) =>
        `Les points : ${whose(people, seat, hand)}. Le bouton ${player(people, seat).of}.`,
      ({ hand }, name) => `${named(name, hand)} ?`,
    ],
    whosePoints: [() => 'À qui les points ? Le bouton du joueur.', () => 'Points à qui ?'],
    missed: [
      ({ offences: others }) =>
        `Muggins : les points oubliés, puis qui les prend.${others ? ' MUGGINS encore pour une autre faute.' : ''}`,
      () => 'Muggins : points ?',
    ],
    whoMissed: [() => 'Muggins : le bouton de qui a oublié les points.', () => 'Oubliés par qui ?'],
    whichCard: [
      ({ seat, cards }, people) =>
        `Muggins : quelle carte ${player(people, seat).of} ? Tapez sa valeur : ${listed(cards, 'ou')}.`,
      ({ cards }) => `${cards.join(' ou ')} ?`,
    ],
    whoCalls: [() => 'Le bouton de qui crie muggins.', () => 'Qui crie muggins?'],
    offence: [
      ({ offence, figure }) =>
        `Une faute : quelqu’un ${OFFENCES[offence][0]}. ${
          figure === null ? 'Le' : `${FIGURES[figure][0]} Puis le`
        } bouton du fautif. NEXT : une autre faute. UNDO quitte.`,
      ({ offence }) => OFFENCES[offence][1],
    ],
    whichHand: [() => 'Quel compte est contesté ? 1 : une main, 2 : un crib.', () => '1 main, 2 crib ?'],
    keysLost: [() => 'Appuyez sur DEL, puis recommencez.', () => 'DEL, puis retapez'],
    giveUp: [
      (ask, people) =>
        `${sentence(side(people, ask.side).does('abandonne', 'abandonnent'))} la partie ? Le même bouton dit oui, toute autre touche non.`,
      ({ seats }, name) => `${name} ${seats.length > 1 ? 'abandonnent' : 'abandonne'} ?`,
    ],
  },
  seconds: {
    go: () => 'NEXT : go',
    again: ({ side: lane }) => `Encore P${lane + 1} : oui`,
    figure: ({ figure }) => FIGURES[figure][1],
    whoDidIt: () => "Qui l'a fait ?",
    offences: () => 'MUGGINS : une faute',
  },
  standings: {
    noGame: [() => 'Pas de partie', () => ''],
    free: [() => 'Marque libre', () => ''],
    cut: [({ game, begun }) => (begun ? `Partie ${game}` : 'Nouv. partie'), () => 'Coupe'],
    deal: [
      ({ crib, nth }, name) =>
        nth !== null
          ? nth.deal > nth.deals
            ? 'Crib libre'
            : `${nth.deals > 9 ? '' : 'Donne '}${nth.deal}/${nth.deals}`
          : crib === null
            ? `${name} donne`
            : `Crib ${name}`,
      ({ phase, starter }) => `${PLACES[phase]}${starter === null ? '' : ` ${cardText(starter)}`}`,
    ],
    over: [({ game, match }) => (match ? 'Match fini' : `Partie ${game} finie`), () => ''],
    offences: [() => 'NEXT : autre faute', () => ''],
  },
  besides: {
    muggins: 'MUGGINS, si des points ont été oubliés.',
    renege: 'La dernière carte aurait pu être posée avant un go : MUGGINS mène à la faute.',
    disputable: (points) => `Dernier compte : ${points}. CARDS le conteste.`,
    alone: ({ lanes }) =>
      [
        'La planche a marqué seule, sans contrôle : personne n’a suivi les donnes.',
        ...lanes.map(
          ({ lane, points }) =>
            `La piste ${lane + 1} de la planche a ${plural(points, 'point')} de plus, et personne n’y joue.`,
        ),
      ].join(' '),
  },
};
