// What to do next, in a sentence for the page: what the rules wait for, and what is being keyed.
import type { Expectation, PlayPrompt } from '../../rules/game/index.ts';
import { matchOf, offencesNow, type Prompt, type State } from '../../rules/index.ts';
import { findOffence } from '../../rules/rulings/index.ts';
import { poneOf, seatsOf } from '../../rules/terms/index.ts';
import {
  askedFigure,
  askedSuit,
  type CardsEntry,
  type Context,
  type Entry,
  missingCards,
  type OffenceEntry,
  placeInRank,
} from '../../table/entry.ts';
import { counted } from '../index.ts';
import { cardText, possessive, seatName, sideName } from '../naming.ts';

/** What to do next, in a sentence: the page asks what the display asks. */
export function askText(context: Context, entry: Entry): string {
  const { state, prompt } = context;
  switch (entry.kind) {
    case 'points':
      return entry.digits === '' ? PROMPTS[prompt.expects](askedOf(state, prompt)) : whosePoints(context);
    case 'call':
      return entry.digits === '' ? askCall(state) : 'Press the player who calls muggins.';
    case 'offence':
      return askOffence(entry);
    case 'which':
      return 'Which count is disputed? 1 for a hand, 2 for a crib.';
    case 'partner':
      return askPartner(state, entry.side);
    case 'starter':
      return askStarter(state, prompt);
    case 'lay':
      return askCard(state, prompt);
    case 'concede':
      return `${sideName(state, entry.side).full}: give the game up? The same button again says yes, any other key no.`;
    case 'cards':
      return askCards(context, entry);
  }
}

interface Asked {
  readonly state: State;
  readonly prompt: Prompt;
  readonly name: string;
  readonly what: string;
}

function askedOf(state: State, prompt: Prompt): Asked {
  const name = seatName(state, prompt.seat ?? 0).full;
  return { state, prompt, name, what: whose(name, prompt.hand) };
}

const whose = (name: string, hand: string | undefined): string =>
  `${possessive(name)} ${hand === 'crib' ? 'crib' : 'hand'}`;

const PROMPTS: Readonly<Record<Expectation, (asked: Asked) => string>> = {
  newGame: ({ state }) =>
    state.phase === 'over'
      ? `The ${matchOf(state).over ? 'match' : 'game'} is over. Hold NEXT for two seconds for another, or press UNDO.`
      : 'There is no game yet.',
  cut: ({ state }) =>
    state.rules.claims === 'always'
      ? `${tellAlone(state)}Cut for the deal and press the dealer.`
      : `${tellAlone(state)}Cut for the deal and press the dealer. Or just peg: the points, then the player.`,
  points: ({ state, prompt }) => {
    if (state.phase === 'free') {
      const alone = tellAlone(state);
      return `${alone}Key the points, then press the player.${alone === '' ? '' : ' NEXT, to say who deals.'}`;
    }
    return prompt.play === undefined
      ? 'Key the points as they are scored, then press the player. NEXT when the play is over.'
      : askPlay(state, prompt, prompt.play);
  },
  deal: ({ state, name }) =>
    `${name} deals. NEXT when the cards are dealt and the crib is laid away.${askDoubt(state)}`,
  starter: ({ state: { rules }, name }) => {
    if (rules.claims === 'always') return 'Turn up the starter. Press CARDS, then key its rank.';
    return rules.heels > 0
      ? `Turn up the starter. A jack: ${rules.heels}, then ${name}. Otherwise NEXT.`
      : 'Turn up the starter, then NEXT.';
  },
  starterCard: () => 'Press CARDS, then key the rank of the starter.',
  cards: ({ prompt, what }) => `Press CARDS, then key the ${prompt.cards} cards of ${what}.`,
  count: ({ state, name, what }) => {
    const { rules } = state;
    const within = rules.timeLimit > 0 ? ` within ${counted(rules.timeLimit, 'second')}` : '';
    const nothing = rules.nineteenIsZero ? '0 or 19' : '0';
    return `${what} is counted${within}: key the points, then press ${name}. ${nothing} for nothing.${askDoubt(state)}`;
  },
};

/** Where the board has pegged by itself: that nobody knows who deals, and what it has pegged where nobody sits. */
function tellAlone({ unverified, aside }: State): string {
  const alone = unverified.some((holes) => holes > 0) || aside.some((points) => points > 0);
  const left = aside.flatMap((points, lane) =>
    points > 0
      ? [`Lane ${lane + 1} of the board has ${counted(points, 'point')} more, and nobody sits there. `]
      : [],
  );
  return alone
    ? `The board pegged by itself, unverified: nobody has followed the deals. ${left.join('')}`
    : '';
}

/** In mode challenge, that the count before this one can still be disputed. */
function askDoubt({ rules, count }: State): string {
  const open = rules.claims === 'challenge' && count?.open === true && count.hand !== undefined;
  return open ? ` The last count was ${count.claimed}: CARDS disputes it.` : '';
}

/** Whose points are waited for, and who lays the next card. */
function askPlay(state: State, { seat }: Prompt, { count, last, claims }: PlayPrompt): string {
  const points =
    claims === undefined
      ? ''
      : `Points of the ${cardText(last.card)}: key them, then press ${seatName(state, claims).full}. `;
  return seat === undefined
    ? `${points}The play is over: NEXT.`
    : `${points}At ${count} ${seatName(state, seat).full} lays: press CARDS, then key the card.`;
}

/** The card of whoever's turn it is. */
function askCard(state: State, { seat, play }: Prompt): string {
  const name = seatName(state, seat ?? poneOf(state) ?? 0).full;
  const blind = play === undefined ? '' : ' A player’s button: go on without cards.';
  return `At ${play?.count ?? 0} ${name} lays: key the card. NEXT says go.${blind}`;
}

/** Digits are there: whose are they? In the show only one player can be meant. */
function whosePoints({ state, prompt }: Context): string {
  const { name, what } = askedOf(state, prompt);
  return prompt.expects === 'count' ? `Points of ${what}: press ${name}.` : 'Whose points? Press the player.';
}

const askCall = (state: State): string =>
  `Muggins: key the points that were missed, then press who calls.${
    offencesNow(state).length > 0 ? ' MUGGINS again for another offence.' : ''
  }`;

function askOffence(entry: OffenceEntry): string {
  const what = `An offence: somebody ${findOffence(entry.offence)?.about}.`;
  const figure = askedFigure(entry)?.asks;
  const rest = 'Press the player who did it. NEXT: another offence. UNDO leaves.';
  return figure === undefined ? `${what} ${rest}` : `${what} ${figure} ${rest}`;
}

function askPartner(state: State, side: number): string {
  const partners = seatsOf(state.rules, side).map(
    (seat, at) => `${at + 1} for ${seatName(state, seat).full}`,
  );
  return `Which partner deals? Press ${partners.join(', ')}.`;
}

/** Heels are seen by the board where the starter is keyed. */
function askStarter({ rules }: State, { expects }: Prompt): string {
  if (expects === 'starterCard' || rules.claims !== 'always') return 'Key the rank of the starter.';
  const heels = rules.heels > 0 ? ` The board pegs ${rules.heels} for a jack.` : '';
  return `Turn up the starter and key its rank.${heels}`;
}

/** Of several cards of one rank; a card that is the only one of its rank needs no number. */
const ORDINALS = ['', 'first ', 'second ', 'third ', 'fourth '];

function askCards(context: Context, entry: CardsEntry): string {
  const { state, prompt } = context;
  const suit = askedSuit(entry, context);
  if (suit !== undefined) {
    const which = suit.starter ? 'starter ' : (ORDINALS[placeInRank(entry, suit.index)] ?? '');
    return `Which suit is the ${which}${cardText(suit.card)}? Spades J, hearts Q, diamonds K, clubs NEXT.`;
  }
  const missing = missingCards(entry, state);
  const all = missing + entry.cards.length;
  const rest = entry.cards.length === 0 ? '' : ` ${missing} to come.`;
  return `Key the ${all} cards of ${whose(seatName(state, prompt.seat ?? 0).full, entry.hand)}.${rest}`;
}
