// What the board draws, and what follows for fuse, supply and wire; from the figures of the firmware's current cap.
import { DEFAULT_BRIGHTNESS } from '../../shared/protocol/index.ts';
import { pixelCount, REAR_PEG_SHARE } from '../board.ts';
import type { Description, Plan } from '../panel.ts';
import { pieces } from './strip.ts';
import { type Grid, markdown, readFilled } from './table.ts';

/** Most that a fuse is asked to carry for good, as a share of its rating. */
const FUSE_LOAD = 0.75;
/** Most that the supply is asked for. */
const SUPPLY_LOAD = 0.8;
/** Lowest and highest voltage between which a WS2812B is specified (V1.0, January 2016, electrical characteristics). */
const PIXEL_VOLTS = { min: 4.5, max: 5.5 } as const;
const SUPPLY_TOLERANCE = 0.05;
/** Ohms of a metre of 0.5 mm² copper; of a 2.5 A fuse with its holder; metres of wire from jack to strip. */
const COPPER = 0.0345;
const FUSE_OHMS = 0.05;
const FEED_METRES = 0.45;

/** Two pegs a lane in the brightest colour there is, one lane's turn, one dealer: as picture.cpp adds it up. */
function gameLight({ lanes, description: { lights } }: Plan, brightness: number): number {
  const fronts = lights.map((led) => led.reduce((sum, channel) => sum + (channel * brightness) / 127, 0));
  const front = Math.max(...fronts);
  return lanes * front * (1 + REAR_PEG_SHARE) + front + (3 * brightness) / 4;
}

/** Milliamperes of the chain in a game. */
const gameCurrent = (plan: Plan, brightness: number): number => {
  const { power } = plan.description;
  const light = gameLight(plan, brightness);
  return Math.round(pixelCount(plan.lanes) * power.idle + (light * power.channel) / 255);
};

/** Milliamperes of the chain, and ohms from the supply to the middle of a lane when all current is drawn by that lane. */
function budget(plan: Plan) {
  const { lanes, description } = plan;
  const { power, geometry, strip } = description;
  const idle = pixelCount(lanes) * power.idle;
  const lane = pieces(plan).filter((piece) => piece.lane === 0);
  const metres = lane.reduce((sum, { pixels }) => sum + pixels * geometry.pitch, 0) / 1000;
  return {
    idle,
    game: gameCurrent(plan, DEFAULT_BRIGHTNESS),
    brightGame: gameCurrent(plan, 127),
    effect: power.cap,
    /** What every pixel at full white would draw if the firmware let it. */
    uncapped: idle + 3 * pixelCount(lanes) * power.channel,
    /** What fuse and supply are chosen for: the worst effect, and the controller as if it were on the same supply. */
    fused: power.cap + power.controller,
    // Current that is drawn evenly along a strip fed at both ends sinks by an eighth of current times resistance.
    ohms: FUSE_OHMS + 2 * FEED_METRES * COPPER + (metres * strip.ohms) / 8,
  };
}

/** Volts at the pixel that gets least, with the supply as low as it may be. */
const least = (milliamperes: number, ohms: number, { power }: Description): string =>
  (power.volts * (1 - SUPPLY_TOLERANCE) - (milliamperes / 1000) * ohms).toFixed(3);

/** The budget as a table: milliamperes at 5 V, and the volts that are left for the weakest pixel. */
export function powerTable(plan: Plan): Grid {
  const { lanes, description } = plan;
  const { power } = description;
  const all = budget(plan);
  const watts = (milliamperes: number): string => ((milliamperes * power.volts) / 1000).toFixed(1);
  const other = (name: string, milliamperes: number, why: string) =>
    [name, milliamperes, watts(milliamperes), '', why] as const;
  const lit = (name: string, milliamperes: number, why: string) =>
    [name, milliamperes, watts(milliamperes), least(milliamperes, all.ohms, description), why] as const;
  return {
    head: ['State', 'mA', 'W', 'V at the weakest pixel', 'From'],
    rows: [
      lit('chain dark', all.idle, `${pixelCount(lanes)} pixels x ${power.idle} mA`),
      lit(
        'game',
        all.game,
        `pegs and indicators in the brightest colour, brightness ${DEFAULT_BRIGHTNESS} of 127`,
      ),
      lit('game at full brightness', all.brightGame, 'the same at brightness 127'),
      lit('worst effect', all.effect, 'the cap: the firmware dims what would draw more'),
      other('controller, from USB', power.controller, 'Arduino, display with its light, buzzer'),
      other(
        'fuse and supply chosen for',
        all.fused,
        'worst effect, and the controller as if on the same supply',
      ),
      other('fuse', power.fuse, `carries at most ${FUSE_LOAD * 100} % of its rating continuously`),
      other('supply, at least', power.supply, `asked for at most ${SUPPLY_LOAD * 100} %`),
      other('all white without the cap', all.uncapped, 'never drawn: the reason for the cap and the fuse'),
    ],
  };
}

const BRIGHTNESSES = [16, 32, DEFAULT_BRIGHTNESS, 96, 127] as const;

/** What a game draws from the chain's supply, by the brightness of the front pegs. */
function brightnessTable(plan: Plan): Grid {
  const { power } = plan.description;
  return {
    head: ['Brightness', 'mA', 'W', 'share of the fuse'],
    rows: BRIGHTNESSES.map((brightness) => {
      const milliamperes = gameCurrent(plan, brightness);
      const watts = ((milliamperes * power.volts) / 1000).toFixed(1);
      return [brightness, milliamperes, watts, `${Math.round((100 * milliamperes) / power.fuse)} %`];
    }),
  };
}

/** The page: the tables, and the choices that follow. */
export function powerPage(plan: Plan): string {
  const { lanes, description, mark } = plan;
  const { power, strip } = description;
  const all = budget(plan);
  const share = (whole: number): string => `${Math.round((100 * all.fused) / whole)} %`;
  return readFilled('making/power.md', {
    ...power,
    lanes,
    mark,
    budget: markdown(powerTable(plan)),
    brightness: markdown(brightnessTable(plan)),
    fused: all.fused,
    fuse: power.fuse / 1000,
    fuseShare: share(power.fuse),
    twice: (2.1 * power.fuse) / 1000,
    supply: power.supply / 1000,
    supplyShare: share(power.supply),
    ohms: strip.ohms,
    least: least(all.effect, all.ohms, description),
    lowest: PIXEL_VOLTS.min,
  });
}
