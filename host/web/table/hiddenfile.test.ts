// The private file with the cards that the host deals: who may read it, what its loss costs, and a disk that is full.
import { rmSync, statSync, writeFileSync } from 'node:fs';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { opens } from '../../../shared/partner/index.ts';
import { KeptFile } from '../../system/kept.ts';
import { FULL_DISK } from '../../table/testing/rig.ts';
import { type Beginning, DealtGame, endGames } from '../testing/dealtgame.ts';

afterEach(async () => {
  await endGames();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('the private file', () => {
  const alone: Beginning = { preset: 'six-card', people: ['Ann'], level: 'club' };
  const hands = (game: DealtGame) => game.state.players.map((_, seat) => game.dealer.view(seat));
  const laid = (game: DealtGame) => game.state.round?.laid.length ?? 0;

  test('is its owner’s alone, and a restart in the middle of a deal finds the same cards', async () => {
    const game = await DealtGame.begin(alone);
    await game.until(() => game.state.phase === 'play' && laid(game) >= 2);
    expect(statSync(game.file).mode & 0o777).toBe(0o600);
    const before = [hands(game), game.dealer.seal, await game.hand(0)];
    await game.restart();
    expect([hands(game), game.dealer.seal, await game.hand(0)]).toEqual(before);
    await game.until(() => game.state.deal > 1);
  });

  const moments: readonly (readonly [string, (game: DealtGame) => boolean])[] = [
    ['before the cut', (game) => game.dealer.hasThrown(0)],
    ['in the play', (game) => game.state.phase === 'play' && laid(game) >= 3],
    ['in the show', (game) => game.state.phase === 'show'],
  ];
  const losses: readonly (readonly [string, (file: string) => void])[] = [
    ['deleted', (file) => rmSync(file)],
    ['damaged', (file) => writeFileSync(file, '{"key": "c0f')],
  ];

  test.each(
    moments.flatMap(([when, holds]) => losses.map(([how, lose]) => [how, when, holds, lose] as const)),
  )('%s %s, it costs the deal its cards and the table goes on', async (how, _, holds, lose) => {
    const game = await DealtGame.begin(alone);
    await game.until(() => holds(game));
    const { seal } = game.dealer;
    await game.restart(() => lose(game.file));
    expect(game.damaged.length).toBe(how === 'damaged' ? 1 : 0);
    // The deal begins again, by another pack that is sealed anew.
    expect([game.state.deal, game.state.phase]).toEqual([1, 'deal']);
    expect(game.dealer.seal).not.toBe(seal);
    await game.until(() => game.state.deal > 1);
    const opened = game.dealer.opened;
    const told = [...game.journal.read()].flatMap(({ event }) =>
      event.type === 'packSealed' ? [event] : [],
    );
    const last = told.findLast(({ deal }) => deal === 1);
    expect(opened !== undefined && opens(opened, last?.seal ?? '')).toBe(true);
  });

  test('where it was lost, no pack is shown as that of an earlier deal', async () => {
    const game = await DealtGame.begin(alone);
    await game.until(() => game.state.deal === 2 && game.state.phase === 'play');
    await game.restart(() => rmSync(game.file));
    expect([game.state.deal, game.state.phase, game.dealer.opened]).toEqual([2, 'deal', undefined]);
  });
});

describe('a deal that is played again', () => {
  test('by undo across its end, or from its beginning, has the same cards and comes to its end', async () => {
    const game = await DealtGame.begin({ preset: 'six-card', people: ['Ann'], level: 'club' });
    await game.until(() => game.state.phase === 'show');
    const { pack } = game.dealer.sealed(1);
    expect(await game.post(game.at(0), '/api/replay', { deal: 1 })).toEqual([200, undefined]);
    expect([game.state.phase, game.dealer.hasThrown(0)]).toEqual(['deal', false]);
    expect(new Set((await game.hand(0)).cards)).toEqual(new Set(pack.slice(0, 6)));
    await game.until(() => game.state.deal > 1);
    expect(game.dealer.opened?.pack).toEqual(pack);
    const walked = await game.walk(true);
    expect(walked).toEqual([]);
  });
});

describe('a full disk', () => {
  const full = () => {
    throw FULL_DISK;
  };

  test.each([
    ['while cards are laid away', (game: DealtGame) => game.dealer.throwsOf(0) > 0],
    ['in the play', (game: DealtGame) => game.state.phase === 'play'],
    ['in the show', (game: DealtGame) => game.state.phase === 'show'],
  ])('%s: nothing moves, and then the deal goes on', async (_, holds) => {
    const game = await DealtGame.begin({ preset: 'six-card', people: ['Ann'] });
    await game.until(() => holds(game));
    const disk = [
      vi.spyOn(game.journal, 'append').mockImplementation(full),
      vi.spyOn(KeptFile.prototype, 'write').mockImplementation(full),
    ];
    const { move } = game.table.view;
    for (let steps = 0; steps < 5; steps++) await game.step();
    expect(game.table.view.move).toBe(move);
    for (const each of disk) each.mockRestore();
    await game.until(() => game.state.deal > 1);
    expect(game.dealer.opened?.deal).toBe(1);
  });

  test('of which the private file has nothing: after a restart the deal begins again', async () => {
    const game = await DealtGame.begin({ preset: 'six-card', people: ['Ann'] });
    await game.until(() => game.dealer.throwsOf(0) > 0);
    const disk = vi.spyOn(KeptFile.prototype, 'write').mockImplementation(full);
    await game.until(() => game.state.phase === 'play');
    disk.mockRestore();
    await game.restart();
    expect([game.state.deal, game.state.phase]).toEqual([1, 'deal']);
    await game.until(() => game.state.deal > 1);
  });
});
