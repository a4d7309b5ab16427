// The bracket at the desk: each match with its games and the desk's decisions.
import { html, nothing } from 'lit';
import { type BracketView, type MatchView, matchesOf, playedAfter } from '../../../shared/league/index.ts';
import { bracketList, isDrawn } from '../hall/bracket.ts';
import { eventIn, matchName } from '../hall/events.ts';
import { t } from '../kit/language.ts';
import { button, gameRow } from './games.ts';
import type { DeskParts } from './parts.ts';

export function bracketPanel(parts: DeskParts) {
  const { view, nameOf } = parts;
  if (!isDrawn(view)) return nothing;
  const { games, all } = view.format.match;
  const length = games === 1 ? '' : all ? t('bracket-allGames', { games }) : t('bracket-bestOf', { games });
  return html`<section class="panel games bracket">
    <h2>${eventIn(view) ?? t('bracket-title')} <small>${length}</small></h2>
    ${view.reserve === null ? nothing : html`<p class="note">${t('bracket-reserve', { player: nameOf(view.reserve) })}</p>`}
    ${bracketList(view, view, { more: (match) => about(parts, match, view.bracket) })}
  </section>`;
}

/** The games of a match, and the desk's actions on it. */
function about(parts: DeskParts, match: MatchView, bracket: BracketView) {
  const { view } = parts;
  const games = view.games.filter(({ game }) => match.games.includes(game));
  const offers = view.phase === 'open' && parts.may('ruleMatch') ? offersFor(parts, match, bracket) : [];
  if (games.length + offers.length === 0) return nothing;
  return html`<details class="legs"><summary>${t('desk-match')}</summary>
    <table><tbody>${games.map((game) => gameRow(parts, game))}</tbody></table>
    <p class="buttons">${offers}</p></details>`;
}

/** Whether a game of it is over. */
const hasBegun = ({ sides }: MatchView): boolean => sides.some(({ wins }) => wins > 0);

function offersFor(parts: DeskParts, match: MatchView, bracket: BracketView) {
  const { nameOf, reasoned } = parts;
  const [one, other] = match.sides.map(({ entrant }) => entrant);
  if (one == null || other == null) return [];
  if (match.by !== null) return match.by === 'bye' ? [] : [reopening(parts, match, bracket)];
  const rule = (winner: string | null, text: string) =>
    button(text, () =>
      reasoned(text, (reason) => [{ type: 'ruleMatch', match: match.match, winner, reason }]),
    );
  const without = (player: string, winner: string) => {
    const names = { player: nameOf(player), winner: nameOf(winner) };
    return rule(winner, hasBegun(match) ? t('desk-ruling-retires', names) : t('desk-ruling-absent', names));
  };
  return [without(one, other), without(other, one), rule(null, t('desk-ruling-neither'))];
}

/** Reopens a match, after naming the games that this undoes. */
function reopening({ nameOf, reasoned }: DeskParts, { match }: MatchView, bracket: BracketView) {
  const begun = new Set(matchesOf(bracket).flatMap((each) => (hasBegun(each) ? each.match : [])));
  const matches = playedAfter(bracket, match, begun).map(({ match: later, sides }) => {
    const names = sides.map(({ entrant }) => nameOf(entrant ?? '')).join(` ${t('hall-versus')} `);
    return `${matchName(bracket, later)} (${names})`;
  });
  const text = t('desk-ruling-reopen');
  const title = matches.length === 0 ? text : `${text}. ${t('desk-ruling-undoes', { matches })}`;
  return button(text, () => reasoned(title, (reason) => [{ type: 'reopenMatch', match, reason }]));
}
