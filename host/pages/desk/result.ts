// The form for a result at the desk: of one game at a time. It says who won by what is typed, before Enter is pressed.
import { html, nothing } from 'lit';
import {
  allGames,
  type GameSide,
  type NightView,
  pointsFault,
  resultCommands,
  type TypedResult,
  typedResult,
  viewWith,
} from '../../../shared/league/index.ts';
import { sayCardFault } from '../../../shared/words/index.ts';
import { gameWords } from '../hall/events.ts';
import { printed } from '../hall/names.ts';
import { onSubmit, onValue } from '../kit/element.ts';
import { language, t } from '../kit/language.ts';
import type { DeskParts, TypedNow } from './parts.ts';

/** Nothing is typed yet, for this side of the game. */
export const entry = (game: string, side: GameSide): TypedNow => ({ game, side, text: '', asked: false });

export function resultForm(parts: DeskParts) {
  const { view, entering, nameOf, set } = parts;
  const game = allGames(view).find((each) => each.game === entering?.game);
  if (entering === undefined || game === undefined) return nothing;
  const names = [nameOf(game.entrants[0]), nameOf(game.entrants[1])] as const;
  const leave = ({ key }: KeyboardEvent): void => {
    if (key === 'Escape') set({ entering: undefined });
  };
  const typed = onValue((text) => set({ entering: { ...entering, text, asked: false } }));
  return html`<form class="entry" @submit=${onSubmit(() => keep(parts, entering, game, names))} @keydown=${leave}>
    ${view.events.length === 0 ? nothing : html`<p>${gameWords(view, game)}</p>`}
    <p>${t('desk-resultOf', { game: game.game, first: names[0], second: names[1] })}</p>
    ${names.map((each, at) => wrote(each, game.entered[at] ?? null))}
    <label>${names[entering.side]} <input autocomplete="off" inputmode="text" size="8" maxlength="10" required
      .value=${entering.text} @input=${typed} /></label>
    <button class="main">${t('desk-enter')}</button>
    <button type="button" @click=${() => set({ entering: undefined })}>${t('desk-cancel')}</button>
    <p class="winner" aria-live="polite">${winner(entering, viewWith(view, game.game).format, names)}</p>
    <small>${t('desk-resultHelp', { name: names[entering.side] })}</small>
  </form>`;
}

/** Who has won by what is typed; where that is the other one, Enter is pressed twice. */
function winner(
  { text, side, asked }: TypedNow,
  { scoring }: NightView['format'],
  names: readonly [string, string],
) {
  const typed = typedResult(text, side, scoring);
  if (typed === undefined || typed.spread === 0) return nothing;
  const words = t('desk-wonByHoles', { player: names[typed.winner], holes: typed.spread });
  return html`<strong>${words}</strong>${asked ? html` ${t('desk-again')}` : nothing}`;
}

/** Enter: what is typed is given to the hall, or what is wrong with it is said. */
function keep(
  parts: DeskParts,
  entering: TypedNow,
  game: NightView['games'][number],
  names: readonly [string, string],
): void {
  const { view, set, say } = parts;
  const { format } = viewWith(view, game.game);
  const typed = typedResult(entering.text, entering.side, format.scoring);
  const fault = typed && pointsFault(format, game.round, typed);
  if (fault !== undefined) say(sayCardFault(language(), fault, names));
  else if (typed === undefined) say(t('desk-badLine'));
  else if (typed.winner !== entering.side && !entering.asked) set({ entering: { ...entering, asked: true } });
  else give(parts, entering, game, typed);
}

function give(
  { view, act, set, reasoned, entered }: DeskParts,
  entering: TypedNow,
  game: NightView['games'][number],
  typed: TypedResult,
): void {
  const { format } = viewWith(view, game.game);
  const commands = (reason: string) => resultCommands(format, game, typed, reason);
  const known = commands('');
  const isNew = known.some(({ type }) => type === 'correct') && game.revision !== null;
  if (isNew) {
    set({ entering: undefined });
    reasoned(t('desk-correct'), commands);
  } else if (known.length === 0) entered(entering);
  else void act(...commands(t('desk-result'))).then((done) => (done ? entered(entering) : undefined));
}

/** What a phone has said of the game: the desk may be about to say otherwise. */
const wrote = (name: string, line: string | null) =>
  line === null ? nothing : html`<p>${t('desk-wrote', { player: name, line: printed(line) })}</p>`;
