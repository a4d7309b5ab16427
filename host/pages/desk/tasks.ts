// What needs a person, the most urgent first, and then places that are level. Each says what it is and what can be done.
import { html, nothing, type TemplateResult } from 'lit';
import {
  allGames,
  type DeskTask,
  eventViews,
  isFinalStage,
  isRotation,
  MOST_TABLES,
  SIDES,
  tableCommands,
  viewOf,
  viewWith,
} from '../../../shared/league/index.ts';
import { sayCardFault, sayDeskTask } from '../../../shared/words/index.ts';
import { isDrawn } from '../hall/bracket.ts';
import { eventName, fieldWords, gameWords } from '../hall/events.ts';
import { printed } from '../hall/names.ts';
import { onSubmit } from '../kit/element.ts';
import { language, t } from '../kit/language.ts';
import { asking, boardTroubles, waitingIn } from './boards.ts';
import { sourcesOf } from './cut.ts';
import { because, button, forfeitButton, offer, signButton } from './games.ts';
import { closeNow } from './night.ts';
import type { DeskParts } from './parts.ts';
import { entry } from './result.ts';

/** The list; where nothing needs anybody, it says so. A helper sees the tasks that they can do something about. */
export function taskList(parts: DeskParts) {
  const { view, desk, may } = parts;
  const tasks = desk.tasks.flatMap((task) => taskRow(parts, task) ?? []);
  const ties = may('breakTie')
    ? eventViews(view).flatMap(({ event }) => levelPlaces({ ...parts, view: viewOf(view, event) }))
    : [];
  const boards = boardTroubles(parts);
  return html`<section class="panel needs" aria-live="polite">
    <h2>${t('desk-needs')}</h2>
    ${view.drawn === 0 && may('draw') ? drawing(parts) : nothing}
    <ol>${tasks.map((row) => html`<li>${row}</li>`)}${boards}${ties}${asking(parts)}</ol>
    ${tasks.length + boards.length === 0 && (view.drawn > 0 || !may('draw')) ? quiet(parts, ties.length > 0) : nothing}
  </section>`;
}

/** The end of the task list: ties to break; once every game is final, the next stage, or closing the night. */
function quiet({ view, stage: looked, desk: answer, isDirector, act, set }: DeskParts, isLevel: boolean) {
  const nobody = isLevel ? nothing : html`<p class="well">${t('desk-needsNobody')}</p>`;
  const isOver = eventViews(view).every(
    ({ drawn, rounds, games }) => drawn >= rounds && games.every(({ stage }) => isFinalStage(stage)),
  );
  const next = view.stages.find(
    ({ opened, open, field, level }) => !opened && open.length + level.length === 0 && field.length > 1,
  );
  if (looked !== undefined || !isDirector) return nobody;
  if (next !== undefined)
    return html`<p class="well">${t('desk-event-next', { event: eventName(next) })}</p>
      <button class="main" @click=${() => set({ event: next.id })}>${eventName(next)}</button>`;
  if (!isOver && waitingIn(answer).length > 0) return nothing;
  if (!isOver) return nobody;
  return html`<p class="well">${t('desk-allOver')}</p>${closeNow({ act })}`;
}

/** Before the first round: the field, in a sentence, and the draw. By default there are tables for all. */
function drawing({ view, boards, act }: DeskParts) {
  const here = view.entrants.length;
  const isBracket = !isRotation(view.format);
  const wanted = Math.max(1, Math.floor(here / 2));
  const draw = onSubmit((fields) => {
    const typed = Number(fields('tables'));
    // By default, the hall has a table for every game of a round. It knows who is here before the page does.
    const tables = typed > 0 ? tableCommands(view, boards, typed) : [];
    return act(...tables, { type: 'draw' });
  });
  return html`<form class="drawing" @submit=${draw}>
    <p>${fieldWords(view)}</p>
    <label>${t('desk-tables')} <input type="number" name="tables" min="1" max=${MOST_TABLES} .placeholder=${`${wanted}`} /></label>
    <button class="main" ?disabled=${here < 2}>${isBracket ? t('desk-drawBracket') : t('desk-draw')}</button>
  </form>`;
}

type Game = DeskParts['view']['games'][number];

/** A task and what can be done about it; undefined for a helper who can do nothing. */
function taskRow(parts: DeskParts, task: DeskTask): TemplateResult | undefined {
  const { view, nameOf, isDirector } = parts;
  const game = 'game' in task ? allGames(view).find((each) => each.game === task.game) : undefined;
  const offered = offers(parts, task, game).filter((each) => each !== nothing);
  if (offered.length === 0 && !isDirector) return undefined;
  const stage = view.stages.find(({ id }) => task.code === 'fieldMoved' && id === task.stage);
  const said = task.code === 'fieldMoved' && stage ? { ...task, stage: eventName(stage) } : task;
  return html`<p>${sayDeskTask(language(), said, nameOf)}</p>
    ${game === undefined || view.events.length === 0 ? nothing : html`<p class="where">${gameWords(view, game)}</p>`}
    ${game === undefined ? nothing : about(parts, task, game)}
    <p class="buttons">${offered}</p>`;
}

/** For a dispute, the table and the players; for cards that differ, both cards as well; for a reopened game, its lines. */
function about({ nameOf }: DeskParts, task: DeskTask, { entrants, table, lines, entered }: Game) {
  if (task.code !== 'disputed' && task.code !== 'cardsDiffer' && task.code !== 'reopened') return nothing;
  const names = [nameOf(entrants[0]), nameOf(entrants[1])] as const;
  if (task.code === 'reopened')
    return html`<p class="where">${names.map((name, side) => `${name} ${printed(lines?.[side] ?? '')}`).join(' \u00B7 ')}</p>`;
  const at = table === null ? '' : `${t('hall-table', { table })} \u00B7 `;
  const where = html`<p class="where">${at}${names[0]} ${t('hall-versus')} ${names[1]}</p>`;
  if (task.code === 'disputed') return where;
  return html`${where}<dl class="cards">${names.map(
    (name, side) => html`<dt>${name}</dt><dd>${printed(entered[side] ?? '')}</dd>`,
  )}</dl>
  <ul>${task.faults.map((fault) => html`<li>${sayCardFault(language(), fault, names)}</li>`)}</ul>`;
}

function offers(parts: DeskParts, task: DeskTask, game: Game | undefined): readonly unknown[] {
  const { nameOf, set, may, view } = parts;
  const won = ({ game: id, entrants }: Game) =>
    SIDES.map((side) =>
      button(t('desk-wonBy', { player: nameOf(entrants[side]) }), () => set({ entering: entry(id, side) })),
    );
  const result = game !== undefined && may('correct', game.revision === null) ? won(game) : [];
  switch (task.code) {
    case 'disputed':
      return [
        because(parts, t('desk-stands'), (reason) => ({ type: 'rule', game: task.game, reason })),
        ...result,
      ];
    case 'aside':
      return asideOffers(parts, task);
    case 'cardsDiffer':
      return result;
    case 'flagged':
      return flaggedOffers(parts, { ...task, isSigned: game?.stage === 'signed' }, result);
    case 'reopened':
      return game === undefined ? result : [...result, signButton(parts, game)];
    case 'owed':
      return [
        ...(task.next
          ? [offer(parts, t('desk-playAgain'), { type: 'draw', event: viewWith(view, task.game).event })]
          : []),
        because(parts, t('desk-letBe'), (reason) => ({ type: 'letBe', game: task.game, reason })),
      ];
    case 'fieldMoved':
      return task.played ? [] : [offer(parts, t('desk-cutAgain'), { type: 'cut', stage: task.stage })];
    case 'chairEmpty':
      // The forfeit, once it is due; and the end of the clock, when the player comes.
      if (game === undefined) return [];
      return [
        task.forfeit ? forfeitButton(parts, game, game.entrants[0] === task.entrant ? 0 : 1) : nothing,
        button(t('desk-isHere', { player: nameOf(task.entrant) }), () =>
          parts.act(...SIDES.map((side) => ({ type: 'sit', game: game.game, side }) as const)),
        ),
      ];
  }
}

/** A result to check: it counts once both have signed it, or the desk corrects it. */
function flaggedOffers(
  parts: DeskParts,
  { game, flag, isSigned }: Extract<DeskTask, { code: 'flagged' }> & { readonly isSigned: boolean },
  corrections: readonly TemplateResult[],
): readonly unknown[] {
  if (isSigned) return [offer(parts, t('desk-stands'), { type: 'check', game })];
  if (flag === 'clock') return [];
  if (flag !== 'wrongSeats') return corrections;
  return [because(parts, t('desk-swap'), (reason) => ({ type: 'swapSides', game, reason }))];
}

/** A result that waits counts for its game, or for none. */
function asideOffers(parts: DeskParts, { index }: Extract<DeskTask, { code: 'aside' }>): readonly unknown[] {
  const game = parts.desk.aside[index]?.report.game ?? null;
  const settle = (text: string, into: string | null) =>
    because(parts, text, (reason) => ({ type: 'settleAside', index, into, reason }));
  return [
    settle(t('desk-leaveOut'), null),
    ...(game === null ? [] : [settle(t('desk-countsFor', { game }), game)]),
  ];
}

/** One task for each shared place of an event, once all its games are over. */
function levelPlaces(parts: DeskParts): readonly TemplateResult[] {
  const { view } = parts;
  const step = (['playoff', 'cut'] as const).find((each) => view.format.ties.includes(each));
  const isPlaying = view.games.some(({ stage }) => !isFinalStage(stage));
  if (isDrawn(view) || isPlaying || view.drawn < view.rounds || view.phase !== 'open' || step === undefined)
    return [];
  const ranks = [...new Set(view.places.map(({ rank }) => rank))];
  // If a stage takes its seeds from these places, ties matter until its cut. Ties below the cut line never do.
  const seeded = view.stages.filter(
    ({ id, entry }) => entry === 'automatic' && sourcesOf(view, id).includes(view.event),
  );
  const open = seeded.flatMap(({ opened, field }) => (opened ? [] : field));
  const matters = (group: readonly string[]): boolean =>
    seeded.length === 0 || group.some((each) => open.includes(each));
  return ranks.flatMap((rank) => {
    const group = view.places.filter((each) => each.rank === rank).map(({ entrant }) => entrant);
    return group.length > 1 && matters(group) ? [levelPlace(parts, { rank, group, step })] : [];
  });
}

interface LevelPlaces {
  readonly rank: number;
  /** Entrants who share it, in the order of the standings. */
  readonly group: readonly string[];
  /** How the format tells them apart. */
  readonly step: 'playoff' | 'cut';
}

/** They are tapped in their order, the best first; who is left is the last. */
function levelPlace(
  { view, nameOf, act, set, ahead }: DeskParts,
  { rank, group, step }: LevelPlaces,
): TemplateResult {
  const first = ahead.filter((each) => group.includes(each));
  const rest = group.filter((each) => !first.includes(each));
  const tap = (entrant: string): void => {
    const last = rest.filter((each) => each !== entrant);
    if (last.length > 1) {
      set({ ahead: [...ahead, entrant] });
      return;
    }
    set({ ahead: [] });
    void act({ type: 'breakTie', event: view.event, by: step, order: [...first, entrant, ...last] });
  };
  return html`<li><p>${t('desk-tieFor', { place: rank })}. ${t('desk-tieHelp')}</p>
    ${view.events.length === 0 ? nothing : html`<p class="where">${eventName(view)}</p>`}
    ${first.length === 0 ? nothing : html`<p>${first.map((each, at) => `${rank + at}. ${nameOf(each)} `)}</p>`}
    <p class="buttons">${rest.map(
      (each) => html`<button @click=${() => tap(each)}>${t('desk-first', { player: nameOf(each) })}</button>`,
    )}</p></li>`;
}
