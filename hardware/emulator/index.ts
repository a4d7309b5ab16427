// The board's software twin. `Emulator` is the whole of it; `Machine` is its synchronous inside.
export { Emulator, prebuiltImage } from './emulator.ts';
export { checkFaults, FAULT_KINDS, type FaultKind, type Faults, NO_FAULTS } from './faults.ts';
export { parseHex, readHex } from './hex.ts';
export { Machine, toMilliseconds } from './machine.ts';
export type { BoardState, EmulatorOptions } from './messages.ts';
export type { MachineCounts, MachineOptions, Violation } from './options.ts';
export { pegHoles, readPegs } from './pegs.ts';
export { type DisconnectedError, EmulatorPort, type PortEvents } from './port.ts';
export { PROCESSORS, type Processor } from './processor.ts';
export { openPty } from './pty.ts';
export { MachineClock, SteppedBoard } from './stepped.ts';
export { serveTcp } from './tcp.ts';
export { type EmulatorEvents, type EmulatorView, WorkerBoard } from './workerboard.ts';
