// What is expected of the board and the journal, against what is there.
import { indicatorPixel } from '../../../hardware/board.ts';
import { readPegs } from '../../../hardware/emulator/index.ts';
import { fitText } from '../../../shared/protocol/index.ts';
import type { Event } from '../../../shared/rules/index.ts';
import { displayFacts } from './facts.ts';
import type { Rig } from './rig.ts';
import type { FieldMatch, Pattern, ScenarioExpectation } from './step.ts';

/** Whether it holds now; if not, what was expected and what was there. */
export type Judgement =
  | { readonly holds: true }
  | { readonly holds: false; readonly expected: string; readonly found: string };

const HOLDS: Judgement = { holds: true };

/** Looks whether an expectation holds at this moment. `refusedHost` needs time and is judged elsewhere. */
export function judge(
  rig: Rig,
  expectation: Exclude<ScenarioExpectation, { type: 'refusedHost' }>,
): Judgement {
  switch (expectation.type) {
    case 'pegs':
      return pegs(rig, expectation);
    case 'text':
      return text(rig, expectation.pattern, true);
    case 'noText':
      return text(rig, expectation.pattern, false);
    case 'display':
      return display(rig, expectation);
    case 'event':
      return event(rig, expectation.name, expectation.settings);
    case 'noEvent':
      return noEvent(rig, expectation.name, expectation.settings);
    case 'tone':
      return tone(rig, expectation.hertz);
    case 'dealer':
    case 'turn':
      return indicator(rig, expectation);
    case 'dark':
      return dark(rig);
    case 'connected':
      return connected(rig, expectation.wanted);
    case 'readerConnected':
      return reader(rig, expectation);
    case 'trouble':
      return trouble(rig, expectation.pattern);
    case 'signShows':
      return sign(rig, expectation.pattern);
    case 'signConnected':
      return signConnected(rig, expectation.wanted);
    case 'effect':
      return test(rig.heard.whitish, 'an effect of the lights', 'none since the last key');
  }
}

const test = (holds: boolean, expected: string, found: string): Judgement =>
  holds ? HOLDS : { holds, expected, found };

function pegs(rig: Rig, { lane, front, rear }: Extract<ScenarioExpectation, { type: 'pegs' }>): Judgement {
  const { emulator } = rig;
  const shown = readPegs(emulator.view.pixels, emulator.lanes)[lane] ?? { front: 0, rear: 0 };
  const holds = shown.front === front && shown.rear === rear;
  return test(holds, `front ${front}, rear ${rear}`, `front ${shown.front}, rear ${shown.rear}`);
}

/** The rows of the display, for people. */
export const rowsText = (rig: Rig): string => rig.emulator.view.text.map((row) => `|${row}|`).join(' ');

/** What the host gives as the reason for having no board. */
function trouble(rig: Rig, { regular, text }: Pattern): Judgement {
  const found = rig.host?.trouble ?? '';
  const holds = regular ? new RegExp(text).test(found) : found === text;
  return test(holds, `the host to say ${text}`, found === '' ? 'no trouble' : found);
}

function text(rig: Rig, { regular, text }: Pattern, wanted: boolean): Judgement {
  const pattern = regular ? new RegExp(text) : text;
  const found = rig.emulator.view.text.some((row) =>
    typeof pattern === 'string' ? row.includes(pattern) : pattern.test(row),
  );
  const name = regular ? `/${text}/` : `"${text}"`;
  return test(found === wanted, wanted ? `a row with ${name}` : `no row with ${name}`, rowsText(rig));
}

/** The fact is among those of the host's view, and the rows of the board are those of that view. */
function display(
  rig: Rig,
  { name, settings, wanted }: Extract<ScenarioExpectation, { type: 'display' }>,
): Judgement {
  const expected = `${wanted ? '' : 'no '}display ${words(name, settings)}`;
  const { view } = rig;
  if (view === undefined) return { holds: false, expected, found: 'no host that shows anything' };
  const facts = displayFacts(view, rig.history.present);
  const holds = facts.some((fact) => fact.code === name && hasFields(fact, settings)) === wanted;
  const rows = rig.emulator.view.text.map(fitText);
  const same = view.rows.every((row, at) => fitText(row) === rows[at]);
  const found = facts.map((fact) => JSON.stringify(fact)).join('\n    ');
  return test(holds && same, expected, same ? found : `rows of the host |${view.rows.join('| |')}|`);
}

function event(rig: Rig, name: string, settings: readonly FieldMatch[]): Judgement {
  const { events } = rig.history;
  const at = events.findIndex((each, index) => index >= rig.cursor && fits(each, name, settings));
  if (at < 0) return missing(events.slice(rig.cursor), name, settings);
  rig.cursor = at + 1;
  return HOLDS;
}

function missing(events: readonly Event[], name: string, settings: readonly FieldMatch[]): Judgement {
  const found = events.slice(-6).map(brief);
  return {
    holds: false,
    expected: `event ${words(name, settings)}`,
    found: found.length === 0 ? 'no event since the last one expected' : found.join('\n    '),
  };
}

/** An event in a line; of a rule set only its name. */
const brief = (event: Event): string =>
  JSON.stringify(event.type === 'gameStarted' ? { ...event, rules: event.rules.name } : event);

function noEvent(rig: Rig, name: string, settings: readonly FieldMatch[]): Judgement {
  const found = rig.history.events.slice(rig.cursor).find((each) => fits(each, name, settings));
  return test(
    found === undefined,
    `no event ${words(name, settings)}`,
    found === undefined ? 'none' : brief(found),
  );
}

const words = (name: string, settings: readonly FieldMatch[]): string =>
  [name, ...settings.map(({ key, value }) => `${key}=${value}`)].join(' ');

/** An event of this type whose fields have these values. */
export const fits = (event: Event, name: string, settings: readonly FieldMatch[]): boolean =>
  event.type === name && hasFields(event, settings);

const hasFields = (value: object, settings: readonly FieldMatch[]): boolean =>
  settings.every(({ key, value: wanted }) => written(field(value, key)) === wanted);

/** A field by its path: `ruling.moves.0.points`. */
const field = (whole: object, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (value, key) =>
        typeof value === 'object' && value !== null ? (value as { [key: string]: unknown })[key] : undefined,
      whole,
    );

const written = (value: unknown): string => (Array.isArray(value) ? value.join(',') : String(value));

function tone(rig: Rig, hertz: number | undefined): Judgement {
  const { tones } = rig.heard;
  const near = (pitch: number) => hertz === undefined || Math.abs(pitch / hertz - 1) <= 0.03;
  const wanted = hertz === undefined ? 'a tone' : `a tone of ${hertz} Hz`;
  const found = tones.length === 0 ? 'silence since the last key' : tones.map(Math.round).join(', ');
  return test(tones.some(near), wanted, found);
}

/** White is for the dealer, a lane's own colour for its turn, the two mixed for both. */
function indicator(
  rig: Rig,
  { type, lane }: Extract<ScenarioExpectation, { type: 'dealer' | 'turn' }>,
): Judgement {
  const { pixels, lanes } = rig.emulator.view;
  const lit = Array.from({ length: lanes }, (_, each) => each).filter((each) => {
    const at = indicatorPixel(each) * 3;
    const channels = pixels.subarray(at, at + 3);
    const white = Math.min(...channels) > 0;
    return type === 'dealer' ? white : Math.max(...channels) > Math.min(...channels);
  });
  const say = (those: readonly number[]): string =>
    those.length === 0 ? `no ${type}` : `${type} ${those.map((each) => `P${each + 1}`).join(' and ')}`;
  const wanted = lane === undefined ? [] : [lane];
  return test(say(lit) === say(wanted), say(wanted), say(lit));
}

function connected(rig: Rig, wanted: boolean): Judgement {
  const said = rig.host?.board ?? 'no host runs';
  return test((said === 'ready') === wanted, wanted ? 'a board that is ready' : 'no board', said);
}

function reader(
  rig: Rig,
  { reader, wanted }: Extract<ScenarioExpectation, { type: 'readerConnected' }>,
): Judgement {
  const said = rig.readerState(reader);
  return test(
    (said === 'ready') === wanted,
    wanted ? 'a reader that is ready' : 'a reader that is not',
    said,
  );
}

function sign(rig: Rig, { regular, text }: Pattern): Judgement {
  const { line } = rig.sign();
  const holds = regular ? new RegExp(text).test(line) : line.includes(text);
  return test(holds, `the sign to show ${text}`, line === '' ? 'nothing on the sign' : `sign |${line}|`);
}

function signConnected(rig: Rig, wanted: boolean): Judgement {
  const said = rig.host?.sign ?? 'no host runs';
  return test((said === 'ready') === wanted, wanted ? 'a sign that is ready' : 'a sign that is not', said);
}

function dark(rig: Rig): Judgement {
  const { pixels, text } = rig.emulator.view;
  const lit = pixels.filter((value) => value > 0).length;
  const blank = text.every((row) => row.trim() === '');
  return test(lit === 0 && blank, 'no light and no text', `${lit} lit channels, ${rowsText(rig)}`);
}
