// The director's results: `muggins hall forfeit` and `correct`.
import {
  type GameSide,
  isFinalStage,
  type NightCommand,
  parseLine,
  pointsFault,
  resultCommands,
  resultStands,
  typedResult,
} from '../../../shared/league/index.ts';
import { DEFAULT } from '../../../shared/words/default.ts';
import { sayCardFault, sayLeagueRefusal } from '../../../shared/words/index.ts';
import { say } from '../../../shared/words/say.ts';
import { listed, type Output, usageError } from '../output.ts';
import { acting } from './acts.ts';
import type { NightDesk, NightOptions } from './night.ts';
import { entrantOf, gameOf, type NightGameView, openGameOf, playerOf } from './who.ts';

interface ForfeitOptions extends NightOptions {
  readonly reason?: string;
  readonly game?: string;
  /** The winner's line and the absent player's, if the format leaves them open. */
  readonly worth?: readonly string[];
}

/** A player did not come: the opponent wins. */
export const forfeit = (name: string, options: ForfeitOptions, output: Output): Promise<void> =>
  acting(options, output, async (desk) => {
    const found =
      options.game === undefined
        ? openGameOf(desk.night, await entrantOf(desk.night, name, options))
        : await gameOf(desk.night, options.game, options);
    const { game, entrants } = found;
    const loser = await sideOf(desk, found, name, options);
    const worth = options.worth === undefined ? [] : worthOf(options.worth);
    await desk.act(...worth, { type: 'forfeit', game, loser, reason: options.reason ?? '' });
    return { words: [`${desk.nameOf(entrants[loser])} forfeits game ${game}.`], games: [game] };
  });

function worthOf([here = '', away = '']: readonly string[]): readonly NightCommand[] {
  const [win, loss] = [here, away].map((text) => {
    const line = parseLine(text);
    if (line.ok) return line.value;
    throw usageError('badLine', sayLeagueRefusal(DEFAULT, line.refusal, (id) => id) ?? text);
  });
  return win && loss ? [{ type: 'settleForfeits', win, loss }] : [];
}

interface CorrectOptions extends NightOptions {
  readonly reason?: string;
  readonly reopen?: boolean;
}

/** The arguments of `correct`. */
interface TypedCorrection {
  readonly game: string;
  readonly winner: string;
  /** '8', '2 +08' or '121-113', as at the desk. */
  readonly result: string;
}

/** Enters a result, or corrects one; the desk signs for both. */
export const correct = (typed: TypedCorrection, options: CorrectOptions, output: Output): Promise<void> =>
  acting(options, output, async (desk) => {
    const found = await gameOf(desk.night, typed.game, options);
    const winner = await sideOf(desk, found, typed.winner, options);
    const commands = correction(desk, { found, winner, typed: typed.result, options });
    if (commands.length > 0) await desk.act(...commands);
    const { game, entrants, lines, stage } =
      desk.night.view.games.find((each) => each.game === found.game) ?? found;
    const [first, second] = entrants.map((entrant, side) => `${desk.nameOf(entrant)} ${lines?.[side] ?? ''}`);
    return {
      words: [`Game ${game}: ${first}, ${second}; ${say(DEFAULT, `gameStage-${stage}`)}.`],
      games: [game],
    };
  });

async function sideOf(
  desk: NightDesk,
  game: NightGameView,
  name: string,
  options: NightOptions,
): Promise<GameSide> {
  const { view, players } = desk.night;
  const two = game.entrants.flatMap((id) => view.entrants.find((each) => each.id === id)?.players ?? []);
  const owners = listed(game.entrants.map(desk.nameOf), 'and');
  const unknown = `${name} is not in game ${game.game}, which is ${owners}'s.`;
  const among = players.filter(({ id }) => two.includes(id));
  const player = await playerOf(among, name, options, { unknown, parts: true });
  const entrant = view.entrants.find((each) => each.players.includes(player.id))?.id;
  return game.entrants[0] === entrant ? 0 : 1;
}

interface Corrected {
  readonly found: NightGameView;
  readonly winner: GameSide;
  readonly typed: string;
  readonly options: CorrectOptions;
}

function correction(
  { night: { view }, nameOf }: NightDesk,
  { found, winner, typed, options }: Corrected,
): readonly NightCommand[] {
  const { game, round, revision, stage, outcome } = found;
  const names = [nameOf(found.entrants[0]), nameOf(found.entrants[1])] as const;
  const read = typedResult(typed, winner);
  if (read === undefined) throw usageError('badLine', say(DEFAULT, 'desk-badLine'));
  if (read.winner !== winner)
    throw usageError(
      'otherWinner',
      `The first score is that of the player you name: by ${typed}, ${names[winner]} lost. If ${names[read.winner]} won: muggins hall correct ${game} '${names[read.winner]}' RESULT, the higher score first.`,
    );
  const fault = pointsFault(view.format, round, read);
  if (fault !== undefined) throw usageError(fault.code, sayCardFault(DEFAULT, fault, names));
  const reason = options.reason ?? (revision === null ? say(DEFAULT, 'desk-result') : '');
  const isSame = outcome !== null && resultStands(stage, outcome, read);
  const reopens = options.reopen === true && isFinalStage(stage) && !isSame;
  return [
    ...(reopens ? [{ type: 'reopenGame', game, reason } as const] : []),
    ...resultCommands(view.format, found, read, reason),
  ];
}
