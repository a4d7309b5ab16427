// Reports in any order, any number of times: one result a game, the highest revision; the same digest for the same words.
import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openNight, report } from '../testing/night.ts';
import { canonicalReport } from './report.ts';
import { receive } from './results.ts';
import { nightStandings } from './standings.ts';

const five = () => openNight(10).do('draw');

test('in every order, with repeats: nothing lost, nothing twice, the highest revision stands', () => {
  const games = five().state.games;
  const reports = games.flatMap((game, index) =>
    [1, 2, 3].slice(0, 1 + (index % 3)).map((revision) => report(game, 100 - revision - index, { revision })),
  );
  const inOrder = five();
  for (const each of reports) inOrder.do({ type: 'report', report: each });
  const expected = nightStandings(inOrder.state);
  fc.assert(
    fc.property(
      fc.shuffledSubarray(reports, { minLength: reports.length }),
      fc.array(fc.nat(reports.length - 1), { maxLength: 12 }),
      (order, again) => {
        const night = five();
        const all = [...order, ...again.map((index) => order[index])];
        for (const each of all) if (each) night.do({ type: 'report', report: each });
        expect(nightStandings(night.state)).toEqual(expected);
        expect(night.state.aside).toEqual([]);
        expect(night.rebuilt()).toEqual(night.state);
      },
    ),
    { numRuns: 80, seed: 3 },
  );
  expect(expected.places.reduce((sum, { card }) => sum + card.totals.games, 0)).toBe(10);
});

test('what the sender is told', () => {
  const night = five();
  const [game] = night.state.games;
  if (!game) throw new Error('no game');
  const first = report(game, 100);
  const other = report(game, 99);
  const tell = (each: typeof first): string => receive(night.state, each).verdict;
  expect(tell(first)).toBe('kept');
  night.do({ type: 'report', report: first });
  expect([tell(first), tell(other), tell(report(game, 98, { revision: 2 }))]).toEqual([
    'known',
    'conflict',
    'kept',
  ]);
  night.do({ type: 'report', report: other }, { type: 'report', report: other });
  expect(night.state.aside).toMatchObject([{ why: 'conflict', report: { digest: other.digest } }]);
  // Only the first is known; every other text of the same revision is a conflict of its own.
  expect(receive(night.state, first)).toEqual({ verdict: 'known', facts: [] });
  expect(receive(night.state, other)).toEqual({ verdict: 'conflict', facts: [] });
  expect(receive(night.state, report(game, 97))).toMatchObject({ facts: [{ why: 'conflict' }] });
  expect(night.game(game.game).result?.outcome.spread).toBe(21);
  night.do({ type: 'report', report: report(game, 98, { revision: 2 }) });
  for (const each of [first, other])
    expect(receive(night.state, each)).toEqual({ verdict: 'overtaken', facts: [] });
  expect(tell(report(game, 98, { game: null, id: { journal: 'j9', game: 1 } }))).toBe('aside');
  // A result that waits is known as well: it is not sent again for ever.
  const stray = report(game, 90, { game: null, id: { journal: 'j9', game: 2 } });
  night.do({ type: 'report', report: stray });
  expect(tell(stray)).toBe('known');
});

test('the text of a digest: fields in alphabetical order, without the digest', () => {
  const [game] = five().state.games;
  const body = report({ game: '1.1', entrants: ['Ann', 'Bob'] }, 100, { flags: ['conceded'] });
  expect(game?.game).toBe('1.1');
  expect(canonicalReport(body)).toBe(
    '{"ending":"target","entrants":["Ann","Bob"],"flags":["conceded"],"game":"1.1","id":{"game":101,"journal":"j1"},"night":"n1","revision":1,"scores":[121,100],"spread":21,"winner":0}',
  );
  expect(canonicalReport({ ...body, digest: 'x' })).toBe(canonicalReport(body));
  const turned = Object.fromEntries(Object.entries(body).toReversed()) as unknown as typeof body;
  expect(canonicalReport(turned)).toBe(canonicalReport(body));
  expect(body.digest).toBe(createHash('sha256').update(canonicalReport(body)).digest('hex'));
});
