// What a player does now: the table that was called, results to sign, and what comes next.
import { html, nothing } from 'lit';
import { planOfTonight, whereIs } from '../../../shared/league/index.ts';
import { floorPlan } from '../hall/floorplan.ts';
import { language, strings } from '../hall/language.ts';
import { printed } from '../hall/names.ts';
import { paperLine } from './entry.ts';
import { type NextGame, type OwnGame, seatedAt } from './mynight.ts';
import type { MeParts } from './parts.ts';

/** The game at a table: where, against whom, and the own line of the card. */
export function called(parts: MeParts, mine: OwnGame) {
  const { phone, table } = strings();
  const { game, side, opponent } = mine;
  const colour = parts.board?.colours?.[side];
  return html`<section class="panel now">
    <div aria-live="polite">
      <p class="note">${phone.ofRound(game.round)}</p>
      <h2>${table(game.table ?? '')}</h2>
      <p class="against">${phone.against(parts.nameOf(opponent))}</p>
    </div>
    ${colour === undefined ? nothing : html`<p class="colour">${phone.colour(language().pages.table.colours[colour])}</p>`}
    ${room(parts, mine)} ${awaited(parts, mine)} ${paperLine(parts, mine)} ${chairs(parts, mine)}
  </section>`;
}

/** The way to the table, where the desk has put it on the plan. */
function room({ view, board }: MeParts, { game: { table }, side }: OwnGame) {
  const plan = planOfTonight(view.room, view.tables);
  if (table === null || whereIs(plan, table) === undefined) return nothing;
  return floorPlan(plan, { table, colour: board?.colours?.[side] });
}

const sitDown = ({ busy, give }: MeParts, { game: { game } }: OwnGame, words: string, looks = '') =>
  html`<button type="button" class=${looks} ?disabled=${busy} @click=${() => give({ type: 'sit', game })}>${words}</button>`;

/** The other one sits there and waits. */
function awaited(parts: MeParts, mine: OwnGame) {
  const { phone } = strings();
  const [own, theirs] = seatedAt(mine);
  if (own || !theirs) return nothing;
  return html`<p><strong>${phone.theyWait(parts.nameOf(mine.opponent))}</strong></p>${sitDown(parts, mine, phone.sit, 'main')}`;
}

/** The other one is missing: whoever says so sits there, and the clock of the desk begins. */
function chairs(parts: MeParts, mine: OwnGame) {
  const { phone } = strings();
  const { view, nameOf, writing } = parts;
  const { stage, game, entered } = mine.game;
  const [own, theirs] = seatedAt(mine);
  if (stage !== 'called' || theirs || writing?.game === game || entered.some((line) => line !== null))
    return nothing;
  const name = nameOf(mine.opponent);
  if (own) return html`<p class="note">${phone.youWait(name, view.format.warnAfter)}</p>`;
  return sitDown(parts, mine, phone.absent(name));
}

/** A result that is not final: signed, or called into question. */
export function unsigned(parts: MeParts, mine: OwnGame) {
  const { phone, table } = strings();
  const { nameOf } = parts;
  const { game, side, opponent } = mine;
  const { outcome, lines } = game;
  const won = outcome?.winner === side;
  const spread = outcome?.spread ?? 0;
  return html`<section class="panel result ${game.stage}">
    <p class="note">${game.table === null ? nothing : `${table(game.table)} \u00B7 `}${phone.against(nameOf(opponent))}</p>
    <h2>${won ? phone.won(spread) : phone.lost(spread)}</h2>
    <dl>
      <div><dt>${phone.you}</dt><dd>${printed(lines?.[side] ?? '')}</dd></div>
      <div><dt>${nameOf(opponent)}</dt><dd>${printed(lines?.[side === 0 ? 1 : 0] ?? '')}</dd></div>
    </dl>
    ${game.stage === 'disputed' ? html`<p role="status">${phone.judgeComes}</p>` : signing(parts, mine)}
  </section>`;
}

function signing(parts: MeParts, { game, side, opponent }: OwnGame) {
  const { phone } = strings();
  const { busy, judging, give, set, nameOf } = parts;
  const { revision } = game;
  if (judging === game.game) return judge(parts, game.game);
  const doubt = html`<button type="button" ?disabled=${busy} @click=${() => set({ judging: game.game })}>${phone.notRight}</button>`;
  if (game.signed[side] !== null)
    return html`<p role="status">${phone.signedBy(nameOf(opponent))}</p><div class="buttons">${doubt}</div>`;
  const sign = (): void => give({ type: 'sign', game: game.game, revision: revision ?? 0 });
  return html`<div class="buttons">
    <button type="button" class="main" ?disabled=${busy || revision === null} @click=${sign}>${phone.sign}</button>${doubt}
  </div>`;
}

/** Nobody calls the judge by a slip of the thumb. */
function judge({ busy, give, set }: MeParts, game: string) {
  const { phone } = strings();
  const call = (): void => {
    set({ judging: undefined });
    give({ type: 'dispute', game });
  };
  return html`<div class="judging" role="group" aria-label=${phone.callJudge}>
    <p>${phone.judgeSure}</p>
    <div class="buttons">
      <button type="button" class="main bad" ?disabled=${busy} @click=${call}>${phone.callJudge}</button>
      <button type="button" @click=${() => set({ judging: undefined })}>${phone.cancel}</button>
    </div>
  </div>`;
}

/** What comes after the game that is played now; or that there is nothing yet. */
export function coming({ view, own, nameOf }: MeParts) {
  const { phone } = strings();
  const { now, next, sitsOut } = own;
  if (view.phase === 'closed') return html`<section class="panel next"><p>${phone.over}</p></section>`;
  if (next !== undefined) return upcoming(next, nameOf, now !== undefined);
  if (now !== undefined) return nothing;
  const all = view.drawn >= view.rounds;
  const words = view.drawn === 0 ? phone.waitDraw : all ? phone.allPlayed : phone.calledHere;
  return html`<section class="panel next" aria-live="polite">
    ${sitsOut === undefined ? nothing : html`<p><strong>${phone.sitsOut(sitsOut)}</strong></p>`}
    <p>${words}</p>
  </section>`;
}

function upcoming({ game, opponent, busyAt }: NextGame, nameOf: MeParts['nameOf'], plays: boolean) {
  const { phone } = strings();
  const name = nameOf(opponent);
  const waits = busyAt === null ? phone.tableSoon : phone.stillPlays(name, busyAt);
  return html`<section class="panel next" aria-live="polite">
    <h2>${phone.next}</h2>
    <p class="against">${phone.against(name)}</p>
    <p class="note">${phone.ofRound(game.round)}${plays ? nothing : html` \u00B7 ${waits}`}</p>
  </section>`;
}
