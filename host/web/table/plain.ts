// The plain scoreboard: a page that the server draws, for televisions whose browser is too old for the scoreboard.

import { html } from 'hono/html';
import type { Language } from '../../../shared/words/catalog.ts';
import { LANGUAGE_NAMES } from '../../../shared/words/generated/languages.ts';
import { sayMove } from '../../../shared/words/moves.ts';
import { sayDealPhase } from '../../../shared/words/parts.ts';
import { peopleOf } from '../../../shared/words/people.ts';
import { sayPrompt } from '../../../shared/words/prompts.ts';
import { sayRuling } from '../../../shared/words/ruling.ts';
import { say, sayKnown } from '../../../shared/words/say.ts';
import { languageAsked } from '../kit/nopage.ts';
import type { App } from '../kit/parts.ts';
import type { Parts } from './parts.ts';
import type { TableView } from './wire.ts';

/** Adds the page at /plain. Everybody may read it, as the state itself. */
export function addPlain(app: App, { table }: Pick<Parts, 'table'>): void {
  app.get('/plain', (context) => {
    context.header('cache-control', 'no-store');
    return context.html(pageOf(table.view, languageAsked(context)));
  });
}

/** Partners share a line. */
interface Line {
  readonly lane: number;
  readonly names: readonly string[];
  readonly score: number;
  readonly toGo: number;
  readonly crib: boolean;
  readonly turn: boolean;
}

function linesOf({ players, crib, turn }: TableView): readonly Line[] {
  return [...new Set(players.map(({ lane }) => lane))].flatMap((lane) => {
    const members = players.filter((each) => each.lane === lane);
    const has = (seat: number | null) => members.some((each) => each.seat === seat);
    const [first] = members;
    if (first === undefined) return [];
    const names = members.map(({ name, seat }) => name || `P${seat + 1}`);
    return [{ lane, names, score: first.front, toGo: first.toGo, crib: has(crib), turn: has(turn) }];
  });
}

function pageOf(view: TableView, language: Language) {
  const { code } = language;
  const lines = linesOf(view);
  const others = Object.entries(LANGUAGE_NAMES).filter(([each]) => each !== code);
  return html`<!doctype html>
<html lang="${code}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${lines.map(({ names, score }) => `${names.join(say(language, 'common-and'))} ${score}`).join(', ')} · Muggins</title>
<link rel="icon" href="icons/icon-192.png">
<link rel="stylesheet" href="plain.css">
<script src="plain.js" defer></script>
<noscript><meta http-equiv="refresh" content="3"></noscript>
</head>
<body>
<div id="scores">
<p class="phase">${phaseOf(view, language)}</p>
<table class="${lines.length > 2 ? 'many' : ''}">${lines.map((line) => rowOf(line, view, language))}</table>
${wordsOf(view, language).map((words) => html`<p>${words}</p>`)}
</div>
<p id="lost">${say(language, 'scoreboard-lost')}</p>
<p>${others.map(([each, name]) => html`<a href="plain?lang=${each}" lang="${each}">${name}</a>`)}</p>
</body>
</html>`;
}

function rowOf({ lane, names, score, toGo, crib, turn }: Line, view: TableView, language: Language) {
  const now = turn ? turnWords(view, language) : '';
  return html`<tr class="lane${lane} ${turn ? 'turn' : ''}"><th scope="row">${names.join(say(language, 'common-and'))}${
    crib ? html` <span class="mark">${say(language, 'scene-crib')}</span>` : ''
  }${now === '' ? '' : html` <span class="mark now">${now}</span>`}</th><td>${toGo} ${say(language, 'scene-toGo')}</td><td class="points">${score}</td></tr>
`;
}

function turnWords({ phase, prompt }: TableView, language: Language): string {
  const what = phase === 'show' ? (prompt.hand === 'crib' ? 'crib' : 'hand') : phase;
  return sayKnown(language, `scoreboard-turns-${what}`) ?? '';
}

function phaseOf({ phase, deal, game, rules }: TableView, language: Language): string {
  if (phase === 'over') return say(language, 'scene-gameOver', { game });
  const words = say(language, `scene-phases-${phase}`);
  if (deal === 0 || phase === 'cut' || phase === 'free') return words;
  return sayDealPhase(language, { deal, deals: rules.deals, phase: words });
}

/** The last move, the last ruling, and what the table asks for. */
function wordsOf(view: TableView, language: Language): readonly string[] {
  const { history, ruling, players, rules, result, desk, prompt } = view;
  const last = history.at(-1);
  const people = peopleOf(
    players.map(({ name }) => name),
    rules.sides,
  );
  return [
    last === undefined ? '' : sayMove(language, last),
    ruling === null ? '' : (sayRuling(language, ruling, people) ?? ''),
    result !== null || desk !== null ? '' : sayPrompt(language, prompt, people),
  ].filter((words) => words !== '');
}
