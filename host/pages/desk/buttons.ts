// Buttons of the desk for one game: signing for both, and forfeits. Where the format leaves open what a forfeit is worth, the first one of the
// night asks.
import { html, nothing } from 'lit';
import {
  type GameSide,
  type GameView,
  type HouseFigures,
  type NightCommand,
  type NightView,
  parseLine,
} from '../../../shared/league/index.ts';
import { t } from '../kit/language.ts';
import { askFor } from './dialog.ts';
import type { DeskParts } from './parts.ts';

/** The sides of a game. */
export const SIDES: readonly GameSide[] = [0, 1];

/** Signs what stands, for both sides; nothing where there is no result to sign. */
export function signButton({ act }: DeskParts, { game, stage, revision }: GameView) {
  if (revision === null || (stage !== 'over' && stage !== 'signedOnce')) return nothing;
  const signs = SIDES.map((side) => ({ type: 'sign', game, revision, side, by: 'desk' }) as const);
  return button(t('desk-sign'), () => act(...signs));
}

/** A button that does something. */
export const button = (text: string, click: () => unknown) =>
  html`<button @click=${() => void click()}>${text}</button>`;

/** The button by which the one who is not there forfeits. */
export function forfeitButton(parts: DeskParts, game: NightView['games'][number], loser: GameSide) {
  const text = t('desk-forfeitBy', { player: parts.nameOf(game.entrants[loser]) });
  return button(text, () => forfeit(parts, text, { game: game.game, loser }));
}

async function forfeit(
  { view, act, say }: DeskParts,
  title: string,
  forfeited: { readonly game: string; readonly loser: GameSide },
): Promise<void> {
  const { forfeitWin, forfeitLoss } = view.format;
  const isOpen = forfeitWin === null || forfeitLoss === null;
  const figures = [
    { name: 'win', label: t('desk-forfeitWin') },
    { name: 'loss', label: t('desk-forfeitLoss') },
  ];
  const answers = await askFor(isOpen ? `${title}. ${t('desk-forfeitOpen')}` : title, [
    ...(isOpen ? figures : []),
    { name: 'reason', label: t('desk-reason') },
  ]);
  if (answers === undefined) return;
  const settled = isOpen ? settling(answers) : [];
  if (settled === undefined) say(t('desk-forfeitBad'));
  else await act(...settled, { type: 'forfeit', ...forfeited, reason: answers.reason ?? '' });
}

/** What a forfeit is worth, from the two lines; undefined where they are no lines of a card. */
function settling(answers: Readonly<Record<string, string>>): readonly NightCommand[] | undefined {
  const [win, loss] = [lineIn(answers.win), lineIn(answers.loss)];
  return win === undefined || loss === undefined ? undefined : [{ type: 'settleForfeits', win, loss }];
}

function lineIn(text = ''): HouseFigures | undefined {
  const line = parseLine(text);
  return line.ok ? line.value : undefined;
}
