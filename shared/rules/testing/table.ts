// A table for tests: commands as short text, everything else from the library.

import type { CardOrRank } from '../cards/cards.ts';
import type { Command } from '../game/command.ts';
import type { State } from '../game/state.ts';
import { act, EMPTY, type Timeline } from '../game/timeline.ts';
import { parseRules } from '../house/check.ts';
import { differences } from '../house/format.ts';
import { type PresetName, presetOf } from '../house/presets.ts';
import type { OffenceCode } from '../terms/codes.ts';
import type { Refusal } from '../terms/refusal.ts';
import { type RuleSet, SIX_CARD } from '../terms/ruleset.ts';
import type { Hand } from '../terms/seats.ts';
import { cards } from './cards.ts';

export const PLAYERS = ['Red', 'Blue'] as const;
const NAMES = [...PLAYERS, 'Green', 'White', 'Black', 'Pink'];

/** Six-card with these settings, as in `mode=always muggins=called`; a preset's name stands for all of its own. */
export function rulesOf(settings = ''): RuleSet {
  const words = settingsOf(settings)
    .split(' ')
    .filter((word) => word !== '');
  const rules = parseRules(
    SIX_CARD,
    Object.fromEntries(words.map((word) => word.split('=') as [string, string])),
  );
  if (!rules.ok) throw new Error(JSON.stringify(rules.refusal));
  return rules.value;
}

/** Settings as they are typed, presets among them, each by its own name. */
export const settingsOf = (text: string): string =>
  text
    .split(' ')
    .flatMap((word) =>
      word === '' || word.includes('=')
        ? [word]
        : Object.entries(differences(SIX_CARD, presetOf(word as PresetName)))
            .filter(([name]) => name !== 'name')
            .map(([name, value]) => `${name}=${value}`),
    )
    .join(' ');

/**
 * 'cut 0', 'peg 1 12', 'cards 5H 5S 5D JC', 'cards crib: 2 4 6 8', 'muggins 0 4', 'dispute crib', 'next',
 * 'lay 5H 2', 'go', 'unverified 0 99', 'aside 2 5', 'undoAside 7', 'undoTo 3 7', 'ask 1', 'decline 0', 'hold 0 5H 5S 5D JC', 'offence renege 1 cards=2 points=3' as a command.
 */
export function command(text: string): Command {
  const [type = '', ...words] = text.split(' ');
  return COMMANDS[type]?.(words) ?? ({ type } as Command);
}

type Parser = (words: readonly string[]) => Command;

const withPoints =
  (type: 'peg' | 'unverified'): Parser =>
  ([seat, points]) => ({ type, seat: Number(seat), points: Number(points) });

const ofSeat =
  (type: 'decline' | 'concede'): Parser =>
  ([seat]) => ({ type, seat: Number(seat) });

/** Commands that say more than their type. */
const COMMANDS: { readonly [type: string]: Parser | undefined } = {
  cut: ([dealer]) => ({ type: 'cut', dealer: Number(dealer) }),
  cutCards: (words) => ({ type: 'cutCards', cards: cards(words.join(' ')) }),
  peg: withPoints('peg'),
  // 'muggins 0 4', 'muggins 0 4 on=2 card=6'.
  muggins: ([seat, points, ...rest]) => {
    const told = Object.fromEntries(rest.map((word) => word.split('=')));
    return {
      type: 'muggins',
      seat: Number(seat),
      points: Number(points),
      ...(told.on === undefined ? {} : { on: Number(told.on) }),
      ...(told.card === undefined ? {} : { card: cardOf(told.card) }),
    };
  },
  unverified: withPoints('unverified'),
  aside: ([lane, points]) => ({ type: 'setAside', lane: Number(lane), points: Number(points) }),
  undoTo: ([move, seen]) => ({ type: 'undoTo', move: Number(move), seen: Number(seen) }),
  undoAside: ([move]) => ({ type: 'setAside', undoes: Number(move) }),
  ask: ([seat]) => ({ type: 'ask', seat: Number(seat), id: `ask-of-${seat}`, offence: null }),
  decline: ofSeat('decline'),
  concede: ofSeat('concede'),
  starter: ([card = '']) => ({ type: 'starter', card: cardOf(card) }),
  cards: ([first = '', ...rest]) =>
    first.endsWith(':')
      ? { type: 'cards', hand: first.slice(0, -1) as Hand, cards: cards(rest.join(' ')) }
      : { type: 'cards', cards: cards([first, ...rest].join(' ')) },
  // 'hold 0 5H 5S 5D JC', 'hold 0 5H 5S 5D JC / 2H 8D' with what was laid away.
  hold: ([seat, ...rest]) => {
    const [kept = '', thrown] = rest.join(' ').split(' / ');
    const discard = thrown === undefined ? {} : { discard: cards(thrown) };
    return { type: 'hold', seat: Number(seat), cards: cards(kept), ...discard };
  },
  // 'lay 5H', 'lay 5H 2' with a claim, 'lay 5H seat=1'.
  lay: ([card = '', ...rest]) => {
    const seat = rest.find((word) => word.startsWith('seat='))?.slice(5);
    const points = rest.find((word) => !word.startsWith('seat='));
    return {
      type: 'lay',
      card: cardOf(card),
      ...(seat === undefined ? {} : { seat: Number(seat) }),
      ...(points === undefined ? {} : { points: Number(points) }),
    };
  },
  go: ([seat]) => (seat === undefined ? { type: 'go' } : { type: 'go', seat: Number(seat) }),
  offence: ([offence, seat, ...rest]) => {
    const told = rest.map((word) => word.split('='));
    const figures = Object.fromEntries(told.map(([name, value]) => [name, Number(value)]));
    return { type: 'offence', offence: offence as OffenceCode, seat: Number(seat), ...figures };
  },
  dispute: ([hand]) => (hand === 'crib' ? { type: 'dispute', crib: true } : { type: 'dispute' }),
  new: () => ({ type: 'newGame', rules: SIX_CARD, players: PLAYERS }),
};

const cardOf = (text: string): CardOrRank => cards(text)[0] ?? 'A';

/** A new game by these settings, of as many players as it is for. */
export function begin(settings = '', players?: readonly string[], from: Timeline = EMPTY): Timeline {
  const rules = rulesOf(settings);
  const action = act(from, { type: 'newGame', rules, players: players ?? NAMES.slice(0, rules.seats) });
  if (!action.ok) throw new Error(JSON.stringify(action.refusal));
  return action.value.timeline;
}

/** Places of a deal that seat 0 deals, without a starter: 'at play' is 'cut 0, next, next'. */
const PLACES: Readonly<Record<string, string>> = {
  'at starter': 'cut 0, next',
  'at play': 'cut 0, next, next',
  'at show': 'cut 0, next, next, next',
};

/** 'lays KH QC go' is 'lay KH, lay QC, go'. */
function spelled(text: string): readonly string[] {
  const [verb, ...words] = text.split(' ');
  if (verb === 'lays') return words.map((word) => (word === 'go' ? word : `lay ${word}`));
  return text === '' ? [] : (PLACES[text] ?? text).split(', ');
}

/**
 * The timeline after commands, several of them in a text as in 'cut 0, next, peg 1 4'; none may be refused. 'walk 0 50' pegs
 * seat 0 to hole 50.
 */
export function keyed(timeline: Timeline, ...texts: readonly string[]): Timeline {
  const commands = texts.flatMap((text) => text.split(', ')).flatMap(spelled);
  return commands.reduce((from, text) => {
    const [verb, seat, hole] = text.split(' ');
    if (verb === 'walk') return walk(from, Number(seat), Number(hole));
    const action = act(from, command(text));
    if (!action.ok) throw new Error(`${text}: ${JSON.stringify(action.refusal)}`);
    return action.value.timeline;
  }, timeline);
}

/** A table after keys: settings or a preset, and commands with a comma between, as in 'cut 0, next, peg 1 4'. */
export const tableAt = (settings: string, keys: string, players?: readonly string[]): Timeline =>
  keyed(begin(settings, players), keys);

/** Why a command is refused; fails if it is not. */
export function refusal(timeline: Timeline, text: string): Refusal {
  const action = act(timeline, command(text));
  if (action.ok) throw new Error(`${text} was accepted`);
  return action.refusal;
}

/** 'Red 12/4 Blue 0/0': front and rear pegs. */
export const pegs = ({ players, pegs: all }: State): string =>
  all.map(({ front, rear }, seat) => `${players[seat]} ${front}/${rear}`).join(' ');

/** Pegs a seat from where it stands to a hole by plain pegging, in as few steps as hands allow. */
export function walk(timeline: Timeline, seat: number, hole: number): Timeline {
  const rest = hole - (timeline.present.pegs[seat]?.front ?? 0);
  if (rest <= 0) return timeline;
  const step = rest === 19 ? 18 : Math.min(rest, 24);
  return walk(keyed(timeline, `peg ${seat} ${step}`), seat, hole);
}
