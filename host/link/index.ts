// A table that plays for a hall.
export { doorAt, type HallDoor } from './door.ts';
export { TableLink } from './link.ts';
export { forgetHall, knownHall, LinkMemory } from './memory.ts';
export { HallReplica } from './replica.ts';
export { HallTrust } from './trust.ts';
