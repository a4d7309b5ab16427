// Which player a name means, if another has it or nearly: asked at the terminal, or answered by `--who`.
import { createInterface } from 'node:readline/promises';
import { LEVELS, levelOf, partnerId } from '../../shared/partner/seats.ts';
import { DEFAULT } from '../../shared/words/default.ts';
import { say } from '../../shared/words/index.ts';
import { BY_NAME, type Doubtful, NEW_PLAYER } from '../table/index.ts';
import { badOption, listed, usageError } from './output.ts';

/** Asks a question; undefined without a terminal. */
type Ask = ((question: string) => Promise<string>) | undefined;

/** Asks at the terminal, if there is one at both ends. */
export const terminal = (json: boolean): Ask =>
  !json && process.stdin.isTTY && process.stdout.isTTY
    ? async (question) => {
        const lines = createInterface({ input: process.stdin, output: process.stdout });
        try {
          return await lines.question(question);
        } finally {
          lines.close();
        }
      }
    : undefined;

/** Ids by seat, from answers such as `ann=new`, or `Muggins=club` where Muggins plays. @throws CliError */
export function answeredBeforehand(
  players: readonly string[],
  who: readonly string[] = [],
): readonly string[] {
  const ids = players.map(() => BY_NAME);
  for (const answer of who) {
    const at = answer.lastIndexOf('=');
    const seat = players.indexOf(answer.slice(0, at));
    const meant = answer.slice(at + 1);
    const level = LEVELS.find((each) => each === meant);
    // No id is letters only.
    const isWord = level === undefined && meant !== NEW_PLAYER && /^[a-z]*$/i.test(meant);
    if (at < 1 || seat < 0 || isWord)
      throw badOption(
        `--who ${answer}: expected a name of --players, =, and an id, new, or ${listed(LEVELS)} for Muggins.`,
      );
    const partners = ids.filter((id) => levelOf(id) !== undefined).length;
    ids[seat] = level === undefined ? meant : partnerId(level, partners + 1);
  }
  return ids;
}

/** The id of the chosen player, or 'new'. @throws CliError without a terminal, or for an invalid answer */
export async function askWho({ name, candidates }: Doubtful, ask: Ask): Promise<string> {
  if (ask === undefined) {
    const ids = candidates.map((each) => `--who '${name}=${each.id}' for ${each.name}`);
    const words = say(DEFAULT, 'answer-whoIs', { name, names: candidates.map((each) => each.name) });
    throw usageError('whoIs', `${words} Give ${ids.join(', ')}, or --who '${name}=new'.`);
  }
  const [only, ...more] = candidates;
  if (only !== undefined && more.length === 0) {
    const answer = await ask(`Is ${name} the same player as ${only.name}? [Y/n] `);
    return /^n/i.test(answer.trim()) ? NEW_PLAYER : only.id;
  }
  const list = candidates.map((each, at) => `  ${at + 1}  ${each.name} (${each.id})`).join('\n');
  const answer = await ask(`Which ${name} is this?\n${list}\n  n  a new player\nNumber, or n: `);
  if (/^n/i.test(answer.trim())) return NEW_PLAYER;
  const chosen = candidates[Number(answer) - 1];
  if (chosen === undefined)
    throw usageError('whoIs', `'${answer}': expected a number from 1 to ${candidates.length}, or n.`);
  return chosen.id;
}
