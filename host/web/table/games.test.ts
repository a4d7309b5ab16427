// What is told of the games played, over every way to ask: nothing of a hand's worth before the game is over.
import { afterEach, describe, expect, test } from 'vitest';
import type { Command } from '../../../shared/rules/index.ts';
import { type Answer, Site } from '../testing/site.ts';
import type { GameAnswer, GamesAnswer } from './games.ts';

let site: Site;
afterEach(async () => site.close());

async function open(): Promise<void> {
  site = await Site.open();
}

function must(...commands: readonly Command[]): void {
  for (const command of commands) {
    const done = site.rig.table.command(command);
    if (!done.ok) throw new Error(`${command.type}: ${JSON.stringify(done.refusal)}`);
  }
}

/** Ann has counted fifteen points as twelve, and Bob may call muggins, if he sees it. */
function miss(players = ['Ann', 'Bob']): void {
  const rules = { ...site.rig.table.state.rules, claims: 'always', muggins: 'called' } as const;
  must(
    { type: 'newGame', rules, players },
    { type: 'cut', dealer: 1 },
    { type: 'next' },
    { type: 'starter', card: '5C' },
    { type: 'hold', seat: 0, cards: ['5H', '5S', 'JC', '4D'] },
    { type: 'next' },
    { type: 'peg', seat: 0, points: 12 },
  );
}

const away = (path: string): Promise<Answer> => site.ask(path, { headers: site.away });

describe('study comes after the game', () => {
  test('while muggins can still be called, nobody is told what the hand counts', async () => {
    await open();
    miss();
    expect(site.rig.table.view.prompt.muggins).toEqual([1]);
    const list = (await away('/api/games')).json as unknown as GamesAnswer;
    expect(list.players.find(({ name }) => name === 'Ann')).toMatchObject({ missed: 0, checked: 0 });
    const { id } = list.games.at(-1) ?? { id: 0 };
    const { story, study } = (await away(`/api/games/${id}`)).json as unknown as GameAnswer;
    expect(study).toEqual([]);
    expect(story.deals[0]?.counts).toMatchObject([{ seat: 0, claimed: 12, paid: 12, truth: null }]);
    const all = JSON.parse((await away('/api/games/export.json')).text) as {
      readonly games: readonly GameAnswer['story'][];
    };
    expect(all.games.at(-1)).toMatchObject({ study: [], deals: [{ counts: [{ truth: null }] }] });
    expect(all.games.at(-1)?.steps.at(0)).toMatchObject({
      fact: { code: 'gameBegins' },
      text: expect.stringMatching(/^Game \d+ begins: /),
    });
    const { text } = await away('/api/games/export.csv');
    expect(text).toContain(',Ann,0,0,0,12,12,,5H 5S JC 4D,');
    expect((await away('/api/view')).text).not.toContain('fifteen');
  });

  test('when it is over everybody is, and when its end is undone nobody is again', async () => {
    await open();
    miss();
    must({ type: 'concede', seat: 1 });
    const told = async () => {
      const { games } = (await away('/api/games')).json as unknown as GamesAnswer;
      const answer = (await away(`/api/games/${games.at(-1)?.id}`)).json as unknown as GameAnswer;
      return [answer.study.map(({ missed }) => missed), answer.story.deals[0]?.counts[0]?.truth];
    };
    expect(await told()).toEqual([[3], 15]);
    expect((await away('/api/games/export.csv')).text).toContain(',Ann,0,0,0,12,12,15,5H 5S JC 4D,');
    must({ type: 'undo' });
    expect(await told()).toEqual([[], null]);
  });

  test('cards that a player holds are in no answer before they lie on the table', async () => {
    await open();
    miss();
    must({ type: 'undo' }, { type: 'undo' });
    expect(site.rig.table.view.phase).toBe('play');
    for (const path of [
      '/api/view',
      '/api/games',
      '/api/games/2',
      '/api/games/export.json',
      '/api/games/export.csv',
    ]) {
      const { status, text } = await away(path);
      expect([path, status]).toEqual([path, 200]);
      for (const card of ['5H', '5S', 'JC', '4D']) expect(text, path).not.toContain(card);
    }
  });
});
