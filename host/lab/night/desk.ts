// The hall's end of a simulated night: a real hall with its journal, and what answers the tables.
import { receive, rulesOf } from '../../../shared/league/index.ts';
import { type Bus, isGenuine, type MessageOf, parseMessage, topicsOf } from '../../bus/index.ts';
import { type Hall, openHall } from '../../hall/index.ts';
import type { Clock } from '../../system/clock.ts';

/** Milliseconds after which seats are told again to whoever missed them. */
const AGAIN = 5_000;

interface DeskOptions {
  readonly id: string;
  readonly folder: string;
  readonly keys: ReadonlyMap<string, string>;
  readonly dial: () => Bus;
  readonly clock: Clock;
}

export class SimulatedHall {
  readonly hall: Hall;
  readonly #options: DeskOptions;
  readonly #bus: Bus;
  #isDead = false;

  constructor(options: DeskOptions) {
    this.#options = options;
    this.hall = openHall(options.folder, () => 1 + options.clock.now());
    const topics = topicsOf(options.id);
    this.#bus = options.dial();
    this.#bus.subscribe(topics.every('result'), ({ topic, body }) =>
      this.#result(topics.read(topic)?.table ?? '', parseMessage('result', body)),
    );
    this.#bus.on('connected', () => this.#seats());
    this.hall.on('changed', () => this.#seats());
    this.#again();
  }

  /** Dies between two messages. */
  async die(): Promise<void> {
    this.#isDead = true;
    this.hall.close();
    await this.#bus.close();
  }

  #again(): void {
    this.#options.clock.after(AGAIN, () => {
      if (this.#isDead) return;
      this.#seats();
      this.#again();
    });
  }

  #result(table: string, message: MessageOf<'result'> | undefined): void {
    const key = this.#options.keys.get(table);
    if (this.#isDead || message === undefined || key === undefined || !isGenuine(key, message)) return;
    const { report } = message;
    const { verdict } = receive(this.hall.state, report, table);
    const kept = this.hall.act([{ type: 'report', report, table }], `table ${table}`);
    const { id, revision, digest } = report;
    const receipt: MessageOf<'receipt'> = { id, revision, digest, verdict: kept.ok ? verdict : 'refused' };
    void this.#bus.publish(topicsOf(this.#options.id).receipt(table), receipt);
  }

  #seats(): void {
    for (const table of this.hall.state.tables)
      void this.#bus.publish(topicsOf(this.#options.id).seat(table), this.#seat(table), { retain: true });
  }

  #seat(table: string): MessageOf<'seat'> {
    const { games, format, id, entrants, players } = this.hall.state;
    const called = games.find((each) => each.table === table && each.result === undefined);
    const rules = rulesOf(format);
    if (called === undefined || !rules.ok)
      return { assignment: null, signed: [false, false], revision: null, stage: null };
    const namesOf = (entrant: string): readonly string[] =>
      (entrants.find((each) => each.id === entrant)?.players ?? []).map(
        (player) => players.find((each) => each.id === player)?.name ?? player,
      );
    const [first, second] = called.entrants;
    return {
      assignment: {
        night: id,
        game: called.game,
        round: called.round,
        entrants: called.entrants,
        names: [namesOf(first), namesOf(second)],
        colours: ['vermilion', 'blue'],
        rules: JSON.parse(JSON.stringify(rules.value)),
        firstDeal: null,
      },
      signed: [false, false],
      revision: null,
      stage: 'called',
    };
  }
}
