// Field tests: 7 reports of tournament desks, by `muggins hall` on a running hall.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { afterEach, beforeEach, describe, expect } from 'vitest';
import { NO_NIGHT, publicView } from '../../../shared/league/index.ts';
import { begin, keyed, PLAYERS, pegs, walk } from '../../../shared/rules/testing/table.ts';
import { tellRunning } from '../../cli/running.ts';
import { muggins } from '../../cli/testing/muggins.ts';
import { planImport, readPlayers } from '../../hall/import.ts';
import { readHall } from '../../hall/index.ts';
import { HallRig } from '../../web/hall/testing/site.ts';
import { REPORTS, tried } from './testing/reports.ts';

describe('desk', () => {
  let rig: HallRig;
  let ended: () => void;
  let lists: string;
  beforeEach(async () => {
    rig = await HallRig.open();
    ended = tellRunning(rig.data, { url: rig.web.url, token: rig.credentials.token });
    lists = mkdtempSync(join(tmpdir(), 'muggins-lists-'));
  });
  afterEach(async () => {
    ended();
    await rig.close();
    rmSync(lists, { recursive: true, force: true });
  });

  /** `muggins hall` with these words: what it prints, on either side. */
  const hall = async (...words: readonly string[]): Promise<string> => {
    const { out, err } = await muggins('hall', ...words, '--data', rig.data);
    return out + err;
  };

  /** A night of these, its first round drawn: the same draw each time. */
  async function drawn(...names: readonly string[]): Promise<void> {
    await rig.post('/api/hall/night', { format: 'club-6', seed: 7 });
    for (const name of names) await hall('late', name, '--new');
    await hall('draw', '--tables', '2');
  }

  /** Names of the players of a round's games, or of one of them. */
  const playing = (round: number, only?: string): readonly string[] => {
    const { players } = rig.hall.state;
    const { games, entrants } = publicView(rig.hall.state);
    return games
      .filter(({ game, round: of, stage }) => of === round && stage !== 'void' && game === (only ?? game))
      .flatMap((game) => game.entrants)
      .flatMap((id) => entrants.find((each) => each.id === id)?.players ?? [])
      .map((id) => players.find((each) => each.id === id)?.name ?? id);
  };

  /** Ends the games of a round that are open, and so brings the next: the first of each wins. */
  async function finish(round: number): Promise<void> {
    for (const { game, stage } of publicView(rig.hall.state).games.filter((each) => each.round === round))
      if (stage !== 'void') await hall('correct', game, playing(round, game)[0] ?? '', '8');
  }

  /** Names on a list, as they are read, each with its member number; what is wrong with a list, with its lines. */
  const listed = (text: string, encoding: BufferEncoding = 'utf8'): readonly string[] => {
    const { added, wrong } = planImport(NO_NIGHT, readPlayers(Buffer.from(text, encoding)));
    const told = added.map(({ name, member }) => (member === null ? name : `${name} | ${member}`));
    return [...told, ...wrong.map(({ line, why }) => `line ${line}: ${why}`)];
  };

  tried(REPORTS.desks, {
    L1: {
      found: async () => {
        await drawn('Ann', 'Bob', 'Cid', 'Dot');
        const told = [await hall('late', 'Eve', '--new')];
        await finish(1);
        const second = playing(2);
        told.push(await hall('drop', 'Dot', '--reason', 'home'));
        await finish(2);
        told.push(await hall('late', 'Dot'));
        await finish(3);
        const rounds = [second, playing(3), playing(4)];
        return [
          told,
          rounds.map((round) => [new Set(round).size, round.includes('Eve'), round.includes('Dot')]),
        ];
      },
      right: [
        [
          'Eve will play from round 2 on.',
          expect.stringMatching(/^Dot will not play from round 3 on\./),
          'Dot will play from round 4 on.',
        ],
        // Five play four at a time.
        [
          [4, true, true],
          [4, true, false],
          [4, true, true],
        ],
      ],
    },
    L2: {
      found: async () => {
        await drawn('Ann', 'Bob', 'Cid', 'Dot');
        return hall('drop', 'Bob', '--reason', 'ill');
      },
      right: expect.stringMatching(/^Bob will not play from round 2 on\.\n1 game is void: 1\.\d with \w+\.$/),
    },
    L3: {
      found: async () => {
        await drawn('Ann', 'Bob');
        const [first = '', second = ''] = playing(1);
        await hall('correct', '1.1', first, '8');
        const mixed = ['correct', '1.1', second, '9', '--reason', 'mixed up'];
        const refused = await hall(...mixed);
        const done = await hall(...mixed, '--reopen');
        const cards = publicView(rig.hall.state).places.map(({ card }) => card);
        const won = walk(walk(begin(), 1, 100), 0, 121);
        const { present } = keyed(begin('', PLAYERS, won), 'undo', 'undo');
        return [refused, done, cards, present.results, pegs(present)];
      },
      right: [
        expect.stringContaining('Game 1.1 is final.'),
        expect.stringMatching(/^Game 1\.1: .*2 \+09.*; signed\.$/),
        ['2/1 +09', '0/0 -09'],
        [],
        'Red 120/96 Blue 100/96',
      ],
    },
    L4: {
      found: async () => {
        await drawn('Ann', 'Bob', 'Cid', 'Dot');
        const [one = '', , other = ''] = playing(1);
        const first = await hall('correct', '1.1', one, '121-113');
        const { sequence } = rig.hall;
        const again = await hall('correct', '1.1', one, '121-113');
        const refused = await hall('correct', '1.1', other, '121-113');
        return [first === again, refused, rig.hall.sequence - sequence];
      },
      right: [true, expect.stringMatching(/^muggins: \w+ is not in game 1\.1, /), 0],
    },
    L5: {
      found: async () => {
        await drawn('Ann Archer', 'Bob Baker');
        const { sequence } = rig.hall;
        const refused = await hall('correct', '1.1', 'Ann', '113-121');
        return [refused, rig.hall.sequence - sequence, await hall('correct', '1.1', 'Ann', '121-113')];
      },
      right: [
        expect.stringContaining('by 113-121, Ann Archer lost.'),
        0,
        expect.stringMatching(/Ann Archer 2 \+08/),
      ],
    },
    L6: {
      found: async () => {
        const other = join(lists, 'other');
        const told = async (text: string, ...dry: readonly string[]) => {
          writeFileSync(join(lists, 'x.csv'), text, 'latin1');
          const { code, out, err } = await muggins(
            'hall',
            'import',
            join(lists, 'x.csv'),
            ...dry,
            '--data',
            other,
          );
          return [code, out.split('\n').at(-1) ?? '', err];
        };
        const hara = 'name\nZo\xeb O\x92Hara\n';
        const [kept, read] = [await told(hara, '--dry-run'), await told(hara)];
        const bad = 'name\nAnn\nZo\x81\n';
        const [dry, refused] = [await told(bad, '--dry-run'), await told(bad)];
        return [
          listed('\uFEFFClub;NOM;N\u00b0 de licence\nX;Ann;7\n'),
          listed('name\tmember\rAnn\t7\r'),
          kept,
          read,
          readHall(other).state.players.map(({ name }) => name),
          refused,
          isDeepStrictEqual(dry, refused),
        ];
      },
      right: [
        ['Ann | 7'],
        ['Ann | 7'],
        [0, 'This import would make these changes: 1 player added, 0 changed, 0 already known.', ''],
        [0, '1 player added, 0 changed, 0 already known.', ''],
        ['Zoë O’Hara'],
        [1, '', expect.stringContaining('Nothing was imported.')],
        true,
      ],
    },
    L7: {
      found: async () => {
        await drawn('José Núñez', 'Ann');
        return [
          listed('sep=;\r\nname;club\r\nAnn;X\r\n'),
          listed('name,club\r\nAnn,X\r\n,\r\n,,,,\r\n'),
          listed('\uFEFFname\tmember\nZoë\t7\n', 'utf16le'),
          listed('First Name,Last Name,ACC #\nAnn,Archer,MI1\n'),
          listed('name\nAnn 🎴\nعلي\n李小龍\n'),
          listed('name\nJos\u00e9\nJose\u0301\n'),
          await hall('correct', '1.1', 'jose nunez', '8'),
        ];
      },
      right: [
        ['Ann'],
        ['Ann'],
        ['Zoë | 7'],
        ['Ann Archer | MI1'],
        ['Ann 🎴', 'علي', '李小龍'],
        ['José', 'line 3: twice'],
        expect.stringMatching(/José Núñez 2 \+08/),
      ],
    },
  });
});
