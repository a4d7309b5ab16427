// A table that plays for a hall.
export { doorAt, type HallDoor, type LinkListener, type LinkSocket } from './door.ts';
export type { Joining } from './line.ts';
export { TableLink } from './link.ts';
export { forgetHall, knownHall, LinkMemory } from './memory.ts';
export { HallTrust } from './trust.ts';
