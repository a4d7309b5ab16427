// What weather can do to a world: each trouble as it is done to board, wire, disk, host and network.
import type { SimulatedBoard } from './board.ts';
import type { Disk } from './disk.ts';
import type { Hosts } from './hosts.ts';
import { BAD_NETWORK, GOOD_NETWORK, type Phone } from './phones.ts';
import type { Players } from './players.ts';
import { faultsOf, type Sky } from './weather.ts';

interface SkyOptions {
  readonly board: SimulatedBoard;
  readonly disk: Disk;
  readonly hosts: Hosts;
  readonly phones: readonly Phone[];
  readonly players: Players;
  /** A number that nobody has had yet, for the damage of a wire. */
  readonly fresh: () => number;
  readonly stir: () => void;
  /** The table is disturbed for so many milliseconds. */
  readonly disturb: (milliseconds?: number) => void;
}

/** The troubles of a world. */
export const skyOver = (options: SkyOptions): Sky => ({ ...overBoard(options), ...overHost(options) });

function overBoard({ board, fresh, stir, disturb }: SkyOptions) {
  const during = (begin: () => void, end: () => void): (() => void) => {
    stir();
    begin();
    return () => {
      disturb();
      end();
    };
  };
  const repair = (): void => board.damage(faultsOf(0, 1));
  return {
    noise: (rate: number) => during(() => board.damage(faultsOf(rate, fresh())), repair),
    unplug: () =>
      during(
        () => board.unplug(),
        () => board.plug(),
      ),
    cutBoard: () =>
      during(
        () => board.powerOff(),
        () => board.powerOn(),
      ),
    resetBoard: () =>
      during(
        () => board.reset(),
        () => {},
      ),
  };
}

function overHost({ disk, hosts, phones, players, disturb }: SkyOptions) {
  const stall = (milliseconds: number): (() => void) => {
    hosts.now?.time.stall(milliseconds);
    disturb(milliseconds);
    return () => {};
  };
  return {
    fillDisk: () => {
      disk.full = true;
      return () => {
        disk.full = false;
      };
    },
    stall,
    hammer: (milliseconds: number) => {
      players.hammer(milliseconds);
      return stall(milliseconds);
    },
    killHost: () => hosts.without('kill', () => hosts.kill()),
    cutHost: () => {
      const stays = disk.tearSoon();
      const back = hosts.without('power', () => {});
      return () => {
        stays();
        back();
      };
    },
    endHost: () => hosts.without('restart', () => hosts.close()),
    loseNetwork: () => {
      for (const phone of phones) phone.network = BAD_NETWORK;
      return () => {
        for (const phone of phones) phone.network = GOOD_NETWORK;
      };
    },
  };
}
