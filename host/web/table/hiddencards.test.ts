// The hidden-card walk: a server with its files on a disk, two people and Muggins. At every step it reads everything that anybody can
// read, and looks for each card that does not lie open.
//
// What it assumes: a page gets its cards only by a request, by the live line, or by what is posted to it, as the files of the pages
// themselves are the same at every table. A card is written as in CARDS or WORDS below. Cards of a deal that is over lie open, so an object
// that names an earlier deal is left out; elsewhere a card that was dealt in an earlier deal proves nothing. In the first deal no card was.
import { afterEach, describe, expect, test, vi } from 'vitest';
import { cardsToCut, opens, partnerId } from '../../../shared/partner/index.ts';
import { roundOf } from '../../../shared/rules/game/index.ts';
import { type Card, total } from '../../../shared/rules/index.ts';
import { cardsIn } from '../testing/cardtext.ts';
import { type Beginning, DealtGame, endGames, LONG, type Role } from '../testing/dealtgame.ts';

afterEach(async () => {
  await endGames();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test.each([
  ['"5H" of the list ["5H","KD"]', ['5H', 'KD']],
  ['10♥ and T♣', ['TH', 'TC']],
  ['P1=5H5SJDQC/2H8D', ['5H', '5S', 'JD', 'QC', '2H', '8D']],
  ['H5, ♣A', ['5H', 'AC']],
  ['the five of hearts, the 5 of clubs, the king of spades', ['5H', '5C', 'KS']],
  ['la dame de cœur, le 10 de pique, un as de trèfle', ['QH', 'TS', 'AC']],
  ['ACC 7.1.e, P2, 15H00, kkkkk5Hkk', []],
])('the walk knows the cards of: %s', (text, cards) => {
  expect([...cardsIn(text)].toSorted()).toEqual([...cards].toSorted());
});

const THREE: Beginning = { preset: 'six-card-3', people: ['Ann', 'Bob'] };

describe('a deal of two people and Muggins', () => {
  /** As somebody does who wants to know what others hold. Answers about a card that is held, and about one that nobody has. */
  async function probe(game: DealtGame): Promise<void> {
    const { state, dealer } = game;
    const { deal, phase } = state;
    const { pack } = dealer.sealed(deal);
    const nobodys = pack.at(-1 - cardsToCut(state.rules) / 2) as Card;
    for (const owner of state.players.keys()) {
      const { held, dealt } = dealer.view(owner);
      const [own] = (held.length > 0 ? held : dealt) as readonly Card[];
      if (own === undefined) continue;
      const other = game.roles.filter(({ seat }) => seat !== owner);
      for (const role of other) {
        const { seat } = role;
        const asks = (card: Card) => [
          seat === undefined
            ? game.post(role, '/api/command', { type: 'lay', seat: owner, card })
            : game.say(seat, { type: 'lay', seat: owner, card }),
          game.post(role, '/api/throw', { deal, cards: [card] }),
        ];
        const before = game.table.view.move;
        const both = [await Promise.all(asks(own)), await Promise.all(asks(nobodys))];
        expect([phase, role.name, owner, both[0], game.table.view.move]).toEqual([
          phase,
          role.name,
          owner,
          both[1],
          before,
        ]);
      }
      // A tap too early, or on a card that does not fit.
      if (game.roles.some(({ seat }) => seat === owner) && roundOf(state).turn !== owner)
        await game.say(owner, { type: 'lay', seat: owner, card: own });
    }
  }

  test('nothing that anybody can read has a card that does not lie open', async () => {
    const game = await DealtGame.begin({ ...THREE, rules: { mode: 'always' } });
    let [walks, moment] = [0, ''];
    await game.until(
      () => game.state.deal > 2,
      async () => {
        const { phase, deal } = game.state;
        if (phase === 'play' || phase === 'deal') await probe(game);
        const full = moment !== `${deal} ${phase}`;
        moment = `${deal} ${phase}`;
        expect([phase, deal, await game.walk(full)]).toEqual([phase, deal, []]);
        walks++;
      },
    );
    expect(walks).toBeGreaterThan(30);
  });
});

describe('what is taken back', () => {
  test('moves of a deal: nothing lies open that did not before', async () => {
    const game = await DealtGame.begin({ ...THREE, rules: { mode: 'always' } });
    await game.until(() => game.state.phase === 'play' && (game.state.round?.laid.length ?? 0) >= 4);
    for (const card of game.open) game.takenBack.add(card);
    const [host] = game.roles;
    for (const type of ['undo', 'undo', 'undo', 'redo', 'undo'])
      expect(await game.post(host as Role, '/api/command', { type })).toEqual([200, undefined]);
    expect(await game.walk(true)).toEqual([]);
    expect(await game.post(game.at(0), '/api/replay', { deal: 1 })).toEqual([403, 'othersPlay']);
    await game.until(() => game.state.deal > 1);
  });
});

test('at the end of a game every pack lies open, and fits its seal', async () => {
  const game = await DealtGame.begin({ preset: 'six-card', people: ['Ann'], rules: { target: 31 } });
  await game.until(() => game.state.phase === 'over');
  const events = [...game.journal.read()].map(({ event }) => event);
  const sealed = events.flatMap((event) => (event.type === 'packSealed' ? [event] : []));
  const opened = events.flatMap((event) => (event.type === 'packOpened' ? [event] : []));
  expect(opened.map(({ deal }) => deal)).toEqual(Array.from({ length: game.state.deal }, (_, at) => at + 1));
  for (const pack of opened)
    expect(opens(pack, sealed.find(({ deal }) => deal === pack.deal)?.seal ?? '')).toBe(true);
  const { json } = await game.site.ask('/api/view', { headers: game.site.away });
  expect(json.company).toMatchObject({ opened: { deal: game.state.deal } });
});

test('no cards are entered for study while they are hidden: the host keeps them once they lie open', async () => {
  const game = await DealtGame.begin({ preset: 'six-card', people: ['Ann'] });
  await game.until(() => game.state.phase === 'play');
  const { cards, thrown } = await game.hand(0);
  const entered = { deal: 1, cards: [...cards, ...thrown], thrown };
  expect(await game.post(game.at(0), '/api/study', entered)).toEqual([422, 'notNow']);
  expect(await game.walk(true)).toEqual([]);
  await game.until(() => game.state.deal > 1);
  const kept = [...game.journal.read()].flatMap(({ event }) => (event.type === 'handDealt' ? [event] : []));
  expect(kept.find(({ seat }) => seat === 0)?.thrown).toEqual(thrown);
});

test('a phone whose seat Muggins takes sees none of its cards, and plays none', async () => {
  const game = await DealtGame.begin(THREE);
  const players = ['Ann', 'Muggins'];
  const playerIds = ['', partnerId('club', 1)];
  await game.site.post({ type: 'newGame', players, playerIds, rules: { preset: 'six-card' } });
  const bob = game.at(1);
  game.roles = game.roles.filter((role) => role !== bob);
  await game.until(() => game.state.phase === 'play' || game.dealer.hasThrown(1));
  const { status, text } = await game.site.ask('/api/hand', { headers: bob.headers });
  expect([status, cardsIn(text).size]).toEqual([401, 0]);
  const { deal } = game.state;
  const [first, second] = game.dealer.sealed(deal).pack.slice(6, 8);
  expect((await game.post(bob, '/api/throw', { deal, cards: [first, second] }))[0]).toBe(401);
});

describe('a reader', () => {
  test('tells nobody the cards of Muggins before it lays them', async () => {
    const game = await DealtGame.begin({
      preset: 'six-card',
      people: ['Ann'],
      pack: 'reader',
      rules: { mode: 'always' },
    });
    const [host] = game.roles;
    await game.post(host as Role, '/api/command', { type: 'cut', dealer: 0 });
    for (const card of ['5H', '5C', 'JD', 'QD', '2S', '9C'] as const) {
      game.real.add(card);
      game.table.card(card, 1);
      expect(await game.walk(false)).toEqual([]);
    }
    game.clock.turn(LONG);
    expect(await game.walk(true)).toEqual([]);
    game.table.card('KH', 'starter');
    const own = ['AS', 'AC', 'AD', 'AH'] as const;
    for (let steps = 0; game.state.phase !== 'show' && steps < 40; steps++) {
      const laid = game.state.round?.laid.map(({ card }) => card) ?? [];
      const card = own.find((each) => !laid.includes(each));
      const claims = game.state.claim?.seat === 0 ? total(game.state.claim.items) : 0;
      if (claims > 0) await game.say(0, { type: 'peg', seat: 0, points: claims });
      else if (card !== undefined && roundOf(game.state).turn === 0)
        await game.say(0, { type: 'lay', seat: 0, card });
      else game.clock.turn(LONG);
      expect(await game.walk(steps % 5 === 0)).toEqual([]);
      if ((game.state.round?.laid.length ?? 0) >= 8) break;
    }
    expect(game.state.round?.laid.length).toBeGreaterThanOrEqual(7);
  });
});
