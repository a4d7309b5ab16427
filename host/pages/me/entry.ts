// The own line of a paper game: won or lost, and by how many holes. What it is worth follows from the format.
import {
  isSkunk,
  type NightFormat,
  rulesOf,
  type WrittenLine,
  winPoints,
  writeEntry,
} from '../../../shared/league/index.ts';
import { targetOf } from '../../../shared/rules/terms/index.ts';
import { sayCardFault } from '../../../shared/words/index.ts';
import { printed } from '../hall/names.ts';
import { html, language, nothing, onSubmit, onValue, t } from '../kit/element.ts';
import { faultsIn, type OwnGame, seatedAt } from './mynight.ts';
import type { MeParts, WrittenNow } from './parts.ts';

/** The line of a card, and on request the form for it. */
export function paperLine(parts: MeParts, mine: OwnGame) {
  const { writing, busy, board, set, nameOf } = parts;
  const { game, entered } = mine.game;
  const [own, theirs] = mine.side === 0 ? entered : [entered[1], entered[0]];
  if (writing?.game === game) return form(parts, mine, writing);
  const write = (): void => set({ writing: { game, won: undefined, holes: '' } });
  const name = nameOf(mine.opponent);
  // Where the other one waits at the table, sitting down comes first; where a board is, it tells the result.
  const [isThere, isAwaited] = seatedAt(mine);
  const looks = board === undefined && (isThere || !isAwaited) ? 'main' : '';
  if (own === null)
    return html`${theirs === null ? nothing : html`<p>${t('me-theyWrote', { player: name })}</p>`}
      <button type="button" class=${looks} ?disabled=${busy} @click=${write}>${t('me-write')}</button>`;
  return html`${theirs === null ? alone(own, name) : differing(parts, mine)}
    <button type="button" ?disabled=${busy} @click=${write}>${t('me-change')}</button>`;
}

const alone = (own: string, name: string) =>
  html`<p>${t('me-youWrote', { line: printed(own) })} ${t('me-notWritten', { player: name })}</p>`;

/** Both have written, and it does not agree: the two lines side by side, and what two people with two cards would say. */
function differing({ nameOf }: MeParts, { game, event }: OwnGame) {
  const names = [nameOf(game.entrants[0]), nameOf(game.entrants[1])] as const;
  return html`<div class="differ" role="alert">
    <p><strong>${t('me-differ')}</strong></p>
    <dl>${names.map((name, side) => html`<div><dt>${name}</dt><dd>${printed(game.entered[side] ?? '')}</dd></div>`)}</dl>
    ${faultsIn(event.format, game).map((fault) => html`<p>${sayCardFault(language(), fault, names)}</p>`)}
    <p class="note">${t('me-differHelp')}</p>
  </div>`;
}

/** Holes by which a game can be won at most. */
function mostHoles(format: NightFormat): number {
  const rules = rulesOf(format);
  return rules.ok ? targetOf(rules.value, 0) : 0;
}

/** The line as it is typed; undefined as long as something is missing. */
function typedLine(format: NightFormat, round: number, { won, holes }: WrittenNow): WrittenLine | undefined {
  const spread = /^\s*\d{1,3}\s*$/.test(holes) ? Number(holes) : 0;
  if (won === undefined || spread < 1 || spread > mostHoles(format)) return undefined;
  return won
    ? { points: winPoints(format, spread, round), spread }
    : { points: format.scoring.loss, spread: -spread };
}

function form(parts: MeParts, mine: OwnGame, writing: WrittenNow) {
  const { busy, set, give } = parts;
  const { game, round } = mine.game;
  const { format } = mine.event;
  const line = typedLine(format, round, writing);
  const enter = onSubmit(() => {
    if (line === undefined) return;
    set({ writing: undefined });
    give({ type: 'enterCard', game, line });
  });
  const typed = onValue((holes) => set({ writing: { ...writing, holes } }));
  return html`<form class="line" @submit=${enter}>
    <p class="note">${t('me-writeHelp')}</p>
    <fieldset><legend class="heard">${t('me-write')}</legend>
      ${wonOrLost(parts, writing, true)} ${wonOrLost(parts, writing, false)}
    </fieldset>
    <label class="holes"><span>${t('me-holes')}</span>
      <input inputmode="numeric" autocomplete="off" maxlength="3" required .value=${writing.holes} @input=${typed} /></label>
    <p class="preview" aria-live="polite">${preview(format, writing, line)}</p>
    <div class="buttons">
      <button class="main" ?disabled=${busy || line === undefined}>${t('me-enter')}</button>
      <button type="button" @click=${() => set({ writing: undefined })}>${t('me-cancel')}</button>
    </div>
  </form>`;
}

function wonOrLost({ set }: MeParts, writing: WrittenNow, won: boolean) {
  return html`<label class="choice"><input type="radio" name="won" .checked=${writing.won === won}
    @change=${() => set({ writing: { ...writing, won } })} /><span>${won ? t('me-iWon') : t('me-iLost')}</span></label>`;
}

/** The line as on a card; or what is wrong with the number. */
function preview(format: NightFormat, { holes, won }: WrittenNow, line: WrittenLine | undefined) {
  if (line !== undefined) {
    const text = printed(writeEntry(format.scoring, line));
    return html`<strong>${t('me-onCard', { line: text, skunk: isSkunk(format, Math.abs(line.spread)) })}</strong>`;
  }
  return holes === '' || won === undefined ? nothing : t('me-badHoles', { most: mostHoles(format) });
}
