// Routes of pages that ask to be let in: a phone to its seat, a page to be the host's. A press on the board answers, or the host.
import { levelAt } from '../../../shared/partner/seats.ts';
import type { Device } from '../../../shared/table/desk.ts';
import { sessionOf, shownKey } from '../kit/access.ts';
import { secret } from '../kit/credentials.ts';
import { showSession } from '../kit/host.ts';
import { clientOf } from '../kit/limits.ts';
import { type App, type Asked, addRoute, failure } from '../kit/route.ts';
import type { JoinRequest } from './admission.ts';
import type { Parts } from './parts.ts';
import { hostAnswerSchema, hostSchema, joinAnswerSchema, joinSchema } from './wire.ts';

/** Adds the routes. */
export function addJoining(app: App, parts: Parts): void {
  const join = { body: joinSchema, example: { seat: 0, key: '...' } } as const;
  addRoute(app, 'POST /api/join', join, async (context, { seat, key }) => {
    const { view, state } = parts.table;
    const player = view.players[seat];
    if (player === undefined || levelAt(state.playerIds, seat) !== undefined)
      return context.json(failure('notSeated', { seat }), 404);
    const request: JoinRequest = { place: seat, lane: player.lane, key, client: clientIn(context) };
    return (await refuse(context, parts, request)) ?? context.json({ ok: true, asking: seat }, 202);
  });
  addRoute(app, 'DELETE /api/join', {}, (context) => {
    parts.service.admission.withdraw(askingKey(context, parts));
    return context.json({ ok: true });
  });
  const host = { body: hostSchema, example: { device: 'tv' } } as const;
  addRoute(app, 'POST /api/host', host, (context, { device }) => askForHost(context, parts, device));
  addAnswers(app, parts);
}

function addAnswers(app: App, { service }: Parts): void {
  const answered = (context: Asked, place: JoinRequest['place'], admit: boolean): Response =>
    service.admission.answer(place, admit)
      ? context.json({ ok: true })
      : context.json(failure('joinGone', {}), 404);
  const seat = { who: 'host', body: joinAnswerSchema, example: { seat: 0, admit: true } } as const;
  addRoute(app, 'POST /api/join/answer', seat, (context, posted) =>
    answered(context, posted.seat, posted.admit),
  );
  const host = { who: 'host', body: hostAnswerSchema, example: { admit: true } } as const;
  addRoute(app, 'POST /api/host/answer', host, (context, { admit }) => answered(context, 'host', admit));
}

/** The page shows the session of its cookie from now on; it is worth nothing before the press. */
async function askForHost(context: Asked, parts: Parts, device: Device): Promise<Response> {
  if (context.get('access').kind === 'host') return context.json({ ok: true });
  const shown = sessionOf(context.get('asker'), parts.cookie);
  const again = shown !== undefined && parts.service.admission.placeFor(shown) === 'host';
  const key = again ? shown : secret();
  const refused = await refuse(context, parts, { place: 'host', device, key, client: clientIn(context) });
  if (refused !== undefined) return refused;
  showSession(context, parts, key);
  return context.json({ ok: true, asking: 'host' }, 202);
}

/** Puts a request to the table. A repeated one is not counted again. @returns why it does not wait there; undefined if it does */
async function refuse(
  context: Asked,
  { service, limits }: Parts,
  request: JoinRequest,
): Promise<Response | undefined> {
  const { admission } = service;
  const { place, key } = request;
  if (!service.settings.join) return context.json(failure('joinShut', {}), 403);
  const wait =
    admission.placeFor(key) === place
      ? 0
      : (await limits.take('join', context.get('asker'), context.get('access'))) ||
        (await limits.takeOfAll('allJoins'));
  if (wait > 0) {
    context.header('retry-after', `${wait}`);
    return context.json(failure('joinLater', { seconds: wait }), 429);
  }
  if (admission.ask(request) !== 'waits') return context.json(failure('joinOther', {}), 409);
  service.changed();
  return undefined;
}

const clientIn = (context: Asked): string => clientOf(context.get('asker').address);

/** The key of a page that may ask to be let in: a phone's own, or the session of its cookie. */
export const askingKey = (context: Asked, { cookie }: Pick<Parts, 'cookie'>): string =>
  shownKey(context.env.incoming.headers) ?? sessionOf(context.get('asker'), cookie) ?? '';
