// The components of the pages of a hall, in each of their states.
import { PAPERS } from '../../../shared/words/pages/paper.ts';
import type { PhoneStanding } from '../hall/medoor.ts';
import type { LinkState } from '../kit/link.ts';
import type { Components, SpecimenState, SpecimenStates } from './component.ts';
import type { NightMoment } from './prepared.ts';

const night =
  (moment: NightMoment, more: object = {}): SpecimenState =>
  ({ nights }) => ({ ...nights[moment], link: 'open', ...more });

const message =
  (moment: NightMoment, more: object = {}): SpecimenState =>
  ({ nights }) => ({ message: nights[moment].message, link: 'open', ...more });

const TELEVISIONS: SpecimenStates<LinkState> = {
  connecting: () => ({ link: 'connecting' }),
  open: message('running'),
  lost: message('running', { link: 'lost' }),
};

const phone =
  (standing: PhoneStanding, moment: NightMoment = 'running'): SpecimenState =>
  ({ nights }) => {
    const { message: heard, desk } = nights[moment];
    return { standing, link: 'open', message: heard, player: desk.players[0], names: desk.players };
  };

const STANDINGS: SpecimenStates<PhoneStanding> = {
  none: phone('none'),
  forgets: phone('forgets'),
  taking: phone('taking'),
  gone: phone('gone'),
  door: phone('door'),
  mine: phone('mine'),
};

const sheets = Object.fromEntries(PAPERS.map((name) => [name, night('running', { asked: true })]));

export const HALL_COMPONENTS: Components = {
  'muggins-hall': {
    about: 'a league night on a television',
    style: 'television',
    alone: [1_280, 720],
    states: {
      ...TELEVISIONS,
      'no night': message('before the night'),
      'the judge is called': message('with tasks'),
      'the night is closed': message('closed'),
    },
  },
  'muggins-desk': {
    about: 'the desk of a league night',
    style: 'desk',
    alone: [1_280, 800],
    states: {
      'no night': night('before the night'),
      'with tasks': night('with tasks'),
      'the night is closed': night('closed'),
      "not the desk's": () => ({ link: 'open', shut: true }),
    },
  },
  'muggins-draw': {
    about: 'the seal of a draw, and the check of it',
    style: 'phone',
    states: {
      'before the draw': ({ nights }) => ({ view: { ...nights.running.message.view, drawn: 0 } }),
      drawn: ({ nights }) => ({ view: nights.running.message.view }),
    },
  },
  'muggins-codes': {
    about: 'codes that bring phones to players, at the desk',
    style: 'desk',
    folded: true,
    states: { open: ({ nights }) => ({ players: nights.running.desk.players }) },
  },
  'muggins-me': {
    about: 'a league night on the phone of one player',
    style: 'phone',
    alone: [390, 640],
    states: { ...STANDINGS, 'connection lost': () => ({ link: 'lost' }) },
  },
  'muggins-hall-table': {
    about: 'one table of a league night, for anybody',
    style: 'phone',
    alone: [390, 560],
    states: {
      tables: message('running'),
      'a table': message('running', { table: '2' }),
      'the judge is called': message('with tasks', { table: '2' }),
    },
  },
  'muggins-remedies': {
    about: 'what a judge rules, to be read in a hall',
    style: 'judge',
    alone: [1_000, 800],
    states: { open: () => ({}) },
  },
  'muggins-print': {
    about: 'the paper of a league night; each state is a sheet',
    style: 'print',
    alone: [1_000, 800],
    states: sheets,
  },
};
