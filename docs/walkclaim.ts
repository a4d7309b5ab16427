// The walk of docs/one-claim.md: a hand that a phone counts, from the thumb to the ruling on every page.
import { type Leg, stop, type Walkthrough } from './walk.ts';

const LEGS: readonly Leg[] = [
  {
    title: '1. A thumb',
    about:
      'The seat page sends its four cards and what it counts. Beside the claim stands what the phone saw: game, deal, hand, its own peg. The queue is kept in the phone’s storage, so a page that is loaded anew still sends it.',
    steps: [
      stop('host/pages/seat/view.ts', '#wish(sent: Sent)', 'the button, as an event of the page'),
      stop('host/pages/seat/state.ts', 'function claim(', 'a pure step: the claim, and nothing sent yet'),
      stop('host/pages/seat/scene.ts', 'export function seenNow(', 'what the claim rests on'),
      stop(
        'host/pages/seat/queue.ts',
        'add(claim: WaitingClaim)',
        'queued under an id of its own; it is sent until the host has answered',
      ),
      stop('host/pages/seat/send.ts', 'export async function sendClaim(', 'one request'),
      stop('host/pages/kit/placekey.ts', 'export const poster =', 'with the key of the seat in a header'),
    ],
  },
  {
    title: '2. Who asks',
    about:
      'The kit knows no cribbage. It asks who this is, whether the request comes from our own page, and whether the address has asked too often.',
    steps: [
      stop('host/web/kit/gate.ts', 'export function gate<', 'what is too much never reaches a route'),
      stop('host/web/kit/app.ts', 'function guard<', 'host, origin, key'),
      stop('host/web/kit/access.ts', 'export function accessOf<', 'a key names a seat'),
      stop('host/web/kit/body.ts', 'export async function readBody<', 'at most 8 KB, and of the right shape'),
    ],
  },
  {
    title: '3. A claim becomes a command',
    about:
      'Each claim is carried out once, however often it arrives. What others have changed meanwhile turns it down.',
    steps: [
      stop('host/web/table/commands.ts', 'async function claim(', 'the route'),
      stop('host/web/table/wire.ts', 'export const claimSchema', 'the shape of a claim'),
      stop('host/web/table/wire.ts', 'export function commandOf(', 'cards as text become cards'),
      stop('host/web/table/claims.ts', 'take(seat: number', 'the same id again gives the same answer'),
      stop(
        'shared/rules/game/permits.ts',
        'export function prohibition(',
        'a seat counts its own hand, not another’s',
      ),
      stop('host/web/table/claims.ts', 'function staleness(', 'what the phone saw, beside what is'),
    ],
  },
  {
    title: '4. The rules judge',
    about:
      'From here on, a phone’s claim is what a key press is. The cards are counted by the library; what was claimed too much or too little becomes a ruling with its hand and its points.',
    steps: [
      stop(
        'host/table/table.ts',
        'command(command: Command, claim?',
        'one door for keys, phones and the host',
      ),
      stop('host/table/book.ts', 'carryOut(', 'rules, then journal, then state'),
      stop('shared/rules/game/timeline.ts', 'export function act(', 'undo and redo are kept here'),
      stop('shared/rules/game/decide.ts', 'export function decide(', 'finds the rule for the command'),
      stop(
        'shared/rules/game/claim.ts',
        'export function judgeCount(',
        'the claim beside what the cards count',
      ),
      stop('shared/rules/rulings/judge.ts', 'export function judgeClaim(', 'exact, too few or too many'),
      stop(
        'shared/rules/rulings/judge.ts',
        'export function makeRuling(',
        'a ruling: code, figures, cards, source',
      ),
      stop('shared/rules/game/evolve.ts', 'export function evolve(', 'the only place where a state changes'),
      stop(
        'host/journal/journal.ts',
        'append(events: readonly E[], chapter =',
        'on disk, with the id of the claim, before anybody is told',
      ),
    ],
  },
  {
    title: '5. Everybody hears of it',
    about:
      'The board lights as [after a key press](one-key-press.md). The pages get the ruling as a value; each says it in its own language.',
    steps: [
      stop('host/table/view.ts', 'export function makeView(', 'the table as plain values'),
      stop('host/web/table/live.ts', 'changed(): void', 'the topic of the table has changed'),
      stop('host/web/kit/live.ts', 'changed(', 'each page gets the newest, when it has read the last'),
      stop('host/pages/kit/line.ts', 'export function openLine<', 'the socket of the page'),
      stop('host/pages/parts/store.ts', 'export function hear(', 'the page takes it in'),
      stop('host/pages/parts/scene.ts', 'function rulingScene(', 'the ruling, as the page draws it'),
      stop('shared/words/en/rulings.ts', 'export const RULINGS', 'its words'),
      stop('host/pages/parts/ruledhand.ts', 'export function ruledHand(', 'its cards'),
    ],
  },
];

const HEAD = `# One claim

A player counts a hand on a phone, and the ruling stands on every page. This page follows the claim through every layer, with
file and line. \`npm run pages\` writes it from the sources; a test fails when a line has moved. Helpers are left out.
`;

/** A phone's claim through all layers. */
export const CLAIM: Walkthrough = { head: HEAD, legs: LEGS };
