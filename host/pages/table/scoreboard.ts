// Entry of the page /: joins the scoreboard to the host, walks its pegs, keeps the screen awake.
import type { SeatPlaces, StateMessage, TableView } from '../../web/table/types.ts';
import { stayAwake } from '../kit/awake.ts';
import { boot } from '../kit/boot.ts';
import { TIMERS } from '../kit/line.ts';
import { TABLE_WORDS } from './language.ts';
import { lightsOfPegs } from './lights.ts';
import { openTableLine } from './line.ts';
import { Walk } from './peganimation.ts';
import { placesForHost } from './places.ts';
import { Scoreboard } from './scoreview.ts';
import { Voice } from './speech.ts';
import { EMPTY_STORE, hear, lanesOf, sceneOfStore } from './store.ts';

await boot(TABLE_WORDS, 'scoreboard');
const view = document.querySelector('muggins-scoreboard');
if (view instanceof Scoreboard) start(view);

function start(view: Scoreboard): void {
  let heard = EMPTY_STORE;
  const voice = new Voice();
  let seats = '';
  const walk = new Walk(TIMERS, (pegs) => {
    if (heard.state !== undefined) view.lights = lightsOfWalk(heard.state, pegs, lanesOf(heard));
  });
  openTableLine({
    only: ['state'],
    message(message) {
      // What the board itself shows is for its own page: here the pegs walk.
      if (message.type === 'board') return;
      heard = hear(heard, message);
      const { state } = heard;
      if (state === undefined) return;
      view.scene = sceneOfStore(heard);
      view.lanes = lanesOf(heard);
      view.paused = state.settings.paused;
      walk.to(state.view.pegs, still());
      document.title = titleOf(view);
      voice.hear(view.scene, state.settings.speech);
      const now = JSON.stringify([state.phones, state.view.players.map(({ name }) => name)]);
      if (now !== seats) void invite(view);
      seats = now;
    },
    state(state) {
      view.link = state;
    },
  });
  stayAwake();
  showPlaces();
}

/** The board of the page with the pegs where they are on their way. */
function lightsOfWalk(
  { view, settings }: StateMessage,
  pegs: TableView['pegs'],
  lanes: ReturnType<typeof lanesOf>,
): Scoreboard['lights'] {
  const laneOf = (seat: number | null) => view.players.find((each) => each.seat === seat)?.lane;
  return lightsOfPegs(lanes, {
    pegs,
    dealer: laneOf(view.dealer),
    turn: laneOf(view.turn),
    colours: settings.colours,
  });
}

const still = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Codes of free seats, where this page may know them. Whatever fails is asked for again with the next change of seats. */
async function invite(view: Scoreboard): Promise<void> {
  const { seats, phones } = (await placesForHost()) ?? NO_SEATS;
  const [address] = phones;
  view.invitations = seats.flatMap(({ seat, invitation }) =>
    invitation === null || address === undefined
      ? []
      : [{ seat, address: `${new URL('seat', address).href}#${invitation}` }],
  );
}

const NO_SEATS: SeatPlaces = { seats: [], phones: [] };

const titleOf = ({ scene }: Scoreboard): string =>
  [scene.players.map(({ name, score }) => `${name} ${score}`).join(', '), 'Muggins']
    .filter((part) => part !== '')
    .join(' · ');

/** Milliseconds that the ways to other pages are seen after the mouse has moved. */
const SEEN = 3_000;

/** No control is in the way of the score: links show when somebody moves the mouse, and a double click fills the screen. */
function showPlaces(): void {
  let timer: number | undefined;
  addEventListener('pointermove', () => {
    document.body.classList.add('touched');
    clearTimeout(timer);
    timer = window.setTimeout(() => document.body.classList.remove('touched'), SEEN);
  });
  addEventListener('dblclick', () => {
    const full = document.fullscreenElement !== null;
    // A browser may refuse, and then the window stays as it is.
    void (full ? document.exitFullscreen() : document.documentElement.requestFullscreen()).catch(
      () => undefined,
    );
  });
}
