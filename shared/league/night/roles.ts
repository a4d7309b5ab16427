// Who may give a command at a desk: a scorekeeper, a judge, or the director alone.
import type { NightCommand } from './command.ts';

/** Roles that the director can give to others. */
export const HELPERS = ['scorekeeper', 'judge'] as const;
export type Helper = (typeof HELPERS)[number];

/** Each may do everything that those before it may. `desk`: the director. */
const DESK_ROLES = [...HELPERS, 'desk'] as const;
export type DeskRole = (typeof DESK_ROLES)[number];

/** The first role that may give a command. What is not here is the director's. */
const GIVEN_BY: Readonly<Partial<Record<NightCommand['type'], Helper>>> = {
  addPlayer: 'scorekeeper',
  checkIn: 'scorekeeper',
  checkOut: 'scorekeeper',
  call: 'scorekeeper',
  sit: 'scorekeeper',
  enterCard: 'scorekeeper',
  sign: 'scorekeeper',
  dispute: 'scorekeeper',
  check: 'scorekeeper',
  enterLadder: 'scorekeeper',
  rule: 'judge',
  correct: 'judge',
  swapSides: 'judge',
  void: 'judge',
  reopenGame: 'judge',
  letBe: 'judge',
  forfeit: 'judge',
  settleForfeits: 'judge',
  settleAside: 'judge',
  ruleMatch: 'judge',
  reopenMatch: 'judge',
};

/** The first role that may give a command. `isFirst`: its game has no result yet, which is then entered and not corrected. */
export const giverOf = (type: NightCommand['type'], isFirst = false): DeskRole =>
  type === 'correct' && isFirst ? 'scorekeeper' : (GIVEN_BY[type] ?? 'desk');

/** Whether a role may do what is `giver`'s. */
export const mayDo = (role: DeskRole, giver: DeskRole): boolean =>
  DESK_ROLES.indexOf(role) >= DESK_ROLES.indexOf(giver);
