// What a league offers its clubs. The hall of a club asks for it, signed with the key that signs its reports.
import { dayOf } from '../../../shared/league/index.ts';
import { askerOf } from '../../league/key.ts';
import { offerTo } from '../../league/offer.ts';
import { TeamBook } from '../../league/teams.ts';
import { type App, addRoute, failure } from '../kit/route.ts';
import { type LeagueParts, noteRead } from './parts.ts';

/** Adds the route. */
export function addOffer(app: App, parts: LeagueParts): void {
  const { league, clubs, now } = parts;
  const book = new TeamBook(parts);
  addRoute(app, 'GET /api/v1/clubs/:club/offer', {}, async (context) => {
    const { club: id = '' } = context.req.param() as { readonly club?: string };
    const club = clubs.clubs.get(id);
    if (club === undefined) return context.json(failure('noClub', { club: id }), 401);
    const asker = askerOf(context.req.header('muggins-club') ?? '', id, now());
    if ('fault' in asker) return context.json(failure(asker.fault, {}), 403);
    if (!club.keys.has(asker.fingerprint)) return context.json(failure('otherKey', asker), 403);
    const tag = () => `"${league.version}.${dayOf(now())}"`;
    const isSame = context.req.header('if-none-match') === tag();
    if (!isSame) await noteRead(parts, `club ${id}`, 'offer');
    context.header('etag', tag());
    context.header('cache-control', 'private, no-cache');
    if (isSame) return context.body(null, 304);
    return context.json(offerTo(club, parts, { season: book.season, now: now() }));
  });
}
