// Reads `--hall`, `--trust-hall` and `--table` of `muggins start`.
import { usageError, wholeNumber } from '../output.ts';

/** Options as commander gives them: `false` is `--no-hall`, `true` is `--hall` without an address. */
export interface HallLinkOptions {
  readonly hall?: string | boolean;
  readonly trustHall?: boolean;
  readonly table?: string;
}

/** The hall that a table is to play for. */
export interface HallChoice {
  /** Undefined: the one of last time; null: none from now on. */
  readonly address: string | null | undefined;
  /** Whether to look for one on the network. */
  readonly finds: boolean;
  /** The number that the table would like. */
  readonly wish: string | undefined;
  /** Whether the certificate that the hall shows now is the right one, whatever it was before. */
  readonly trusts: boolean;
}

/** @throws CliError for an option that makes no sense */
export function readHallChoice({ hall, table, trustHall: trusts = false }: HallLinkOptions): HallChoice {
  const wish = table === undefined ? undefined : `${wholeNumber('table', table, 1, 999)}`;
  if (typeof hall !== 'string')
    return { address: hall === false ? null : undefined, finds: hall === true, wish, trusts };
  const text = hall.includes('://') ? hall : `http://${hall}`;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || url.pathname !== '/' || url.hostname === '')
    throw usageError(
      'badOption',
      `--hall ${hall}: expected the address that the hall shows, such as http://192.168.1.20:8131`,
    );
  return { address: url.href, finds: false, wish, trusts };
}
