// Offences and what is asked with them: the shape of their words.
import type { FigureCode } from '../rules/rulings/index.ts';
import type { OffenceCode } from '../rules/terms/index.ts';

/** By offence: what somebody did, without the name; and the offence in at most eighteen characters. */
export type OffenceWords = Readonly<Record<OffenceCode, readonly [did: string, short: string]>>;

/** By figure: the question for it, and the same in at most twenty characters. */
export type FigureWords = Readonly<Record<FigureCode, readonly [question: string, short: string]>>;
