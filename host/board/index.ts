// The board: connection, ports and errors.

export { type Clock, systemClock } from '../system/clock.ts';
export { type Log as BoardLog, silentLog } from '../system/log.ts';
export * from './connection.ts';
export type { Counters } from './delivery.ts';
export * from './errors.ts';
export { closing, GREET_TIMEOUT, type Greeting, greet } from './greet.ts';
export { groupOf } from './group.ts';
export type { BoardHealth } from './health.ts';
export type { KeyEvent } from './keys.ts';
export type { Traffic } from './link.ts';
export * from './ports.ts';
export type { BoardReport } from './report.ts';
export type { BoardView } from './scene.ts';
export { anySerialPort, serialPort, unsuitableAmong } from './serial.ts';
export { sourceOf } from './source.ts';
export { tcpPort } from './tcp.ts';
export { openingSource, type PortSource, portSource, type Transport } from './transport.ts';
export { type BoardEntry, isOutdated } from './welcome.ts';
