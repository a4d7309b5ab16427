// What a line of a scenario expects of the board, the host and the journal, against what is there.
import { indicatorPixel } from '../../../hardware/board.ts';
import { readPegs } from '../../../hardware/emulator/index.ts';
import { fitText } from '../../../shared/protocol/index.ts';
import { displayFacts, eventText, factText, fits, hasFields } from './facts.ts';
import { expectation, type Form, type Judgement } from './form.ts';
import type { Rig } from './rig.ts';
import type { Pattern, Setting } from './slot.ts';

const settled = { settled: true };

export const EXPECTATIONS: readonly Form[] = [
  expectation('expect pegs LANE FRONT REAR', (rig, lane, front, rear) => {
    const { emulator } = rig;
    const shown = readPegs(emulator.view.pixels, emulator.lanes)[lane] ?? { front: 0, rear: 0 };
    return same(`front ${front}, rear ${rear}`, `front ${shown.front}, rear ${shown.rear}`);
  }),
  expectation('expect display CODE SETTING*', (rig, name, settings) => display(rig, name, settings, true)),
  expectation('expect no display CODE', (rig, name) => display(rig, name, [], false), settled),
  expectation('expect text TEXT', (rig, pattern) => text(rig, pattern, true)),
  expectation('expect no text TEXT', (rig, pattern) => text(rig, pattern, false), settled),
  expectation('expect event EVENT SETTING*', event),
  expectation('expect no event EVENT SETTING*', noEvent, settled),
  expectation('expect tone', ({ heard }) => test(heard.tones.length > 0, 'a tone', SILENCE)),
  expectation('expect tone HERTZ', ({ heard: { tones } }, hertz) => {
    const near = tones.some((tone) => Math.abs(tone / hertz - 1) <= 0.03);
    return test(near, `a tone of ${hertz} Hz`, tones.map(Math.round).join(', ') || SILENCE);
  }),
  expectation('expect dealer LANE', (rig, lane) => indicators(rig, 'dealer', [lane])),
  expectation('expect no dealer', (rig) => indicators(rig, 'dealer', [])),
  expectation('expect turn LANE', (rig, lane) => indicators(rig, 'turn', [lane])),
  expectation('expect no turn', (rig) => indicators(rig, 'turn', [])),
  expectation('expect effect', ({ heard }) =>
    test(heard.whitish, 'an effect of the lights', 'none since the last key'),
  ),
  expectation('expect connected', boardReady),
  expectation('expect not connected', ({ host }) => state('a board', false, host?.board)),
  expectation('expect reader READER connected', (rig, reader) =>
    state('a reader', true, rig.readerState(reader)),
  ),
  expectation('expect reader READER not connected', (rig, reader) =>
    state('a reader', false, rig.readerState(reader)),
  ),
  expectation('expect sign TEXT', (rig, { name, fits }) => {
    const { line } = rig.sign();
    return test(fits(line), `the sign to show ${name}`, `sign |${line}|`);
  }),
  expectation('expect sign connected', ({ host }) => state('a sign', true, host?.sign)),
  expectation('expect sign not connected', ({ host }) => state('a sign', false, host?.sign)),
  expectation('expect trouble TEXT', ({ host }, { name, fits }) => {
    const found = host?.trouble ?? '';
    return test(found !== '' && fits(found), `the host to report ${name}`, found || 'no trouble');
  }),
  expectation('expect dark', (rig) => {
    const { pixels, text } = rig.emulator.view;
    const lit = pixels.filter((value) => value > 0).length;
    const blank = text.every((row) => row.trim() === '');
    return test(lit === 0 && blank, 'no light and no text', `${lit} lit channels, ${rowsText(rig)}`);
  }),
];

const SILENCE = 'silence since the last key';

const test = (holds: boolean, expected: string, found: string): Judgement =>
  holds ? undefined : { expected, found };

const same = (expected: string, found: string): Judgement => test(expected === found, expected, found);

/** The host says that its board is ready. */
export function boardReady({ host }: Rig): Judgement {
  return state('a board', true, host?.board);
}

const state = (part: string, wanted: boolean, found = 'no host runs'): Judgement =>
  test((found === 'ready') === wanted, `${part} that is ${wanted ? '' : 'not '}ready`, found);

/** The rows of the display, for people. */
export const rowsText = (rig: Rig): string => rig.emulator.view.text.map((row) => `|${row}|`).join(' ');

function text(rig: Rig, { name, fits }: Pattern, wanted: boolean): Judgement {
  const found = rig.emulator.view.text.some(fits);
  return test(found === wanted, `${wanted ? 'a' : 'no'} row with ${name}`, rowsText(rig));
}

/** The fact is among those of the host's view, and the rows of the board are those of that view. */
function display(rig: Rig, name: string, settings: readonly Setting[], wanted: boolean): Judgement {
  const expected = `${wanted ? '' : 'no '}display ${factText(name, settings)}`;
  const { view } = rig;
  if (view === undefined) return { expected, found: 'no host that shows anything' };
  const facts = displayFacts(view, rig.history.present);
  const holds = facts.some((fact) => fact.code === name && hasFields(fact, settings)) === wanted;
  if (!holds) return { expected, found: facts.map((fact) => JSON.stringify(fact)).join('\n    ') };
  const rows = rig.emulator.view.text.map(fitText);
  const shown = view.rows.every((row, at) => fitText(row) === rows[at]);
  return test(shown, expected, `rows of the host |${view.rows.join('| |')}|`);
}

function event(rig: Rig, name: string, settings: readonly Setting[]): Judgement {
  const { events } = rig.history;
  const at = events.findIndex((each, index) => index >= rig.cursor && fits(each, name, settings));
  if (at < 0) {
    const found = events.slice(rig.cursor).slice(-6).map(eventText).join('\n    ');
    return {
      expected: `event ${factText(name, settings)}`,
      found: found || 'no event since the last one expected',
    };
  }
  rig.cursor = at + 1;
  return undefined;
}

function noEvent({ history, cursor }: Rig, name: string, settings: readonly Setting[]): Judgement {
  const found = history.events.slice(cursor).find((each) => fits(each, name, settings));
  return found && { expected: `no event ${factText(name, settings)}`, found: eventText(found) };
}

/** White is for the dealer, a lane's own colour for its turn, the two mixed for both. */
function indicators(rig: Rig, type: 'dealer' | 'turn', wanted: readonly number[]): Judgement {
  const { pixels, lanes } = rig.emulator.view;
  const lit = Array.from({ length: lanes }, (_, lane) => lane).filter((lane) => {
    const at = indicatorPixel(lane) * 3;
    const channels = pixels.subarray(at, at + 3);
    const least = Math.min(...channels);
    return type === 'dealer' ? least > 0 : Math.max(...channels) > least;
  });
  const say = (those: readonly number[]): string =>
    `${type} ${those.map((lane) => `P${lane + 1}`).join(' and ') || 'nowhere'}`;
  return same(say(wanted), say(lit));
}
