// Figures as the report prints them.

/** `18.6 ms` */
export const milliseconds = (value: number): string => `${value.toFixed(1)} ms`;
/** `101 MB`, of bytes; `NaN MB` where the system does not tell. */
export const megabytes = (bytes: number | undefined): string =>
  `${((bytes ?? Number.NaN) / 1e6).toFixed(0)} MB`;
/** `252.00 million/s` */
export const millions = (value: number): string => `${(value / 1e6).toFixed(2)} million/s`;
