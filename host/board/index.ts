// The board: connection, components, ports and errors.

export { type Clock, systemClock } from '../system/clock.ts';
export { type Log as BoardLog, silentLog } from '../system/log.ts';
export { groupOf } from './access.ts';
export * from './connection.ts';
export type { Counters } from './delivery.ts';
export type { BoardEntry } from './entries.ts';
export * from './errors.ts';
export { GREET_TIMEOUT, type Greeting, greet } from './handshake.ts';
export type { KeyEvent } from './keys.ts';
export { closing, type Traffic } from './link.ts';
export * from './ports.ts';
export type { BoardHealth, BoardReport } from './report.ts';
export { anySerialPort, serialPort, sourceOf, unsuitableAmong } from './serial.ts';
export { tcpPort } from './tcp.ts';
export { openingSource, type PortSource, portSource, type Transport } from './transport.ts';
export type { BoardView } from './view.ts';
