import { describe, expect, test } from 'vitest';
import { opens, partnerId } from '../../../shared/partner/index.ts';
import { KINDS } from '../../../shared/partner/testing/every.ts';
import { randomOf } from '../../../shared/partner/testing/match.ts';
import {
  applySettings,
  type Card,
  type Command,
  DECK,
  type RuleSet,
  SIX_CARD,
  total,
} from '../../../shared/rules/index.ts';
import type { Seat } from '../../../shared/rules/terms/index.ts';
import type { TableEvent } from '../../../shared/story/roster.ts';
import { silentLog } from '../../system/log.ts';
import { Rig } from '../testing/rig.ts';
import { Company } from './company.ts';
import { Dealer } from './dealer.ts';

const LONG = 60_000;

/** A table at which Muggins has these seats; the others are people's. */
class Practice {
  readonly rig: Rig;
  readonly dealer: Dealer;
  readonly company: Company;
  readonly faults: string[] = [];

  constructor({
    rules = SIX_CARD,
    muggins = [1],
    level = 'club',
    pack = 'pages',
    lanes = 3,
    file = undefined,
  }: Partial<{
    rules: RuleSet;
    muggins: readonly Seat[];
    level: 'gentle' | 'club' | 'strong';
    pack: 'pages' | 'reader';
    lanes: 2 | 3 | 4 | 5 | 6;
    file: string;
  }> = {}) {
    this.rig = new Rig({ lanes, rules: undefined });
    const { table, clock } = this.rig;
    this.dealer = new Dealer({ table, file });
    this.dealer.choose(pack);
    const log = { ...silentLog, error: (fields: object) => void this.faults.push(JSON.stringify(fields)) };
    const random = randomOf(7);
    this.company = new Company({ table, dealer: this.dealer, clock, log, random, pace: () => 'usual' });
    this.company.start();
    const seats = rules.sides.map((_, seat) => seat);
    const isMuggins = (seat: Seat): boolean => muggins.includes(seat);
    const begun = table.command({
      type: 'newGame',
      rules,
      players: seats.map((seat) => (isMuggins(seat) ? `Muggins ${seat}` : `Person ${seat}`)),
      playerIds: seats.map((seat) => (isMuggins(seat) ? partnerId(level, seat + 1) : `p${seat}`)),
    });
    if (!begun.ok) throw new Error(begun.refusal.code);
  }

  get state() {
    return this.rig.table.state;
  }

  /** Until nothing happens any more; `person` acts where it is for people to. */
  run(person: () => boolean = () => false): void {
    for (let step = 0; step < 3_000 && this.state.phase !== 'over'; step++) {
      const before = this.rig.table.view.move;
      this.rig.clock.turn(LONG);
      if (this.faults.length > 0) throw new Error(this.faults.join());
      if (this.rig.table.view.move === before && !this.dealerMoved() && !person()) return;
    }
  }

  #thrown = '';

  /** Whether somebody has laid away since this was asked: it is no move of the table. */
  dealerMoved(): boolean {
    const now = `${this.state.deal} ${this.state.players.map((_, seat) => this.dealer.hasThrown(seat)).join()}`;
    const moved = now !== this.#thrown;
    this.#thrown = now;
    return moved;
  }
}

const everybody = (rules: RuleSet): readonly Seat[] => rules.sides.map((_, seat) => seat);

describe('games to their end, all seats Muggins', () => {
  const lanesOf = (rules: RuleSet) => Math.max(3, new Set(rules.sides).size) as 3 | 4 | 5 | 6;

  test.each(KINDS.map((rules, at) => [rules.name, rules, at] as const))('%s', (_, rules, at) => {
    const called = applySettings(rules, { muggins: 'called' });
    const house = at % 2 === 0 || rules.seats > 4 || !called.ok ? rules : called.value;
    const level = at % 3 === 0 ? 'gentle' : 'club';
    // A few deals show what there is to see.
    const short =
      house.targets.length > 0 || house.lowball
        ? house
        : { ...house, target: Math.min(house.target, 31), skunks: [] };
    const table = new Practice({ rules: short, muggins: everybody(rules), level, lanes: lanesOf(rules) });
    table.run();
    expect(table.state.phase).toBe('over');
  });

  test.each(['trust', 'challenge', 'always'] as const)('claims: %s', (claims) => {
    const rules = { ...SIX_CARD, claims, target: 31, skunks: [] };
    const table = new Practice({ rules, muggins: [0, 1], level: 'strong' });
    table.run();
    expect(table.state.phase).toBe('over');
  });
});

/** A person at a seat who throws the first cards, lays the first card that fits, and claims what the table says. */
function personAt(table: Practice, seat: Seat): () => boolean {
  const { dealer, rig } = table;
  const say = (command: Command): boolean =>
    rig.table.command(command, { id: `claim-${rig.table.view.move}-0000000`, seat }).ok;
  return () => {
    const { state } = table;
    const { dealt, held } = dealer.view(seat);
    if (dealer.cuts === 'deal' || dealer.cuts === seat) return dealer.cut(5).ok;
    if (dealer.throwsOf(seat) > 0)
      return dealer.throw(seat, state.deal, dealt.slice(0, dealer.throwsOf(seat))) === undefined;
    if (state.phase === 'play' && state.claim?.seat === seat && total(state.claim.items) > 0)
      return say({ type: 'peg', seat, points: total(state.claim.items) });
    if (state.phase === 'play')
      return (
        held.some((card) => say({ type: 'lay', seat, card })) ||
        say({ type: 'go', seat }) ||
        say({ type: 'next' })
      );
    return say({ type: 'peg', seat, points: 0 }) || say({ type: 'next' });
  };
}

describe('a person and Muggins', () => {
  test('play a game to its end, and its packs fit their seals', () => {
    const table = new Practice();
    table.run(personAt(table, 0));
    expect(table.state.phase).toBe('over');
    const kept = table.rig.journal.kept as readonly TableEvent[];
    const sealed = kept.flatMap((event) => (event.type === 'packSealed' ? [event] : []));
    const opened = kept.flatMap((event) => (event.type === 'packOpened' ? [event] : []));
    expect(opened.length).toBe(table.state.deal);
    expect(sealed.map(({ deal }) => deal)).toEqual(opened.map(({ deal }) => deal));
    expect(opened.every((pack, at) => opens(pack, sealed[at]?.seal ?? ''))).toBe(true);
  });

  /** Deals until the person holds cards for the play. */
  function inPlay(): Practice {
    const table = new Practice();
    const person = personAt(table, 0);
    table.run(() => table.state.phase !== 'play' && person());
    expect(table.state.phase).toBe('play');
    return table;
  }

  test('nobody lays what they do not hold, says go with a card that fits, or enters a card', () => {
    const { rig, dealer } = inPlay();
    const led = rig.table.view.play?.count ?? 0;
    expect(rig.table.view.rows[2]).toBe(led === 0 ? 'Person 0 leads' : `${led}, Person 0 plays`);
    const { held } = dealer.view(0);
    const [other] = dealer.view(1).held;
    const refused = (command: Command): string | undefined => {
      const done = rig.table.command(command);
      return done.ok ? undefined : done.refusal.code;
    };
    expect(refused({ type: 'lay', seat: 0, card: other as Card })).toBe('notHeld');
    expect(refused({ type: 'go', seat: 0 })).toBe('mustPlay');
    for (const command of [
      { type: 'starter', card: '5H' },
      { type: 'hold', seat: 0, cards: held },
      { type: 'unseen' },
      { type: 'free' },
      { type: 'next' },
    ] as const)
      expect(refused(command)).toBe('notNow');
    expect(refused({ type: 'lay', seat: 0, card: held[0] as Card })).toBeUndefined();
  });

  test('cards are laid away once more until the pack is cut, and only those that were dealt', () => {
    const table = new Practice();
    const { dealer } = table;
    table.run(() => dealer.cuts === 'deal' && dealer.cut(0).ok);
    const { dealt } = dealer.view(0);
    const [a, b, c, d] = dealt as readonly [Card, Card, Card, Card];
    const strange = DECK.find((card) => !dealt.includes(card)) as Card;
    expect(dealer.throw(0, 1, [a, strange])).toEqual({ code: 'notHeld', seat: 0, card: strange });
    expect(dealer.throw(0, 1, [a])).toMatchObject({ code: 'wrongNumberOfCards' });
    expect(dealer.throw(0, 2, [a, b])).toMatchObject({ code: 'notNow' });
    expect(dealer.throw(0, 1, [a, b])).toBeUndefined();
    expect(dealer.throw(0, 1, [c, d])).toBeUndefined();
    expect(dealer.view(0).held).toEqual(dealt.filter((card) => card !== c && card !== d));
    table.run(() => dealer.cuts === 0 && dealer.cut(3).ok);
    expect(dealer.throw(0, 1, [a, b])).toMatchObject({ code: 'notNow' });
  });

  test('a starter that is taken back is cut once more, by the pone', () => {
    for (const [pone, cards] of [
      [0, ['KH', '2D']],
      [1, ['2D', 'KH']],
    ] as const) {
      const table = new Practice();
      const { rig, dealer, company } = table;
      dealer.enter({ type: 'cutCards', cards });
      dealer.throw(0, 1, dealer.view(0).dealt.slice(0, 2) as readonly Card[]);
      table.run(() => pone === 0 && dealer.cuts === 0 && dealer.cut(3).ok);
      while (table.state.phase !== 'deal') rig.table.command({ type: 'undo' });
      expect([dealer.cuts, company.view?.task?.code]).toEqual([pone, 'cutsPack']);
      table.run(() => pone === 0 && dealer.cuts === 0 && dealer.cut(4).ok);
      expect(table.state.phase).toBe('play');
    }
  });

  test('undo and redo find the same cards, and a deal is played again with them', () => {
    const table = inPlay();
    const { rig, dealer } = table;
    const before = dealer.view(0).held;
    expect(rig.table.command({ type: 'lay', seat: 0, card: before[0] as Card }).ok).toBe(true);
    expect(dealer.view(0).held).toEqual(before.slice(1));
    rig.table.command({ type: 'undo' });
    expect(dealer.view(0).held).toEqual(before);
    const muggins = dealer.view(1).held;
    expect(dealer.replay(1).ok).toBe(true);
    expect(table.state.phase).toBe('deal');
    expect([dealer.hasThrown(0), dealer.hasThrown(1)]).toEqual([false, true]);
    expect(dealer.view(1).held.length).toBe(4);
    expect([...dealer.view(0).dealt]).toEqual(expect.arrayContaining([...before]));
    expect(dealer.view(1).held).toEqual(expect.arrayContaining([...muggins]));
  });

  test('a pause, and a move that was taken back, give time', () => {
    const { rig, state } = inPlay();
    const mover = state.round?.turn ?? 0;
    rig.table.pause(true);
    const { move } = rig.table.view;
    rig.clock.turn(LONG);
    expect(rig.table.view.move).toBe(move);
    rig.table.pause(false);
    expect(mover).toBe(0);
  });
});

/** Assumes that a card in the file of a journal is written as in every message: rank, then suit, in quotation marks. */
test('before the show no hidden card is in the journal or in what the table shows', () => {
  const table = new Practice({
    rules: { ...SIX_CARD, claims: 'always', muggins: 'called' },
    level: 'gentle',
  });
  const { rig, dealer } = table;
  const person = personAt(table, 0);
  let walked = 0;
  table.run(() => {
    const { phase, deal } = table.state;
    if (phase === 'deal' || phase === 'starter' || phase === 'play') {
      const laid = table.state.round?.laid.map(({ card }) => `${card}`) ?? [];
      const hidden = [0, 1].flatMap((seat) => [
        ...dealer.view(seat).dealt,
        ...dealer.view(seat).held,
        ...dealer.thrownBy(seat),
      ]);
      const kept = rig.journal.kept as readonly TableEvent[];
      const ofDeal = kept.slice(kept.findLastIndex(({ type }) => type === 'packSealed'));
      const turned = ofDeal.findIndex(({ type }) => type === 'starterTurned');
      // Until the starter is turned, rulings are about the deal before, whose cards lie open.
      const told = ofDeal.filter(
        ({ type }, at) =>
          type !== 'packOpened' && type !== 'handDealt' && (type !== 'ruled' || (turned >= 0 && at > turned)),
      );
      const { view } = rig.table;
      const shown = phase === 'deal' ? [] : [view.cards, view.play, view.rows, view.entry];
      const text = JSON.stringify([told, shown]);
      for (const card of hidden)
        if (!laid.includes(card)) expect([deal, text.includes(`"${card}"`)]).toEqual([deal, false]);
      walked++;
    }
    return person();
  });
  expect(walked).toBeGreaterThan(20);
});

test('who lays away is told, people first; then who cuts', () => {
  const { rig, dealer, company } = new Practice();
  const task = () => company.view?.task;
  expect(task()).toEqual({ code: 'cutForDeal', details: {} });
  dealer.cut(0);
  expect(task()).toEqual({ code: 'laysAway', details: { name: 'Person 0' } });
  const { dealt } = dealer.view(0);
  dealer.throw(0, 1, (dealt as readonly Card[]).slice(0, 2));
  expect(task()).toEqual({ code: 'laysAway', details: { name: 'Muggins 1' } });
  rig.clock.turn(LONG);
  const { players, dealer: deals } = rig.table.state;
  expect(task()).toEqual({ code: 'cutsPack', details: { name: players[1 - (deals ?? 0)] } });
});

describe('a reader', () => {
  test('Muggins plays real cards that go over its reader face down', () => {
    const table = new Practice({ pack: 'reader', rules: { ...SIX_CARD, claims: 'always' } });
    const { rig, dealer, company } = table;
    rig.table.command({ type: 'cut', dealer: 0 });
    const task = () => company.view?.task;
    expect(task()).toEqual({ code: 'readCards', details: { name: 'Muggins 1', cards: 6 } });
    const dealt = ['5H', '5C', 'JD', 'QD', '2S', '9C'] as const;
    for (const card of dealt) rig.table.card(card, 1);
    // The same card once more, as where it lies on the reader for long, and one too many.
    for (const card of ['9C', '8C'] as const) rig.table.card(card, 1);
    expect(rig.table.view.entry.kind).not.toBe('cards');
    rig.clock.turn(LONG);
    expect(dealer.thrownBy(1)).toEqual(['2S', '9C']);
    expect(task()).toEqual({ code: 'cribCards', details: { name: 'Muggins 1', places: [5, 6] } });
    expect(rig.rows.join()).toContain('5');
    rig.table.card('KH', 'starter');
    rig.clock.turn(LONG);
    const top = table.state.round?.laid.at(-1);
    expect(top?.seat).toBe(1);
    const places = [dealt.indexOf(top?.card as '5H') + 1];
    expect(task()).toEqual({ code: 'turnsCard', details: { name: 'Muggins 1', places } });
    expect(JSON.stringify(rig.journal.kept)).not.toContain('"2S"');
  });
});
