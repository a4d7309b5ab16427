// English: what the table asks for.
import type { Hand, Seat } from '../../rules/index.ts';
import type { DealtAlone, WaitingCard } from '../../table/ask.ts';
import type { DealPhase } from '../../table/standing.ts';
import { counted } from '../message.ts';
import { cardPlaces, cardText, portions } from '../naming.ts';
import type { People } from '../people.ts';
import type { PromptWords } from '../prompts.ts';
import { cardIn, handWord } from './cards.ts';
import { listed, possessive, sentence } from './grammar.ts';
import { FIGURES, OFFENCES } from './offences.ts';
import { player, side } from './subject.ts';

const whose = (people: People, seat: Seat, hand: Hand): string =>
  `${player(people, seat).whose} ${handWord(hand)}`;
const named = (name: string, hand: Hand): string => `${possessive(name)} ${handWord(hand)}`;

const waiting = (people: People, waits: WaitingCard | null): string =>
  waits === null
    ? ''
    : `Key the points for the ${cardIn(people, waits.card)}, then press ${player(people, waits.seat).name}. `;

/** What a player alone deals and lays away. */
const dealtAlone = ({ hands, cards, pack, away }: DealtAlone): string =>
  hands === 1
    ? `Deal ${counted(cards, 'card')} to your hand${pack > 0 ? ` and ${pack} to the crib` : ''}. Lay ${away} away to the crib, then press NEXT.`
    : `Deal ${counted(hands, 'hand')} of ${counted(cards, 'card')}. Lay ${away} of each away to the crib, then press NEXT.`;

const PLACES: Readonly<Record<DealPhase, string>> = {
  deal: 'Deal',
  bidding: 'Bids',
  exchange: 'Exchange',
  starter: 'Turn',
  play: 'Play',
  show: 'Show',
};

/** Which of several cards of one rank. */
const WHICH = {
  starter: 'starter ',
  only: '',
  1: 'first ',
  2: 'second ',
  3: 'third ',
  4: 'fourth ',
} as const;
const SHORT_WHICH = { starter: 'starter ', only: '', 1: '1st ', 2: '2nd ', 3: '3rd ', 4: '4th ' } as const;

export const prompts: PromptWords = {
  asks: {
    noGame: [() => 'There is no game yet. Start one on the page Table.', () => 'Start on page Table'],
    gameOver: [
      ({ match }) =>
        `The ${match ? 'match' : 'game'} is over. Hold NEXT for two seconds to start another game, or press UNDO.`,
      () => 'Hold NEXT: new game',
    ],
    whoDeals: [
      ({ points }) =>
        `Cut, then press the dealer's button, or CARDS to key the cut.${points ? ' Or just peg: points, then the player.' : ''}`,
      ({ sides }) => (sides === 2 ? 'Who deals? P1 or P2' : `Who deals? P1 to P${sides}`),
    ],
    cutCard: [
      ({ seat }, people) =>
        `Key the card that ${player(people, seat).name} cut. The lowest deals. Or press the dealer.`,
      (_, name) => `${name}: card cut?`,
    ],
    whichPartner: [
      ({ seats }, people) =>
        `Which partner deals? Press ${seats.map((seat, at) => `${at + 1} for ${player(people, seat).name}`).join(', ')}.`,
      (_, name) => `${name}?`,
    ],
    anyPoints: [
      ({ deals }) => `Key the points, then press the player.${deals ? ' Press NEXT to say who deals.' : ''}`,
      () => 'Points, then player',
    ],
    playPoints: [
      () => 'Key the points as players score them, then press the player. Press NEXT when the play is over.',
      () => 'Points, or NEXT',
    ],
    nextCard: [
      ({ seat, count, waits }, people) =>
        `${waiting(people, waits)}At ${count} ${player(people, seat).does('lay')}: press CARDS, then key the card.`,
      ({ count }, name) => `${count}, ${name} lays`,
    ],
    playOver: [
      ({ waits }, people) => `${waiting(people, waits)}The play is over: press NEXT.`,
      () => 'Points, or NEXT',
    ],
    card: [
      ({ seat, count, blind }, people) =>
        `At ${count} ${player(people, seat).does('lay')}: key the card, or press NEXT for a go.${
          blind ? ' To go on without cards, press a player.' : ''
        }`,
      ({ count }, name) => `${count}, ${name}: card?`,
    ],
    deal: [
      ({ seat, crib, square, dealt }, people) =>
        square !== null
          ? square.alone
            ? `Lay out ${square.rows ** 2} cards one by one, in ${square.rows} rows of ${square.rows}. Press NEXT when the square is full.`
            : `${sentence(player(people, seat).does('deal'))} ${counted(square.cards, 'card')} each, face down. Press NEXT when they are dealt.`
          : dealt !== null
            ? dealtAlone(dealt)
            : `${sentence(player(people, seat).does('deal'))}. Press NEXT when the cards are dealt${crib ? ' and the crib is laid away' : ''}.`,
      ({ square, dealt }) =>
        square !== null
          ? square.alone
            ? `${square.rows} rows of ${square.rows}, NEXT`
            : `Deal ${square.cards} each, NEXT`
          : dealt !== null
            ? `Deal ${portions(dealt)}, NEXT`
            : 'Deal, then NEXT',
    ],
    freeCrib: [
      ({ cards }) =>
        `The ${counted(cards, 'card')} left in the pack are the free crib. Press NEXT, then turn up its card.`,
      () => 'Free crib, NEXT',
    ],
    bids: [
      ({ seat, bid }, people) =>
        bid === 0
          ? `Bid for the crib: key the points, then press the player. If nobody bids, press NEXT: it is ${player(people, seat).whose}.`
          : `${sentence(player(people, seat).does('bid'))} ${bid} for the crib. Key a higher bid and its player, or press NEXT: the crib is sold.`,
      ({ bid }, name) => (bid === 0 ? 'Bids, then NEXT' : `${name} bid ${bid}. More?`),
    ],
    whoBids: [() => 'Who bids? Press the player.', () => 'Who bids?'],
    turnUp: [
      ({ seat, heels, twos, centre }, people) =>
        heels > 0
          ? `Turn up ${centre ? 'a card for the middle' : 'the starter'}. For a jack${twos ? ' or a two' : ''}, key ${heels} and press ${player(people, seat).name}. Otherwise press NEXT.`
          : `Turn up ${centre ? 'a card for the middle of the square' : 'the starter'}, then press NEXT.`,
      ({ heels, twos }) =>
        heels > 0 ? `${twos ? 'J or 2' : 'Jack'}: ${heels}, else NEXT` : 'Turn up, then NEXT',
    ],
    exchange: [
      ({ refused, given }) =>
        [
          'You may exchange a card.',
          ...(refused > 0 ? [`Refused: key ${refused} and press the other player.`] : []),
          ...(given.length > 0
            ? [`A jack or a two given away: key ${listed(given.map(String), 'or')} and press its player.`]
            : []),
          'Then press NEXT.',
        ].join(' '),
      ({ refused }) => (refused > 0 ? `Refused: ${refused}; NEXT` : 'Exchange, then NEXT'),
    ],
    openStarter: [
      ({ turn }) =>
        turn
          ? 'Turn up the starter. Press CARDS, then key its rank.'
          : 'Press CARDS, then key the rank of the starter.',
      () => 'CARDS: the starter',
    ],
    starter: [
      ({ turn, heels, twos, centre }) =>
        turn
          ? `Turn up ${centre ? 'a card for the middle' : 'the starter'} and key its rank.${heels > 0 ? ` The board pegs ${heels} for a jack${twos ? ' or a two' : ''}.` : ''}`
          : `Key the rank of the ${centre ? 'card in the middle' : 'starter'}.`,
      ({ centre }) => (centre ? 'Middle card?' : 'Starter card?'),
    ],
    openCards: [
      ({ seat, hand, cards }, people) =>
        `Press CARDS, then key the ${counted(cards, 'card')} of ${whose(people, seat, hand)}.`,
      ({ hand }, name) => `CARDS: ${named(name, hand)}`,
    ],
    cards: [
      ({ seat, hand, keyed, missing }, people) =>
        `Key the ${counted(keyed.length + missing, 'card')} of ${whose(people, seat, hand)}.${
          keyed.length === 0 ? '' : ` ${missing} to go.`
        }`,
      ({ hand, keyed, missing }, name) => `${named(name, hand)} ${cardPlaces(keyed, missing)}`,
    ],
    suit: [
      ({ card, which }, people) =>
        `Which suit is the ${WHICH[which]}${cardIn(people, card)}? Press J for spades, Q for hearts, K for diamonds, NEXT for clubs.`,
      ({ card, which }) =>
        `Suit of ${which === 'starter' ? '' : 'the '}${SHORT_WHICH[which]}${cardText(card)}?`,
    ],
    count: [
      ({ seat, hand, seconds, nineteen, exact }, people) =>
        `Count ${whose(people, seat, hand)}${seconds > 0 ? ` within ${counted(seconds, 'second')}` : ''}: key the points, then press ${
          player(people, seat).name
        }. Key ${nineteen ? '0 or 19' : '0'} for nothing.${exact > 0 ? ` Only ${exact} goes out.` : ''}`,
      ({ hand }, name) => `${named(name, hand)}?`,
    ],
    difference: [
      ({ rows, columns }, people) =>
        `When the square is full, count: rows are ${player(people, rows).whose}, columns are ${player(people, columns).whose}. Key the difference and press the player with more. Key 0 if they are equal.`,
      () => 'Difference, player',
    ],
    whoCounts: [
      ({ seat, hand }, people) =>
        `Points for ${whose(people, seat, hand)}: press ${player(people, seat).name}.`,
      ({ hand }, name) => `${named(name, hand)}?`,
    ],
    whosePoints: [() => 'Whose points? Press the player.', () => 'Whose points?'],
    missed: [
      ({ offences: others }) =>
        `Muggins: key the points that were missed, then press the player who calls.${
          others ? ' Press MUGGINS again for another offence.' : ''
        }`,
      () => 'Muggins: points?',
    ],
    whoMissed: [() => 'Muggins: press the player who missed the points.', () => 'Who missed points?'],
    whichCard: [
      ({ seat, cards }, people) =>
        `Muggins: which of ${player(people, seat).whose} cards? Press its rank: ${listed(cards, 'or')}.`,
      ({ cards }) => `Which? ${cards.join(' or ')}`,
    ],
    whoCalls: [() => 'Press the player who calls muggins.', () => 'Who calls muggins?'],
    offence: [
      ({ offence, figure }) =>
        `An offence: a player ${OFFENCES[offence][0]}. ${figure === null ? 'Press' : `${FIGURES[figure][0]} Then press`} the player who did it. NEXT shows another offence, UNDO leaves.`,
      ({ offence }) => OFFENCES[offence][1],
    ],
    whichHand: [() => 'Which count is disputed? Press 1 for a hand, 2 for a crib.', () => '1 hand, 2 crib?'],
    keysLost: [() => 'Press DEL, then key it again.', () => 'Press DEL, key again'],
    giveUp: [
      (ask, people) =>
        `If ${side(people, ask.side).does('give')} the game up, press the same button again. Any other key plays on.`,
      ({ seats }, name) => `${name} ${seats.length > 1 ? 'give' : 'gives'} up?`,
    ],
  },
  seconds: {
    go: () => 'NEXT: go',
    again: ({ side: lane }) => `P${lane + 1} again: yes`,
    figure: ({ figure }) => FIGURES[figure][1],
    whoDidIt: () => 'Who did it?',
    offences: () => 'MUGGINS: an offence',
  },
  standings: {
    noGame: [() => 'No game yet', () => ''],
    free: [() => 'Plain pegging', () => ''],
    cut: [({ game, begun }) => (begun ? `Game ${game}` : 'New game'), () => 'Cut'],
    deal: [
      ({ crib, nth }, name) =>
        nth !== null
          ? nth.deal > nth.deals
            ? 'Free crib'
            : `Deal ${nth.deal}/${nth.deals}`
          : crib === null
            ? `${name} deals`
            : `${possessive(name)} crib`,
      ({ phase, starter }) => `${PLACES[phase]}${starter === null ? '' : ` ${cardText(starter)}`}`,
    ],
    over: [({ game, match }) => (match ? 'Match is over' : `Game ${game} is over`), () => ''],
    offences: [() => 'NEXT: other offences', () => ''],
  },
  besides: {
    muggins: 'Were points missed? Press MUGGINS.',
    renege: 'The last card could have been laid before a go: press MUGGINS to call the renege.',
    disputable: (points) => `The last count was ${points}: press CARDS to dispute it.`,
    alone: ({ lanes }) =>
      [
        'The board pegged by itself: nobody has checked the points or followed the deals.',
        ...lanes.map(
          ({ lane, points }) =>
            `Lane ${lane + 1} of the board has ${counted(points, 'more point')}, but nobody sits there.`,
        ),
      ].join(' '),
  },
};
