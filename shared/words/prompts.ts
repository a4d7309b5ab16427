// What the table asks for, said in a language: sentences for pages and voices, rows for the display.
import type { Ask, Besides } from '../table/ask.ts';
import type { Second } from '../table/second.ts';
import type { Standing } from '../table/standing.ts';
import { cardPlaces, portions } from './cardtext.ts';
import type { Language } from './catalog.ts';
import { type People, player, side } from './people.ts';
import { type Code, type Figures, sayKnown } from './say.ts';
import { cutNames, short, shortKnown } from './short.ts';

/** A prompt as it travels. */
export interface AskedNow {
  readonly ask: Ask;
  readonly besides: Besides;
}

type Form = 'written' | 'spoken';
const formOf = ({ aloud }: People): Form => (aloud === true ? 'spoken' : 'written');

/** What to do next, in a sentence or several. */
export function sayPrompt(language: Language, { ask, besides }: AskedNow, people: People): string {
  const figures = askFigures(ask, people);
  const asked = codesOf(ask).map((code) => sayKnown(language, code, figures, formOf(people)) ?? code);
  return [...sayAlone(language, besides), ...asked].join(' ');
}

function sayAlone(language: Language, { alone }: Besides): readonly string[] {
  if (alone === null) return [];
  const said = (code: Code, figures?: Figures): string => sayKnown(language, code, figures) ?? code;
  const lanes = alone.lanes.map(({ lane, points }) => said('besides-lane', { lane: lane + 1, points }));
  return [said('besides-alone'), ...lanes];
}

/** What can be done besides; empty where there is nothing. */
export function sayBesides(language: Language, { muggins, disputable, renege }: Besides): string {
  const codes: readonly Code[] = [
    ...(muggins ? (['besides-muggins'] as const) : []),
    ...(disputable === null ? [] : (['besides-disputable'] as const)),
    ...(renege ? (['besides-renege'] as const) : []),
  ];
  return codes.map((code) => sayKnown(language, code, { points: disputable }) ?? code).join(' ');
}

/** What is asked for in a row of so many characters: names give way first. */
export const sayAskRow = (language: Language, ask: Ask, people: People, width: number): string =>
  shortKnown(language, `ask-${ask.code}` satisfies Code, askFigures(ask, people, width), width) ?? '';

/** The sentences of an ask: its own, and what can be said besides. */
function codesOf(ask: Ask): readonly Code[] {
  const own: Code = `ask-${ask.code}`;
  switch (ask.code) {
    case 'whoDeals':
      return ask.points ? [own, 'ask-orScore'] : [own];
    case 'anyPoints':
      return ask.deals ? [own, 'ask-nextDeals'] : [own];
    case 'nextCard':
    case 'playOver':
      return ask.waits === null ? [own] : ['ask-waits', own];
    case 'card':
      return ask.blind ? [own, 'ask-blind'] : [own];
    case 'exchange':
      return [
        own,
        ...(ask.refused > 0 ? (['ask-exchangeRefused'] as const) : []),
        ...(ask.given.length > 0 ? (['ask-exchangeGiven'] as const) : []),
        'ask-thenNext',
      ];
    case 'starter':
      if (!ask.turn || ask.heels === 0) return [own];
      return [own, ask.twos ? 'ask-starterJackOrTwo' : 'ask-starterJack'];
    case 'count':
      return [
        own,
        ask.nineteen ? 'ask-zeroOrNineteen' : 'ask-zero',
        ...(ask.exact > 0 ? (['ask-exact'] as const) : []),
      ];
    case 'missed':
      return ask.offences ? [own, 'ask-otherOffences'] : [own];
    case 'offence':
      return [own, ...(ask.figure === null ? [] : [`figure-${ask.figure}` as const]), 'ask-whoDidIt'];
    default:
      return [own];
  }
}

/** What the messages of an ask are made of, in a row of so many characters. */
const askFigures = (ask: Ask, people: People, width?: number): Figures => ({
  ...ask,
  ...('seat' in ask ? { player: player(people, ask.seat) } : {}),
  ...derived(ask, people, width),
});

function derived(ask: Ask, people: People, width?: number): Figures {
  switch (ask.code) {
    case 'whichPartner':
      return { partners: partnersOf(ask.seats, people, width) };
    case 'nextCard':
    case 'playOver':
      return ask.waits === null ? {} : { card: ask.waits.card, other: player(people, ask.waits.seat) };
    case 'deal':
      return dealFigures(ask);
    case 'turnUp': {
      const jack = ask.twos ? 'JackOrTwo' : 'Jack';
      if (ask.heels === 0) return { kind: ask.centre ? 'centre' : 'plain' };
      return { kind: ask.centre ? `centre${jack}` : `j${jack.slice(1)}` };
    }
    case 'starter':
      if (ask.turn) return { kind: ask.centre ? 'turnCentre' : 'turn' };
      return { kind: ask.centre ? 'centre' : 'plain' };
    case 'cards':
      return {
        begun: ask.keyed.length > 0,
        total: ask.keyed.length + ask.missing,
        places: cardPlaces(ask.keyed, ask.missing),
      };
    case 'difference':
      return { player: player(people, ask.rows), other: player(people, ask.columns) };
    case 'giveUp':
      return { side: side(people, ask.side) };
    default:
      return {};
  }
}

function dealFigures({ crib, square, dealt }: Extract<Ask, { readonly code: 'deal' }>): Figures {
  if (square !== null)
    return { ...square, total: square.rows ** 2, kind: square.alone ? 'layout' : 'square' };
  if (dealt === null) return { kind: crib ? 'crib' : 'plain' };
  const one = dealt.pack > 0 ? 'handAndPack' : 'hand';
  return { ...dealt, portions: portions(dealt), kind: dealt.hands === 1 ? one : 'hands' };
}

/** `1 Anna, 2 Cleo`: in a row as much of each name as there is room for, with a sign after them. */
function partnersOf(seats: readonly number[], people: People, width = 99): string {
  const room = Math.floor((width - 2 - 2 * (seats.length - 1)) / seats.length) - 2;
  return seats.map((seat, at) => `${at + 1} ${cutNames(player(people, seat), room)}`).join(', ');
}

/** A second question, in a row of the display. */
export function saySecond(language: Language, second: Second): string {
  if (second.code === 'figure') return short(language, `figure-${second.figure}`);
  return (
    shortKnown(language, `second-${second.code}`, { number: 'side' in second ? second.side + 1 : 0 }) ?? ''
  );
}

/** Where the game stands, at the left edge of a row of so many characters. */
export function sayStanding(language: Language, standing: Standing, people: People, width: number): string {
  if (standing.code !== 'deal')
    return shortKnown(language, `standing-${standing.code}` satisfies Code, { ...standing }, width) ?? '';
  const { crib, dealer, nth } = standing;
  if (nth !== null)
    return short(language, nth.deal > nth.deals ? 'standing-freeCrib' : 'standing-nth', nth).slice(0, width);
  const code: Code = crib === null ? 'standing-deals' : 'standing-crib';
  return shortKnown(language, code, { player: player(people, crib ?? dealer) }, width) ?? '';
}

/** The phase at the right edge; empty where there is none. */
export function sayPlace(language: Language, standing: Standing): string {
  if (standing.code === 'cut') return short(language, 'place-cut');
  return standing.code === 'deal' ? short(language, `place-${standing.phase}`) : '';
}
