// The itemised play as it was first written, for reading: the faster one of the library has to give the very same items.
import { type CardOrRank, DECK, pipsOf, rankNumber, rankOf } from '../cards/cards.ts';
import { type Play, type PlayedCard, type PlayRules, scorePlay } from '../cards/play.ts';
import { ALIKE, type PlayItem } from '../cards/score.ts';
import { PRESETS } from '../house/presets.ts';
import { CRIBBAGE_COUNTING } from '../terms/counting.ts';
import { dealer } from './oracle.ts';

const sumOf = (pile: readonly CardOrRank[]): number => pile.reduce((sum, card) => sum + pipsOf(card), 0);

/** What the top card of a pile scores: the sum, then what is alike, then the longest run. */
function itemisePile(pile: readonly CardOrRank[], rules: PlayRules): PlayItem[] {
  const items: PlayItem[] = [];
  const { playSums, sumPoints, playAlike, alike } = rules.counting ?? CRIBBAGE_COUNTING;
  const points = sumPoints === 'two' ? 2 : pile.length;
  const sum = sumOf(pile);
  if (playSums.includes(sum)) {
    if (sum === 15) items.push({ kind: 'fifteen', cards: pile, points });
    if (sum === 25) items.push({ kind: 'twentyFive', cards: pile, points });
    if (sum === 31) items.push({ kind: 'thirtyOne', cards: pile, points });
  }
  const top = pile.at(-1) as CardOrRank;
  const other = pile.findLastIndex((card) => rankOf(card) !== rankOf(top));
  const same = pile.slice(other + 1);
  const kind = ALIKE[same.length];
  if (kind !== undefined && playAlike)
    items.push({ kind, cards: same, points: alike[same.length - 2] as number });
  const runs = pile.map((_, from) => pile.slice(from)).filter((cards) => isRun(cards, rules));
  const longest = runs[0];
  if (longest !== undefined) items.push({ kind: 'run', cards: longest, points: longest.length });
  return items;
}

function isRun(cards: readonly CardOrRank[], { runs }: PlayRules): boolean {
  if (runs === 'none') return false;
  const orders = cards.map(rankNumber);
  const lying = runs === 'upwards' ? orders : orders.toSorted((a, b) => a - b);
  return lying.length >= 3 && lying.every((order, at) => order === (lying[0] as number) + at);
}

/** What each card of a play scores; see scorePlay. */
function itemisePlay(plays: readonly Play[], rules: PlayRules): readonly PlayedCard[] {
  const counts: { cards: CardOrRank[]; over: boolean }[] = [{ cards: [], over: false }];
  for (const play of plays) {
    const last = counts.at(-1) as (typeof counts)[number];
    if (play === 'go') last.over = true;
    else if (sumOf([...last.cards, play]) <= 31) last.cards.push(play);
    else {
      last.over = true;
      counts.push({ cards: [play], over: false });
    }
  }
  const played = (rules.playEnds === 'firstStop' ? counts.slice(0, 1) : counts).flatMap(({ cards, over }) =>
    cards.map((card, at) => {
      const pile = cards.slice(0, at + 1);
      const ends = over && at === cards.length - 1 && sumOf(pile) < 31;
      const go: PlayItem = { kind: 'go', cards: [card], points: rules.go };
      return { card, count: sumOf(pile), items: [...itemisePile(pile, rules), ...(ends ? [go] : [])] };
    }),
  );
  const last = played.at(-1);
  const all = rules.seats * (rules.cards.dealt - rules.cards.laidAway);
  if (last !== undefined && last.count < 31 && played.length >= all) {
    const ending: PlayItem = { kind: 'last', cards: [last.card], points: rules.go };
    last.items = [...last.items.filter(({ kind }) => kind !== 'go'), ending];
  }
  return played;
}

/** Every third play is from these few ranks, so that runs and cards alike are met more often. */
const FEW = DECK.filter((card) => /^[2345]/.test(card));

/** Compares random plays of every preset, with a go now and then, in one of eight by ranks alone. Gives the number of items. @throws if one differs */
export function comparePlays(plays: number, seed: number): number {
  const deal = dealer(seed);
  const draw = new Uint8Array(52);
  let items = 0;
  for (let play = 0; play < plays; play++) {
    deal(draw, 52);
    const rules = PRESETS[play % PRESETS.length] as (typeof PRESETS)[number];
    const pack = play % 3 === 0 ? FEW : DECK;
    const most = Math.min(pack.length, rules.seats * (rules.cards.dealt - rules.cards.laidAway));
    const cards = [
      ...new Set(Array.from(draw.subarray(0, 48), (place) => pack[place % pack.length] ?? '2C')),
    ];
    const length = Math.min(cards.length, play % 2 === 0 ? most : 1 + ((draw[48] as number) % most));
    const named = cards.slice(0, length).map((card) => (play % 8 === 0 ? rankOf(card) : card));
    const said = named.flatMap((card, at): readonly Play[] =>
      (draw[at] as number) % 7 === 0 ? [card, 'go'] : [card],
    );
    const found = scorePlay(said, rules);
    if (JSON.stringify(found) !== JSON.stringify(itemisePlay(said, rules)))
      throw new Error(`${rules.name}: ${said.join(' ')}: ${JSON.stringify(found)}`);
    items += found.reduce((sum, card) => sum + card.items.length, 0);
  }
  return items;
}
