// What a player does now: the table that was called, results to sign, what comes next; and the own score card so far, as clubs write it.
import { gamesToWin, minutesLeft, planOfTonight, viewOf, whereIs } from '../../../shared/league/index.ts';
import { bracketList, isDrawn } from '../hall/bracket.ts';
import { eventIn, eventName, gameWords, matchOf } from '../hall/events.ts';
import { floorPlan } from '../hall/floorplan.ts';
import { dotted, finalText } from '../hall/heading.ts';
import { printed } from '../hall/names.ts';
import { html, nothing, t } from '../kit/element.ts';
import { paperLine } from './entry.ts';
import { type NextGame, type OwnEvent, type OwnGame, seatedAt } from './mynight.ts';
import type { MeParts } from './parts.ts';

/** The game at a table: where, against whom, and the own line of the card. */
export function called(parts: MeParts, mine: OwnGame) {
  const { game, side, opponent } = mine;
  const colour = parts.board?.colours?.[side];
  return html`<section class="panel now">
    <div aria-live="polite">
      <p class="note">${gameText(parts, mine)}</p>
      <h2>${t('hall-table', { table: game.table ?? '' })}</h2>
      <p class="against">${t('me-against', { name: parts.nameOf(opponent) })}</p>
    </div>
    ${matchScore(mine)}
    ${colour === undefined ? nothing : html`<p class="colour">${t('me-colour', { colour: t(`table-colours-${colour}`) })}</p>`}
    ${room(parts, mine)} ${awaited(parts, mine)} ${paperLine(parts, mine)} ${chairs(parts, mine)}
  </section>`;
}

/** The place of the game; the round alone in a single event without matches. */
const gameText = ({ view }: MeParts, { game, event }: OwnGame): string =>
  view.events.length === 0 && event.bracket === null && event.format.match.games === 1
    ? t('me-ofRound', { round: game.round })
    : gameWords(view, game);

/** The score of a match of several games. */
function matchScore({ game, event, side }: OwnGame) {
  const { match } = event.format;
  const wins = matchOf(event, game)?.sides.map((each) => each.wins) ?? [];
  const [own = 0, theirs = 0] = side === 0 ? wins : wins.toReversed();
  if (match.games === 1 || wins.length === 0) return nothing;
  return html`<p class="score"><b>${own} \u2013 ${theirs}</b>
    ${match.all ? t('bracket-allGames', { games: match.games }) : t('me-firstTo', { wins: gamesToWin(match) })}</p>`;
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
  const [own, theirs] = seatedAt(mine);
  if (own || !theirs) return nothing;
  return html`<p><strong>${t('me-theyWait', { player: parts.nameOf(mine.opponent) })}</strong></p>${sitDown(parts, mine, t('me-sit'), 'main')}`;
}

/** Reports that the opponent is missing. This seats the player, and starts the desk's clock. */
function chairs(parts: MeParts, mine: OwnGame) {
  const { nameOf, writing } = parts;
  const { stage, game, entered } = mine.game;
  const [own, theirs] = seatedAt(mine);
  if (stage !== 'called' || theirs || writing?.game === game || entered.some((line) => line !== null))
    return nothing;
  const name = nameOf(mine.opponent);
  if (own)
    return html`<p class="note">${t('me-youWait', { name, minutes: mine.event.format.attendance.warnAfter })}</p>`;
  return sitDown(parts, mine, t('me-absent', { player: name }));
}

/** A result that is not final: signed, or called into question. */
export function unsigned(parts: MeParts, mine: OwnGame) {
  const { nameOf } = parts;
  const { game, side, opponent } = mine;
  const { outcome, lines } = game;
  const won = outcome?.winner === side;
  const spread = outcome?.spread ?? 0;
  return html`<section class="panel result ${game.stage}">
    <p class="note">${game.table === null ? nothing : `${t('hall-table', { table: game.table })} \u00B7 `}${t('me-against', { name: nameOf(opponent) })}</p>
    <h2>${won ? t('me-won', { holes: spread }) : t('me-lost', { holes: spread })}</h2>
    <dl>
      <div><dt>${t('me-you')}</dt><dd>${printed(lines?.[side] ?? '')}</dd></div>
      <div><dt>${nameOf(opponent)}</dt><dd>${printed(lines?.[side === 0 ? 1 : 0] ?? '')}</dd></div>
    </dl>
    ${game.stage === 'disputed' ? html`<p role="status">${t('me-judgeComes')}</p>` : signing(parts, mine)}
  </section>`;
}

function signing(parts: MeParts, { game, side, opponent }: OwnGame) {
  const { busy, judging, give, set, nameOf } = parts;
  const { revision } = game;
  if (judging === game.game) return judge(parts, game.game);
  const doubt = html`<button type="button" ?disabled=${busy} @click=${() => set({ judging: game.game })}>${t('me-notRight')}</button>`;
  if (game.signed[side] !== null)
    return html`<p role="status">${t('me-signedBy', { player: nameOf(opponent) })}</p><div class="buttons">${doubt}</div>`;
  const sign = (): void => give({ type: 'sign', game: game.game, revision: revision ?? 0 });
  return html`<div class="buttons">
    <button type="button" class="main" ?disabled=${busy || revision === null} @click=${sign}>${t('me-sign')}</button>${doubt}
  </div>`;
}

/** Asks first, so that the judge is not called by accident. */
function judge({ busy, give, set }: MeParts, game: string) {
  const call = (): void => {
    set({ judging: undefined });
    give({ type: 'dispute', game });
  };
  return html`<div class="judging" role="group" aria-label=${t('me-callJudge')}>
    <p>${t('me-judgeSure')}</p>
    <div class="buttons">
      <button type="button" class="main bad" ?disabled=${busy} @click=${call}>${t('me-callJudge')}</button>
      <button type="button" @click=${() => set({ judging: undefined })}>${t('me-cancel')}</button>
    </div>
  </div>`;
}

/** The events that the player may enter. */
export const entries = ({ own, busy, give }: MeParts) =>
  own.mayEnter.map(
    (event) => html`<section class="panel next"><h2>${eventName(event)}</h2>
      <p>${t('me-mayEnter')}</p>
      <button type="button" class="main" ?disabled=${busy} @click=${() => give({ type: 'checkIn', event: event.event })}>${t('me-iPlay')}</button>
    </section>`,
  );

/** What comes after the game that is played now; or that there is nothing yet. */
export function coming(parts: MeParts) {
  const { view, own } = parts;
  const { now, next, sitsOut, waits } = own;
  if (view.phase === 'closed') return html`<section class="panel next"><p>${t('me-over')}</p></section>`;
  if (next !== undefined) return upcoming(parts, next, now !== undefined);
  if (now !== undefined) return nothing;
  if (waits !== undefined) return awaiting(parts, waits);
  const events = own.events.filter(({ isHere }) => isHere).map(({ event }) => event);
  const all = events.every(({ drawn, rounds }) => drawn > 0 && drawn >= rounds);
  const words = events.every(({ drawn }) => drawn === 0)
    ? t('me-waitDraw')
    : all
      ? t('me-allPlayed')
      : t('me-calledHere');
  return html`<section class="panel next" aria-live="polite">
    ${sitsOut === undefined ? nothing : html`<p><strong>${t('me-sitsOut', { round: sitsOut })}</strong></p>`}
    <p>${words}</p>
  </section>`;
}

/** A match whose opponent is not known yet. */
function awaiting({ view, nameOf, now }: MeParts, { event, before }: NonNullable<OwnEvent['waits']>) {
  const [first, second] = before?.sides.map(({ entrant }) => entrant) ?? [];
  const minutes = before && minutesLeft({ ...view, now }, event, before);
  const known = first != null && second != null;
  return html`<section class="panel next" aria-live="polite"><h2>${t('me-next')}</h2>
    ${view.events.length === 0 ? nothing : html`<p class="note">${eventName(event)}</p>`}
    <p class="against">${known ? t('me-winnerOf', { first: nameOf(first), second: nameOf(second) }) : t('me-notKnown')}</p>
    ${known && before?.table != null ? html`<p class="note">${dotted(t('hall-table', { table: before.table }), minutes === undefined ? minutes : t('me-minutesLeft', { minutes }))}</p>` : nothing}
  </section>`;
}

function upcoming(parts: MeParts, next: NextGame, plays: boolean) {
  const { opponent, busyAt } = next;
  const name = parts.nameOf(opponent);
  const waits = busyAt === null ? t('me-tableSoon') : t('me-stillPlays', { player: name, table: busyAt });
  return html`<section class="panel next" aria-live="polite">
    <h2>${t('me-next')}</h2>
    <p class="against">${t('me-against', { name })}</p>
    <p class="note">${gameText(parts, next)}${plays ? nothing : html` \u00B7 ${waits}`}</p>
  </section>`;
}

/** The player's card or bracket of each event, the last event first. */
export const ownEvents = (parts: MeParts) =>
  parts.own.events
    .toReversed()
    .map((each) => (isDrawn(each.event) ? ownBracket(parts, each) : ownCard(parts, each)));

function ownBracket({ view }: MeParts, { event, entrant }: OwnEvent) {
  if (!isDrawn(event) || entrant === undefined) return nothing;
  return html`<section class="panel bracket"><h2>${eventIn(viewOf(view, event.event)) ?? t('bracket-title')}</h2>
    ${bracketList(view, event, { own: entrant })}</section>`;
}

/** The card and the place in the standings: a line for each game, in the order of the rounds; then games that are void. */
function ownCard({ view, nameOf }: MeParts, { event, place, short, void: lost }: OwnEvent) {
  if (place === undefined || place.lines.length + lost.length === 0) return nothing;
  const { lines, card, rank } = place;
  const row = ({ round, text, opponent, counts, final }: (typeof lines)[number]) => html`<tr>
    <td class="round">${round}</td><td class="written">${printed(text)}</td>
    <th scope="row">${opponent === null ? t('me-bye') : nameOf(opponent)}
      ${final ? nothing : html`<small>${t('me-open')}</small>`}
      ${counts ? nothing : html`<small>${t('me-notCounted')}</small>`}</th></tr>`;
  return html`<section class="panel card">
    <h2>${dotted(eventIn(viewOf(view, event.event)), t('me-card'))}</h2>
    <p class="total"><strong>${printed(card)}</strong>
      <span>${t('me-place', { place: rank, of: event.places.length })}, ${finalText({ ...event, phase: view.phase })}</span></p>
    <table><tbody>${lines.map(row)}${lost.map(
      ({ game, opponent }) => html`<tr class="void"><td class="round">${game.round}</td><td></td>
        <th scope="row">${nameOf(opponent)} <small>${t('me-void')}</small></th></tr>`,
    )}</tbody></table>
    ${short === undefined ? nothing : html`<p class="note">${t('me-owed', { games: short.games, due: short.due })}</p>`}
  </section>`;
}
