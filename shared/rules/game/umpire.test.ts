// Calls of offences: what is refused and why; false claims of game by the cards.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findOffence } from '../rulings/offences.ts';
import { OFFENCE_CODES } from '../terms/codes.ts';
import { anyGame } from '../testing/random.ts';
import { playRandom } from '../testing/soundness.ts';
import { begin, keyed, pegs, refusal, rulesOf, tableAt } from '../testing/table.ts';
import { act, EMPTY, type Timeline } from './timeline.ts';
import { offencesNow } from './umpire.ts';

const ACC = 'overcount=toOpponent undercount=stands falseClaim=fifteenBack renege=perCard';

/** Red deals; Blue has counted so much, from 40. */
const counted = (points: number, settings = ACC): Timeline =>
  tableAt(settings, `walk 0 50, walk 1 40, at show, peg 1 ${points}`);
const playing = (): Timeline => tableAt(ACC, 'walk 1 40, at play');
const PLAY = 'walk 1 40, at play';
const closed = (offence: string, phase: string): object => ({ code: 'offenceClosed', offence, phase });

const figure = (name: string, value: number, least: number, most: number): object => ({
  code: 'badFigure',
  figure: name,
  value,
  least,
  most,
});
const impossible = (points: number, crib: boolean): object => ({ code: 'impossibleCount', points, crib });

describe('a call that is refused', () => {
  const SHOW = 'walk 0 50, walk 1 40, at show';
  const COUNTED = `${SHOW}, peg 1 8`;

  test.each<[what: string, settings: string, keys: string, call: string, refused: object]>([
    ['no such offence', ACC, PLAY, 'whist 1', { code: 'badOffence', known: OFFENCE_CODES }],
    ['an empty seat', ACC, PLAY, 'renege 2', { code: 'badSeat', seat: 2, seats: 2 }],
    ['an empty seat is paid', ACC, PLAY, 'renege 1 to=7', { code: 'badSeat', seat: 7, seats: 2 }],
    ['oneself is paid', ACC, PLAY, 'renege 1 to=1', { code: 'ownSide', seat: 1 }],
    ['no time limit', ACC, PLAY, 'timeOut 1 points=4', { code: 'offenceOff', offence: 'timeOut' }],
    ['no heels', 'heels=0', 'at play', 'heelsLate 0', { code: 'offenceOff' }],
    ['the pone misdeals', ACC, PLAY, 'misdeal 1', { code: 'offenceSeat', seat: 1, who: 'dealer' }],
    ['the dealer cuts', '', 'at starter', 'cutSeen 0', { code: 'offenceSeat', who: 'pone' }],
    ['before any count', 'timeLimit=30', 'at starter', 'timeOut 1', { code: 'offenceSeat', who: 'counter' }],
    ['the other counts', 'timeLimit=30', COUNTED, 'timeOut 1 points=4', { code: 'offenceSeat' }],
    ['a count out of turn', ACC, COUNTED, 'countedFirst 1 points=8', { code: 'offenceSeat' }],
    ['conceded', '', 'walk 0 12, concede 1', 'falseGame 0 points=0', { code: 'gameOver' }],
    ['disputed', 'mode=challenge', `${COUNTED}, dispute`, 'overpegged 1 points=2', { code: 'disputeOpen' }],
    // Figures.
    ['no figure', ACC, COUNTED, 'overpegged 1', { code: 'figureMissing', figure: 'points' }],
    ['nothing', ACC, COUNTED, 'overpegged 1 points=0', figure('points', 0, 1, 99)],
    ['a negative figure', ACC, COUNTED, 'overpegged 1 points=-4', figure('points', -4, 1, 99)],
    ['a huge figure', ACC, COUNTED, 'overpegged 1 points=1e9', figure('points', 1e9, 1, 99)],
    ['no whole number', ACC, COUNTED, 'overpegged 1 points=1.5', figure('points', 1.5, 1, 99)],
    ['no number', ACC, COUNTED, 'overpegged 1 points=x', figure('points', Number.NaN, 1, 99)],
    ['more than was pegged', ACC, COUNTED, 'overpegged 1 points=9', figure('points', 9, 1, 8)],
    ['too many cards', ACC, PLAY, 'renege 1 cards=7', figure('cards', 7, 1, 6)],
    ['no cards', ACC, PLAY, 'renege 1 cards=0', figure('cards', 0, 1, 6)],
    ['a game that was won', ACC, 'walk 1 100, at play', 'falseGame 1 points=29', figure('points', 29, 0, 20)],
    ['too few to go out', ACC, PLAY, 'notPeggedOut 1 points=80', figure('points', 80, 81, 99)],
    ['other points', ACC, `${PLAY}, peg 1 2`, 'pastThirtyOne 1 points=3', figure('points', 3, 2, 2)],
    ['a hand of 19', ACC, `${SHOW}, peg 1 20`, 'overpegged 1 points=1', impossible(19, false)],
    ['a hand of 25', ACC, `${SHOW}, peg 1 20`, 'underpegged 1 points=5', impossible(25, false)],
    ['a crib of 19', ACC, `${COUNTED}, peg 0 4, peg 0 20`, 'overpegged 0 points=1', impossible(19, true)],
    ['a timed hand of 19', 'timeLimit=30', 'at show', 'timeOut 1 points=19', impossible(19, false)],
    ['10 in play', ACC, `${PLAY}, peg 1 12`, 'overpegged 1 points=2', { code: 'impossiblePlay', points: 10 }],
    [
      '19 in plain pegging',
      '',
      'peg 0 20',
      'overpegged 0 points=1',
      { code: 'impossiblePoints', points: 19 },
    ],
  ])('%s', (_, settings, keys, call, refused) => {
    expect(refusal(tableAt(settings, keys), `offence ${call}`)).toMatchObject(refused);
  });

  test('before the first game', () => {
    expect(refusal(EMPTY, 'offence renege 1')).toEqual({ code: 'noGame' });
  });

  test.each<[what: string, settings: string, keys: string, call: string, phase: string]>([
    ['before the deal', '', '', 'renege 1', 'cut'],
    ['the hand is announced (ACC 7.3)', ACC, COUNTED, 'renege 1', 'show'],
    ['the pone has pegged (ACC 9.2)', ACC, COUNTED, 'countedFirst 0', 'show'],
    ['another’s count', ACC, COUNTED, 'overpegged 0 points=2', 'show'],
    ['no count at all', '', 'at play', 'overpegged 0 points=2', 'play'],
    ['the next count is pegged', ACC, `${COUNTED}, peg 0 4`, 'overpegged 1 points=2', 'show'],
    ['the cards are mixed', ACC, `${COUNTED}, peg 0 4, peg 0 4, next`, 'overpegged 0 points=2', 'starter'],
    ['heels are no count', '', 'walk 1 8, at starter, peg 0 2', 'overpegged 0 points=1', 'play'],
    ['the starter was seen', '', 'cut 0, starter 5H', 'heelsLate 0', 'play'],
    ['heels were pegged', 'heelsForfeited=no', 'at starter, peg 0 2', 'heelsLate 0', 'play'],
    ['heels came late', 'heelsForfeited=no', 'at play, offence heelsLate 0', 'heelsLate 0', 'play'],
    ['put right', ACC, `${SHOW}, peg 1 12, offence overpegged 1 points=4`, 'overpegged 1 points=1', 'show'],
    ['not the last card’s points', ACC, `${PLAY}, peg 0 2`, 'pastThirtyOne 1 points=2', 'play'],
    ['the crib after the game', '', 'walk 0 121', 'cribSeen 1', 'over'],
    ['the other side won', '', 'walk 0 121', 'falseGame 1 points=0', 'over'],
  ])('closed: %s', (_, settings, keys, call, phase) => {
    const [offence = ''] = call.split(' ');
    expect(refusal(tableAt(settings, keys), `offence ${call}`)).toEqual(closed(offence, phase));
  });

  test('the points are those of the cards, where these are known', () => {
    const house = 'mode=always muggins=called timeLimit=30';
    const shown = tableAt(house, 'cut 0, starter TC, next, cards 5C 5D 7H 8S');
    const six = keyed(shown, 'peg 1 6');
    expect(refusal(six, 'offence overpegged 1 points=2')).toEqual({ code: 'countChecked', seat: 1 });
    const late = keyed(shown, 'offence timeOut 1 points=0');
    expect(late.present.ruling).toMatchObject({ code: 'timeOut', paid: 4, award: 4, claimed: 8 });
    expect(late.present).toMatchObject({ phase: 'show', hand: 'dealer' });
  });
});

describe('who gets what', () => {
  const three = (): Timeline =>
    begin('seats=3 cards.dealt=5 cards.laidAway=1 cards.packToCrib=1 renege=perCard', ['A', 'B', 'C']);

  test('the next player of another side, or whoever is named', () => {
    expect(keyed(three(), 'peg 0 2, offence renege 1').present.pegs.map(({ front }) => front)).toEqual([
      2, 0, 2,
    ]);
    const named = keyed(three(), 'peg 0 2, offence renege 1 to=0');
    expect(named.present.pegs.map(({ front }) => front)).toEqual([4, 0, 0]);
  });

  test('nobody is named to be paid in the dark: the dealer for the cut, whose peg it was', () => {
    const dealt = keyed(three(), 'at starter, offence cutSeen 1');
    expect(dealt.present.ruling).toMatchObject({ opponent: 0, award: 2 });
    const pegged = keyed(three(), 'at play, peg 2 3, offence wrongPeg 0 points=3 to=1');
    expect(pegged.present.ruling).toMatchObject({ opponent: 2, award: 2 });
  });

  test('a penalty given after a count survives a dispute of that count', () => {
    const table = keyed(
      counted(12, 'mode=challenge'),
      'offence cribSeen 1, starter TC, dispute, cards 5C 5D 7H 8S',
    );
    expect(pegs(table.present)).toBe('Red 52/50 Blue 48/40');
    expect(
      keyed(counted(12, 'mode=challenge muggins=called'), 'offence cribSeen 1, muggins 0 2').present.ruling,
    ).toMatchObject({
      award: 2,
    });
  });

  test('a count that a penalty has moved is closed', () => {
    const table = keyed(counted(12, 'mode=challenge'), 'offence cribSeen 0');
    expect(refusal(table, 'dispute').code).toBe('nothingToDispute');
  });

  test('whoever is out for another reason stays out for that reason', () => {
    const mugged = tableAt('muggins=called', 'walk 0 119, walk 1 40, peg 1 6, muggins 0 2');
    expect(mugged.present.results).toMatchObject([{ winner: 0, ending: 'muggins' }]);
    const less = keyed(mugged, 'offence overpegged 1 points=2');
    expect(less.present).toMatchObject({
      phase: 'over',
      results: [{ winner: 0, ending: 'muggins', scores: [121, 44] }],
    });
    const won = tableAt(ACC, 'walk 0 118, walk 1 112, peg 1 12, offence falseGame 1 points=4');
    expect(won.present.results).toMatchObject([{ winner: 0, ending: 'ruling', scores: [121, 101] }]);
  });
});

describe('a false claim of game by the cards (ACC 8.4.a-b)', () => {
  const near = (settings: string): Timeline => {
    const walked = tableAt(`mode=challenge ${settings}`, 'walk 0 50, walk 1 110');
    return keyed(walked, 'cut 0, starter TC, next, peg 1 12, dispute, cards 5C 5D 7H 8S');
  };

  test.each([
    [ACC, 'falseGameBack', 'Red 53/50 Blue 103/102', 'show'],
    ['falseClaim=losesGame', 'falseGameLost', 'Red 121/50 Blue 118/110', 'over'],
    ['overcount=toOpponent', 'overcountToOpponent', 'Red 53/50 Blue 118/110', 'show'],
  ])('disputed, %s: %s', (settings, code, position, phase) => {
    const { ruling, ...after } = near(settings).present;
    expect([ruling?.code, pegs({ ...after, ruling }), after.phase]).toEqual([code, position, phase]);
  });

  test('every hand checked: overclaim, then fifteen back', () => {
    const house = `mode=always ${ACC} target=31`;
    const shown = (...played: string[]): Timeline =>
      keyed(begin(house), 'cut 0, starter TC', ...played, 'cards 5C 7D 9H KS');
    const claimed = keyed(shown('peg 1 12, peg 1 12'), 'peg 1 8');
    expect(claimed.present.ruling).toMatchObject({ claimed: 8, truth: 4, paid: 4, award: 3, back: 15 });
    expect(claimed.present.ruling?.moves).toEqual([
      { side: 0, points: 3, pegs: { front: 3, rear: 0 } },
      { side: 1, points: -15, pegs: { front: 13, rear: 12 } },
    ]);
    expect(pegs(claimed.present)).toBe('Red 3/0 Blue 13/12');
    const enough = keyed(shown('peg 1 12, peg 1 15'), 'peg 1 8');
    expect(enough.present.ruling).toMatchObject({ code: 'overcountToOpponent', paid: 4, award: 0 });
    expect(enough.present.results).toMatchObject([{ winner: 1, ending: 'show' }]);
  });

  test('every hand checked: nowhere to go back to', () => {
    const start = tableAt(`mode=always ${ACC} target=31`, 'cut 0, starter 5S');
    const claimed = keyed(start, 'peg 1 12, cards 2C 2D 3H 3S, peg 1 20');
    expect(claimed.present.ruling?.moves.at(-1)).toMatchObject({ side: 1 });
    const none = tableAt(`mode=always ${ACC} target=31 falseClaimBack=0`, 'cut 0, starter 5S');
    const kept = keyed(none, 'peg 1 12, cards 2C 2D 3H 3S, peg 1 20').present.ruling;
    expect(kept).toMatchObject({ code: 'falseGameBack' });
    expect(kept?.back).toBeUndefined();
  });
});

test('what is not open is refused, whoever is named', () => {
  fc.assert(
    fc.property(anyGame, fc.nat(24), (game, points) => {
      const { timeline: table } = playRandom(game);
      const open = offencesNow(table.present);
      for (const offence of OFFENCE_CODES) {
        for (const seat of table.present.players.keys()) {
          if (open.some((each) => each.offence === offence && each.seats.includes(seat))) continue;
          expect(act(table, { type: 'offence', offence, seat, points }).ok).toBe(false);
        }
      }
    }),
    { numRuns: 30 },
  );
});

test('nothing can be called while a count is disputed, or once a game is conceded', () => {
  expect(offencesNow(keyed(counted(8, 'mode=challenge'), 'dispute').present)).toEqual([]);
  expect(offencesNow(tableAt('', 'peg 0 4, concede 1').present)).toEqual([]);
  expect(offencesNow(EMPTY.present)).toEqual([]);
  expect(findOffence('renege')?.settings).toContain('renegePoints');
  expect(rulesOf('cribCards=0').penalties).toEqual({ cribCards: 0 });
});

describe('the crib on the wrong side, found after each player has played (ACC 5.1.d)', () => {
  test.each<[string, string, string, readonly (number | undefined)[]]>([
    ['in the play', 'at play, peg 1 2', '', [1, 0]],
    ['before the first hand is shown', 'at show', 'pone', [1, 0]],
    ['at the crib', 'at show, peg 1 4, peg 0 4', 'crib', [1, 0]],
  ])('%s', (_, keys, hand, [dealer, next]) => {
    const passed = keyed(begin(ACC), keys, 'offence cribWrongSideLate 1');
    expect([passed.present.dealer, passed.present.hand ?? '']).toEqual([dealer, hand]);
    // The one who is the pone now deals next.
    const ahead = ['next', 'next', 'next', 'next'].slice(hand === 'crib' ? 3 : hand === 'pone' ? 1 : 0);
    const on = keyed(passed, ...ahead);
    expect([on.present.phase, on.present.dealer]).toEqual(['deal', next]);
    expect(keyed(passed, 'undo').present.dealer).toBe(0);
  });

  test('with known cards the hands keep their players', () => {
    const cards = ['lay TC', 'lay TD', 'lay 9C', 'go', 'go', 'lay 9D', 'lay 8C', 'lay 8D', 'peg 0 2'];
    const table = keyed(begin('mode=challenge'), 'cut 0, starter 2S', ...cards);
    expect(
      refusal(tableAt('mode=challenge', 'cut 0, starter 2S, lay TC'), 'offence cribWrongSideLate 1'),
    ).toMatchObject(closed('cribWrongSideLate', 'play'));
    const passed = keyed(table, 'offence cribWrongSideLate 1');
    expect(passed.present).toMatchObject({ dealer: 1, dealerLaid: true });
  });

  test('not where the crib was bought, not on the dealer’s own side', () => {
    const bought = tableAt('cribOwner=bidder', 'walk 1 9, at starter, peg 1 1, next, next, peg 1 2');
    expect(refusal(bought, 'offence cribWrongSideLate 1').code).toBe('offenceClosed');
    expect(refusal(keyed(playing(), 'peg 1 2'), 'offence cribWrongSideLate 0')).toMatchObject({
      code: 'offenceSeat',
      who: 'nondealer',
    });
  });
});

describe('the dealer led (ACC 7.1.b)', () => {
  const led = (...cards: readonly string[]): Timeline =>
    keyed(begin('mode=challenge'), 'cut 0, starter 2S', ...cards);

  test('the cards are back in the hands, and the pone leads', () => {
    const held = led('hold 1 5C 6C 7C 8C, lay 5C, lay TD, peg 0 2');
    const again = keyed(held, 'offence ledOutOfTurn 0').present;
    expect(pegs(again)).toBe('Red 0/0 Blue 0/0');
    expect(again.round).toMatchObject({ turn: 1, laid: [], hands: [undefined, ['6C', '7C', '8C', '5C']] });
    expect([again.claim, again.count, again.dealerLaid]).toEqual([undefined, undefined, false]);
  });

  test('once each has played a card more, the order of play stands', () => {
    expect(refusal(led('lay 5C, lay 6D, lay 7C'), 'offence ledOutOfTurn 0')).toMatchObject(
      closed('ledOutOfTurn', 'play'),
    );
  });
});
