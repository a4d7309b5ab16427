// A table watched from a terminal: a game, over a restart of the table, and with missed moves.
import { afterEach, describe, expect, test } from 'vitest';
import type { Command } from '../../../shared/rules/index.ts';
import { SHOWN_MOVES } from '../../../shared/story/history.ts';
import { Site } from '../../web/testing/site.ts';
import { muggins } from '../testing/muggins.ts';
import { Watcher } from './watch.ts';

interface News {
  readonly event: string;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly words: string;
}

/** What a watcher has said. */
class Diary {
  readonly news: News[] = [];

  readonly say = (event: string, fields: object, words: string): void => {
    this.news.push({ event, fields: fields as News['fields'], words });
  };

  /** Resolves when so many events of a kind were said. */
  async heard(event: string, times = 1): Promise<News> {
    const found = () => this.news.filter((each) => each.event === event)[times - 1];
    await expect.poll(found).toBeDefined();
    return found() as News;
  }

  get events(): readonly string[] {
    return this.news.map(({ event }) => event);
  }
}

const ending: (() => unknown)[] = [];
afterEach(async () => {
  for (const each of ending.splice(0).reverse()) await each();
});

async function open({ all = false } = {}) {
  const site = await Site.open();
  ending.push(() => site.close());
  const diary = new Diary();
  let gone = false;
  const place = () => ({ url: site.web.url, token: site.credentials.token, certificate: undefined });
  const watcher = new Watcher({ where: () => (gone ? undefined : place()), all, say: diary.say, retry: 5 });
  ending.push(() => watcher.close());
  watcher.open();
  await diary.heard('watching');
  const away = (is: boolean): void => {
    gone = is;
  };
  return { site, diary, away };
}

/** Points pegged in plain pegging. */
const peg = (seat: number, points: number): Command => ({ type: 'peg', seat, points });

test('every score, an undo, and the win, with the pegs', async () => {
  const { site, diary } = await open();
  await site.post({ type: 'free' });
  await site.post(peg(0, 4));
  await site.post({ type: 'undo' });
  for (const points of [29, 29, 29, 29, 5]) await site.post(peg(0, points));
  const won = await diary.heard('win');
  expect(diary.events).toEqual(['watching', 'score', 'undo', 'score', 'score', 'score', 'score', 'win']);
  expect(diary.news[1]?.words).toMatch(/ 4\. {2}.+ 4, .+ 0$/);
  expect(diary.news[1]?.fields).toMatchObject({
    fact: { code: 'pegs', seat: 0, points: 4 },
    players: [{ front: 4 }, { front: 0 }],
  });
  expect(won.fields).toMatchObject({ fact: { code: 'won', result: { winner: 0, scores: [121, 0] } } });
});

test('--all tells moves that change no score too', async () => {
  const { site, diary } = await open({ all: true });
  await site.post({
    type: 'newGame',
    players: ['Ann', 'Bob'],
    rules: { preset: 'casual', mode: 'challenge', muggins: 'called' },
  });
  expect((await diary.heard('game')).words).toContain('Ann 0, Bob 0');
  await site.post({ type: 'cut', dealer: 0 });
  expect(await diary.heard('move')).toMatchObject({ fields: { fact: { code: 'deals', seat: 0 } } });
});

describe('a line that breaks', () => {
  test('is made anew; moves of meanwhile are told once, and none twice', async () => {
    const { site, diary } = await open();
    await site.post({ type: 'free' });
    await site.post(peg(0, 2));
    await diary.heard('score');
    await site.restart();
    await diary.heard('watching', 2);
    await site.post(peg(1, 3));
    await diary.heard('score', 2);
    expect(diary.events).toEqual(['watching', 'score', 'gone', 'watching', 'score']);
  });

  test('of so many moves that the table has forgotten some, it says how many', async () => {
    const { site, diary, away } = await open();
    await site.post({ type: 'free' });
    await site.post(peg(0, 1));
    await diary.heard('score');
    away(true);
    await site.restart();
    await diary.heard('gone');
    for (let move = 0; move < 20; move++) await site.post(peg(move % 2, 1));
    away(false);
    await diary.heard('score', 1 + SHOWN_MOVES);
    expect(diary.events.slice(2, 5)).toEqual(['gone', 'watching', 'missed']);
    expect((await diary.heard('missed')).fields).toEqual({ moves: 20 - SHOWN_MOVES });
  });
});

test('without a table it says what to do', async () => {
  expect(await muggins('watch', '--data', '/nowhere/at/all')).toMatchObject({
    code: 3,
    err: expect.stringContaining('muggins start'),
  });
});
