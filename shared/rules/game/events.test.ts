// What a command writes to the journal, event by event, and what each leaves open for the next.
import { describe, expect, test } from 'vitest';
import { begin, command, keyed, refusal, tableAt } from '../testing/table.ts';
import type { Event } from './event.ts';
import { promptOf } from './prompt.ts';
import { act, type Timeline } from './timeline.ts';

/** The events of a command, which may not be refused. */
function events(table: Timeline, text: string): readonly Event[] {
  const action = act(table, command(text));
  if (!action.ok) throw new Error(JSON.stringify(action.refusal));
  return action.value.events;
}

/** A whole deal of Red without points, to the next one, which Blue deals. */
const nextDeal = (settings = '', ...first: readonly string[]): Timeline =>
  keyed(begin(settings), 'cut 0', ...first, 'next, next, next, next, next, next');

describe('no more is written than has happened', () => {
  test.each<[what: string, settings: string, keys: string, text: string, types: string]>([
    ['the cut', '', '', 'cut 0', 'dealerSet phaseEntered'],
    ['the cut, three for last', 'pub-six-card', '', 'cut 0', 'dealerSet phaseEntered pegged'],
    ['points in plain pegging, the first', '', '', 'peg 0 4', 'phaseEntered pegged'],
    ['points in plain pegging', '', 'peg 0 4', 'peg 0 4', 'pegged'],
    ['a card in play', '', 'at play', 'lay 5H', 'cardLaid'],
    ['another', '', 'at play, lay 5H', 'lay 6H', 'cardLaid'],
    ['a card from the deal on', '', 'cut 0', 'lay 5H', 'phaseEntered phaseEntered cardLaid'],
    ['a starter', '', 'at starter', 'starter 5H', 'starterTurned phaseEntered'],
    ['a jack', '', 'at starter', 'starter JH', 'starterTurned pegged phaseEntered'],
    ['a jack where there are no heels', 'heels=0', 'at starter', 'starter JH', 'starterTurned phaseEntered'],
  ])('%s', (_, settings, keys, text, types) => {
    expect(events(tableAt(settings, keys), text).map(({ type }) => type)).toEqual(types.split(' '));
  });

  test.each<[settings: string, keys: string, text: string, reason: string]>([
    ['', '', 'cut 1', 'cut'],
    ['', 'at show, next, next', 'next', 'turn'],
    ['', 'walk 0 119, at play, peg 0 2', 'new', 'lastGame'],
  ])('%s %s, %s: who deals, because of %s', (settings, keys, text, reason) => {
    const found = events(tableAt(settings, keys), text).filter(({ type }) => type === 'dealerSet');
    expect(found).toMatchObject([{ reason }]);
  });

  test('on trust nobody says a word about a card that scored and was not claimed', () => {
    const table = tableAt('', 'at play, lay 8H, lay 7S, lay 7D');
    expect(table.present.count).toBeUndefined();
  });

  test('where muggins is called, a card without a claim has claimed nothing, whatever it scores', () => {
    const table = tableAt('muggins=called', 'at play, lay 8H, lay KD');
    expect(table.present.count).toMatchObject({ seat: 1, claimed: 0, laid: { card: '8H' } });
  });
});

describe('what is left open', () => {
  test.each<[what: string, settings: string, keys: string, count: object]>([
    ['three for last is no count', 'pub-six-card', 'cut 0', { seat: 1, claimed: 3, open: false }],
    ['heels are none', '', 'at starter, starter JH', { seat: 0, claimed: 2, open: false }],
    ['nor are heels that are keyed', '', 'at starter, peg 0 2', { open: false }],
    ['three at the starter are a card', '', 'at starter, peg 0 3', { seat: 0, claimed: 3, open: true }],
    ['and two for the pone', '', 'at starter, peg 1 2', { seat: 1, claimed: 2, open: true }],
    ['a dead hand', 'renege=deadHand', 'at play, offence renege 1, next', { hand: 'pone', open: false }],
    ['a claim for a card', '', 'at play, lay 8H, lay 7S 2', { claimed: 2, open: true, laid: { card: '7S' } }],
  ])('%s', (_, settings, keys, count) => {
    expect(tableAt(settings, keys).present.count).toMatchObject(count);
  });

  test('muggins until the cards are mixed is about hands: points in play are not among them', () => {
    const mixed = begin('muggins=called mugginsCloses=mixed');
    const counted = keyed(mixed, 'at play, peg 0 3, next, peg 1 8');
    expect(counted.present.count?.earlier).toBeUndefined();
  });

  test('the first points or cards of a deal mix the cards of the last', () => {
    const table = (): Timeline => nextDeal('mode=challenge', 'starter 5H');
    for (const text of ['peg 0 3', 'lay 6H', 'starter 9C']) {
      const { starter, count } = keyed(table(), text).present;
      expect([text, starter, count?.hand]).toEqual([
        text,
        text === 'starter 9C' ? '9C' : undefined,
        text === 'peg 0 3' ? undefined : 'crib',
      ]);
      expect(count?.open).toBe(text === 'peg 0 3');
    }
  });

  test('a claim that was made is not opened by a go that does not end the count', () => {
    const table = tableAt('', 'at play, lay KH, lay 6C, lay KS 0, go');
    expect([table.present.round?.turn, table.present.claim]).toEqual([1, undefined]);
  });
});

describe('what is asked for', () => {
  const laid = (settings = ''): Timeline => tableAt(settings, 'at play, lay 8H, lay 7S');

  test('the play is shown while it goes on', () => {
    expect(promptOf(laid().present).play).toMatchObject({
      count: 15,
      laid: [
        { seat: 1, card: '8H' },
        { seat: 0, card: '7S', count: 15 },
      ],
    });
    expect(promptOf(keyed(laid(), 'next').present).play).toBeUndefined();
    expect(promptOf(keyed(laid(), 'unseen').present).play).toBeUndefined();
    expect(promptOf(begin().present).play).toBeUndefined();
  });

  test('nobody calls muggins in a dispute, after the game, or before it', () => {
    const table = tableAt('mode=challenge muggins=called', 'at show, peg 1 8');
    expect(promptOf(table.present).muggins).toEqual([0]);
    expect(promptOf(keyed(table, 'dispute').present).muggins).toEqual([]);
    const won = tableAt('muggins=called', 'walk 0 121');
    expect(promptOf(won.present).muggins).toEqual([]);
    expect(promptOf({ ...won.present, phase: 'none' }).muggins).toEqual([]);
  });

  test('the crib of a dealer whose hand is dead', () => {
    const table = tableAt('mode=always renege=deadHand', 'cut 0, starter TD, offence renege 0, next');
    expect(promptOf(table.present)).toMatchObject({ hand: 'pone', expects: 'cards' });
    const counted = keyed(table, 'cards 2C 4C 6C 8C, peg 1 4');
    expect(promptOf(counted.present)).toMatchObject({ hand: 'crib', expects: 'cards' });
    expect(keyed(counted, 'cards 2S 4S 6S 8H').present.cards.crib).toHaveLength(4);
  });
});

describe('refused, and no more said than the command', () => {
  const show = (): Timeline => tableAt('', 'at show');
  test.each<[table: () => Timeline, text: string, refused: object]>([
    [show, 'go', { code: 'notNow', command: 'go', phase: 'show' }],
    [show, 'hold 1 5H 5S 5D JC', { code: 'notNow', command: 'hold', phase: 'show' }],
    [
      () => tableAt('cards.dealt=5 playEnds=firstStop', 'at play, lay KH, lay QC, lay JS, lay AD'),
      'go',
      { code: 'playOver' },
    ],
  ])('%#: %s', (table, text, refused) => {
    expect(refusal(table(), text)).toEqual(refused);
  });

  test('the suit of a crib is asked for only where it can make five', () => {
    const table = tableAt('mode=always', 'cut 0, starter TD, next');
    expect(refusal(table, 'cards 2C 4C 6C 8')).toMatchObject({ code: 'suitWanted', index: 3 });
    const crib = keyed(table, 'cards 2C 4C 6C 8C, peg 1 4, cards 3H 5H 7D KS, peg 0 6');
    expect(crib.present.hand).toBe('crib');
    expect(keyed(crib, 'cards 2S 4S 6S 8').present.cards.crib).toEqual(['2S', '4S', '6S', '8']);
  });
});
