// Entry of the page /seat: joins a phone to its seat, its claims to the host, and what the host says to the page.

import type { Me } from '../../web/table/wire.ts';
import { stayAwake } from '../kit/awake.ts';
import { boot } from '../kit/boot.ts';
import { TIMERS } from '../kit/line.ts';
import { strings, TABLE_WORDS } from './language.ts';
import { openTableLine } from './line.ts';
import { placesForHost } from './places.ts';
import { invitationIn, type KeyStorage, lastingStorage, SeatKey, WAITING_PLACE } from './seatkey.ts';
import { ClaimQueue, type ClaimStore, freshName, type Settled, type WaitingClaim } from './seatqueue.ts';
import { seatScene, seenNow } from './seatscene.ts';
import { poster, sendClaim } from './seatsend.ts';
import { SeatPage } from './seatview.ts';
import { type Sent, tell } from './sent.ts';
import { type Heard, hear, NOTHING_HEARD, sceneOfHeard } from './store.ts';

await boot(TABLE_WORDS, 'seat');
const view = document.querySelector('muggins-seat');
if (view instanceof SeatPage) start(view);

function start(view: SeatPage): void {
  const storage = lastingStorage();
  const random = (bytes: Uint8Array<ArrayBuffer>) => crypto.getRandomValues(bytes);
  const key = new SeatKey(storage, random);
  scan(key);
  const post = poster(new URL('.', location.href).href, () => key.key);
  let heard = NOTHING_HEARD;
  let seat: number | undefined;
  /** The last move that one of our claims made; until it is seen, our own peg is not known. */
  let made = 0;

  const show = (): void => {
    view.scene = sceneOfHeard(heard);
    // What has counted is said until somebody else moves.
    if (view.word?.kind === 'good' && (heard.state?.view.move ?? 0) > made) view.word = undefined;
    view.seating = key.invitation !== undefined ? 'taking' : seat === undefined ? 'none' : 'seated';
    view.mine = heard.state && seat !== undefined ? seatScene(heard.state, seat) : undefined;
    view.waiting = queue.waiting;
    view.trouble = queue.trouble;
  };
  const queue = new ClaimQueue({
    store: claimStore(storage),
    send: (claim) => sendClaim(post, claim),
    timers: TIMERS,
    changed: () => show(),
    settled: (each) => {
      if (each.reply.kind === 'done') made = Math.max(made, each.reply.move);
      if (each.reply.kind === 'noSeat') stand();
      view.word = wordOf(each, view.mine?.names ?? []);
    },
  });
  const stand = (): void => {
    key.forget();
    seat = undefined;
    show();
    void lookAround();
  };
  /** Without a seat: what the host may know of the free ones. */
  const lookAround = async (): Promise<void> => {
    if (seat === undefined && key.invitation === undefined) view.places = await placesForHost();
  };
  const claim = (sent: Sent): void => {
    const { state } = heard;
    if (state === undefined || seat === undefined) return;
    const behind = queue.waiting.length > 0 || state.view.move < made;
    view.word = undefined;
    const waits = { ...sent, id: freshName(random), seen: seenNow(state.view, seat, behind) };
    if (!queue.add(waits)) view.word = { kind: 'bad', text: strings().seat.tooMany, again: [] };
  };

  const sit = async (): Promise<void> => {
    if (key.invitation !== undefined) {
      const taken = await key.take((body) => post('api/seat', body));
      if (taken.kind === 'lost') {
        setTimeout(() => void sit(), 1_500);
        return;
      }
      view.word = taken.kind === 'refused' ? { kind: 'bad', text: taken.words, again: [] } : undefined;
    }
    if (key.key === undefined) {
      show();
      return lookAround();
    }
    const me = await whoAmI(key.key);
    if (me === undefined) {
      setTimeout(() => void sit(), 1_500);
      return;
    }
    if (me.seat === null) {
      view.word = { kind: 'bad', text: strings().seat.lostSeat, again: [] };
      return stand();
    }
    seat = me.seat;
    show();
    queue.hurry();
  };

  view.addEventListener('wish', (event) => claim((event as CustomEvent<Sent>).detail));
  view.addEventListener('again', (event) => {
    for (const { command, occasion } of (event as CustomEvent<readonly WaitingClaim[]>).detail)
      claim({ command, occasion });
  });
  view.addEventListener('consent', (event) => {
    const { detail } = event as CustomEvent<object>;
    void post('api/consent', detail).catch(() => undefined);
  });
  view.addEventListener('sit', (event) => {
    key.scanned((event as CustomEvent<string>).detail);
    void sit();
  });
  view.addEventListener('leave', stand);
  addEventListener('hashchange', () => {
    if (scan(key)) void sit();
  });
  openTableLine({
    only: ['state'],
    message(message) {
      if (message.type === 'board') return;
      const before = freeSeats(heard.state);
      heard = hear(heard, message);
      show();
      if (freeSeats(heard.state) !== before) void lookAround();
    },
    state(state) {
      view.link = state;
      if (state === 'open') queue.hurry();
    },
  });
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) queue.hurry();
  });
  addEventListener('online', () => queue.hurry());
  stayAwake();
  void sit();
}

/** Takes the invitation out of the address, before anybody could see or share it there. */
function scan(key: SeatKey): boolean {
  const invitation = invitationIn(location.hash);
  if (invitation === undefined) return false;
  key.scanned(invitation);
  history.replaceState(null, '', location.pathname + location.search);
  return true;
}

/** Whose key it is; undefined if the host does not answer. */
async function whoAmI(key: string): Promise<Me | undefined> {
  try {
    const answer = await fetch('api/me', { headers: { authorization: `Bearer ${key}` } });
    return answer.ok ? ((await answer.json()) as Me) : undefined;
  } catch {
    return undefined;
  }
}

/** Who plays, and whose seats phones have: when that changes, other seats are free. */
const freeSeats = (state: Heard['state']): string =>
  JSON.stringify([state?.phones, state?.view.players.map(({ name }) => name)]);

/** What became of a claim, in words. */
function wordOf({ claim, reply, unsent }: Settled, names: readonly string[]): SeatPage['word'] {
  switch (reply.kind) {
    case 'done':
      return { kind: 'good', text: tell(claim, names).done, again: [] };
    case 'asked':
      return undefined;
    case 'stale':
      return { kind: 'ask', text: reply.words, again: [claim, ...unsent] };
    default:
      return { kind: 'bad', text: reply.words, again: unsent };
  }
}

/** Claims in the browser's storage; what cannot be read there is nothing. */
function claimStore(storage: KeyStorage): ClaimStore {
  return {
    read: () => {
      try {
        const kept: unknown = JSON.parse(storage.getItem(WAITING_PLACE) ?? '[]');
        return Array.isArray(kept) ? (kept as WaitingClaim[]) : [];
      } catch {
        return [];
      }
    },
    write: (claims) => storage.setItem(WAITING_PLACE, JSON.stringify(claims)),
  };
}
