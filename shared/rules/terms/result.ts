// The answer of every function that can refuse: a value, or the reason why not. Nothing is thrown at callers.
import type { Refusal } from './refusal.ts';

/** Either a value or a refusal. Test `ok` first. */
export type Result<T> = Success<T> | { readonly ok: false; readonly refusal: Refusal };

/** A result that has its value. */
export interface Success<T> {
  readonly ok: true;
  readonly value: T;
}

/** A successful result. */
export const ok = <T>(value: T): Result<T> => ({ ok: true, value });

/** The result with its value changed; a refusal as it is. */
export const mapped = <T, U>(result: Result<T>, change: (value: T) => U): Result<U> =>
  result.ok ? ok(change(result.value)) : result;

/** A refused result. */
export const refuse = <T = never>(refusal: Refusal): Result<T> => ({ ok: false, refusal });
