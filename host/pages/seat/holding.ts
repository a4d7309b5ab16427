// What a seat holds where the host deals, for every page that plays it.
import type { HandAnswer, StateMessage } from '../../web/table/types.ts';
import type { Place } from '../kit/place.ts';
import type { Posted } from './hand.ts';

/** Milliseconds before the host is asked again that did not answer. */
export const RETRY = 1_500;

/** Asks what the seat holds wherever that may have changed. */
export class Holding {
  readonly #place: Pick<Place, 'ask' | 'tell'>;
  readonly #told: (own: HandAnswer) => void;
  /** What was asked for last, and the moment of it. */
  #follows: Parameters<Holding['follow']> = [undefined, undefined];
  #moment = '';

  /** `told`: the host has said what the seat holds. */
  constructor(place: Pick<Place, 'ask' | 'tell'>, told: (own: HandAnswer) => void) {
    this.#place = place;
    this.#told = told;
  }

  /** The table has changed, or the seat. */
  follow(message: StateMessage | undefined, seat: number | undefined): void {
    this.#follows = [message, seat];
    const { view, company } = message ?? {};
    const wanted = company?.pack === 'pages' && seat !== undefined;
    const moment = wanted ? [seat, view?.game, view?.move, company.laidAway].join(' ') : '';
    if (moment === this.#moment) return;
    this.#moment = moment;
    if (wanted) void this.#ask(moment);
  }

  /** Posts what is done with the cards. @returns why it was not done, in words */
  async post({ path, body }: Posted): Promise<string | undefined> {
    const words = await this.#place.tell(`api/${path}`, body);
    this.#moment = '';
    this.follow(...this.#follows);
    return words;
  }

  /** A late answer about an earlier moment is none. */
  async #ask(moment: string): Promise<void> {
    const answer = await this.#place.ask('api/hand').catch(() => undefined);
    const own = answer?.ok ? ((await answer.json()) as HandAnswer) : undefined;
    if (moment !== this.#moment) return;
    if (own !== undefined) this.#told(own);
    else setTimeout(() => moment === this.#moment && this.#ask(moment), RETRY);
  }
}
