import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { run } from '../host/cli/program.ts';
import { kindsFor, LANE_COUNTS } from '../shared/protocol/index.ts';
import { DISPLAY } from './board.ts';
import { built, fromCsv } from './making/testing/read.ts';
import { DESCRIPTION } from './panel.ts';

const guide = readFileSync(new URL('./BUILD.md', import.meta.url), 'utf8');
const scripts: Readonly<Record<string, string>> = JSON.parse(
  readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
).scripts;

async function help(command: string): Promise<string> {
  const lines: string[] = [];
  // `start --help` fits a screen; all of its options are a word further.
  const all = command === 'start' ? ['--all'] : [];
  const code = await run(['help', command, ...all], {
    out: (line) => lines.push(line),
    err: (line) => lines.push(line),
  });
  expect([command, code]).toEqual([command, 0]);
  return lines.join('\n');
}

describe('the building guide', () => {
  const code = [...guide.matchAll(/`([^`\n]+)`/g), ...guide.matchAll(/^ {4}(.+)$/gm)].map(
    ([, text = '']) => text,
  );
  const commands = code.filter((text) => text.startsWith('muggins '));
  const names = [...new Set(commands.map((text) => text.split(' ')[1] ?? ''))];

  test.each(names)('`muggins %s` is a command, with the options that the guide names', async (name) => {
    const text = await help(name);
    const options = commands
      .filter((command) => command.split(' ')[1] === name)
      .flatMap((command) => command.match(/--[a-z-]+/g) ?? []);
    expect(options.filter((option) => !text.includes(option))).toEqual([]);
  });

  test('scripts that it names exist', () => {
    const named = code.flatMap((text) => /^npm run (?:-s )?(\S+)/.exec(text)?.[1] ?? []);
    expect(named).toContain('hardware');
    expect(named.filter((name) => scripts[name] === undefined)).toEqual([]);
  });

  test('measures that it says to take are those of the description, by the names they have there', () => {
    const rows = [...guide.matchAll(/^\| [^|\n]+ \| ([^|\n]+) \| [^|\n]+ \| ((?:`[\w.]+`(?:, )?)+) \|$/gm)];
    expect(rows.length).toBe(8);
    for (const [, figures = '', names = ''] of rows) {
      const values = [...names.matchAll(/`([\w.]+)`/g)].flatMap(([, name = '']) => {
        const value = name
          .split('.')
          .reduce<unknown>((part, key) => (part as Readonly<Record<string, unknown>>)?.[key], DESCRIPTION);
        return typeof value === 'object' && value !== null ? Object.values(value) : [value];
      });
      const said = (figures.match(/[\d.]+/g) ?? []).map(Number);
      expect([names, values.slice(0, said.length)]).toEqual([names, said]);
    }
    expect(guide).toContain(`| ${DESCRIPTION.geometry.pitch} | 144 pixels a metre | \`pitch\``);
  });

  test('the addresses of the display are those that the firmware tries', () => {
    const { DS1 = '' } = Object.fromEntries(
      fromCsv(built('3-lanes/bom.csv')).map(({ Reference = '', Value, Alternatives }) => [
        Reference,
        `${Value} ${Alternatives}`,
      ]),
    );
    for (const address of DISPLAY.i2cAddresses) {
      const written = `0x${address.toString(16).toUpperCase()}`;
      expect([
        guide.includes(`(${written})`) || guide.includes(`address ${written}`),
        DS1.includes(written),
      ]).toEqual([true, true]);
    }
  });

  test('links and pictures lead somewhere', () => {
    const targets = [...guide.matchAll(/\]\(([^)#]+)\)/g)].map(([, target = '']) => target);
    expect(targets.filter((target) => !existsSync(new URL(target, import.meta.url)))).toEqual([]);
    const pictures = [...guide.matchAll(/!\[[^\]]+\]\(([^)]+)\)/g)].map(([, target = '']) => target);
    expect(pictures.length).toBeGreaterThanOrEqual(8);
    for (const target of pictures) {
      for (const lanes of LANE_COUNTS) {
        const own = target.replace('build/', '').replace('3-lanes', `${lanes}-lanes`);
        const [kind] = kindsFor(lanes);
        expect(built(own.replace('wiring-uno', `wiring-${kind}`))).not.toBe('');
      }
    }
  });

  test('every part of the bill has its place in it', () => {
    const bill = fromCsv(built('3-lanes/bom.csv')).flatMap(({ Reference = '' }) => Reference.split(' '));
    // Buttons, lanes and connectors are named as a series.
    const named = bill.filter((ref) => !/^(SW[235]|LD3|X[12][c-e])$/.test(ref));
    expect(named.filter((ref) => !new RegExp(`\\b${ref}\\b`).test(guide))).toEqual([]);
  });

  test('its figures are those of the description', () => {
    const { drill, power, strip, geometry, panel, frame } = DESCRIPTION;
    for (const figure of [
      `then ${drill.hole} mm`,
      `${(geometry.pitch - drill.hole).toFixed(1)} mm; go slowly`,
      `a cut of ${drill.kerf} mm`,
      `${drill.tolerance} mm is allowed`,
      `F1, T ${power.fuse / 1000} A`,
      `effects over ${power.cap / 1000} A`,
      `up to ${strip.width} mm wide`,
      `They are ${frame.wood.length} mm long: ${panel.thickness} mm go through the plywood, and ${frame.wood.length - panel.thickness} mm hold`,
    ]) {
      expect(guide).toContain(figure);
    }
    const pieces = fromCsv(built('3-lanes/cutting.csv'))
      .slice(0, 4)
      .map(({ Pixels }) => Pixels);
    expect(guide).toContain(`${pieces[0]}, ${pieces[1]}, ${pieces[2]} and ${pieces[3]} for each lane`);
    const white = fromCsv(built('3-lanes/power.csv')).find(
      ({ State }) => State === 'all white without the cap',
    );
    expect(guide).toContain(`${Math.round(Number(white?.mA) / 1000)} A with three lanes`);
  });
});
