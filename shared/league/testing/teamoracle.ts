// A second program for the table of a team league. It knows the final cards alone: no events, rulings, seasons or steps as the league
// has them. It assumes:
// - a match whose card is not settled, a void one, and one that a withdrawal takes out count for nobody;
// - the second half begins after half of the rounds; a middle round is in it;
// - of a team that withdraws, unplayed matches are not played any more, whatever its rule;
// - level teams: each step looks at those who are still level; matches among them count where each two met equally often, first by
//   points, then by legs, and again among those whom this leaves level; the same for play-offs, by wins;
// - a team that has withdrawn has no rank.
import type { MatchFormat, WithdrawalRule } from '../team/format.ts';

/** A match as its final card, or what was ruled. `null`: not settled. */
export interface FinalMatch {
  readonly home: string;
  readonly away: string;
  readonly round: number;
  readonly end:
    | null
    | 'void'
    | { readonly absent: 'home' | 'away' }
    | { readonly legs: readonly (readonly [number, number] | null)[]; readonly bothShort: boolean };
}

/** A season as it ended. */
export interface FinalSeason {
  readonly format: MatchFormat;
  readonly teams: readonly string[];
  readonly matches: readonly FinalMatch[];
  readonly playoffs: readonly FinalMatch[];
  readonly adjustments: readonly (readonly [team: string, units: number])[];
  readonly out: Readonly<Record<string, WithdrawalRule>>;
}

/** A team as text: `rank P W D L rubbers legs points`. */
export function tableFrom(season: FinalSeason): Readonly<Record<string, string>> {
  const { format, teams, out } = season;
  const last = Math.max(0, ...season.matches.map(({ round }) => round));
  const counted = season.matches.filter((match) => {
    for (const team of [match.home, match.away]) {
      const rule = out[team];
      if (rule === 'void' || rule === 'byes') return false;
      if (rule === 'secondHalf' && match.round * 2 > last) return false;
    }
    return true;
  });
  const scores = counted.flatMap((match) => scoreOf(format, match));
  const playoffs = season.playoffs.flatMap((match) => scoreOf(format, match));
  const lines = new Map(teams.map((team) => [team, lineOf(team, scores)]));
  for (const [team, units] of season.adjustments) (lines.get(team) as Line).points += units;
  const ranks = ranksOf(
    teams.filter((team) => out[team] === undefined),
    lines,
    { format, scores, playoffs },
  );
  return Object.fromEntries(
    [...lines].map(([team, line]) => [
      team,
      [
        ranks.get(team) ?? '-',
        ...[line.played, line.won, line.drawn, line.lost],
        `${line.rubbersFor}:${line.rubbersAgainst}`,
        `${line.legsFor}:${line.legsAgainst}`,
        line.points,
      ].join(' '),
    ]),
  );
}

/** What one team has from one match. */
interface Score {
  readonly team: string;
  readonly against: string;
  readonly rubbers: number;
  readonly legs: number;
  readonly points: number;
  readonly result: 'won' | 'drawn' | 'lost';
  readonly other: { readonly rubbers: number; readonly legs: number };
}

/** Both sides of a match; nothing where it does not count. */
function scoreOf(format: MatchFormat, { home, away, end }: FinalMatch): readonly Score[] {
  if (end === null || end === 'void') return [];
  let [homeLegs, awayLegs, homeRubbers, awayRubbers] = [0, 0, 0, 0];
  let fixed: readonly [number, number] | null = null;
  let ahead: number;
  if ('absent' in end) {
    if (format.walkover === null) return [];
    const { rubbers, legs, points } = format.walkover;
    const isHome = end.absent === 'away';
    [homeLegs, awayLegs] = isHome ? legs : [legs[1], legs[0]];
    [homeRubbers, awayRubbers] = isHome ? rubbers : [rubbers[1], rubbers[0]];
    if (points !== null) fixed = isHome ? points : [points[1], points[0]];
    ahead = isHome ? 1 : -1;
  } else {
    for (const legs of end.legs) {
      if (legs === null) continue;
      homeLegs += legs[0];
      awayLegs += legs[1];
      if (legs[0] > legs[1]) homeRubbers++;
      if (legs[0] < legs[1]) awayRubbers++;
    }
    ahead = format.decides === 'rubbers' ? homeRubbers - awayRubbers : homeLegs - awayLegs;
    if (ahead === 0 && end.bothShort && format.bothShort !== null)
      fixed = [format.bothShort, format.bothShort];
  }
  const { win, draw, loss, rubber, leg } = format.points;
  const worth = (sign: number): number | null => (sign > 0 ? win : sign < 0 ? loss : draw);
  const [homeWorth, awayWorth] = [worth(ahead), worth(-ahead)];
  if (fixed === null && (homeWorth === null || awayWorth === null)) return [];
  const homePoints = fixed?.[0] ?? (homeWorth ?? 0) + rubber * homeRubbers + leg * homeLegs;
  const awayPoints = fixed?.[1] ?? (awayWorth ?? 0) + rubber * awayRubbers + leg * awayLegs;
  const result = (sign: number) => (sign > 0 ? 'won' : sign < 0 ? 'lost' : 'drawn');
  const [homeSide, awaySide] = [
    { rubbers: homeRubbers, legs: homeLegs },
    { rubbers: awayRubbers, legs: awayLegs },
  ];
  return [
    { team: home, against: away, ...homeSide, points: homePoints, result: result(ahead), other: awaySide },
    { team: away, against: home, ...awaySide, points: awayPoints, result: result(-ahead), other: homeSide },
  ];
}

type Line = ReturnType<typeof lineOf>;

function lineOf(team: string, scores: readonly Score[]) {
  const line = {
    played: 0,
    won: 0,
    drawn: 0,
    lost: 0,
    rubbersFor: 0,
    rubbersAgainst: 0,
    legsFor: 0,
    legsAgainst: 0,
    points: 0,
  };
  for (const score of scores) {
    if (score.team !== team) continue;
    line.played++;
    line[score.result]++;
    line.rubbersFor += score.rubbers;
    line.rubbersAgainst += score.other.rubbers;
    line.legsFor += score.legs;
    line.legsAgainst += score.other.legs;
    line.points += score.points;
  }
  return line;
}

interface Known {
  readonly format: MatchFormat;
  readonly scores: readonly Score[];
  readonly playoffs: readonly Score[];
}

/** Everybody begins at 1, and falls behind those who are ahead in a step among the level ones. */
function ranksOf(
  teams: readonly string[],
  lines: ReadonlyMap<string, Line>,
  { format, scores, playoffs }: Known,
): ReadonlyMap<string, number> {
  const ranks = new Map(teams.map((team) => [team, 1]));
  const pass = (value: (team: string, level: readonly string[]) => number): boolean => {
    const fall = teams.map((team) => {
      const level = teams.filter((each) => ranks.get(each) === ranks.get(team));
      return level.filter((each) => value(each, level) > value(team, level)).length;
    });
    teams.forEach((team, at) => void ranks.set(team, (ranks.get(team) ?? 1) + (fall[at] ?? 0)));
    return fall.some((places) => places > 0);
  };
  const among =
    (all: readonly Score[], share: (score: Score) => number) =>
    (team: string, level: readonly string[]): number => {
      const own = all.filter((score) => level.includes(score.team) && level.includes(score.against));
      const times = level.flatMap((one) =>
        level
          .filter((other) => other !== one)
          .map((other) => own.filter((score) => score.team === one && score.against === other).length),
      );
      if (times.some((count) => count === 0 || count !== times[0])) return 0;
      return own.filter((score) => score.team === team).reduce((sum, score) => sum + share(score), 0);
    };
  for (const tie of format.ties) {
    if (tie === 'headToHead') {
      const byPoints = among(scores, ({ points }) => points);
      const byLegs = among(scores, ({ legs, other }) => legs - other.legs);
      while (pass(byPoints) || pass(byLegs));
    } else if (tie === 'playoff') while (pass(among(playoffs, ({ result }) => (result === 'won' ? 1 : 0))));
    else
      pass((team) => {
        const line = lines.get(team) as Line;
        if (tie === 'legs') return line.legsFor - line.legsAgainst;
        if (tie === 'rubbers') return line.rubbersFor - line.rubbersAgainst;
        return tie === 'lost' ? -line.lost : line[tie];
      });
  }
  return ranks;
}
