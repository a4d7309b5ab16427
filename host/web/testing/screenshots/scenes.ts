// Tables and halls whose journals are prepared, each behind its real server: what a picture is taken of.
import type { Page } from 'playwright-core';
import type { LaneCount } from '../../../../shared/protocol/index.ts';
import { findPreset, type RuleSet, SIX_CARD } from '../../../../shared/rules/index.ts';
import { Rig } from '../../../table/testing/rig.ts';
import { hallIn, type Phase } from '../../hall/testing/phases.ts';
import { hostCookie } from '../browser.ts';
import { Site } from '../site.ts';
import type { Sides, StateName, Subject } from './list.ts';

/** A server with everything that a state needs. */
export interface Scene {
  readonly url: string;
  /** The cookie of the host, or of the desk. */
  readonly cookie: ReturnType<typeof hostCookie>;
  /** What a phone puts behind the # of its address to be a player's; undefined where there is no player yet. */
  readonly invitation: () => Promise<string | undefined>;
  readonly close: () => Promise<void>;
}

/** A page of a scene as its reader has it: with the host's cookie, as a player's phone, or as anybody's. */
export async function visit(
  page: Page,
  { cookie, invitation, url }: Scene,
  { by, path, shown }: Subject,
): Promise<void> {
  if (by === undefined) await page.context().addCookies([cookie]);
  const code = by === 'player' ? await invitation() : undefined;
  await page.goto(new URL(code === undefined ? path : `${path}#${code}`, url).href);
  await page.locator(shown).first().waitFor({ state: 'attached' });
}

const NAMES = ['Ann', 'Marie-Antoinette Roy', 'Cid', 'Dot', 'Maximilian Hohenfels', 'Fay'];

const PRESET: Readonly<Record<Sides, string>> = {
  1: 'cribbage-solitaire',
  2: 'six-card',
  3: 'six-card-3',
  4: 'six-card-4-individuals',
  5: 'six-card-5-individuals',
  6: 'six-card-6-individuals',
};

/** How many lanes the board has: a built one has three at least. */
const LANES: Readonly<Record<Sides, LaneCount>> = { 1: 3, 2: 3, 3: 4, 4: 4, 5: 5, 6: 6 };

function rulesFor(sides: Sides): RuleSet {
  const preset = findPreset(PRESET[sides]);
  if (!preset.ok) throw new Error(`${PRESET[sides]}: no preset`);
  return { ...preset.value, match: { games: 3, all: false } };
}

/** What each seat counts, hand after hand: even, or with a player far behind. */
const EVEN = [10, 9, 8, 7, 6, 9];
const SKUNKED = [20, 6, 8, 5, 7, 4];

/** Plays until the state is reached. */
type Play = (site: Site) => void;

const over = ({ table }: Rig): boolean => table.view.phase === 'over';
const furthest = ({ table }: Rig): number => Math.max(...table.view.players.map(({ front }) => front));

/** Goes on with the game, every hand counted by its owner, until something is so. */
function playOn(site: Site, counts: readonly number[], until: (rig: Rig) => boolean): void {
  while (!over(site.rig) && !until(site.rig)) {
    const { expects, seat } = site.rig.table.view.prompt;
    if (expects === 'count' && seat !== null) site.must({ type: 'peg', seat, points: counts[seat] ?? 0 });
    else site.must({ type: 'next' });
  }
}

/** A new match. The last seat deals, so that the first, whose phone is shown, is asked. */
function begin(site: Site, rules: RuleSet, players: readonly string[]): void {
  site.must({ type: 'newGame', rules, players, newMatch: true });
  // A player alone cuts for nothing.
  if (site.rig.table.view.phase === 'cut') site.must({ type: 'cut', dealer: players.length - 1 });
}

const PLAYS: Readonly<Record<Exclude<StateName, 'empty'>, Play>> = {
  early: (site) => playOn(site, EVEN, ({ table }) => table.view.prompt.expects === 'count'),
  late: (site) =>
    playOn(
      site,
      EVEN,
      (now) =>
        furthest(now) > (now.table.view.players.length > 1 ? 105 : 60) &&
        now.table.view.prompt.expects === 'count',
    ),
  win: (site) => playOn(site, EVEN, over),
  skunk: (site) => playOn(site, SKUNKED, over),
  lost: (site) => playOn(site, EVEN, (now) => furthest(now) > 60),
};

/** A table in a state. Earlier games fill the pages of games. */
export async function tableIn(state: StateName, sides: Sides, files: string): Promise<Scene> {
  const site = await Site.open({ files }, new Rig({ lanes: LANES[sides], kept: [] }));
  if (state !== 'empty') {
    for (const counts of [EVEN, SKUNKED, EVEN.toReversed()]) {
      begin(site, SIX_CARD, NAMES.slice(0, 2));
      playOn(site, counts, over);
    }
    begin(site, rulesFor(sides), NAMES.slice(0, Number(sides)));
    PLAYS[state](site);
  }
  return {
    url: site.web.url,
    cookie: hostCookie(site),
    // The phone of the picture before this one has used up the last.
    async invitation() {
      site.credentials.renew('seat', 0);
      return site.credentials.invitationTo('seat', 0);
    },
    close: () => site.close(),
  };
}

const PLAYERS = ['Ann', 'Bob', 'Wilhelmina Montagues', 'Dot', 'Maximilian Hohenfels', 'Fay', 'Gus', 'Hal'];

const PHASE: Readonly<Record<StateName, Phase>> = {
  empty: 'before the night',
  early: 'running',
  late: 'with tasks',
  win: 'closed',
  skunk: 'all games over',
  lost: 'running',
};

/** A hall in a state. */
export async function nightIn(state: StateName, files: string): Promise<Scene> {
  const rig = await hallIn(PHASE[state], [...PLAYERS, 'Ivy', 'Jim'], files);
  return {
    url: rig.web.url,
    cookie: hostCookie(rig, 'muggins_hall'),
    async invitation() {
      const { json } = await rig.post('/api/hall/players/Ann/code', {});
      return json.invitation as string | undefined;
    },
    close: () => rig.close(),
  };
}
