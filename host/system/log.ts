// Where something is written that an operator may want to know later; pino's loggers fit as they are.

export interface Log {
  debug(fields: object, message: string): void;
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

const nothing = (): void => {};

/** Writes nothing. */
export const silentLog: Log = { debug: nothing, info: nothing, warn: nothing, error: nothing };
