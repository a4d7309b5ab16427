// A table that plays for a hall.
export { doorAt, type HallDoor } from './door.ts';
export { TableLink } from './link.ts';
export { forgetHall, knownHall, LinkMemory } from './memory.ts';
export { HallTrust } from './trust.ts';
