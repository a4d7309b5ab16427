// A network cut for half a minute in the middle of a claim: it counts once. The phone's own code, a real server, and a cable
// between them that breaks; only the phone's clock is turned by hand.
import { afterEach, expect, test, vi } from 'vitest';
import { Outbox, replyOf, type Settled } from '../../../pages/kit/outbox.ts';
import { Place } from '../../../pages/kit/place.ts';
import type { WaitingRequest } from '../../../pages/seat/sent.ts';
import { type Break, Cable } from '../../testing/cable.ts';
import { Site } from '../../testing/site.ts';

/** Milliseconds before a request is sent again; the last one repeats. */
const RESENDS = [300, 700, 1_500, 3_000, 5_000] as const;

let site: Site;
let cable: Cable;
afterEach(async () => {
  vi.useRealTimers();
  await cable.close();
  await site.close();
});

/** A phone whose page can be loaded anew; what it keeps stays. */
class Phone {
  readonly settled: Settled<WaitingRequest>[] = [];
  readonly #kept = new Map<string, string>();
  outbox: Outbox<WaitingRequest>;
  #tried: () => void = () => {};
  /** Requests of earlier pages no longer count. */
  #page = 0;

  constructor(key: string) {
    this.#kept.set('muggins.seat.key', key);
    this.outbox = this.load();
  }

  load(): Outbox<WaitingRequest> {
    this.#page += 1;
    const page = this.#page;
    const storage = {
      getItem: (name: string) => this.#kept.get(name) ?? null,
      setItem: (name: string, value: string) => void this.#kept.set(name, value),
      removeItem: (name: string) => void this.#kept.delete(name),
    };
    const words = (answer: Response) => answer.text();
    const place = new Place({ storage, kind: 'seat', base: cable.url, words });
    this.outbox = new Outbox({
      storage,
      place: place.at('waiting'),
      most: 30,
      send: async (request) => replyOf(await place.post('api/claim', request), words),
      changed: () => {
        if (page === this.#page) this.#tried();
      },
      settled: (each) => this.settled.push(each),
    });
    return this.outbox;
  }

  claim(id: string, points: number): Promise<void> {
    const command = { type: 'peg', seat: 0, points } as const;
    const seen = { game: 1, deal: 0, hand: null, front: null };
    this.outbox.add({ id: id.padEnd(22, '-'), seen, command });
    return this.attempt();
  }

  /** Resolves when the attempt that is under way has ended, well or not. */
  attempt(): Promise<void> {
    return new Promise((resolve) => {
      this.#tried = resolve;
    });
  }

  /** So many milliseconds without a network, with every attempt that the phone makes in them. */
  async away(milliseconds: number): Promise<void> {
    for (let tries = 0, passed = 0; passed < milliseconds; tries++) {
      const wait = RESENDS[Math.min(tries, RESENDS.length - 1)] ?? 0;
      passed += wait;
      const ended = this.attempt();
      vi.advanceTimersByTime(wait);
      await ended;
    }
  }
}

async function setUp(): Promise<Phone> {
  site = await Site.open();
  cable = await Cable.lay(() => site.web.port);
  const { authorization } = await site.seat(0);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  return new Phone(authorization.slice('Bearer '.length));
}

/** Meanwhile the phone, or the host, may have begun anew. */
const MEANWHILE: Readonly<Record<string, (phone: Phone) => unknown>> = {
  nothing: () => undefined,
  'the phone is reloaded': (phone) => phone.load(),
  'the host is restarted': () => site.restart(),
  'both begin anew': async (phone) => {
    phone.load();
    await site.restart();
  },
};

test.each(
  (['before', 'answer'] as readonly Break[]).flatMap((where) =>
    Object.keys(MEANWHILE).map((what) => [where, what] as const),
  ),
)('cut %s the host, for 30 seconds; meanwhile %s', async (where, what) => {
  const phone = await setUp();
  cable.break = where;
  await phone.claim('first', 4);
  // The host has it already if only the answer was lost.
  expect(site.rig.pegs).toBe(where === 'answer' ? '4/0 0/0' : '0/0 0/0');
  cable.break = 'before';
  await phone.away(30_000);
  expect(cable.broken).toBeGreaterThan(6);
  await MEANWHILE[what]?.(phone);
  cable.break = 'none';
  const done = phone.attempt();
  phone.outbox.hurry();
  await done;
  expect(phone.settled.map(({ reply }) => reply)).toEqual([{ kind: 'done', number: 2 }]);
  expect(site.rig.pegs).toBe('4/0 0/0');
  expect(site.rig.types.filter((type) => type === 'pegged')).toHaveLength(1);
  expect(phone.outbox.waiting).toEqual([]);
});

test('what was counted on the board meanwhile is asked about, not pegged again', async () => {
  const phone = await setUp();
  cable.break = 'before';
  const command = { type: 'peg', seat: 0, points: 12 } as const;
  const seen = { game: 1, deal: 0, hand: null, front: 0 };
  const tried = phone.attempt();
  phone.outbox.add({ id: 'counted-on-the-board--', seen, command });
  await tried;
  site.rig.keys('1 2 P1');
  cable.break = 'none';
  const done = phone.attempt();
  phone.outbox.hurry();
  await done;
  expect(phone.settled[0]?.reply).toMatchObject({ kind: 'stale', words: expect.stringMatching(/12/) });
  expect(site.rig.pegs).toBe('12/0 0/0');
});
