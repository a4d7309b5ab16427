// The games of the night at the desk, the last round first: a result is the winner's name and a number.
import { html, nothing } from 'lit';
import { type GameSide, isFinalStage, type NightView } from '../../../shared/league/index.ts';
import type { DeskParts } from './deskparts.ts';
import { language, strings } from './language.ts';
import { resultCommands, typedResult } from './result.ts';

type Game = NightView['games'][number];

/** The games at the tables, and then every round that is drawn. */
export function gameList(parts: DeskParts) {
  const { view } = parts;
  const rounds = [...new Set(view.games.map(({ round }) => round))].toReversed();
  const running = view.games
    .filter(({ stage }) => stage === 'called' || stage === 'seated')
    .toSorted((a, b) => Number(a.table) - Number(b.table));
  const rows = (games: readonly Game[]) =>
    html`<table><tbody>${games.map((game) => gameRow(parts, game))}</tbody></table>`;
  return html`<section class="panel games">
    <h2>${strings().now}</h2>
    ${rows(running)}
    ${rounds.map(
      (round) => html`<details><summary>${strings().round(round, view.rounds)}</summary>
        ${rows(view.games.filter((each) => each.round === round))}</details>`,
    )}
  </section>`;
}

function gameRow(parts: DeskParts, game: Game) {
  const { view, entering } = parts;
  const s = strings();
  const typing = entering?.game === game.game;
  return html`<tr class=${game.stage}>
      <td class="table">${game.table === null ? nothing : s.table(game.table)}</td>
      <td>${side(parts, game, 0)}</td><td>${side(parts, game, 1)}</td>
      <td class="stage">${language().league.stages[game.stage]}</td>
      <td>${view.phase === 'open' ? more(parts, game) : nothing}</td>
    </tr>
    ${typing ? html`<tr class="entry"><td colspan="5">${entry(parts, game)}</td></tr>` : nothing}`;
}

/** A name: a button for the winner while there is no result, with the line of the card afterwards. */
function side({ nameOf, set, view }: DeskParts, game: Game, winner: GameSide) {
  const name = nameOf(game.entrants[winner]);
  const { round, revision, lines, entered } = game;
  if (lines !== null) return html`${name} <b>${lines[winner]}</b>`;
  if (view.phase !== 'open' || game.stage === 'void') return name;
  const written = entered[winner];
  return html`<button @click=${() => set({ entering: { game: game.game, round, winner, revision } })}>${name}</button>
    ${written === null ? nothing : html`<b>${written}</b>`}`;
}

/** The form for a result. */
function entry({ view, entering, nameOf, act, set, say, reasoned }: DeskParts, game: Game) {
  const { desk } = strings();
  if (entering === undefined) return nothing;
  const name = nameOf(game.entrants[entering.winner]);
  const enter = (event: Event): void => {
    event.preventDefault();
    const field = (event.currentTarget as HTMLFormElement).querySelector('input');
    const typed = typedResult(field?.value ?? '');
    if (typed === undefined) {
      say(desk.badLine);
      return;
    }
    const commands = (reason: string) => resultCommands(view.format, entering, typed, reason);
    set({ entering: undefined });
    if (entering.revision === null) void act(...commands(desk.result));
    else reasoned(desk.correct, commands);
  };
  return html`<form @submit=${enter}>
    <label>${desk.wonBy(name)} <input autocomplete="off" inputmode="text" size="8" maxlength="9" required autofocus /></label>
    <button class="main">${desk.enter}</button>
    <button type="button" @click=${() => set({ entering: undefined })}>${desk.cancel}</button>
    <small>${desk.resultHelp}</small>
  </form>`;
}

/** What can be done with a game besides. */
function more({ nameOf, set, act, reasoned }: DeskParts, { game, round, stage, entrants, revision }: Game) {
  const { desk } = strings();
  const button = (text: string, click: () => void) => html`<button @click=${click}>${text}</button>`;
  const because = (text: string, type: 'swapSides' | 'void' | 'reopenGame') =>
    button(text, () => reasoned(text, (reason) => [{ type, game, reason }]));
  const sides = [0, 1] as const;
  const over = stage === 'over' || stage === 'signedOnce';
  return html`<details class="more"><summary aria-label=${desk.more}>\u2026</summary><div class="menu">
    ${
      isFinalStage(stage)
        ? because(desk.reopen, 'reopenGame')
        : html`${
            over && revision !== null
              ? button(
                  desk.sign,
                  () =>
                    void act(
                      ...sides.map((side) => ({ type: 'sign', game, revision, side, by: 'desk' }) as const),
                    ),
                )
              : nothing
          }
          ${
            revision === null
              ? nothing
              : html`${sides.map((winner) =>
                  button(`${desk.correct}: ${desk.wonBy(nameOf(entrants[winner]))}`, () =>
                    set({ entering: { game, round, winner, revision } }),
                  ),
                )}${because(desk.swap, 'swapSides')}`
          }
          ${sides.map((loser) =>
            button(desk.forfeitBy(nameOf(entrants[loser])), () =>
              reasoned(desk.forfeitBy(nameOf(entrants[loser])), (reason) => [
                { type: 'forfeit', game, loser, reason },
              ]),
            ),
          )}
          ${because(desk.void, 'void')}`
    }
  </div></details>`;
}
