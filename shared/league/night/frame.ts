// The frame of a night: opened and closed, ties broken by a game or a cut, side pots.
import { checkFormat } from '../format/parse.ts';
import { changed } from '../format/parts.ts';
import { refused } from '../refusal.ts';
import { placed } from '../ties/chain.ts';
import type { NightCommandOf } from './command.ts';
import { type Decided, facts, findEntrant } from './find.ts';
import { owedGames } from './owed.ts';
import { canonical } from './report.ts';
import { eventsOf, inEvent } from './rooms.ts';
import { cardGamesOf, nightStandings } from './standings.ts';
import { isFinal, type NightState } from './state.ts';

/** Opens a night; the players whom the journal knows stay known. */
export function open({ phase }: NightState, { format, ...opened }: NightCommandOf<'open'>): Decided {
  if (phase === 'open') return refused({ code: 'nightOpen' });
  const checked = checkFormat(format);
  return checked.ok ? facts({ ...opened, type: 'nightOpened', format: checked.value }) : checked;
}

/** Corrects the heading of the night. */
export function correctHeading(state: NightState, { heading }: NightCommandOf<'correctHeading'>): Decided {
  if (state.phase === 'none') return refused({ code: 'noNight' });
  const isSame = canonical(heading) === canonical(state.heading);
  return isSame ? facts() : facts({ type: 'headingCorrected', heading });
}

/** What a forfeited game is worth: the desk says it when the first one comes. From then on it holds. */
export function settleForfeits(
  { format, games }: NightState,
  { win, loss }: NightCommandOf<'settleForfeits'>,
): Decided {
  const { forfeitWin, forfeitLoss } = format.attendance;
  if (canonical([win, loss]) === canonical([forfeitWin, forfeitLoss])) return facts();
  const used = games.filter(({ forfeitedBy }) => forfeitedBy !== undefined).map(({ game }) => game);
  if (used.length > 0) return refused({ code: 'forfeitsUsed', games: used });
  const checked = checkFormat(changed(format, { attendance: { forfeitWin: win, forfeitLoss: loss } }));
  return checked.ok ? facts({ type: 'forfeitsSettled', win, loss }) : checked;
}

/** Closes a night whose games are final; the desk gives a reason for each that is not, and for each that is owed. */
export function close(state: NightState, { reasons, checkedBy = '' }: NightCommandOf<'close'>): Decided {
  const open = eventsOf(state).flatMap(({ event, games }) => {
    const owed = owedGames(inEvent(state, event)).flatMap(({ game, next }) => (next ? [game] : []));
    return games.filter((each) => !isFinal(each) || owed.includes(each.game)).map(({ game }) => game);
  });
  const unexplained = open.filter((game) => (reasons[game] ?? '').trim() === '');
  if (unexplained.length > 0) return refused({ code: 'gamesOpen', games: unexplained });
  const initials = checkedBy.trim();
  return facts({
    type: 'nightClosed',
    ...(initials !== '' && { checkedBy: initials }),
    reasons: Object.fromEntries(open.map((game) => [game, reasons[game] as string])),
  });
}

export function reopen({ phase }: NightState, { reason }: NightCommandOf<'reopen'>): Decided {
  if (phase === 'none') return refused({ code: 'noNight' });
  return phase === 'open' ? refused({ code: 'nightOpen' }) : facts({ type: 'nightReopened', reason });
}

/** A play-off or a cut counts among those whom the steps before it leave level. */
export function breakTie(state: NightState, { by, order }: NightCommandOf<'breakTie'>): Decided {
  const missing = order.map((id) => findEntrant(state, id)).find(({ ok }) => !ok);
  if (missing && !missing.ok) return missing;
  const { format, broken } = state;
  const step = format.ties.indexOf(by);
  const cards = nightStandings(state).places.map(({ card }) => card);
  const places = placed(cards, format.ties.slice(0, step), { games: cardGamesOf(state), broken });
  const ranks = new Set(places.filter(({ card }) => order.includes(card.entrant)).map(({ rank }) => rank));
  const level = step !== -1 && ranks.size === 1 && new Set(order).size === order.length && order.length > 1;
  return level ? facts({ type: 'tieBroken', by, order }) : refused({ code: 'notLevel', entrants: order });
}

/** Puts a player into a pot; takes them out again, or takes a claim to it, where they are in it. */
export function enterPot(
  state: NightState,
  { type, pot, entrant }: NightCommandOf<'enterPot' | 'leavePot' | 'claimPot'>,
): Decided {
  const found = findEntrant(state, entrant);
  if (!found.ok) return found;
  const known = state.format.pots.map(({ name }) => name);
  if (!known.includes(pot)) return refused({ code: 'noPot', pot, known });
  if (type === 'enterPot') return facts({ type: 'potEntered', pot, entrant });
  const isIn = state.pots[pot]?.entered.includes(entrant);
  if (isIn !== true) return refused({ code: 'noEntrant', entrant });
  return facts({ type: type === 'leavePot' ? 'potLeft' : 'potClaimed', pot, entrant });
}

/** Who won the cut among those who claimed the pot. */
export function cutPot(state: NightState, { pot, entrant }: NightCommandOf<'cutPot'>): Decided {
  const known = state.format.pots.filter(({ rule }) => rule === 'cut').map(({ name }) => name);
  if (!known.includes(pot)) return refused({ code: 'noPot', pot, known });
  const claims = state.pots[pot]?.claimed.includes(entrant);
  return claims ? facts({ type: 'potCut', pot, entrant }) : refused({ code: 'noEntrant', entrant });
}
