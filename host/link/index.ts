// A table that plays for a hall.
export { doorAt } from './door.ts';
export { TableLink } from './link.ts';
export { knownHall, LinkMemory } from './memory.ts';
