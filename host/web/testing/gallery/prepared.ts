// What the page of all components shows: answers of a real table and a real hall, at the moments that it names.
import type { Command } from '../../../../shared/rules/index.ts';
import type { NightMoment, Prepared, TableMoment } from '../../../pages/gallery/prepared.ts';
import { Rig } from '../../../table/testing/rig.ts';
import { hallIn } from '../../hall/testing/phases.ts';
import type { DeskAnswer, HallMessage, PhonesAnswer } from '../../hall/types.ts';
import type { StateMessage } from '../../table/wire.ts';
import { POSITIONS } from '../positions.ts';
import { Site } from '../site.ts';

const TABLES = ['empty', 'cut', 'hand', 'ruling', 'late', 'win', 'skunk', 'three', 'four'] as const;
const NIGHTS = ['before the night', 'running', 'with tasks', 'closed'] as const;

/** Everything, as it is kept beside the page. */
export async function prepare(files: string): Promise<Prepared> {
  const tables = await byName(TABLES, tableAt);
  const nights = await byName(NIGHTS, (moment) => nightAt(moment, files));
  const { phones } = nights.running;
  // Phones reach this hall: codes are to be seen.
  const reached = { ...phones, phones: ['http://192.168.1.20:8192/'] };
  return { tables, nights, phones: reached, ...(await played()) };
}

async function byName<Name extends string, T>(
  names: readonly Name[],
  make: (name: Name) => Promise<T>,
): Promise<Readonly<Record<Name, T>>> {
  const made: [Name, T][] = [];
  for (const name of names) made.push([name, await make(name)]);
  return Object.fromEntries(made) as Record<Name, T>;
}

function play({ table }: Rig, commands: readonly Command[]): void {
  for (const command of commands) {
    const done = table.command(command);
    if (!done.ok) throw new Error(`${command.type}: ${JSON.stringify(done.refusal)}`);
  }
}

/** What a page is told at a moment of a game. */
async function tableAt(moment: TableMoment): Promise<StateMessage> {
  const rig = new Rig({ lanes: moment === 'four' ? 4 : 3, kept: [] });
  play(rig, POSITIONS[moment]);
  const site = await Site.open({}, rig);
  const state = await site.listen().until((message) => message.type === 'state');
  await site.close();
  return state;
}

/** Games that were played, and what the host's pages ask about them. */
async function played() {
  const rig = new Rig();
  for (const moment of ['win', 'skunk', 'ruling', 'hand'] as const) play(rig, POSITIONS[moment]);
  const site = await Site.open({}, rig);
  const ask = async <Name extends keyof Prepared>(path: string) =>
    JSON.parse((await site.ask(path)).text) as Prepared[Name];
  const games = await ask<'games'>('/api/games');
  const id = games.players[0]?.id ?? '';
  const all = {
    games,
    game: await ask<'game'>('/api/games/2'),
    profile: await ask<'profile'>(`/api/games/players/${encodeURIComponent(id)}`),
    moves: await ask<'moves'>('/api/moves'),
    me: await ask<'me'>('/api/me'),
    seats: await ask<'seats'>('/api/seats'),
  };
  await site.close();
  return all;
}

const NAMES = [
  'Ann',
  'Bob',
  'Wilhelmina Montagues',
  'Dot',
  'Maximilian Hohenfels',
  'Fay',
  'Gus',
  'Hal',
  'Ivy',
  'Jim',
];

async function nightAt(moment: NightMoment, files: string) {
  const rig = await hallIn(moment, NAMES, files);
  const ask = async (path: string) => JSON.parse((await rig.ask(path)).text);
  const message: HallMessage = await ask('/api/hall');
  const desk: DeskAnswer = await ask('/api/hall/desk');
  const phones: PhonesAnswer = await ask('/api/hall/phones');
  await rig.close();
  return { message, desk, phones };
}
