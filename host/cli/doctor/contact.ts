// What the doctor heard of the keys and buttons, as findings.
import type { KeyFacts } from './facts.ts';
import { type Finding, fault, ok, unseen, warning } from './finding.ts';

const list = (keys: readonly string[]): string => keys.join(' ');

/** Keys that are wrong in one way, if there are any. */
const wrong = (keys: readonly string[], finding: (keys: string) => Finding): readonly Finding[] =>
  keys.length > 0 ? [finding(list(keys))] : [];

export function keyFindings({ heard, silent, skipped, ...found }: KeyFacts): readonly Finding[] {
  const { closed, stuck, chattering } = found;
  const all = [
    ...wrong(closed, closedFinding),
    ...wrong(stuck, stuckFinding),
    ...wrong(chattering, chatterFinding),
    ...wrong(skipped ? [] : silent, silentFinding),
    ...wrong(skipped ? silent : [], (keys) => untried(heard.length, keys)),
  ];
  return all.length > 0 ? all : [ok('keys', `All ${heard.length} keys and buttons answer.`)];
}

const closedFinding = (keys: string): Finding =>
  fault(
    'closed',
    `Closed all the time, since before the trial: ${keys}.`,
    'Free the key, or look for the short: take its plug off and run muggins doctor again. Still closed without it: solder between two pins of the controller. A button: its two wires touch. A key of the keypad: its row touches its column.',
  );

const stuckFinding = (keys: string): Finding =>
  fault(
    'stuck',
    `Pressed and never let go: ${keys}.`,
    'Free the key; a whole row or column of the keypad means that two of its wires touch.',
  );

const chatterFinding = (keys: string): Finding =>
  warning(
    'chatter',
    `Pressed twice at one press: ${keys}.`,
    'The contact is worn or its solder joint loose: renew the key.',
  );

const silentFinding = (keys: string): Finding =>
  fault(
    'silent',
    `Not heard: ${keys}.`,
    'It never made contact. One key: its contact. A row or column of four: its wire, by the table in hardware/BUILD.md. A button: its wire to ground.',
  );

function untried(heard: number, keys: string): Finding {
  const pressed = heard === 0 ? 'No key was' : heard === 1 ? '1 key was' : `${heard} keys were`;
  return unseen(
    'keys',
    `${pressed} pressed; not tried: ${keys}.`,
    'Run muggins doctor again and press every key once.',
  );
}
