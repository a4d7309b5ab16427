// What the officer of a league asks of the server: acts, and what waits for a decision.
import { type EventReport, foldReport } from '../../../shared/league/index.ts';
import type { BodyOf } from '../../league/entries.ts';
import { decideAct, type OfficerAct, type OfficerRefusal, officerAct } from '../../league/officer.ts';
import { eraseForgotten } from '../../league/open.ts';
import { keptOf } from '../../league/person.ts';
import type { LeagueEntry } from '../../league/store.ts';
import { hallEntries } from '../../league/teams.ts';
import { type App, addRoute, failure } from '../kit/route.ts';
import { type LeagueParts, noteRead } from './parts.ts';

/** Bytes of an act: a large award table has fewer. */
const ACT_BYTES = 500_000;

/** Adds the routes. */
export function addOfficer(app: App, parts: LeagueParts): void {
  const { league, clubs } = parts;
  const example = { type: 'forget', person: 'p12' };
  const act = { who: 'host', body: officerAct, bytes: ACT_BYTES, example } as const;
  addRoute(app, 'POST /api/v1/acts', act, async (context, body) => {
    const refusal = await perform(parts, body);
    if (refusal?.code === 'noSuch') return context.json(failure('noSuch', { what: refusal.what }), 404);
    if (refusal?.code === 'forgotten')
      return context.json(failure('forgotten', { person: refusal.person }), 409);
    if (refusal !== undefined) return context.json(failure('noSuchResult', {}), 422);
    return context.json({ ok: true, sequence: league.sequence });
  });
  addRoute(app, 'GET /api/v1/reads', { who: 'host' }, (context) =>
    context.json({ reads: [...clubs.reads.values()] }),
  );
  addRoute(app, 'GET /api/v1/persons/:person', { who: 'host' }, async (context) => {
    const { person = '' } = context.req.param() as { readonly person?: string };
    const kept = await keptOf(parts, person);
    if (kept === undefined) return context.json(failure('noSuch', { what: person }), 404);
    await noteRead(parts, 'officer', person);
    return context.json(kept);
  });
  addRoute(app, 'GET /api/v1/tasks', { who: 'host' }, async (context) => {
    await noteRead(parts, 'officer', 'people');
    return context.json({
      tasks: clubs.tasks(),
      names: clubs.names,
      clubs: [...clubs.clubs.values()].map(({ id, name, keys, names, events }) => ({
        ...{ id, name, keys: [...keys], names, events: events.size },
      })),
      people: [...new Set([...clubs.persons.keys(), ...league.people.keys()])].map((person) => ({
        person,
        ...league.people.get(person),
      })),
    });
  });
}

/** Does an act. @returns why not */
async function perform(parts: LeagueParts, act: OfficerAct): Promise<OfficerRefusal | undefined> {
  const { league, clubs } = parts;
  const found = 'event' in act ? clubs.event(act.club, act.event) : undefined;
  const kept = act.type === 'choose' ? found?.known.get(act.digest) : found?.head;
  const entry = kept && (await league.entry(kept.sequence));
  const { report } = (entry?.body ?? {}) as Partial<BodyOf<'report'>>;
  let refusal: OfficerRefusal | undefined;
  const decide = () => {
    const decided = decideAct(clubs, league.people, { act, report });
    if (!('code' in decided)) return [...decided, ...chosenCard(parts, act, report)];
    refusal = decided;
    return [];
  };
  await league.act({ decide });
  if (refusal !== undefined) return refusal;
  if (act.type === 'forget') await eraseForgotten(parts);
  if (act.type === 'person') {
    const { type: _, person, ...choices } = act;
    // A person may be forgotten meanwhile.
    const names = () => {
      const before = league.people.get(person);
      if (before === undefined) refusal = { code: 'noSuch', what: person };
      return new Map(before && [[person, { ...before, ...choices }]]);
    };
    await league.act({ decide: () => [], names });
  }
  return refusal;
}

/** The card of a match of teams is that of the report which the officer chooses. */
function chosenCard(
  parts: LeagueParts,
  act: OfficerAct,
  report: EventReport | undefined,
): readonly LeagueEntry[] {
  if (act.type !== 'choose' || report === undefined) return [];
  return hallEntries(parts, { file: { report }, digest: act.digest, faults: foldReport(report).faults });
}
