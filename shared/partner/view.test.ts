// What a seat sees: nothing of a hidden card in any view of any game, and the same choice whatever the hidden cards are.
import { expect, test } from 'vitest';
import type { Round } from '../rules/cards/index.ts';
import type { State } from '../rules/game/index.ts';
import { type Card, presetOf } from '../rules/index.ts';
import { counterOf, handsOf } from '../rules/terms/index.ts';
import { chooseBy, SKILLS } from './choose.ts';
import { cribFromPack, dealtTo, type Pack } from './dealer.ts';
import { KINDS } from './testing/every.ts';
import { playGame, randomOf } from './testing/match.ts';
import { viewOf } from './view.ts';

/** Whether the hand of a seat lies open: its turn to be counted has come. */
function isOpen(state: State, seat: number): boolean {
  const { rules, phase, hand } = state;
  if (phase !== 'show' || hand === undefined || rules.show === 'beforePlay') return false;
  const hands = handsOf(rules);
  return hands
    .slice(0, hands.indexOf(hand) + 1)
    .some((each) => each !== 'crib' && counterOf(state, each) === seat);
}

/** Cards of the pack that this seat must not know. In the deal phase the cards of the last deal lie about: there are no others yet. */
function hiddenFrom(state: State, seat: number, pack: Pack): readonly Card[] {
  const own = new Set<unknown>([
    ...dealtTo(pack, state, seat),
    state.starter,
    ...(state.round?.laid ?? []).map(({ card }) => card),
    ...(state.hand === 'crib' ? [...Object.values(state.discards).flat(), ...cribFromPack(pack, state)] : []),
  ]);
  const open = new Set(
    state.players.flatMap((_, each) => (isOpen(state, each) ? (state.round?.hands[each] ?? []) : [])),
  );
  return pack.filter((card) => !own.has(card) && !open.has(card));
}

/** The same state with other hidden cards: each of these becomes the one before it. */
function exchanged(state: State, seat: number, hidden: readonly Card[]): State {
  const other = <T>(card: T): T => {
    const at = hidden.indexOf(card as Card);
    return at < 0 ? card : (hidden.at(at - 1) as T);
  };
  const { round } = state;
  return {
    ...state,
    round:
      round &&
      ({ ...round, hands: round.hands.map((hand, at) => (at === seat ? hand : hand?.map(other))) } as Round),
    discards: Object.fromEntries(
      Object.entries(state.discards).map(([at, cards]) => [
        at,
        Number(at) === seat ? cards : cards?.map(other),
      ]),
    ),
  };
}

test.each(KINDS.map((rules) => [rules.name, rules] as const))('%s: no view has a hidden card', (_, rules) => {
  let views = 0;
  const random = randomOf(3);
  const skills = rules.sides.map(() => SKILLS.gentle);
  playGame({
    rules: { ...rules, target: 31, targets: [], skunks: [] },
    skills,
    dealer: 0,
    random,
    watch: ({ state, pack, view }) => {
      if (state.phase === 'deal' || state.phase === 'bidding') return;
      views++;
      const hidden = hiddenFrom(state, view.seat, pack);
      // From the second deal on a view still has what lay open in the deal before: the last count, the last ruling.
      const text = state.deal === 1 ? JSON.stringify(view) : '';
      expect(hidden.filter((card) => text.includes(`"${card}"`))).toEqual([]);
      const otherPack = pack.map((card) =>
        hidden.includes(card) ? (hidden.at(hidden.indexOf(card) - 1) as Card) : card,
      );
      expect(viewOf(exchanged(state, view.seat, hidden), view.seat, otherPack)).toEqual(view);
    },
  });
  expect(views).toBeGreaterThan(20);
});

test('a strong partner does the same whatever the others hold', () => {
  let choices = 0;
  playGame({
    rules: { ...presetOf('uk-pub'), target: 61, skunks: [] },
    skills: [SKILLS.strong, SKILLS.club],
    dealer: 0,
    random: randomOf(5),
    watch: ({ state, pack, view }) => {
      if (view.seat !== 0 || state.phase !== 'play') return;
      const twin = viewOf(exchanged(state, 0, hiddenFrom(state, 0, pack)), 0, pack);
      const [one, other] = [view, twin].map((each) => chooseBy(each, SKILLS.strong, randomOf(9)));
      choices += Number(one?.command.type === 'lay');
      expect(other).toEqual(one);
    },
  });
  expect(choices).toBeGreaterThan(8);
});
