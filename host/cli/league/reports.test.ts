// The file of a night as a club writes it and a league checks it: whatever was changed on the way is found.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { openHall } from '../../hall/index.ts';
import { playSeason } from '../../hall/testing/season.ts';
import { type ReportFile, signReport } from '../../league/file.ts';
import { keyIn } from '../../league/key.ts';
import { muggins, newFolder } from '../testing/muggins.ts';

const FOLDER = newFolder();
const DATA = join(FOLDER, 'hall');
const named = (name: string): string => join(FOLDER, name);
const league = (...words: readonly string[]) => muggins('league', ...words);
const read = (name: string): ReportFile => JSON.parse(readFileSync(named(name), 'utf8'));
const put = (name: string, file: ReportFile): string => {
  writeFileSync(named(name), JSON.stringify(file));
  return named(name);
};
const verified = async (...words: readonly string[]) => {
  const { code, out } = await league('verify', ...words, '--json');
  return { code, ...JSON.parse(out) };
};

beforeAll(async () => {
  const hall = openHall(DATA, () => 1_790_000_000_000);
  playSeason(hall, 2);
  hall.close();
  const made = ['--club', 'bell', '--data', DATA, '--out', named('first.json')];
  expect(await league('report', '--night', '1', ...made)).toEqual({ code: 0, out: '', err: '' });
});

test('a report is sound, has everybody by id, and the names beside it', async () => {
  const { report, people } = read('first.json');
  expect([report.club, report.revision, report.date, report.sides.length]).toEqual([
    ...['bell', 1, '2026-09-03', 10],
  ]);
  expect(people).toHaveLength(10);
  expect(JSON.stringify(report)).not.toMatch(people[0]?.name ?? '');
  expect(await verified(named('first.json'))).toMatchObject({ code: 0, ok: true, revision: 1 });
  expect(await league('verify', named('first.json'))).toMatchObject({
    out: expect.stringContaining('10 entrants, 44 games'),
  });
});

test('the same night gives the same report; a night that was corrected gives the next revision', async () => {
  const again = ['report', '--night', '1', '--data', DATA, '--out', named('again.json')];
  await league(...again);
  expect(read('again.json')).toEqual(read('first.json'));
  const hall = openHall(DATA, () => 1_790_000_000_001);
  // The second night is the last, and can be opened again.
  await league('report', '--data', DATA, '--out', named('second.json'));
  const [game] = hall.state.games.filter(({ result }) => result?.origin === 'desk');
  const outcome = { winner: 0, spread: 44, scores: null, ending: 'target' } as const;
  const reasons = Object.fromEntries(hall.state.games.map((each) => [each.game, 'paper']));
  const done = hall.act(
    [
      { type: 'reopen', reason: 'mixed up' },
      { type: 'correct', game: game?.game ?? '', outcome, reason: 'mixed up' },
      { type: 'close', reasons },
    ],
    'desk',
  );
  hall.close();
  expect(done).toMatchObject({ ok: true });
  await league('report', '--data', DATA, '--out', named('third.json'));
  expect([read('second.json').report.revision, read('third.json').report.revision]).toEqual([1, 2]);
});

describe('what was changed is found', () => {
  const other = () => keyIn(named('other.pem'));
  const [won, lost] = [
    { winner: 0, spread: 1, scores: [121, 120], ending: 'target' },
    { winner: 1, spread: 1, scores: [120, 121], ending: 'target' },
  ] as const;
  /** The second game of a report, turned round. */
  const forged = ({ report, ...file }: ReportFile): ReportFile => {
    const legs = report.legs.map((leg, at) =>
      at === 1 ? { ...leg, outcome: leg.outcome?.winner === 0 ? lost : won } : leg,
    );
    return { ...file, report: { ...report, legs } };
  };
  const table = ({ report, ...file }: ReportFile): ReportFile => {
    const [first, second, ...rest] = report.claimed.standings;
    const standings = [first, second && { ...second, points: second.points + 1 }, ...rest] as never;
    return { ...file, report: { ...report, claimed: { standings } } };
  };
  const renamed = (file: ReportFile): ReportFile => ({
    ...file,
    people: file.people.map((each) => ({ ...each, name: 'Zoe Zimmer' })),
  });
  const signedBy = (file: ReportFile): ReportFile => signReport(file.report, file.people, other());

  test.each<[what: string, change: (file: ReportFile) => ReportFile, codes: readonly string[]]>([
    ['a line', forged, ['signature', 'names', 'place']],
    ['the table', table, ['signature', 'names', 'place']],
    ['the table, signed by the club itself', (file) => signedBy(table(file)), ['place']],
    ['a name', renamed, ['names']],
  ])('%s', async (_, change, codes) => {
    const { code, refusal } = await verified(put('changed.json', change(read('first.json'))));
    const found = (refusal.faults as readonly { code: string }[]).map((each) => each.code);
    expect([code, [...new Set(found)]]).toEqual([1, codes]);
  });

  test('another key', async () => {
    const { out: fingerprint } = await league('key', '--data', DATA);
    expect(fingerprint).toMatch(/^([0-9a-f]{4}-){7}[0-9a-f]{4}$/);
    const own = await verified(named('first.json'), '--key', fingerprint.replaceAll('-', ' '));
    expect(own).toMatchObject({ code: 0, fingerprint });
    const foreign = put('foreign.json', signedBy(read('first.json')));
    expect(await verified(foreign, '--key', fingerprint)).toMatchObject({
      ...{ code: 1, refusal: { faults: [{ code: 'otherKey' }] } },
    });
  });

  test('a file that is no report, with where it stops being one', async () => {
    const { report, ...file } = read('first.json');
    const wrong = put('wrong.json', { ...file, report: { ...report, revision: 0 } });
    expect(await verified(wrong)).toMatchObject({
      ...{ code: 1, refusal: { faults: [{ code: 'notReport', field: 'report.revision' }] } },
    });
  });
});

test('a night that is open, and a club without a name, are refused', async () => {
  const data = newFolder();
  expect(await league('report', '--data', data)).toMatchObject({ code: 1, err: /no closed night/ });
  const hall = openHall(data);
  playSeason(hall, 1);
  hall.close();
  expect((await league('report', '--data', data, '--json')).out).toContain('noClub');
  expect((await league('report', '--data', data, '--club', '../x', '--json')).out).toContain('badOption');
});
