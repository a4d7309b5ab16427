// Games that were played from the first deal to the last, as the scenarios have them: who pegged how much, in order.
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { prebuiltImage } from '../../../hardware/emulator/index.ts';
import { parseScenario } from '../scenario/parse.ts';

/** Points that a player pegged at once. */
export interface Score {
  readonly lane: number;
  readonly points: number;
}

const FOLDER = join(dirname(prebuiltImage()), '..', '..', 'hardware', 'emulator', 'scenarios');
const GAMES = ['long/game-ends-in-play.txt', 'long/game-ends-in-show.txt', 'long/noisy-wire.txt'];

/** The scores of scenarios, ours unless told otherwise. @throws if one is missing or cannot be read */
export const recordedGames = (folder = FOLDER, names = GAMES): Promise<readonly (readonly Score[])[]> =>
  Promise.all(names.map(async (name) => scoresOf(name, await readFile(join(folder, name), 'utf8'))));

/** The scores that a scenario keys: digits, then a player's button. */
function scoresOf(file: string, text: string): readonly Score[] {
  const parsed = parseScenario(file, text);
  if (!parsed.ok) throw new Error(`${file} cannot be read`);
  return parsed.scenario.lines.flatMap(({ step }) => {
    if (step.type !== 'press') return [];
    const keys = step.chords.map((chord) => chord.join('+'));
    const lane = ['P1', 'P2'].indexOf(keys.at(-1) ?? '');
    const digits = keys.slice(0, -1).join('');
    return lane >= 0 && /^[0-9]{1,2}$/.test(digits) && Number(digits) > 0
      ? [{ lane, points: Number(digits) }]
      : [];
  });
}
