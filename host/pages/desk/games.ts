// The games of the night at the desk, the last round first, and the buttons of a game. A result is the winner's name and a number.
import { html, nothing } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import {
  allGames,
  type EventView,
  type GameSide,
  type GameView,
  type HouseFigures,
  isFinalStage,
  type NightCommand,
  type NightView,
  openGames,
  other,
  parseLine,
  type Scoring,
  SIDES,
  viewWith,
} from '../../../shared/league/index.ts';
import { eventIn, roundName } from '../hall/events.ts';
import { dotted } from '../hall/heading.ts';
import { isPlayed, printed, sitsOutWords } from '../hall/names.ts';
import { t } from '../kit/language.ts';
import { type Answers, askFor } from './dialog.ts';
import type { DeskParts } from './parts.ts';
import { entry, resultForm } from './result.ts';

type TableGame = NightView['games'][number];

/**
 * A row for every table, occupied or not, so that no row moves under the user's finger, while games are open; and then every round
 * that is drawn. bracket.ts shows the rounds of a bracket.
 */
export function gameList(parts: DeskParts) {
  const { view } = parts;
  const games = view.bracket === null ? view.games : [];
  const rounds = [...new Set(games.map(({ round }) => round))].toReversed();
  const at = (table: string): TableGame | undefined =>
    allGames(view).find((each) => each.table === table && isPlayed(each));
  return html`<section class="panel games">
    <h2>${view.phase === 'open' ? t('hall-now') : t('desk-games')}</h2>
    ${resultForm(parts)}
    <table><tbody>${repeat(
      view.phase === 'open' && openGames(view).length > 0 ? view.tables : [],
      // A button belongs to its game: it is never given to the next one at that table.
      (table) => at(table)?.game ?? `table ${table}`,
      (table) => tableRow(parts, table, at(table)),
    )}</tbody></table>
    <div class="rounds">${repeat(
      rounds,
      // A round that the desk has opened stays open.
      (round) => round,
      (round) => html`<details><summary>${roundName(view, round)}</summary>
        <table><tbody>${games.filter((each) => each.round === round).map((game) => gameRow(parts, game))}</tbody></table>
        ${sitting(parts, view.idle[round - 1] ?? [])}
      </details>`,
    )}</div>
  </section>`;
}

const sitting = ({ nameOf }: DeskParts, idle: readonly string[]) =>
  idle.length === 0 ? nothing : html`<p>${sitsOutWords(idle.map(nameOf))}</p>`;

const tableRow = (parts: DeskParts, table: string, game: TableGame | undefined) =>
  game === undefined
    ? html`<tr class="free" data-table=${table}><td class="table">${t('hall-table', { table })}</td><td colspan="2">${t('desk-free')}</td><td class="stage"></td><td></td></tr>`
    : gameRow(parts, game);

/** A game with its actions. */
export function gameRow(parts: DeskParts, game: TableGame) {
  const { view, entering } = parts;
  const { table, stage } = game;
  return html`<tr class=${game.game === entering?.game ? 'entered' : stage} data-table=${table ?? nothing}>
    <td class="table">${table === null ? nothing : t('hall-table', { table })}</td>
    <td>${side(parts, game, 0)}</td><td>${side(parts, game, 1)}</td>
    <td class="stage">${dotted(eventIn(viewWith(view, game.game)), t(`gameStage-${stage}`))}</td>
    <td>${view.phase === 'open' ? more(parts, game) : nothing}</td>
  </tr>`;
}

/** A name: a button for the winner while there is no result, with the line of the card afterwards. */
function side({ nameOf, set, view }: DeskParts, game: TableGame, winner: GameSide) {
  const name = nameOf(game.entrants[winner]);
  const { lines, entered } = game;
  if (lines !== null) return html`${name} <b>${printed(lines[winner])}</b>`;
  if (view.phase !== 'open' || game.stage === 'void') return name;
  const written = entered[winner];
  return html`<button @click=${() => set({ entering: entry(game.game, winner) })}>${name}</button>
    ${written === null ? nothing : html`<b>${printed(written)}</b>`}`;
}

/** What can be done with a game besides; nothing where this page may do none of it. */
function more(parts: DeskParts, game: TableGame) {
  const choices = choicesFor(parts, game).filter((each) => each !== nothing);
  if (choices.length === 0) return nothing;
  const shut = (event: Event): void => {
    (event.currentTarget as HTMLElement).closest('details')?.removeAttribute('open');
  };
  const leave = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') shut(event);
  };
  return html`<details class="more" name="more" @keydown=${leave}><summary aria-label=${t('desk-more')}>\u2026</summary>
    <div class="menu" @click=${shut}>${choices}</div>
  </details>`;
}

/** Signing, correcting or disputing, forfeits, and leaving the game out; a final game can only be reopened. */
function choicesFor(parts: DeskParts, shown: TableGame): readonly unknown[] {
  const { nameOf, may, set } = parts;
  const { game, entrants, revision, stage, seated } = shown;
  if (isFinalStage(stage))
    return [because(parts, t('desk-reopen'), (reason) => ({ type: 'reopenGame', game, reason }))];
  const change = (side: GameSide): unknown => {
    const player = nameOf(entrants[side]);
    if (!may('correct') && stage === 'disputed') return nothing;
    if (!may('correct'))
      return offer(parts, t('desk-disputeBy', { player }), { type: 'dispute', game, side });
    const text = `${t('desk-correct')} \u2013 ${t('desk-wonBy', { player })}`;
    return button(text, () => set({ entering: entry(game, side) }));
  };
  const swap = () => because(parts, t('desk-swap'), (reason) => ({ type: 'swapSides', game, reason }));
  const isUnseated = stage === 'called' && !seated.includes(true);
  return [
    signButton(parts, shown),
    ...(isUnseated ? SIDES.map((late) => lateButton(parts, shown, late)) : []),
    ...(revision === null ? [] : [...SIDES.map(change), swap()]),
    ...SIDES.map((loser) => forfeitButton(parts, shown, loser)),
    because(parts, t('desk-void'), (reason) => ({ type: 'void', game, reason })),
  ];
}

/** Starts the late clock of a player whose opponent is here. It runs from the call. */
function lateButton({ view, nameOf, act, say }: DeskParts, { game, entrants }: TableGame, late: GameSide) {
  const { forfeitAfter: minutes } = viewWith(view, game).format.attendance;
  return button(t('desk-isLate', { player: nameOf(entrants[late]) }), async () => {
    if (await act({ type: 'sit', game, side: other(late) })) say(t('desk-lateClock', { minutes }));
  });
}

/** The button that signs the result for both sides; nothing without a result to sign. */
export function signButton(parts: DeskParts, { game, stage, revision }: GameView) {
  if (revision === null || (stage !== 'over' && stage !== 'signedOnce')) return nothing;
  const signs = SIDES.map((side) => ({ type: 'sign', game, revision, side, by: 'desk' }) as const);
  return offer(parts, t('desk-sign'), ...signs);
}

/** A button that does something. */
export const button = (text: string, click: () => unknown) =>
  html`<button @click=${() => void click()}>${text}</button>`;

/** A button for commands; nothing if they are not this page's to give. */
export const offer = ({ may, act }: DeskParts, text: string, ...commands: readonly NightCommand[]) =>
  commands.every(({ type }) => may(type)) ? button(text, () => act(...commands)) : nothing;

/** The same for a command with a reason, which is asked for. */
export const because = (
  { may, reasoned }: DeskParts,
  text: string,
  command: (reason: string) => NightCommand,
) => (may(command('').type) ? button(text, () => reasoned(text, (reason) => [command(reason)])) : nothing);

/** The button by which an absent player forfeits. */
export function forfeitButton(parts: DeskParts, game: NightView['games'][number], loser: GameSide) {
  if (!parts.may('forfeit')) return nothing;
  const text = t('desk-forfeitBy', { player: parts.nameOf(game.entrants[loser]) });
  return button(text, () => forfeit(parts, { title: text, game: game.game, loser }));
}

interface Forfeit {
  readonly title: string;
  readonly game: string;
  readonly loser: GameSide;
}

/** Asks until the hall accepts the forfeit or the dialog is cancelled. `typed`: the refused lines. */
async function forfeit(parts: DeskParts, asked: Forfeit, typed?: Answers): Promise<void> {
  const { view, act, say, said } = parts;
  const { title, game, loser } = asked;
  const { event, format } = viewWith(view, game);
  const { forfeitWin, forfeitLoss } = format.attendance;
  const isOpen = forfeitWin === null || forfeitLoss === null;
  const figures = [
    { name: 'win', label: t('desk-forfeitWin') },
    { name: 'loss', label: t('desk-forfeitLoss') },
  ];
  const answers = await askFor(
    isOpen ? `${title}. ${t('desk-forfeitOpen')}` : title,
    [...(isOpen ? figures : []), { name: 'reason', label: t('desk-reason') }],
    { before: typed && { answers: typed, trouble: said() } },
  );
  if (answers === undefined) return;
  const settled = isOpen ? settling({ event, format }, answers) : [];
  if (settled === undefined) say(t('desk-forfeitBad'));
  else if (await act(...settled, { type: 'forfeit', game, loser, reason: answers.reason ?? '' })) return;
  await forfeit(parts, asked, answers);
}

/** What a forfeit is worth, from the two lines; undefined where they are no lines of a card. */
function settling(
  { event, format: { scoring } }: Pick<EventView, 'event' | 'format'>,
  answers: Answers,
): readonly NightCommand[] | undefined {
  const [win, loss] = [lineIn(scoring, answers.win), lineIn(scoring, answers.loss)];
  return win === undefined || loss === undefined
    ? undefined
    : [{ type: 'settleForfeits', win, loss, ...(event !== '' && { event }) }];
}

function lineIn(scoring: Scoring, text = ''): HouseFigures | undefined {
  const line = parseLine(text, scoring);
  return line.ok ? line.value : undefined;
}
