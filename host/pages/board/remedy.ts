// The remedy for a refusal: one action of the host, as a button beside it.
import { awaitsFirstCut } from '../../../shared/table/standing.ts';
import type { TableView } from '../../web/table/types.ts';
import { html, t } from '../kit/element.ts';

/** An action, and where it is posted. */
interface Remedy {
  readonly code: 'muggins' | 'challenge' | 'undo' | 'next' | 'again' | 'resume';
  readonly path: string;
  readonly body: object;
}

const command = (type: 'undo' | 'next') => ({ code: type, path: 'api/command', body: { type } }) as const;
const UNDO = command('undo');
const NEXT = command('next');
const CHALLENGE = { code: 'challenge', path: 'api/plan', body: { set: { mode: 'challenge' } } } as const;

/** By the code of a refusal. */
const REMEDIES: Readonly<Record<string, Remedy>> = {
  mugginsOff: { code: 'muggins', path: 'api/plan', body: { set: { muggins: 'called' } } },
  disputesOff: CHALLENGE,
  noCards: CHALLENGE,
  starterDiffers: UNDO,
  starterNoJack: UNDO,
  cardCrossed: UNDO,
  disputeOpen: UNDO,
  exchanged: NEXT,
  playOver: NEXT,
  gameOver: { code: 'again', path: 'api/again', body: { abandon: false } },
  paused: { code: 'resume', path: 'api/settings', body: { paused: false } },
};

/** The remedy of the last refusal; undefined where there is none, or this game cannot have it. */
function remedyOf({ refusal, rules, canUndo }: TableView): Remedy | undefined {
  const remedy = REMEDIES[refusal?.code ?? ''];
  if (remedy?.code === 'muggins' && (rules.lowball || !rules.mugginsAllowed)) return undefined;
  return remedy?.code === 'undo' && !canUndo ? undefined : remedy;
}

/** The button; `act` posts it, and shows `done`, if that is not seen at the table. */
export function remedyButton(view: TableView, act: (remedy: Remedy, done: string) => void) {
  const remedy = remedyOf(view);
  if (remedy === undefined) return undefined;
  const { code } = remedy;
  const rule = code === 'muggins' || code === 'challenge';
  const when = awaitsFirstCut(view) ? 'now' : 'next';
  const done = rule ? t(`board-remedy-${code}-${when}-done`) : '';
  return html`<button type="button" class="opener remedy" @click=${() => act(remedy, done)}
    >${t(rule ? `board-remedy-${code}-${when}` : `board-remedy-${code}`)}</button>`;
}
