// Findings about keys and buttons.
import type { KeyFacts } from './facts.ts';
import { type Finding, fault, ok, unseen, warning } from './finding.ts';

const list = (keys: readonly string[]): string => keys.join(' ');

/** The finding for keys that share a fault, if there are any. */
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
    `Closed all the time since before the test: ${keys}.`,
    'Free the key, or look for the short: pull its plug and run muggins doctor again. If it is still closed, look for solder between two pins of the controller. A button: its two wires touch. A key of the keypad: its row touches its column.',
  );

const stuckFinding = (keys: string): Finding =>
  fault(
    'stuck',
    `Pressed and never released: ${keys}.`,
    'Free the key. If it is a whole row or column of the keypad, two of its wires touch.',
  );

const chatterFinding = (keys: string): Finding =>
  warning(
    'chatter',
    `One press counted twice: ${keys}.`,
    'The contact is worn or its solder joint is loose. Replace the key.',
  );

const silentFinding = (keys: string): Finding =>
  fault(
    'silent',
    `No press detected: ${keys}.`,
    'It never made contact. One key: check its contact. A row or column of four: check its wire with the table in hardware/BUILD.md. A button: check its wire to ground.',
  );

function untried(heard: number, keys: string): Finding {
  const pressed = heard === 0 ? 'No key was' : heard === 1 ? '1 key was' : `${heard} keys were`;
  return unseen(
    'keys',
    `${pressed} pressed; not tested: ${keys}.`,
    'Run muggins doctor again and press every key once.',
  );
}
