// Play with the cards entered: who lays, what a card scores, and what becomes of a claim in each mode of checking.
import { describe, expect, test } from 'vitest';
import { speakRuling } from '../../words/testing/english.ts';
import { PRESETS } from '../house/presets.ts';
import { START } from '../terms/pegs.ts';
import { begin, keyed, PLAYERS, pegs, refusal, tableAt } from '../testing/table.ts';
import { evolve } from './evolve.ts';
import { incrementsOf } from './legal.ts';
import { promptOf } from './prompt.ts';
import { act, type Timeline } from './timeline.ts';

/** Red deals, so Blue leads; the starter is the nine of clubs. */
const dealt = (settings = ''): Timeline => tableAt(settings, 'at starter, starter 9C');
const ruling = ({ present }: Timeline): readonly [string | undefined, string] => [
  present.ruling?.code,
  pegs(present),
];

describe('whose card it is', () => {
  test('five-card stops at the first go or thirty-one (Pagat, five-card)', () => {
    const five = (): Timeline =>
      tableAt('cards.dealt=5 playEnds=firstStop target=61 skunks=none', 'at play, lays KH QC JS AD');
    expect(promptOf(five().present)).toMatchObject({ seat: undefined, play: { over: true } });
    expect(refusal(five(), 'lay 2H')).toEqual({ code: 'playOver' });
    // The play is over, so that points are the last card's, and after them the pone's hand.
    expect(pegs(keyed(five(), 'peg 0 2, peg 1 4').present)).toBe('Red 2/0 Blue 4/0');
  });
});

describe('a claim for a card that is entered is checked exactly', () => {
  test('K-6-K-go-2: whether the go is said is for its player to say, with the claim or after it', () => {
    const table = keyed(dealt(), 'lays KH 6D KS go 2H');
    expect(pegs(keyed(table, 'go, peg 1 1').present)).toBe('Red 0/0 Blue 1/0');
    const once = keyed(table, 'peg 1 1');
    expect([pegs(once.present), once.present.round?.turn]).toEqual(['Red 0/0 Blue 1/0', 0]);
    // The last 2 scores the pair, and one for the go (Examples of the play); nothing of it twice.
    const pair = keyed(table, 'lay 2S 3');
    expect(pegs(pair.present)).toBe('Red 0/0 Blue 3/0');
    expect(refusal(pair, 'peg 1 1')).toMatchObject({ code: 'notLaid' });
  });

  test('the go alone is left to claim where the rest was claimed before', () => {
    const table = keyed(dealt(), 'lays 4H KD 8S go, lay 8D 2, go');
    expect(table.present.claim).toMatchObject({ seat: 1, card: '8D', items: [{ kind: 'go', points: 1 }] });
    expect(pegs(keyed(table, 'peg 1 1').present)).toBe('Red 0/0 Blue 3/2');
  });

  test('a house that gives nothing for a go has none to claim with the card', () => {
    const table = keyed(dealt('go=0'), 'lays KH 6D KS go 2H');
    expect(keyed(table, 'peg 1 0').present.round?.turn).toBe(1);
    expect(refusal(table, 'peg 1 1')).toMatchObject({ code: 'wrongPlay', possible: [0] });
  });

  test('a claim can come with the card', () => {
    expect(pegs(keyed(dealt(), 'lay 8H, lay 7S 2').present)).toBe('Red 2/0 Blue 0/0');
    expect(refusal(keyed(dealt(), 'lay 8H'), 'lay 7S 3')).toMatchObject({ code: 'wrongPlay', card: '7S' });
    expect(refusal(keyed(dealt(), 'lay 8H'), 'lay 7S -1')).toEqual({ code: 'badPoints', points: -1 });
  });

  test('nobody else can claim it, and nobody twice', () => {
    const table = keyed(dealt(), 'lay 8H, lay 7S');
    expect(refusal(table, 'peg 1 2')).toEqual({ code: 'notLaid', seat: 1, turn: 1 });
    expect(refusal(keyed(table, 'peg 0 2'), 'peg 0 2')).toEqual({ code: 'notLaid', seat: 0, turn: 1 });
    expect(keyed(table, 'peg 0 2').present.claim).toBeUndefined();
  });

  test('on trust, who lays on without a claim has pegged nothing', () => {
    expect(pegs(keyed(dealt(), 'lays 8H 7S 7D').present)).toBe('Red 0/0 Blue 0/0');
  });

  test('the game can be won by it, and by the go', () => {
    const at = tableAt('', 'walk 0 119, at play, lay 8H, lay 7S 2');
    expect(at.present.results).toMatchObject([{ winner: 0, ending: 'play' }]);
  });
});

describe('a go that is only said aloud (seed 001: neither player can lay a card, the last to lay pegs one)', () => {
  const said = (table: Timeline): string =>
    table.present.round?.goes.map(({ seat, count }) => `${seat} at ${count}`).join(', ') ?? '';
  /** Blue leads K, Red lays Q, Blue the 9: 29. */
  const nine = (settings: string): Timeline => keyed(dealt(settings), 'lays KH QC 9D');
  const HELD = 'hold 1 KH 9D 8H 7H, hold 0 QC TH TS JH';
  const BOTH = 'hold 1 AH 8H TH JH, hold 0 KD 8D TD JD, lays AH KD 8H 8D';
  const DUE = `${HELD}, lays KH QC 9D`;
  const GO = 'lays KH QC 9D, peg 1 1';

  test.each(
    [...PRESETS].filter(
      ({ seats, show, cards: { dealt: size } }) => seats === 2 && show === 'afterPlay' && size === 6,
    ),
  )('$name, in every mode: the point is pegged, and nobody is fined', ({ name, muggins }) => {
    for (const mode of ['trust', 'challenge', 'always'].filter(
      (each) => each !== 'trust' || muggins !== 'automatic',
    ))
      for (const held of ['', HELD]) {
        const before = keyed(begin(`${name} mode=${mode}`), 'at starter, starter 9C', held);
        const table = keyed(before, 'lays KH QC 9D, peg 1 1');
        const gained = table.present.pegs.map(
          ({ front }, side) => front - (before.present.pegs[side]?.front ?? 0),
        );
        // A hand that is known to have nothing left needs no go of its own.
        expect([mode, gained, said(table)]).toEqual([
          mode,
          [0, 1],
          held === '' ? '0 at 29, 1 at 29' : '0 at 29',
        ]);
        expect(table.present.ruling?.code ?? 'countRight').toBe('countRight');
        expect(table.present.round).toMatchObject({ turn: 0, pile: [] });
      }
  });

  // Red deals, so Blue leads; what is held is said before the first card.
  test.each<[what: string, keys: string, ruled: string, stand: string]>([
    ['card and go in one figure', 'lays AH KD 8H 8D, peg 0 3', 'countRight', 'Red 3/0 Blue 0/0'],
    ['the go alone, after its card', 'lays AH KD 8H 8D, peg 0 2, peg 0 1', 'countRight', 'Red 3/2 Blue 0/0'],
    ['the same, both hands known', `${BOTH}, peg 0 2, peg 0 1`, 'countRight', 'Red 3/2 Blue 0/0'],
    ['too much', 'lays KH QC 9D, peg 1 2', 'overcountToOpponent', 'Red 2/0 Blue 0/0'],
    ['too much where the go is due', `${DUE}, peg 1 2`, 'overcountToOpponent', 'Red 1/0 Blue 1/0'],
    ['nothing, where the go is due', `${DUE}, peg 1 0`, 'undercountToOpponent', 'Red 1/0 Blue 0/0'],
    ['a go against a known hand', `hold 0 QC 2H TS JH, ${GO}`, 'overcountToOpponent', 'Red 1/0 Blue 0/0'],
    ['a go against one’s own', `hold 1 KH 9D 2H 7H, ${GO}`, 'overcountToOpponent', 'Red 1/0 Blue 0/0'],
    ['at twenty-one every card fits', 'lays KH AC TD, peg 1 1', 'overcountToOpponent', 'Red 1/0 Blue 0/0'],
    ['a lead, and the go was missed', 'lays KH QC 9D 8H', 'undercountToOpponent', 'Red 1/0 Blue 0/0'],
    ['after its card', 'lays AH KD 8H 8D, peg 0 2, lay 8C', 'undercountToOpponent', 'Red 2/0 Blue 1/0'],
    ['play is over, and the go was due', `${DUE}, next`, 'undercountToOpponent', 'Red 1/0 Blue 0/0'],
    ['its player lays on', 'lays KH QC 8D, lay 2H seat=1, peg 1 1', 'countRight', 'Red 0/0 Blue 1/0'],
  ])('muggins automatic: %s', (_, keys, ruled, stand) => {
    const table = keyed(dealt('mode=always muggins=automatic overcount=toOpponent'), keys);
    expect(ruling(table)).toEqual([ruled, stand]);
  });

  test('who lays on is the one who was meant, and the goes before it are kept', () => {
    const table = keyed(nine(''), 'undo, lay 8D, lay 2H seat=1');
    expect([said(table), promptOf(table.present).play?.count]).toEqual(['0 at 28', 30]);
    expect(refusal(table, 'lay 2S seat=1')).toMatchObject({ code: 'pastThirtyOne', count: 32 });
  });

  test('a card that shows the go to be false is a renege, as after a go that was keyed (ACC 7.3)', () => {
    const table = keyed(nine('mode=always'), 'peg 1 1, lay 2H');
    expect(promptOf(table.present).renege).toEqual({ seat: 0, cards: 1 });
  });

  test('a go can still be keyed', () => {
    const table = keyed(nine('mode=always'), 'go, go, peg 1 1');
    expect([pegs(table.present), said(table)]).toEqual(['Red 0/0 Blue 1/0', '0 at 29, 1 at 29']);
  });

  test('a house without a point for it: the next card says that it was said', () => {
    const table = keyed(nine('mode=always go=0'), 'lay 8H');
    expect([said(table), promptOf(table.present).play?.count]).toEqual(['0 at 29, 1 at 29', 8]);
  });

  test('nobody else can have it, and nobody twice', () => {
    const table = nine('mode=trust');
    expect(refusal(table, 'peg 0 1')).toEqual({ code: 'notLaid', seat: 0, turn: 0 });
    expect(refusal(table, 'peg 1 2')).toMatchObject({ code: 'wrongPlay', possible: [0, 1] });
    expect(refusal(keyed(table, 'peg 1 1'), 'peg 1 1')).toMatchObject({ code: 'notLaid' });
  });

  test('is offered as long as it can be said', () => {
    expect(incrementsOf(keyed(nine('mode=always'), 'peg 1 0').present)).toEqual([1]);
    expect(incrementsOf(keyed(nine('mode=always'), 'peg 1 1').present)).toEqual([]);
    expect(incrementsOf(keyed(dealt('mode=always'), 'lays KH AC TD, peg 1 0').present)).toEqual([]);
  });
});

describe('by the rulings of the house, before it is pegged', () => {
  const rows: readonly (readonly [
    settings: string,
    claim: string,
    code: string | undefined,
    pegs: string,
  ])[] = [
    // Overpegging (ACC 8.4.c; Playroom; pub, UK; casual).
    ['mode=always', 'peg 0 4', 'overcountCorrected', 'Red 2/0 Blue 0/0'],
    ['mode=challenge overcount=toOpponent', 'peg 0 4', 'overcountToOpponent', 'Red 2/0 Blue 2/0'],
    ['mode=always overcount=losesCount', 'peg 0 4', 'overcountLost', 'Red 0/0 Blue 0/0'],
    // Right.
    ['mode=always', 'peg 0 2', 'countRight', 'Red 2/0 Blue 0/0'],
    // Underpegging: the next card is laid, and nothing was claimed (ACC 8.3; casual; Playroom).
    ['mode=always', 'lay KD', 'undercountCorrected', 'Red 2/0 Blue 0/0'],
    ['mode=challenge undercount=stands', 'lay KD', 'undercountStands', 'Red 0/0 Blue 0/0'],
    ['mode=always muggins=automatic', 'lay KD', 'undercountToOpponent', 'Red 0/0 Blue 2/0'],
    ['mode=always muggins=automatic', 'peg 0 0', 'undercountToOpponent', 'Red 0/0 Blue 2/0'],
    ['mode=always muggins=automatic', 'next', 'undercountToOpponent', 'Red 0/0 Blue 2/0'],
    ['mode=always muggins=automatic', 'unseen', 'undercountToOpponent', 'Red 0/0 Blue 2/0'],
    ['mode=always muggins=automatic', 'cards 2H 4H 6H QS', 'undercountToOpponent', 'Red 0/0 Blue 2/0'],
    // Where muggins is called, the board says nothing.
    ['mode=always muggins=called', 'lay KD', undefined, 'Red 0/0 Blue 0/0'],
    ['mode=trust muggins=called', 'peg 0 0', undefined, 'Red 0/0 Blue 0/0'],
  ];
  test.each(rows)('%s: 7 on 8, then %s', (settings, claim, code, standing) => {
    const table = keyed(dealt(settings), 'lay 8H, lay 7S');
    const after = claim.startsWith('cards') ? keyed(table, 'lay QS', claim) : keyed(table, claim);
    expect(ruling(after)).toEqual([code, standing]);
    expect(keyed(after, 'undo', ...(claim.startsWith('cards') ? ['undo'] : [])).present).toEqual(
      table.present,
    );
  });

  test('a ruling says what the card scores, and how', () => {
    const table = keyed(dealt('mode=always overcount=losesCount'), 'lay 8H, lay 7S 4');
    expect(speakRuling(table.present.ruling as never, PLAYERS)).toBe(
      'Red claimed 4. 7♠ scores 2, so the whole count is lost. Counted: 15 for 2.',
    );
    const king = keyed(dealt('mode=always'), 'lay 8H, lay KS 4');
    expect(speakRuling(king.present.ruling as never, PLAYERS)).toBe(
      'Red claimed 4. K♠ scores 0, so Red pegs 0.',
    );
  });

  test('ACC 8.4.a-b: a game claimed with a card that does not score it', () => {
    const table = tableAt(
      'mode=challenge overcount=toOpponent falseClaim=fifteenBack',
      'walk 0 118, walk 1 100, at play, lay 8H, lay 7S 4',
    );
    // Two scored; only one of the two claimed too many lies before the game hole; then fifteen back.
    expect(ruling(table)).toEqual(['falseGameBack', 'Red 105/104 Blue 101/100']);
  });

  test('the award of a card can win for the other side before the next card is laid', () => {
    const table = tableAt('mode=challenge muggins=automatic', 'walk 1 120, at play, lays 8H 7S');
    for (const text of ['lay KD', 'peg 0 0', 'next', 'unseen']) {
      const { present } = keyed(table, text);
      expect([text, present.phase, present.results.at(-1)]).toMatchObject([
        text,
        'over',
        { winner: 1, ending: 'muggins' },
      ]);
      expect(present.round?.laid).toHaveLength(2);
    }
    const cards = tableAt(
      'mode=challenge muggins=automatic',
      'walk 1 120, at starter, starter 9C, hold 1 8H 2H 3H 4S, lays 8H 7S',
    );
    // The pone's count, keyed while the dealer's card still waits: the card comes first.
    expect(keyed(cards, 'peg 0 0').present.phase).toBe('over');
  });

  test('so can that of the last card, before the hand of the pone is counted or entered', () => {
    // Red lays the last card, and claims nothing for it; Blue needs one.
    const laid = (mode: string): Timeline =>
      keyed(
        tableAt('mode=challenge muggins=automatic', 'walk 1 120'),
        'at starter, starter 9C, lays 2H 4D 6S 8D KH go go 5S 3C QS',
        ...(mode === '' ? [] : [mode]),
      );
    expect(laid('').present).toMatchObject({ round: { turn: undefined }, claim: { seat: 0 } });
    for (const text of ['peg 1 8', 'next']) {
      expect(laid(text).present).toMatchObject({ phase: 'over', results: [{ winner: 1, scores: [1, 121] }] });
    }
    const always = tableAt(
      'mode=always muggins=automatic target=31 skunks=none',
      'at starter, starter 9C, lay 5H, lay TD',
    );
    const near = { ...always, present: { ...always.present, pegs: [START, { front: 30, rear: 29 }] } };
    expect(keyed(near, 'cards 5H 5S 5D JC').present).toMatchObject({ phase: 'over', cards: {} });
  });

  test('no offence can be called on a card that the board has checked', () => {
    const table = keyed(dealt('mode=always muggins=called'), 'lay 8H, lay 7S 2');
    expect(refusal(table, 'offence overpegged 0 points=1')).toEqual({ code: 'countChecked', seat: 0 });
  });
});

describe('muggins on a card that is entered (ACC 10)', () => {
  const called = (...texts: string[]): Timeline => keyed(dealt('mode=challenge muggins=called'), ...texts);

  test('opens when the scorer has pegged too little, or has forfeited by the next card', () => {
    const table = called('lay 8H, lay 7S');
    expect(refusal(table, 'muggins 1 2')).toEqual({ code: 'claimOpen', seat: 0 });
    expect(ruling(keyed(table, 'peg 0 0, muggins 1 2'))).toEqual(['mugginsAwarded', 'Red 0/0 Blue 2/0']);
    expect(ruling(keyed(table, 'lay KD, muggins 1 2'))).toEqual(['mugginsAwarded', 'Red 0/0 Blue 2/0']);
  });

  test('is checked by the card: too much, and wrong', () => {
    const table = called('lay 8H, lay 7S, peg 0 0');
    expect(ruling(keyed(table, 'muggins 1 5'))).toEqual(['mugginsTooMuch', 'Red 0/0 Blue 2/0']);
    const right = called('lay 8H, lay 7S, peg 0 2');
    expect(ruling(keyed(right, 'muggins 1 2'))).toEqual(['mugginsWrong', 'Red 4/2 Blue 0/0']);
  });

  test('closes when the scorer pegs again', () => {
    const missed = called('lay 8H, lay 7S, lay 7D 2');
    // Blue has pegged since; Red has not.
    const late = keyed(missed, 'muggins 1 2');
    expect(ruling(late)).toEqual(['mugginsAwarded', 'Red 0/0 Blue 4/2']);
    expect(late.present.count).toMatchObject({ seat: 1, earlier: { seat: 0, call: { seat: 1, points: 2 } } });
    expect(refusal(late, 'muggins 1 2')).toEqual({ code: 'ownCount', seat: 1 });
    const again = keyed(missed, 'lay 7C 6');
    expect(ruling(keyed(again, 'muggins 1 2'))[0]).toBe('mugginsWrong');
  });

  // Blue's 4, Red's 5, Blue's 6: fifteen and a run, five, for which Blue has not pegged yet (ACC 10.4.b).
  const waiting = (...texts: string[]): Timeline => called('lay 4H, lay 5S, lay 6D', ...texts);

  test('nothing can be called on a card whose player can still peg it, and no other card is taken for it', () => {
    expect(refusal(waiting(), 'muggins 0 5')).toEqual({ code: 'whichCard', seat: 1, cards: ['4H', '6D'] });
    expect(refusal(waiting(), 'muggins 0 5 card=6')).toEqual({ code: 'claimOpen', seat: 1 });
    expect(refusal(waiting(), 'muggins 0 5 card=6D on=1')).toEqual({ code: 'claimOpen', seat: 1 });
    expect(refusal(waiting(), 'muggins 0 5 card=9')).toEqual({ code: 'claimOpen', seat: 1 });
    expect(ruling(waiting('peg 1 0, muggins 0 5'))).toEqual(['mugginsAwarded', 'Red 5/0 Blue 0/0']);
    expect(ruling(waiting('lay KD, muggins 0 5'))).toEqual(['mugginsAwarded', 'Red 5/0 Blue 0/0']);
    // A wrong call costs the caller where it names the card (ACC 10).
    expect(ruling(waiting('muggins 0 5 card=4'))).toEqual(['mugginsWrong', 'Red 0/0 Blue 5/0']);
  });

  test('a card that was missed can be called by its name while another waits', () => {
    // Blue's 7 made fifteen, for which Blue has pegged nothing; Blue's king waits.
    const table = called('lay 2H, lay 6S, lay 7D, lay 3C, lay KD');
    expect(refusal(table, 'muggins 0 2')).toEqual({ code: 'whichCard', seat: 1, cards: ['7D', 'KD'] });
    expect(ruling(keyed(table, 'muggins 0 2 card=7'))).toEqual(['mugginsAwarded', 'Red 2/0 Blue 0/0']);
    expect(refusal(keyed(table, 'muggins 0 2 card=7'), 'muggins 0 2')).toMatchObject({
      code: 'whichCard',
      cards: ['2H', 'KD'],
    });
  });

  // Blue's 7 made fifteen, for which Blue has pegged nothing, and the king scores nothing: no peg of Blue's has moved (ACC 8.2).
  const king = ['lay 2H', 'lay 6S', 'lay 7D', 'lay 3C', 'lay KD'];
  test.each<[what: string, texts: string, ruled: string, stand: string]>([
    ['the king is forfeited', 'lay AS, muggins 0 2', 'mugginsAwarded', 'Red 2/0 Blue 0/0'],
    ['the king is counted as nothing', 'peg 1 0, muggins 0 2', 'mugginsAwarded', 'Red 2/0 Blue 0/0'],
    ['by its name', 'lay AS, muggins 0 2 card=7', 'mugginsAwarded', 'Red 2/0 Blue 0/0'],
    ['the king by its name', 'lay AS, muggins 0 2 card=K', 'mugginsWrong', 'Red 0/0 Blue 2/0'],
    ['called already', 'lay AS, muggins 0 2, muggins 0 2', 'mugginsWrong', 'Red 2/0 Blue 2/0'],
  ])('a card stays open while its player lays cards that score nothing: %s', (_, texts, code, stand) => {
    const table = called(...king, texts);
    expect(ruling(table)).toEqual([code, stand]);
    expect(keyed(table, 'undo, redo').present).toEqual(table.present);
  });

  test('and is closed by one that is pegged', () => {
    const pegged = called('lay 2H, lay 6S, lay 7D, lay 3C, lay 3D 2, muggins 0 2');
    expect(ruling(pegged)).toEqual(['mugginsWrong', 'Red 0/0 Blue 4/2']);
  });

  // 9 8 8 is a pair, and 25: a ten leads the next count.
  test.each<[what: string, texts: string, stand: string]>([
    ['neither is pegged whole', 'peg 1 1, lay TH, muggins 0 2', 'Red 2/0 Blue 1/0'],
    ['the go is pegged', 'peg 1 1, peg 1 1, muggins 0 1', 'Red 1/0 Blue 2/1'],
    ['the go waits', 'peg 1 1, go, go, muggins 0 1', 'Red 1/0 Blue 1/0'],
    ['the card is pegged', 'peg 1 2, lay TH, muggins 0 1', 'Red 1/0 Blue 2/0'],
  ])('a card and its go are one count: %s', (_, texts, stand) => {
    const table = called('lay 9H, lay 8S, lay 8D', texts);
    expect(ruling(table)).toEqual(['mugginsAwarded', stand]);
    expect(keyed(table, 'undo, redo').present).toEqual(table.present);
  });

  test.each<[what: string, texts: string, calls: object[]]>([
    ['before the lead is pegged', 'lay 8H', []],
    ['once it is', 'lay 8H, peg 1 0', [{ seat: 0, on: 1, card: '8H' }]],
    [
      'while a card waits',
      'lay 4H, lay 5S, lay 6D',
      [
        { seat: 0, on: 1, card: '4H' },
        { seat: 1, on: 0, card: '5S' },
      ],
    ],
    ['once one of them is called', 'lay 8H, lay 7S, peg 0 0, muggins 1 2', [{ seat: 0, on: 1, card: '8H' }]],
  ])('is offered exactly where it can be called: %s', (_, texts, calls) => {
    const { present } = called(texts);
    expect(promptOf(present).calls).toEqual(calls);
    expect(promptOf(present).muggins).toEqual([
      ...new Set(calls.map((call) => (call as { seat: number }).seat)),
    ]);
  });

  test('nobody calls it twice, on himself, or before a card', () => {
    const table = called('lay 8H, lay 7S, peg 0 0, muggins 1 1');
    expect(refusal(table, 'muggins 1 1')).toEqual({ code: 'countSettled', seat: 0 });
    expect(refusal(called('lay 8H, peg 1 0'), 'muggins 1 1')).toEqual({ code: 'ownCount', seat: 1 });
    expect(refusal(called('lay 8H, peg 1 0, muggins 0 1'), 'muggins 1 1')).toEqual({
      code: 'mugginsClosed',
    });
  });

  test('a call on an earlier card is kept with that card after undo, redo and replay', () => {
    const table = called('lay 8H, lay 7S, lay 7D 2, muggins 1 2');
    expect(keyed(table, 'undo, redo').present).toEqual(table.present);
  });
});

describe('what a player lays away can be told with the hand', () => {
  const HELD = 'hold 1 5H 5S 5D JC / 2H 8D, hold 0 6H 7H 8H 9S / AC AD';
  const held = (settings = '', keys = HELD) => tableAt(settings, `cut 0, starter 5C, ${keys}`);

  test('with every discard the crib is known when it is counted', () => {
    const shown = keyed(held('mode=challenge'), 'next, peg 1 29, peg 0 10');
    expect(shown.present.cards.crib).toEqual(['AC', 'AD', '2H', '8D']);
    expect(keyed(shown, 'peg 0 9').present.ruling).toMatchObject({ truth: 6, claimed: 9 });
  });

  test('a hand told again takes its discard back, and the next deal has none', () => {
    expect(held('', `${HELD}, hold 0 6H 7H 8H 9S`).present.discards).toEqual({ 1: ['2H', '8D'] });
    expect(keyed(held(), 'next, peg 1 0, peg 0 0, peg 0 0, next').present.discards).toEqual({});
  });

  // A hand of the next deal was refused for a card that lay in the crib of the last one.
  test('cards of the last crib can be held, or laid, from the next deal on', () => {
    const next = keyed(held(), 'next, peg 1 0, peg 0 0, peg 0 0');
    expect(keyed(next, 'hold 0 2H 6H 7H 8H / AC AD').present.discards).toEqual({ 0: ['AC', 'AD'] });
    expect(keyed(next, 'lay 2H').present.round?.laid).toHaveLength(1);
  });

  test('it is as many cards as are laid away, each once in the deal', () => {
    const before = tableAt('', 'cut 0, starter 5C, hold 1 5H 5S 5D JC / 2H 8D');
    expect(refusal(before, 'hold 0 6H 7H 8H 9S / AC')).toEqual({
      code: 'wrongNumberOfCards',
      expected: 2,
      got: 1,
    });
    expect(refusal(before, 'hold 0 6H 7H 8H 9S / AC 8D')).toEqual({ code: 'duplicateCard', card: '8D' });
    expect(refusal(before, 'hold 0 6H 7H 8H 9S / AC 5C')).toEqual({ code: 'duplicateCard', card: '5C' });
    expect(refusal(keyed(before, 'lay JC'), 'lay 2H seat=0')).toEqual({ code: 'duplicateCard', card: '2H' });
    expect(refusal(tableAt('', 'cut 0, next, hold 1 5H 5S 5D JC / 2H 8D'), 'starter 2H').code).toBe(
      'duplicateCard',
    );
    expect(
      act(before, { type: 'hold', seat: 0, cards: ['6H', '7H', '8H', '9S'], discard: ['1X' as 'AC', 'AD'] }),
    ).toMatchObject({ refusal: { code: 'badCard' } });
  });

  test('of five players the dealer lays away none', () => {
    const five = tableAt('six-card-5', 'cut 0');
    expect(keyed(five, 'hold 1 5H 5S 5D JC / 2H').present.discards).toEqual({ 1: ['2H'] });
    expect(refusal(five, 'hold 0 6H 7H 8H 9S / AC')).toEqual({
      code: 'wrongNumberOfCards',
      expected: 0,
      got: 1,
    });
  });
});

test('events that cannot be change nothing', () => {
  const { present } = keyed(dealt(), 'lay 8H');
  for (const event of [
    { type: 'cardLaid', seat: 1, card: '8H' },
    { type: 'goSaid', seat: 1 },
    { type: 'handHeld', seat: 1, cards: ['8H'] },
  ] as const)
    expect(evolve(present, event)).toBe(present);
});
